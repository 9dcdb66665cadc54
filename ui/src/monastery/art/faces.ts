/** What is printed on the things of the box. The numbers come from the data; nothing here decides a rule. */

export const TILE_KEYS = [
  "abbey",
  "secret-way-red",
  "secret-way-blue",
  "secret-way-green",
  "secret-way-yellow",
  "path-straight",
  "path-corner",
  "field",
  "garden",
  "beehive",
  "carp-pond",
  "dovecote",
  "garderobes",
  "infirmary",
  "refectory",
  "chapel",
  "almonry",
  "scriptum",
  "library",
  "abbots-house",
  "prison-cell",
  "cloisters",
  "dormitory",
  "chapter-house",
  "sacristy",
  "parlour",
  "vestry",
  "warming-house",
  "kitchen",
  "workshop",
  "stables",
  "brewhouse",
  "farm",
  "bakehouse",
  "forge",
  "mill",
  "barn",
] as const;
export type TileKey = (typeof TILE_KEYS)[number];

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** The colour of a tile: grey is study, brown is toil. */
export type TileColour = "grey" | "brown" | "dual" | "neutral" | "feature";

/** What crosses one edge: a pathway, a gateway, or nothing but the wall. */
export type Edge = "P" | "G" | "-";

/** The printed facts of a tile, as the data gives them. */
export interface TileFace {
  readonly key: TileKey;
  readonly colour: TileColour;
  /** North, east, south, west at turn 0; the Abbey has ten, clockwise from the western one of the north side. */
  readonly edges: string;
  /** The circled value; none on the Abbey and on features. */
  readonly value?: number | undefined;
  /** The numbered boxes of the unconstructed side. */
  readonly boxes: readonly number[];
}

/** One cell of the table in drawing units; the Abbey is three by two of them. */
export const CELL = 100;
