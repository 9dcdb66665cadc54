// One saved game in the list, and what can be done with it.

import { html, nothing, type TemplateResult } from "lit-html";
import { shield } from "../seats/devices.ts";
import type { Summary } from "../shared/commands.ts";
import { open } from "../shared/dialog.ts";
import { MORE } from "../shared/signs.ts";
import { figure, say } from "../shared/words.ts";
import type { Game } from "../table/game/index.ts";
import { momentLine, playerLine, spentOf, titleOf, whenOf } from "./words.ts";

type Handler = (of: Summary) => void;

/** What lies open of a game, and how to draw it. */
export interface Glimpse {
  readonly game: Game;
  readonly view: unknown;
  /** The table as a small picture, where one could be made. */
  readonly picture?: HTMLCanvasElement | undefined;
}

export interface SavedHandlers {
  readonly resume: Handler;
  readonly replay: Handler;
  readonly rename: (of: Summary, title: string) => void;
  readonly duplicate: Handler;
  readonly export: Handler;
  readonly remove: Handler;
  readonly restore: Handler;
}

/** Asks for the new name. */
function rename(of: Summary, handlers: SavedHandlers): void {
  const done = (close: () => void) => (event?: Event) => {
    event?.preventDefault();
    const title = document.querySelector<HTMLInputElement>("#game-name")?.value.trim() ?? of.title;
    close();
    handlers.rename(of, title);
  };
  const shut = open({
    title: say("saved-rename-title"),
    body: html`<form class="field" @submit=${(event: Event) => done(shut)(event)}>
      <input id="game-name" type="text" maxlength="60" autofocus .value=${of.title} aria-label=${say("new-title")} />
    </form>`,
    foot: (close) => html`
      <button type="button" class="quiet" @click=${close}>${say("app-cancel")}</button>
      <button type="button" class="primary" @click=${done(close)}>${say("app-save")}</button>
    `,
  });
}

/** What is seldom done is behind three dots. */
function more(of: Summary, handlers: SavedHandlers): TemplateResult {
  const shut = (event: Event): void =>
    (event.currentTarget as HTMLElement).closest("details")?.removeAttribute("open");
  const does = (label: string, press: () => void) =>
    html`<li>
      <button type="button" class="quiet" @click=${(event: Event) => {
        shut(event);
        press();
      }}>${label}</button>
    </li>`;
  const fold = (event: KeyboardEvent): void => {
    const details = event.currentTarget as HTMLDetailsElement;
    if (event.key !== "Escape" || !details.open) return;
    event.preventDefault();
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  const left = (event: FocusEvent): void => {
    const details = event.currentTarget as HTMLDetailsElement;
    const to = event.relatedTarget as Node | null;
    // A press on a button moves no focus in some webviews: that is no leaving.
    if (to !== null && !details.contains(to)) details.open = false;
  };
  const opened = (event: Event): void => {
    const details = event.currentTarget as HTMLDetailsElement;
    if (!details.open) return;
    const beside = ({ target }: Event): void => {
      if (details.contains(target as Node)) return;
      details.open = false;
      document.removeEventListener("pointerdown", beside);
    };
    document.addEventListener("pointerdown", beside);
  };
  return html`<details class="more-menu" @keydown=${fold} @focusout=${left} @toggle=${opened}>
    <summary class="quiet icon" aria-label=${say("saved-more", { title: titleOf(of) })}>${MORE}</summary>
    <ul>
      ${does(say("saved-rename"), () => rename(of, handlers))}
      ${does(say("saved-duplicate"), () => handlers.duplicate(of))}
      ${does(say("saved-export"), () => handlers.export(of))}
      ${does(say("saved-delete"), () => handlers.remove(of))}
    </ul>
  </details>`;
}

function marks(of: Summary): unknown {
  const all = [
    ...(of.copy ? [say("saved-copy")] : []),
    ...(of.copies > 0 ? [say("saved-copied", { copies: of.copies })] : []),
    ...(of.open ? [say("saved-open")] : []),
  ];
  return all.length === 0 ? nothing : html`<p class="caption">${all.join(" · ")}</p>`;
}

export function entry(
  of: Summary,
  glimpse: Glimpse | undefined,
  handlers: SavedHandlers,
  among: { readonly place: number; readonly of: number },
): TemplateResult {
  const { game, view, picture } = glimpse ?? {};
  const title = titleOf(of);
  const going = view ? game?.reading.momentOf(view) : undefined;
  const stage = of.unreadable
    ? say("saved-unreadable")
    : of.over
      ? say("saved-over")
      : (going ?? "");
  return html`<li class="leaf saved-entry" aria-posinset=${among.place + 1} aria-setsize=${among.of}>
    <div class="saved-picture">${picture ?? game?.drawing.plan(view ?? null) ?? nothing}</div>
    <div class="saved-words">
      <h3 id="title-${of.game}">${title}</h3>
      <ul class="saved-players">
        ${of.players.map((player, n) => {
          const colour = view ? game?.reading.colourOf(view, n) : undefined;
          const points = of.over && view ? game?.reading.pointsOf(view, n) : undefined;
          return html`<li>
            ${colour ? html`<svg class="tiny-shield" viewBox="-11 -12 22 26" aria-hidden="true">${shield({ colour })}</svg>` : nothing}
            <span>${playerLine(player)}</span>
            ${points === undefined ? nothing : html`<b class="lining">${figure(points)}</b>`}
          </li>`;
        })}
      </ul>
      <p>${momentLine(of, stage)}</p>
      <p class="caption">${say("saved-played", { when: whenOf(of.last), spent: spentOf(of.spent) })}</p>
      ${marks(of)}
    </div>
    <div class="saved-buttons">
      ${
        of.unreadable
          ? nothing
          : html`
              <button id="resume-${of.game}" type="button" class="plain" aria-describedby="title-${of.game}"
                @click=${() => handlers.resume(of)}>${say(of.over ? "saved-look" : "saved-resume")}</button>
              <button id="replay-${of.game}" type="button" class="quiet" aria-describedby="title-${of.game}"
                @click=${() => handlers.replay(of)}>${say("saved-replay")}</button>
            `
      }
      ${more(of, handlers)}
    </div>
  </li>`;
}

/** The deleted games, folded away, and drawn only when somebody looks. */
export function gone(
  deleted: readonly Summary[],
  handlers: SavedHandlers,
  opened: boolean,
  toggle: (opened: boolean) => void,
): TemplateResult {
  const toggled = (event: Event): void => {
    const now = (event.currentTarget as HTMLDetailsElement).open;
    if (now !== opened) toggle(now);
  };
  return html`<details class="saved-gone" ?open=${opened} @toggle=${toggled}>
    <summary class="quiet">${say("saved-trash", { many: deleted.length })}</summary>
    <p class="caption">${say("saved-kept")}</p>
    <ul>
      ${(opened ? deleted : []).map(
        (of) => html`<li>
          <span>${titleOf(of)}, ${of.players.map(playerLine).join(", ")}</span>
          <button type="button" class="plain" @click=${() => handlers.restore(of)}>${say("saved-restore")}</button>
        </li>`,
      )}
    </ul>
  </details>`;
}
