/** Where the monks pray and prepare for it: Chapel, Chapter House, Cloisters, Sacristy, Vestry. */
import { svg } from "lit-html";
import { arch, block, disc, lancet } from "../outline.ts";

export const chapel = svg`
  <ellipse class="m-shade" cx="52" cy="68" rx="34" ry="3.4" />
  <path class="m-lime2" d="M46 68V42H82V68Z" />
  <path class="m-slate" d="M33 20H70L84 42H46Z" />
  <path class="m-hair" d="M37 27H74M41 34H79" />
  <path class="m-lime3" d="M51 68V50l2-2 2 2v18ZM62.5 68V50l2-2 2 2v18ZM74 68V50l2-2 2 2v18Z" />
  <path class="m-glass" d=${lancet(58.8, 63, 5, 14) + lancet(70.2, 63, 5, 14)} />
  <path class="m-lime" d="M19 68V42L33 19L47 42V68Z" />
  <path class="m-lime2" d="M17.5 43L33 17.5L48.5 43L46 44.5L33 23.5L20 44.5Z" />
  <path class="m-cast" d="M41 36L47 46V68H41Z" />
  <circle class="m-glass" cx="33" cy="41" r="6" />
  <path class="m-hair" d="M33 35V47M27 41H39M28.8 36.8L37.2 45.2M37.2 36.8L28.8 45.2" />
  <circle class="m-ruby" cx="33" cy="41" r="2" />
  <path class="m-lime2" d=${lancet(33, 68, 14, 18)} />
  <path class="m-oak" d=${lancet(33, 68, 10, 14.5)} />
  <path class="m-hair" d="M33 54V68" />
  <path class="m-lime" d=${block(28.5, 10, 9, 12)} />
  <path class="m-dark" d=${arch(33, 21, 5.6, 8.5)} />
  <path class="m-gold" d="M30.8 19.5Q31.2 15 33 15T35.2 19.5Z" />
  <path class="m-slate" d="M26.5 10.5L33 4L39.5 10.5Z" />
  <path class="m-line" d="M33 3.5V-.5M31.2 1.2H34.8" />
`;

export const chapterHouse = svg`
  <ellipse class="m-shade" cx="50" cy="68" rx="33" ry="3.4" />
  <path class="m-lime" d="M20 38H36V68H20Z" />
  <path class="m-lime" d="M36 38H64V68H36Z" />
  <path class="m-lime2" d="M64 38H80V68H64Z" />
  <path class="m-glass" d=${lancet(28, 62, 7.5, 19) + lancet(72, 62, 7.5, 19)} />
  <path class="m-hair" d="M28 44V62M72 44V62" />
  <path class="m-lime2" d=${lancet(50, 68, 22, 27)} />
  <path class="m-dark" d=${lancet(50, 68, 17, 23)} />
  <path class="m-oak" d="M41.5 68V59Q42 51 46 48V68ZM58.5 68V59Q58 51 54 48V68Z" />
  <path class="m-slate0" d="M16 38L50 7L34.5 40Z" />
  <path class="m-slate" d="M34.5 40L50 7L65.5 40Z" />
  <path class="m-slate2" d="M65.5 40L50 7L84 38Z" />
  <path class="m-hair" d="M27 28L39.8 29H60.2L73 28M36 20L44.7 19H55.3L64 20" />
  <circle class="m-gold" cx="50" cy="6" r="2.4" />
  <path class="m-line" d="M50 3.6V0M48.2 1.5H51.8" />
  <path class="m-lime3" d="M18 66H37V70H18ZM63 66H82V70H63Z" />
`;

