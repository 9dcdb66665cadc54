/** What changed is seen: a cart goes along the road, letters rise from it. All of it is ornament. */
import { svg } from "lit-html";
import type { Event, View } from "../../generated/domus_domini.ts";
import { fly, risePoints } from "../../table/updates/flights.ts";
import { cartToken, ROAD } from "../art/road.ts";

/** So many stops are enough to follow a cart round the bends. */
const STOPS = 12;

/** What drives a cart along the road. */
type Drive = Extract<Event, { event: "delivered" | "advanced" | "fell-back" }>;

const drives = (event: Event): event is Drive =>
  event.event === "delivered" || event.event === "advanced" || event.event === "fell-back";

/** A cart that goes somewhere. */
export const moves = (event: Event): boolean => drives(event);

/** Shows one event before the view that follows it is drawn. Resolves when it has been seen. */
export function before(
  host: HTMLElement,
  view: View,
  event: Event,
  duration: number,
): Promise<void> {
  if (!drives(event)) return Promise.resolve();
  const colour = view.seats[event.seat]?.colour;
  const [from, to] = event.event === "delivered" ? [0, event.space] : [event.from, event.to];
  if (colour === undefined || from === to) return Promise.resolve();
  const steps = Math.min(STOPS, Math.abs(to - from) / 10);
  const frames = Array.from({ length: steps + 1 }, (_, n) => {
    const { x, y } = ROAD.placeOf(from + ((to - from) * n) / steps);
    return { transform: `translate(${x}px, ${y - 10}px)` };
  });
  return fly(host, svg`<g>${cartToken(colour)}</g>`, frames, duration);
}

/** Letters rise from the cart that brought them. */
export function after(host: HTMLElement, view: View, event: Event, duration: number): void {
  if (event.event !== "scored") return;
  const house = view.seats[event.seat];
  if (house === undefined) return;
  risePoints(host, ROAD.placeOf(house.cart ?? 0), house.colour, event.points, duration);
}
