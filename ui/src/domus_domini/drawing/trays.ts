/** What a monastery holds: brothers, vegetables, fields, kennel and the moneylender; and what is done with them. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import { amounts } from "../acting/offers.ts";
import { places, type SignName, sign } from "../art/signs.ts";
import { ROOM } from "../box.ts";
import type { Handlers } from "../kind.ts";
import { word } from "../words.ts";
import { type Shown, step } from "./ledgers.ts";

interface StepButton {
  readonly action: Action | "lend";
  readonly words: string;
  /** What it costs. */
  readonly price?: readonly [SignName, number];
}

function stepButton(
  shown: Shown,
  { action, words, price }: StepButton,
  handlers: Handlers,
): TemplateResult {
  const lends = action === "lend";
  const { can, meant, press } = lends
    ? {
        can: shown.own && amounts(shown.model.offers, "lend").length > 0,
        meant: nothing,
        press: () => handlers.tap({ on: "lend" }),
      }
    : step(shown, action, handlers);
  const name = lends ? "lend" : String(action);
  const label = price
    ? word("step-for", { words, price: word(`price-${price[0]}`, { many: price[1] }) })
    : words;
  return html`<button type="button" role="button" class="d-step ${can ? "t-offer" : ""}" data-hook=${name} aria-pressed=${meant}
    title=${label} @click=${press}>
    <span class="unseen">${label}</span><span aria-hidden="true">${words}</span>${price ? html`<span class="d-price" aria-hidden="true">${sign(price[0])}${price[1]}</span>` : nothing}
  </button>`;
}

function tray(key: string, held: TemplateResult, steps: readonly TemplateResult[]): TemplateResult {
  return html`<section class="d-tray d-tray-${key}" aria-label=${word(`tray-${key}`)}>
    <h3>${word(`tray-${key}`)}</h3>
    ${held}
    ${steps.length === 0 ? nothing : html`<div class="d-steps">${steps}</div>`}
  </section>`;
}

export function trays(shown: Shown, handlers: Handlers): TemplateResult {
  const { house, own, model } = shown;
  const { prices } = model.shown;
  const building = own && model.shown.phase.part === "building";
  const can = (all: readonly StepButton[]) =>
    building ? all.map((one) => stepButton(shown, one, handlers)) : [];
  return html`<div class="d-trays">
    ${tray(
      "brothers",
      places("brother", house.brothers, ROOM.brothers, word("brothers", { many: house.brothers })),
      can([{ action: "hire", words: word("do-hire"), price: ["vegetable", prices.hire] }]),
    )}
    ${tray(
      "vegetables",
      places(
        "vegetable",
        house.vegetables,
        ROOM.vegetables,
        word("vegetables", { many: house.vegetables }),
      ),
      [],
    )}
    ${tray(
      "fields",
      places("brother", house.fields, ROOM.fields, word("fields", { many: house.fields })),
      can([
        { action: "send-to-fields", words: word("do-send-to-fields", { many: prices.fields }) },
      ]),
    )}
    ${tray(
      "kennel",
      html`<span class="d-places" role="img" aria-label=${word("kennel", { dogs: house.dogs, houses: house.doghouses })}>
        ${Array.from({ length: house.doghouses }, (_, n) => html`<span class="d-full">${sign(n < house.dogs ? "dog" : "doghouse")}</span>`)}
        ${house.doghouses === 0 ? html`<span class="d-empty"></span>` : nothing}
      </span>`,
      can([
        {
          action: "buy-doghouse",
          words: word("do-buy-doghouse"),
          price: ["coin", prices.doghouse],
        },
        { action: "buy-dog", words: word("do-buy-dog"), price: ["vegetable", prices.dog] },
      ]),
    )}
    ${tray(
      "lender",
      html`<span class="d-coins" role="img" aria-label=${word("lent", { many: house.lent })}>
        ${Array.from({ length: house.lent }, () => sign("coin"))}${house.lent === 0 ? html`<i>–</i>` : nothing}
      </span>`,
      can([{ action: "lend", words: word("do-lend-some") }]),
    )}
  </div>`;
}
