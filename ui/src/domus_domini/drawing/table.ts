/** Domus Domini's table as a whole: the road in its country, one's own monastery, everybody, the cellerars, the shelf. */
import { html, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { View } from "../../generated/domus_domini.ts";
import { language } from "../../shared/words.ts";
import type { Lens } from "../../table/game/index.ts";
import type { Handlers, Model } from "../kind.ts";
import { word } from "../words.ts";
import { begging } from "./begging.ts";
import { house } from "./house.ts";
import { market } from "./market.ts";
import { phases } from "./phases.ts";
import { roadside } from "./roadside.ts";
import { seats } from "./seats.ts";
import { shelf } from "./shelf.ts";

/** The cellerars lie open while one is employed. */
export const panelFor = ({ phase: { part } }: View): string | undefined =>
  part === "employing" ? "market" : undefined;

export function table(model: Model, lens: Lens, handlers: Handlers): TemplateResult {
  const { shown, screen, choice } = model;
  return html`
    <nav class="t-left d-left">${guard(
      [shown, screen, choice.kind === "house" ? choice : null, language()],
      () => seats(model, handlers),
    )}${lens.lately}</nav>
    <main class="t-middle d-middle d-part-${shown.phase.part}">
      ${phases(model)}
      ${roadside(model, lens, handlers)}
      <div class="d-below">${house(model, handlers)}${begging(model, handlers)}</div>
    </main>
    ${lens.ways(word("market"))}
    <aside class="t-right d-right">${market(model, handlers)}</aside>
    ${shelf(model, handlers)}`;
}