/** The cloisters are seen from above: four roofed walks about a garth with its well. */
export const cloisters = svg`
  <path class="m-shade" d="M20 12H86V74H20Z" />
  <path class="m-slate0" d="M16 8H84L71 21H29Z" />
  <path class="m-slate" d="M16 8L29 21V59L16 72Z" />
  <path class="m-slate2" d="M84 8V72L71 59V21Z" />
  <path class="m-slate" d="M16 72L29 59H71L84 72Z" />
  <path class="m-hair" d="M20.3 12.3H79.7V67.7H20.3ZM24.7 16.7H75.3V63.3H24.7Z" />
  <path class="m-leaf0" d="M29 21H71V59H29Z" />
  <path class="m-lime" d="M29 21H71V30H29Z" />
  <path class="m-dark" d=${[33, 39.8, 46.6, 53.4, 60.2, 67].map((x) => arch(x, 30, 5, 7)).join("")} />
  <path class="m-gravel" d="M47 30H53V41H71V48H53V59H47V48H29V41H47Z" />
  <circle class="m-lime" cx="50" cy="44.5" r="7.5" />
  <circle class="m-water" cx="50" cy="44.5" r="4.6" />
  <path class="m-leaf2" d=${disc(38, 35.7, 3.6) + disc(62, 35.7, 3.6) + disc(38, 53.3, 3.6) + disc(62, 53.3, 3.6)} />
`;

export const sacristy = svg`
  <ellipse class="m-shade" cx="50" cy="68.5" rx="31" ry="3.2" />
  <path class="m-lime" d="M20 69V38A30 28 0 0 1 80 38V69Z" />
  <path class="m-lime2" d="M25 69V39A25 23.5 0 0 1 75 39V69Z" />
  <path class="m-azure" d="M28 69V40A22 21 0 0 1 72 40V69Z" />
  <path class="m-hair" d="M22 30L29 34M31 17L36 24M50 10V16.5M69 17L64 24M78 30L71 34" />
  <path class="m-white" d="M32 57V42.5h5V57ZM63 57V42.5h5V57Z" />
  <path class="m-flame" d="M34.5 42Q31.5 38 34.5 33Q37.5 38 34.5 42ZM65.5 42Q62.5 38 65.5 33Q68.5 38 65.5 42Z" />
  <path class="m-gold" d="M39.5 27H60.5Q60.5 42 52 44V49Q57.5 51 58.5 57H41.5Q42.5 51 48 49V44Q39.5 42 39.5 27Z" />
  <ellipse class="m-gold2" cx="50" cy="27" rx="10.5" ry="2.6" />
  <ellipse class="m-ruby" cx="50" cy="46.5" rx="3.8" ry="2.4" />
  <path class="m-hair" d="M43 32Q44 39 48 41" />
  <path class="m-white" d="M27 56H73V62Q70 65 66.2 62Q62 65 58 62Q54 65 50 62Q46 65 42 62Q38 65 33.8 62Q30 65 27 62Z" />
  <path class="m-ruby" d="M29 64.5V69H71V64.5Q68 66 66 63.5Q62 66.5 58 63.5Q54 66.5 50 63.5Q46 66.5 42 63.5Q38 66.5 34 63.5Q32 66 29 64.5Z" />
`;

export const vestry = svg`
  <ellipse class="m-shade" cx="50" cy="68.5" rx="33" ry="3.2" />
  <path class="m-oak2" d="M28 14H72V69H28Z" />
  <path class="m-daub2" d="M31 18H69V66H31Z" />
  <path class="m-oak" d="M28 14L17 19V66L28 69ZM72 14L83 19V66L72 69Z" />
  <path class="m-hair" d="M25.5 20L20 22.5V40L25.5 40ZM25.5 45L20 45V62L25.5 64ZM74.5 20L80 22.5V40L74.5 40ZM74.5 45L80 45V62L74.5 64Z" />
  <path class="m-oak" d="M25 9H75L77 15H23Z" />
  <path class="m-rod" d="M31 23H69" />
  <path class="m-line" d="M50 23V26" />
  <path class="m-ruby" d="M45 26.5H55L65 34L68 57Q60 64 50 65.5Q40 64 32 57L35 34Z" />
  <path class="m-white" d="M44.5 28Q50 34 55.5 28L53.5 26.3H46.5Z" />
  <path class="m-gold" d="M47.5 31H52.5V41.5L62.3 32.2L65 34.5L65.5 38L52.5 48V65.3H47.5V48L34.5 38L35 34.5L37.7 32.2L47.5 41.5Z" />
  <circle class="m-ruby" cx="50" cy="45" r="2" />
`;
