/** A slip of vellum over the board: one question, one answer, or one word of the referee. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { monk } from "../../seats/monk.ts";
import { say } from "../../shared/words.ts";
import { answers, closer, question } from "../../table/render/slips.ts";
import { monksOn, type PieceOffer, stripsFor, walksFrom } from "../acting/offers.ts";
import { givenUp } from "../acting/taps.ts";
import { type TileKey, tile } from "../art/index.ts";
import { faceOf } from "../box.ts";
import { type Choice, type Handlers, type Model, mine, namesOf, situationOf } from "../kind.ts";
import { tileName } from "../telling/sentences.ts";
import { word } from "../words.ts";
import { companyOn, doing, kindOf, pieceState, spotLabel } from "./labels.ts";
import { costOf } from "./letters.ts";
import { preview, roundForecast } from "./preview.ts";
import { restWords } from "./shelf.ts";

const shieldOf = (model: Model, seat: Seat) => smallShield(model.shown.seats[seat]?.colour);

const monkOf = (model: Model, seat: Seat) => {
  const colour = model.shown.seats[seat]?.colour;
  return colour === undefined
    ? nothing
    : html`<svg class="m-thumb-monk" viewBox="-11 -27 22 29" aria-hidden="true">${monk({ colour })}</svg>`;
};

const small = (key: TileKey, constructed = false) =>
  html`<svg class="m-thumb" viewBox="0 0 100 100" aria-hidden="true">${tile({ ...faceOf(key), turn: 0, constructed })}</svg>`;

function effectWords(offer: PieceOffer, model: Model): string {
  const gain = model.gains.get(JSON.stringify(offer.action));
  return word(`card-${offer.kind}`, { points: gain?.points ?? 0 });
}

/** The card of a tile: what it is, what it does, and what can be done there now. */
function card(model: Model, number: number, { tap, act, rules }: Handlers): TemplateResult {
  const piece = model.shown.pieces.find((known) => known.piece === number);
  if (piece === undefined) return html``;
  const does = doing(piece.tile);
  const there = companyOn(piece, namesOf(model.screen));
  const offers = model.offers.pieces.filter((offer) => offer.piece === number);
  const facts = [kindOf(piece.tile), pieceState(piece)].filter((part) => part !== "");
  return html`<section class="t-slip t-card" aria-label=${tileName(piece.tile)}>
    ${closer(() => tap({ on: "nothing" }))}
    ${piece.tile === "abbey" ? nothing : small(piece.tile, piece.constructed)}
    <div>
      <h2>${tileName(piece.tile)}</h2>
      <p class="m-facts">${facts.join(" · ")}</p>
      ${does === undefined ? nothing : html`<p>${word(does)}</p>`}
      ${there === "" ? nothing : html`<p class="m-there">${there}</p>`}
      ${piece.tokens > 0 ? html`<p>${word("label-tokens", { many: piece.tokens })}</p>` : nothing}
      ${piece.prayed_elsewhere && mine(model) !== undefined ? html`<p>${word("refusal-prayed-already")}</p>` : nothing}
      ${offers.length === 0 ? nothing : answers(offers.map((offer) => ({ words: effectWords(offer, model), press: () => act(offer.action) })))}
      ${rules === undefined ? nothing : html`<button type="button" class="quiet t-rule" @click=${() => rules(piece.tile)}>${say("slip-read")}</button>`}
    </div>
  </section>`;
}

/** The card of a tile behind one's own screen. */
function handCard(key: TileKey, { tap, rules }: Handlers): TemplateResult {
  const does = doing(key);
  const { boxes } = faceOf(key);
  return html`<section class="t-slip t-card" aria-label=${tileName(key)}>
    ${closer(() => tap({ on: "nothing" }))}
    ${small(key)}
    <div>
      <h2>${tileName(key)}</h2>
      <p class="m-facts">${kindOf(key)}</p>
      ${boxes.length === 0 ? nothing : html`<p>${word("card-boxes", { boxes: boxes.join(", "), many: boxes.length })}</p>`}
      ${does === undefined ? nothing : html`<p>${word(does)}</p>`}
      ${rules === undefined ? nothing : html`<button type="button" class="quiet t-rule" @click=${() => rules(key)}>${say("slip-read")}</button>`}
    </div>
  </section>`;
}

/** What the round would score, before it is ended. */
function roundWords(model: Model): string | undefined {
  const round = roundForecast(model);
  return round && word("preview", { points: round.points });
}

type Chosen = {
  [K in Choice["kind"]]?: (choice: Extract<Choice, { kind: K }>) => TemplateResult | undefined;
};

