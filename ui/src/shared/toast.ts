// A line at the foot of the page that tells what was done, and can take it back.

import { html, nothing, render } from "lit-html";
import { CROSS } from "./signs.ts";
import { say } from "./words.ts";

export interface Telling {
  /** What takes it back, as long as the line is there. */
  readonly undo?: () => void;
  /** Something went wrong: it stays until it is closed. */
  readonly trouble?: boolean;
}

const LASTS = 8000;
let place: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  if (place) render(nothing, place);
}

/** Tells it, also to those who listen. */
export function toast(text: string, { undo, trouble }: Telling = {}): void {
  if (!place?.isConnected) {
    place = document.createElement("div");
    place.className = "toasts";
    place.setAttribute("role", "status");
    place.setAttribute("aria-live", "polite");
    document.body.append(place);
  }
  clearTimeout(timer);
  const takeBack = (): void => {
    close();
    undo?.();
  };
  render(
    html`<div class="toast ${trouble ? "trouble" : ""}">
      <p>${text}</p>
      ${undo ? html`<button type="button" class="quiet" @click=${takeBack}>${say("app-undo")}</button>` : nothing}
      <button type="button" class="quiet icon" aria-label=${say("app-close")} @click=${close}>${CROSS}</button>
    </div>`,
    place,
  );
  if (!trouble) timer = setTimeout(close, LASTS);
}
