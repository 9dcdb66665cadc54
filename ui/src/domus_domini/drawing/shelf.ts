/** Below: what one has, what is asked now with its answers, the yield, and the button that is always there. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Action, SeatView } from "../../generated/domus_domini.ts";
import { shield } from "../../seats/devices.ts";
import { say } from "../../shared/words.ts";
import { actionWords, doWords } from "../acting/advice.ts";
import { advance, amounts, nameOf, offered } from "../acting/offers.ts";
import { primaryAction } from "../acting/taps.ts";
import { type SignName, sign, worth } from "../art/signs.ts";
import { type Handlers, type Model, mine, situationOf } from "../kind.ts";
import { word } from "../words.ts";
import { tally } from "./ledgers.ts";
import { cellerarWords, priceWords } from "./market.ts";
import { type Option, options } from "./options.ts";

/** Vegetables are bought, or brothers fed: so many. */
function numbers(
  model: Model,
  name: "buy-vegetables" | "feed",
  face: SignName,
  handlers: Handlers,
) {
  const all = amounts(model.offers, name).filter((many) => many > 0 || name === "feed");
  const actionOf = (many: number): Action =>
    name === "feed" ? { feed: many } : { "buy-vegetables": many };
  return options(
    model,
    word(`ask-how-many-${name}`),
    all.map((many) => ({
      action: actionOf(many),
      face: sign(face),
      words: many,
      label: actionWords(actionOf(many), model),
      hook: `${name} ${many}`,
    })),
    handlers,
  );
}

/** The cart is loaded with so many vegetables, and with the Vegetable Cart. */
function loading(model: Model, handlers: Handlers): TemplateResult {
  const { choice, offers } = model;
  const now =
    choice.kind === "meant" && typeof choice.action === "object" && "advance" in choice.action
      ? choice.action.advance
      : { vegetables: 0, cart: false };
  const most = offers.all.reduce(
    (least, action) =>
      typeof action === "object" && "advance" in action
        ? Math.max(least, action.advance.vegetables)
        : least,
    0,
  );
  const option = (vegetables: number, cart: boolean, face: SignName, words: unknown): Option => {
    const action = advance(vegetables, cart);
    return {
      action,
      face: sign(face),
      words,
      label: actionWords(action, model),
      hook: `advance ${vegetables}`,
    };
  };
  const withCart = offered(offers, advance(0, true));
  return html`${options(
    model,
    word("ask-how-many-advance"),
    Array.from({ length: most + 1 }, (_, n) => option(n, now.cart, "vegetable", n)),
    handlers,
  )}
  ${
    withCart
      ? html`<button type="button" class="plain d-option t-offer" data-hook="cart" aria-pressed=${now.cart}
          @click=${() => handlers.tap({ on: "mean", action: advance(now.vegetables, !now.cart) })}>
          ${sign("cart")}<span>${word("special-vegetable-cart")}</span></button>`
      : nothing
  }`;
}

/** What the cellerar that is meant would change: money and yield, before and after. */
function employing(model: Model, house: SeatView): TemplateResult {
  const { choice, shown } = model;
  const meant =
    choice.kind === "meant" && typeof choice.action === "object" && "employ" in choice.action
      ? choice.action.employ
      : undefined;
  const cellerar = shown.cellerars.find(({ number }) => number === meant);
  if (!cellerar?.offer) return html`<p class="d-say">${word("say-employing")}</p>`;
  const { denarii, brings } = cellerar.offer;
  return html`<div class="d-say" role="status">
    <p>${say("with-colon", { what: cellerarWords(cellerar), more: word(`advantage-${cellerar.sector}`) })}</p>
    <p>${say("with-colon", { what: priceWords(denarii), more: "" })}${sign("coin")}${word("from-to", { from: house.denarii, to: house.denarii - denarii })},
      ${sign("food")}${word("from-to", { from: house.yield.total, to: house.yield.total + brings })}</p>
  </div>`;
}

