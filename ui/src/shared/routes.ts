// The way from page to page: which opens which. Pages that few open are fetched
// when they are opened, so that the first one is there at once.

import { html } from "lit-html";
import { loadGame, PLAYABLE } from "../games.ts";
import type { Draft } from "../new-game/draft.ts";
import { rematch } from "../new-game/rematch.ts";
import { begin, quickDraft, troubled } from "../new-game/start.ts";
import type { Game } from "../table/game/index.ts";
import { aboutGame } from "./about.ts";
import type { Screen } from "./commands.ts";
import * as shell from "./commands.ts";
import { corner } from "./corner.ts";
import { back, go, home, instead, type Page, page, redraw } from "./pages.ts";
import { toast } from "./toast.ts";
import { say } from "./words.ts";

/** Opens a page whose code comes along. */
async function enter(fetched: Promise<Page>, how: (page: Page) => void = go): Promise<void> {
  const here = page();
  try {
    const next = await fetched;
    if (page() === here) how(next);
  } catch (error) {
    console.error("a page did not open:", error);
    toast(say("trouble-internal", { detail: "" }), { trouble: true });
  }
}

/** The game that is meant where none is named. */
const FIRST = PLAYABLE[0] ?? "";

export const toNewGame = (kind = FIRST): Promise<void> =>
  enter(
    Promise.all([import("../new-game/index.ts"), aboutGame(kind)]).then(
      ([{ newGamePage }, about]) => newGamePage(about),
    ),
  );
export const toSaved = (): Promise<void> =>
  enter(import("../saved/index.ts").then(({ savedPage }) => savedPage()));
export const toStatistics = (): Promise<void> =>
  enter(import("../statistics/index.ts").then(({ statisticsPage }) => statisticsPage()));
export const toSettings = (): Promise<void> =>
  enter(import("../settings/index.ts").then(({ settingsPage }) => settingsPage()));
export const toAbout = (): Promise<void> =>
  enter(import("../about/index.ts").then(({ aboutPage }) => aboutPage()));
export const toRules = (anchor?: string, kind?: string): Promise<void> =>
  enter(
    import("../rules/index.ts").then(({ rulesPage }) =>
      rulesPage({
        kind: kind ?? FIRST,
        all: kind === undefined,
        ...(anchor === undefined ? {} : { anchor }),
      }),
    ),
  );
export const toReplay = (game: string): Promise<void> =>
  enter(import("../replay/index.ts").then(({ replayPage }) => replayPage({ game })));

type TableModule = typeof import("../table/index.ts");

/** The table as a page of ours. It draws into a host that we never draw into ourselves. */
function tableRoute(table: TableModule, game: Game, first: Screen): Page {
  let laid: ReturnType<TableModule["tablePage"]> | undefined;
  let fresh: Screen | undefined = first;
  const again = async (over: Screen): Promise<void> => {
    const screen = await rematch(over);
    if (screen) await toTable(screen, instead);
  };
  const leave = (): void => {
    shell.closeGame(first.game).catch((error: unknown) => console.warn("close_game:", error));
    back();
  };
  const sit = (root: HTMLElement, screen: Screen): void => {
    const host = root.querySelector<HTMLElement>(".table-host");
    if (!host) return;
    laid = table.tablePage(host, {
      game,
      screen,
      onLeave: leave,
      onRules: (chapter) => void toRules(chapter, game.name),
      onReplay: (game) => void toReplay(game),
      onRematch: (over) => void again(over),
      corner: () => corner({ dear: true }),
    });
  };
  const self: Page = {
    name: "table",
    title: () => say("app-title-table"),
    draw: () => {
      queueMicrotask(() => laid?.redraw());
      return html`<div class="table-host" data-first-focus tabindex="-1"></div>`;
    },
    mounted: (root) => {
      // Back from the rules: what was drawn then is not what is there now.
      const screen = fresh;
      fresh = undefined;
      if (screen) return sit(root, screen);
      shell.screen(first.game).then(
        (now) => page() === self && sit(root, now),
        (error: unknown) => {
          // Whoever has left already does not care.
          if (page() !== self) return;
          toast(troubled(error), { trouble: true });
          back();
        },
      );
    },
    closed: () => {
      laid?.close();
      laid = undefined;
    },
    // What had the focus may be gone; keys are the table's all the same.
    key: (event) => laid?.key(event) ?? event.key === "Escape",
    stepBack: () => laid?.stepBack() ?? false,
  };
  return self;
}

async function toTable(screen: Screen, how: (page: Page) => void = go): Promise<void> {
  const fetched = Promise.all([import("../table/index.ts"), loadGame(screen.kind)]);
  await enter(
    fetched.then(([table, game]) => tableRoute(table, game, screen)),
    how,
  );
}

/** Opens a saved game at the table. */
export async function resume(game: string): Promise<void> {
  try {
    await toTable(await shell.openGame(game));
  } catch (error) {
    toast(troubled(error), { trouble: true });
  }
}

/** Begins this game at the table. */
export async function play(draft: Draft, how: (page: Page) => void = go): Promise<void> {
  const screen = await begin(draft);
  if (screen) await toTable(screen, how);
}

/** One tap: a game against whoever fits, with the usual rules, or the simpler ones where the game has some. */
export async function playNow(kind = FIRST, simpler = false): Promise<void> {
  const draft = await quickDraft(kind);
  await play(simpler ? { ...draft, agreed: { ...draft.agreed, simpler: "true" } } : draft);
}

export { back, home, redraw };
