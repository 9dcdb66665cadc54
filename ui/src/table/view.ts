/** The table as a whole: bar, hours, board, letters, shelf. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { guard } from "lit-html/directives/guard.js";
import { language, say } from "../house/words.ts";
import { type BoardHandlers, board } from "./board.ts";
import { eventsOf } from "./chronicle.ts";
import { hours, ring } from "./hours.ts";
import { handleWords, letters } from "./letters.ts";
import { lately, logbook, seatSign } from "./logbook.ts";
import { type Model, mine, type Panel, type Tap } from "./model.ts";
import type { Bounds } from "./places.ts";
import { prompt } from "./prompt.ts";
import { recap, recapEntries } from "./recap.ts";
import { type ShelfHandlers, shelf } from "./shelf.ts";
import { slip } from "./slip.ts";

export interface Handlers extends ShelfHandlers, BoardHandlers {
  readonly tap: (tap: Tap) => void;
  readonly panel: (panel: Panel | undefined) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly skip: () => void;
  readonly stop: () => void;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  readonly dismiss: () => void;
  readonly leave: () => void;
  readonly retry: () => void;
  readonly rules: ((chapter: string) => void) | undefined;
  readonly recapNext: () => void;
  readonly recapDone: () => void;
  readonly testament: () => void;
  readonly corner: (() => TemplateResult) | undefined;
}

const icon = (label: string, path: string, press: () => void, disabled = false, extra = "") =>
  html`<button type="button" class="quiet icon ${extra}" aria-label=${label} title=${label} ?disabled=${disabled} @click=${press}>
    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d=${path} /></svg>
  </button>`;

/** Three ways to lay the table, by the room there is in letters, not in pixels. */
export type Shape = "wide" | "drawer" | "upright";

export function shapeOf(width: number, height: number, letter: number): Shape {
  if (height > width && width / letter < 50) return "upright";
  return width / letter < 65 ? "drawer" : "wide";
}

const BACK = "M-9 0H9M-3-6.5-9.5 0-3 6.5";
const UNDO = "M-8-3H3A5 5 0 0 1 3 7H-3M-4-7.5-8.5-3-4 1.5";
const REDO = "M8-3H-3A5 5 0 0 0-3 7H3M4-7.5 8.5-3 4 1.5";
const LOG = "M-7-9H7V9H-7ZM-4-5H4M-4-1H4M-4 3H2";
const CANDLE = "M-4 10V-1H4V10ZM-7 10H7M0-1V-4M0-4Q-3.5-6 0-11Q3.5-6 0-4";
const FIT = "M-9-4V-9H-4M4-9H9V-4M9 4V9H4M-4 9H-9V4M-3-3H3V3H-3Z";
const MORE = "M0-8V8M-8 0H8";
const LESS = "M-8 0H8";

function undoWords({ screen }: Model): string {
  const { undo } = screen;
  if (undo === null || undo.can) return say("table-undo");
  return say("table-undo-not", { why: say(`barrier-${undo.barrier ?? "beginning"}`) });
}

function bar(model: Model, handlers: Handlers): TemplateResult {
  const { screen, shown, watched, thinking, panel } = model;
  const { seat, text } = prompt(model);
  const name = seat === undefined ? "" : (screen.players[seat]?.name ?? "");
  const own = mine(model) !== undefined && watched === undefined;
  return html`<header class="t-bar">
    ${icon(say("table-leave"), BACK, handlers.leave)}
    <h1 class=${classMap({ "t-prompt": true, own })}>
      ${seatSign(shown, seat)}
      ${watched === undefined && name !== "" ? html`<b class=${own ? "t-asked" : ""}>${name}</b>` : nothing}
      <span>${text}</span>
    </h1>
    ${
      watched !== undefined
        ? html`<button type="button" class="plain t-skip" @click=${handlers.skip}>${say("table-skip")}</button>`
        : thinking !== undefined
          ? html`<span class="t-thinking">${ring(thinking.progress)}
              <button type="button" class="plain" @click=${handlers.stop}>${say("table-stop")}</button></span>`
          : nothing
    }
    ${own && model.settings.aids === "full" ? icon(say("do-hint"), CANDLE, handlers.hint, model.busy) : nothing}
    ${screen.undo === null ? nothing : icon(undoWords(model), UNDO, handlers.undo, model.busy, screen.undo.can ? "" : "t-barred")}
    ${screen.undo?.redo ? icon(say("table-redo"), REDO, handlers.redo, model.busy) : nothing}
    <button type="button" class="quiet icon t-log-button" aria-label=${say("log-title")} title=${say("log-title")} aria-expanded=${panel === "log"} @click=${() => handlers.panel(panel === "log" ? undefined : "log")}>
      <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d=${LOG} /></svg>
    </button>
    ${handlers.corner === undefined ? nothing : handlers.corner()}
  </header>`;
}

