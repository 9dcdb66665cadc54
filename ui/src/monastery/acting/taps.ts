/** What a tap means: something chosen, something done, or a question to the referee. No rule is known here. */

import type { Action, Cell, GivenUp, Tile } from "../../generated/monastery.ts";
import { seen } from "../../shared/known.ts";
import { type Answer, type Choice, NOTHING, type Situation, type Tap } from "../kind.ts";
import { sameCell, sameSpot } from "../spots.ts";
import { cellsFor, monksOn, type Offers, stripsFor, turnOn, walkers, walksFrom } from "./offers.ts";

const TURNS = [0, 1, 2, 3] as const;

function places(tile: Tile, at: Cell): readonly Action[] {
  return TURNS.map((turn) => ({ place: { tile, at, turn } }));
}

function onShelf(tile: Tile, { offers, choice, view, confirm }: Situation): Answer {
  if (offers.putBack.includes(tile)) {
    const again = choice.kind === "put-back" && choice.tile === tile;
    return again || confirm === "none"
      ? { act: { "put-back": tile } }
      : { choice: { kind: "put-back", tile } };
  }
  if (choice.kind === "tile" && choice.tile === tile) return { choice: NOTHING };
  if (choice.kind === "gap" && choice.tiles.includes(tile))
    return ghostAt(tile, choice.at, offers) ?? { choice: NOTHING };
  if (cellsFor(offers, tile).length > 0) return { choice: { kind: "tile", tile } };
  // Every place once, before any place another way round.
  const asked = TURNS.flatMap((turn) => view.gaps.map((at) => ({ place: { tile, at, turn } })));
  return asked.length > 0 ? { why: asked, choice: NOTHING } : { choice: NOTHING };
}

function ghostAt(tile: Tile, at: Cell, offers: Offers, turn?: number): Answer | undefined {
  const turns = cellsFor(offers, tile).find((cell) => sameCell(cell.at, at))?.turns;
  const first = turns?.find((known) => known === turn) ?? turns?.[0];
  if (turns === undefined || first === undefined) return undefined;
  return { choice: { kind: "ghost", tile, at, turn: first, turns } };
}

function onGap(at: Cell, situation: Situation): Answer {
  const { offers, choice, confirm } = situation;
  if (choice.kind === "ghost" && sameCell(choice.at, at)) {
    return { act: { place: { tile: choice.tile, at, turn: choice.turn } } };
  }
  if (choice.kind === "tile" || choice.kind === "ghost") {
    const { tile } = choice;
    const ghost = ghostAt(tile, at, offers, choice.kind === "ghost" ? choice.turn : undefined);
    if (ghost === undefined) return { why: places(tile, at) };
    if (confirm === "none" && "choice" in ghost && ghost.choice.kind === "ghost") {
      return { act: { place: { tile, at, turn: ghost.choice.turn } } };
    }
    return ghost;
  }
  const tiles = [
    ...new Set(offers.places.filter((place) => sameCell(place.at, at)).map(({ tile }) => tile)),
  ];
  const [only] = tiles;
  if (only === undefined) {
    const own = situation.view.seats[situation.seat ?? -1];
    const held = seen(own?.tiles ?? "hidden") ?? [];
    const asked = held.flatMap((tile) => places(tile, at));
    return asked.length > 0 ? { why: asked } : { choice: NOTHING };
  }
  if (tiles.length === 1) return ghostAt(only, at, offers) ?? { choice: NOTHING };
  return { choice: { kind: "gap", at, tiles } };
}

function onMonk(tap: Extract<Tap, { on: "monk" }>, { offers, choice, view }: Situation): Answer {
  const { spot } = tap;
  if (offers.keeps.some((keep) => sameSpot(keep, spot))) return { act: { keep: spot } };
  if (choice.kind === "monk" && sameSpot(choice.from, spot)) return { choice: NOTHING };
  if (walkers(offers).some((from) => sameSpot(from, spot)))
    return { choice: { kind: "monk", from: spot } };
  const other = view.pieces.find(({ piece }) => piece !== spot.on);
  if (other === undefined) return { choice: { kind: "piece", piece: spot.on } };
  return { why: [{ move: { from: spot, to: { on: other.piece }, cost: 1 } }], choice: NOTHING };
}

