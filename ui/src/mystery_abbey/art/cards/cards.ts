/** Cards other than suspects: 64 by 80, from the origin, without words. */

import { type SVGTemplateResult, svg } from "lit-html";
import type { Book, EventCard, LibraryCard, Mass } from "../../../generated/mystery_abbey.ts";
import { isLasting, isStarred, MASSES, passedAt } from "../../box.ts";
import { bellSign } from "../bell.ts";
import { paint } from "../paint.ts";
import { BOOK_PICTURES } from "./books.ts";
import { disc, small } from "./motifs.ts";
import { EVENT_PICTURES, LIBRARY_PICTURES } from "./others.ts";

const framed = (drawn: SVGTemplateResult): SVGTemplateResult =>
  svg`<g class="s-drawing a-card" aria-hidden="true">${drawn}</g>`;

const STAR = "M0-6L1.7-1.9L6.1-1.5L2.8 1.4L3.8 5.7L0 3.4L-3.8 5.7L-2.8 1.4L-6.1-1.5L-1.7-1.9Z";

/** Corners of brass on a cover of leather. */
const CORNERS = "M7 2H17L9 12V2ZM62 2H52L60 12V4ZM7 78H17L9 68V78ZM62 78H52L60 68V76Z";

/** A book: one that is kept has a star and a clasp, one that is read at once lies open to the reader. */
export function bookCard(book: Book): SVGTemplateResult {
  const kept = isStarred(book);
  return framed(svg`${paint`page M4 6H62V78.5H4Z;${kept ? "a-cover-kept" : "a-cover"} M5 1.5H58Q60 1.5 60 4V76Q60 78.5 58 78.5H5Q2 78.5 2 75V5Q2 1.5 5 1.5Z;cover-line M9 1.5V78.5`}
    <path class="a-gold" d=${CORNERS} transform="translate(-2 0)" /><path class="a-page" d="M14 16Q14 14 16 14H52Q54 14 54 16V64Q54 66 52 66H16Q14 66 14 64Z" />
    <g transform="translate(34 40) scale(.94)">${BOOK_PICTURES[book]}</g>
    ${kept ? svg`<path class="a-gold" d=${STAR} transform="translate(34 7.6)" /><path class="a-gold2" d="M58 34H63V46H56V34Z" />` : ""}`);
}

/** A card of the Library: vellum on a chain. */
export function libraryCard(card: LibraryCard): SVGTemplateResult {
  return framed(svg`
    <rect class="a-vellum" x="1" y=".5" width="62" height="79" rx="3" />
    ${paint`library-band M1 3Q1 .5 4 .5H60Q63 .5 63 3V15H1Z;chain-iron M4 9Q18 3 32 9T60 9;gold M27 6H37V15Q32 19 27 15Z;page O32 47 27;gilt-ring O32 47 25`}
    <g transform="translate(32 47) scale(1.02)">${LIBRARY_PICTURES[card]}</g>`);
}

/** An event: a scroll read out after Mass; what lasts until the next one has an hour glass. */
export function eventCard(event: EventCard): SVGTemplateResult {
  return framed(svg`${paint`vellum M6 8H58V72H6Z;event-band M10 13H54V67H10Z;roll M2 2H62Q64 6 62 10H2Q0 6 2 2ZM2 70H62Q64 74 62 78H2Q0 74 2 70Z`}
    <g transform="translate(32 40) scale(1.02)">${EVENT_PICTURES[event]}</g>
    ${isLasting(event) ? paint`glass-sand M49 58H61L55.6 65L61 72H49L54.4 65Z;gold M48 56H62V59H48ZM48 71H62V74H48Z` : ""}`);
}

/** How the sky looks at each hour of prayer: how high the sun is, or the moon. */
const SKY = ["night", "dawn", "morning", "day", "noon", "day", "dusk", "night"] as const;

