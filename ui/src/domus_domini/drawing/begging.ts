/** Phase 4: against whom somebody is sent, and what would become of their cart. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { actionWords } from "../acting/advice.ts";
import { victims } from "../acting/offers.ts";
import { sign } from "../art/signs.ts";
import { type Handlers, type Model, mine } from "../kind.ts";
import { word } from "../words.ts";
import { type Option, options } from "./options.ts";

/** What would become of a cart, if that is known. */
function fall(model: Model, action: Action): string {
  const moved = model.gains.get(JSON.stringify(action))?.carts[0];
  return moved === undefined ? "" : word("from-to", { from: moved.from, to: moved.to });
}

export function begging(model: Model, handlers: Handlers): TemplateResult | typeof nothing {
  const asked = mine(model) !== undefined && model.shown.phase.part === "begging";
  if (!asked || model.watched !== undefined || model.choice.kind === "house") return nothing;
  const { offers, screen, shown } = model;
  const option = (name: "beg" | "send-drunkard", victim: Seat): Option => {
    const action: Action = name === "beg" ? { beg: victim } : { "send-drunkard": victim };
    const who = screen.players[victim]?.name ?? "";
    const space = fall(model, action) || word("may-ward-off");
    return {
      action,
      face: html`${sign(name === "beg" ? "brother" : "drunkard")}${smallShield(shown.seats[victim]?.colour)}`,
      words: html`${who} <small>${space}</small>`,
      label: `${actionWords(action, model)}: ${space}`,
      hook: `${name} ${victim}`,
    };
  };
  return options(
    model,
    word("ask-whom"),
    [
      ...victims(offers, "beg").map((victim) => option("beg", victim)),
      ...victims(offers, "send-drunkard").map((victim) => option("send-drunkard", victim)),
    ],
    handlers,
  );
}
