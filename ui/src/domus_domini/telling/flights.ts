/** What changed is seen: a cart goes along the road, somebody runs to another's cart, letters rise. All of it is ornament. */
import { svg } from "lit-html";
import type { Event, View } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { fly, risePoints } from "../../table/updates/flights.ts";
import { type Course, courseOf, type Place } from "../art/course.ts";
import { cartToken } from "../art/road.ts";
import { SIGNS, type SignName } from "../art/signs.ts";

/** So many stops are enough to follow a cart round the bends. */
const STOPS = 12;

/** What drives a cart along the road. */
type Drive = Extract<Event, { event: "delivered" | "advanced" | "fell-back" }>;

const drives = (event: Event): event is Drive =>
  event.event === "delivered" || event.event === "advanced" || event.event === "fell-back";

/** A cart that goes somewhere. */
export const moves = (event: Event): boolean => drives(event);

/** The course of the road that is drawn here. */
const courseIn = (host: HTMLElement): Course =>
  courseOf(Number(host.querySelector("[data-across]")?.getAttribute("data-across")));

/** Where somebody's cart is; in the yard while it is at home. */
function cartOf({ placeOf }: Course, { seats }: View, seat: Seat): Place {
  const { x, y } = placeOf(seats[seat]?.cart ?? 0);
  return { x, y: y - 10 };
}

/** Somebody goes from one cart to another, or comes up beside one. */
function run(host: HTMLElement, face: SignName, from: Place, to: Place, ms: number): Promise<void> {
  const at = ({ x, y }: Place, size: number) => ({
    transform: `translate(${x}px, ${y}px) scale(${size})`,
  });
  return fly(host, svg`<g>${SIGNS[face]}</g>`, [at(from, 0.8), at(to, 1.5)], ms);
}

/** Who comes into the picture with an event, and from where. */
function comer(event: Event, course: Course, view: View): [SignName, Place, Place] | undefined {
  switch (event.event) {
    case "begged":
    case "drunkard-sent": {
      const face = event.event === "begged" ? "brother" : "drunkard";
      return [face, cartOf(course, view, event.seat), cartOf(course, view, event.against)];
    }
    case "warded-off": {
      if (event.with === "none") return undefined;
      const at = cartOf(course, view, event.seat);
      return [event.with, at, { x: at.x + 24, y: at.y - 12 }];
    }
    default:
      return undefined;
  }
}

/** Shows one event before the view that follows it is drawn. Resolves when it has been seen. */
export function before(
  host: HTMLElement,
  view: View,
  event: Event,
  duration: number,
): Promise<void> {
  const course = courseIn(host);
  const comes = comer(event, course, view);
  if (comes !== undefined) return run(host, ...comes, duration);
  if (!drives(event)) return Promise.resolve();
  const colour = view.seats[event.seat]?.colour;
  const [from, to] = event.event === "delivered" ? [0, event.space] : [event.from, event.to];
  if (colour === undefined || from === to) return Promise.resolve();
  const steps = Math.min(STOPS, Math.abs(to - from) / 10);
  const frames = Array.from({ length: steps + 1 }, (_, n) => {
    const { x, y } = course.placeOf(from + ((to - from) * n) / steps);
    return { transform: `translate(${x}px, ${y - 10}px)` };
  });
  return fly(host, svg`<g>${cartToken(colour)}</g>`, frames, duration);
}

/** Letters rise from the cart that brought them. */
export function after(host: HTMLElement, view: View, event: Event, duration: number): void {
  if (event.event !== "scored") return;
  const house = view.seats[event.seat];
  if (house === undefined) return;
  const at = courseIn(host).placeOf(house.cart ?? 0);
  risePoints(host, at, house.colour, event.points, duration);
}
