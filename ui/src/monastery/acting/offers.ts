/** The offered actions, sorted by the thing on which they are drawn. What is offered is legal; nothing else is known. */

import type { Action, Cell, PieceView, Spot, Tile, View } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import type { Turn } from "../art/index.ts";
import { type Placement, sameCell, sameSpot, type Walk } from "../spots.ts";

/** An effect offered on a tile of the table. */
export interface PieceOffer {
  readonly kind: "construct" | "pray" | "almonry" | "workshop" | "abbots-house" | "keep";
  readonly piece: number;
  readonly action: Action;
}

interface LetterOffer {
  readonly from: number;
  readonly strip: Seat;
  readonly action: Action;
}

interface MonkOffer {
  readonly from: number;
  readonly whose: Seat;
  readonly action: Action;
}

interface SeatOffer {
  readonly kind: "elect" | "imprison";
  readonly whose: Seat;
  readonly action: Action;
}

/** The action that ends the part, always under the same button. */
type Primary = "end-placement" | "total" | "end-scoring" | "send-home" | "pardon";
const PRIMARIES: readonly Primary[] = [
  "end-placement",
  "total",
  "end-scoring",
  "send-home",
  "pardon",
];

export interface Offers {
  readonly any: boolean;
  readonly places: readonly Placement[];
  readonly walks: readonly Walk[];
  readonly putBack: readonly Tile[];
  readonly encourage: readonly number[];
  readonly pieces: readonly PieceOffer[];
  readonly keeps: readonly Spot[];
  readonly switches: readonly number[];
  readonly letters: readonly LetterOffer[];
  readonly monks: readonly MonkOffer[];
  readonly seats: readonly SeatOffer[];
  readonly exchange: boolean;
  readonly primary: Primary | undefined;
}

/** The tile on which an action without a place is drawn. */
const HOMES: Readonly<Record<"almonry" | "workshop" | "abbots-house", Tile>> = {
  almonry: "almonry",
  workshop: "workshop",
  "abbots-house": "abbots-house",
};

function pieceOf(pieces: readonly PieceView[], tile: Tile): number | undefined {
  return pieces.find((piece) => piece.tile === tile)?.piece;
}

export function offersOf(actions: readonly Action[], view: View): Offers {
  const places: Placement[] = [];
  const walks: Walk[] = [];
  const putBack: Tile[] = [];
  const encourage: number[] = [];
  const pieces: PieceOffer[] = [];
  const keeps: Spot[] = [];
  const switches: number[] = [];
  const letters: LetterOffer[] = [];
  const monks: MonkOffer[] = [];
  const seats: SeatOffer[] = [];
  let exchange = false;
  let primary: Primary | undefined;
  for (const action of actions) {
    if (typeof action === "string") {
      const ending = PRIMARIES.find((known) => known === action);
      if (ending !== undefined) primary = ending;
      else if (action === "exchange") exchange = true;
      else if (action in HOMES) {
        const kind = action as keyof typeof HOMES;
        const piece = pieceOf(view.pieces, HOMES[kind]);
        if (piece !== undefined) pieces.push({ kind, piece, action });
      }
    } else if ("place" in action) places.push(action.place);
    else if ("move" in action) walks.push(action.move);
    else if ("put-back" in action) putBack.push(action["put-back"]);
    else if ("encourage" in action) encourage.push(action.encourage);
    else if ("construct" in action)
      pieces.push({ kind: "construct", piece: action.construct, action });
    else if ("pray" in action) pieces.push({ kind: "pray", piece: action.pray, action });
    else if ("keep" in action) {
      keeps.push(action.keep);
      pieces.push({ kind: "keep", piece: action.keep.on, action });
    } else if ("switch" in action) switches.push(action.switch);
    else if ("collect-letter" in action) letters.push({ ...action["collect-letter"], action });
    else if ("collect-monk" in action) monks.push({ ...action["collect-monk"], action });
    else if ("elect" in action) seats.push({ kind: "elect", whose: action.elect, action });
    else if ("imprison" in action) seats.push({ kind: "imprison", whose: action.imprison, action });
  }
  return {
    any: actions.length > 0,
    places,
    walks,
    putBack,
    encourage,
    pieces,
    keeps,
    switches,
    letters,
    monks,
    seats,
    exchange,
    primary,
  };
}

/** The cells where a tile may lie, each with the turns it may have there, the first one first. */
export function cellsFor(
  offers: Offers,
  tile: Tile,
): readonly { readonly at: Cell; readonly turns: readonly Turn[] }[] {
  const found: { at: Cell; turns: Turn[] }[] = [];
  for (const place of offers.places) {
    if (place.tile !== tile) continue;
    const known = found.find(({ at }) => sameCell(at, place.at));
    if (known === undefined) found.push({ at: place.at, turns: [place.turn] });
    else known.turns.push(place.turn);
  }
  return found;
}

/** The next turn a tile may have at a place. */
export function turnOn(turns: readonly Turn[], turn: Turn): Turn {
  return turns[(turns.indexOf(turn) + 1) % turns.length] ?? turn;
}

/** Where the monk of a spot may go. */
export function walksFrom(offers: Offers, from: Spot): readonly Walk[] {
  return offers.walks.filter((walk) => sameSpot(walk.from, from));
}

/** The spots whose monks may walk. */
export function walkers(offers: Offers): readonly Spot[] {
  const found: Spot[] = [];
  for (const { from } of offers.walks) {
    if (!found.some((known) => sameSpot(known, from))) found.push(from);
  }
  return found;
}

/** Every strip for which a letter may be collected. */
export function stripsFor(offers: Offers, cell: number): readonly LetterOffer[] {
  return offers.letters.filter(({ from }) => from === cell);
}

export function monksOn(offers: Offers, cell: number): readonly MonkOffer[] {
  return offers.monks.filter(({ from }) => from === cell);
}
