/** Below: what lies behind one's own screen, what there is to spend, and the button that is always there. */

import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Tile } from "../../generated/monastery.ts";
import { shield } from "../../seats/devices.ts";
import { seen } from "../../shared/known.ts";
import { say } from "../../shared/words.ts";
import { cellsFor } from "../acting/offers.ts";
import { primaryAction } from "../acting/taps.ts";
import { blessing, tile, tileBack } from "../art/index.ts";
import { faceOf } from "../box.ts";
import { type Handlers, type Model, mine, namesOf, situationOf } from "../kind.ts";
import { companyOf, shortReason, tileName } from "../telling/sentences.ts";
import { word } from "../words.ts";
import { drag } from "./drag.ts";
import { doing, kindOf } from "./labels.ts";
import { costOf } from "./letters.ts";
import { previewLine } from "./preview.ts";

function isChosen({ choice }: Model, key: Tile): boolean {
  return (
    (choice.kind === "tile" || choice.kind === "ghost" || choice.kind === "put-back") &&
    choice.tile === key
  );
}

function shelfTile(
  model: Model,
  key: Tile,
  { drawn, first }: { readonly drawn: boolean; readonly first: boolean },
  handlers: Handlers,
): TemplateResult {
  const { tap } = handlers;
  const { offers, choice } = model;
  const places = cellsFor(offers, key).length;
  const back = offers.putBack.includes(key);
  const offered = places > 0 || back;
  const turn = choice.kind === "ghost" && choice.tile === key ? choice.turn : 0;
  const label = [
    tileName(key),
    kindOf(key),
    drawn ? word("shelf-drawn") : "",
    back ? word("shelf-can-put-back") : places > 0 ? word("shelf-places", { places }) : "",
  ];
  return html`<li>
    <button
      type="button"
      class=${classMap({ "m-hand-tile": true, offered, drawn })}
      aria-label=${label.filter((part) => part !== "").join(", ")}
      data-hook="tile ${key}"
      aria-pressed=${first && isChosen(model, key)}
      title=${tileName(key)}
      @click=${() => tap({ on: "shelf", tile: key })}
      @contextmenu=${(event: Event) => {
        // A right click, or a finger that rests.
        event.preventDefault();
        tap({ on: "look", tile: key });
      }}
      @pointerdown=${(event: PointerEvent) => offered && !back && drag(key, event, handlers)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">${tile({ ...faceOf(key), turn, constructed: false })}</svg>
      <span class="m-hand-name" aria-hidden="true">${tileName(key)}</span>
    </button>
  </li>`;
}

/** What the tile that is chosen does, where there is room beside the hand. */
function heldAbout({ choice }: Model): TemplateResult | typeof nothing {
  if (choice.kind !== "tile" && choice.kind !== "ghost") return nothing;
  const does = doing(choice.tile);
  const { boxes } = faceOf(choice.tile);
  const words =
    does === undefined
      ? word("card-boxes", { boxes: boxes.join(", "), many: boxes.length })
      : word(does);
  return html`<p class="m-held-about"><span><i>${kindOf(choice.tile)}</i></span> <span>${words}</span></p>`;
}

const coin = html`<svg viewBox="-11 -11 22 22" aria-hidden="true">${blessing()}</svg>`;
const foot = html`<svg viewBox="-10 -12 12 20" aria-hidden="true"><path class="m-foot" d="M-6.5-9.5Q-3-11-2.5-6Q-2.5-3-3.5-1Q-6-.3-8-1Q-9.5-7-6.5-9.5ZM-7.7 .7Q-5.5 1.3-3.7 .7Q-2.8 4.5-5.5 5.5Q-8.3 4.5-7.7 .7Z" /></svg>`;

/** A tile that lies face down, for a device that others can see: whoever has looked knows which it is. */
function faceDown(model: Model, key: Tile, number: number, { tap }: Handlers): TemplateResult {
  return html`<li>
    <button type="button" class="m-hand-tile m-face-down" aria-label=${word("shelf-face-down", { number })} aria-pressed=${isChosen(model, key)}
      @click=${() => tap({ on: "shelf", tile: key })}>
      <svg viewBox="-4 -4 108 108" aria-hidden="true">${tileBack()}</svg>
    </button>
  </li>`;
}

