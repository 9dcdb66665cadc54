/** The abbey as a medieval drawing: all that never moves. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { Room } from "../../generated/mystery_abbey.ts";
import { cellColour, ROOMS } from "../box.ts";
import { arcade, doors, floors, masonry } from "./floors.ts";
import { GARTH, PLAN, type Point, roomBox } from "./layout.ts";
import { learning } from "./rooms/learning.ts";
import { living } from "./rooms/living.ts";
import { churchyard, courtyard, garden, garth, meadow } from "./rooms/outside.ts";
import { worship } from "./rooms/worship.ts";

export {
  type Box,
  type Doorway,
  doorway,
  LIES,
  PAWN,
  PLAN,
  type Point,
  roomBox,
  roomMiddle,
  roomShape,
  spotsIn,
  way,
} from "./layout.ts";

/** Where a name stands: its middle, how wide it may be, and whether it is written upwards. */
interface Plate extends Point {
  readonly wide: number;
  readonly up?: boolean;
}

const PLATES: Readonly<Partial<Record<Room, Plate>>> = {
  chapel: { x: 404, y: 162, wide: 110 },
  courtyard: { x: 244, y: 282, wide: 200 },
  "confessional-inner": { x: 391, y: 57, wide: 92 },
  "confessional-outer": { x: 289, y: 57, wide: 92 },
  crypt: { x: 1008, y: 216, wide: 140 },
  "dormitory-west": { x: 382, y: 540, wide: 320, up: true },
  "dormitory-east": { x: 897, y: 560, wide: 400, up: true },
  "guest-house": { x: 284, y: 414, wide: 140 },
  parlor: { x: 202, y: 662, wide: 90 },
  scriptorium: { x: 236, y: 796, wide: 180 },
  library: { x: 222, y: 921, wide: 180 },
  refectory: { x: 410, y: 797, wide: 150 },
  infirmary: { x: 934, y: 814, wide: 110 },
  "cloister-north": { x: 665, y: 341, wide: GARTH.width },
  "cloister-east": { x: 804, y: 466, wide: GARTH.height, up: true },
  "cloister-south": { x: 665, y: 606, wide: GARTH.width },
  "cloister-west": { x: 538, y: 466, wide: GARTH.height, up: true },
};

function plateOf(room: Room): Plate {
  const { x, y, width, height } = roomBox(room);
  return PLATES[room] ?? { x: x + width / 2, y: y + height - 8, wide: width - 10 };
}

/** A name in as few lines as its room is wide. */
function lines(name: string, wide: number): readonly string[] {
  const most = Math.max(6, Math.floor(wide / 12));
  const all: string[] = [];
  for (const word of name.split(" ")) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < most)
      all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}

/** The name of a room where it is written; a cell is known by its owner's device. */
function nameOf(room: Room, name: string): SVGTemplateResult | typeof nothing {
  if (name === "" || cellColour(room) !== undefined) return nothing;
  const { x, y, wide, up } = plateOf(room);
  const all = lines(name, wide);
  const minor = room.startsWith("confessional") || room.startsWith("cloister");
  return svg`<text class="a-name ${minor ? "a-name-minor" : ""} ${room.startsWith("confessional") ? "a-name-small" : ""}" transform="translate(${x} ${y})${up ? " rotate(-90)" : ""}">
    ${all.map((line, n) => svg`<tspan x="0" dy=${n === 0 ? `${-(all.length - 1) * 0.95}em` : ".95em"}>${line}</tspan>`)}
  </text>`;
}

const LIGHTS: readonly (readonly [x: number, y: number, r: number])[] = [
  [898, 104, 34],
  [898, 172, 34],
  [1072, 90, 30],
  [364, 850, 44],
  [805, 716, 58],
  [622, 728, 26],
  [684, 728, 26],
  [276, 890, 26],
  [158, 586, 26],
  [345, 394, 22],
];

/** The drawing without pawns, dice and cards. Names of rooms are words, so they are given. */
export function ground(name: (room: Room) => string = () => ""): SVGTemplateResult {
  return svg`<g class="s-drawing a-plan" aria-hidden="true">
    ${meadow}${churchyard} ${floors} ${courtyard} ${garth} ${garden}
    ${masonry} ${arcade} ${doors} ${worship} ${learning} ${living}
    <rect class="a-dusk" width=${PLAN.width} height=${PLAN.height} rx="10" />
    ${LIGHTS.map(([x, y, r]) => [1, 0.8, 0.6, 0.4].map((part) => svg`<circle class="a-glow" cx=${x} cy=${y} r=${r * part} />`))}
    ${ROOMS.map(({ room }) => nameOf(room, name(room)))}
  </g>`;
}
