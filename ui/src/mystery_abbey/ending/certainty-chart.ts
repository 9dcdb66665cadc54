/** The moment of certainty of each seat, as a chart; a seat's line is known by its colour, its dashes and its sign. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import type { Colour } from "../../generated/mystery_abbey.ts";
import { device, smallShield } from "../../seats/devices.ts";
import { scrolls } from "../../shared/controls.ts";
import { SUSPECTS } from "../box.ts";
import { word } from "../words.ts";
import { certainAt, type Turn } from "./certainty.ts";

const WIDE = 640;
const HIGH = 240;
const LEFT = 38;
const FOOT = 26;
const DASHES = ["", "9 5", "2 5", "14 4 3 4", "6 3", "1 3"] as const;

export interface Certainty {
  readonly turns: readonly Turn[];
  readonly names: readonly string[];
  readonly colours: readonly Colour[];
}

const momentWords = ({ view }: Turn): string =>
  view.phase.part === "over"
    ? word("moment-over")
    : word("moment", { mass: word(`mass-${view.mass}`), bell: view.bell });

/** When somebody could have known it, in a sentence. */
export function certainWords({ turns, names }: Certainty, seat: number): string {
  const who = names[seat] ?? "";
  const at = certainAt(turns, seat);
  if (at === undefined) return word("certain-never", { who, many: turns.at(-1)?.left[seat] ?? 0 });
  return at.turn === 0
    ? word("certain-from", { who })
    : word("certain-at", { who, turn: at.turn, when: momentWords(at) });
}

const xOf = (turn: number, turns: number): number =>
  LEFT + (turn * (WIDE - LEFT - 14)) / Math.max(turns - 1, 1);
const yOf = (left: number): number =>
  12 + ((SUSPECTS.length - left) * (HIGH - FOOT - 20)) / (SUSPECTS.length - 1);

/** How far across and down a shield reaches. */
const SHIELD = 19;

interface Mark {
  readonly x: number;
  readonly y: number;
  /** How far to the left its shield stands, so that no other lies upon it. */
  readonly aside: number;
}

/** Where each line ends: at the moment of certainty, or at the end of the game. */
function marksOf({ turns }: Certainty, seats: number): readonly (Mark | undefined)[] {
  const all: (Mark | undefined)[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const certain = certainAt(turns, seat);
    const last = certain ?? turns.at(-1);
    if (last === undefined) all.push(undefined);
    else {
      const [x, y] = [xOf(last.turn, turns.length), heightOf(last, seat)];
      const raised = certain === undefined ? 0 : -14;
      let aside = 0;
      const taken = (one: Mark | undefined): boolean =>
        one !== undefined &&
        Math.abs(one.x - one.aside - (x - aside)) < SHIELD &&
        Math.abs(one.y - (y + raised)) < SHIELD;
      while (all.some(taken)) aside += SHIELD;
      all.push({ x, y: y + raised, aside });
    }
  }
  return all;
}

const heightOf = (turn: Turn, seat: number): number =>
  yOf(turn.left[seat] ?? SUSPECTS.length) + seat * 1.6;

/** A seat's line goes down in steps; where only one is left, a cross. */
function line(
  { turns, colours }: Certainty,
  seat: number,
  mark: Mark | undefined,
): SVGTemplateResult {
  const colour = colours[seat] ?? "red";
  const path = turns
    .map((turn, n) => {
      const x = xOf(turn.turn, turns.length);
      return n === 0 ? `M${x} ${heightOf(turn, seat)}` : `H${x}V${heightOf(turn, seat)}`;
    })
    .join("");
  const certain = certainAt(turns, seat);
  const cross =
    certain === undefined
      ? nothing
      : svg`<path class="a-certain-cross" transform="translate(${xOf(certain.turn, turns.length)} ${heightOf(certain, seat)})" d="M-7-7L7 7M7-7L-7 7" />`;
  const shield =
    mark === undefined
      ? nothing
      : svg`<g transform="translate(${mark.x - mark.aside} ${mark.y})"><circle class="s-robe" r="9" />${device(colour)}</g>`;
  return svg`<g class="a-certain-line s-drawing s-${colour}"><path class="a-certain-under" d=${path} /><path class="a-certain-path" d=${path} stroke-dasharray=${DASHES[seat] ?? ""} />${cross}${shield}</g>`;
}

function axes({ turns }: Certainty): SVGTemplateResult {
  const marks = [SUSPECTS.length, SUSPECTS.length / 2, 1].map(
    (many) =>
      svg`<path class="t-axis" d="M${LEFT} ${yOf(many)}H${WIDE - 8}" /><text class="a-certain-figure" x=${LEFT - 6} y=${yOf(many) + 6} text-anchor="end">${many}</text>`,
  );
  const last = turns.length - 1;
  const ends = [0, Math.round(last / 2), last].map(
    (turn) =>
      svg`<text class="a-certain-figure" x=${xOf(turn, turns.length)} y=${HIGH - 6} text-anchor="middle">${turn}</text>`,
  );
  return svg`${marks}${ends}`;
}

/** The same in figures, for whoever does not see it. */
function figures(certainty: Certainty): TemplateResult {
  const { turns, names } = certainty;
  return html`<details class="t-figures"><summary>${word("certain-table")}</summary>
    ${scrolls(
      word("certain-table"),
      html`<table>
        <thead><tr><th scope="col">${word("certain-turn")}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${turns.map((turn) => html`<tr><th scope="row">${turn.turn}. ${momentWords(turn)}</th>${names.map((_, seat) => html`<td>${turn.left[seat] ?? ""}</td>`)}</tr>`)}</tbody>
      </table>`,
    )}
  </details>`;
}

export function certaintyChart(certainty: Certainty): TemplateResult {
  const { names, colours } = certainty;
  const said = names.map((_, seat) => certainWords(certainty, seat));
  const marks = marksOf(certainty, names.length);
  return html`<figure class="a-certain">
      <svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${[word("certain-title"), ...said].join(" ")}>
        ${axes(certainty)} ${names.map((_, seat) => line(certainty, seat, marks[seat]))}
      </svg>
      <figcaption>${word("certain-why")}</figcaption>
    </figure>
    <ul class="a-certain-list">${said.map((text, seat) => html`<li>${smallShield(colours[seat])} <span>${text}</span></li>`)}</ul>
    ${figures(certainty)}`;
}