/** Held, it shows what is one's own; let go, it lies face down again. */
function holdToPeek({ peek }: Handlers): TemplateResult {
  const isPress = ({ key }: KeyboardEvent) => key === " " || key === "Enter";
  return html`<button type="button" class="plain m-peek" data-action="peek"
    @pointerdown=${() => peek(true)} @pointerup=${() => peek(false)} @pointerleave=${() => peek(false)} @pointercancel=${() => peek(false)}
    @contextmenu=${(event: Event) => event.preventDefault()}
    @keydown=${(event: KeyboardEvent) => isPress(event) && peek(true)} @keyup=${(event: KeyboardEvent) => isPress(event) && peek(false)} @blur=${() => peek(false)}
  >${word("shelf-peek")}</button>`;
}

function purse(model: Model, covered: boolean): TemplateResult {
  const { shown, screen } = model;
  const seat = screen.seat;
  const { phase } = shown;
  const blessings =
    seat === null || covered ? undefined : seen(shown.seats[seat]?.blessings ?? "hidden");
  const steps = phase.part === "placing" && phase.seat === seat ? phase.allowance : undefined;
  const points = "points" in phase && phase.seat === seat ? phase.points : undefined;
  const item = (sign: unknown, many: number, label: string) =>
    html`<li><span class="m-worth" role="img" aria-label=${label} title=${label}>${sign}<b aria-hidden="true">${many}</b></span></li>`;
  return html`<ul class="t-purse">
    ${points === undefined ? nothing : item(html`<span class="m-points-sign" aria-hidden="true">✠</span>`, points, word("shelf-points", { points }))}
    ${blessings === undefined ? nothing : item(coin, blessings, word("shelf-blessings", { many: blessings }))}
    ${steps === undefined ? nothing : item(foot, steps, word("shelf-steps", { steps }))}
  </ul>`;
}

/** The running sum, each part with its reason. */
function tally(model: Model): TemplateResult | typeof nothing {
  const { shown, screen } = model;
  const { phase } = shown;
  if (!("points" in phase) || phase.seat !== screen.seat) return nothing;
  const gains = screen.running_sum.flatMap((event) => (event.event === "scored" ? [event] : []));
  if (gains.length === 0) return nothing;
  const company = companyOf(shown, namesOf(screen));
  const sum = gains.reduce((all, { points }) => all + points, 0);
  const total = Math.max(sum, model.gains.get(`"total"`)?.total ?? 0);
  return html`<div class="t-tally">
    <ul aria-label=${word("shelf-tally")} tabindex="0">
      ${gains.map(({ points, because }) => html`<li><span>${shortReason(because, company)}</span><b>${points}</b></li>`)}
      ${total === sum ? nothing : html`<li><span>${word("shelf-coming")}</span><b>${total - sum}</b></li>`}
    </ul>
    <p><span>${word("shelf-sum")}</span><b>${total}</b></p>
  </div>`;
}

/** What the points that are left become, if that can be foreseen. */
export function restWords({ offers, gains }: Model): string | undefined {
  const many = offers.primary === "end-scoring" && gains.get(`"end-scoring"`)?.blessings;
  return many ? word("shelf-rest", { many }) : undefined;
}

/** What the primary button says. */
function primaryWords(model: Model): string {
  const { choice, screen, shown } = model;
  if (choice.kind === "advised" || (choice.kind === "monk" && choice.to !== undefined))
    return word("do-advised");
  if (choice.kind === "exchange") return word("slip-exchange");
  if (choice.kind === "ghost") return word("do-place");
  if (choice.kind === "put-back") return word("do-put-back");
  if (choice.kind === "letter" && choice.strip !== undefined && screen.seat !== null) {
    return word("do-collect", {
      letter: shown.grid[choice.cell]?.letter ?? "",
      cost: costOf(shown, choice.cell),
    });
  }
  if (choice.kind === "cross" && choice.whose !== undefined && screen.seat !== null) {
    return word("do-call", { cost: costOf(shown, choice.cell) });
  }
  const action = primaryAction(situationOf(model));
  const total = model.gains.get(JSON.stringify(action))?.total ?? 0;
  if (total > 0) return word("do-total-sum", { points: total });
  return typeof action === "string" ? word(`do-${action}`) : say("do-wait");
}