function chosen(model: Model, handlers: Handlers): TemplateResult | undefined {
  const { choice, offers, shown, screen } = model;
  const { tap, act } = handlers;
  const back = (): void => tap({ on: "nothing" });
  const name = (seat: Seat): string => screen.players[seat]?.name ?? "";
  const own = mine(model);
  const all: Chosen = {
    piece: ({ piece }) => card(model, piece, handlers),
    look: ({ tile: key }) => handCard(key, handlers),
    gap: ({ tiles }) =>
      question({
        words: word("ask-place-what"),
        answers: tiles.map((key) => ({
          face: small(key),
          words: tileName(key),
          press: () => tap({ on: "gap-tile", tile: key }),
          name: key,
        })),
        back,
      }),
    ghost: ({ turns }) => (turns.length < 2 ? undefined : turning(handlers)),
    reach: ({ from, on }) => {
      const { boxes } = faceOf(shown.pieces.find(({ piece }) => piece === on)?.tile ?? "abbey");
      const walks = walksFrom(offers, from).filter(({ to }) => to.on === on);
      return question({
        words: word("slip-which-box"),
        answers: walks.map((walk) => ({
          words: word("slip-box", { box: boxes[walk.to.box ?? 0] ?? 0, cost: walk.cost }),
          press: () => act({ move: walk }),
          name: `box-${walk.to.box ?? 0}`,
        })),
        back,
      });
    },
    letter: ({ cell, strip }) => {
      // For another's strip it is always said whose the letter becomes, and what it brings.
      if (own === undefined || strip === own) return undefined;
      const letter = shown.grid[cell]?.letter ?? "";
      return question({
        words: word("slip-which-strip", { letter, cost: costOf(shown, cell) }),
        answers: stripsFor(offers, cell).map((offer) => ({
          face: shieldOf(model, offer.strip),
          words: word(offer.strip === own ? "slip-own-strip" : "slip-other-strip", {
            who: name(offer.strip),
          }),
          press: () => act(offer.action),
          name: `seat-${offer.strip}`,
        })),
        back,
      });
    },
    cross: ({ cell, whose: called }) =>
      own === undefined || called !== undefined
        ? undefined
        : question({
            words: word("slip-which-monk", { cost: costOf(shown, cell) }),
            answers: monksOn(offers, cell).map(({ whose, action }) => ({
              face: monkOf(model, whose),
              words: word(whose === own ? "slip-own-monk" : "slip-other-monk", {
                who: name(whose),
              }),
              press: () => act(action),
              name: `seat-${whose}`,
            })),
            back,
          }),
    exchange: () =>
      question({
        words: word("ask-exchange"),
        why: offers.places.length > 0 ? word("ask-exchange-instead") : undefined,
        answers: [
          { words: word("slip-not-yet"), press: back, name: "go-on" },
          { words: word("slip-exchange"), press: () => act("exchange"), name: "exchange" },
        ],
      }),
    preview: () => preview(model, handlers),
    end: () => {
      const lost = givenUp(situationOf(model));
      return question({
        words: word(lost === undefined ? "ask-sure" : `ask-end-${lost}`, {
          steps: "allowance" in shown.phase ? shown.phase.allowance : 0,
        }),
        why: restWords(model) ?? roundWords(model),
        answers: [
          {
            words: word(lost === undefined ? "slip-not-yet" : `slip-go-on-${lost}`),
            press: back,
            name: "go-on",
          },
          {
            words: word(`do-${offers.primary ?? "end-placement"}`),
            press: () => tap({ on: "end" }),
            name: "end",
          },
        ],
      });
    },
  };
  return all[choice.kind]?.(choice as never);
}

/** A ghost can be turned, or taken back. */
function turning({ tap }: Handlers): TemplateResult {
  return html`<section class="t-slip m-turning">
    <button type="button" class="plain t-answer" data-action="turn" @click=${() => tap({ on: "turn" })}>
      <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-7 3A7.5 7.5 0 1 1 1 7.4M7.5-8.5 7-2.5 1.4-3.6" /></svg>
      <span>${word("slip-turn")}</span>
    </button>
    <button type="button" class="quiet" data-action="cancel" @click=${() => tap({ on: "nothing" })}>${say("slip-cancel")}</button>
  </section>`;
}

/** Questions that the game itself asks. */
function asked(model: Model, { act }: Handlers): TemplateResult | undefined {
  const { offers, shown, screen } = model;
  if (mine(model) === undefined) return undefined;
  const name = (seat: Seat): string => screen.players[seat]?.name ?? "";
  const [first] = offers.seats;
  if (first !== undefined) {
    const elect = first.kind === "elect";
    return question({
      words: word(elect ? "ask-elect" : "ask-imprison"),
      why: word(elect ? "ask-elect-why" : "ask-imprison-why"),
      answers: offers.seats.map(({ whose, action }) => ({
        face: elect ? shieldOf(model, whose) : monkOf(model, whose),
        words: elect ? name(whose) : word("slip-monk", { who: name(whose) }),
        press: () => act(action),
        name: `seat-${whose}`,
      })),
    });
  }
  if (offers.keeps.length === 0) return undefined;
  const spots = new Map(offers.keeps.map((spot) => [JSON.stringify(spot), spot]));
  return question({
    words: word("ask-brew"),
    why: word("ask-brew-why"),
    answers: [...spots.values()].map((spot) => ({
      face: screen.seat === null ? undefined : monkOf(model, screen.seat),
      words: spotLabel(shown, spot),
      press: () => act({ keep: spot } satisfies Action),
      name: `piece-${spot.on}`,
    })),
  });
}

export function slip(model: Model, handlers: Handlers): TemplateResult | undefined {
  return chosen(model, handlers) ?? asked(model, handlers);
}
