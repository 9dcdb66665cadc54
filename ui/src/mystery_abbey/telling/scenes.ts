/** A vow of silence, seen for a moment over the plan; what weighs more stands still as a scene of its own. */
import type { SVGTemplateResult } from "lit-html";
import type { Event, View } from "../../generated/mystery_abbey.ts";
import { silence } from "../art/scenes.ts";

/** The small scene of an event, if it has one. */
export function sceneOf(event: Event, { seats, player }: View): SVGTemplateResult | undefined {
  if (event.event !== "kept-silence") return undefined;
  return silence(seats[event.seat]?.colour ?? "red", seats[player]?.colour ?? "red");
}
