// What is said about a saved game: its title, who sits there, the hour, when it was played.

import type { Summary } from "../shared/commands.ts";
import { language, say } from "../shared/words.ts";

/** What the players call it, or else who they are. */
export function titleOf({ title, kind }: Pick<Summary, "title" | "kind">): string {
  return title || say(`${kind}-name`);
}

/** How far it has come; of a game that has a name of its own, also which game it is. */
export function momentLine(
  { title, kind }: Pick<Summary, "title" | "kind">,
  moment: string,
): string {
  return [title === "" ? "" : say(`${kind}-name`), moment].filter(Boolean).join(" · ");
}

export function playerLine([name, level]: readonly [string, string | null]): string {
  return level === null ? name : say("saved-bot", { name, level: say(`who-${level}`) });
}

export function seatsLine({ players }: Pick<Summary, "players">): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(players.map(playerLine));
}

/** When it was: today and yesterday by name, with the time; earlier by date. */
export function whenOf(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - at) / 86_400_000);
  const time = new Intl.DateTimeFormat(language(), { timeStyle: "short" }).format(at);
  if (days <= 0) return say("saved-today", { time });
  if (days === 1) return say("saved-yesterday", { time });
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(at);
}

/** How long it was played, in hours and minutes. */
export function spentOf(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 60
    ? say("saved-minutes", { minutes })
    : say("saved-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
