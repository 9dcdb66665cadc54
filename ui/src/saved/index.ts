// The saved games: those being played, those that are over, and for thirty days
// those that were deleted.

import "./saved.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { loadGame, PLAYABLE } from "../games.ts";
import { troubled } from "../new-game/start.ts";
import type { Summary } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { consented } from "../shared/consent.ts";
import { layout } from "../shared/layout.ts";
import { type Page, page, redraw } from "../shared/pages.ts";
import * as routes from "../shared/routes.ts";
import { toast } from "../shared/toast.ts";
import { language, say } from "../shared/words.ts";
import { entry, gone, type SavedHandlers } from "./entry.ts";
import { Glimpses } from "./glimpses.ts";
import { Lists } from "./list.ts";
import { EVERYTHING, kindsOf, ORDERS, once, personsOf, sift, type Wanted } from "./sift.ts";
import { titleOf } from "./words.ts";

/** With more games than these, one can search. */
const FEW = 8;

export function savedPage(): Page {
  let games: readonly Summary[] | "waiting" | "silent" = "waiting";
  const glimpses = new Glimpses();
  let bare: TemplateResult | undefined;
  let wanted: Wanted = EVERYTHING;
  let trash = false;

  const shown = (): void => {
    if (page() === self) redraw();
  };

  const lists = new Lists(() => {
    shown();
    void glimpses.look(inSight, shown);
  });

  /** The games that are drawn; nothing, when nobody looks any more. */
  function inSight(): readonly Summary[] | undefined {
    if (page() !== self) return undefined;
    const { running, over } = sorted();
    return [...lists.shown("running", running), ...lists.shown("over", over)];
  }

  /** What is known of all of them: found once, not at every frame. */
  const known = once(() => {
    const all = typeof games === "string" ? [] : games;
    const kept = all.filter(({ deleted }) => deleted === null);
    const deleted = all.filter((one) => one.deleted !== null);
    return { kept, deleted, kinds: kindsOf(kept), persons: personsOf(kept) };
  });

  /** The games that are wanted, in their order: the same. */
  const sifted = once(() => {
    const { kept } = known(games, language());
    const found = sift(kept, wanted);
    return { running: found.filter(({ over }) => !over), over: found.filter(({ over }) => over) };
  });

  const sorted = () => sifted(games, wanted, language());

  function want(part: Partial<Wanted>): void {
    wanted = { ...wanted, ...part };
    scrollTo?.({ top: 0 });
    shown();
    lists.measure();
    void glimpses.look(inSight, shown);
  }

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
    lists.measure();
    await glimpses.look(inSight, shown);
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
        () => consented((pins) => shell.duplicateGame(game, pins)),
        () => toast(say("saved-duplicated")),
      ),
    export: ({ game }) =>
      void does(
        () => consented((pins) => shell.exportFile(game, pins)),
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
      () => consented((pins) => shell.importFile(pins)),
      ({ games: [first, ...more], left_out }) => {
        const one = first !== undefined && more.length === 0 && left_out === 0;
        const many = first === undefined ? 0 : more.length + 1;
        toast(
          one
            ? say("saved-imported", { title: titleOf(first) })
            : say("saved-imported-many", { many, left: left_out }),
        );
      },
    );

  function group(name: string, title: string, of: readonly Summary[]): unknown {
    if (of.length === 0) return nothing;
    return html`<section class="saved-group">
      <h2 class="section-title">${title} <small>${of.length > FEW ? of.length : ""}</small></h2>
      ${lists.draw(name, of, (one, place) => {
        const glimpse = glimpses.of(one);
        const drawn = () => entry(one, glimpse, handlers, { place, of: of.length });
        return html`${guard([one, glimpse, place, of.length, language()], drawn)}`;
      })}
    </section>`;
  }

  /** What is looked for, once there is much to look through. */
  function search(): unknown {
    const { kept, kinds, persons } = known(games, language());
    if (kept.length <= FEW) return nothing;
    const choice = (
      key: "kind" | "person" | "order",
      all: readonly string[],
      show: (one: string) => string,
    ) => html`<label class="field"><span>${say(`saved-by-${key}`)}</span>
      <select id="saved-${key}" @change=${(event: Event) => want({ [key]: (event.target as HTMLSelectElement).value })}>
        ${all.map((one) => html`<option value=${one} ?selected=${one === wanted[key]}>${show(one)}</option>`)}
      </select>
    </label>`;
    return html`<search class="saved-search">
      <label class="field saved-words-field"><span>${say("saved-search")}</span>
        <input id="saved-words" type="search" autocomplete="off" .value=${wanted.words}
          @input=${(event: Event) => want({ words: (event.target as HTMLInputElement).value })} />
      </label>
      ${kinds.length < 2 ? nothing : choice("kind", ["", ...kinds], (one) => say(one === "" ? "saved-any-kind" : `${one}-name`))}
      ${choice("person", ["", ...persons], (one) => (one === "" ? say("saved-anybody") : one))}
      ${choice("order", ORDERS, (one) => say(`saved-order-${one}`))}
    </search>`;
  }

  function body(): TemplateResult {
    if (games === "waiting") return html`<p class="waiting">${say("app-waiting")}</p>`;
    const { kept, deleted } = known(games, language());
    const { running, over } = sorted();
    return html`
      ${kept.length === 0 ? empty() : nothing} ${search()}
      ${group("running", say("saved-going-on"), running)} ${group("over", say("saved-finished"), over)}
      ${kept.length > 0 && running.length + over.length === 0 ? html`<p class="saved-none" role="status">${say("saved-none")}</p>` : nothing}
      ${
        deleted.length > 0
          ? gone(deleted, handlers, trash, (opened) => {
              trash = opened;
              shown();
            })
          : nothing
      }
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
      layout({
        title: say("saved-title"),
        tools: html`<button id="import" type="button" class="quiet" @click=${bring}>${say("saved-import")}</button>`,
        body: body(),
      }),
    opened: () => void look(),
    mounted: () => lists.listen(),
    closed: () => lists.leave(),
  };
  return self;
}
