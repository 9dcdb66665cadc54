// The book of statistics: who played, won, and what points came from.

import "./statistics.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { PLAYABLE } from "../games.ts";
import { troubled } from "../new-game/start.ts";
import type { OwnFile, Statistics } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { choices } from "../shared/controls.ts";
import { open } from "../shared/dialog.ts";
import { layout } from "../shared/layout.ts";
import { type Page, page, redraw } from "../shared/pages.ts";
import * as routes from "../shared/routes.ts";
import { settings } from "../shared/settings.ts";
import { toast } from "../shared/toast.ts";
import { say } from "../shared/words.ts";
import { everybody, person } from "./person.ts";
import { histogram } from "./plots.ts";

export function statisticsPage(): Page {
  let book: Statistics | "waiting" | "silent" = "waiting";
  let chosen = "";
  let kind = PLAYABLE[0] ?? "";
  let counted: { done: number; of: number } | undefined;

  /** Games whose results are not known are counted a few at a time, and the page says how far that is. */
  async function count(): Promise<void> {
    let { left } = await shell.countResults();
    const all = left;
    while (left > 0 && page() === self) {
      counted = { done: all - left, of: all };
      redraw();
      ({ left } = await shell.countResults());
    }
    counted = undefined;
  }

  async function look(): Promise<void> {
    try {
      await count();
      if (page() !== self) return;
      book = await shell.statistics();
    } catch (error) {
      book = "silent";
      toast(troubled(error), { trouble: true });
    }
    if (page() === self) redraw();
  }

  async function write(format: "csv" | "json"): Promise<void> {
    try {
      show(await shell.exportStatistics(format), () => void keep(format));
    } catch (error) {
      toast(troubled(error), { trouble: true });
    }
  }

  async function keep(format: "csv" | "json"): Promise<void> {
    try {
      const { file } = await shell.exportStatisticsFile(format);
      toast(say("statistics-kept", { file }));
    } catch (error) {
      if (shell.troubleOf(error).kind !== "cancelled") toast(troubled(error), { trouble: true });
    }
  }

  function body(): TemplateResult {
    if (counted !== undefined && book === "waiting")
      return html`<div class="waiting counting">
        <p role="status">${say("statistics-counting")}</p>
        <progress max=${counted.of} .value=${counted.done} aria-label=${say("statistics-counting")}></progress>
        <p class="caption">${say("statistics-counted-of", counted)}</p>
      </div>`;
    if (book === "waiting") return html`<p class="waiting">${say("app-waiting")}</p>`;
    if (book !== "silent" && !played(book).includes(kind)) kind = played(book)[0] ?? kind;
    const people = book === "silent" ? {} : (book.players[kind] ?? {});
    const known = Object.keys(people).sort(
      (one, other) => (people[other]?.all.played ?? 0) - (people[one]?.all.played ?? 0),
    );
    if (book === "silent" || (known.length === 0 && played(book).length === 0)) return empty();
    const mine = known.find((name) => name === settings().names[0]);
    const who = people[chosen] ? chosen : (mine ?? known[0] ?? "");
    const figures = people[who];
    return html`
      ${kinds(book)}
      ${
        known.length > 1
          ? html`<div class="who">
              ${choices({
                name: "who",
                label: say("statistics-who"),
                unseen: true,
                all: known,
                chosen: who,
                choose: (one) => {
                  chosen = one;
                  redraw();
                },
                show: (one) => one,
              })}
            </div>`
          : nothing
      }
      ${figures ? person(who, figures, kind) : nothing} ${everybody(book, kind)}
      <div class="exports">
        <button type="button" class="plain" @click=${() => write("csv")}>${say("statistics-csv")}</button>
        <button type="button" class="plain" @click=${() => write("json")}>${say("statistics-json")}</button>
      </div>
    `;
  }

  const played = ({ players }: Statistics): readonly string[] =>
    PLAYABLE.filter((one) => Object.keys(players[one] ?? {}).length > 0);

  /** Which game, where several have been played. */
  function kinds(book: Statistics): unknown {
    const all = played(book);
    if (all.length < 2) return nothing;
    const choose = (one: string): void => {
      kind = one;
      redraw();
    };
    return html`<div class="who">
      ${choices({ name: "kind", label: say("statistics-kind"), unseen: true, all, chosen: kind, choose, show: (one) => say(`${one}-name`) })}
    </div>`;
  }

  function empty(): TemplateResult {
    const dream = [3, 6, 10, 14, 9, 5, 2].map((many, n) => ({ from: n * 5, many }));
    return html`<div class="empty">
      <div class="dream" aria-hidden="true">${histogram(dream, "", 18)}</div>
      <h2>${say("statistics-empty")}</h2>
      <p>${say("statistics-empty-why")}</p>
      <button type="button" class="primary" @click=${() => routes.toNewGame()}>${say("saved-begin")}</button>
    </div>`;
  }

  const self: Page = {
    name: "statistics",
    title: () => say("statistics-title"),
    draw: () => layout({ title: say("statistics-title"), names: "statistics", body: body() }),
    opened: () => void look(),
  };
  return self;
}

/** The text itself, to be copied to where it is wanted, or kept as a file. */
function show({ file, text }: OwnFile, keep: () => void): void {
  const copy = async (): Promise<void> => {
    const area = document.querySelector<HTMLTextAreaElement>("#exported");
    area?.select();
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => document.execCommand("copy"),
    );
    const line = document.querySelector("#copied");
    if (line) line.textContent = say(copied ? "app-copied" : "app-copy-by-hand");
  };
  open({
    title: file,
    body: html`<textarea id="exported" rows="12" readonly aria-label=${file} .value=${text}></textarea>
      <p id="copied" class="caption" role="status"></p>`,
    foot: (close) => html`
      <button type="button" class="quiet" @click=${close}>${say("app-close")}</button>
      <button type="button" class="plain" @click=${copy}>${say("app-copy")}</button>
      <button
        type="button"
        class="primary"
        @click=${() => {
          close();
          keep();
        }}
      >${say("statistics-keep")}</button>
    `,
  });
}
