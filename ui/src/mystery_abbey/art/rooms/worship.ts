/** Where the monks pray, confess and are buried: Chapel, Confessionals, Crypt, Chapter Hall. */

import { type SVGTemplateResult, svg } from "lit-html";
import { paint } from "../paint.ts";
import { bench, book, candle, lancets } from "./things.ts";

const PEWS = [486, 516, 546, 576, 606, 636, 666, 696];
/** Fewer on the south side, where the door of the cloister is. */
const LOW_PEWS = [486, 516, 546, 576, 606];

/** Stained glass, so that the light of day falls in three colours. */
const GLASS = [478, 520, 562, 604, 646, 688, 730, 772, 814, 856];

const pew = (x: number, y: number) => `M${x} ${y}h12v40h-12Z`;

export const chapel: SVGTemplateResult = svg`${paint`face M442 56H872V66H442Z;skirting M442 66H895;glass ${lancets(62, GLASS, 17, 29)};glass-ruby ${GLASS.map((x) => `M${x - 4} 44h8v7h-8Z`).join("")};glass-gold ${GLASS.map((x) => `M${x - 4} 53h8v6h-8ZM${x} 36.4l3 4-3 2.4-3-2.4Z`).join("")}`}
  ${["a-ray-azure", "a-ray-ruby", "a-ray-gold"].map(
    (light, n) =>
      paint`${light} ${GLASS.filter((_, at) => at % 3 === n)
        .map((x) => `M${x - 8} 67h17l22 54h-17Z`)
        .join("")}`,
  )}
  ${paint`carpet M762 166H862V214H762Z;carpet-line M762 170.4H862M762 209.6H862;oak ${PEWS.map((x) => pew(x, 80)).join("") + LOW_PEWS.map((x) => pew(x, 212)).join("")};oak0+n ${PEWS.map((x) => `M${x + 1} 81h4v38h-4Z`).join("") + LOW_PEWS.map((x) => `M${x + 1} 213h4v38h-4Z`).join("")};step M862 66V226M874 78V214;oak2 M762 84H856V98H762ZM762 228H856V242H762Z;oak ${[764, 783, 802, 821, 840].map((x) => `M${x} 98v-14q7-9 14 0v14ZM${x} 242v-14q7-9 14 0v14Z`).join("")}`}
  <g class="a-pillars">
    ${[462, 532, 602, 672, 742].map((x) => paint`pillar O${x} 134 8;pillar-top O${x} 134 4.6`)}
  </g>
  ${paint`white M884 120H910V168H884Z;altar M884 128H910M884 160H910;gold M895 130h5v9h6v5h-6v14h-5v-14h-6v-5h6Z`}
  ${candle(898, 118)} ${candle(898, 186)}
  ${paint`oak0 M728 176l14-8v30l-14-8Z;stone M372 196a15 12 0 1 0 30 0a15 12 0 1 0-30 0;water M377 196a10 7.4 0 1 0 20 0a10 7.4 0 1 0-20 0`}`;

/** Booth, lattice and curtain, where one kneels and the other listens. */
const booth = (x: number): SVGTemplateResult => paint`
    oak2 M${x + 12} 46H${x + 76}V92H${x + 12}Z;
    oak M${x + 8} 46L${x + 16} 36H${x + 36}L${x + 44} 26L${x + 52} 36H${x + 72}L${x + 80} 46Z;
    gold M${x + 43} 28h2.4v3h3v2.4h-3v5h-2.4v-5h-3v-2.4h3Z;
    violet M${x + 34} 92V60Q${x + 44} 48 ${x + 54} 60V92Z;
    hair-line M${x + 40} 56V92M${x + 48} 56V92;
    dark M${x + 17} 80V60Q${x + 23} 52 ${x + 29} 60V80ZM${x + 59} 80V60Q${x + 65} 52 ${x + 71} 60V80Z;
    lattice M${x + 17} 62L${x + 29} 74M${x + 17} 70L${x + 29} 58M${x + 17} 78L${x + 29} 66M${x + 59} 62L${x + 71} 74M${x + 59} 70L${x + 71} 58M${x + 59} 78L${x + 71} 66`;

export const confessionals: SVGTemplateResult = svg`${booth(238)}${booth(340)}`;

const tomb = (x: number, y: number) => paint`
    stone2 M${x - 22} ${y + 12}h44v8h-44Z;
    stone M${x - 22} ${y - 14}h44v26h-44Z;
    relief M${x - 14} ${y - 1}h30M${x - 6} ${y - 8}v14`;

/** Steps lead down from the choir; below lie the abbots. */
export const crypt: SVGTemplateResult = paint`
    rib+rib-dark M940 88L1080 220M1080 88L940 220M1010 88V222M938 154H1082;
    stair M936 126h9v36h-9ZM945 126h9v36h-9ZM954 126h9v36h-9ZM963 126h9v36h-9Z;
    dark ${lancets(86, [964, 1000, 1036], 18, 16)};
    bone M961 80q3-4.6 6 0v3h-6ZM997 80q3-4.6 6 0v3h-6ZM1033 80q3-4.6 6 0v3h-6Z;
    ${tomb(1000, 112)}; ${tomb(1056, 190)};
  ${candle(1072, 104)}`;

/** Seats along the walls, the abbot's in the middle, a desk for the Rule. */
export const chapterHall: SVGTemplateResult = paint`
    rib M568 702L737 812M737 702L568 812;
    oak M568 708H581V812H568ZM724 708H737V812H724Z;
    hair-line ${[728, 748, 768, 788].map((y) => `M568 ${y}h13M724 ${y}h13`).join("")};
    glass ${lancets(696, [584, 604, 702, 722], 11, 16)};
    carpet M632 728H674V800H632Z;
    carpet-line M636 728V800M670 728V800;
    oak2 M636 748V716Q653 700 670 716V748Z;
    ruby M642 746V720Q653 710 664 720V746Z;
    gold M651.6 706h2.8v3h3v2.6h-3v5h-2.8v-5h-3v-2.6h3Z;
    ${candle(622, 742)}; ${candle(684, 742)}`;

export const worship: SVGTemplateResult = svg`${chapel}${confessionals}${crypt}${chapterHall}${bench(398, 250, 60)}${book(735, 183, "a-ruby", -90)}`;
