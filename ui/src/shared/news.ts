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

/** So many games are called by their names in one notice. */
const NAMED = 5;

/** Many games that were mended together, in one sentence. */
function mended(all: readonly News[]): string {
  const titles = all.flatMap((news) => ("title" in news ? [news.title] : []));
  const named = titles.slice(0, NAMED).map((title) => title || say("saved-untitled"));
  const rest = titles.length - named.length;
  return say("news-repaired-many", { many: titles.length, titles: named.join(", "), rest });
}

/** A notice for each that nobody has read yet, and one for all games that were mended; `changed` is called when one was. */
export function newsNotices(all: readonly News[], changed: () => void): readonly TemplateResult[] {
  const unread = all.filter((news) => !QUIET.has(news.what) && !known.has(JSON.stringify(news)));
  const repaired = unread.filter(({ what }) => what === "repaired");
  const together = repaired.length > 1 ? repaired : [];
  const alone = unread.filter((news) => !together.includes(news));
  const notice = (read: readonly News[], text: string): TemplateResult => {
    const close = (): void => {
      for (const news of read) known.add(JSON.stringify(news));
      changed();
    };
    return html`<div class="notice" role="status">
      <p>${text}</p>
      <button type="button" class="quiet icon" data-action="news-read" aria-label=${say("app-close")} @click=${close}>${CROSS}</button>
    </div>`;
  };
  return [
    ...alone.map((news) => notice([news], words(news))),
    ...(together.length > 0 ? [notice(together, mended(together))] : []),
  ];
}
