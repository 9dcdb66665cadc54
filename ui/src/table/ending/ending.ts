/** The end: what everybody has, counted up step by step; who won; and where the points came from. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { smallShield } from "../../seats/devices.ts";
import type { Level, Offer } from "../../seats/levels.ts";
import { scrolls } from "../../shared/controls.ts";
import { figure, language, say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import type { Model } from "../state/model.ts";
import { chart, chartTable, legend } from "./chart.ts";
import { rowsAfter, stepsOf } from "./counting.ts";

interface EndingHandlers {
  readonly leave: () => void;
  readonly look: () => void;
  readonly replay: (() => void) | undefined;
  readonly rematch: (() => void) | undefined;
  readonly all: () => void;
  /** Another level would fit better, and what became of the question. */
  readonly offer: Offer | undefined;
  readonly settle: (level: Level) => void;
}

/** Whether the next games shall be against stronger or weaker bots. */
function offered(offer: Offer | undefined, settle: (level: Level) => void): unknown {
  if (offer === undefined) return nothing;
  const who = (level: Level): string => say("who-one", { level });
  return html`<div class="notice t-level" role="region" aria-label=${say("end-level")}>
    <p>${say(offer.up ? "end-level-up" : "end-level-down", { who: who(offer.to) })}</p>
    <button type="button" class="plain" data-action="level-change" @click=${() => settle(offer.to)}>${say("end-level-change", { who: who(offer.to) })}</button>
    <button type="button" class="quiet" data-action="level-stay" @click=${() => settle(offer.from)}>${say("end-level-stay", { who: who(offer.from) })}</button>
  </div>`;
}

/** Once all is counted, the winner stands first, and the others after their points. */
function ranked<Row extends { readonly seat: number; readonly sum: number }>(
  rows: readonly Row[],
  done: boolean,
  won: readonly number[],
): readonly Row[] {
  const first = ({ seat }: Row): number => (won.includes(seat) ? 1 : 0);
  return done
    ? rows.toSorted((one, other) => first(other) - first(one) || other.sum - one.sum)
    : rows;
}

export function ending(
  game: Game,
  model: Model,
  counted: number,
  handlers: EndingHandlers,
): TemplateResult {
  const { shown, screen, lines } = model;
  const { outcome } = screen;
  if (outcome === null) return html``;
  const { columns } = game.ending;
  const steps = stepsOf(game.ending, outcome);
  const done = counted >= steps;
  const won = outcome.winners;
  const name = (seat: number): string => screen.players[seat]?.name ?? "";
  const winners = new Intl.ListFormat(language(), { type: "conjunction" }).format(won.map(name));
  const points = game.ending.rounds(lines, model);
  const sign = (seat: number) => {
    const colour = game.reading.colourOf(shown, seat);
    return smallShield(colour, colour && say(`seat-${colour}`));
  };
  const button = (action: string, press: (() => void) | undefined, kind: string) =>
    press === undefined
      ? nothing
      : html`<button type="button" class=${kind} data-action=${action === "table-leave" ? "leave" : action} @click=${press}>${say(action)}</button>`;
  return html`<main class="t-ending">
    <div class="t-testament">
      ${game.ending.opening?.(model) ?? nothing}
      <p class="t-ended">${game.words(`log-ended-${outcome.ending}`)}</p>
      <h1 tabindex="-1" data-first-focus>${done ? say("end-winner", { names: winners, many: won.length }) : say("end-title")}</h1>
      ${scrolls(
        say("end-title"),
        html`<table class="t-count-up">
        <thead>
          <tr>
            <th scope="col">${say("end-player")}</th>
            ${columns.map((column) => html`<th scope="col">${game.words(`end-${column.key}`)}</th>`)}
            <th scope="col">${say("end-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${ranked(rowsAfter(game.ending, outcome, counted), done, won).map(
            ({
              seat,
              cells,
              sum,
            }) => html`<tr class=${classMap({ won: done && won.includes(seat) })}>
              <th scope="row">${sign(seat)} ${name(seat)}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
              <td class="t-sum">${figure(sum)}</td>
            </tr>`,
          )}
        </tbody>
      </table>`,
      )}
      <p class="t-end-buttons">
        ${done ? nothing : button("end-skip", handlers.all, "quiet")}
        ${button("end-look", handlers.look, "plain")}
        ${button("end-replay", handlers.replay, "plain")}
        ${button("end-rematch", handlers.rematch, "primary")}
        ${button("table-leave", handlers.leave, "quiet")}
      </p>
      ${done ? offered(handlers.offer, handlers.settle) : nothing}
      ${game.ending.more?.(model, done ? 1 : counted / steps) ?? nothing}
      ${
        points.rounds.length === 0
          ? nothing
          : html`<h2>${say("end-whence")}</h2>
            ${legend(points)}
            ${screen.players.map((player, seat) => chart(points, seat, player.name, sign(seat)))}
            ${chartTable(
              points,
              screen.players.map((player) => player.name),
            )}`
      }
    </div>
  </main>`;
}
