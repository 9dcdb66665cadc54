/** Where the monks labour with fire, wood and malt: Kitchen, Bakehouse, Brewhouse, Forge, Workshop. */
import { svg } from "lit-html";
import { arch, disc } from "../outline.ts";

export const kitchen = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="34" ry="3.2" />
  <path class="m-lime" d="M43 7H57V20H43Z" />
  <path class="m-dark" d=${arch(46.8, 19, 4, 8) + arch(53.2, 19, 4, 8)} />
  <path class="m-rose2" d="M40.5 8.5L50 2L59.5 8.5Z" />
  <path class="m-lime" d="M20 39H80V69H20Z" />
  <path class="m-rose" d="M15 40L41 19H59L85 40Z" />
  <path class="m-cast" d="M59 19L85 40H65Z" />
  <path class="m-hair" d="M33.5 25.5H66.5M25 33H75M41 19L35 40M59 19L65 40" />
  <path class="m-shade" d="M20 40H80V42.5H20Z" />
  <path class="m-lime3" d=${arch(50, 69, 46, 27)} />
  <path class="m-dark" d=${arch(50, 69, 40, 24)} />
  <path class="m-fire" d="M37 68Q34 62 40 60Q41 62 43 62H57Q59 62 60 60Q66 62 63 68Z" />
  <path class="m-flame" d="M42 68Q42 64.5 46 64Q50 66 54 64Q58 64.5 58 68Z" />
  <path class="m-rod" d="M50 45V51M41 53Q50 46 59 53" />
  <path class="m-iron" d="M38.5 52H61.5V54.5H60Q61 64 50 64.5Q39 64 40 54.5H38.5Z" />
  <path class="m-oak0" d="M25 52Q22.5 52 22.5 55.5T25 61T27.5 55.5T25 52ZM75 52Q72.5 52 72.5 55.5T75 61T77.5 55.5T75 52Z" />
  <path class="m-line" d="M25 44V52M75 44V52" />
`;

export const bakehouse = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-rose2" d="M27 11H39V36H27Z" />
  <path class="m-lime2" d="M25 9H41V13H25Z" />
  <path class="m-rose" d="M17 69V50Q18 25 42 24Q66 25 67 50V69Z" />
  <path class="m-cast" d="M54 27Q66 33 67 50V69H59V50Q60 34 54 27Z" />
  <path class="m-hair" d="M18 46H66M20 37H64M27 29H57M30 29V37M42 24V29M54 29V37M24 37V46M60 37V46M21 46V56M63 46V56M18 56H24M60 56H66" />
  <path class="m-lime" d=${arch(42, 64, 34, 27)} />
  <path class="m-dark" d=${arch(42, 64, 26, 22)} />
  <path class="m-fire" d="M32 64Q29 56 36 52Q36 56 39 55Q40 49 46 47Q45 52 49 54Q54 58 51 64Z" />
  <path class="m-flame" d="M37 64Q36 59 40 58Q42 60 44 55Q48 59 46.5 64Z" />
  <path class="m-lime2" d="M22 63H62V69H22Z" />
  <path class="m-oak" d="M65 60H85V63.5H82V70H79V63.5H71V70H68V63.5H65Z" />
  <path class="m-oak0" d="M66 60Q66 53.5 71 53.5T76 60ZM75 60Q75 53.5 80 53.5T85 60ZM70.5 54Q70.5 47.5 75.5 47.5T80.5 54Z" />
  <path class="m-hair" d="M69 56L72.5 58M78 56L81.5 58M73.5 50L77 52" />
  <path class="m-beam" d="M83.5 52L72 20" />
  <path class="m-oak0" d="M72.5 22Q66 19 68 13Q74 10 76.5 15Q77 19 74.5 22.5Z" />
`;