function onPiece(piece: number, { offers, choice, view }: Situation): Answer {
  if (choice.kind === "monk" || choice.kind === "reach") {
    const walks = walksFrom(offers, choice.from).filter(({ to }) => to.on === piece);
    const [only] = walks;
    if (walks.length === 1 && only !== undefined) return { act: { move: only } };
    if (walks.length > 1) return { choice: { kind: "reach", from: choice.from, on: piece } };
    if (piece === choice.from.on) return { choice: NOTHING };
    const boxes = view.pieces.find((known) => known.piece === piece)?.boxes ?? [];
    const free = boxes.indexOf(null);
    const to = boxes.length === 0 ? { on: piece } : { on: piece, box: Math.max(0, free) };
    return { why: [{ move: { from: choice.from, to, cost: 1 } }] };
  }
  if (choice.kind === "encourage") {
    return offers.encourage.includes(piece)
      ? { act: { encourage: piece } }
      : { why: [{ encourage: piece }] };
  }
  if (choice.kind === "piece" && choice.piece === piece) return { choice: NOTHING };
  return { choice: { kind: "piece", piece } };
}

function onLetter(cell: number, { offers, choice, view, seat, confirm }: Situation): Answer {
  if (offers.switches.includes(cell)) return { act: { switch: cell } };
  const strips = stripsFor(offers, cell);
  const [only] = strips;
  if (only !== undefined && strips.length === 1) {
    const again = choice.kind === "letter" && choice.cell === cell;
    return again || confirm === "none"
      ? { act: only.action }
      : { choice: { kind: "letter", cell, strip: only.strip } };
  }
  if (strips.length > 1) return { choice: { kind: "letter", cell, strip: undefined } };
  if (seat === undefined) return { choice: NOTHING };
  const others = view.seats.map((_, other) => other).filter((other) => other !== seat);
  const letters = [seat, ...others].map((strip) => ({ "collect-letter": { from: cell, strip } }));
  return { why: [...letters, { switch: cell }] };
}

function onCross(cell: number, { offers, choice, seat, confirm }: Situation): Answer {
  const monks = monksOn(offers, cell);
  const [only] = monks;
  if (only !== undefined && monks.length === 1) {
    const again = choice.kind === "cross" && choice.cell === cell;
    return again || confirm === "none"
      ? { act: only.action }
      : { choice: { kind: "cross", cell, whose: only.whose } };
  }
  if (monks.length > 1) return { choice: { kind: "cross", cell, whose: undefined } };
  if (seat === undefined) return { choice: NOTHING };
  return { why: [{ "collect-monk": { from: cell, whose: seat } }] };
}

/** The action under the primary button, as things stand. */
export function primaryAction({ offers, choice }: Situation): Action | undefined {
  if (choice.kind === "ghost") {
    return { place: { tile: choice.tile, at: choice.at, turn: choice.turn } };
  }
  if (choice.kind === "put-back") return { "put-back": choice.tile };
  if (choice.kind === "letter") {
    const strips = stripsFor(offers, choice.cell);
    return strips.find(({ strip }) => strip === choice.strip)?.action;
  }
  // Whose monk is called is asked first.
  if (choice.kind === "cross")
    return monksOn(offers, choice.cell).find(({ whose }) => whose === choice.whose)?.action;
  if (choice.kind === "advised") return choice.action;
  if (choice.kind === "exchange") return "exchange";
  if (choice.kind === "monk" && choice.to !== undefined) return { move: choice.to };
  // Whoever is asked whether to end answers there: the button that asked confirms nothing.
  return choice.kind === "end" ? undefined : offers.primary;
}

