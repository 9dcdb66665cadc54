// What the store has to tell: games that were mended, a disk that fills up. Told until somebody has read it.

import { html, type TemplateResult } from "lit-html";
import type { News } from "../generated/shell.ts";
import { CROSS } from "./signs.ts";
import { say } from "./words.ts";

/** What needs no notice: it is of no consequence, or said otherwise. */
const QUIET: ReadonlySet<string> = new Set(["compacted", "in-memory"]);

/** News that somebody has read. */
const known = new Set<string>();

function words(news: News): string {
  const { title, folder, number, of, detail } = {
    ...{ title: "", folder: "", number: 0, of: 0, detail: "" },
    ...news,
  };
  return say(`news-${news.what}`, {
    title: title || say("saved-untitled"),
    folder,
    number,
    of,
    detail,
  });
}

/** A notice for each that nobody has read yet; `changed` is called when one was. */
export function newsNotices(all: readonly News[], changed: () => void): readonly TemplateResult[] {
  return all
    .filter((news) => !QUIET.has(news.what) && !known.has(JSON.stringify(news)))
    .map((news) => {
      const read = (): void => {
        known.add(JSON.stringify(news));
        changed();
      };
      return html`<div class="notice" role="status">
        <p>${words(news)}</p>
        <button type="button" class="quiet icon" data-action="news-read" aria-label=${say("app-close")} @click=${read}>${CROSS}</button>
      </div>`;
    });
}
