/** A series of games: the points of all games that these players have played one after another. */
import { html, type TemplateResult } from "lit-html";
import type { MysteryAbbey, Setup } from "../../generated/mystery_abbey.ts";
import type { Screen, Summary } from "../../shared/commands.ts";
import * as shell from "../../shared/commands.ts";
import { scrolls } from "../../shared/controls.ts";
import { figure } from "../../shared/words.ts";
import { list } from "../telling/names.ts";
import { word } from "../words.ts";

/** The points of one game of a series, by seat. */
export type Game = readonly number[];

/** The series to which a game belongs; the first one gives it its name. */
async function seriesOf(game: string): Promise<string> {
  const { text } = await shell.exportGame(game);
  const { open } = JSON.parse(text) as { readonly open: { readonly setup: Setup } };
  return open.setup.series ?? game;
}

async function pointsOf({ game, line }: Pick<Summary, "game" | "line">): Promise<Game> {
  const { frame } = await shell.history<MysteryAbbey>(game, line, "table");
  return frame.view.seats.map(({ testament }) => testament?.points ?? 0);
}

const sameTable = (one: Summary, screen: Screen): boolean =>
  one.kind === screen.kind &&
  one.over &&
  one.deleted === null &&
  !one.unreadable &&
  !one.copy &&
  one.players.length === screen.players.length &&
  one.players.every(([name], seat) => name === screen.players[seat]?.name);

/** All games of the series of this one, the first one first. */
export async function gamesOfSeries(screen: Screen): Promise<readonly Game[]> {
  const all = await shell.games();
  const near = all
    .filter((one) => sameTable(one, screen))
    .sort((one, other) => one.begun - other.begun);
  if (near.length < 2) return [];
  const mine = await seriesOf(screen.game);
  const found: Game[] = [];
  for (const one of near) {
    if (one.game !== screen.game && (await seriesOf(one.game)) !== mine) continue;
    found.push(await pointsOf(one));
    if (one.game === screen.game) break;
  }
  return found;
}

/** The table of a series: a line each game, and the sum. */
export function seriesTable(games: readonly Game[], names: readonly string[]): TemplateResult {
  const sums = names.map((_, seat) => games.reduce((sum, game) => sum + (game[seat] ?? 0), 0));
  const most = Math.max(...sums);
  const leaders = names.filter((_, seat) => sums[seat] === most);
  const row = (name: string, points: readonly number[], names_ = "") =>
    html`<tr class=${names_}><th scope="row">${name}</th>${names.map((_, seat) => html`<td>${figure(points[seat] ?? 0)}</td>`)}</tr>`;
  return html`${scrolls(
    word("series-title"),
    html`<table class="t-count-up a-series">
        <thead><tr><th scope="col">${word("series-game")}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${games.map((game, n) => row(word("series-number", { number: n + 1 }), game))}</tbody>
        <tfoot>${row(word("series-sum"), sums, "a-series-sum")}</tfoot>
      </table>`,
  )}
  <p>${word("series-leads", { names: list(leaders), many: leaders.length })}</p>`;
}
