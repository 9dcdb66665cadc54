/** Where the monks read, write, rule, speak and sleep: the grey buildings that are not for worship. */
import { svg } from "lit-html";
import { arch, block, disc, lancet, uprights } from "../outline.ts";

type Spine = readonly [
  colour: "ruby" | "azure" | "gold" | "leaf" | "white",
  width: number,
  height: number,
];

const UPPER: readonly Spine[] = [
  ["ruby", 6, 11],
  ["azure", 5, 9.5],
  ["gold", 6, 11.5],
  ["leaf", 6, 10],
  ["white", 5, 11],
  ["ruby", 5, 9.5],
  ["azure", 7, 11.5],
  ["leaf", 5, 10.5],
];
const LOWER: readonly Spine[] = [
  ["leaf", 7, 10.5],
  ["white", 5, 11.5],
  ["azure", 6, 10],
  ["ruby", 7, 11.5],
  ["gold", 5, 9.5],
  ["azure", 5, 11],
  ["ruby", 6, 10],
  ["gold", 5, 11.5],
];

/** All spines of one colour as one outline. */
function spines(colour: Spine[0]): string {
  const row = (books: readonly Spine[], foot: number): string => {
    let x = 27.5;
    return books
      .map(([its, width, height]) => {
        x += width;
        return its === colour ? block(x - width, foot - height, width, height) : "";
      })
      .join("");
  };
  return row(UPPER, 50) + row(LOWER, 65);
}

export const library = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="34" ry="3.2" />
  <path class="m-lime" d="M20 34H80V69H20Z" />
  <path class="m-oak2" d="M25 36H75V67H25Z" />
  <path class="m-ruby" d=${spines("ruby")} />
  <path class="m-azure" d=${spines("azure")} />
  <path class="m-leaf" d=${spines("leaf")} />
  <path class="m-gold" d=${spines("gold")} />
  <path class="m-white" d=${spines("white")} />
  <path class="m-oak0" d="M24 50H76V53H24ZM24 65H76V68H24Z" />
  <path class="m-slate" d="M14 35.5L50 8L86 35.5Z" />
  <path class="m-lime" d="M24 33L50 13L76 33Z" />
  <path class="m-white" d="M50 23Q44 19.5 37 21.5V31Q44 29 50 32Q56 29 63 31V21.5Q56 19.5 50 23Z" />
  <path class="m-line" d="M50 23V32" />
  <path class="m-hair" d="M40 24.3Q44 23.4 47.5 25M40 27.3Q44 26.4 47.5 28M60 24.3Q56 23.4 52.5 25M60 27.3Q56 26.4 52.5 28" />
`;

export const scriptum = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="32" ry="3.2" />
  <path class="m-lime" d="M20 69V36Q22 16 50 7Q78 16 80 36V69Z" />
  <path class="m-daub" d="M26 69V37Q28 22 50 14Q72 22 74 37V69Z" />
  <path class="m-glass" d=${lancet(37, 43, 8, 18) + lancet(48, 43, 8, 22)} />
  <path class="m-hair" d="M37 27V43M33 35H41M48 23V43M44 33H52" />
  <path class="m-oak" d="M37 69L40 53H66L70 69H63L61.5 61H46L44.5 69Z" />
  <path class="m-oak0" d="M30 57L68 46L73 50.5L34 62Z" />
  <path class="m-white" d="M34 54.5Q42 49 49.5 51Q56 45.5 65 45.7L68.5 49Q60 49 53 53.5Q45 53 38.5 58Z" />
  <path class="m-hair" d="M49.5 51L53 53.5M41 54.3Q44 52.7 47 53M54.5 50Q58.5 47.8 62.5 47.7" />
  <path class="m-white" d="M55.5 49Q57 36 68 22Q76 15 78.5 13Q79 26 71 35Q66 38 60 41.5Q57 45 55.5 49Z" />
  <path class="m-line" d="M55.5 49Q62 34 76 17" />
  <path class="m-iron" d="M68 45.5V41.5H66.5V39H74.5V41.5H73V47Z" />
`;

