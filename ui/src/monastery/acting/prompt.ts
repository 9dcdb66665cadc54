/** The one line on top: who, what, what next. */

import type { Phase } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import { seen } from "../../shared/known.ts";
import type { Prompt } from "../../table/game/index.ts";
import { HOURS } from "../box.ts";
import { type Choice, type Model, mine, seatToAct, situationOf } from "../kind.ts";
import { sameCell } from "../spots.ts";
import { tileName } from "../telling/sentences.ts";
import { word } from "../words.ts";
import type { Offers } from "./offers.ts";
import { givenUp } from "./taps.ts";

type Ghost = Extract<Choice, { kind: "ghost" }>;

const seatOf = (phase: Phase): Seat | undefined => ("seat" in phase ? phase.seat : undefined);

/** How many blessings it brings to lay this tile like this. */
function blessingsOf({ offers, gains }: Model, { tile, at, turn }: Ghost): number {
  const place = offers.places.find(
    (one) => one.tile === tile && sameCell(one.at, at) && one.turn === turn,
  );
  return place === undefined ? 0 : (gains.get(JSON.stringify({ place }))?.blessings ?? 0);
}

function placing(model: Model, phase: Extract<Phase, { part: "placing" }>): string {
  const { offers, choice } = model;
  const steps = phase.allowance;
  if (choice.kind === "tile") return word("ask-place-where", { tile: tileName(choice.tile) });
  if (choice.kind === "ghost") {
    const how = word(choice.turns.length > 1 ? "ask-place-so" : "ask-place-here");
    const brought = blessingsOf(model, choice);
    return brought === 0 ? how : `${word("ask-place-brings", { many: brought })} ${how}`;
  }
  if (choice.kind === "gap") return word("ask-place-what");
  if (choice.kind === "monk" || choice.kind === "reach") return word("ask-walk-where", { steps });
  if (choice.kind === "encourage") return word("ask-encourage");
  const lost = choice.kind === "end" ? givenUp(situationOf(model)) : undefined;
  if (lost !== undefined) return word(`ask-end-${lost}`, { steps });
  if (phase.encouraging) return word("ask-encouraging");
  if (offers.places.length > 0)
    return offers.walks.length > 0 ? word("ask-place-or-walk", { steps }) : word("ask-place");
  const walks = offers.walks.length > 0;
  if (!phase.placed && offers.exchange) return word("ask-fits-nowhere", { walks: `${walks}` });
  if (walks) return word("ask-walk", { steps });
  return word(offers.encourage.length > 0 ? "ask-end-or-encourage" : "ask-end-placement");
}

/** What can still be done before the points are totalled. */
function leftToScore(offers: Offers, prayed: boolean): string {
  const prayers = offers.pieces.filter(({ kind }) => kind === "pray").length;
  const effects =
    offers.pieces.length - prayers + offers.switches.length + offers.places.length > 0;
  if (prayers > 0) return effects ? "prayer" : prayers > 1 ? "one-prayer" : "may-pray";
  if (effects) return "icons";
  return prayed ? "prayed" : "nothing";
}

function asked(model: Model, seat: Seat): string {
  const { shown, offers, choice } = model;
  const { phase } = shown;
  switch (phase.part) {
    case "placing":
      return placing(model, phase);
    case "scoring":
      if (choice.kind === "tile" || choice.kind === "ghost")
        return word("ask-place-where", { tile: tileName(choice.tile) });
      return word(offers.primary === "total" ? "ask-score" : "ask-score-first", {
        points: phase.points,
        left: leftToScore(offers, phase.prayed),
      });
    case "switching":
      return word("ask-switch-second");
    case "collecting": {
      const blessings = seen(shown.seats[seat]?.to_spend ?? "hidden") ?? 0;
      return offers.letters.length + offers.monks.length > 0
        ? word(phase.points === 0 ? "ask-collect-blessings" : "ask-collect", {
            points: phase.points,
            blessings,
          })
        : word("ask-collect-nothing", { points: phase.points });
    }
    case "keeping":
      return word("ask-keep-half", { back: phase.back });
    case "putting-back":
      return word("ask-put-back");
    case "brewing":
      return word("ask-brew");
    case "electing":
      return word("ask-elect");
    case "imprisoning":
      return word("ask-imprison");
    default:
      return "";
  }
}

export function prompt(model: Model): Prompt {
  const { watched, screen, shown } = model;
  if (watched !== undefined) return { seat: watched.seat, text: watched.text };
  const own = mine(model);
  if (own !== undefined) return { seat: own, text: asked(model, own) };
  if (screen.outcome !== null) return { seat: undefined, text: word("ask-over") };
  const seat = seatToAct(screen) ?? seatOf(shown.phase);
  return { seat, text: word("ask-other", { part: shown.phase.part }) };
}

/** All that a newcomer may be told. */
export const GUIDES = [
  "aim",
  "place",
  "exchange",
  "walk",
  "encourage",
  "service",
  "night",
  "score",
  "pray",
  "collect",
  "small",
];

/** What a newcomer should be told now. */
export function guideFor(model: Model): readonly string[] {
  const { offers, shown } = model;
  const next = HOURS[shown.hour]?.kind;
  if (mine(model) === undefined) return [];
  switch (shown.phase.part) {
    case "placing":
      return [
        ...(offers.places.length > 0 ? ["aim", "place"] : offers.exchange ? ["exchange"] : []),
        ...(offers.places.length === 0 && offers.walks.length > 0 ? ["walk"] : []),
        ...(offers.encourage.length > 0 ? ["encourage"] : []),
        ...(next === "service" || next === "night" ? [next] : []),
      ];
    case "scoring":
      return offers.pieces.some(({ kind }) => kind === "pray") ? ["score", "pray"] : ["score"];
    case "collecting":
      return offers.letters.length > 0 ? ["collect", "small"] : [];
    default:
      return [];
  }
}
