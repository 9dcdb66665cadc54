/** The ledgers, on demand: every level of the sectors and of the chapel with what it costs and brings. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Action, ChapelView, SeatView, SectorView } from "../../generated/domus_domini.ts";
import { sign, worth } from "../art/signs.ts";
import { CHAPEL, sectorFacts } from "../box.ts";
import type { Handlers } from "../kind.ts";
import { word } from "../words.ts";
import { levelWords, rising, type Shown, step } from "./estate.ts";

function ledger(shown: Shown, of: SectorView, handlers: Handlers): TemplateResult {
  const { house } = shown;
  const { sector, level, next, letters, full } = of;
  const { levels } = sectorFacts(sector);
  const action = rising(shown, sector);
  const { can, meant, press } = step(shown, action, handlers);
  return html`<button type="button" role="button" class=${classMap({ "d-ledger": true, "t-offer": can, [`d-of-${sector}`]: true })}
    data-hook="sector ${sector}" aria-pressed=${meant} title=${levelWords(of, house)} @click=${press}>
    <span class="unseen">${levelWords(of, house)}</span>
    <span class="d-ledger-head" aria-hidden="true">${sign(sector)}<span>${word(`sector-${sector}`)}</span></span>
    <span class="d-levels" aria-hidden="true">
      ${levels.map(({ cost, fu }, n) => {
        const state = n < level ? "d-filled" : n === level ? "d-next" : "";
        return html`<span class="d-level ${state} ${n === levels.length - 1 ? "d-last" : ""}">
          <span class="d-cost">${n < level ? html`<span class="d-tick">✓</span>` : html`${sign("coin")}${n === level && next ? next.cost : cost}`}</span>
          <b>${fu}</b>
        </span>`;
      })}
    </span>
    <span class="d-ledger-foot ${full ? "d-won" : ""}" aria-hidden="true">${word("ledger-at-end")} ${sign("letter")}<b>${letters}</b></span>
    ${can && next ? html`<span class="d-brings" aria-hidden="true">+${next.brings}</span>` : nothing}
  </button>`;
}

/** One level of the chapel: to be built, or with a place to pray on. */
function chapelLevel(shown: Shown, chapel: ChapelView, n: number, handlers: Handlers) {
  const facts = CHAPEL[n];
  if (facts === undefined) return nothing;
  const { cost, letters, fu } = facts;
  const level = n + 1;
  const built = level <= chapel.level;
  const next = level === chapel.level + 1;
  const prays = chapel.praying[n] === true;
  const action: Action = !built ? "build-chapel" : prays ? { "call-back": level } : { pray: level };
  const place = n < chapel.praying.length;
  const { can, meant, press } = step(shown, action, handlers);
  const label = !built
    ? word("chapel-build", { level, cost, letters })
    : place
      ? word(prays ? "chapel-praying" : "chapel-empty", { level, fu: fu ?? 0, letters })
      : word("chapel-built", { level, letters });
  const inner = html`
    <span class="d-chapel-seat" aria-hidden="true">${prays ? sign("brother") : built ? nothing : html`${sign("coin")}${cost}`}</span>
    <span class="d-chapel-fu" aria-hidden="true">${fu === undefined ? nothing : html`+${fu}`}</span>
    <span class="d-chapel-letters" aria-hidden="true">${sign("letter")}${letters}</span>`;
  const names = classMap({
    "d-chapel-level": true,
    "d-filled": built,
    "d-praying": prays,
    "t-offer": can && (place || next),
    "d-next": next,
  });
  return place || next
    ? html`<button type="button" role="button" class=${names} data-hook="chapel ${level}" aria-pressed=${meant} title=${label} @click=${press}><span class="unseen">${label}</span>${inner}</button>`
    : html`<span class=${names} role="img" aria-label=${label} title=${label}>${inner}</span>`;
}

function chapelOf(shown: Shown, handlers: Handlers): TemplateResult {
  const { chapel } = shown.house;
  return html`<div class="d-chapel" role="group" aria-label=${word("chapel")}>
    <span class="d-ledger-head">${sign("chapel")}<span>${word("chapel")}</span></span>
    ${CHAPEL.map((_, n) => chapelLevel(shown, chapel, CHAPEL.length - 1 - n, handlers))}
  </div>`;
}

export function ledgers(shown: Shown, handlers: Handlers): TemplateResult {
  return html`<div class="d-ledgers">
    ${shown.house.sectors.map((of) => ledger(shown, of, handlers))}
    ${chapelOf(shown, handlers)}
  </div>`;
}

/** The yield with its reasons, each part a line. */
export function tally({ yield: all }: SeatView): TemplateResult {
  const parts = ["garden", "dairy", "brewery", "cellerar", "production", "plus", "chapel"] as const;
  const there = parts.filter((part) => all[part] > 0);
  return html`<div class="t-tally d-tally">
    <ul aria-label=${word("tally")}>
      ${there.map((part) => html`<li><span>${word(`yield-${part}`)}</span><b>${all[part]}</b></li>`)}
      ${there.length === 0 ? html`<li><span>${word("tally-none")}</span></li>` : nothing}
    </ul>
    <p><span>${word("tally-sum")}</span>${worth("food", all.total, word("fu", { fu: all.total }))}</p>
  </div>`;
}
