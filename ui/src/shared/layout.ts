// The layout of every page but the first and the table: the way back, the title,
// and what the page holds.

import { html, nothing, type TemplateResult } from "lit-html";
import { back } from "./pages.ts";
import { ARROW } from "./signs.ts";
import { say } from "./words.ts";

interface Parts {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly tools?: unknown;
  readonly body: unknown;
  /** More names for CSS. */
  readonly names?: string;
}

export function layout({ title, tools, body, names }: Parts): TemplateResult {
  return html`
    <div class="framed ${names ?? ""}">
      <header class="bar">
        <button type="button" class="back quiet" @click=${back}>
          ${ARROW}<span>${say("app-back")}</span>
        </button>
        <h1>${title}</h1>
        <div class="tools">${tools ?? nothing}</div>
      </header>
      <main>${body}</main>
    </div>
  `;
}
