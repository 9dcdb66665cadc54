/** Floors, walls and doors of the plan: what is built of the layout alone. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { Room } from "../../generated/mystery_abbey.ts";
import { DOORS } from "../box.ts";
import { doorway, GARTH, PLACED, roomBox, roomShape, sidesOf } from "./layout.ts";

/** Half the thickness of a wall, and how much of it one sees where it stands behind a room. */
const HALF = 5.5;
const FACE = 20;

const FLOORS: Readonly<Partial<Record<Room, string>>> = {
  chapel: "tiles",
  courtyard: "gravel",
  crypt: "vault",
  garden: "earth",
  scriptorium: "plank",
  library: "plank",
  "guest-house": "plank",
  parlor: "plank",
  "dormitory-east": "plank",
  "dormitory-west": "plank",
  kitchen: "brick",
  "warming-room": "brick",
};

const floorOf = (room: Room): string =>
  FLOORS[room] ?? (room.startsWith("cell") ? "plank" : "flag");

/** Joints within a rectangle: boards or courses of stone. */
function joints(room: Room, step: number, long: number): string {
  const { x, y, width, height } = roomBox(room);
  let lines = "";
  const rows = Math.round(height / step);
  const high = height / rows;
  for (let row = 0; row < rows; row += 1) {
    const top = y + row * high;
    if (row > 0) lines += `M${x} ${top.toFixed(1)}h${width}`;
    for (let at = x + ((row * 37) % long); at < x + width; at += long) {
      if (at > x) lines += `M${at} ${top.toFixed(1)}v${high.toFixed(1)}`;
    }
  }
  return lines;
}

const square = PLACED.filter((room) => sidesOf(room).length === 4 && !room.startsWith("cloister"));
const of = (floor: string): readonly Room[] => PLACED.filter((room) => floorOf(room) === floor);
const planks = of("plank")
  .map((room) => joints(room, 12, 70))
  .join("");
const flags = square
  .filter((room) => floorOf(room) === "flag" || floorOf(room) === "vault")
  .map((room) => joints(room, 24, 36))
  .join("");
const bricks = of("brick")
  .map((room) => joints(room, 14, 22))
  .join("");

/** Lozenges along the aisle of the church, and the chequered choir. */
const lozenges = Array.from({ length: 19 }, (_, n) => {
  const x = 366 + n * 28;
  return `M${x} 190l14-16 14 16-14 16Z`;
}).join("");

/** Vaults over the cloister walks. */
const ribs = ((): string => {
  const { x, y, width, height } = GARTH;
  const [bay, tall] = [width / 4, height / 4];
  let lines = "";
  for (let n = 0; n < 4; n += 1) {
    const [left, top] = [x + n * bay, y + n * tall];
    lines += `M${left} ${y}L${left + bay} 264M${left + bay} ${y}L${left} 264`;
    lines += `M${left} ${y + height}L${left + bay} 669M${left + bay} ${y + height}L${left} 669`;
    lines += `M${x} ${top}L461 ${top + tall}M${x} ${top + tall}L461 ${top}`;
    lines += `M${x + width} ${top}L869 ${top + tall}M${x + width} ${top + tall}L869 ${top}`;
  }
  return lines;
})();

const isCloister = (room: Room): boolean => room.startsWith("cloister");

