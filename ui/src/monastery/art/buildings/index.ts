/** The little drawing of every kind of tile but the Abbey, which is drawn at its own size. */
import type { SVGTemplateResult } from "lit-html";
import type { TileKey } from "../faces.ts";
import type { Sides } from "../sides.ts";
import { garderobes, infirmary, refectory } from "./common.ts";
import { beehive, carpPond, dovecote } from "./features.ts";
import { barn, farm, mill, stables } from "./land.ts";
import {
  abbotsHouse,
  almonry,
  dormitory,
  library,
  parlour,
  prisonCell,
  scriptum,
  warmingHouse,
} from "./study.ts";
import { bakehouse, brewhouse, forge, kitchen, workshop } from "./toil.ts";
import { field, garden, secretWay, wayside } from "./ways.ts";
import { chapel, chapterHouse, cloisters, sacristy, vestry } from "./worship.ts";

type CellKey = Exclude<TileKey, "abbey">;
type PathKey = "path-straight" | "path-corner";

const BUILDINGS: Readonly<Record<Exclude<CellKey, PathKey>, SVGTemplateResult>> = {
  "secret-way-red": secretWay("red"),
  "secret-way-blue": secretWay("blue"),
  "secret-way-green": secretWay("green"),
  "secret-way-yellow": secretWay("yellow"),
  field,
  garden,
  beehive,
  "carp-pond": carpPond,
  dovecote,
  garderobes,
  infirmary,
  refectory,
  chapel,
  almonry,
  scriptum,
  library,
  "abbots-house": abbotsHouse,
  "prison-cell": prisonCell,
  cloisters,
  dormitory,
  "chapter-house": chapterHouse,
  sacristy,
  parlour,
  vestry,
  "warming-house": warmingHouse,
  kitchen,
  workshop,
  stables,
  brewhouse,
  farm,
  bakehouse,
  forge,
  mill,
  barn,
};

/** The drawing of a tile whose sides lie so. Only beside a path does it matter where the lane runs. */
export function building(key: CellKey, all: Sides): SVGTemplateResult {
  return key === "path-straight" || key === "path-corner" ? wayside(all) : BUILDINGS[key];
}