export const abbotsHouse = svg`
  <ellipse class="m-shade" cx="50" cy="68.5" rx="34" ry="3.2" />
  <path class="m-lime2" d="M24 8H31V30H24ZM69 8H76V30H69Z" />
  <path class="m-rose2" d="M22.5 6H32.5V10H22.5ZM67.5 6H77.5V10H67.5Z" />
  <path class="m-lime" d="M19 40H81V69H19Z" />
  <path class="m-rose" d="M14 41L25 19H75L86 41Z" />
  <path class="m-hair" d="M21.5 26H78.5M18 33.5H82" />
  <path class="m-shade" d="M19 41H81V43.5H19Z" />
  <path class="m-glass" d=${block(22.5, 47, 8.5, 13) + block(69, 47, 8.5, 13)} />
  <path class="m-hair" d="M26.7 47V60M22.5 53H31M73.3 47V60M69 53H77.5" />
  <path class="m-lime" d="M34 69V32L50 12L66 32V69Z" />
  <path class="m-cast" d="M60 25L66 32V69H60ZM76.5 43H81V69H76.5Z" />
  <path class="m-rose2" d="M31 34.5L50 9L69 34.5L66 36L50 15L34 36Z" />
  <path class="m-white" d="M40.5 45L39.5 36Q41 29.5 45.5 25Q49 29 50 33Q51 29 54.5 25Q59 29.5 60.5 36L59.5 45Z" />
  <path class="m-gold" d="M40.2 41.5H59.8L59.5 45.5H40.5ZM48.6 32H51.4V41.5H48.6Z" />
  <path class="m-ruby" d=${disc(44.7, 36.5, 1.6) + disc(55.3, 36.5, 1.6)} />
  <path class="m-oak" d=${lancet(50, 69, 13, 19)} />
  <path class="m-line" d="M50 51V69" />
`;

/** Two brothers, and their words on scrolls: here alone they may talk. */
export const parlour = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="34" ry="3.2" />
  <path class="m-slate" d="M14 29L23 12H77L86 29Z" />
  <path class="m-hair" d="M20 20.5H80" />
  <path class="m-lime" d="M18 29H82V69H18Z" />
  <path class="m-shade" d="M18 29H82V31.5H18Z" />
  <path class="m-daub2" d="M23 69V50Q25 35 50 34Q75 35 77 50V69Z" />
  <path class="m-oak" d="M24 61H42V69H24ZM58 61H76V69H58Z" />
  <path class="m-ruby" d="M25 67V58Q26 51 32 50.5Q38 51 39 59L44 60V67Z" />
  <path class="m-azure" d="M75 67V58Q74 51 68 50.5Q62 51 61 59L56 60V67Z" />
  <circle class="m-skin" cx="33" cy="47" r="4.6" />
  <circle class="m-skin" cx="67" cy="47" r="4.6" />
  <path class="m-oak2" d="M28.5 48A4.6 4.6 0 0 1 35.5 43.2Q33.5 45.5 31 51Q28.5 50 28.5 48ZM71.5 48A4.6 4.6 0 0 0 64.5 43.2Q66.5 45.5 69 51Q71.5 50 71.5 48Z" />
  <path class="m-white" d="M37.8 48.5Q42 47 42.5 42.5Q43.5 36.5 49.5 37.5L49 44Q46.5 44 46.3 46.5Q45 51.5 38.5 52Z" />
  <path class="m-white" d="M62.2 49.5Q58.5 49 57.5 46Q56 42.5 51.5 44L52 49.5Q54 49 54.5 51Q56 54 61.5 53Z" />
`;

export const almonry = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="33" ry="3.2" />
  <path class="m-lime" d="M21 35H79V69H21Z" />
  <path class="m-rose" d="M14.5 36L50 9L85.5 36Z" />
  <path class="m-lime" d="M25 34L50 15L75 34Z" />
  <path class="m-gold" d="M50 18.5C44 22 43 30 46 32H54C57 30 56 22 50 18.5Z" />
  <path class="m-line" d="M46.5 22H53.5" />
  <path class="m-shade" d="M21 36H79V38.5H21Z" />
  <path class="m-dark" d="M27 56V50A23 15 0 0 1 73 50V56Z" />
  <path class="m-azure" d="M52 56Q53 46 60 45.5Q67 46 68 56Z" />
  <circle class="m-skin" cx="60" cy="43" r="4.6" />
  <path class="m-oak2" d="M55.4 42.5A4.6 4.6 0 0 1 64.6 42.5Q60 39.5 55.4 42.5Z" />
  <path class="m-oak0" d="M31 56Q31 49.5 37 49.5T43 56ZM40 56Q40 50.5 45.5 50.5T51 56ZM36 50.5Q36 45 41.5 45T47 50.5Z" />
  <path class="m-hair" d="M35 52L39 54M44 53L47.5 54.5M40 47.5L44 48.5" />
  <path class="m-lime2" d="M22.5 56H77.5V61H22.5Z" />
  <path class="m-lime3" d="M27 61H33V66H27ZM67 61H73V66H67Z" />
  <path class="m-gold" d=${disc(66, 59.5, 2.6) + disc(71, 58.6, 2.6)} />
`;

