// The figures of one person, and of everybody.

import { html, nothing, type TemplateResult } from "lit-html";
import { SEAT_COLOURS, type SeatColour } from "../seats/colours.ts";
import { shield } from "../seats/devices.ts";
import { LEVELS } from "../seats/levels.ts";
import type { Against, Figures, Statistics } from "../shared/commands.ts";
import { scrolls } from "../shared/controls.ts";
import { figure, keys, knows, percent, say } from "../shared/words.ts";
import { bar, columns, histogram } from "./plots.ts";

/** A figure with its name: "12 games". */
function fact(value: string, name: string): TemplateResult {
  return html`<div><dt>${name}</dt><dd class="lining">${value}</dd></div>`;
}

const share = ({ played, won }: Against): number => (played === 0 ? 0 : won / played);
const minutes = (many: number): string => say("statistics-minutes", { minutes: figure(many) });

function overview({
  all,
  streak,
  longest_streak,
  widest_win,
  quickest_win,
}: Figures): TemplateResult {
  return html`<dl class="facts">
    ${fact(figure(all.played), say("statistics-played", { many: all.played }))}
    ${fact(figure(all.won), say("statistics-won", { share: percent(share(all)) }))}
    ${fact(figure(all.mean, 1), say("statistics-mean"))}
    ${fact(all.best === null ? "–" : figure(all.best), say("statistics-best"))}
    ${fact(figure(streak), say("statistics-streak", { many: streak }))}
    ${fact(figure(longest_streak), say("statistics-longest"))}
    ${widest_win === null ? nothing : fact(`+${figure(widest_win)}`, say("statistics-widest"))}
    ${quickest_win === null ? nothing : fact(minutes(quickest_win), say("statistics-quickest"))}
    ${fact(minutes(all.minutes), say("statistics-time"))}
  </dl>`;
}

type Row = readonly [name: unknown, of: Against];

/** Games, wins and points, a row each. */
function rows(title: string, first: string, all: readonly Row[]): unknown {
  if (all.length === 0) return nothing;
  return html`<section class="leaf">
    <h2>${title}</h2>
    ${scrolls(
      title,
      html`<table class="figures">
      <thead><tr>
        <th scope="col">${first}</th><th scope="col">${say("statistics-col-played")}</th>
        <th scope="col">${say("statistics-col-won")}</th><th scope="col" class="with-bar"><span class="unseen">${say("statistics-col-share")}</span></th>
        <th scope="col">${say("statistics-col-mean")}</th><th scope="col">${say("statistics-col-best")}</th>
      </tr></thead>
      <tbody>
        ${all.map(
          ([name, of]) => html`<tr>
            <th scope="row">${name}</th>
            <td>${figure(of.played)}</td>
            <td>${figure(of.won)}</td>
            <td class="with-bar"><div class="barred">${bar(share(of))}<span>${percent(share(of))}</span></div></td>
            <td>${figure(of.mean, 1)}</td>
            <td>${of.best === null ? "–" : figure(of.best)}</td>
          </tr>`,
        )}
      </tbody>
    </table>`,
    )}
  </section>`;
}

/** What came from where, a bar each, in the order of the game's words; what takes away is marked. */
function parts(title: string, of: Readonly<Record<string, number>>, prefix: string): unknown {
  const all = keys(prefix).flatMap((key) => {
    const value = of[key] ?? 0;
    return Math.abs(value) < 0.05 ? [] : [{ name: say(`${prefix}${key}`), value }];
  });
  if (all.length === 0) return nothing;
  const most = Math.max(...all.map(({ value }) => Math.abs(value)));
  return html`<section class="leaf">
    <h2>${title}</h2>
    <table class="figures parts">
      <thead class="unseen"><tr><th scope="col">${title}</th><td></td><th scope="col">${say("statistics-col-mean")}</th></tr></thead>
      <tbody>
        ${all.map(
          ({ name, value }) => html`<tr>
            <th scope="row">${name}</th>
            <td class="with-bar">${bar(Math.abs(value) / most, value < 0 ? "loss" : "")}</td>
            <td>${figure(value, 1)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const MET = ["people", ...LEVELS];

const met = (key: string): string =>
  key === "people" ? say("statistics-people") : say(`who-${key}`);

function colourName(colour: string): TemplateResult {
  return html`<span class="coloured"
    ><svg class="tiny-shield" viewBox="-11 -12 22 26" aria-hidden="true">${shield({ colour: colour as SeatColour })}</svg>
    ${say(`statistics-${colour}`)}</span
  >`;
}

export function person(name: string, of: Figures, kind: string): TemplateResult {
  const spans = columns(of.distribution);
  const words = spans
    .filter(({ many }) => many > 0)
    .map(({ from, many }) => say("statistics-span", { from, to: from + 4, many }))
    .join(say("statistics-between"));
  const row = (
    of: Readonly<Record<string, Against>>,
    order: readonly string[],
    say: (key: string) => unknown,
  ): Row[] => order.flatMap((key): Row[] => (of[key] ? [[say(key), of[key]]] : []));
  return html`
    <section class="leaf person">
      <h2>${name}</h2>
      ${overview(of)}
    </section>
    <div class="pair">
      <section class="leaf">
        <h2>${say("statistics-distribution")}</h2>
        ${histogram(spans, words, of.all.mean)}
        <p class="caption">${say("statistics-mean-line", { mean: figure(of.all.mean, 1) })}</p>
      </section>
      ${parts(say("statistics-sources"), of.sources, `${kind}-source-`)}
    </div>
    ${rows(say("statistics-against"), say("statistics-col-against"), row(of.against, MET, met))}
    <div class="pair">
      ${rows(say("statistics-by-colour"), say("statistics-col-colour"), row(of.by_colour, SEAT_COLOURS, colourName))}
      ${rows(
        say("statistics-by-seat"),
        say("statistics-col-seat"),
        row(of.by_seat, ["0", "1", "2", "3", "4", "5"], (n) =>
          say("statistics-seat", { number: Number(n) + 1 }),
        ),
      )}
    </div>
    <div class="pair">
      ${parts(say("statistics-made-of"), of.made_of, `${kind}-made-`)}
      ${parts(say("statistics-counted"), of.counted, `${kind}-counted-`)}
    </div>
  `;
}

/** Everybody who played this game, and how it ended. */
export function everybody(book: Statistics, kind: string): TemplateResult {
  const people = Object.entries(book.players[kind] ?? {});
  people.sort(([, one], [, other]) => other.all.played - one.all.played);
  const endings = Object.entries(book.endings[kind] ?? {});
  return html`
    ${
      people.length > 1
        ? rows(
            say("statistics-everybody"),
            say("statistics-col-name"),
            people.map(([name, { all }]): Row => [name, all]),
          )
        : nothing
    }
    <p class="caption all-games">
      ${say("statistics-all", { played: book.played[kind] ?? 0, minutes: figure(book.minutes[kind] ?? 0) })}
      ${endings.map(([ending, many]) => html`<span>${knows(`${kind}-ending-${ending}`) ? say(`${kind}-ending-${ending}`, { many }) : ""}</span> `)}
    </p>
  `;
}
