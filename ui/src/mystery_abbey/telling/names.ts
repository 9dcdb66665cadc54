/** Whom and what the sentences name: suspects, groups of them by their traits, rooms, players. */
import type { Filter, Room, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import { language } from "../../shared/words.ts";
import { suspectFacts } from "../box.ts";
import { word } from "../words.ts";
import { categoryOf } from "./facts.ts";

/** Several things in one line. */
export function list(
  parts: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(language(), { type }).format(parts);
}

/** A suspect as his card calls him: "Father Odo". */
export function suspectName(suspect: Suspect): string {
  const { title, name } = suspectFacts(suspect);
  return word("suspect", { title, name });
}

/** His name alone, where there is no room for more. */
export const bareName = (suspect: Suspect): string =>
  word("suspect-name", { name: suspectFacts(suspect).name });

/** The title and the name within a sentence. */
export function theSuspect(suspect: Suspect): string {
  const { title, name } = suspectFacts(suspect);
  return word("suspect-the", { title, name });
}

export const theSuspects = (all: readonly Suspect[]): string => list(all.map(theSuspect));

export const roomName = (room: Room): string => word(`room-${room}`);
/** "the Chapel", "to the Chapel", "in the Chapel". */
export const theRoom = (room: Room): string => word(`room-${room}-the`);
export const toRoom = (room: Room): string => word(`room-${room}-to`);
export const inRoom = (room: Room): string =>
  word("in-room", { the: theRoom(room), to: toRoom(room) });

/** What a sentence may say of the monks that a filter means. */
export interface Group {
  /** How many names there are; none, if it is about traits. */
  readonly count: number;
  /** "hooded Templars", "hooded Templar", "a hooded Templar", "the hooded Templars". */
  readonly many: string;
  readonly one: string;
  readonly a: string;
  readonly the: string;
  /** The names in one line. */
  readonly and: string;
  readonly or: string;
}

/** Monks with these traits, or with these names; a gap where nothing is said yet. */
export function groupOf({ traits, names }: Filter): Group {
  if (names.length > 0) {
    const named = names.map(theSuspect);
    const and = list(named);
    const or = list(named, "disjunction");
    return { count: names.length, many: and, one: or, a: or, the: and, and, or };
  }
  if (traits.length === 0) {
    const gap = word("gap");
    return { count: 0, many: gap, one: gap, a: gap, the: gap, and: gap, or: gap };
  }
  const said = saidOf(traits);
  const many = word("group-many", said);
  const one = word("group-one", said);
  const a = word("group-a", { ...said, one });
  const the = word("group-the", { many });
  return { count: 0, many, one, a, the, and: the, or: a };
}

/** A trait of each category, or "no". */
function saidOf(traits: readonly Trait[]): Record<string, string> {
  const said: Record<string, string> = {
    order: "no",
    title: "no",
    hood: "no",
    beard: "no",
    girth: "no",
  };
  for (const one of traits) said[categoryOf(one)] = one;
  return said;
}
