// The saved games: those being played, those that are over, and for thirty days
// those that were deleted.

import "./saved.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { loadGame, PLAYABLE } from "../games.ts";
import { troubled } from "../new-game/start.ts";
import type { Summary } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { frame } from "../shared/frame.ts";
import { type Page, page, redraw } from "../shared/pages.ts";
import * as routes from "../shared/routes.ts";
import { toast } from "../shared/toast.ts";
import { say } from "../shared/words.ts";
import { entry, type Glimpse, gone, type SavedHandlers } from "./entry.ts";
import { titleOf } from "./words.ts";

export function savedPage(): Page {
  let games: readonly Summary[] | "waiting" | "silent" = "waiting";
  const glimpses = new Map<string, Glimpse>();
  let bare: TemplateResult | undefined;

  const shown = (): void => {
    if (page() === self) redraw();
  };

  async function look(): Promise<void> {
    try {
      games = await shell.games();
    } catch (error) {
      games = "silent";
      toast(troubled(error), { trouble: true });
    }
    shown();
    if (typeof games === "string" || games.length === 0) {
      bare = (await loadGame(PLAYABLE[0] ?? "")).drawing.plan(null);
      shown();
      return;
    }
    for (const { game, kind, line, deleted, unreadable } of games) {
      const key = `${game}/${line}`;
      if (deleted !== null || unreadable || glimpses.has(key)) continue;
      try {
        const loaded = await loadGame(kind);
        const { view } = await shell.glance(game);
        glimpses.set(key, { game: loaded, view: loaded.reading.viewOf(view) });
      } catch (error) {
        console.warn("glance:", error);
      }
      shown();
      if (page() !== self) return;
    }
  }

  /** Does it, says what came of it, and looks again. */
  async function does<T>(step: () => Promise<T>, done?: (of: T) => void): Promise<void> {
    try {
      const came = await step();
      done?.(came);
    } catch (error) {
      if (shell.troubleOf(error).kind !== "cancelled") toast(troubled(error), { trouble: true });
    }
    await look();
  }

  const handlers: SavedHandlers = {
    resume: ({ game }) => void routes.resume(game),
    replay: ({ game }) => void routes.toReplay(game),
    rename: (of, title) => void does(() => shell.renameGame(of, title)),
    duplicate: ({ game }) =>
      void does(
        () => shell.duplicateGame(game),
        () => toast(say("saved-duplicated")),
      ),
    export: ({ game }) =>
      void does(
        () => shell.exportFile(game),
        ({ file }) => toast(say("saved-exported", { file })),
      ),
    remove: (of) =>
      void does(
        () => shell.deleteGame(of),
        (deleted) =>
          toast(say("saved-deleted", { title: titleOf(of) }), {
            undo: () => handlers.restore(deleted),
          }),
      ),
    restore: (of) => void does(() => shell.restoreGame(of)),
  };

  const bring = (): void =>
    void does(
      () => shell.importFile(),
      (brought) => toast(say("saved-imported", { title: titleOf(brought) })),
    );

  function group(title: string, of: readonly Summary[]): unknown {
    if (of.length === 0) return nothing;
    return html`<section class="saved-group">
      <h2 class="section-title">${title}</h2>
      <ul class="saved-list">
        ${repeat(
          of,
          ({ game }) => game,
          (one) => entry(one, glimpses.get(`${one.game}/${one.line}`), handlers),
        )}
      </ul>
    </section>`;
  }

  function body(): TemplateResult {
    if (games === "waiting") return html`<p class="waiting">${say("app-waiting")}</p>`;
    const all = games === "silent" ? [] : games;
    const kept = all.filter(({ deleted }) => deleted === null);
    const deleted = all.filter((one) => one.deleted !== null);
    return html`
      ${kept.length === 0 ? empty() : nothing}
      ${group(
        say("saved-going-on"),
        kept.filter(({ over }) => !over),
      )}
      ${group(
        say("saved-finished"),
        kept.filter(({ over }) => over),
      )}
      ${deleted.length > 0 ? gone(deleted, handlers) : nothing}
    `;
  }

  function empty(): TemplateResult {
    return html`<div class="empty">
      ${bare ?? nothing}
      <h2>${say("saved-empty")}</h2>
      <p>${say("saved-empty-why")}</p>
      <button type="button" class="primary" @click=${() => routes.toNewGame()}>${say("saved-begin")}</button>
    </div>`;
  }

  const self: Page = {
    name: "saved",
    title: () => say("saved-title"),
    draw: () =>
      frame({
        title: say("saved-title"),
        tools: html`<button id="import" type="button" class="quiet" @click=${bring}>${say("saved-import")}</button>`,
        body: body(),
      }),
    opened: () => void look(),
  };
  return self;
}