/** What delivering would come to as things stand, and what the others could do about it. */
function outlook({ outlook: seen, dogs }: SeatView): TemplateResult | typeof nothing {
  if (seen === null) return nothing;
  const { letters, denarii, beggars } = seen;
  return html`<p class="d-outlook">${word("outlook")}
    ${worth("letter", `+${letters}`, word("letters", { many: letters }))}
    ${worth("coin", `+${denarii}`, word("denarii", { many: denarii }))}
    <span>${word(beggars === 0 ? "outlook-safe" : "outlook-beggars", { many: beggars, dogs })}</span></p>`;
}

function asked(model: Model, house: SeatView, handlers: Handlers): unknown {
  const { phase, round, rounds, prices } = model.shown;
  if (mine(model) === undefined || model.watched !== undefined) return nothing;
  switch (phase.part) {
    case "starting":
      return html`<p class="d-say">${sign("pot")} ${word("say-starting", { pot: phase.pot, cost: word("price-coin", { many: prices.pass }) })}</p>`;
    case "inheriting":
      return html`<p class="d-say">${word("say-inheriting")}</p>`;
    case "employing":
      return employing(model, house);
    case "buying": {
      const some = amounts(model.offers, "buy-vegetables").some((many) => many > 0);
      if (some) return numbers(model, "buy-vegetables", "vegetable", handlers);
      // Nothing to choose: why is said instead of asking how many.
      return html`<p class="d-say">${word(house.larder_full ? "say-larder-full" : "say-no-vegetables")}</p>`;
    }
    case "building":
      return html`<div class="d-say">
        <p>${word(round === rounds ? "say-building-last" : "say-building")}</p>
        ${outlook(house)}
      </div>`;
    case "begging":
      return html`<p class="d-say">${word("say-begging")}</p>`;
    case "advancing":
      return loading(model, handlers);
    case "feeding":
      return numbers(model, "feed", "brother", handlers);
    default:
      return nothing;
  }
}

function purse(house: SeatView): TemplateResult {
  return html`<ul class="t-purse">
    <li>${worth("coin", house.denarii, word("denarii", { many: house.denarii }))}</li>
    <li>${worth("vegetable", house.vegetables, word("vegetables", { many: house.vegetables }))}</li>
    <li>${worth("letter", house.letters, word("letters", { many: house.letters }))}</li>
    <li class="d-due-now">${worth("food", house.yield.total, word("fu", { fu: house.yield.total }))}</li>
  </ul>`;
}

function buttons(model: Model, { tap }: Handlers): TemplateResult {
  if (model.screen.outcome !== null) return html`<div class="t-buttons"></div>`;
  const { offers, busy } = model;
  const own = mine(model) !== undefined;
  const action = primaryAction(situationOf(model));
  const lesser = (["pass-start", "give-up-cellerar"] as const).filter((one) =>
    offered(offers, one),
  );
  return html`<div class="t-buttons">
    <div class="t-lesser">
      ${lesser.map((one) => html`<button type="button" class="plain t-offer" data-action=${one} ?disabled=${busy} @click=${() => tap({ on: "do", action: one })}>${doWords(one, model)}</button>`)}
    </div>
    <button type="button" class="primary t-primary" data-action="primary" data-does=${action === undefined ? "" : nameOf(action)}
      aria-disabled=${!own || busy || action === undefined ? "true" : nothing}
      @click=${() => tap({ on: "primary" })}
    >${own ? (action === undefined ? say("do-choose") : doWords(action, model)) : say("do-wait")}</button>
  </div>`;
}

export function shelf(model: Model, handlers: Handlers): TemplateResult {
  const { shown, screen } = model;
  const { seat } = screen;
  const house = seat === null ? undefined : shown.seats[seat];
  const name = seat === null ? "" : (screen.players[seat]?.name ?? "");
  return html`<footer class="t-shelf d-shelf" aria-label=${word("shelf", { who: name })}>
    ${
      house === undefined
        ? html`<p class="t-closed"></p>`
        : html`<div class="t-own">
            <svg class="s-shield" viewBox="-13 -14 26 29">${shield({ colour: house.colour, label: say(`seat-${house.colour}`) })}</svg>
            <span class="t-own-name">${name}</span>
            ${purse(house)}
          </div>
          <div class="d-asked-now">${asked(model, house, handlers)}</div>
          ${tally(house)}`
    }
    ${buttons(model, handlers)}
  </footer>`;
}
