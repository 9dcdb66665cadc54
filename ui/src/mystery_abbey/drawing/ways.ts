/** The way to a room, for drawing it: through printed doors. Whether it may be gone the referee says. */
import type { Room } from "../../generated/mystery_abbey.ts";
import { DOORS } from "../box.ts";

/** The rooms next door. */
const nextTo = (room: Room): readonly Room[] =>
  DOORS.flatMap(([a, b]) => (a === room ? [b] : b === room ? [a] : []));

/** The shortest way through open rooms, both ends included. */
export function wayTo(from: Room, to: Room, closed: ReadonlySet<Room>): readonly Room[] {
  const before = new Map<Room, Room>();
  const edge: Room[] = [from];
  for (const room of edge) {
    if (room === to) break;
    for (const next of nextTo(room)) {
      if (next === from || before.has(next) || closed.has(next)) continue;
      before.set(next, room);
      edge.push(next);
    }
  }
  const way: Room[] = [to];
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at);
  return way[0] === from ? way : [];
}
