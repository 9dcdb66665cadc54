// The rules: a book with pictures, a table of contents, and a search.

import "./rules.css";

import { html, nothing, type TemplateResult } from "lit-html";
import { loadRules, PLAYABLE } from "../games.ts";
import { choices, scrolls } from "../shared/controls.ts";
import { layout } from "../shared/layout.ts";
import { type Page, page, redraw } from "../shared/pages.ts";
import { SEARCH } from "../shared/signs.ts";
import { type Language, language, say } from "../shared/words.ts";
import type { RuleBook } from "./book.ts";
import {
  type Block,
  type Book,
  type Chapter,
  found,
  type Inline,
  read,
  stressed,
} from "./markdown.ts";

interface Rules {
  readonly kind: string;
  /** The chapter to open: a rule's key, or a tile's. */
  readonly anchor?: string;
  /** Whether one may turn to the rules of another game. */
  readonly all?: boolean;
}

/** What has been read already, by game and language. */
const books = new Map<string, Book>();
const brought = new Map<string, RuleBook>();

export function rulesPage({ kind: first, anchor, all = false }: Rules): Page {
  let kind = first;
  let wanted = "";
  let fetching: string | undefined;
  let goal = anchor;
  const bookIn = (of: Language): Book | undefined => books.get(`${kind}/${of}`);

  /** Turns to a chapter, for eyes and for screen readers. */
  function turnTo(chapter: string): void {
    const anchor = brought.get(kind)?.anchorOf(chapter) ?? chapter;
    const heading = document.getElementById(`rule-${anchor}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
    markHere();
  }

  /** Marks in the contents which chapter lies open. */
  function markHere(): void {
    const top = innerHeight / 4;
    const headings = [...document.querySelectorAll(".book :is(h2, h3)")];
    const past = headings.findLast((heading) => heading.getBoundingClientRect().top < top);
    const here = past ?? headings[0];
    for (const link of document.querySelectorAll(".contents.wide a")) {
      const open = here !== undefined && link.getAttribute("href") === `#${here.id}`;
      if (open === link.hasAttribute("aria-current")) continue;
      if (!open) link.removeAttribute("aria-current");
      else {
        link.setAttribute("aria-current", "true");
        link.scrollIntoView({ block: "nearest" });
      }
    }
  }

  /** The book lies open: where it was asked for, or at its beginning. */
  function begin(): void {
    if (goal === undefined) markHere();
    else turnTo(goal);
    goal = undefined;
  }

  function open(chapter: string): (event: Event) => void {
    return (event) => {
      event.preventDefault();
      wanted = "";
      redraw();
      (event.currentTarget as HTMLElement).closest("details")?.removeAttribute("open");
      turnTo(chapter);
    };
  }

  const words = (text: string): unknown =>
    wanted === ""
      ? text
      : stressed(text, wanted).map((part, n) => (n % 2 ? html`<mark>${part}</mark>` : part));

  function line(all: readonly Inline[]): unknown {
    return all.map((part) => {
      if (part.kind === "strong") return html`<strong>${words(part.text)}</strong>`;
      if (part.kind === "emphasis") return html`<em>${words(part.text)}</em>`;
      if (part.kind === "link")
        return html`<a href="#rule-${part.anchor}" @click=${open(part.anchor)}>${words(part.text)}</a>`;
      return words(part.text);
    });
  }

  function drawn(block: Block, title: string): TemplateResult {
    switch (block.kind) {
      case "paragraph":
        return html`<p>${line(block.line)}</p>`;
      case "example":
        return html`<blockquote><p>${line(block.line)}</p></blockquote>`;
      case "pictures":
        return html`<div class="pictures">${block.all.map((one) => brought.get(kind)?.picture(one))}</div>`;
      case "list": {
        const items = block.items.map((item) => html`<li>${line(item)}</li>`);
        return block.ordered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
      }
      case "table":
        return scrolls(
          title,
          html`<table>
          <thead><tr>${block.head.map((cell) => (cell.length > 0 ? html`<th scope="col">${line(cell)}</th>` : html`<td></td>`))}</tr></thead>
          <tbody>${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${line(cell)}</td>`)}</tr>`)}</tbody>
        </table>`,
        );
    }
  }

  function chapter({ anchor, title, level, part, blocks }: Chapter): TemplateResult {
    const id = `rule-${anchor}`;
    return html`
      ${part && wanted === "" ? html`<p class="part">${part}</p>` : nothing}
      <section class="chapter chapter-${level}" aria-labelledby=${id}>
        ${
          level === 2
            ? html`<h2 id=${id} tabindex="-1">${words(title)}</h2>`
            : html`<h3 id=${id} tabindex="-1">${words(title)}</h3>`
        }
        ${blocks.map((block) => drawn(block, title))}
      </section>
    `;
  }

  function contents(chapters: readonly Chapter[]): TemplateResult {
    const entry = ({ anchor, title, level, part }: Chapter) => html`
      ${part && wanted === "" ? html`<li class="contents-part">${part}</li>` : nothing}
      <li class="contents-${level}"><a href="#rule-${anchor}" @click=${open(anchor)}>${words(title)}</a></li>`;
    return html`<ol>${chapters.map(entry)}</ol>`;
  }

  function search(many: number): TemplateResult {
    const look = (event: Event): void => {
      wanted = (event.target as HTMLInputElement).value;
      redraw();
    };
    return html`<div class="search">
      ${SEARCH}
      <input id="rules-search" type="search" .value=${wanted} placeholder=${say("rules-search")}
        aria-label=${say("rules-search")} autocomplete="off" spellcheck="false" @input=${look} />
      <span class="unseen" role="status">${wanted === "" ? "" : say("rules-found", { many })}</span>
    </div>`;
  }

  /** Which game, where one came for none in particular. */
  function kinds(): unknown {
    if (!all || PLAYABLE.length < 2) return nothing;
    const choose = (one: string): void => {
      kind = one;
      wanted = "";
      redraw();
    };
    return html`<div class="rules-kinds">
      ${choices({ name: "kind", label: say("statistics-kind"), unseen: true, all: PLAYABLE, chosen: kind, choose, show: (one) => say(`${one}-name`) })}
    </div>`;
  }

  function body(): TemplateResult {
    const book = bookIn(language());
    if (!book) {
      fetch();
      return html`<p class="waiting">${say("app-waiting")}</p>`;
    }
    const shown = found(book.chapters, wanted);
    return html`${kinds()}<div class="rules">
      <nav class="contents wide" aria-label=${say("rules-contents")}>
        ${search(shown.length)}
        ${contents(shown)}
      </nav>
      <details class="contents narrow">
        <summary class="plain">${say("rules-contents")}</summary>
        ${contents(shown)}
      </details>
      <article class="book leaf">
        ${shown.map(chapter)}
        ${shown.length === 0 ? html`<p class="empty">${say("rules-nothing", { wanted })}</p>` : nothing}
      </article>
    </div>`;
  }

  function fetch(): void {
    const of = language();
    const asked = kind;
    if (fetching === `${asked}/${of}`) return;
    fetching = `${asked}/${of}`;
    const bring = async (): Promise<void> => {
      const book = await loadRules(asked);
      brought.set(asked, book);
      books.set(`${asked}/${of}`, read(await book.text(of)));
    };
    void bring().then(() => {
      fetching = undefined;
      if (page() !== self) return;
      redraw();
      begin();
    });
  }

  const self: Page = {
    name: "rules",
    title: () => say("rules-title", { of: say(`${kind}-of`) }),
    draw: () =>
      layout({
        title: say("rules-title", { of: say(`${kind}-of`) }),
        names: "ruled",
        body: body(),
      }),
    closed: () => removeEventListener("scroll", markHere, true),
    mounted: () => {
      addEventListener("scroll", markHere, true);
      // Fetched before: the book lies open already.
      if (bookIn(language())) requestAnimationFrame(begin);
    },
    key: (event) => {
      const find = event.key === "/" || (event.key === "f" && (event.ctrlKey || event.metaKey));
      if (event.key === "Escape" && wanted !== "") {
        wanted = "";
        redraw();
        return true;
      }
      if (!find || event.target instanceof HTMLInputElement) return false;
      document.getElementById("rules-search")?.focus();
      return true;
    },
  };
  return self;
}
