/** A slip of vellum over the board: one question, one answer, or one word of the referee. */
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../house/words.ts";
import { monk, shield, type TileKey, tile } from "../monastery/index.ts";
import { faceOf } from "./facts.ts";
import { companyOn, doing, kindOf, pieceState, spotLabel } from "./labels.ts";
import { costOf } from "./letters.ts";
import { type Model, mine, namesOf, type Tap } from "./model.ts";
import { monksOn, type PieceOffer, stripsFor, walksFrom } from "./offers.ts";
import type { Action, Seat } from "./sight.ts";
import { tileName } from "./tell.ts";

export interface SlipHandlers {
  readonly tap: (tap: Tap) => void;
  readonly act: (action: unknown) => void;
  readonly dismiss: () => void;
  readonly rules: ((chapter: string) => void) | undefined;
}

interface Answered {
  readonly face?: unknown;
  readonly words: string;
  readonly press: () => void;
}

function answers(all: readonly Answered[]): TemplateResult {
  return html`<div class="t-answers">
    ${all.map(({ face, words, press }) => html`<button type="button" class="plain t-answer" @click=${press}>${face ?? nothing}<span>${words}</span></button>`)}
  </div>`;
}

const close = (press: () => void) =>
  html`<button type="button" class="quiet icon t-close" aria-label=${say("slip-close")} title=${say("slip-close")} @click=${press}>
    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-6-6 6 6M6-6-6 6" /></svg>
  </button>`;

const rulesLink = (rules: SlipHandlers["rules"], chapter: string) =>
  rules === undefined
    ? nothing
    : html`<button type="button" class="quiet t-rule" @click=${() => rules(chapter)}>${say("slip-rule", { rule: say(`rule-${chapter}`) })}</button>`;

const shieldOf = (model: Model, seat: Seat) => {
  const colour = model.shown.seats[seat]?.colour;
  return colour === undefined
    ? nothing
    : html`<svg class="t-shield" viewBox="-13 -14 26 29" aria-hidden="true">${shield({ colour })}</svg>`;
};

const monkOf = (model: Model, seat: Seat) => {
  const colour = model.shown.seats[seat]?.colour;
  return colour === undefined
    ? nothing
    : html`<svg class="t-figure" viewBox="-11 -27 22 29" aria-hidden="true">${monk({ colour })}</svg>`;
};

const small = (key: TileKey, constructed = false) =>
  html`<svg class="t-thumb" viewBox="0 0 100 100" aria-hidden="true">${tile({ ...faceOf(key), turn: 0, constructed })}</svg>`;

function effectWords(offer: PieceOffer, model: Model): string {
  const gain = model.gains.get(JSON.stringify(offer.action));
  return say(`card-${offer.kind}`, { points: gain?.points ?? 0 });
}

/** The card of a tile: what it is, what it does, and what can be done there now. */
function card(model: Model, number: number, { tap, act, rules }: SlipHandlers): TemplateResult {
  const piece = model.shown.pieces.find((known) => known.piece === number);
  if (piece === undefined) return html``;
  const does = doing(piece.tile);
  const there = companyOn(piece, namesOf(model.screen));
  const offers = model.offers.pieces.filter((offer) => offer.piece === number);
  const facts = [kindOf(piece.tile), pieceState(piece)].filter((part) => part !== "");
  return html`<section class="t-slip t-card" aria-label=${tileName(piece.tile)}>
    ${close(() => tap({ on: "nothing" }))}
    ${piece.tile === "abbey" ? nothing : small(piece.tile, piece.constructed)}
    <div>
      <h2>${tileName(piece.tile)}</h2>
      <p class="t-facts">${facts.join(" · ")}</p>
      ${does === undefined ? nothing : html`<p>${say(does)}</p>`}
      ${there === "" ? nothing : html`<p class="t-there">${there}</p>`}
      ${piece.tokens > 0 ? html`<p>${say("label-tokens", { many: piece.tokens })}</p>` : nothing}
      ${offers.length === 0 ? nothing : answers(offers.map((offer) => ({ words: effectWords(offer, model), press: () => act(offer.action) })))}
      ${rules === undefined ? nothing : html`<button type="button" class="quiet t-rule" @click=${() => rules(piece.tile)}>${say("slip-read")}</button>`}
    </div>
  </section>`;
}

function question(
  words: string,
  all: readonly Answered[],
  back: (() => void) | undefined,
  silent = false,
): TemplateResult {
  return html`<section class="t-slip" role="group" aria-label=${words}>
    ${back === undefined ? nothing : close(back)}
    ${silent ? nothing : html`<p class="t-question">${words}</p>`}
    ${answers(all)}
  </section>`;
}

