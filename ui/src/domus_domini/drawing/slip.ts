/** A slip of vellum over the table: one question, or one card to be read. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import { say } from "../../shared/words.ts";
import { closer, question } from "../../table/render/slips.ts";
import { doWords } from "../acting/advice.ts";
import { amounts, offered } from "../acting/offers.ts";
import { CARD_SIGNS, SPECIAL_SIGNS, sign } from "../art/signs.ts";
import { cardFu } from "../box.ts";
import { type Handlers, type Model, mine, type Read } from "../kind.ts";
import { word } from "../words.ts";
import { eventFace, toCome } from "./cards.ts";
import { paydaySheet } from "./payday.ts";

interface Face {
  readonly name: string;
  readonly face: TemplateResult;
  readonly does: string;
  readonly rule: string;
}

function faceOf(model: Model, card: Read): Face | undefined {
  const { production, event } = model.shown;
  if (card === "production") {
    if (production === null) return undefined;
    const does = word("production-does", { fu: cardFu(production), cards: toCome(model) });
    return {
      name: word(`card-${production}`),
      face: sign(CARD_SIGNS[production]),
      does,
      rule: "production",
    };
  }
  if (card === "event") {
    if (event === null) return undefined;
    return {
      name: word(`event-${event}`),
      face: eventFace(event),
      does: word(`event-${event}-does`),
      rule: "event-cards",
    };
  }
  const rule = card === "cattle-herder" ? "defence" : card;
  return {
    name: word(`special-${card}`),
    face: sign(SPECIAL_SIGNS[card]),
    does: word(`special-${card}-does`),
    rule,
  };
}

function cardSlip(model: Model, card: Read, { tap, rules }: Handlers): TemplateResult | undefined {
  const read = faceOf(model, card);
  if (read === undefined) return undefined;
  return html`<section class="t-slip t-card d-card-slip" aria-label=${read.name}>
    ${closer(() => tap({ on: "nothing" }))}
    ${read.face}
    <div>
      <h2>${read.name}</h2>
      <p>${read.does}</p>
      ${rules === undefined ? nothing : html`<button type="button" class="quiet t-rule" @click=${() => rules(read.rule)}>${say("slip-read")}</button>`}
    </div>
  </section>`;
}

function lending(model: Model, { tap, act }: Handlers): TemplateResult {
  return question({
    words: word("ask-lend"),
    why: word("ask-lend-why"),
    answers: amounts(model.offers, "lend").map((many) => ({
      face: sign("coin"),
      words: word("denarii", { many }),
      press: () => act({ lend: many }),
      name: `lend ${many}`,
    })),
    back: () => tap({ on: "nothing" }),
  });
}

/** The victim answers in the middle of somebody else's turn. */
function defence(model: Model, { act }: Handlers): TemplateResult | undefined {
  const { shown, offers, screen } = model;
  const { phase } = shown;
  const seat = mine(model);
  if (seat === undefined || (phase.part !== "defending" && phase.part !== "ambushed"))
    return undefined;
  const robbed = phase.part === "ambushed";
  const all: readonly Action[] = robbed
    ? [{ robbers: "dogs" }, { robbers: "dog-and-herder" }, { robbers: "denarii" }]
    : [{ defend: "dog" }, { defend: "herder" }, { defend: "none" }];
  const faces = robbed
    ? [html`${sign("dog")}${sign("dog")}`, html`${sign("dog")}${sign("herder")}`, sign("coin")]
    : [sign("dog"), sign("herder"), sign("cart")];
  const words = robbed
    ? word("ask-ambushed", { many: phase.denarii, denarii: 0, fu: 0, pot: 0, who: "" })
    : word("ask-defending-full", {
        who: screen.players[phase.attacker]?.name ?? "",
        fu: shown.seats[seat]?.cart ?? 0,
      });
  return question({
    words,
    why: word(robbed ? "ask-ambushed-why" : "ask-defending-why"),
    answers: all.flatMap((action, n) =>
      offered(offers, action)
        ? [
            {
              face: faces[n],
              words: doWords(action, model),
              press: () => act(action),
              name: JSON.stringify(action),
            },
          ]
        : [],
    ),
  });
}

export function slip(model: Model, handlers: Handlers): TemplateResult | undefined {
  const { choice } = model;
  if (choice.kind === "card") return cardSlip(model, choice.card, handlers);
  if (choice.kind === "lend") return lending(model, handlers);
  if (model.watched !== undefined) return undefined;
  return defence(model, handlers) ?? paydaySheet(model, handlers);
}
