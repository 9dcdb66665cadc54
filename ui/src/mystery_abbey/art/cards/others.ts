/** The pictures of Library cards and events, within twenty units of the origin. */

import { type SVGTemplateResult, svg } from "lit-html";
import type { EventCard, LibraryCard } from "../../../generated/mystery_abbey.ts";
import { bellSign } from "../bell.ts";
import { paint } from "../paint.ts";
import {
  asking,
  disc,
  door,
  eye,
  flash,
  head,
  notes,
  open,
  quill,
  sheet,
  small,
  speech,
} from "./motifs.ts";

export const LIBRARY_PICTURES: Readonly<Record<LibraryCard, SVGTemplateResult>> = {
  "abbots-ear": paint`
    white M-15 14L-17-2Q-12-12-5-18Q2-12 7-2L5 14Q-5 18-15 14Z;
    gold M-7-14L-5-16L-3-14V6H6L5 14Q-5 18-15 14L-16 6H-7Z;ruby+n ${disc(-11, -2, 2) + disc(1, -2, 2) + disc(-5, 11, 2)};
    ${speech(10, -10, 0.72)};line M4-12h12M4-9h8`,
  "open-cupboard": paint`
    oak2 M-11-17H11V17H-11Z;oak M-11-17L-19-13V19L-11 17ZM11-17L19-13V19L11 17Z;
    oak0 M-10-3H10V0H-10ZM-10 13H10V16H-10Z;
    ruby M-8-3V-13H-4V-3ZM3 13V2H7V13Z;azure M-3-3V-15H2V-3ZM-8 13V4H-3V13Z;leaf M4-3L6-14L9.6-13L8-3Z`,
  "examination-of-conscience": paint`
    ${small(-9, 2, -24)};${small(9, 2, 24)};${small(0, 0)};${eye(0, -11, 0.94)};ruby M0 19Q-9 13-6 9Q-3 6 0 10Q3 6 6 9Q9 13 0 19Z`,
  "copied-notes": paint`
    ${sheet(-6, -1, -8)};${sheet(6, 1, 6)};line M0-7h10M0-2h10M0 3h7;asking M0 9l4-4M4 9L0 5;${quill(14, -4, 24)}`,
  "forbidden-shelf": paint`
    dark M-18-15H18V14H-18Z;oak0 M-18 12H18V17H-18ZM-18-18H18V-14H-18Z;
    violet M-15 12V-9H-8V12Z;ruby M-7 12V-12H1V12Z;leaf M2 12V-7H8V12Z;oak M9 12L12-9L16-8L14 12Z;
    chain-iron M-17-4Q0 6 17-4;gold M-5 1H5V11H-5Z;hoop M-3 1V-2Q0-6 3-2V1`,
  "two-names": paint`
    ${head(-9, -6, 1.3, true)};${head(9, -6, 1.3)};page M-17 8H-1V17H-17ZM1 8H17V17H1Z;line M-14 12.6H-4M4 12.6H14`,
  "roll-of-the-brethren": paint`
    page M-12-14H12V14H-12Z;linen M-15-18H15Q17-15 15-12H-15Q-17-15-15-18ZM-15 12H15Q17 15 15 18H-15Q-17 15-15 12Z;
    ${[-7, 0, 7].map((y) => paint`line M-9 ${y}h11;ruby+n ${disc(7, y, 2)}`)}`,
  "book-of-questions": svg`${open(0, 4, 1.12)}<g transform="translate(-9 2)">${asking(0, 0, 0.7)}</g><g transform="translate(9 2)">${asking(0, 0, 0.7)}</g>${asking(0, -11, 0.8)}`,
};

