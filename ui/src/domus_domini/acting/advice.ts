/** Actions in words, what speaks for them, and which of them are worth foreseeing. */

import type { Action, Event } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import type { Because } from "../../table/game/index.ts";
import { type Gain, type Model, namesOf } from "../kind.ts";
import { has, word } from "../words.ts";
import { nameOf, type Offers } from "./offers.ts";

/** Refusals that say less than another about the same thing would. */
const WEAK: ReadonlySet<string> = new Set(["not-now"]);

export const refusalToTell = (refusals: readonly string[]): string | undefined =>
  refusals.find((why) => !WEAK.has(why)) ?? refusals[0];

const FORESEEN: ReadonlySet<string> = new Set(["beg", "send-drunkard", "advance"]);

/** What moves carts. What building and employing bring stands in the view. */
export function worthForeseeing({ all }: Offers): readonly Action[] {
  return all.filter((action) => FORESEEN.has(nameOf(action)));
}

/** What comes of an action by itself; what the round brings later is not its doing. */
export function gainOf(events: readonly Event[], seat: Seat | null): Gain {
  const own = events.findIndex(({ event }) => event === "phase-began");
  const now = own < 0 ? events : events.slice(0, own);
  let letters = 0;
  const carts: Gain["carts"][number][] = [];
  for (const event of now) {
    if (event.event === "scored" && event.seat === seat) letters += event.points;
    if (event.event === "fell-back" || event.event === "advanced") carts.push(event);
  }
  return { letters, carts };
}

/** The values that the words of an action ask for. */
function valuesOf(action: Action, model: Model) {
  const { view, screen, gains } = model;
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
    const to = gains.get(JSON.stringify(action))?.carts[0]?.to ?? 0;
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
export function reasonFor(action: Action, { gains, view, screen }: Model): string | undefined {
  const own = screen.seat;
  const moved = gains.get(JSON.stringify(action))?.carts.find(({ seat }) => seat === own);
  if (moved === undefined || own === null) return undefined;
  const more = Math.round((moved.to - moved.from) / 10);
  if (moved.to >= view.cluny) return word("because-cluny");
  return more > 0 ? word("because-letters", { many: more }) : undefined;
}

/** What is done by which step of a plan: it does not speak for the others. */
export const DONE_BY: Readonly<Record<string, string>> = {
  "chapel-built": "build-chapel",
  "money-lent": "lend",
  "brothers-hired": "hire",
  "brothers-to-fields": "send-to-fields",
  dogs: "buy-dog",
};

/** What speaks for an action, as the bots give it: a key and a number; they speak for a plan, which may hold more. */
export function becauseWords({ key, many }: Because, action: Action): string | undefined {
  if (nameOf(action) !== (DONE_BY[key] ?? nameOf(action))) return undefined;
  const name = key === "yield-now" && many < 0 ? "yield-less" : key;
  return has(`because-${name}`) ? word(`because-${name}`, { many: Math.abs(many) }) : undefined;
}
