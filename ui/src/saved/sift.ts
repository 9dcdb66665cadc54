// Which of many saved games are wanted, and in which order.

import type { Summary } from "../shared/commands.ts";
import { language } from "../shared/words.ts";
import { titleOf } from "./words.ts";

export const ORDERS = ["last", "begun", "longest", "title"] as const;
export type Order = (typeof ORDERS)[number];

export interface Wanted {
  /** Words that stand in the title or in a name, all of them. */
  readonly words: string;
  /** Of which kind; empty for any. */
  readonly kind: string;
  /** Who sat there; empty for anybody. */
  readonly person: string;
  readonly order: Order;
}

export const EVERYTHING: Wanted = { words: "", kind: "", person: "", order: "last" };

/** Without capitals and accents, as people search. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** Everybody who sat at one of these tables, bots left out. */
export function personsOf(games: readonly Summary[]): readonly string[] {
  const names = new Set<string>();
  for (const { players } of games)
    for (const [name, level] of players) if (level === null) names.add(name);
  return [...names].sort(new Intl.Collator(language()).compare);
}

export function kindsOf(games: readonly Summary[]): readonly string[] {
  return [...new Set(games.map(({ kind }) => kind))].sort();
}

/** Those that are wanted, in the order that is wanted. */
export function sift(games: readonly Summary[], wanted: Wanted): readonly Summary[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const fits = (of: Summary): boolean => {
    if (wanted.kind !== "" && of.kind !== wanted.kind) return false;
    const sat = (name: string, level: string | null) => level === null && name === wanted.person;
    if (wanted.person !== "" && !of.players.some(([name, level]) => sat(name, level))) return false;
    if (words.length === 0) return true;
    const said = plain([titleOf(of), ...of.players.map(([name]) => name)].join(" "));
    return words.every((word) => said.includes(word));
  };
  const { compare } = new Intl.Collator(language(), { numeric: true });
  const by: Record<Order, (one: Summary, other: Summary) => number> = {
    last: (one, other) => other.last - one.last,
    begun: (one, other) => other.begun - one.begun,
    longest: (one, other) => other.spent - one.spent,
    title: (one, other) => compare(titleOf(one), titleOf(other)),
  };
  return games.filter(fits).sort(by[wanted.order]);
}

/** Which of so many rows of one height are in sight, and a few more on both sides. */
export function inSight(
  { above, room, row, many }: { above: number; room: number; row: number; many: number },
  beyond = 2,
): { from: number; to: number } {
  const from = Math.floor(above / row) - beyond;
  const to = Math.ceil((above + room) / row) + beyond;
  const within = (n: number): number => Math.min(many, Math.max(0, n));
  return { from: within(from), to: within(to) };
}

/** Finds it again only when what it was found in is something else. */
export function once<T>(find: () => T): (...of: readonly unknown[]) => T {
  let last: { of: readonly unknown[]; found: T } | undefined;
  return (...of) => {
    if (!last?.of.every((one, n) => one === of[n])) last = { of, found: find() };
    return last.found;
  };
}
