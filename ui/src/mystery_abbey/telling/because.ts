/** What speaks for an action, as the bots give it: a key, a number, and what it is about by its key in the box. */
import type { Room, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import type { Because } from "../../table/game/index.ts";
import { MASSES, ROOMS, SUSPECTS, TRAITS } from "../box.ts";
import type { Model } from "../kind.ts";
import { has, word } from "../words.ts";
import { groupOf, theSuspect, toRoom } from "./names.ts";

/** So many suspects are few enough to be worth a word. */
const FEW = 6;

/** Everything that a reason may say of what it is about; a player is called by name, where the table is known. */
function aboutWords(subject: string, model?: Model): Record<string, string> {
  const seat = model?.shown.seats.findIndex(({ colour }) => colour === subject) ?? -1;
  const name = model?.screen.players[seat]?.name;
  if (name !== undefined) return { colour: name };
  if (SUSPECTS.some(({ suspect }) => suspect === subject))
    return { suspect: theSuspect(subject as Suspect) };
  if (TRAITS.some(({ trait }) => trait === subject)) {
    const { one, many } = groupOf({ traits: [subject as Trait], names: [] });
    return { he: word("trait-he", { trait: subject }), one, group: many };
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
export function becauseWords({ key, many, subject }: Because, model?: Model): string | undefined {
  if (!has(`because-${key}`)) return undefined;
  if (key === "suspects-left" && many > FEW) return undefined;
  const mass = key === "shown-at" ? massAfter(many) : "";
  return word(`because-${key}`, { many, mass, ...aboutWords(subject ?? "", model) });
}

/** The same of what a bot of this name has done, where it rests on nothing hidden. */
export function whyWords({ key, many, subject }: Because, who: string): string | undefined {
  if (!has(`why-${key}`)) return undefined;
  return word(`why-${key}`, { many, who, ...aboutWords(subject ?? "") });
}
