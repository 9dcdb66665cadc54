/** What lies beside the board: how it is opened where there is no room for all of it. */
import { html, type TemplateResult } from "lit-html";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { type Model, mine } from "../state/model.ts";

/** The panel that what is asked now has opened by itself. */
function asking({ drawing }: Game, model: Model): string | undefined {
  // What happened meanwhile is read first, on the board that it tells of.
  const reads = model.watched !== undefined || model.recap?.open === true;
  const own = mine(model) !== undefined && !reads;
  return own && drawing.opens?.(model) !== false ? drawing.panelFor?.(model.shown) : undefined;
}

/** For CSS: which area is shown, and whether something is chosen there. */
export function marginNames(game: Game, model: Model): string {
  const { left, right } = game.drawing.panels;
  const { panel } = model;
  const area = panel === left ? "left" : panel === right ? "right" : panel;
  const shown = area === undefined ? "" : `t-show-${area}`;
  return asking(game, model) === undefined ? shown : `${shown} t-choosing`;
}

/** A handle for what lies to the right, and tabs between board and shelf where the table stands upright. */
export function ways(
  game: Game,
  model: Model,
  handle: string,
  open: (panel: string | undefined) => void,
): TemplateResult {
  const { left, right } = game.drawing.panels;
  const asked = asking(game, model);
  const { panel } = model;
  const chosen = panel ?? asked;
  const toggle = (one: string) => (): void => open(panel === one ? undefined : one);
  return html`<button type="button" class="t-handle" data-panel=${right} aria-expanded=${panel === right || asked === right} @click=${toggle(right)}>${handle}</button>
    <nav class="t-tabs" aria-label=${say("table-tabs")}>
      ${[right, left, "log"].map(
        (one) =>
          html`<button type="button" data-panel=${one} aria-pressed=${one === chosen} @click=${() => open(one === chosen ? undefined : one)}>${one === "log" ? say("tab-log") : game.words(`tab-${one}`)}</button>`,
      )}
    </nav>`;
}
