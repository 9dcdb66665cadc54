/** The yard of a monastery: who sleeps there, what lies in the larder, who is in the fields, dogs, and the moneylender. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action } from "../../generated/domus_domini.ts";
import { amounts } from "../acting/offers.ts";
import { type SignName, sign } from "../art/signs.ts";
import { ROOM } from "../box.ts";
import type { Handlers } from "../kind.ts";
import { word } from "../words.ts";
import { type Shown, step } from "./estate.ts";

interface StepButton {
  readonly action: Action | "lend";
  readonly words: string;
  /** What it costs. */
  readonly price?: readonly [SignName, number];
}

const labelOf = ({ words, price }: Pick<StepButton, "words" | "price">): string =>
  price ? word("step-for", { words, price: word(`price-${price[0]}`, { many: price[1] }) }) : words;

function stepButton(shown: Shown, of: StepButton, handlers: Handlers): TemplateResult {
  const { action, words, price } = of;
  const lends = action === "lend";
  const { can, meant, press } = lends
    ? {
        can: shown.own && amounts(shown.model.offers, "lend").length > 0,
        meant: nothing,
        press: () => handlers.tap({ on: "lend" }),
      }
    : step(shown, action, handlers);
  const name = lends ? "lend" : String(action);
  const label = labelOf(of);
  return html`<button type="button" role="button" class="d-step ${can ? "t-offer" : ""}" data-hook=${name} aria-pressed=${meant}
    title=${label} @click=${press}>
    <span class="unseen">${label}</span><span aria-hidden="true">${words}</span>${price ? html`<span class="d-price" aria-hidden="true">${sign(price[0])}${price[1]}</span>` : nothing}
  </button>`;
}

/** Free places that one press fills up to there: so many times the same step. */
interface Filling {
  readonly action: Action;
  /** How many places one step fills, and how often it can be done. */
  readonly each: number;
  readonly most: number;
  readonly words: (times: number) => string;
}

interface Row {
  readonly face: SignName;
  readonly full: number;
  readonly of: number;
  readonly label: string;
  readonly empty?: SignName;
  readonly filling?: Filling | undefined;
}

/** Places that fill: who is there, and where somebody could come. */
function row({ own }: Shown, places: Row, { tap }: Handlers): TemplateResult {
  const { face, full, of, label, empty, filling } = places;
  const many = own ? (filling?.most ?? 0) : 0;
  const place = (n: number) => {
    if (n < full) return html`<span class="d-slot d-full">${sign(face)}</span>`;
    const times = filling === undefined ? 0 : Math.floor((n - full) / filling.each) + 1;
    const drawn = empty === undefined ? nothing : sign(empty);
    if (filling === undefined || times > many) return html`<span class="d-slot">${drawn}</span>`;
    const { action, words, each } = filling;
    // Whoever goes together is one button.
    if ((n - full) % each > 0) return nothing;
    return html`<button type="button" role="button" class="d-slot t-offer ${each > 1 ? "d-pair" : ""}" data-hook="${String(action)} ${times}"
      aria-label=${words(times)} title=${words(times)} @click=${() => tap({ on: "repeat", action, times })}>${drawn}<small aria-hidden="true">+${times * each}</small></button>`;
  };
  return html`<span class="d-slots"><span class="unseen">${label}</span>${Array.from({ length: of }, (_, n) => place(n))}</span>`;
}

function tray(key: string, held: TemplateResult, steps: readonly TemplateResult[]): TemplateResult {
  return html`<section class="d-tray d-tray-${key}" aria-label=${word(`tray-${key}`)}>
    <header><h3>${word(`tray-${key}`)}</h3>${steps.length === 0 ? nothing : html`<div class="d-steps">${steps}</div>`}</header>
    ${held}
  </section>`;
}

export function yard(shown: Shown, handlers: Handlers): TemplateResult {
  const { house, own, model } = shown;
  const { prices, reach } = model.shown;
  const building = own && model.shown.phase.part === "building";
  const can = (all: readonly StepButton[]) =>
    building ? all.map((one) => stepButton(shown, one, handlers)) : [];
  const filling = (action: Action, most: number, words: Filling["words"], each = 1) =>
    building ? { action, each, most, words } : undefined;
  const priced = (words: string, sign: "vegetable", many: number) =>
    labelOf({ words, price: [sign, many] });
  return html`<div class="d-yard">
    ${tray(
      "brothers",
      row(
        shown,
        {
          face: "brother",
          full: house.brothers,
          of: ROOM.brothers,
          label: word("brothers", { many: house.brothers }),
          filling: filling("hire", reach.hire, (many) =>
            priced(word("do-hire-many", { many }), "vegetable", many * prices.hire),
          ),
        },
        handlers,
      ),
      can([{ action: "hire", words: word("do-hire"), price: ["vegetable", prices.hire] }]),
    )}
    ${tray(
      "vegetables",
      row(
        shown,
        {
          face: "vegetable",
          full: house.vegetables,
          of: ROOM.vegetables,
          label: word("vegetables", { many: house.vegetables }),
        },
        handlers,
      ),
      [],
    )}
    ${tray(
      "fields",
      row(
        shown,
        {
          face: "brother",
          full: house.fields,
          of: ROOM.fields,
          label: word("fields", { many: house.fields }),
          filling: filling(
            "send-to-fields",
            reach.fields,
            (times) => word("do-send-many", { many: times * prices.fields }),
            prices.fields,
          ),
        },
        handlers,
      ),
      can([
        { action: "send-to-fields", words: word("do-send-to-fields", { many: prices.fields }) },
      ]),
    )}
    ${tray(
      "kennel",
      row(
        shown,
        {
          face: "dog",
          full: house.dogs,
          of: Math.max(house.doghouses, house.dogs),
          label: word("kennel", { dogs: house.dogs, houses: house.doghouses }),
          empty: "doghouse",
          filling: filling("buy-dog", reach.dogs, (many) =>
            priced(word("do-dogs-many", { many }), "vegetable", many * prices.dog),
          ),
        },
        handlers,
      ),
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
