/** What lives by the land: Farm, Barn, Stables, Mill. */
import { svg } from "lit-html";
import { block } from "../outline.ts";

export const farm = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-thatch" d="M54 68Q54 38 68 29Q83 38 84 68Z" />
  <path class="m-hair" d="M68 31V66M62 36Q59 50 59 66M74 36Q78 50 78 66M56 52H82" />
  <path class="m-daub" d="M19 40H57V68H19Z" />
  <path class="m-beam" d="M20 42V67M56 42V67M20 54H34M47 54H56M20 66L33 55" />
  <path class="m-oak" d="M35 50H46V68H35Z" />
  <path class="m-glass" d=${block(23, 44, 8, 7)} />
  <path class="m-thatch2" d="M14 43Q18 22 30 16H48Q58 20 62 43Q54 40 50 43Q44 40 38 43Q32 40 26 43Q20 40 14 43Z" />
  <path class="m-hair" d="M27 21L22 38M34 19L31 38M41 19V38M48 21L51 38" />
  <path class="m-ruby" d="M34 15Q31 8 37 9.5L39 4Q42 3 42.5 6L46 7.5L43 9Q45 13 41 15.5Z" />
  <path class="m-pig" d="M50 61Q50 54 59 54H70Q73 52 74 54.5L77.5 58L75 62.5Q74 65 71 65V69H68V65H58V69H55V65Q50 65 50 61Z" />
  <path class="m-line" d="M50 58Q46 57 48 54.5Q50 54 49 57" />
  <circle class="m-black m-n" cx="73" cy="58" r=".9" />
  <path class="m-hair" d="M69 55.5L70 59.5" />
`;

export const barn = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="36" ry="3.2" />
  <path class="m-oak0" d="M21 40L50 13L79 40V69H21Z" />
  <path class="m-hair" d="M27 36V69M33 30V44M67 30V44M73 36V69M39 25V40M61 25V40" />
  <path class="m-cast" d="M70 34L79 42V69H70Z" />
  <path class="m-rose" d="M13 42L50 6L87 42L83 46.5L50 15L17 46.5Z" />
  <path class="m-dark" d="M43 38V29Q50 22 57 29V38Z" />
  <path class="m-thatch" d="M42 38Q42 31 46 33Q50 27 54 33Q58 31 58 38L59 42L55 39L52 42L49 39L46 42L44 39L41 41Z" />
  <path class="m-oak2" d="M32 44H68V69H32Z" />
  <path class="m-oak" d="M34.5 46.5H49V69H34.5ZM51 46.5H65.5V69H51Z" />
  <path class="m-chalk" d="M34.5 46.5L49 69M49 46.5L34.5 69M51 46.5L65.5 69M65.5 46.5L51 69" />
  <path class="m-lime2" d="M17 69V50L21 45H25V69ZM83 69V50L79 45H75V69Z" />
`;

export const stables = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="36" ry="3.2" />
  <path class="m-oak0" d="M18 34H82V69H18Z" />
  <path class="m-hair" d="M24 36V69M54 36V69M60 36V69M66 36V69M72 36V69M78 36V69" />
  <path class="m-thatch" d="M12 38Q20 20 25 11H75Q80 20 88 38Q82 35 77 38Q70 35 63 38Q56 35 50 38Q43 35 37 38Q30 35 23 38Q18 35 12 38Z" />
  <path class="m-hair" d="M29 14L22 33M38 14L34 33M46 14L44 33M54 14L56 33M62 14L66 33M71 14L78 33" />
  <path class="m-shade" d="M18 37H82V40.5H18Z" />
  <path class="m-dark" d="M24 41H55V69H24Z" />
  <path class="m-oak" d="M33 60Q33 48 38 43L37.5 37L42 40Q48 40 51 45L59 54Q60.5 58 57 59.5Q53 61 51 57.5Q48 56.5 46 55Q47 60 47.5 62Z" />
  <path class="m-black" d="M37.5 38.5Q31 45 30.5 60L34.5 60Q34.5 49 39.5 42.5Z" />
  <circle class="m-white m-n" cx="46.5" cy="46.5" r="1.5" />
  <circle class="m-black m-n" cx="46.8" cy="46.5" r=".9" />
  <path class="m-line" d="M50 45L46 55M57.5 57.5L55 58" />
  <path class="m-oak0" d="M23 59H56V69H23Z" />
  <path class="m-line" d="M25 60.5L54 68M54 60.5L25 68" />
  <path class="m-rod" d="M66 59Q62 48 70 46.5Q78 48 74 59" />
`;

export const mill = svg`
  <ellipse class="m-shade" cx="46" cy="69" rx="30" ry="3.2" />
  <path class="m-water" d="M46 66Q52 63 58 66T70 66T82 66T95 65V77H50Q44 74 46 66Z" />
  <path class="m-lime" d="M18 38H56V69H18Z" />
  <path class="m-cast" d="M49 38H56V69H49Z" />
  <path class="m-rose" d="M13 40L37 10L61 40Z" />
  <path class="m-daub" d="M23 38L37 19L51 38Z" />
  <path class="m-beam" d="M25 37H49M37 21V37M31 37L37 29L43 37" />
  <path class="m-oak" d="M23 69V54A5.5 5.5 0 0 1 34 54V69Z" />
  <path class="m-glass" d=${block(38, 46, 7, 8)} />
  <circle class="m-oak2" cx="64" cy="48" r="20" />
  <circle class="m-flag" cx="64" cy="48" r="15.5" />
  <path class="m-beam" d="M64 28V68M44 48H84M49.9 33.9L78.1 62.1M78.1 33.9L49.9 62.1" />
  <path class="m-line" d="M64 28V32.5M84 48H79.5M78.1 33.9L75 37M49.9 33.9L53 37M44 48H48.5M71.7 29.5L70 33.7M82.5 40.3L78.3 42M82.5 55.7L78.3 54M56.3 29.5L58 33.7M45.5 40.3L49.7 42M45.5 55.7L49.7 54" />
  <circle class="m-gold2" cx="64" cy="48" r="3.4" />
  <path class="m-water" d="M46 69Q47 63 53 66T64 66T76 66T87 66T95 66V77H52Q45 76 46 69Z" />
  <path class="m-chalk" d="M53 71Q56 69 59 71T65 71M72 73Q75 71 78 73T84 73" />
`;