export const prisonCell = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="33" ry="3.2" />
  <path class="m-lime2" d="M22 69V26H19V12H28V18H36V12H45.5V18H54.5V12H64V18H72V12H81V26H78V69Z" />
  <path class="m-hair" d="M22 26H78M22 36H31M22 47H31M22 58H31M69 36H78M69 47H78M69 58H78M27 26V36M74 26V36M25 47V58M76 47V58M36 58V69M50 62V69M64 58V69" />
  <path class="m-cast" d="M72 26H78V69H72Z" />
  <path class="m-lime3" d=${arch(50, 62, 42, 36)} />
  <path class="m-dark" d=${arch(50, 60, 35, 31)} />
  <circle class="m-skin" cx="50" cy="47" r="6" />
  <path class="m-oak2" d="M44 46.5A6 6 0 0 1 56 46.5Q50 42 44 46.5Z" />
  <path class="m-daub2" d="M40.5 60Q41 53.5 50 53.5T59.5 60Z" />
  <path class="m-rod" d=${`${uprights(33, 60, [38, 44, 56, 62])}M50 29V60M33.5 42H66.5M33 53H67`} />
  <path class="m-lime" d="M29 60H71V65H29Z" />
`;

export const dormitory = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-lime" d="M17 34H83V69H17Z" />
  <path class="m-daub2" d="M21 36H79V66H21Z" />
  <path class="m-slate" d="M13 36L24 11H76L87 36Z" />
  <path class="m-hair" d="M20.5 19H79.5M17 28H83" />
  <path class="m-lime" d="M40 33V22L50 13L60 22V33Z" />
  <circle class="m-azure" cx="50" cy="25" r="6" />
  <path class="m-gold" d="M52 20.6A4.8 4.8 0 1 0 54.5 26.5A4 4 0 1 1 52 20.6Z" />
  <path class="m-shade" d="M17 36H83V39H17Z" />
  <path class="m-oak" d=${arch(30.5, 66, 16, 25) + arch(50, 66, 16, 25) + arch(69.5, 66, 16, 25)} />
  <path class="m-white" d=${block(24.5, 47, 12, 6) + block(44, 47, 12, 6) + block(63.5, 47, 12, 6)} />
  <path class="m-azure" d="M24 52.5H37L38.5 67H22.5Z" />
  <path class="m-ruby" d="M43.5 52.5H56.5L58 67H42Z" />
  <path class="m-leaf" d="M63 52.5H76L77.5 67H61.5Z" />
  <path class="m-chalk" d="M24 56H37M43.5 56H56.5M63 56H76" />
`;

export const warmingHouse = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="33" ry="3.2" />
  <path class="m-lime2" d="M45 8H55V24H45Z" />
  <path class="m-lime3" d="M43 7H57V11H43Z" />
  <path class="m-lime" d="M20 34H80V69H20Z" />
  <path class="m-slate" d="M14 36L28 17H72L86 36Z" />
  <path class="m-hair" d="M24 23H76M19 30H81" />
  <path class="m-shade" d="M20 36H80V38.5H20Z" />
  <path class="m-lime2" d="M36 36H64L73 47H27Z" />
  <path class="m-lime3" d="M25 47H75V51H25Z" />
  <path class="m-dark" d="M29 51H71V69H29Z" />
  <path class="m-lime2" d="M25 51H30V69H25ZM70 51H75V69H70Z" />
  <path class="m-fire" d="M37 67Q33 60 39 56Q39 60 42 60Q42 53 50 48Q49 54 54 56Q57 58 58 54Q66 60 62 67Z" />
  <path class="m-flame" d="M43 67Q41 62 45 60Q47 62 48 57Q53 60 53 62Q55 62 55.5 60Q59 64 56 67Z" />
  <path class="m-oak" d="M35 65L63 67.5L62.5 69H36ZM65 65L37 67.5L37.5 69H64Z" />
`;
