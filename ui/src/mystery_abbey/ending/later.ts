/** Something that is fetched once and drawn when it has come, in a place of its own. */
import { html, render, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";

interface Later<T> {
  /** What it is fetched for: asked again only for something else. */
  readonly key: string;
  readonly fetch: () => Promise<T>;
  readonly draw: (got: T) => TemplateResult;
  readonly waiting: () => TemplateResult;
  readonly failed: () => TemplateResult;
}

/** What was fetched last, by its key. */
const fetched = new Map<string, Promise<unknown>>();

export function later<T>({ key, fetch, draw, waiting, failed }: Later<T>): TemplateResult {
  const show = async (host: HTMLElement): Promise<void> => {
    let coming = fetched.get(key) as Promise<T> | undefined;
    if (coming === undefined) {
      coming = fetch();
      fetched.set(key, coming);
      render(waiting(), host);
    }
    try {
      const got = await coming;
      if (host.isConnected) render(draw(got), host);
    } catch (error) {
      console.warn(`${key}:`, error);
      fetched.delete(key);
      render(failed(), host);
    }
  };
  return html`<div ${ref((host) => {
    if (host instanceof HTMLElement) void show(host);
  })}></div>`;
}
