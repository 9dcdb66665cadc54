// The first page: what the shell said about itself, and what was played last.

import "./home.css";

import { loadGame } from "../games.ts";
import { askAbout } from "../shared/about.ts";
import type { Summary } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { type Page, page, redraw } from "../shared/pages.ts";
import { resume } from "../shared/routes.ts";
import { type Answer, type Found, home } from "./home.ts";

/** The game to go on with: the last played that is not over and can be read. */
export function lastOpen(games: readonly Summary[]): Summary | undefined {
  return games.find(({ over, deleted, unreadable }) => !over && deleted === null && !unreadable);
}

export function homePage(): Page {
  let answer: Answer = "waiting" as Answer;
  let first = true;
  let found: Found = { games: 0, last: undefined, glimpse: undefined };

  async function look(): Promise<void> {
    try {
      answer = await askAbout();
    } catch (error) {
      console.error("about:", error);
      answer = "silent";
    }
    if (page() === self) redraw();
    const opened = first && answer !== "silent" ? answer.opened : null;
    first = false;
    if (opened) void resume(opened);
    try {
      const games = await shell.games();
      const last = lastOpen(games);
      const kept = games.filter(({ deleted }) => deleted === null).length;
      // What was drawn of the same game stays until it is drawn anew, so that nothing moves.
      found = {
        games: kept,
        last,
        glimpse: last && found.last?.game === last.game ? found.glimpse : undefined,
      };
      if (page() === self) redraw();
      if (last) {
        const game = await loadGame(last.kind);
        const { view } = await shell.glance(last.game);
        found = { ...found, glimpse: { game, view: game.reading.viewOf(view) } };
      }
    } catch (error) {
      console.error("games:", error);
    }
    if (page() === self) redraw();
  }

  const self: Page = {
    name: "home",
    title: () => "Cloister",
    draw: () => home(answer, found),
    opened: () => void look(),
  };
  return self;
}