export const EVENT_PICTURES: Readonly<Record<EventCard, SVGTemplateResult>> = {
  "gregorian-chant": paint`page M-18-17H18V2H-18Z;
    ${notes(0, -8, 1)};
    ${head(-11, 11, 0.9)};${head(0, 11, 0.9)};${head(11, 11, 0.9)};dark+n ${disc(-11, 13.4, 1.3) + disc(0, 13.4, 1.3) + disc(11, 13.4, 1.3)}`,
  "great-silence": paint`${head(0, -2, 2.3)};skin0 M-2 19V6Q-2 3 0 3T2 6L3 10Q9 9 9 14L8 19Z`,
  "day-of-candour": paint`
    flame ${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `M${(12 * Math.sin((turn - 14) / 57.3)).toFixed(1)} ${(-12 * Math.cos((turn - 14) / 57.3)).toFixed(1)}L${(19 * Math.sin(turn / 57.3)).toFixed(1)} ${(-19 * Math.cos(turn / 57.3)).toFixed(1)}L${(12 * Math.sin((turn + 14) / 57.3)).toFixed(1)} ${(-12 * Math.cos((turn + 14) / 57.3)).toFixed(1)}Z`).join("")};
    gold O0 0 11.6;eye-dot M-4-2.4h0M4-2.4h0;mouth-in M-5 3Q0 4.4 5 3Q4 8.4 0 8.4T-5 3Z`,
  fast: paint`stone E0 4 18 11;page E0 3 13 7.4;
    line M-9 3H6M-5 0L-3 6M-1 0L1 6M3 0L5 6;bone M5 3L10-1Q13 3 10 7ZM-9 3L-12 0V6Z`,
  "feast-day": paint`
    gold M5-16H17Q18-4 11-3V8H15V12H7V8H11V-3Q4-4 5-16Z;ruby M6-12H16V-15H6Z;
    oak0 M-18 12Q-18-4-6-4Q4-2 3 12Z;bone M-1 2L6-3Q9-5 9-2Q10 0 7 1L1 6Z;stone M-20 12H6L3 17H-17Z`,
  inquisitor: paint`${head(0, -4, 2.1, true)};dark M-12 19Q-10 9 0 10T12 19Z;
    white M-1.6 9H1.6V12H5V15H1.6V19H-1.6V15H-5V12H-1.6Z;${asking(14, -11, 0.7)};${asking(-15, -11, 0.7)}`,
  "theft-in-the-dormitory": paint`
    oak M-19 4H-15V17H-19ZM15 7H19V17H15Z;azure M-15 8Q0 2 15 9V14H-15Z;
    ${head(-9, 2, 0.9)};${small(4, -9, 14)};skin1 M19-16L9-12Q4-13 3-9L8-8L6-5Q9-3 12-6L19-8Z`,
  storm: paint`
    slate M-17 0Q-20-9-11-10Q-8-18 1-15Q10-18 12-9Q20-8 17 0Z;
    ${flash("M1-2L-7 9H-1L-4 19L8 5H2L6-2Z")};rain M-14 4L-17 12M-8 5L-10 11M12 4L9 12M17 4L14 12`,
  "locked-cells": paint`${door(0, 0)};chain-iron M-14-4L14 10M14-4L-14 10;gold M-6 1H6V13H-6Z;hoop M-4 1V-3Q0-7 4-3V1;dark O0 6 1.8`,
  "smoke-in-the-library": paint`
    oak0 M-17 14H17V18H-17Z;ruby M-13 14V1H-7V14ZM5 14V3H10V14Z;azure M-6 14V-1H0V14Z;leaf M1 14V4H4V14Z;
    smoke M-8-2Q-16-8-8-13Q-6-20 2-16Q9-20 12-13Q18-9 11-4Q14 1 7 1Q5-3 1-2Q-4 2-8-2Z`,
  messenger: paint`
    white M-6-2Q-20-4-19-15Q-8-14-2-6ZM6-2Q20-4 19-15Q8-14 2-6Z;hair-line M-16-11Q-10-9-5-4M16-11Q10-9 5-4;
    page M-9-4H9V14H-9Z;line M-9-4L0 5L9-4;ruby O0 6 4`,
  "to-the-cells": paint`${door(5, 0)};skin0 M5-8v0;
    foot M-16 15q2-5 5-3q1 4-2 5t-3-2ZM-11 6q2-5 5-3q1 4-2 5t-3-2ZM-18 0q2-5 5-3q1 4-2 5t-3-2ZM-13-9q2-5 5-3q1 4-2 5t-3-2Z`,
  "chapter-of-faults": svg`${sheet(0, 0, 0, 1.16)}
    ${[-9, -1, 7].map((y) => paint`line M-2 ${y}h11;asking M-9 ${y - 2.6}l5 5M-4 ${y - 2.6}l-5 5`)}`,
  "loose-tongues": paint`
    ruby M-17-6Q-9-14 0-9Q9-14 17-6Q12 6 0 6T-17-6Z;dark M-12-5Q0-8 12-5Q8 2 0 2T-12-5Z;
    tongue M-6-2Q0-5 6-2V11Q5 17 0 17T-6 11Z;hair-line M0 0V11`,
  "anonymous-letter": paint`page M-17-11H17V12H-17Z;line M-17-11L0 3L17-11;page O0 2 8;${asking(0, 2, 0.8)}`,
  "bell-ringer-oversleeps": svg`
    <g transform="translate(8 -8) rotate(18) scale(.72)">${bellSign}</g>
    <path class="a-linen" d="M-19 4Q-10-2 1 4V12H-19Z" /><g transform="rotate(-70 -8 6)">${head(-6, 6, 1.1)}</g>${paint`leaf M-2 5Q8 1 19 7V17H-19V11Q-8 14-2 5Z;asking M-15-15h6l-6 6h6M-4-18h4l-4 4h4`}`,
  "frere-jacques": svg`<path class="a-oak" d="M-19-18H19V-14H-19Z" />
    <g transform="translate(-11 -3) scale(.62)">${bellSign}</g><g transform="translate(11 -3) scale(.62)">${bellSign}</g><g transform="translate(0 6) scale(.86)">${bellSign}</g>
    <path class="a-sound" d="M-17 8Q-19 12-16 16M17 8Q19 12 16 16" />`,
  "blessing-of-the-relics": paint`
    rays M0-5V-19M-9-6L-15-16M9-6L15-16M-14-1L-20-5M14-1L20-5;
    gold M-14 16V4L-9-4H9L14 4V16Z;gold2 M-14 4H14L9-4H-9Z;
    azure ${[-8, 0, 8].map((x) => `M${x - 3} 14V9Q${x} 5 ${x + 3} 9V14Z`).join("")};ruby+n ${disc(-6, 0, 1.5) + disc(0, 0, 1.5) + disc(6, 0, 1.5)}`,
  "tempus-fugit": paint`
    oak2 M-11-18H11V-14H-11ZM-11 14H11V18H-11Z;page M-9-14H9L2 0L9 14H-9L-2 0Z;gold M-6 14Q0 4 6 14ZM-4-9H4L0-1Z`,
  "new-corpse": paint`
    leaf M-19 12Q-10 6 0 10T19 8V18H-19Z;${head(-10, 5, 1.2)};dark M-4 3Q6-2 17 6V12H-4Z;stone M6-16H10V-11H15V-7H10V0H6V-7H1V-11H6Z`,
  "another-new-corpse": paint`
    oak0 M-19 12H19V18H-19Z;${head(-10, 5, 1.2)};dark M-4 3Q6-2 17 6V12H-4Z;flame M6-17Q13-9 9-2Q5 2 1-2Q-1-8 6-17Z`,
  "tentative-escape": paint`
    stone M-19-17H2V18H-19Z;dark M-14 18V-4Q-9-12-3-4V18Z;${head(11, -8, 1.1, true)};dark M6 14Q6-2 12-2T18 14Z;line M3 16H-2M3 11H0`,
  catechism: paint`
    ${sheet(-6, 1, -8)};line M-11-5h9M-11 0h9M-11 5h6;${head(9, 2, 1.3)};flame M9-19L11-13L9-11L7-13Z`,
};
