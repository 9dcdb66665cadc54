/** The table of Mystery of the Abbey as a whole: everybody, the plan, the notebook, the shelf. */
import { html, type TemplateResult } from "lit-html";
import { stage } from "../../table/camera/stage.ts";
import type { Lens } from "../../table/game/index.ts";
import type { Handlers, Model } from "../kind.ts";
import { board, map } from "./board.ts";
import { leftWords, notebook } from "./notebook.ts";
import { seats } from "./seats.ts";
import { shelf } from "./shelf.ts";

export function table(model: Model, lens: Lens, handlers: Handlers): TemplateResult {
  return html`
    <nav class="t-left a-seats-margin">${seats(model, handlers)}</nav>
    ${stage({ map: map(model), board: board(model, lens, handlers) }, lens, handlers)}
    ${lens.ways(leftWords(model))}
    <aside class="t-right a-notes-margin">${notebook(model, handlers)} ${lens.lately}</aside>
    ${shelf(model, handlers)}`;
}
