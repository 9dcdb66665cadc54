/** What lies in the rooms: dice, the pile of the Parlor, the Crypta cards. */
import { nothing, type SVGTemplateResult, svg } from "lit-html";
import type { View } from "../../generated/mystery_abbey.ts";
import { LIES } from "../art/plan.ts";
import { die, pile } from "../art/tokens.ts";

const at = (room: string, drawn: unknown): SVGTemplateResult | typeof nothing => {
  const place = (LIES as Readonly<Record<string, { readonly x: number; readonly y: number }>>)[
    room
  ];
  return place === undefined
    ? nothing
    : svg`<g class="a-thing" transform="translate(${place.x} ${place.y})" aria-hidden="true">${drawn}</g>`;
};

const CONFESSIONALS = ["confessional-inner", "confessional-outer"] as const;

export function things({ dice, seats, pile: many }: View): SVGTemplateResult {
  return svg`${CONFESSIONALS.map((room, n) => {
    const colour = seats[dice[n] ?? 0]?.colour;
    return colour === undefined ? nothing : at(room, die(colour));
  })}
  ${at("parlor", svg`<g transform="translate(-24 -34) scale(.75)">${pile(many)}</g>`)}`;
}
