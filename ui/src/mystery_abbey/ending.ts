/** The end of Mystery of the Abbey: the culprit's card is turned, each point has its reason, and what could be known. */
import "./css/ending.css";
import { html, nothing, type TemplateResult } from "lit-html";
import { smallShield } from "../seats/devices.ts";
import { seen } from "../shared/known.ts";
import type { Ending } from "../table/game/index.ts";
import { goThrough } from "./ending/certainty.ts";
import { certaintyChart } from "./ending/certainty-chart.ts";
import { culpritCard } from "./ending/culprit.ts";
import { later } from "./ending/later.ts";
import { type PointsFor, reasonsOf } from "./ending/reasons.ts";
import { gamesOfSeries, seriesTable } from "./ending/series.ts";
import { type Model, type MysteryAbbey, namesOf } from "./kind.ts";
import { word } from "./words.ts";

function opening({ shown }: Model): TemplateResult {
  const culprit = shown.culprit === null ? undefined : seen(shown.culprit);
  return culprit === undefined ? html`` : culpritCard(culprit);
}

/** The reasons one after the other, as far as the points have been counted. */
function reasons(model: Model, counted: number): TemplateResult {
  const all = reasonsOf(model);
  const told = all.slice(0, Math.ceil(all.length * counted));
  const one = ({ seat, points, text }: PointsFor) =>
    html`<li>${smallShield(model.shown.seats[seat]?.colour)} <span>${text}</span> <b class="a-points">${word("end-reason-points", { points })}</b></li>`;
  return html`<h2>${word("end-reasons")}</h2>
    ${all.length === 0 ? html`<p>${word("end-nothing")}</p>` : html`<ol class="a-reasons">${told.map(one)}</ol>`}`;
}

/** What each could have known, and the series if there is one: both are fetched when the points have been counted. */
function fetched({ screen, shown, lines }: Model): TemplateResult {
  const names = namesOf(screen);
  const colours = shown.seats.map(({ colour }) => colour);
  const quiet = () => html``;
  return html`${later({
    key: `series ${screen.game}`,
    fetch: () => gamesOfSeries(screen),
    draw: (games) =>
      games.length < 2
        ? html``
        : html`<h2>${word("series-title")}</h2>${seriesTable(games, names)}`,
    waiting: quiet,
    failed: quiet,
  })}
  <h2>${word("certain-title")}</h2>
  <p>${word(`end-help-${shown.help}`)}</p>
  ${
    lines.length === 0
      ? nothing
      : later({
          key: `certain ${screen.game} ${lines.length}`,
          fetch: () => goThrough(screen.game, lines),
          draw: (turns) => certaintyChart({ turns, names, colours }),
          waiting: () => html`<p role="status">${word("certain-waiting")}</p>`,
          failed: () => html`<p>${word("certain-failed")}</p>`,
        })
  }`;
}

export const ending: Ending<MysteryAbbey> = {
  columns: [
    { key: "revelations", parts: ["revelations"] },
    { key: "wrong", parts: ["wrong_revelations"] },
    { key: "culprit", parts: ["culprit"] },
    { key: "accusations", parts: ["false_accusations"] },
  ],
  step: "point",
  rounds: () => ({ sources: [], rounds: [] }),
  opening,
  more: (model, counted) =>
    html`${reasons(model, counted)} ${counted >= 1 ? fetched(model) : nothing}`,
};
