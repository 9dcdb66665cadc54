/** The pictures of the books of the Scriptorium, within twenty units of the origin. */

import { type SVGTemplateResult, svg } from "lit-html";
import type { Book } from "../../../generated/mystery_abbey.ts";
import { paint } from "../paint.ts";
import { disc, head, key, notes, open, sheet, small, speech } from "./motifs.ts";

export const BOOK_PICTURES: Readonly<Record<Book, SVGTemplateResult>> = {
  "library-key": svg`${open(0, 8, 0.86)}${key(0, -4, 32)}`,
  "book-of-journeys": paint`
    leaf M-19 17Q-10 2 0 8T19 2V17Z;
    path M-6 17Q10 12 2 7T12-2;
    gold O11 -11 5;
    staff-oak M-10 14V-13;straw M-10-15q7 1 6 9q-6 3-10-2Z;
    oak M-4 14v-7h5v4q5 0 5 3Z`,
  "rule-of-obedience": paint`
    ${head(-8, 8, 1.5)};${speech(6, -8, 0.9)};mouth M-10 13h4;line M0-11h12M0-7h8`,
  penitential: paint`
    oak M-14 14L-4 2L0 6L-10 18Z;
    scourge M-2 4Q6-4 2-15M-2 4Q10-2 10-14M-2 4Q14 4 17-8;
    scourge-knot M2-15h0M4-6h0M10-14h0M9-4h0M17-8h0M12 1h0`,
  "letter-of-indulgence": paint`
    page M-16-11H16V9H-16Z;line M-16-11L0 2L16-11;
    ruby M-4 4L-7 18L-2.4 14L0 18V5Z;ruby O0 3 6.4;lit M0 0V6M-3 3H3`,
  "art-of-searching": paint`
    ${small(-6, -2, -12)};${small(4, -3, 8)};lens-grip M8 6L16 15;lens O3 0 9.6;
    lit M-3-3Q-2-6 1-7`,
  "de-alchemia": paint`
    steel M-4-16H4V-5L14 11Q15 16 10 16H-10Q-15 16-14 11L-4-5Z;
    leaf M-9 3H9L14 11Q15 16 10 16H-10Q-15 16-14 11Z;
    white+n ${disc(-3, 9, 2) + disc(4, 7, 1.5) + disc(3, 12, 2.2) + disc(0, -1, 1.6)};
    oak M-5-18H5V-15H-5Z;flame M14-16l1.4 3.4 3.6.4-2.8 2.4.8 3.6-3-2-3 2 .8-3.6-2.8-2.4 3.6-.4Z`,
  breviary: paint`
    azure M-13-14H12V15H-13Z;page M-10 11H12V15H-10Z;
    gold M12-4H16V4H10V-4ZM-2-9H1V-5H5V-2H1V6H-2V-2H-6V-5H-2Z;ruby M4 15V20L6.4 18L9 20V15Z`,
  "listening-ear": paint`
    skin1 M-8 2Q-11-15 3-15Q14-14 12-2Q10 4 6 7Q5 15-2 15Q-6 13-5 8Z;
    line M-4-1Q-6-10 3-10.4Q9-9 7.4-3Q6 0 3 2Q1-4-2-1Q1 3-1 8;
    sound M-13-6Q-16 0-13 6M-17-9Q-21 0-17 9`,
  "gospel-of-judas": paint`
    oak0 M-5-8Q-15 0-13 10Q-11 16 0 16T13 10Q15 0 5-8Z;
    oak0 M-5-8Q-9-14-5-16Q-2-14 0-16Q2-14 5-16Q9-14 5-8Z;rope M-6-8H6;
    steel ${disc(-8, 13, 4.6) + disc(1, 14.6, 4.6) + disc(10, 12.6, 4.6)};line M-10 13h4M-1 14.6h4M8 12.6h4`,
  martyrology: paint`
    steel M-13 15L8-12L14-16L12-9L-9 17Z;gold M-9 6L0 13L-2 15.4L-11 8.4Z;
    leaf M13 17Q0 6-13-15Q-2-12 4-3Q2-9 4-14Q12-4 13 17Z;hair-line M13 17Q2 3-11-13M4-3l6-1M7 4l5 0M-2-8l2 4`,
  "book-of-life": paint`
    ${open(0, 6)};leaf M0-18Q11-17 10-9Q15-4 8-1Q3 2 0-1Q-3 2-8-1Q-15-4-10-9Q-11-17 0-18Z;
    oak M-2-2H2L3 10H-3Z;ruby+n ${disc(-5, -8, 1.8) + disc(4, -11, 1.8) + disc(5, -4, 1.8)}`,
  apocrypha: paint`
    page M-13-14H11V4Q7 2 5 6Q1 4-1 9Q-6 6-7 12Q-10 10-13 14Z;
    line M-9-9H7M-9-5H7M-9-1H3M-9 3H-3;
    fire M-12 17Q-14 8-6 6Q-6 11-3 11Q-3 3 4 0Q4 7 8 7Q9 4 12 3Q16 12 10 17Z;flame M-5 17Q-5 11 1 8Q3 12 6 12Q8 15 5 17Z`,
  "catalogue-of-monks": svg`${sheet(0, 1, 0, 1.16)}
    ${[-9, 0, 9].map((y) => paint`${head(-6, y, 0.52)};line M0 ${y - 1}h9M0 ${y + 2.4}h6`)}`,
  physiognomy: paint`
    skin1 M-9 17V9Q-15 0-10-9Q-4-17 6-14Q12-11 10-5L14 2L10 4V9Q9 12 3 11L4 17Z;
    hair1 M-10-9Q-4-17 6-14Q8-10 1-8Q-5-6-6 3L-11 1Q-13-4-10-9Z;
    measure M-17-15H17M-17-5H17M-17 4H17M-17 11H17;line M4-5h4`,
  antiphonary: svg`${open(0, 0, 1.14)}<g transform="translate(-9 0)">${notes(0, 0, 0.46)}</g><g transform="translate(9 0)">${notes(0, 0, 0.46)}</g>`,
  bestiary: paint`
    straw M-18 14Q-18 8-13 8Q-12 0-16-8L-14-9L-11-3Q-8-9-9-12L-7-12Q-6-4-8 4Q-8 9 0 10H16Q14 15 6 15H-16Z;
    ruby ${disc(4, 0, 11)};shell M4 11Q-5 10-5 1T4-7Q11-7 11 0T5 6Q0 6 0 1T4-3;
    eye-dot M-15-8h0M-8-11h0`,
  herbal: paint`
    herb M0 15V-8M0 8Q-8 7-11 0M0 4Q8 3 11-4M0 15Q-5 16-7 19M0 15Q4 16 5 19;
    leaf M-11 1Q-18-1-16-9Q-9-7-11 1ZM11-3Q18-5 16-13Q9-11 11-3ZM-1-1Q-9-2-9-9Q-2-9-1-1Z;
    ruby M0-7Q-7-10-4-17Q0-14 0-14Q0-14 4-17Q7-10 0-7Z`,
  horologium: paint`
    stone O0 0 17;page O0 0 13;
    line M0-13V-9M13 0H9M0 13V9M-13 0H-9M9.2-9.2L6.6-6.6M-9.2-9.2L-6.6-6.6M9.2 9.2L6.6 6.6M-9.2 9.2L-6.6 6.6;
    gold M-1.6 3L0-11L1.6 3Z;ruby M-2 0L9 4L-1 3Z`,
  "life-of-saint-galbert": paint`
    gold O0 -3 15;gilt-ring O0 -3 12;${head(0, 1, 1.7, true)}`,
  palimpsest: paint`
    ${sheet(-2, 0, 0, 1.16)};ghost-line M-11-11H5M-11-7H9M-11-3H2M-11 1H8M-11 5H4M-11 9H8;
    steel M2 14L12-2L16 1L8 16Z;oak M12-2L17-11L21-8L16 1Z`,
  "theological-controversy": paint`
    ${head(-11, 6, 1.2)};${head(11, 6, 1.2)};${speech(-7, -10, 0.62)};${speech(8, -10, 0.62)};line M-13-11h9M3-11h9M-13-8h6M3-8h6`,
  "liturgy-of-the-hours": paint`
    gold O0 0 16;page O0 0 12;line M0 0V-9M0 0L7 4;ruby+n ${disc(0, -14, 2) + disc(14, 0, 2) + disc(0, 14, 2) + disc(-14, 0, 2)}`,
  "acts-of-the-holy-apostles": paint`
    oak2 M-11-17H11V17H-11Z;gold M-8-14H8V14H-8Z;white M-2-11H2V-4H8V0H2V11H-2V0H-8V-4H-2Z`,
  "impure-illuminations": svg`${open(0, 3, 1.12)}${paint`ruby M-13-2Q-9-9-5-2Q-9 4-13-2Z;leaf M4-3L12-5L9 3Z;gold+n ${disc(8, 6, 2.2) + disc(-9, 7, 1.8)}`}`,
  "blasphemous-treatise": paint`
    dark M-13-14H12V15H-13Z;page M-10 11H12V15H-10Z;ruby M-2 8V-3H-7V-6H-2V-10H2V-6H7V-3H2V8Z;flame M12-18L14-13L18-12L14-9L13-4L10-9L6-11L10-13Z`,
};
