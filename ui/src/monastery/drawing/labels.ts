/** What a screen reader says of the things on the table, and what the card of a tile tells. */

import type { Cell, PieceView, Spot, View } from "../../generated/monastery.ts";
import { language, list, say } from "../../shared/words.ts";
import type { TileKey } from "../art/index.ts";
import { faceOf } from "../box.ts";
import { tileName } from "../telling/sentences.ts";
import { has, word } from "../words.ts";

/** Which sentence tells what a tile does; none for plain buildings. */
export function doing(tile: TileKey): string | undefined {
  if (tile.startsWith("secret-way")) return "does-secret-way";
  if (tile.startsWith("path")) return "does-group-path";
  if (tile === "field" || tile === "garden") return `does-group-${tile}`;
  const { colour } = faceOf(tile);
  if (colour === "feature") return "does-feature";
  if (colour === "dual") return "does-dual";
  return has(`does-${tile}`) ? `does-${tile}` : undefined;
}

/** Study or toil, and the value. */
export function kindOf(tile: TileKey): string {
  const { colour, value } = faceOf(tile);
  const ground = word(`ground-${colour}`);
  return value === undefined ? ground : word("label-kind", { ground, value });
}

/** Who is on a piece, in words. */
export function companyOn(piece: PieceView, names: readonly string[]): string {
  const parts: string[] = [];
  piece.boxes.forEach((seat, i) => {
    const box = faceOf(piece.tile).boxes[i];
    if (box === undefined) return;
    parts.push(
      seat === null
        ? word("label-box-empty", { box })
        : word("label-box", { box, who: names[seat] ?? "" }),
    );
  });
  piece.standing.forEach((many, seat) => {
    if (many > 0) parts.push(word("label-standing", { who: names[seat] ?? "", many }));
  });
  piece.praying.forEach((many, seat) => {
    if (many > 0) parts.push(word("label-praying", { who: names[seat] ?? "", many }));
  });
  return parts.join(", ");
}

export function pieceState(piece: PieceView): string {
  if (piece.tile === "abbey" || faceOf(piece.tile).colour === "feature") return "";
  if (piece.constructed) return word("label-built");
  return piece.full ? word("label-full") : word("label-unbuilt");
}

/** Labels are long and seldom change: each is made once for a piece as it is. */
const labels = new WeakMap<PieceView, readonly [spoken: string, label: string]>();

export function pieceLabel(piece: PieceView, names: readonly string[]): string {
  const [spoken, known] = labels.get(piece) ?? [];
  if (known !== undefined && spoken === language()) return known;
  const label = worded(piece, names);
  labels.set(piece, [language(), label]);
  return label;
}

function worded(piece: PieceView, names: readonly string[]): string {
  const parts = [
    piece.tile.startsWith("secret-way")
      ? word("label-secret-way", { colour: say(`seat-${piece.tile.replace("secret-way-", "")}`) })
      : tileName(piece.tile),
    kindOf(piece.tile),
    pieceState(piece),
    where(piece.at),
    ways(piece),
    companyOn(piece, names),
    piece.tokens > 0 ? word("label-tokens", { many: piece.tokens }) : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}

const SIDES = ["north", "east", "south", "west"] as const;

/** The sides on which a monk can go on from a tile. */
function ways({ joined }: PieceView): string {
  const sides = SIDES.filter((_, side) => joined[side]).map((side) => word(`side-${side}`));
  return sides.length === 0 ? "" : word("label-ways", { sides: list(sides) });
}

/** A cell by its row and column, counted from the Abbey's corner. */
export function where([x, y]: Cell): string {
  return word("label-where", {
    x: Math.abs(x),
    y: Math.abs(y),
    across: x < 0 ? "left" : "right",
    down: y < 0 ? "above" : "below",
  });
}

/** Where a monk is, by the name of the tile, or with its article in a sentence. */
export function spotLabel(view: View, { on, box }: Spot, name = tileName): string {
  const piece = view.pieces.find((known) => known.piece === on);
  const tile = piece?.tile ?? "abbey";
  const number = box === undefined ? undefined : faceOf(tile).boxes[box];
  return number === undefined
    ? name(tile)
    : word("label-spot-box", { tile: name(tile), box: number });
}
