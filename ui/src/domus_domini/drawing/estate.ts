/** A monastery as a place: what is built stands there, who lives in it is seen, and what can be done is drawn on it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { guard } from "lit-html/directives/guard.js";
import type { Action, SeatView, Sector, SectorView } from "../../generated/domus_domini.ts";
import { offered, sameAction } from "../acting/offers.ts";
import { building } from "../art/buildings.ts";
import { sign } from "../art/signs.ts";
import { CHAPEL } from "../box.ts";
import type { Handlers, Model } from "../kind.ts";
import { word } from "../words.ts";
import { yard } from "./yard.ts";

/** Whose house is shown, and whether its seat can act upon it now. */
export interface Shown {
  readonly model: Model;
  readonly house: SeatView;
  readonly own: boolean;
}

interface Step {
  readonly can: boolean;
  /** Advised, or pressed once where everything is pressed twice. */
  readonly meant: "true" | typeof nothing;
  readonly press: () => void;
}

/** A small step, as a button: offered, or there to ask why not. */
export function step({ model, own }: Shown, action: Action, { tap }: Handlers): Step {
  const { offers, choice } = model;
  const can = own && offered(offers, action);
  const meant = can && choice.kind === "meant" && sameAction(choice.action, action);
  return { can, meant: meant ? "true" : nothing, press: () => own && tap({ on: "do", action }) };
}

/** What the next level of a sector costs and brings, in words. */
export function levelWords(
  { sector, level, fu, full, next, letters }: SectorView,
  house: SeatView,
): string {
  const name = word(`sector-${sector}`);
  if (next === null || full) return word("ledger-full", { name, fu, letters });
  return word("ledger-label", {
    name,
    level,
    fu,
    cost: next.cost,
    before: house.yield.total,
    after: house.yield.total + next.brings,
  });
}

/** How a sector rises now: as it is offered. */
export function rising({ model }: Shown, sector: Sector): Action {
  const inherited: Action = { inherit: sector };
  return offered(model.offers, inherited) ? inherited : { expand: sector };
}

const picture = (which: Sector | "chapel", level: number, next: boolean): TemplateResult =>
  html`${guard(
    [which, level, next],
    () =>
      html`<svg class="d-building" viewBox="0 -8 160 104" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${building(which, level, next)}</svg>`,
  )}`;

/** What a level costs and brings, on a tag of its own. */
const tag = (cost: number, brings: string): TemplateResult =>
  html`<span class="d-tag" aria-hidden="true">${sign("coin")}${cost}<b>${brings}</b></span>`;

function sectorPlace(shown: Shown, of: SectorView, handlers: Handlers): TemplateResult {
  const { house } = shown;
  const { sector, level, next, full, fu, letters } = of;
  const { can, meant, press } = step(shown, rising(shown, sector), handlers);
  const label = levelWords(of, house);
  return html`<button type="button" role="button" class=${classMap({ "d-place": true, "t-offer": can })}
    data-hook="sector ${sector}" aria-pressed=${meant} title=${label} @click=${press}>
    <span class="unseen">${label}</span>
    ${picture(sector, level, can)}
    <span class="d-plaque ${full ? "d-won" : ""}" aria-hidden="true">
      <b>${word(`sector-${sector}`)}</b><span>${sign("food")}${fu}</span>${full ? html`<span>${sign("letter")}${letters}</span>` : nothing}
    </span>
    ${can && next ? tag(next.cost, `+${next.brings}`) : nothing}
  </button>`;
}

/** A place in the chapel to pray on: free, or with somebody on it. */
function stall(shown: Shown, n: number, handlers: Handlers): TemplateResult {
  const prays = shown.house.chapel.praying[n] === true;
  const level = n + 1;
  const fu = CHAPEL[n]?.fu ?? 0;
  const action: Action = prays ? { "call-back": level } : { pray: level };
  const { can, meant, press } = step(shown, action, handlers);
  const letters = CHAPEL[n]?.letters ?? 0;
  const label = word(prays ? "chapel-praying" : "chapel-empty", { level, fu, letters });
  return html`<button type="button" role="button" class="d-slot ${can ? "t-offer" : ""}" data-hook="chapel ${level}" aria-pressed=${meant}
    title=${label} @click=${press}><span class="unseen">${label}</span>${prays ? sign("brother") : nothing}<small aria-hidden="true">+${fu}</small></button>`;
}

function chapelPlace(shown: Shown, handlers: Handlers): TemplateResult {
  const { chapel } = shown.house;
  const { level, letters, praying, next } = chapel;
  const { can, meant, press } = step(shown, "build-chapel", handlers);
  const label =
    next === null
      ? word("chapel-built", { level, letters })
      : word("chapel-build", { level: level + 1, cost: next.cost, letters: next.letters });
  return html`<div class="d-place d-chapel-place" role="group" aria-label=${word("chapel")}>
    <button type="button" role="button" class="d-place-press ${can ? "t-offer" : ""}" data-hook="build-chapel" aria-pressed=${meant} title=${label} @click=${press}>
      <span class="unseen">${label}</span>
      ${picture("chapel", level, can)}
      <span class="d-plaque ${next === null ? "d-won" : ""}" aria-hidden="true"><b>${word("chapel")}</b><span>${sign("letter")}${letters}</span></span>
      ${can && next ? html`<span class="d-tag" aria-hidden="true">${sign("coin")}${next.cost}<b>${sign("letter")}${next.letters}</b></span>` : nothing}
    </button>
    ${praying.length === 0 ? nothing : html`<span class="d-stalls">${praying.map((_, n) => stall(shown, n, handlers))}</span>`}
  </div>`;
}

/** Sky, hills and grass behind everything. */
const GROUND = html`<svg class="d-scene" viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
  <rect class="d-sky" width="1000" height="130" />
  <path class="d-far" d="M0 110Q120 20 260 92T520 78T780 90T1000 70V160H0Z" />
  <path class="d-near" d="M0 128Q180 90 380 122T760 112T1000 120V180H0Z" />
  <rect class="d-map" y="128" width="1000" height="172" />
  <path class="d-lane" d="M0 236Q250 216 500 236T1000 230V250Q750 250 500 256T0 256Z" />
</svg>`;

export function estate(shown: Shown, handlers: Handlers): TemplateResult {
  return html`<div class="d-estate">
    ${GROUND}
    <div class="d-buildings">
      ${shown.house.sectors.map((of) => sectorPlace(shown, of, handlers))}
      ${chapelPlace(shown, handlers)}
    </div>
    ${yard(shown, handlers)}
  </div>`;
}