function chosen(model: Model, handlers: SlipHandlers): TemplateResult | undefined {
  const { choice, offers, shown, screen } = model;
  const { tap, act } = handlers;
  const back = () => tap({ on: "nothing" });
  const name = (seat: Seat) => screen.players[seat]?.name ?? "";
  const own = mine(model);
  switch (choice.kind) {
    case "piece":
      return card(model, choice.piece, handlers);
    case "gap":
      return question(
        say("ask-place-what"),
        choice.tiles.map((key) => ({
          face: small(key),
          words: tileName(key),
          press: () => tap({ on: "gap-tile", tile: key }),
        })),
        back,
      );
    case "ghost":
      return choice.turns.length < 2
        ? undefined
        : html`<section class="t-slip t-turning">
            <button type="button" class="plain t-answer" @click=${() => tap({ on: "turn" })}>
              <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-7 3A7.5 7.5 0 1 1 1 7.4M7.5-8.5 7-2.5 1.4-3.6" /></svg>
              <span>${say("slip-turn")}</span>
            </button>
            <button type="button" class="quiet" @click=${back}>${say("slip-cancel")}</button>
          </section>`;
    case "reach":
      return question(
        say("slip-which-box"),
        walksFrom(offers, choice.from)
          .filter(({ to }) => to.on === choice.on)
          .map((walk) => ({
            words: say("slip-box", {
              box:
                faceOf(shown.pieces.find(({ piece }) => piece === choice.on)?.tile ?? "abbey")
                  .boxes[walk.to.box ?? 0] ?? 0,
              cost: walk.cost,
            }),
            press: () => act({ move: walk }),
          })),
        back,
      );
    case "letter": {
      if (choice.strip !== undefined || own === undefined) return undefined;
      return question(
        say("slip-which-strip", {
          letter: shown.grid[choice.cell]?.letter ?? "",
          cost: costOf(model, own, choice.cell),
        }),
        stripsFor(offers, choice.cell).map(({ strip, action }) => ({
          face: shieldOf(model, strip),
          words:
            strip === own
              ? say("slip-own-strip", { who: name(strip) })
              : say("slip-other-strip", { who: name(strip) }),
          press: () => act(action),
        })),
        back,
      );
    }
    case "cross":
      if (own === undefined) return undefined;
      return question(
        say("slip-which-monk", { cost: costOf(model, own, choice.cell) }),
        monksOn(offers, choice.cell).map(({ whose, action }) => ({
          face: monkOf(model, whose),
          words: say("slip-monk", { who: name(whose) }),
          press: () => act(action),
        })),
        back,
      );
    case "end":
      return question(say("ask-end-early"), [{ words: say("slip-go-on"), press: back }], undefined);
    default:
      return undefined;
  }
}

/** Questions that the game itself asks. */
function asked(model: Model, { act }: SlipHandlers): TemplateResult | undefined {
  const { offers, shown, screen } = model;
  if (mine(model) === undefined) return undefined;
  const name = (seat: Seat) => screen.players[seat]?.name ?? "";
  if (offers.seats.length > 0) {
    const elect = offers.seats[0]?.kind === "elect";
    return question(
      say(elect ? "ask-elect" : "ask-imprison"),
      offers.seats.map(({ whose, action }) => ({
        face: elect ? shieldOf(model, whose) : monkOf(model, whose),
        words: elect ? name(whose) : say("slip-monk", { who: name(whose) }),
        press: () => act(action),
      })),
      undefined,
      true,
    );
  }
  if (offers.keeps.length > 0) {
    const seen = new Set<string>();
    const spots = offers.keeps.filter((spot) => {
      const key = JSON.stringify(spot);
      return !seen.has(key) && seen.add(key);
    });
    return question(
      say("ask-brew"),
      spots.map((spot) => ({
        words: say("slip-keep", { spot: spotLabel(shown, spot) }),
        press: () => act({ keep: spot } satisfies Action),
      })),
      undefined,
      true,
    );
  }
  return undefined;
}

export function slip(model: Model, handlers: SlipHandlers): TemplateResult | typeof nothing {
  const { note } = model;
  if (note !== undefined) {
    return html`<section class="t-slip t-note" role="alert">
      ${close(handlers.dismiss)}
      <p>${note.text}</p>
      ${note.rule === undefined ? nothing : rulesLink(handlers.rules, note.rule)}
    </section>`;
  }
  return chosen(model, handlers) ?? asked(model, handlers) ?? nothing;
}