/** The walls: every side of every room, but not those between the walks and towards the garth. */
const walls = PLACED.flatMap((room) =>
  sidesOf(room)
    .filter(([[ax, ay], [bx, by]]) => {
      if (!isCloister(room)) return true;
      const outside =
        (ax === bx && (ax === 455 || ax === 875)) || (ay === by && (ay === 258 || ay === 675));
      return outside;
    })
    .map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`),
).join("");

/** What one sees of the walls behind the rooms. Outdoors there is none but the yard's own. */
const faces = PLACED.filter((room) => room !== "garden")
  .flatMap((room) =>
    sidesOf(room)
      .filter(([[ax, ay], [bx, by]]) => ay === by && bx > ax && ay !== 585)
      .map(([[ax, ay], [bx]]) => {
        // The walks are cut aslant: so is the wall behind them.
        const cut = isCloister(room) ? HALF + FACE : 0;
        return `M${ax} ${ay}H${bx}L${bx - cut} ${ay + HALF + FACE}H${ax + cut}Z`;
      }),
  )
  .join("");

/** The line where wall and floor meet. */
const skirting = faces.replace(/M(\S+) (\S+)H(\S+)L(\S+) (\S+)H(\S+)Z/g, "M$4 $5H$6");

/** Columns about the garth. */
const columns = ((): string => {
  const { x, y, width, height } = GARTH;
  let dots = "";
  for (let n = 0; n <= 8; n += 1) {
    dots += `M${x + (n * width) / 8} ${y}h0M${x + (n * width) / 8} ${y + height}h0`;
    dots += `M${x} ${y + (n * height) / 8}h0M${x + width} ${y + (n * height) / 8}h0`;
  }
  return dots;
})();

const rail = `M${GARTH.x} ${GARTH.y}h${GARTH.width}v${GARTH.height}h${-GARTH.width}Z`;

export const floors: SVGTemplateResult = svg`
  ${PLACED.map((room) => svg`<path class="a-floor a-floor-${floorOf(room)}" d=${roomShape(room)} />`)}
  <path class="a-joint a-joint-plank" d=${planks} />
  <path class="a-joint a-joint-flag" d=${flags} />
  <path class="a-joint a-joint-brick" d=${bricks} />
  <path class="a-lozenge" d=${lozenges} />
  <path class="a-rib" d=${ribs} />`;

export const masonry: SVGTemplateResult = svg`
  <path class="a-face" d=${faces} />
  <path class="a-skirting" d=${skirting} />
  <path class="a-wall-edge" d=${walls} />
  <path class="a-wall" d=${walls} />
  <path class="a-wall-top" d=${walls} />`;

export const arcade: SVGTemplateResult = svg`
  <path class="a-rail-edge" d=${rail} /><path class="a-rail" d=${rail} />
  <path class="a-column-edge" d=${columns} /><path class="a-column" d=${columns} />`;

/** A door: in a wall across one sees its leaf, in a wall that runs up its sill; between the walks an arch stands open. */
export function door(a: Room, b: Room): SVGTemplateResult {
  const { x, y, runs } = doorway(a, b);
  const place = `translate(${x} ${y})`;
  if (runs === "aslant") {
    const turn = (x - 665) * (y - 466) > 0 ? 45 : -45;
    return svg`<g class="a-door" transform="${place} rotate(${turn})">
      <path class="a-arch-sill" d="M-54-5H54V5H-54Z" />
      <path class="a-arch-line" d="M-54-5H54M-54 5H54" />
    </g>`;
  }
  if (runs === "up") {
    return svg`<g class="a-door" transform=${place}>
      <path class="a-leaf-oak" d="M-6.5-16H6.5V16H-6.5Z" />
      <path class="a-leaf-line" d="M-6.5-5.4H6.5M-6.5 5.4H6.5" />
      <path class="a-jamb" d="M-9-23H9V-15H-9ZM-9 15H9V23H-9Z" />
    </g>`;
  }
  return svg`<g class="a-door" transform=${place}>
    <path class="a-jamb" d="M-22 26V-1A22 20 0 0 1 22-1V26H15V0A15 14 0 0 0-15 0V26Z" />
    <path class="a-leaf-oak" d="M-15 26V0A15 14 0 0 1 15 0V26Z" />
    <path class="a-leaf-line" d="M-5-13.4V26M5-13.4V26" />
    <path class="a-hinge" d="M-15 3H-3M-15 19H-3" />
    <circle class="a-ring" cx="9" cy="12" r="2.4" />
  </g>`;
}

export const doors: readonly SVGTemplateResult[] = DOORS.map(([a, b]) => door(a, b));
