/** The plan to be looked at and not played on: for thumbnails and replays. */
import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Room, View } from "../../generated/mystery_abbey.ts";
import type { PlanOptions } from "../../table/game/index.ts";
import { ground, PLAN, roomShape } from "../art/plan.ts";
import { roomName } from "../telling/names.ts";
import { pawns } from "./board.ts";
import { things } from "./things.ts";

export function plan(
  view: View | null,
  { label, named, stressed }: PlanOptions = {},
): TemplateResult {
  const told = view?.seats.flatMap(({ room }, seat) => (stressed?.has(seat) ? [room] : [])) ?? [];
  return html`<svg class="plan a-plan-seen" viewBox="0 0 ${PLAN.width} ${PLAN.height}" role=${label ? "img" : nothing}
    aria-label=${label ?? nothing} aria-hidden=${label ? nothing : "true"}>
    ${ground((room) => (named ? roomName(room as Room) : ""))}
    ${told.map((room) => svg`<path class="a-told" d=${roomShape(room)} />`)}
    ${view === null ? nothing : svg`${things(view)} ${pawns({ shown: view })}`}
  </svg>`;
}
