/** Below: one's cards and books, what else can be done, and the button that is always there. */

import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Action, Book, Suspect } from "../../generated/mystery_abbey.ts";
import { shield } from "../../seats/devices.ts";
import { seen } from "../../shared/known.ts";
import { say } from "../../shared/words.ts";
import { doWords } from "../acting/advice.ts";
import { nameOf, offered, offeredWith } from "../acting/offers.ts";
import { cardsToPass, primaryActions } from "../acting/taps.ts";
import { portrait } from "../art/portrait.ts";
import { type Handlers, type Model, mine, situationOf } from "../kind.ts";
import { drawnNow } from "../telling/drawn.ts";
import { suspectName } from "../telling/names.ts";
import { word } from "../words.ts";
import { bookWords } from "./names.ts";

function handCard(model: Model, suspect: Suspect, { tap }: Handlers): TemplateResult {
  const { choice, offers, shown } = model;
  const can = cardsToPass(shown) > 0 && offered(offers, { pass: suspect });
  const chosen = choice.kind === "passing" && choice.cards.includes(suspect);
  const full = choice.kind === "passing" && choice.cards.length === cardsToPass(shown);
  return html`<li><button type="button" role="button" class=${classMap({ "a-hand-card": true, "a-new": drawnNow(model) === suspect, "t-offer": can && chosen === full })} data-hook="card ${suspect}"
    aria-pressed=${chosen && full ? "true" : nothing} data-chosen=${chosen ? "" : nothing} aria-label=${word(chosen ? "card-chosen" : "card", { who: suspectName(suspect) })} @click=${() => tap({ on: "card", suspect })}>
    <svg class="a-likeness" viewBox="0 0 64 80" aria-hidden="true">${portrait(suspect)}</svg><span aria-hidden="true">${suspectName(suspect)}</span></button></li>`;
}

function bookCard(model: Model, book: Book, ear: boolean, { tap }: Handlers): TemplateResult {
  const { offers, choice } = model;
  const can = offered(offers, { use: book });
  const chosen = choice.kind === "book" && choice.book === book;
  const { name } = bookWords(book);
  return html`<li><button type="button" role="button" class=${classMap({ "a-book": true, "t-offer": can, "a-laid": ear })} data-hook="book ${book}"
    aria-expanded=${chosen} @click=${() => tap({ on: "book", book })}>${name}${ear ? html`<small>${word("ear-ready")}</small>` : nothing}</button></li>`;
}

/** What one has: cards and books. */
function held(model: Model, handlers: Handlers): TemplateResult {
  const { shown, screen } = model;
  const own = screen.seat === null ? undefined : shown.seats[screen.seat];
  if (own === undefined)
    return html`<p class="t-closed">${screen.outcome === null ? word("shelf-closed") : nothing}</p>`;
  const hand = seen(own.hand) ?? [];
  const kept = seen(own.kept) ?? [];
  const ear = seen(own.ear) === true;
  return html`<ul class="a-hand" data-roving aria-label=${word("hand")}>
      ${hand.map((suspect) => handCard(model, suspect, handlers))}
      ${hand.length === 0 ? html`<li class="a-hand-none">${word("hand-none")}</li>` : nothing}
    </ul>
    ${kept.length === 0 ? nothing : html`<ul class="a-books" data-roving aria-label=${word("books-kept")}>${kept.map((book) => bookCard(model, book, ear && book === "listening-ear", handlers))}</ul>`}`;
}

/** What can be done besides, each on a button of its own. */
function besides({ offers }: Model): readonly Action[] {
  const plain: readonly Action[] = ["use-crypta", "take-back-ear"];
  return [
    ...plain.filter((action) => offered(offers, action)),
    ...offeredWith(offers, "send-to-penance").map((seat): Action => ({ "send-to-penance": seat })),
  ];
}

/** The words of the button: what it does, or what is still to be chosen. */
function primaryWords(model: Model, actions: readonly Action[]): string {
  const [first] = actions;
  const { choice, shown } = model;
  const left = cardsToPass(shown) - (choice.kind === "passing" ? choice.cards.length : 0);
  if (choice.kind === "question") return word("do-put");
  if (first === undefined)
    return left > 0 ? word("do-pass-choose", { many: left }) : say("do-choose");
  return actions.length > 1 || "pass" === nameOf(first)
    ? word("do-pass-all", { many: actions.length })
    : doWords(first, model);
}

function buttons(model: Model, { tap }: Handlers): TemplateResult {
  if (model.screen.outcome !== null) return html`<div class="t-buttons"></div>`;
  const { busy, choice } = model;
  const own = mine(model) !== undefined;
  const actions = primaryActions(situationOf(model));
  const [first] = actions;
  return html`<div class="t-buttons">
    <div class="t-lesser">
      ${choice.kind === "aside" ? html`<button type="button" class="plain" data-action="resume" @click=${() => tap({ on: "nothing" })}>${word("resume")}</button>` : nothing}
      ${own ? besides(model).map((one) => html`<button type="button" class="plain t-offer" data-action=${nameOf(one)} ?disabled=${busy} @click=${() => tap({ on: "do", action: one })}>${doWords(one, model)}</button>`) : nothing}
    </div>
    <button type="button" class="primary t-primary" data-action="primary" data-does=${choice.kind === "question" ? "put" : first === undefined ? "" : nameOf(first)}
      aria-disabled=${!own || busy || first === undefined ? "true" : nothing}
      @click=${() => tap({ on: "primary" })}>${own ? primaryWords(model, actions) : say("do-wait")}</button>
  </div>`;
}

export function shelf(model: Model, handlers: Handlers): TemplateResult {
  const { shown, screen } = model;
  const own = screen.seat === null ? undefined : shown.seats[screen.seat];
  const name = screen.seat === null ? "" : (screen.players[screen.seat]?.name ?? "");
  return html`<footer class="t-shelf a-shelf" aria-label=${own === undefined ? word("shelf-closed") : word("shelf", { who: name })}>
    ${
      own === undefined
        ? nothing
        : html`<div class="t-own">
            <svg class="s-shield" viewBox="-13 -14 26 29">${shield({ colour: own.colour, label: say(`seat-${own.colour}`) })}</svg>
            <span class="t-own-name">${name}</span>
          </div>`
    }
    <div class="a-has">${held(model, handlers)}</div>
    ${buttons(model, handlers)}
  </footer>`;
}
