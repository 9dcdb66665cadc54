// The pictures of the rules, made of the same art as the table.

import "./pictures.css";
import { html, type SVGTemplateResult, type TemplateResult } from "lit-html";
import type { Picture } from "../../rules/markdown.ts";
import { SEAT_COLOURS } from "../../seats/colours.ts";
import {
  bell,
  bookCard,
  crypta,
  die,
  eventCard,
  libraryCard,
  massCard,
  penance,
  pile,
  traitSign,
} from "../art/index.ts";
import { BELL_SPACES, BOOKS, EVENTS, LIBRARY, MASSES, TRAITS } from "../box.ts";
import { word } from "../words.ts";
import { plan, scene, sheet, suspect, wayThrough } from "./scenes.ts";

const missing = (what: string): TemplateResult => html`<span class="missing">${what}</span>`;

/** Something of the box with its name below. */
function thing(
  drawn: SVGTemplateResult,
  name: string,
  frame = "0 0 64 80",
  names = "",
): TemplateResult {
  return html`<figure class="picture ${names}">
    <svg viewBox=${frame} aria-hidden="true">${drawn}</svg>
    <figcaption>${name}</figcaption>
  </figure>`;
}

type Ways = Readonly<Record<string, (which: string, all: readonly string[]) => TemplateResult>>;

/** One of a list that the box has, drawn; what the box does not have is missing. */
const one =
  <T extends string>(known: readonly T[], draw: (card: T) => SVGTemplateResult, words: string) =>
  (which: string): TemplateResult => {
    const found = known.find((card) => card === which);
    return found === undefined ? missing(which) : thing(draw(found), word(`${words}-${found}`));
  };

const PICTURES: Ways = {
  plan,
  sheet,
  suspect,
  scene,
  way: (_, rooms) => wayThrough(rooms),
  trait: (which) => {
    const found = TRAITS.find(({ trait }) => trait === which)?.trait;
    return found === undefined
      ? missing(which)
      : thing(traitSign(found), word(`trait-${found}`), "-13 -13 26 26", "a-picture-trait");
  },
  bell: (space) =>
    thing(
      bell(Number(space), BELL_SPACES),
      word("picture-bell", { space }),
      "0 0 136 34",
      "a-picture-bell",
    ),
  die: (which) => {
    const colour = SEAT_COLOURS.find((known) => known === which);
    return colour === undefined
      ? missing(which)
      : thing(die(colour), word("picture-die", { colour }), "-15 -15 30 30");
  },
  pile: (count) =>
    thing(pile(Number(count)), word("picture-pile", { count: Number(count) }), "0 0 76 92"),
  crypta: () => thing(crypta(), word("picture-crypta")),
  penance: () => thing(penance(), word("picture-penance"), "-13 -13 26 26"),
  mass: one(
    MASSES.map(({ mass }) => mass),
    massCard,
    "mass",
  ),
  book: one(BOOKS, bookCard, "book"),
  library: one(LIBRARY, libraryCard, "library"),
  event: one(EVENTS, eventCard, "event"),
};

export function picture([what = "", ...more]: Picture): TemplateResult {
  return PICTURES[what]?.(more[0] ?? "", more) ?? missing(what);
}
