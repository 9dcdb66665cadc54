/** Drawing Monastery: the table to play on, and the same to be looked at. */
import "./css/board.css";
import "./css/margins.css";
import "./css/table.css";
import "./css/shapes.css";
import "./css/replay.css";
import type { Drawing } from "../table/game/index.ts";
import { offeredCells } from "./drawing/board.ts";
import { boundsOf } from "./drawing/places.ts";
import { BARE, plan } from "./drawing/plan.ts";
import { slip } from "./drawing/slip.ts";
import { stands } from "./drawing/stands.ts";
import { opens, panelFor, table } from "./drawing/table.ts";
import type { Monastery } from "./kind.ts";

export const drawing: Drawing<Monastery> = {
  table,
  slip,
  panelFor,
  opens,
  panels: { left: "order", right: "letters" },
  uncovered: {
    about: ".m-ghost, .m-selection[data-about], .m-advised",
    places: ".m-legal, .m-walker.m-chosen",
  },
  boundsOf: ({ shown, offers }, roomy) =>
    boundsOf(shown, roomy ? shown.gaps : offeredCells({ offers })),
  plan: (view, options) => plan(view ?? BARE, options),
  stands,
};