function tabs(
  panel: Panel | undefined,
  choosing: boolean,
  choose: (panel: Panel | undefined) => void,
): TemplateResult {
  const chosen = panel ?? (choosing ? "letters" : undefined);
  return html`<div class="t-tabs" role="group" aria-label=${say("table-tabs")}>
    ${(["letters", "order", "log"] as const).map(
      (one) =>
        html`<button type="button" aria-pressed=${one === chosen} @click=${() => choose(one === panel ? undefined : one)}>${say(`tab-${one}`)}</button>`,
    )}
  </div>`;
}

const placed = new WeakMap<Model["told"], ReadonlyMap<number, number>>();

/** What each other seat placed last, until its next turn. */
export function lastPlaced(model: Model): ReadonlyMap<number, number> {
  const known = placed.get(model.told);
  if (known !== undefined) return known;
  const last = new Map<number, number>();
  placed.set(model.told, last);
  let hours = 0;
  const events = eventsOf(model.told);
  for (let i = events.length - 1; i >= 0 && hours < 2; i -= 1) {
    const event = events[i];
    if (event?.event === "hour-struck") hours += 1;
    if (event?.event !== "placed" || event.seat === model.screen.seat) continue;
    if (![...last.values()].includes(event.seat)) last.set(event.piece, event.seat);
  }
  return last;
}

function saving({ screen }: Model, retry: () => void): TemplateResult | typeof nothing {
  if (screen.saving.state === "saved") return nothing;
  return html`<p class="t-unsaved" role="alert">${say("table-not-saved")}
    <button type="button" class="plain" @click=${retry}>${say("table-retry")}</button></p>`;
}

/** How the board lies under the camera. */
export interface Lens {
  readonly bounds: Bounds;
  readonly scale: number;
  readonly fitted: boolean;
  readonly shape: Shape;
}

/** What is chosen at the letters; nothing else changes how they are drawn. */
const LETTERED: ReadonlySet<string> = new Set(["letter", "cross"]);

export function table(model: Model, lens: Lens, handlers: Handlers): TemplateResult {
  const { panel, shown, screen, choice } = model;
  const { part } = shown.phase;
  const choosing = mine(model) !== undefined && (part === "collecting" || part === "switching");
  const stressed = model.watched?.piece ?? recapEntries(model)[model.recap?.step ?? 0]?.piece;
  return html`<div class=${classMap({
    table: true,
    [`t-${lens.shape}`]: true,
    "t-choosing": choosing,
    "t-show-letters": panel === "letters",
    "t-show-log": panel === "log",
    "t-show-order": panel === "order",
  })}>
    ${bar(model, handlers)} ${saving(model, handlers.retry)}
    <nav class="t-left">${guard(
      [shown, screen, model.thinking, choice.kind === "hour" ? choice : null, language()],
      () => hours(model, handlers.tap),
    )}</nav>
    <main class="t-middle">
      <div class="t-view" @dblclick=${handlers.fit}>
        <div class="t-layer">
          ${board({
            shown,
            offers: model.offers,
            choice: model.choice,
            screen,
            gains: model.gains,
            scale: lens.scale,
            bounds: lens.bounds,
            lasting: lastPlaced(model),
            stressed,
            handlers,
          })}
        </div>
      </div>
      <div class="t-lens">
        ${icon(say("table-zoom-in"), MORE, () => handlers.zoom(1.3))}
        ${icon(say("table-zoom-out"), LESS, () => handlers.zoom(1 / 1.3))}
        ${icon(say("table-fit"), FIT, handlers.fit, lens.fitted)}
      </div>
    </main>
    <button type="button" class="t-handle t-table-handle" aria-expanded=${panel === "letters" || choosing} @click=${() => handlers.panel(panel === "letters" ? undefined : "letters")}>${handleWords(model)}</button>
    ${tabs(panel, choosing, handlers.panel)}
    <div class="t-slips">
      ${
        screen.outcome !== null
          ? html`<section class="t-slip"><button type="button" class="primary" @click=${handlers.testament}>${say("end-title")}</button></section>`
          : model.recap === undefined
            ? slip(model, handlers)
            : recap(model, { next: handlers.recapNext, done: handlers.recapDone })
      }
    </div>
    <aside class="t-right">
      ${guard(
        [shown, screen, model.offers, LETTERED.has(choice.kind) ? choice : null, language()],
        () => letters(model, handlers.tap),
      )}
      ${lately(model)}
    </aside>
    ${panel === "log" ? logbook(model, { show: (piece) => handlers.tap({ on: "piece", piece }), close: () => handlers.panel(undefined) }) : nothing}
    ${shelf(model, handlers)}
  </div>`;
}
