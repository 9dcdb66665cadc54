/** The three features, which nobody enters: Beehive, Carp Pond, Dovecote. */
import { svg } from "lit-html";
import { arch } from "../outline.ts";

const bee = (x: number, y: number) => svg`
  <path class="m-white" d="M${x} ${y - 1}q-2.5-5 1-4.5t1 4.5q2-4.5 4-2.5t-3 3.5Z" />
  <ellipse class="m-gold" cx=${x + 1} cy=${y + 1} rx="4" ry="2.6" />
  <path class="m-line" d="M${x} ${y - 1.3}v4.6m2.2-4.6v4.6" />
`;

export const beehive = svg`
  <ellipse class="m-shade" cx="48" cy="76" rx="32" ry="4" />
  <path class="m-oak2" d="M22 70H28V79H22ZM66 70H72V79H66Z" />
  <path class="m-oak" d="M16 66H78V71H16Z" />
  <path class="m-thatch" d="M22 66Q18 24 47 21Q76 24 72 66Z" />
  <path class="m-line" d="M24 58Q47 64 70 58M22.5 50Q47 56 71.5 50M23.5 42Q47 48 70.5 42M27 34Q47 40 67 34M33.5 27Q47 32 60.5 27" />
  <path class="m-thatch2" d="M42 22Q42 14 47 14T52 22Q47 24 42 22Z" />
  <path class="m-dark" d=${arch(47, 66, 14, 13)} />
  ${bee(76, 34)} ${bee(84, 52)} ${bee(15, 42)}
`;

export const carpPond = svg`
  <path class="m-leaf2" d="M10 54Q6 32 28 24Q52 12 74 24Q94 36 90 58Q86 80 56 82Q16 84 10 54Z" />
  <path class="m-water" d="M15 54Q12 36 30 29Q52 18 71 28Q88 38 85 57Q81 75 55 77Q20 78 15 54Z" />
  <path class="m-chalk" d="M24 40Q28 38 32 40T40 40M60 34Q64 32 68 34T76 34M30 70Q34 68 38 70T46 70M68 68Q71 66 74 68T80 67" />
  <path class="m-fire" d="M24 55Q36 40 55 50Q59 53 62 54L74 45Q71 54 74 63L62 58Q48 70 33 62Q27 59 24 55Z" />
  <path class="m-flame" d="M41 47.5Q48 38 55 45L54 50Q48 47 41 47.5ZM44 63.5Q48 70 54 66L53 61Q48 64 44 63.5Z" />
  <path class="m-line" d="M34 49Q38 55 34 61.5M43 52q3 3 0 6M49 52q3 3 0 6M55 53q2.5 2.5 0 4.5" />
  <circle class="m-white" cx="30" cy="53" r="2" />
  <circle class="m-black m-n" cx="29.7" cy="53" r="1" />
  <path class="m-line" d="M79 30V14M84 33V18M75 28V19" />
  <path class="m-oak" d="M77.5 14h3v8h-3ZM82.5 17h3v8h-3Z" />
  <path class="m-leaf0" d="M20 62Q24 58 29 61L25 64.5L29 67Q22 69 20 62Z" />
`;

const dove = (x: number, y: number, flip: 1 | -1) => svg`
  <path class="m-white" transform="translate(${x} ${y}) scale(${flip} 1)" d="M-8 1Q-3 4 2 3Q6 2 6-2L9-3L6-5Q3-7 1-3Q-1-9-6-9Q-5-4-3-1Z" />
`;

export const dovecote = svg`
  <ellipse class="m-shade" cx="50" cy="79" rx="28" ry="4" />
  <path class="m-lime" d="M28 79V37H72V79Q50 84 28 79Z" />
  <path class="m-lime2 m-n" d="M60 37.5H71.5V79Q66 80.5 60 81Z" />
  <path class="m-dark" d=${[35.5, 45.2, 54.8, 64.5].flatMap((x) => [arch(x, 49, 5.4, 7), arch(x, 60, 5.4, 7)]).join("")} />
  <path class="m-lime3" d="M27 49.5H73V52H27ZM27 60.5H73V63H27Z" />
  <path class="m-oak" d=${arch(50, 80.5, 11, 15)} />
  <path class="m-rose" d="M21 39L46 16H54L79 39Q50 45 21 39Z" />
  <path class="m-hair" d="M37.5 24Q50 27 62.5 24M30 31.5Q50 36 70 31.5" />
  <path class="m-lime" d="M45 16V8H55V16Z" />
  <path class="m-rose2" d="M42 8.5L50 2L58 8.5Z" />
  <path class="m-dark" d=${arch(50, 16, 5, 6)} />
  ${dove(86, 34, -1)} ${dove(39, 47.5, 1)} ${dove(83, 66, -1)}
`;
