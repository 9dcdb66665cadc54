/** What changed is seen: a pawn walks its way, a card flies face down or up, a scene is shown. All of it is ornament. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { Event, Room, Suspect, View } from "../../generated/mystery_abbey.ts";
import type { Known, Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import { fly } from "../../table/updates/flights.ts";
import { doorway, LIES, PLAN, type Point, roomMiddle, spotsIn } from "../art/plan.ts";
import { cardBack, portrait } from "../art/portrait.ts";
import { SCENE } from "../art/scenes.ts";
import { pawn } from "../art/tokens.ts";
import { wayTo } from "../drawing/ways.ts";
import { sceneOf } from "./scenes.ts";

const put = ({ x, y }: Point, more = ""): Keyframe => ({
  transform: `translate(${x}px, ${y}px) ${more}`,
});

/** Where a seat's pawn stands. */
function standing({ seats }: View, seat: Seat): Point | undefined {
  const room = seats[seat]?.room;
  if (room === undefined) return undefined;
  const before = seats.slice(0, seat).filter((other) => other.room === room).length;
  return spotsIn(room)[before];
}

/** The places that a pawn passes: through every door on its way. */
function steps(from: Room, to: Room): readonly Point[] {
  const rooms = wayTo(from, to, new Set());
  const [first] = spotsIn(to);
  return rooms.flatMap((room, n) => {
    const before = rooms[n - 1];
    if (before === undefined) return [roomMiddle(room)];
    const door = doorway(before, room);
    return n === rooms.length - 1 ? [door, first ?? roomMiddle(room)] : [door];
  });
}

function walk(host: HTMLElement, view: View, event: Event, ms: number) {
  if (event.event !== "went") return undefined;
  const colour = view.seats[event.seat]?.colour;
  const [, ...rest] = steps(event.from, event.to);
  const from = standing(view, event.seat);
  if (colour === undefined || from === undefined || rest.length === 0) return undefined;
  const frames = [from, ...rest].map((point) => put(point));
  return fly(host, svg`<g>${pawn(colour)}</g>`, frames, ms);
}

/** A card as far as everybody may know it, about its middle. */
const cardOf = (card: Known<Suspect>): SVGTemplateResult => {
  const face = seen(card);
  return svg`<g transform="scale(.8) translate(-32 -40)">${face === undefined ? cardBack() : portrait(face)}</g>`;
};

const above = ({ x, y }: Point): Point => ({ x, y: y - 56 });

/** So many cards go from one place to another, one a little after the other. */
function send(
  host: HTMLElement,
  cards: readonly SVGTemplateResult[],
  from: Point | undefined,
  to: Point | undefined,
  ms: number,
): Promise<void> | undefined {
  if (from === undefined || to === undefined) return undefined;
  const high = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 90 };
  const all = cards.map((drawn, n) =>
    fly(
      host,
      svg`<g>${drawn}</g>`,
      [
        { ...put(above(from), "scale(.4)"), opacity: 0 },
        { ...put(high, `rotate(${8 * n - 6}deg)`), opacity: 1 },
        { ...put(above(to), "scale(.4)"), opacity: 0.2 },
      ],
      ms + 40 * n,
    ),
  );
  return Promise.all(all).then(() => {});
}

/** A card that goes somewhere, or is held up. */
function cards(host: HTMLElement, view: View, event: Event, ms: number) {
  const at = (seat: Seat): Point | undefined => standing(view, seat);
  const backs = (many: number) => Array.from({ length: Math.min(many, 6) }, () => cardOf("hidden"));
  switch (event.event) {
    case "card-moved": {
      const from = event.from === null ? LIES.parlor : at(event.from);
      return send(host, [cardOf(event.card)], from, at(event.to), ms);
    }
    case "card-shown":
      return event.to === null
        ? undefined
        : send(host, [cardOf(event.card)], at(event.of), at(event.to), ms);
    case "cards-passed":
      return send(host, backs(event.many), at(event.from), at(event.to), ms);
    case "hands-swapped": {
      const [one, other] = [at(event.one), at(event.other)];
      const both = [send(host, backs(3), one, other, ms), send(host, backs(3), other, one, ms)];
      return Promise.all(both).then(() => {});
    }
    case "book-drawn":
      return send(host, [cardOf("hidden")], LIES.scriptorium, at(event.seat), ms);
    default:
      return undefined;
  }
}

const MOVING: ReadonlySet<string> = new Set([
  "went",
  "card-moved",
  "card-shown",
  "cards-passed",
  "hands-swapped",
  "book-drawn",
]);

/** Whether something is seen to move. */
export const moves = ({ event }: Event): boolean => MOVING.has(event);

/** Shows one event before the view that follows it is drawn. Resolves when it has been seen. */
export function before(host: HTMLElement, view: View, event: Event, ms: number): Promise<void> {
  return walk(host, view, event, ms) ?? cards(host, view, event, ms) ?? Promise.resolve();
}

/** A card is held up for all to see, over the pawn of whoever holds it. */
function holdUp(host: HTMLElement, view: View, event: Event, ms: number): void {
  if (event.event !== "card-shown" || event.to !== null) return;
  const at = standing(view, event.of);
  if (at === undefined) return;
  const high = { x: at.x, y: at.y - 120 };
  void fly(
    host,
    svg`<g>${cardOf(event.card)}</g>`,
    [
      { ...put(above(at), "scale(.4)"), opacity: 0 },
      { ...put(high, "scale(1.6)"), opacity: 1, offset: 0.2 },
      { ...put(high, "scale(1.6)"), opacity: 1, offset: 0.8 },
      { ...put(above(at), "scale(.4)"), opacity: 0 },
    ],
    Math.max(1400, ms * 4),
  );
}

/** The bell swings. */
function swing(host: HTMLElement, event: Event, ms: number): void {
  if (event.event !== "bell-moved") return;
  const bell = host.querySelector<SVGElement>(".a-bell");
  if (bell === null || typeof bell.animate !== "function") return;
  bell.animate(
    [0, 5, -4, 2, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })),
    { duration: Math.max(500, ms) },
  );
}

/** A small picture of what happened, for a moment, in the middle of the plan. */
function showScene(host: HTMLElement, view: View, event: Event, ms: number): void {
  const scene = sceneOf(event, view);
  if (scene === undefined) return;
  const middle = { x: PLAN.width / 2, y: PLAN.height / 2 };
  const { width, height } = SCENE;
  void fly(
    host,
    svg`<g><g transform="scale(3) translate(${-width / 2} ${-height / 2})">${scene}</g></g>`,
    [
      { ...put(middle, "scale(.92)"), opacity: 0 },
      { ...put(middle), opacity: 1, offset: 0.15 },
      { ...put(middle), opacity: 1, offset: 0.8 },
      { ...put(middle), opacity: 0 },
    ],
    Math.max(1700, ms * 5),
  );
}

/** Shows one event upon the view that follows it. */
export function after(host: HTMLElement, view: View, event: Event, ms: number): void {
  holdUp(host, view, event, ms);
  swing(host, event, ms);
  showScene(host, view, event, ms);
}
