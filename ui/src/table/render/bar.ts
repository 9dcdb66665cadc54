/** The line on top: the way out, who must do what, and what can always be done. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { seatSign } from "../log/log.ts";
import { type Model, mine } from "../state/model.ts";

interface BarHandlers {
  readonly leave: () => void;
  /** Nothing more is shown until it is one's own turn. */
  readonly toMyTurn: () => void;
  readonly hint: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly startOver: () => void;
  readonly panel: (panel: string | undefined) => void;
  /** Whoever may answer on the open table looks behind their door first. */
  readonly look: () => void;
}

const BACK = "M-9 0H9M-3-6.5-9.5 0-3 6.5";
const UNDO = "M-8-3H3A5 5 0 0 1 3 7H-3M-4-7.5-8.5-3-4 1.5";
const REDO = "M8-3H-3A5 5 0 0 0-3 7H3M4-7.5 8.5-3 4 1.5";
const OVER = "M-6.5-6.5A9 9 0 1 0 3-8.5M-7-10.5-7-5.5-2-5.5M-3 0H3M0-3V3";
const LOG = "M-7-9H7V9H-7ZM-4-5H4M-4-1H4M-4 3H2";
const CANDLE = "M-4 10V-1H4V10ZM-7 10H7M0-1V-4M0-4Q-3.5-6 0-11Q3.5-6 0-4";
const MENU = "M-8-6H8M-8 0H8M-8 6H8";

interface Sign {
  readonly action: string;
  readonly label: string;
  readonly path: string;
  readonly press: () => void;
  readonly disabled?: boolean;
  readonly names?: string;
  readonly expanded?: boolean;
}

export function signButton(of: Sign): TemplateResult {
  return html`<button type="button" class="quiet icon ${of.names ?? ""}" data-action=${of.action} aria-label=${of.label} title=${of.label}
    aria-expanded=${of.expanded === undefined ? nothing : `${of.expanded}`} ?disabled=${of.disabled ?? false} @click=${of.press}>
    <svg class="sign" viewBox="-12 -12 24 24" aria-hidden="true"><path d=${of.path} /></svg>
  </button>`;
}

/** How far a bot's thought has come. */
export function ring(progress: number): TemplateResult {
  const around = 2 * Math.PI * 8;
  return html`<svg class="t-ring" viewBox="-11 -11 22 22" role="img" aria-label=${say("table-thinking", { progress })}>
    <circle class="t-ring-under" r="8" />
    <circle class="t-ring-over" r="8" transform="rotate(-90)" stroke-dasharray="${(around * progress) / 100} ${around}" />
  </svg>`;
}

function undoWords({ screen }: Model): string {
  const { undo } = screen;
  if (undo?.passed !== undefined) return say("table-undo-end");
  if (undo === null || undo.can) return say("table-undo");
  return say("table-undo-not", { why: say(`barrier-${undo.barrier ?? "beginning"}`) });
}

/** What can be done while others play: one steady button, and what ended one's own turn can be taken back. */
function besides(model: Model, handlers: BarHandlers) {
  const { watched, thinking, screen } = model;
  if (screen.handoff?.privacy === "may-look" && watched === undefined)
    return html`<button type="button" class="quiet" data-action="look" @click=${handlers.look}>${say("table-look")}</button>`;
  const waits = watched !== undefined || thinking !== undefined;
  if (!waits || screen.outcome !== null) return nothing;
  const back = watched === undefined && screen.undo?.passed !== undefined;
  return html`<span class="t-thinking">
    ${back ? html`<button type="button" class="plain" data-action="take-back" @click=${handlers.undo}>${say("table-not-done")}</button>` : nothing}
    ${thinking === undefined ? nothing : ring(thinking.progress)}
    <button type="button" class="plain t-skip" data-action="skip" @click=${handlers.toMyTurn}>${say(screen.seat === null ? "table-skip" : "table-to-my-turn")}</button></span>`;
}

/** Undo, redo, and the whole turn once more: always side by side, so that nothing jumps about. */
function backwards(model: Model, steps: number, handlers: BarHandlers) {
  const { screen, busy } = model;
  const { undo } = screen;
  if (undo === null) return nothing;
  const over = undo.can && undo.passed === undefined && steps > 0;
  return html`${signButton({ action: "start-over", label: say("table-start-over"), path: OVER, press: handlers.startOver, disabled: busy || !over })}
    ${signButton({ action: "undo", label: undoWords(model), path: UNDO, press: handlers.undo, disabled: busy, names: undo.can ? "" : "t-barred" })}
    ${signButton({ action: "redo", label: say("table-redo"), path: REDO, press: handlers.redo, disabled: busy || !undo.redo })}`;
}

export function bar(
  game: Game,
  model: Model,
  steps: number,
  handlers: BarHandlers,
): TemplateResult {
  const { screen, shown, watched, panel, busy } = model;
  const { seat, text } = game.acting.prompt(model);
  const name = seat === undefined ? "" : (screen.players[seat]?.name ?? "");
  const own = mine(model) !== undefined && watched === undefined;
  const opens = (one: string, label: string, path: string): TemplateResult =>
    signButton({
      action: one,
      label,
      path,
      names: `t-${one}-button`,
      expanded: panel === one,
      press: () => handlers.panel(panel === one ? undefined : one),
    });
  return html`<header class="t-bar">
    ${signButton({ action: "leave", label: say("table-leave"), path: BACK, press: handlers.leave })}
    <h1 class=${classMap({ "t-prompt": true, own })}>
      ${seatSign(game, shown, seat)}
      ${watched === undefined && name !== "" ? html`<b class=${own ? "t-asked" : ""}>${name}</b>` : nothing}
      <span>${text}</span>
    </h1>
    ${besides(model, handlers)}
    ${own && screen.seat !== null && model.settings.aids === "full" ? signButton({ action: "hint", label: say("do-hint"), path: CANDLE, press: handlers.hint, disabled: busy }) : nothing}
    ${backwards(model, steps, handlers)}
    ${opens("log", say("log-title"), LOG)} ${opens("menu", say("menu-title"), MENU)}
  </header>`;
}
