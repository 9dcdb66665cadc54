/** The guide of a first game: at each new kind of question, once, what it is about. It takes room, and covers nothing. */
import { html, nothing, type TemplateResult } from "lit-html";
import { recall, remember } from "../../shared/memory.ts";
import { say } from "../../shared/words.ts";

/** What has been read already; `all` if somebody wants no more of it. */
function read(): readonly string[] {
  const told = recall("guide");
  return Array.isArray(told) ? told.filter((key) => typeof key === "string") : [];
}

export function haveRead(key: string): void {
  remember("guide", [...new Set([...read(), key])]);
}

/** Everything is told once more. */
export function tellAgain(): void {
  remember("guide", []);
}

/** What is still to be told of these, the first one first. */
export function untold(keys: readonly string[]): string | undefined {
  const known = read();
  return known.includes("all") ? undefined : keys.find((key) => !known.includes(key));
}

export function guide(
  key: string | undefined,
  done: (key: string) => void,
): TemplateResult | typeof nothing {
  if (key === undefined) return nothing;
  return html`<aside class="t-guide" aria-label=${say("guide-title")} data-guide=${key}>
    <p>${say(`guide-${key}`)}</p>
    <div>
      <button type="button" class="plain" data-action="guide-done" @click=${() => done(key)}>${say("guide-done")}</button>
      <button type="button" class="quiet" data-action="guide-off" @click=${() => done("all")}>${say("guide-off")}</button>
    </div>
  </aside>`;
}
