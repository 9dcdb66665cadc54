/** The table to be looked at and not played on: the road with its carts. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { View } from "../../generated/domus_domini.ts";
import type { PlanOptions } from "../../table/game/index.ts";
import { SQUARE } from "../art/course.ts";
import { type Drawn, road } from "../art/road.ts";

/** A road on which nobody is: for games that cannot be seen. */
const BARE: Drawn = { seats: [], trees: [], cluny: 0 };

export function plan(view: View | null, { label, stressed }: PlanOptions = {}): TemplateResult {
  return html`<svg class="plan d-plan" viewBox="0 0 ${SQUARE.width} ${SQUARE.height}" role=${label ? "img" : nothing}
    aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}>${road(view ?? BARE, { stressed, course: SQUARE })}</svg>`;
}
