// A question on top of the page. Escape, or a press beside it, is no answer.

import { html, render, type TemplateResult } from "lit-html";
import { questionMoved } from "./pages.ts";

interface Dialog {
  readonly title: string;
  readonly body: unknown;
  /** What stands at its foot; each closes the dialog by calling `close`. */
  readonly foot: (close: () => void) => TemplateResult;
  readonly closed?: () => void;
  readonly names?: string;
}

/** Opens a dialog. Answers how to close it. */
export function open({ title, body, foot, closed, names }: Dialog): () => void {
  const before = document.activeElement as HTMLElement | null;
  const place = document.createElement("div");
  const gone = (): void => {
    render(html``, place);
    place.remove();
    before?.focus?.();
    closed?.();
    questionMoved();
  };
  document.body.append(place);
  const close = (): void => place.querySelector("dialog")?.close();
  const beside = (event: Event): void => {
    if (event.target === event.currentTarget) close();
  };
  render(
    html`<dialog class=${names ?? ""} aria-labelledby="dialog-title" @close=${gone} @click=${beside}>
      <div class="sheet">
        <h2 id="dialog-title">${title}</h2>
        <div class="dialog-body">${body}</div>
        <footer>${foot(close)}</footer>
      </div>
    </dialog>`,
    place,
  );
  place.querySelector("dialog")?.showModal();
  questionMoved();
  return close;
}
