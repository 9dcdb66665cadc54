// The way from room to room: which page opens which. Rooms that few enter are
// fetched when they are entered, so that the house opens at once.

import { html, type TemplateResult } from "lit-html";
import { type Draft, firstDraft } from "../new-game/draft.ts";
import { begin, troubled } from "../new-game/start.ts";
import { corner } from "./corner.ts";
import { keeper } from "./keeper.ts";
import { back, go, home, instead, type Page, page, redraw } from "./pages.ts";
import { type Screen, screen as screenOf } from "./shell.ts";
import { tell } from "./toast.ts";
import { say } from "./words.ts";

/** Opens a page whose code comes along. */
async function enter(fetched: Promise<Page>, how: (page: Page) => void = go): Promise<void> {
  const here = page();
  try {
    const next = await fetched;
    if (page() === here) how(next);
  } catch (error) {
    console.error("a page did not open:", error);
    tell(say("trouble-internal", { detail: "" }), { trouble: true });
  }
}

export const toNewGame = (draft?: Draft): Promise<void> =>
  enter(import("../new-game/index.ts").then(({ newGamePage }) => newGamePage(draft)));
export const toSaved = (): Promise<void> =>
  enter(import("../saved/index.ts").then(({ savedPage }) => savedPage()));
export const toStatistics = (): Promise<void> =>
  enter(import("../statistics/index.ts").then(({ statisticsPage }) => statisticsPage()));
export const toSettings = (): Promise<void> =>
  enter(import("../settings/index.ts").then(({ settingsPage }) => settingsPage()));
export const toAbout = (): Promise<void> =>
  enter(import("../about/index.ts").then(({ aboutPage }) => aboutPage()));
export const toRules = (anchor?: string): Promise<void> =>
  enter(
    import("../rules/index.ts").then(({ rulesPage }) =>
      rulesPage(anchor === undefined ? {} : { anchor }),
    ),
  );
export const toReplay = (game: string, laid = false): Promise<void> =>
  enter(import("../replay/index.ts").then(({ replayPage }) => replayPage({ game, laid })));

interface Laid {
  redraw(): void;
  close(): void;
}

/** What ui/src/table/index.ts gives us; see its README. */
interface TableRoom {
  tablePage(
    host: HTMLElement,
    given: {
      screen: Screen;
      onLeave: () => void;
      onRules: (chapter?: string) => void;
      onReplay: (game: string) => void;
      onRematch: (game: string) => void;
      corner: () => TemplateResult;
    },
  ): Laid;
}

/** The game whose table was left last: what is still heard of it is no reason to return. */
let left: string | undefined;

/** A game was opened from outside: a file was double-clicked. */
export function called(game: string): void {
  if (page()?.name !== "table" && game !== left) void resume(game);
}

const tables = import.meta.glob<TableRoom>("../table/index.ts");

/** The table as a page of ours. It draws into a host that we never draw into ourselves. */
function tableRoom(room: TableRoom, first: Screen): Page {
  let laid: Laid | undefined;
  let told: Screen | undefined = first;
  const rematch = async (game: string): Promise<void> => {
    const games = await keeper().games();
    const old = games.find((summary) => summary.game === game);
    const draft = firstDraft();
    const chairs = old?.players.map(([name, level], n) => ({
      who: (level ?? "person") as Draft["chairs"][number]["who"],
      name: level === null ? name : "",
      pin: "",
      colour: (["red", "blue", "green", "yellow"] as const)[n] ?? "red",
    }));
    const screen = await begin(chairs ? { ...draft, chairs } : draft);
    if (screen) await toTable(screen, instead);
  };
  const leave = (): void => {
    left = first.game;
    keeper()
      .closeGame(first.game)
      .catch((error: unknown) => console.warn("close_game:", error));
    back();
  };
  const sit = (root: HTMLElement, screen: Screen): void => {
    const host = root.querySelector<HTMLElement>(".table-host");
    if (!host) return;
    laid = room.tablePage(host, {
      screen,
      onLeave: leave,
      onRules: (chapter) => void toRules(chapter),
      onReplay: (game) => void toReplay(game, true),
      onRematch: (game) => void rematch(game),
      corner: () => corner({ dear: true }),
    });
  };
  const self: Page = {
    name: "table",
    title: () => say("house-title-table"),
    draw: () => {
      queueMicrotask(() => laid?.redraw());
      return html`<div class="table-host" data-first-focus tabindex="-1"></div>`;
    },
    mounted: (root) => {
      // Back from the rules: what was drawn then is not what is there now.
      const screen = told;
      told = undefined;
      if (screen) return sit(root, screen);
      screenOf(first.game).then(
        (now) => page() === self && sit(root, now),
        (error: unknown) => {
          tell(troubled(error), { trouble: true });
          back();
        },
      );
    },
    closed: () => {
      laid?.close();
      laid = undefined;
    },
    // Escape belongs to the table, which has its own ways to take things back.
    key: (event) => event.key === "Escape",
  };
  return self;
}

export async function toTable(screen: Screen, how: (page: Page) => void = go): Promise<void> {
  const fetch = tables["../table/index.ts"];
  if (!fetch) return tell(say("trouble-internal", { detail: "" }), { trouble: true });
  await enter(
    fetch().then((room) => tableRoom(room, screen)),
    how,
  );
}

/** Opens a saved game at the table. */
export async function resume(game: string): Promise<void> {
  try {
    await toTable(await keeper().openGame(game));
  } catch (error) {
    tell(troubled(error), { trouble: true });
  }
}

/** Begins this game at the table. */
export async function play(draft: Draft, how: (page: Page) => void = go): Promise<void> {
  const screen = await begin(draft);
  if (screen) await toTable(screen, how);
}

export { back, home, redraw };
