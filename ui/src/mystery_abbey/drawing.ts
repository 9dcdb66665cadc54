/** Drawing Mystery of the Abbey: the table to play on, and the same to be looked at. */
import "./art/index.ts";
import "./css/board.css";
import "./css/margins.css";
import "./css/notebook.css";
import "./css/slips.css";
import "./css/shapes.css";
import type { Drawing } from "../table/game/index.ts";
import { PLAN } from "./art/plan.ts";
import { plan } from "./drawing/plan.ts";
import { slip } from "./drawing/slip.ts";
import { stands } from "./drawing/stands.ts";
import { table } from "./drawing/table.ts";
import type { MysteryAbbey } from "./kind.ts";

export const drawing: Drawing<MysteryAbbey> = {
  table,
  slip,
  asksOnSlips: true,
  panels: { left: "seats", right: "notebook" },
  uncovered: { about: ".a-room.a-chosen path", places: ".a-room.t-offer path" },
  boundsOf: () => ({ x: 0, y: 0, ...PLAN }),
  plan,
  stands,
};
