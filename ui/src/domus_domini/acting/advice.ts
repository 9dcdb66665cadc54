/** Actions in words, and what speaks for them. */

import type { Action } from "../../generated/domus_domini.ts";
import type { Because } from "../../table/game/index.ts";
import { type Model, namesOf } from "../kind.ts";
import { has, word } from "../words.ts";
import { nameOf } from "./offers.ts";

/** The values that the words of an action ask for. */
function valuesOf(action: Action, model: Model) {
  const { view, screen, forecasts } = model;
  const names = namesOf(screen);
  const house = view.seats[screen.seat ?? 0];
  const none = { many: 0, who: "", sector: "", fu: 0, cost: 0, vegetables: 0, to: 0 };
  if (typeof action === "string") {
    const { phase, prices } = view;
    const known: Partial<Record<typeof action, number>> = {
      start: phase.part === "starting" ? phase.pot : 0,
      "pass-start": prices.pass,
      "send-to-fields": prices.fields,
    };
    const many = known[action] ?? house?.cellerar ?? 0;
    return { ...none, many, fu: house?.yield.total ?? 0 };
  }
  if ("advance" in action) {
    const to = forecasts.get(JSON.stringify(action))?.carts[0]?.to ?? 0;
    return { ...none, vegetables: action.advance.vegetables, to };
  }
  const [value = 0] = Object.values(action) as readonly (string | number)[];
  if (typeof value === "string") {
    const next = house?.sectors.find(({ sector }) => sector === value)?.next;
    const sector = has(`the-${value}`) ? word(`the-${value}`) : "";
    return { ...none, sector, cost: next?.cost ?? 0 };
  }
  return { ...none, many: value, who: names[value] ?? "" };
}

/** Some actions are told in several ways. */
function keyOf(action: Action, { view, screen }: Model): string {
  const name = nameOf(action);
  if (typeof action === "object") {
    if ("defend" in action) return `${name}-${action.defend}`;
    if ("robbers" in action) return `${name}-${action.robbers}`;
    if ("advance" in action) {
      const { vegetables, cart } = action.advance;
      if (vegetables === 0) return cart ? "advance-cart" : "advance-none";
      return cart ? "advance-both" : name;
    }
    if ("buy-vegetables" in action && action["buy-vegetables"] === 0) return "buy-none";
    if ("feed" in action && action.feed === 0) return "feed-none";
    if ("send-drunkard" in action && action["send-drunkard"] === screen.seat)
      return "send-drunkard-own";
  }
  if (action === "start" && view.phase.part === "starting" && view.phase.pot > 0)
    return "start-pot";
  if (action === "keep-cellerar" && view.seats[screen.seat ?? 0]?.cellerar === null)
    return "keep-none";
  return name;
}

/** An action in words: "employ cellerar 4". */
export const actionWords = (action: Action, model: Model): string =>
  word(`advice-${keyOf(action, model)}`, valuesOf(action, model));

/** The same on a button: "Employ number 4". */
export function doWords(action: Action, model: Model): string {
  const key = keyOf(action, model);
  const values = valuesOf(action, model);
  return key.startsWith("advance") && key !== "advance-none"
    ? word(
        values.to > 0
          ? values.to >= model.view.cluny
            ? "do-advance-cluny"
            : "do-advance-to"
          : "do-advance",
        values,
      )
    : word(`do-${key}`, values);
}

/** What an action brings by itself, where that can be foreseen: a cart that comes to another space. */
export function reasonFor(action: Action, { forecasts, view, screen }: Model): string | undefined {
  const { carts, more } = forecasts.get(JSON.stringify(action)) ?? { carts: [], more: 0 };
  const moved = carts.find(({ seat }) => seat === screen.seat);
  if (moved === undefined) return undefined;
  if (moved.to >= view.cluny) return word("because-cluny");
  return more > 0 ? word("because-letters", { many: more }) : undefined;
}

/** What speaks for a plan, as the bots give it: a key and a number. */
export function becauseWords({ key, many }: Because): string | undefined {
  const name = reasonName(key, many);
  return has(`because-${name}`) ? word(`because-${name}`, { many: Math.abs(many) }) : undefined;
}

/** Why a bot of this name did something. */
export function whyWords({ key, many }: Because, who: string): string | undefined {
  const name = reasonName(key, many);
  return has(`why-${name}`) ? word(`why-${name}`, { many: Math.abs(many), who }) : undefined;
}

const reasonName = (key: string, many: number): string =>
  key === "yield-now" && many < 0 ? "yield-less" : key;
