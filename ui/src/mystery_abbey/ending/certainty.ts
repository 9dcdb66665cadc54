/** What each could have known: how many suspects were left for whoever drew every conclusion, turn by turn. */
import type { MysteryAbbey, Suspect, View } from "../../generated/mystery_abbey.ts";
import * as shell from "../../shared/commands.ts";
import { seen } from "../../shared/known.ts";
import type { Line } from "../kind.ts";

/** Who could still be the culprit after so many turns, for each seat. */
export interface Turn {
  /** From 1; 0 is before the first. */
  readonly turn: number;
  readonly view: Pick<View, "mass" | "bell" | "phase">;
  /** How many suspects were left, by seat. */
  readonly left: readonly number[];
}

/** The lines after which a turn began, and the end. */
export function turnsIn(lines: readonly Line[]): readonly number[] {
  const began = lines.flatMap(({ line, events }) =>
    events.some(({ event }) => event === "turn-began") ? [line + 1] : [],
  );
  const last = lines.at(-1);
  return last === undefined ? began : [...new Set([...began, last.line + 1])];
}

/** Whom a seat cannot rule out, in the eyes of heaven. */
function culpritsFor(view: View, seat: number): readonly Suspect[] | undefined {
  const of = view.seats[seat];
  const sheet = of === undefined ? undefined : seen(of.sheet);
  return sheet?.proved?.culprits;
}

/** What was known once stays known: whoever was ruled out is not taken up again. */
export function whatWasLeft(views: readonly View[]): readonly Turn[] {
  const open: Set<Suspect>[] = [];
  return views.map((view, turn) => {
    const left = view.seats.map((_, seat) => {
      const now = culpritsFor(view, seat) ?? [];
      const before = open[seat];
      const both = new Set(before === undefined ? now : now.filter((one) => before.has(one)));
      open[seat] = both;
      return both.size;
    });
    return { turn, view, left };
  });
}

/** The first turn after which only one was left; none, if that never happened. */
export function certainAt(turns: readonly Turn[], seat: number): Turn | undefined {
  return turns.find(({ left }) => left[seat] === 1);
}

/** So many views are asked for at once. */
const AT_ONCE = 8;

/** Goes through a finished game again, turn by turn, with the eyes of heaven. */
export async function goThrough(game: string, lines: readonly Line[]): Promise<readonly Turn[]> {
  const asked = turnsIn(lines);
  const views: View[] = [];
  for (let at = 0; at < asked.length; at += AT_ONCE) {
    const some = asked
      .slice(at, at + AT_ONCE)
      .map((line) => shell.history<MysteryAbbey>(game, line, "heaven"));
    for (const { frame } of await Promise.all(some)) views.push(frame.view);
  }
  return whatWasLeft(views);
}
