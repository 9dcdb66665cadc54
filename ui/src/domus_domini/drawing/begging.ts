/** Phase 4: against whom somebody is sent, and what would become of their cart. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { say } from "../../shared/words.ts";
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

/** Against whom somebody would be sent, and what would come of it. */
export const beggingWords = (model: Model, action: Action): string =>
  say("with-colon", {
    what: actionWords(action, model),
    more: fall(model, action) || word("may-ward-off"),
  });

const WAYS = [
  { name: "beg", face: "brother", actionOf: (beg: Seat): Action => ({ beg }) },
  {
    name: "send-drunkard",
    face: "drunkard",
    actionOf: (victim: Seat): Action => ({ "send-drunkard": victim }),
  },
] as const;

export function begging(model: Model, handlers: Handlers): TemplateResult | typeof nothing {
  const asked = mine(model) !== undefined && model.shown.phase.part === "begging";
  if (!asked || model.watched !== undefined || model.choice.kind === "house") return nothing;
  const { offers, screen, shown } = model;
  const option = (victim: Seat, action: Action, name: string): Option => {
    const space = fall(model, action);
    return {
      action,
      face: smallShield(shown.seats[victim]?.colour),
      words: html`${screen.players[victim]?.name ?? ""} <small>${space === "" ? sign("dog") : space}</small>`,
      label: beggingWords(model, action),
      hook: `${name} ${victim}`,
    };
  };
  return html`<div class="d-ways">${WAYS.map(({ name, face, actionOf }) => {
    const all = victims(offers, name);
    if (all.length === 0) return nothing;
    const title = word(`ask-whom-${name}`);
    const shownAs = all.map((victim) => option(victim, actionOf(victim), name));
    return html`${options(model, title, shownAs, handlers, sign(face))}`;
  })}</div>`;
}
