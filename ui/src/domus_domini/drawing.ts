/** Drawing Domus Domini: the table to play on, and the same to be looked at. */
import "./css/signs.css";
import "./css/road.css";
import "./css/table.css";
import "./css/buildings.css";
import "./css/estate.css";
import "./css/ledgers.css";
import "./css/margins.css";
import "./css/shapes.css";
import "./css/phone.css";
import type { Drawing } from "../table/game/index.ts";
import { plan } from "./drawing/plan.ts";
import { slip } from "./drawing/slip.ts";
import { stands } from "./drawing/stands.ts";
import { panelFor, table } from "./drawing/table.ts";
import type { DomusDomini } from "./kind.ts";

export const drawing: Drawing<DomusDomini> = {
  table,
  slip,
  panelFor,
  panels: { left: "seats", right: "market" },
  uncovered: { about: ".d-road svg" },
  plan,
  stands,
};
