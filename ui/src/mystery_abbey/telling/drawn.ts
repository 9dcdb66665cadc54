/** The card that somebody has taken in the turn that is being played, as the eyes that look know it. */
import type { Suspect } from "../../generated/mystery_abbey.ts";
import { seen } from "../../shared/known.ts";
import { type Model, mine } from "../kind.ts";

export function drawnNow(model: Pick<Model, "lines" | "screen">): Suspect | undefined {
  const seat = mine(model);
  for (const { events } of [...model.lines].reverse())
    for (const event of [...events].reverse()) {
      if (event.event === "turn-began") return undefined;
      if (event.event === "card-moved" && event.to === seat) return seen(event.card);
    }
  return undefined;
}
