/** The monastery as it lies on the table, with everything that can be done upon it. */

import { nothing, type SVGTemplateResult, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { Cell, PieceView } from "../../generated/monastery.ts";
import { monk } from "../../seats/monk.ts";
import { language } from "../../shared/words.ts";
import type { Bounds } from "../../table/camera/bounds.ts";
import { cellsFor, walkers, walksFrom } from "../acting/offers.ts";
import {
  CELL,
  cells,
  ENCOURAGEMENT_PLACE,
  encouragement,
  FINGER,
  ghostTile,
  largeAt,
  legalPlace,
  monkSelection,
  nameSize,
  niches,
  selection,
  tile,
} from "../art/index.ts";
import { pressable } from "../art/pressable.ts";
import { faceOf } from "../box.ts";
import { type Choice, type Handlers, type Model, mine, namesOf } from "../kind.ts";
import { sameCell, sameSpot, spotHook } from "../spots.ts";
import { tileName } from "../telling/sentences.ts";
import { word } from "../words.ts";
import { pieceLabel, where } from "./labels.ts";
import {
  boxMark,
  floorMark,
  gapMark,
  giftMark,
  lastMark,
  nearMark,
  type OfferKind,
  type OfferMark,
  offerMark,
} from "./marks.ts";
import { corner, type MonkPlace, monkPlaces } from "./places.ts";

/** A name that would be smaller than so many pixels is not written: the card of the tile has it. */
const LEAST_TEXT = 12;
/** From this many pixels a unit boxes are marked one by one, and the finest lines are drawn. */
const BOXED_FROM = 0.7;

interface Table extends Pick<Model, "shown" | "offers" | "choice" | "screen" | "gains"> {
  readonly scale: number;
  readonly bounds: Bounds;
  readonly lasting: ReadonlyMap<number, number>;
  readonly stressed: number | undefined;
  readonly handlers: Handlers;
}

function pieceGroup(table: Table, piece: PieceView) {
  const { x, y } = corner(piece.at);
  const names = namesOf(table.screen);
  const open = piece.joined;
  // Whoever stands on a built tile stands before its name.
  const stood = [...piece.standing, ...piece.praying].some((many) => many > 0);
  const written = nameSize(piece.tile, piece.constructed, tileName(piece.tile)) * table.scale;
  const named = piece.tile === "abbey" || (written >= LEAST_TEXT && !stood);
  const face = faceOf(piece.tile);
  const press = () => table.handlers.tap({ on: "piece", piece: piece.piece });
  const { across, down } = cells(piece.tile);
  return pressable(
    { label: pieceLabel(piece, names), press, hook: `piece ${piece.piece} ${piece.tile}` },
    "m-laid",
    `translate(${x} ${y})`,
    // The name says all of it.
    svg`<g aria-hidden="true">
      ${guard([piece.tile, piece.turn, piece.constructed, open.join(), named, language()], () =>
        tile({
          ...face,
          turn: piece.turn,
          constructed: piece.constructed,
          open,
          name: named ? tileName(piece.tile) : undefined,
        }),
      )}
      <path class="m-laid-edge" d="M0 0H${across * CELL}V${down * CELL}H0Z" />
      ${
        piece.tokens > 0
          ? encouragement({ count: piece.tokens, ...ENCOURAGEMENT_PLACE, scale: 0.9 })
          : nothing
      }
      </g>`,
  );
}

/** Where a finger finds a monk: no smaller far away. Where it finds several, the nearest is meant. */
function touch(scale: number): string {
  const half = Math.max(13, FINGER / 2 / scale);
  const tall = Math.max(18, half);
  return `M${-half} ${-12 - tall}H${half}V${tall - 12}H${-half}Z`;
}

/** A figure: a button of its own where he can walk or be kept. */
function figure(table: Table, place: MonkPlace): SVGTemplateResult {
  const { shown, offers, choice, screen, handlers } = table;
  const seat = shown.seats[place.seat];
  if (seat === undefined) return svg``;
  const drawn = monk({ colour: seat.colour, praying: place.praying });
  const own = mine(table) === place.seat && !place.praying;
  const walks = own && walkers(offers).some((from) => sameSpot(from, place.spot));
  const kept = own && offers.keeps.some((keep) => sameSpot(keep, place.spot));
  const at = `translate(${place.x} ${place.y})`;
  if (!walks && !kept) {
    return svg`<g class="m-stands" transform=${at} aria-hidden="true">${drawn}</g>`;
  }
  const chosen =
    (choice.kind === "monk" || choice.kind === "reach") && sameSpot(choice.from, place.spot);
  return pressable(
    {
      label: word(kept ? "board-keep-monk" : "board-walk-monk", {
        tile: tileName(shown.pieces.find(({ piece }) => piece === place.spot.on)?.tile ?? "abbey"),
        who: screen.players[place.seat]?.name ?? "",
      }),
      press: () => handlers.tap({ on: "monk", spot: place.spot }),
      hook: `monk ${spotHook(place.spot)}`,
      chosen,
      among: ".m-walker",
    },
    "m-stands m-walker",
    at,
    svg`
      <path class="m-touch" d=${touch(table.scale)} />
      <ellipse class="m-can" cy="1" rx="14" ry="5.5" />
      ${chosen ? monkSelection({ x: 0, y: 0 }) : nothing}
      ${drawn}`,
  );
}

function ghosts(table: Table): SVGTemplateResult {
  const { choice, offers, shown, handlers } = table;
  if (choice.kind === "gap") {
    const { x, y } = corner(choice.at);
    return svg`${selection({ x, y })}`;
  }
  if (choice.kind !== "tile" && choice.kind !== "ghost") return svg``;
  const offered = cellsFor(offers, choice.tile);
  const free = shown.gaps.filter((gap) => !offered.some(({ at }) => sameCell(at, gap)));
  const name = tileName(choice.tile);
  return svg`
    ${free.map((at) => gapMark(at, word("board-gap", { where: where(at) }), () => handlers.tap({ on: "gap", at })))}
    ${repeat(
      offered,
      ({ at }) => at.join(),
      ({ at }) => {
        const { x, y } = corner(at);
        const press = () => handlers.tap({ on: "gap", at });
        if (choice.kind !== "ghost" || !sameCell(choice.at, at)) {
          return legalPlace({
            x,
            y,
            label: word("board-place-here", { tile: name, where: where(at) }),
            press,
            hook: `place ${at.join()}`,
          });
        }
        return ghostTile({
          x,
          y,
          tile: { ...faceOf(choice.tile), turn: choice.turn, constructed: false },
          turn:
            choice.turns.length > 1
              ? { label: word("slip-turn"), press: () => handlers.tap({ on: "turn" }) }
              : undefined,
          large: largeAt(table.scale),
          label: word("board-ghost", { tile: name, where: where(at), turn: choice.turn * 90 }),
          press,
          hook: `ghost ${at.join()}`,
        });
      },
    )}`;
}

/** How far the boxes of a tile are from each other. */
function boxSpacing({ tile: key }: PieceView): number {
  const [one, other] = niches(faceOf(key).boxes.length);
  return one === undefined || other === undefined ? CELL : other.feet.x - one.feet.x;
}

function reach(table: Table): SVGTemplateResult {
  const { choice, offers, shown, handlers, gains, scale } = table;
  if (choice.kind !== "monk" && choice.kind !== "reach") return svg``;
  const far = scale < BOXED_FROM;
  const marked = new Set<number>();
  const all = walksFrom(offers, choice.from);
  return svg`${all.map((walk) => {
    const piece = shown.pieces.find((known) => known.piece === walk.to.on);
    if (piece === undefined) return nothing;
    if (far && walk.to.box !== undefined) {
      if (marked.has(piece.piece)) return nothing;
      marked.add(piece.piece);
      return advised(
        choice,
        walk.to.on,
        nearMark(piece, walk, largeAt(scale), () =>
          handlers.tap({ on: "piece", piece: piece.piece }),
        ),
      );
    }
    const action = { move: walk };
    const boxes = all.filter(({ to }) => to.on === walk.to.on && to.box !== undefined).length;
    // Boxes that lie close together are not guessed at: which one is asked in large.
    const close = boxes > 1 && boxSpacing(piece) * scale < FINGER;
    const press = () =>
      close ? handlers.tap({ on: "piece", piece: piece.piece }) : handlers.act(action);
    const gain = gains.get(JSON.stringify(action));
    return walk.to.box === undefined
      ? advised(choice, walk.to.on, floorMark(piece, walk, largeAt(scale), press))
      : advised(choice, walk.to.on, boxMark(piece, walk, gain, FINGER / scale, press), walk.to.box);
  })}`;
}

/** Marks the place to which somebody was advised to walk. */
function advised(choice: Choice, on: number, mark: SVGTemplateResult, box?: number) {
  const to = choice.kind === "monk" ? choice.to?.to : undefined;
  const there = to?.on === on && (box === undefined || to.box === box);
  return there ? svg`<g class="m-advised">${mark}</g>` : mark;
}

/** Says where an effect goes on: at the letters, or on the shelf. */
function point(kind: OfferKind, { panel, remark }: Handlers): void {
  if (kind === "library") panel("letters");
  remark(word(kind === "library" ? "note-library" : "note-stables"));
}

function effects(table: Table): SVGTemplateResult {
  const { offers, choice, shown, handlers, gains, screen, scale } = table;
  const at = (number: number) => shown.pieces.find(({ piece }) => piece === number);
  if (choice.kind === "encourage") {
    return svg`${offers.encourage.map((number) => {
      const piece = at(number);
      if (piece === undefined) return nothing;
      return giftMark(piece, largeAt(scale), () => handlers.act({ encourage: number }));
    })}`;
  }
  const colour = screen.seat === null ? undefined : shown.seats[screen.seat]?.colour;
  type Seal = Pick<OfferMark, "piece" | "kind" | "press" | "gain">;
  const special = (kind: "library" | "stables"): Seal[] =>
    shown.pieces
      .filter(({ tile }) => tile === kind)
      .map((piece) => ({ piece, kind, gain: undefined, press: () => point(kind, handlers) }));
  const scoring = shown.phase.part === "scoring";
  const seals = [
    ...offers.pieces.flatMap((offer): Seal[] => {
      const piece = at(offer.piece);
      if (piece === undefined || offer.kind === "keep") return [];
      const gain = gains.get(JSON.stringify(offer.action));
      return [{ piece, kind: offer.kind, gain, press: () => handlers.act(offer.action) }];
    }),
    ...(scoring && offers.switches.length > 0 ? special("library") : []),
    ...(scoring && offers.places.length > 0 && choice.kind === "none" ? special("stables") : []),
  ];
  return svg`${seals.map((seal) => {
    const together = seals.filter(({ piece }) => piece === seal.piece);
    const place = together.indexOf(seal) - (together.length - 1) / 2;
    return offerMark({ ...seal, place, colour, large: largeAt(scale) });
  })}`;
}

function chosenPiece(shown: readonly PieceView[], choice: Choice, stressed: number | undefined) {
  const number =
    choice.kind === "piece" || choice.kind === "advised"
      ? choice.piece
      : choice.kind === "reach"
        ? choice.on
        : choice.kind === "monk"
          ? choice.from.on
          : stressed;
  const piece = shown.find((known) => known.piece === number);
  if (piece === undefined) return nothing;
  const { across, down } = cells(piece.tile);
  return selection({ ...corner(piece.at), width: across * CELL, height: down * CELL });
}

/** The empty places, when nothing is chosen that would mark them. */
function openPlaces(table: Table): SVGTemplateResult {
  const { offers, choice, shown, handlers } = table;
  if (choice.kind === "tile" || choice.kind === "ghost" || offers.places.length === 0) return svg``;
  const open = shown.gaps.filter((gap) => offers.places.some(({ at }) => sameCell(at, gap)));
  return svg`${open.map((at) =>
    gapMark(
      at,
      word("board-gap-open", { where: where(at) }),
      () => handlers.tap({ on: "gap", at }),
      true,
    ),
  )}`;
}

/** Where a tile may be placed now. */
export const offeredCells = ({ offers }: Pick<Table, "offers">): readonly Cell[] =>
  offers.places.map(({ at }) => at);

/** Among which things the arrow keys go while something is being chosen. */
const AMONG: Partial<Readonly<Record<Choice["kind"], string>>> = {
  tile: ".m-legal",
  ghost: ".m-legal, .m-ghost",
  monk: ".m-reach, .m-to-box, .m-walker",
  reach: ".m-reach, .m-to-box, .m-walker",
  encourage: ".t-offer",
};

/** Draws the whole board; the caller gives it its layer. */
export function board(table: Table): SVGTemplateResult {
  const { shown, choice } = table;
  const { x, y, width, height } = table.bounds;
  const monks = shown.pieces.flatMap((piece) => monkPlaces(piece)).sort((a, b) => a.y - b.y);
  return svg`
    <svg class="m-board ${table.scale < BOXED_FROM ? "m-far" : ""}" viewBox="${x} ${y} ${width} ${height}" data-roving data-among=${AMONG[choice.kind] ?? nothing} role="group" aria-label=${word("board-label")}>
      ${openPlaces(table)}
      ${repeat(
        shown.pieces,
        ({ piece }) => piece,
        (piece) => pieceGroup(table, piece),
      )}
      ${[...table.lasting].map(([number, seat]) => {
        const piece = shown.pieces.find((known) => known.piece === number);
        const colour = shown.seats[seat]?.colour;
        return piece === undefined || colour === undefined
          ? nothing
          : lastMark(piece, colour, largeAt(table.scale));
      })}
      ${chosenPiece(shown.pieces, choice, table.stressed)}
      ${monks.map((place) => figure(table, place))}
      ${ghosts(table)} ${effects(table)} ${reach(table)}
      <g class="t-flights" aria-hidden="true"></g>
    </svg>`;
}
