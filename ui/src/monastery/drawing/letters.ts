/** The right margin: the page of the psalter with its costs, and the strips of all. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { View } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import type { SeatColour } from "../../seats/colours.ts";
import { list } from "../../shared/words.ts";
import { monksOn, stripsFor } from "../acting/offers.ts";
import {
  GRID_SIZE,
  type GridCell,
  type LetterGrid,
  letterGrid,
  letterStrip,
  STRIP_SIZE,
  type StripPlace,
} from "../art/index.ts";
import { COLUMNS, GRID_ROWS, wordsOf } from "../box.ts";
import { type Model, mine, namesOf, type Tap } from "../kind.ts";
import { word } from "../words.ts";

/** What a letter, or a monk on a cross, costs whoever looks. */
export function costOf({ grid, crosses }: View, cell: number): number {
  return (grid[cell] ?? crosses.find((cross) => cross.cell === cell))?.cost ?? 0;
}

/** A place for a letter, to be looked at. */
export function letterAt({ grid }: View, cell: number): GridCell {
  const letter = grid[cell];
  if (!letter) return { kind: "empty" };
  const side = letter.large ? "large" : "small";
  return { kind: "letter", letter: letter.letter, side, label: letter.letter };
}

/** A cross and those who wait there, to be looked at. */
export function crossAt({ crosses, seats }: View, cell: number): GridCell {
  const waiting = crosses.find((cross) => cross.cell === cell)?.waiting ?? [];
  const monks = waiting.flatMap((seat) => seats[seat]?.colour ?? []);
  return { kind: "cross", monks: monks.map((colour) => ({ colour })) };
}

function letterCell(model: Model, cell: number, tap: (tap: Tap) => void): GridCell {
  const { shown, offers, choice, screen } = model;
  const letter = letterAt(shown, cell);
  if (letter.kind !== "letter") return letter;
  const offered = stripsFor(offers, cell);
  const switched = offers.switches.includes(cell);
  const said = { letter: letter.letter, cost: costOf(shown, cell) };
  const label = switched
    ? word("letters-switch", said)
    : offered.length > 0
      ? word("letters-offered", {
          ...said,
          strips: list(offered.map(({ strip }) => screen.players[strip]?.name ?? "")),
        })
      : word("letters-letter", said);
  const first = shown.phase.part === "switching" && shown.phase.first === cell;
  const chosen = first || (choice.kind === "letter" && choice.cell === cell);
  return {
    ...letter,
    label,
    press: mine(model) === undefined ? undefined : () => tap({ on: "letter", cell }),
    hook: `letter ${cell}`,
    offered: switched || offered.length > 0,
    chosen: chosen ? true : undefined,
  };
}

function crossCell(model: Model, cell: number, tap: (tap: Tap) => void): GridCell {
  const { shown, offers, choice, screen } = model;
  const waiting = shown.crosses.find((cross) => cross.cell === cell)?.waiting ?? [];
  const offered = monksOn(offers, cell);
  const names = waiting.map((seat) => screen.players[seat]?.name ?? "");
  const cost = costOf(shown, cell);
  return {
    ...crossAt(shown, cell),
    label:
      waiting.length === 0
        ? word("letters-cross-empty")
        : word(offered.length > 0 ? "letters-cross-offered" : "letters-cross", {
            names: list(names),
            cost,
          }),
    press:
      mine(model) === undefined || waiting.length === 0
        ? undefined
        : () => tap({ on: "cross", cell }),
    hook: `cross ${cell}`,
    offered: offered.length > 0,
    chosen: choice.kind === "cross" && choice.cell === cell ? true : undefined,
  };
}

/** The page of the psalter, each place as `letter` or `cross` has it. */
export function psalter(
  { seats, top, bottom }: View,
  names: readonly string[],
  place: {
    readonly letter: (cell: number) => GridCell;
    readonly cross: (cell: number) => GridCell;
    readonly prices?: LetterGrid["prices"];
  },
): TemplateResult {
  const label = (colour: SeatColour): string => {
    const seat = seats.findIndex((sits) => sits.colour === colour);
    const who = names[seat] ?? word("letters-nobody");
    return word("letters-line", { colour, who });
  };
  return html`<svg class="m-psalter" viewBox="0 0 ${GRID_SIZE.width} ${GRID_SIZE.height}" data-roving>
    ${letterGrid({
      lines: GRID_ROWS.map(({ colour, cells }, row) => ({
        colour,
        label: label(colour),
        cells: [...cells].map((mark, column) =>
          place[mark === "+" ? "cross" : "letter"](row * COLUMNS + column),
        ),
      })),
      ...{ top, bottom, prices: place.prices },
      label: word("letters-label"),
    })}
  </svg>`;
}

function grid(model: Model, tap: (tap: Tap) => void): TemplateResult {
  const { shown, screen } = model;
  const own = screen.seat;
  return psalter(shown, namesOf(screen), {
    letter: (cell) => letterCell(model, cell, tap),
    cross: (cell) => crossCell(model, cell, tap),
    prices: own === null ? undefined : shown.seats[own]?.pays,
  });
}

export function strip(model: Model, seat: Seat): TemplateResult {
  const { shown, screen } = model;
  const sits = shown.seats[seat];
  if (sits === undefined) return html``;
  let space = 0;
  const words = wordsOf(sits.colour).map((word) =>
    [...word].map((letter): StripPlace => {
      const cover = sits.strip[space];
      space += 1;
      return { letter, cover: cover === "empty" ? undefined : cover };
    }),
  );
  const large = sits.strip.filter((cover) => cover === "large").length;
  const small = sits.strip.filter((cover) => cover === "small").length;
  return html`<li>
    <span class="m-strip-name">${screen.players[seat]?.name ?? ""}${sits.complete ? html` <em>${word("letters-complete")}</em>` : nothing}</span>
    <svg class="m-strip-sheet" viewBox="0 0 ${STRIP_SIZE.width} ${STRIP_SIZE.height}">
      ${letterStrip({
        colour: sits.colour,
        words,
        abbot: shown.abbot === seat,
        label: word("letters-strip", {
          who: screen.players[seat]?.name ?? "",
          phrase: words.map((word) => word.map(({ letter }) => letter).join("")).join(" "),
          large,
          small,
          left: sits.strip.length - large - small,
        }),
      })}
    </svg>
  </li>`;
}

export function letters(model: Model, tap: (tap: Tap) => void): TemplateResult {
  const { shown, screen } = model;
  const own = screen.seat;
  const rest = shown.order.filter((seat) => seat !== own);
  return html`<section class="m-letters" aria-label=${word("letters-title")}>
    <div data-offered=${model.offers.letters.length > 0 ? "" : nothing}>${grid(model, tap)}</div>
    <ul class="m-strips" aria-label=${word("letters-strips")}>
      ${own === null ? nothing : strip(model, own)} ${rest.map((seat) => strip(model, seat))}
    </ul>
  </section>`;
}

/** The drawer's handle: letters still on the grid, and what there is to spend. */
export function handleWords(model: Model): string {
  const left = model.shown.grid.filter((letter) => letter !== null).length;
  const { phase } = model.shown;
  return phase.part === "collecting" && namesOf(model.screen).length > 0
    ? word("letters-handle-points", { left, points: phase.points })
    : word("letters-handle", { left });
}
