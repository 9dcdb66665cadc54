/** The four sides of a tile: lanes that run across, gates, and walls. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { Edge, TileColour, TileKey, Turn } from "./faces.ts";

type Material = "flag" | "plank" | "verge" | "meadow";
export type Sides = readonly [Edge, Edge, Edge, Edge];

/** Lanes are this wide and cross the middle of an edge, so that neighbours join. */
const LANE = 22;
const GATE = 20;

/** The edges as they lie on the table after the turn: north, east, south, west. */
export function sides(edges: string, turn: Turn): Sides {
  const at = (side: number): Edge => {
    const edge = edges[(side - turn + 4) % 4];
    return edge === "P" || edge === "G" ? edge : "-";
  };
  return [at(0), at(1), at(2), at(3)];
}

/** Carries a point of the north side to another side, clockwise. */
function carry(side: number, x: number, y: number): string {
  if (side === 1) return `${100 - y} ${x}`;
  if (side === 2) return `${100 - x} ${100 - y}`;
  if (side === 3) return `${y} ${100 - x}`;
  return `${x} ${y}`;
}

function polygon(side: number, points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => carry(side, x, y)).join("L")}Z`;
}

/** A wall along one side, mitred at the corners and open where something crosses. */
function wall(side: number, edge: Edge, depth: number): string {
  if (edge === "-") {
    return polygon(side, [
      [0, 0],
      [100, 0],
      [100 - depth, depth],
      [depth, depth],
    ]);
  }
  const from = 50 - (edge === "P" ? LANE : GATE) / 2;
  const to = 100 - from;
  return (
    polygon(side, [
      [0, 0],
      [from, 0],
      [from, depth],
      [depth, depth],
    ]) +
    polygon(side, [
      [to, 0],
      [100, 0],
      [100 - depth, depth],
      [to, depth],
    ])
  );
}

/** Short strokes across the wall: joints of stone, pales of a fence, twigs of a hedge. */
function pales(side: number, edge: Edge, depth: number, step: number): string {
  let marks = "";
  for (let x = step; x < 100; x += step) {
    const crossed = edge !== "-" && Math.abs(x - 50) < LANE / 2 + 1;
    if (!crossed && x > depth && x < 100 - depth) {
      marks += `M${carry(side, x, 0)}L${carry(side, x, depth)}`;
    }
  }
  return marks;
}

function posts(side: number, edge: Edge): string {
  if (edge === "-") return "";
  const from = 50 - (edge === "P" ? LANE : GATE) / 2;
  const post = (x: number): string =>
    polygon(side, [
      [x - 2.4, 0],
      [x + 2.4, 0],
      [x + 2.4, 7.4],
      [x - 2.4, 7.4],
    ]);
  return post(from - 1.2) + post(101.2 - from);
}

/** The leaves of a gate: barred across the gap, or swung inwards where it connects. */
function leaves(side: number, open: boolean): string {
  if (open) {
    return (
      polygon(side, [
        [41, 4],
        [43.2, 4],
        [43.2, 15],
        [41, 15],
      ]) +
      polygon(side, [
        [56.8, 4],
        [59, 4],
        [59, 15],
        [56.8, 15],
      ])
    );
  }
  return polygon(side, [
    [41, 1.6],
    [59, 1.6],
    [59, 5.6],
    [41, 5.6],
  ]);
}

function leafBars(side: number, open: boolean): string {
  if (open) return "";
  return [45, 50, 55].map((x) => `M${carry(side, x, 1.6)}L${carry(side, x, 5.6)}`).join("");
}

/** The middle lines of all lanes: a bend between two neighbouring pathways, else straight to the middle. */
export function laneLines(all: Sides): string {
  const paths = all.flatMap((edge, side) => (edge === "P" ? [side] : []));
  const [first, second] = paths;
  if (
    paths.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    (second - first) % 2 === 1
  ) {
    const [from, to] = second - first === 3 ? [second, first] : [first, second];
    return `M${carry(from, 50, 0)}L${carry(from, 50, 12)}Q50 50 ${carry(to, 50, 12)}L${carry(to, 50, 0)}`;
  }
  return paths.map((side) => `M${carry(side, 50, 0)}L50 50`).join("");
}

const PEBBLES: readonly (readonly [number, number])[] = [
  [44, 4],
  [53, 7],
  [57, 13],
  [46, 15],
  [42.5, 10],
];

function pebbles(all: Sides): string {
  return all
    .map((edge, side) =>
      edge === "P" ? PEBBLES.map(([x, y]) => `M${carry(side, x, y)}h0`).join("") : "",
    )
    .join("");
}

export function lanes(all: Sides): SVGTemplateResult | typeof nothing {
  const lines = laneLines(all);
  if (lines === "") return nothing;
  return svg`
    <path class="m-lane-edge" d=${lines} />
    <path class="m-lane" d=${lines} />
    <path class="m-pebbles" d=${pebbles(all)} />
  `;
}

function materialOf(key: TileKey, colour: TileColour, side: number): Material {
  if (key === "garden") return "meadow";
  if (colour === "grey") return "flag";
  if (colour === "brown") return "plank";
  if (colour === "dual") return side === 0 || side === 1 ? "flag" : "plank";
  return colour === "neutral" ? "verge" : "meadow";
}

const STEPS: Readonly<Record<Material, number>> = { flag: 12.5, plank: 5, verge: 10, meadow: 7.5 };

export interface Walls {
  readonly key: TileKey;
  readonly colour: TileColour;
  readonly sides: Sides;
  /** Which gates stand open, as they lie on the table. */
  readonly open?: readonly boolean[] | undefined;
  readonly depth?: number | undefined;
}

export function walls({ key, colour, sides: all, open = [], depth = 5 }: Walls): SVGTemplateResult {
  const indexed = all.map((edge, side) => ({
    edge,
    side,
    material: materialOf(key, colour, side),
  }));
  const materials = [...new Set(indexed.map(({ material }) => material))];
  const gates = indexed.filter(({ edge }) => edge === "G");
  const sills = gates.map(
    ({ side }) =>
      `M${carry(side, 40, 0)}L${carry(side, 40, 9)}Q${carry(side, 50, 16)} ${carry(side, 60, 9)}L${carry(side, 60, 0)}Z`,
  );
  return svg`
    ${gates.length === 0 ? nothing : svg`<path class="m-sill" d=${sills.join("")} />`}
    ${materials.map((material) => {
      const mine = indexed.filter((side) => side.material === material);
      return svg`
        <path class="m-wall m-${material}-wall" d=${mine.map(({ edge, side }) => wall(side, edge, depth)).join("")} />
        <path class="m-pale m-${material}-cap" d=${mine.map(({ edge, side }) => pales(side, edge, depth, STEPS[material])).join("")} />
        <path class="m-post m-${material}-post" d=${mine.map(({ edge, side }) => posts(side, edge)).join("")} />`;
    })}
    ${
      gates.length === 0
        ? nothing
        : svg`
        <path class="m-gate" d=${gates.map(({ side }) => leaves(side, open[side] === true)).join("")} />
        <path class="m-gate-bar" d=${gates.map(({ side }) => leafBars(side, open[side] === true)).join("")} />`
    }
  `;
}
