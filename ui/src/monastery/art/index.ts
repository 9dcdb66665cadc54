/** The components of Monastery, drawn. Pure functions from what is shown to SVG; no rules, no words of their own. */
import "../css/colours.css";
import "../css/paint.css";
import "../css/pieces.css";

export { type Dial, dial, type Hour, type HourKind, hourSign } from "./dial.ts";
export {
  CELL,
  type Edge,
  TILE_KEYS,
  type TileColour,
  type TileFace,
  type TileKey,
  type Turn,
} from "./faces.ts";
export {
  AMONG_REACH,
  FINGER,
  type GhostTile,
  ghostTile,
  type Large,
  largeAt,
  legalPlace,
  monkSelection,
  type Reach,
  reachMarker,
  type Selection,
  type Spot,
  sandal,
  selection,
} from "./ghosts.ts";
export {
  GRID_SIZE,
  type GridCell,
  type GridLine,
  type LetterGrid,
  letterGrid,
  type WaitingMonk,
} from "./grid.ts";
export {
  abbeyStandings,
  cells,
  ENCOURAGEMENT_PLACE,
  type Lying,
  type Niche,
  niches,
  type Place,
  standings,
} from "./layout.ts";
export type { LetterSide } from "./letters.ts";
export type { Pressable } from "./pressable.ts";
export { type LetterStrip, letterStrip, STRIP_SIZE, type StripPlace } from "./strip.ts";
export { nameSize, type Tile, tile } from "./tile.ts";
export {
  abbotMark,
  blessing,
  type Encouragement,
  encouragement,
  type Token,
  tileBack,
} from "./tokens.ts";