/** The Mass card: its hour, and how many cards are passed. */
export function massCard(mass: Mass): SVGTemplateResult {
  const hour = MASSES.findIndex((one) => one.mass === mass);
  const sky = SKY[hour] ?? "day";
  const turn = ((hour - 0.5) / 7) * Math.PI;
  const [x, y] = [32 - 19 * Math.cos(turn), 42 - 27 * Math.sin(turn)];
  const passed = passedAt(mass);
  const light =
    sky === "night"
      ? paint`flame M${hour === 0 ? 20 : 44} 10a8 8 0 1 0 6 12a7 7 0 0 1-6-12Z;
    star-dots M10 14h0M30 9h0M52 12h0M38 20h0M14 28h0M54 28h0`
      : paint`gold O${x.toFixed(1)} ${y.toFixed(1)} 7.6`;
  return framed(svg`
    <rect class="a-vellum" x=".5" y=".5" width="63" height="79" rx="3" />
    <path class="a-sky-${sky}" d="M4 4H60V52H4Z" />
    ${light}
    ${paint`leaf M4 46Q18 38 32 42T60 40V52H4Z;stone M16 52V34H22V24L27 15L32 24V34H48V52Z;roof M20 26L27 11L34 26ZM30 35L34 29H46L50 35Z;dark M24.6 33V28Q27 25 29.4 28V33ZM36 52V43Q40 38 44 43V52Z`}
    <g transform="translate(27 44) scale(.4)">${bellSign}</g>
    <g transform="translate(22 66) scale(.86)">${small(-10, 0, -10)}${small(-4, -1)}${small(2, 0, 10)}</g>
    <path class="a-pass" d="M33 66H43M39.4 62.4L43 66L39.4 69.6" />
    <text class="a-figure" x="53" y="72" font-size="19">${passed}</text>`);
}

/** One more turn: a card with the stairs that lead down. */
export function crypta(): SVGTemplateResult {
  return framed(svg`
    <rect class="a-crypta" x=".5" y=".5" width="63" height="79" rx="3" />
    ${paint`stone2 M8 74V34Q8 8 32 6Q56 8 56 34V74Z;dark M14 74V36Q14 14 32 12Q50 14 50 36V74Z;stone M14 74V68H50V74ZM18 68V62H46V68ZM22 62V57H42V62ZM25 57V53H39V57Z;bone M25 34Q25 26 32 26T39 34Q39 38 36.4 39V43H27.6V39Q25 38 25 34Z;dark+n ${disc(29.4, 34, 2) + disc(34.6, 34, 2)};again M46 14A17 17 0 0 1 54 26M54 26L50 22M54 26L57 21`}`);
}

/** Cards one upon the other; how many there are is written beside them. 64 by 80 and a little more. */
function heap(count: number, top: SVGTemplateResult, edge: string): SVGTemplateResult {
  const under = Math.min(4, Math.max(0, count - 1));
  return svg`<g class="s-drawing a-heap" aria-hidden="true">
    ${Array.from({ length: under }, (_, n) => svg`<rect class=${edge} x=${(under - n) * 2.2} y=${(under - n) * 2.2} width="63" height="79" rx="3" />`)}
    ${count > 0 ? top : svg`<rect class="a-heap-gone" x="1" y="1" width="62" height="78" rx="3" />`}
    <circle class="a-heap-count" cx="55" cy="71" r="20" /><text class="a-heap-figure" x="55" y="81">${count}</text>
  </g>`;
}

/** The pile of the Parlor; its top is given, so that this file draws no suspect. */
export const heapOf = (count: number, top: SVGTemplateResult): SVGTemplateResult =>
  heap(count, top, "a-back-ground");

/** The books of the Scriptorium. */
export function bookPile(count: number): SVGTemplateResult {
  const top = svg`${paint`cover M5 1.5H58Q60 1.5 60 4V76Q60 78.5 58 78.5H5Q2 78.5 2 75V5Q2 1.5 5 1.5Z;cover-line M9 1.5V78.5`}<path class="a-gold" d=${CORNERS} transform="translate(-2 0)" />
    <path class="a-gold" d=${STAR} transform="translate(34 40) scale(2.2)" />`;
  return heap(count, top, "a-page");
}

/** The cards of the Library, on their chain. */
export const libraryPile = (count: number): SVGTemplateResult =>
  heap(
    count,
    svg`<rect class="a-vellum" x="1" y=".5" width="62" height="79" rx="3" />${paint`library-band M1 3Q1 .5 4 .5H60Q63 .5 63 3V79H1Z;chain-iron M4 14Q18 8 32 14T60 14M4 66Q18 60 32 66T60 66;gold M24 30H40V46Q32 54 24 46Z`}`,
    "a-vellum",
  );

/** The Crypta cards that nobody has. */
export const cryptaPile = (count: number): SVGTemplateResult => heap(count, crypta(), "a-crypta");
