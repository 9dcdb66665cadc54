// Begins a game, and opens its table.

import { aboutGame } from "../shared/about.ts";
import type { Screen } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { changeSettings, settings, withNames } from "../shared/settings.ts";
import { toast } from "../shared/toast.ts";
import { knows, say } from "../shared/words.ts";
import { askedFor, type Draft, firstDraft } from "./draft.ts";

export const stranger = (n: number): string =>
  n === 1 ? say("new-stranger") : say("new-stranger-number", { number: n });

/** Asks the shell for this game. Names of persons are offered again next time. */
export async function begin(draft: Draft): Promise<Screen | null> {
  try {
    const screen = await shell.newGame(askedFor(draft, stranger));
    const people = draft.chairs.filter(({ who }) => who === "person").map(({ name }) => name);
    const known = withNames(settings().names, people);
    if (known.join() !== settings().names.join()) void changeSettings({ names: known });
    return screen;
  } catch (error) {
    toast(troubled(error), { trouble: true });
    return null;
  }
}

/** The game that one tap begins. */
export async function quickDraft(kind: string): Promise<Draft> {
  return firstDraft(await aboutGame(kind), settings().names[0] ?? "");
}

/** What went wrong, in a sentence. */
export function troubled(error: unknown): string {
  const { kind, detail } = shell.troubleOf(error);
  const key = `trouble-${kind}`;
  return say(knows(key) ? key : "trouble-internal", { detail: String(detail ?? "") });
}