function buttons(model: Model, handlers: Handlers): TemplateResult {
  const { tap } = handlers;
  if (model.screen.outcome !== null) return html`<div class="t-buttons"></div>`;
  const { offers, choice, busy } = model;
  const own = mine(model) !== undefined;
  const action = primaryAction(situationOf(model));
  const rest = own && action === offers.primary ? restWords(model) : undefined;
  return html`<div class="t-buttons">
    ${rest === undefined ? nothing : html`<p class="m-rest">${rest}</p>`}
    ${previewLine(model, handlers)}
    <div class="t-lesser">
      ${
        offers.exchange
          ? html`<button type="button" class="plain" data-action="exchange" aria-pressed=${choice.kind === "exchange"} @click=${() => tap({ on: "exchange" })}>${word("do-exchange")}</button>`
          : nothing
      }
      ${
        offers.encourage.length > 0
          ? html`<button type="button" class="plain" data-action="encourage" aria-pressed=${choice.kind === "encourage"} @click=${() => tap({ on: "encourage" })}>${word("do-encourage")}</button>`
          : nothing
      }
    </div>
    <button
      type="button"
      class="primary t-primary"
      data-action="primary"
      data-does=${typeof action === "object" ? (Object.keys(action)[0] ?? "") : (action ?? "")}
      aria-disabled=${!own || busy || action === undefined ? "true" : nothing}
      @click=${() => tap({ on: "primary" })}
    >${own ? (action === undefined ? say("do-choose") : primaryWords(model)) : say("do-wait")}</button>
  </div>`;
}

export function shelf(model: Model, handlers: Handlers): TemplateResult {
  const { shown, screen } = model;
  const seat = screen.seat;
  const sits = seat === null ? undefined : shown.seats[seat];
  const tiles = seen(sits?.tiles ?? "hidden") ?? [];
  const drawn = shown.drawn === null ? undefined : seen(shown.drawn);
  const name = seat === null ? "" : (screen.players[seat]?.name ?? "");
  const covered = handlers.covered();
  const held = drawn === undefined ? tiles : [drawn, ...tiles];
  return html`<footer class="t-shelf" aria-label=${seat === null ? word("shelf-closed") : word("shelf-label", { who: name })}>
    ${
      sits === undefined
        ? html`<p class="t-closed">${screen.outcome === null ? word("shelf-closed") : nothing}</p>`
        : html`
      <div class="t-own">
        <svg class="s-shield" viewBox="-13 -14 26 29">${shield({ colour: sits.colour, label: say(`seat-${sits.colour}`) })}</svg>
        <span class="t-own-name">${name}</span>
        ${purse(model, covered)}
      </div>
      <ul class="m-hand" aria-label=${word("shelf-tiles")}>
        ${covered ? held.map((key, n) => faceDown(model, key, n + 1, handlers)) : nothing}
        ${drawn === undefined || covered ? nothing : shelfTile(model, drawn, { drawn: true, first: true }, handlers)}
        ${covered ? nothing : tiles.map((key, i) => shelfTile(model, key, { drawn: false, first: tiles.indexOf(key) === i && drawn !== key }, handlers))}
        ${tiles.length === 0 && drawn === undefined ? html`<li class="m-hand-none">${word("shelf-empty")}</li>` : nothing}
        ${handlers.flat() ? html`<li>${holdToPeek(handlers)}</li>` : nothing}
      </ul>
      ${covered ? nothing : heldAbout(model)}
      ${tally(model)}`
    }
    ${buttons(model, handlers)}
  </footer>`;
}
