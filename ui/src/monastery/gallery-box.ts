/** The box as the gallery shows it; a real table takes its tiles from the engine. */
import type { TileColour, TileFace, TileKey } from "./box.ts";

const downTo1 = (value: number): number[] => Array.from({ length: value }, (_, i) => value - i);

const face = (key: TileKey, colour: TileColour, value: number, edges: string): TileFace => ({
  key,
  colour,
  edges,
  value: value === 0 ? undefined : value,
  boxes: key === "garden" ? [2] : downTo1(value),
});

export const ABBEY: TileFace = { key: "abbey", colour: "grey", edges: "P-PPPP-PPP", boxes: [] };

export const FACES: readonly TileFace[] = [
  face("secret-way-red", "grey", 2, "P-P-"),
  face("secret-way-blue", "grey", 2, "P-P-"),
  face("secret-way-green", "grey", 2, "P-P-"),
  face("secret-way-yellow", "grey", 2, "P-P-"),
  face("path-straight", "neutral", 1, "P-P-"),
  face("path-corner", "neutral", 1, "PP--"),
  face("field", "brown", 1, "GGGG"),
  face("garden", "grey", 2, "GGGG"),
  face("beehive", "feature", 0, "----"),
  face("carp-pond", "feature", 0, "----"),
  face("dovecote", "feature", 0, "----"),
  face("garderobes", "dual", 2, "P-P-"),
  face("infirmary", "dual", 3, "PPP-"),
  face("refectory", "dual", 4, "PPP-"),
  face("chapel", "grey", 3, "PPP-"),
  face("almonry", "grey", 2, "PP--"),
  face("scriptum", "grey", 3, "PPP-"),
  face("library", "grey", 3, "PPP-"),
  face("abbots-house", "grey", 4, "PPP-"),
  face("prison-cell", "grey", 2, "PP--"),
  face("cloisters", "grey", 5, "PPPP"),
  face("dormitory", "grey", 4, "PPP-"),
  face("chapter-house", "grey", 3, "PPP-"),
  face("sacristy", "grey", 2, "PP--"),
  face("parlour", "grey", 2, "P-P-"),
  face("vestry", "grey", 2, "PP--"),
  face("warming-house", "grey", 2, "P-P-"),
  face("kitchen", "brown", 3, "PPP-"),
  face("workshop", "brown", 2, "P-P-"),
  face("stables", "brown", 2, "PP--"),
  face("brewhouse", "brown", 3, "PPP-"),
  face("farm", "brown", 3, "PPP-"),
  face("bakehouse", "brown", 2, "PP--"),
  face("forge", "brown", 2, "P-P-"),
  face("mill", "brown", 2, "P-P-"),
  face("barn", "brown", 3, "PPP-"),
];

/** A name for show: the key in capitals and small letters. */
export function nameOf(key: TileKey): string {
  const words = key.split("-").map((word) => word[0]?.toUpperCase() + word.slice(1));
  return key === "abbots-house" ? "Abbot’s House" : words.join(" ");
}