/** What could still be done, and would be given up by ending now. */
export const givenUp = ({ offers, forecasts }: Situation): GivenUp | undefined =>
  forecasts.get(JSON.stringify(offers.primary))?.gives_up ?? undefined;

/** Ending with something still to do is asked about once. */
function onPrimary(situation: Situation): Answer {
  const action = primaryAction(situation);
  if (action === undefined) return { choice: situation.choice };
  const { choice, confirm, offers } = situation;
  const careful = confirm === "all" || (confirm === "final" && givenUp(situation) !== undefined);
  const ending = action === offers.primary && choice.kind !== "advised";
  if (ending && careful) return { choice: { kind: "end" } };
  return { act: action };
}

/** The tile on which an effect is offered. */
function pieceOf(action: Action, { pieces }: Offers): number | undefined {
  const named = JSON.stringify(action);
  return pieces.find((offer) => JSON.stringify(offer.action) === named)?.piece;
}

/** What is chosen when somebody else names an action: as far as it goes without doing it. */
export function choiceFor(action: Action, offers: Offers): Choice {
  if (action === "exchange") return { kind: "exchange" };
  // Whoever was advised to end is not asked again.
  if (action === offers.primary) return { kind: "advised", piece: undefined, action };
  if (typeof action === "string")
    return { kind: "advised", piece: pieceOf(action, offers), action };
  if ("place" in action) {
    const { tile, at, turn } = action.place;
    const turns = cellsFor(offers, tile).find((cell) => sameCell(cell.at, at))?.turns ?? [turn];
    return { kind: "ghost", tile, at, turn, turns };
  }
  if ("move" in action) return { kind: "monk", from: action.move.from, to: action.move };
  if ("put-back" in action) return { kind: "put-back", tile: action["put-back"] };
  if ("collect-letter" in action) {
    const { from, strip } = action["collect-letter"];
    return { kind: "letter", cell: from, strip };
  }
  if ("collect-monk" in action) {
    const { from, whose } = action["collect-monk"];
    return { kind: "cross", cell: from, whose };
  }
  const piece = "encourage" in action ? action.encourage : pieceOf(action, offers);
  return { kind: "advised", piece, action };
}

export function respond(tap: Tap, situation: Situation): Answer {
  const { choice, offers } = situation;
  switch (tap.on) {
    case "shelf":
      return onShelf(tap.tile, situation);
    case "look":
      return {
        choice:
          choice.kind === "look" && choice.tile === tap.tile
            ? NOTHING
            : { kind: "look", tile: tap.tile },
      };
    case "gap":
      return onGap(tap.at, situation);
    case "gap-tile":
      return choice.kind === "gap"
        ? (ghostAt(tap.tile, choice.at, offers) ?? { choice: NOTHING })
        : { choice };
    case "turn":
      return choice.kind === "ghost"
        ? { choice: { ...choice, turn: turnOn(choice.turns, choice.turn) } }
        : { choice };
    case "monk":
      return onMonk(tap, situation);
    case "piece":
      return onPiece(tap.piece, situation);
    case "letter":
      return onLetter(tap.cell, situation);
    case "cross":
      return onCross(tap.cell, situation);
    case "hour":
      return choice.kind === "hour" && choice.index === tap.index
        ? { choice: NOTHING }
        : { choice: { kind: "hour", index: tap.index } };
    case "encourage":
      return { choice: choice.kind === "encourage" ? NOTHING : { kind: "encourage" } };
    case "exchange":
      if (situation.confirm === "none") return { act: "exchange" };
      return { choice: choice.kind === "exchange" ? NOTHING : { kind: "exchange" } };
    case "preview":
      return { choice: choice.kind === "preview" ? NOTHING : { kind: "preview" } };
    case "primary":
      return onPrimary(situation);
    case "end":
      return offers.primary === undefined ? { choice: NOTHING } : { act: offers.primary };
    case "nothing":
      return { choice: NOTHING };
  }
}
