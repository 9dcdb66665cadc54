/** What changed is seen: a monk walks, a tile is laid, points rise from where they were made. All of it is ornament. */
import { svg } from "lit-html";
import type { Event, View } from "../../generated/monastery.ts";
import { monk } from "../../seats/monk.ts";
import { EASE, fly, risePoints } from "../../table/updates/flights.ts";
import { middle, spotPlace } from "../drawing/places.ts";
import { reasonOf } from "./sentences.ts";

function walking(host: HTMLElement, view: View, event: Event, duration: number) {
  if (event.event !== "moved") return undefined;
  const colour = view.seats[event.seat]?.colour;
  if (colour === undefined) return undefined;
  const from = spotPlace(view, event.from);
  const to = spotPlace(view, event.to);
  return fly(
    host,
    svg`<g>${monk({ colour })}</g>`,
    [
      { transform: `translate(${from.x}px, ${from.y}px)` },
      { transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - 12}px)` },
      { transform: `translate(${to.x}px, ${to.y}px)` },
    ],
    duration,
  );
}

/** Points and blessings rise from the tile that brought them. */
export function rise(host: HTMLElement, view: View, event: Event, duration: number): void {
  if (event.event !== "scored") return;
  const piece = view.pieces.find((known) => known.piece === reasonOf(event.because).piece);
  const colour = view.seats[event.seat]?.colour;
  if (piece === undefined || colour === undefined) return;
  risePoints(host, middle(piece), colour, event.points, duration);
}

/** A monk walks. */
export const moves = ({ event }: Event): boolean => event === "moved";

/** Shows one event before the view that follows it is drawn. Resolves when it has been seen. */
export function before(
  host: HTMLElement,
  view: View,
  event: Event,
  duration: number,
): Promise<void> {
  return walking(host, view, event, duration) ?? Promise.resolve();
}

/** Shows one event upon the view that follows it. */
export function after(host: HTMLElement, view: View, event: Event, duration: number): void {
  rise(host, view, event, duration);
  const number = event.event === "placed" || event.event === "flipped" ? event.piece : undefined;
  if (number === undefined) return;
  const index = view.pieces.findIndex((known) => known.piece === number);
  const piece = host.querySelectorAll<SVGGElement>(".m-laid")[index];
  const drawn = piece?.querySelector<SVGGElement>(".m-tile");
  if (!drawn || typeof drawn.animate !== "function") return;
  drawn.classList.add("m-moving");
  const motion =
    event.event === "placed"
      ? drawn.animate(
          [
            { transform: "scale(1.25)", opacity: 0.2 },
            { transform: "scale(1)", opacity: 1 },
          ],
          { duration, easing: EASE },
        )
      : drawn.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
          duration,
          easing: EASE,
        });
  const rest = () => drawn.classList.remove("m-moving");
  motion.finished.then(rest, rest);
}
