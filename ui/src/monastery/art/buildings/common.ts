/** What serves study and toil alike: Garderobes, Infirmary, Refectory. */
import { svg } from "lit-html";
import { arch, disc } from "../outline.ts";

export const garderobes = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="34" ry="3.2" />
  <path class="m-water" d="M16 63Q22 60 28 63T40 63T52 63T64 63T76 63T84 62V73H16Z" />
  <path class="m-lime2" d="M26 46H74V66H26Z" />
  <path class="m-dark" d=${arch(33, 66, 7, 14) + arch(50, 66, 7, 14) + arch(67, 66, 7, 14)} />
  <path class="m-lime" d="M19 22H81V47H77L74 51H70L67 47H58L55 51H45L42 47H33L30 51H26L23 47H19Z" />
  <path class="m-slate" d="M14 24L24 10H76L86 24Z" />
  <path class="m-hair" d="M20 17H80" />
  <path class="m-shade" d="M19 24H81V26H19Z" />
  <path class="m-oak" d=${arch(31, 46, 13.5, 20) + arch(50, 46, 13.5, 20) + arch(69, 46, 13.5, 20)} />
  <path class="m-flame m-n" d=${[31, 50, 69].map((x) => `M${x + 0.8} 29.7A3.3 3.3 0 1 0 ${x + 2.8} 33.6A2.8 2.8 0 1 1 ${x + 0.8} 29.7Z`).join("")} />
  <path class="m-iron m-n" d=${disc(35, 39.5, 1.1) + disc(54, 39.5, 1.1) + disc(73, 39.5, 1.1)} />
  <path class="m-chalk" d="M20 68Q23 66 26 68T32 68M42 70Q45 68 48 70T54 70M64 69Q67 67 70 69T76 69" />
`;

export const infirmary = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-lime" d="M18 34H82V69H18Z" />
  <path class="m-slate" d="M13 36L50 7L87 36Z" />
  <path class="m-daub" d="M22 67V34L50 13L78 34V67Z" />
  <path class="m-beam" d="M22 34H78" />
  <path class="m-leaf" d="M30 35L26 44Q30 46 34 44ZM41 35L37 42Q41 44 45 42Z" />
  <path class="m-glass" d=${disc(50, 25, 5)} />
  <path class="m-hair" d="M50 20V30M45 25H55" />
  <path class="m-oak" d="M62 42H77V44.5H62Z" />
  <path class="m-water0" d="M68 33V30H72V33Q76 35 75 39Q73 42 70 42T65 39Q64 35 68 33Z" />
  <path class="m-gold" d="M65.3 38H74.7Q74 41.5 70 41.5T65.3 38Z" />
  <path class="m-oak" d="M23 47H27V69H23ZM74 53H78V69H74Z" />
  <path class="m-oak0" d="M27 61H74V66H27Z" />
  <path class="m-white" d="M27 61V56Q27 52.5 31 52.5H42L44 61Z" />
  <circle class="m-skin" cx="36.5" cy="51" r="5" />
  <path class="m-oak2" d="M31.6 50A5 5 0 0 1 38 46.2Q35 49 33.5 54.8Q31.5 53 31.6 50Z" />
  <path class="m-ruby" d="M41 61Q41 52 49 52Q60 54.5 66 53.5Q74 53 74 61Z" />
  <path class="m-chalk" d="M46 53.5Q44.5 57 44.8 60.5" />
`;

export const refectory = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="36" ry="3.2" />
  <path class="m-daub" d="M18 30H82V69H18Z" />
  <path class="m-rose" d="M12 31L22 10H78L88 31Z" />
  <path class="m-hair" d="M19 17H81M15.5 24.5H84.5" />
  <path class="m-shade" d="M18 31H82V34H18Z" />
  <path class="m-glass" d=${arch(30, 48, 9, 13) + arch(50, 48, 9, 13) + arch(70, 48, 9, 13)} />
  <path class="m-hair" d="M30 35V48M50 35V48M70 35V48M25.5 42H34.5M45.5 42H54.5M65.5 42H74.5" />
  <path class="m-oak2" d="M18 30H22V69H18ZM78 30H82V69H78Z" />
  <path class="m-oak" d="M24 60H30V70H24ZM70 60H76V70H70Z" />
  <path class="m-white" d="M17 54H83L84 63Q80 66 76 63Q72 66 67 63Q62 66 58 63Q54 66 50 63Q46 66 42 63Q38 66 33 63Q28 66 24 63Q20 66 16 63Z" />
  <path class="m-oak0" d="M22 55Q22 49.5 28 49.5T34 55Z" />
  <path class="m-hair" d="M25 52.5L30 53.5" />
  <path class="m-water0" d="M38 54.5Q43 47.5 51 52L56 49.5V57L51 54.8Q44 57.5 38 54.5Z" />
  <circle class="m-black m-n" cx="42.5" cy="53" r=".8" />
  <path class="m-oak" d="M61 55V47.5Q61 45 63 44.5H67Q69 45 69 47.5V55Z" />
  <path class="m-line" d="M69 47.5Q72.5 48 71.5 51T69 53M62 46.5H68" />
  <path class="m-ruby" d="M73 50H81Q81 55 77 55T73 50Z" />
`;
