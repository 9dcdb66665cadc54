/** What speaks for an action, as the bots give it: a key, a number, and what it is about by its key in the box. */
import type { Room, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import type { Because } from "../../table/game/index.ts";
import { MASSES, ROOMS, SUSPECTS, TRAITS } from "../box.ts";
import { has, word } from "../words.ts";
import { groupOf, theSuspect, toRoom } from "./names.ts";

/** Everything that a reason may say of what it is about. */
function aboutWords(subject: string): Record<string, string> {
  if (SUSPECTS.some(({ suspect }) => suspect === subject))
    return { suspect: theSuspect(subject as Suspect) };
  if (TRAITS.some(({ trait }) => trait === subject)) {
    const { one, many } = groupOf({ traits: [subject as Trait], names: [] });
    return { trait: word(`trait-${subject}`), one, group: many };
  }
  if (ROOMS.some(({ room }) => room === subject)) return { to: toRoom(subject as Room) };
  if (has(`colour-${subject}`)) return { colour: word(`colour-${subject}`) };
  return has(`book-${subject}`) ? { book: word(`book-${subject}`) } : {};
}

/** The last Mass that had been held when there had been so many. */
function massAfter(many: number): string {
  const mass = MASSES[(many - 1) % MASSES.length]?.mass;
  return mass === undefined || many === 0 ? "" : word(`mass-${mass}`);
}

/** A reason as words after "because"; none, if it has none. */
export function becauseWords({ key, many, subject }: Because): string | undefined {
  if (!has(`because-${key}`)) return undefined;
  const mass = key === "shown-at" ? massAfter(many) : "";
  return word(`because-${key}`, { many, mass, ...aboutWords(subject ?? "") });
}
