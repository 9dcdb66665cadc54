/** What a round brought: where every cart stood, letters, denarii, and what robbers took. */
import type { Event, View } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import type { Line } from "../kind.ts";

export interface Paid {
  readonly seat: Seat;
  /** Food units; none for whoever came to Cluny. */
  readonly space: number | undefined;
  readonly letters: number;
  readonly denarii: number;
  /** What robbers took; 0 if they were warded off, none if there were none. */
  readonly robbed: number | undefined;
}

type Row = { -readonly [K in keyof Paid]: Paid[K] };

/** Everybody's row, the most letters first. */
export function paidOut(events: readonly Event[], { seats }: Pick<View, "seats">): readonly Paid[] {
  const rows = seats.map(
    (_, seat): Row => ({ seat, space: 0, letters: 0, denarii: 0, robbed: undefined }),
  );
  for (const event of events) {
    const row = "seat" in event ? rows[event.seat] : undefined;
    if (row === undefined) continue;
    if (event.event === "paid") row.denarii += event.denarii;
    if (event.event === "ambushed") row.robbed = (row.robbed ?? 0) + event.denarii;
    if (event.event !== "scored") continue;
    row.letters += event.points;
    const { because } = event;
    if (typeof because === "object" && "road" in because) row.space = because.road.fu;
    if (typeof because === "object" && "cluny" in because) row.space = undefined;
  }
  return rows.toSorted((one, other) => other.letters - one.letters || one.denarii - other.denarii);
}

/** The round that was paid last, and all that happened on its payday; none before the second round. */
export function lastPayday(
  lines: readonly Line[],
  { phases }: Pick<View, "phases">,
): { readonly round: number; readonly events: readonly Event[] } | undefined {
  const all = lines.flatMap(({ events }) => events);
  const next = all.findLastIndex(({ event }) => event === "round-began");
  const began = all.findLastIndex(
    (event, n) => n < next && event.event === "phase-began" && event.phase === phases,
  );
  const round = all[next];
  if (began < 0 || round?.event !== "round-began") return undefined;
  return { round: round.round - 1, events: all.slice(began, next) };
}
