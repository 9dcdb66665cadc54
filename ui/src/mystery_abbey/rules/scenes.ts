// What happens at the table, as the rules show it.

import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit-html";
import type { Room, Suspect } from "../../generated/mystery_abbey.ts";
import { SEAT_COLOURS } from "../../seats/colours.ts";
import {
  accusation,
  caught,
  ground,
  mass,
  PLAN,
  pawn,
  portrait,
  roomBox,
  roomShape,
  SCENE,
  silence,
  spotsIn,
  way,
} from "../art/index.ts";
import { ROOMS, SUSPECTS } from "../box.ts";
import { roomName, suspectName } from "../telling/names.ts";
import { word } from "../words.ts";

const SCENES: Readonly<Record<string, () => SVGTemplateResult>> = {
  mass: () => mass(SEAT_COLOURS.slice(0, 4)),
  silence: () => silence("blue", "red"),
  caught: () => caught("green", "yellow"),
  guilty: () => accusation("blue", "bruno", true),
  innocent: () => accusation("red", "pascal", false),
};

/** A scene with its caption. */
export function scene(name: string): TemplateResult {
  const drawn = SCENES[name];
  if (drawn === undefined) return html`<span class="missing">${name}</span>`;
  return html`<figure class="picture a-picture-scene">
    <svg viewBox="0 0 ${SCENE.width} ${SCENE.height}" aria-hidden="true">${drawn()}</svg>
    <figcaption>${word(`picture-${name}`)}</figcaption>
  </figure>`;
}

const isRoom = (key: string): key is Room => ROOMS.some(({ room }) => room === key);

/** The abbey, with all its names. */
export function plan(): TemplateResult {
  return html`<figure class="picture a-picture-plan">
    <svg viewBox="0 0 ${PLAN.width} ${PLAN.height}" role="img" aria-label=${word("picture-plan")}>
      ${ground(roomName)}
    </svg>
  </figure>`;
}

/** The way through some rooms: so much of the plan as they take, and a pawn where it begins. */
export function wayThrough(asked: readonly string[]): TemplateResult {
  const rooms = asked.filter(isRoom);
  const [first] = rooms;
  const last = rooms.at(-1);
  if (first === undefined || last === undefined || rooms.length !== asked.length) {
    return html`<span class="missing">${asked.join(" ")}</span>`;
  }
  const boxes = rooms.map(roomBox);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - 14);
  const high = Math.max(...boxes.map(({ y, height }) => y + height)) + 14 - top;
  const west = Math.min(...boxes.map(({ x }) => x));
  const east = Math.max(...boxes.map(({ x, width }) => x + width));
  // As wide as the whole plan is to its height, so that all such pictures have one shape.
  const wide = Math.max(east - west + 28, (high * PLAN.width) / PLAN.height);
  const left = Math.min(Math.max(0, (west + east - wide) / 2), PLAN.width - wide);
  const [at = { x: 0, y: 0 }] = spotsIn(first);
  const path = way(rooms, at);
  const names = { first: roomName(first), last: roomName(last), steps: rooms.length - 1 };
  return html`<figure class="picture a-picture-way">
    <svg viewBox="${left} ${top} ${wide} ${high}" aria-hidden="true">
      ${ground()}
      <path class="a-picture-goal" d=${roomShape(last)} />
      <path class="a-picture-path-edge" d=${path} /><path class="a-picture-path" d=${path} />
      <g transform="translate(${at.x} ${at.y})">${pawn("red")}</g>
    </svg>
    <figcaption>${word("picture-way", names)}</figcaption>
  </figure>`;
}

/** What the sheet of the example knows of a suspect. */
const KNOWN: readonly (readonly [Suspect, "seen" | "crossed" | "open"])[] = [
  ["odo", "seen"],
  ["hugo", "seen"],
  ["guy", "crossed"],
  ["leo", "open"],
  ["lambert", "open"],
];

/** Some suspects of a sheet: seen, crossed out, left open. */
export function sheet(): TemplateResult {
  return html`${KNOWN.map(
    ([suspect, mark]) => html`<figure class="picture">
      <svg viewBox="0 0 64 80" aria-hidden="true">
        ${portrait(suspect, { seen: mark === "seen", crossed: mark === "crossed" })}
      </svg>
      <figcaption>${suspectName(suspect)}<small>${word(`picture-${mark}`)}</small></figcaption>
    </figure>`,
  )}`;
}

/** A suspect as on his card, with what can be read there. */
export function suspect(key: string): TemplateResult {
  const facts = SUSPECTS.find((one) => one.suspect === key);
  if (facts === undefined) return html`<span class="missing">${key}</span>`;
  const traits = [facts.order, facts.hood, facts.beard, facts.girth].map((one) =>
    word(`trait-${one}`),
  );
  return html`<figure class="picture a-picture-suspect">
    <svg viewBox="0 0 64 80" aria-hidden="true">${svg`${portrait(facts.suspect)}`}</svg>
    <figcaption>${suspectName(facts.suspect)}<small>${traits.join(", ")}</small></figcaption>
  </figure>`;
}