export const brewhouse = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-lime2" d="M59 10H67V28H59Z" />
  <path class="m-daub" d="M18 36H74V69H18Z" />
  <path class="m-thatch" d="M13 38L26 13H66L79 38Z" />
  <path class="m-hair" d="M22 21L20 31M29 16L25 33M37 15L35 34M46 15V34M55 15L57 34M63 16L67 33" />
  <path class="m-beam" d="M19 39H73M19 39V68M32 39V68M19 54H32M19 66L32 55" />
  <path class="m-shade" d="M18 38H74V41H18Z" />
  <circle class="m-oak0" cx="48" cy="58.5" r="10.5" />
  <circle class="m-oak0" cx="70" cy="58.5" r="10.5" />
  <circle class="m-oak0" cx="59" cy="40" r="10.5" />
  <path class="m-rod" d=${disc(48, 58.5, 10.5) + disc(70, 58.5, 10.5) + disc(59, 40, 10.5)} />
  <path class="m-hair" d="M43 50V67M48 48V69M53 50V67M65 50V67M70 48V69M75 50V67M54 32V48M59 30V50M64 32V48" />
  <path class="m-oak2" d=${disc(48, 62, 2) + disc(70, 62, 2) + disc(59, 43.5, 2)} />
  <path class="m-oak0" d="M21 56H32V68H21Z" />
  <path class="m-white" d="M20 57Q18.5 52 23 52.5Q24 49.5 27 51Q31 49.5 31.5 52.5Q35 53.5 33 57Z" />
  <path class="m-thick" d="M32 59H36V65H32" />
`;

export const forge = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-lime2" d="M22 8H34V30H22Z" />
  <path class="m-lime3" d="M20 7H36V11H20Z" />
  <path class="m-oak2" d="M19 32H81V69H19Z" />
  <path class="m-lime2" d="M19 46H46V69H19Z" />
  <path class="m-dark" d=${arch(32, 61, 20, 14)} />
  <path class="m-fire" d="M24 61Q22 53 28 50Q28 54 31 53Q32 47 36 45Q36 51 40 54Q42 58 40 61Z" />
  <path class="m-flame" d="M29 61Q28 57 31 56Q33 57 34 53Q38 57 36 61Z" />
  <path class="m-rose" d="M13 34L24 16H76L87 34Z" />
  <path class="m-hair" d="M21 21.5H79.5M17 28H83" />
  <path class="m-oak0" d="M76 34H80V69H76Z" />
  <path class="m-oak" d="M53 60H71V69H53Z" />
  <path class="m-iron" d="M40 46H78V51Q70 51 68 54L69 57Q71 58 72 61H51Q52 58 55 57L56 54Q52 51 46 51Q42 50 40 46Z" />
  <path class="m-fire" d="M55 43.5H70V46H55Z" />
  <path class="m-beam" d="M62 40L74 33" />
  <path class="m-steel" d="M55.5 37.5L60 34.5L65 42L60.5 45Z" />
  <path class="m-flame" d="M51 41l1.5-2.5 1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1ZM47 36l1-1.8.8 1.8 1.8.8-1.8.7-.8 1.8-.8-1.8-1.8-.7Z" />
`;

export const workshop = svg`
  <ellipse class="m-shade" cx="50" cy="69" rx="35" ry="3.2" />
  <path class="m-daub" d="M19 32H81V69H19Z" />
  <path class="m-oak" d="M13 34L23 12H77L87 34Z" />
  <path class="m-hair" d="M20 19H80M16.5 27H83.5M30 12V19M45 12V19M60 12V19M24 19V27M38 19V27M53 19V27M68 19V27M30 27V34M46 27V34M62 27V34" />
  <path class="m-oak2" d="M17 34H22V69H17ZM78 34H83V69H78Z" />
  <path class="m-shade" d="M22 34H78V37H22Z" />
  <path class="m-steel" d="M27 38L66 44.5L64.5 47.5L62 47L60.5 49L58 46.4L56 48.3L53.5 45.8L51.5 47.6L49 45L47 46.9L44.5 44.3L42.5 46.2L40 43.6L38 45.5L35.5 42.9L33.5 44.8L31 42.2L26 43Z" />
  <path class="m-oak0" d="M65 40.5Q74 38 75.5 43T72 51Q66 52 64 48.5ZM69 44Q68 47 70 47.5T72.5 45Q72.5 42.5 69 44Z" />
  <path class="m-oak" d="M22 55H78V60H22Z" />
  <path class="m-oak2" d="M26 60H32V69H26ZM68 60H74V69H68Z" />
  <path class="m-oak0" d="M27 55V51.5H50V55Z" />
  <path class="m-beam" d="M58 55L67 53" />
  <path class="m-iron" d="M53.5 49H60V55.5H53.5Z" />
  <path class="m-oak0" d="M36 69V65.5H64V69ZM39 65.5V62.5H60V65.5Z" />
`;
