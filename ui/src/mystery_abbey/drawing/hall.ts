/** The Chapter Hall: what was revealed by whom, as a board; revelations and accusations. */
import { html, nothing, type TemplateResult } from "lit-html";
import type { Trait } from "../../generated/mystery_abbey.ts";
import { smallShield } from "../../seats/devices.ts";
import { closer } from "../../table/render/slips.ts";
import { offeredWith } from "../acting/offers.ts";
import { CATEGORIES } from "../box.ts";
import { type Handlers, type Model, namesOf } from "../kind.ts";
import { word } from "../words.ts";
import { faces, signOf, traitGrid, traitsIn } from "./picking.ts";

/** The shield of whoever has revealed a trait. */
function revealer({ shown, screen }: Model, one: Trait): unknown {
  const found = shown.revelations.find(([revealed]) => revealed === one);
  if (found === undefined) return nothing;
  const [, seat] = found;
  return smallShield(
    shown.seats[seat]?.colour,
    word("revealed-by", { who: namesOf(screen)[seat] ?? "" }),
  );
}

/** Everything that was said of the culprit: the trait, and the shield of whoever said it. */
export function revelations(model: Model, { tap }: Handlers): TemplateResult {
  return html`<section class="a-reveals" aria-label=${word("revelations")}>
    <h2>${word("revelations")}</h2>
    <ul>
      ${CATEGORIES.flatMap((category) =>
        traitsIn(category).map((one) => {
          const by = revealer(model, one);
          const name = word(`trait-${one}`);
          return html`<li class=${by === nothing ? "" : "a-revealed"} title=${name}>${signOf(one)}<span class="unseen">${name}</span>${by}</li>`;
        }),
      )}
    </ul>
    <button type="button" class="quiet a-to-hall" data-hook="to-hall" @click=${() => tap({ on: "room", room: "chapter-hall" })}>${word("to-hall")}</button>
  </section>`;
}

/** What can be said in the Hall: a trait, or a name. */
export function hall(model: Model, handlers: Handlers): TemplateResult {
  const { offers, choice } = model;
  const traits = offeredWith(offers, "reveal");
  const suspects = offeredWith(offers, "accuse");
  const accusing = choice.kind === "accusing";
  const title = word(accusing ? "head-accusing" : "head-hall");
  return html`<section class="t-slip a-hall" aria-label=${title}>
    ${closer(() => handlers.tap({ on: "aside" }))}
    <p class="t-question">${title}</p>
    ${
      accusing
        ? faces(
            { all: suspects, action: (suspect) => ({ accuse: suspect }), meant: true },
            model,
            handlers,
          )
        : html`${traitGrid({ offered: traits, action: (one) => ({ reveal: one }), meant: true, beside: (one) => revealer(model, one) }, handlers)}
            ${suspects.length === 0 ? html`<p class="a-may">${word(model.shown.pile > 0 ? "hall-pile-left" : "hall-no-accusation")}</p>` : html`<button type="button" class="plain t-answer" data-answer="accusing" @click=${() => handlers.tap({ on: "accusing" })}>${word("do-accusing")}</button>`}`
    }
  </section>`;
}
