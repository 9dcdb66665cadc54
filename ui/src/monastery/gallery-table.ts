/** A piece of a monastery in play: joins, ghosts, reach and choice, as the gallery shows them. */
import { type SVGTemplateResult, svg } from "lit-html";
import type { SeatColour } from "../seats/colours.ts";
import type { TileKey, Turn } from "./box.ts";
import { ABBEY, FACES, nameOf } from "./gallery-box.ts";
import { ghostTile, legalPlace, monkSelection, reachMarker, selection } from "./ghosts.ts";
import { abbeyStandings, ENCOURAGEMENT_PLACE, niches, standings } from "./layout.ts";
import { monk } from "./monk.ts";
import { type Tile, tile } from "./tile.ts";
import { encouragement } from "./tokens.ts";

const press = (): void => {};

function laid(key: TileKey, turn: Turn, constructed: boolean): Tile {
  const face = FACES.find((face) => face.key === key) ?? ABBEY;
  return {
    ...face,
    turn,
    constructed,
    label: nameOf(key),
    open: key === "field" ? [true, false, false, true] : undefined,
  };
}

type Laid = readonly [
  key: TileKey,
  x: number,
  y: number,
  turn: Turn,
  constructed: boolean,
  monks: readonly SeatColour[],
];

/** In cells, the Abbey lying at (0, 0). */
const TILES: readonly Laid[] = [
  ["chapel", -1, 0, 0, true, ["red"]],
  ["cloisters", -1, 1, 0, false, ["red", "blue", "green"]],
  ["library", 0, -1, 1, true, []],
  ["beehive", 1, -1, 0, true, []],
  ["scriptum", 2, -1, 0, false, ["yellow"]],
  ["refectory", 3, 0, 0, true, ["blue", "green"]],
  ["path-straight", 3, 1, 1, true, []],
  ["path-corner", 4, 1, 0, true, []],
  ["field", 4, 0, 0, false, []],
  ["secret-way-yellow", 0, 2, 0, true, ["yellow"]],
  ["garden", 1, 2, 0, true, []],
  ["infirmary", 2, 2, 1, false, []],
  ["dormitory", 0, 3, 3, true, []],
  ["mill", 4, 2, 0, true, []],
];

const COLOURS: readonly SeatColour[] = ["red", "red", "blue", "green", "yellow", "yellow"];

export function tableOnShow(): SVGTemplateResult {
  return svg`
    ${tile({ ...ABBEY, turn: 0, constructed: true, name: "Abbey", label: "Abbey" })}
    ${TILES.map(([key, x, y, turn, constructed, monks]) => {
      const shown = laid(key, turn, constructed);
      const feet = shown.constructed
        ? standings(monks.length, shown)
        : niches(shown.boxes.length).map((niche) => niche.feet);
      return svg`<g transform="translate(${x * 100} ${y * 100})">
        ${tile(shown)}
        ${monks.map((colour, i) => monk({ colour, x: feet[i]?.x, y: feet[i]?.y, praying: key === "chapel" }))}
      </g>`;
    })}
    ${abbeyStandings(COLOURS.length).map((at, i) => monk({ ...at, colour: COLOURS[i] ?? "red", abbot: i === 2 }))}
    ${monkSelection({ x: 85, y: 195 })}
    ${monk({ colour: "red", x: 85, y: 195 })}
    ${encouragement({ count: 2, x: 200 + ENCOURAGEMENT_PLACE.x, y: 200 + ENCOURAGEMENT_PLACE.y, scale: 0.9 })}
    ${ghostTile({ tile: laid("forge", 0, false), x: 400, y: -100, turns: true, label: "Forge here", press })}
    ${legalPlace({ x: 300, y: -100, label: "Place here", press })}
    ${legalPlace({ x: -100, y: 200, label: "Place here", press })}
    ${reachMarker({ x: 250, y: -50, cost: 1, label: "Scriptum, 1", press })}
    ${reachMarker({ x: 350, y: 150, cost: 2, label: "Path, 2", press })}
    ${reachMarker({ x: 50, y: 330, cost: 3, label: "Dormitory, 3", press })}
    ${selection({ x: 400, y: 200 })}
  `;
}
