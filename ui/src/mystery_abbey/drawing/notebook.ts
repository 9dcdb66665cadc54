/** The notebook: twenty-four faces with what was seen and crossed out, filters, and how many are left. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Sheet, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import { smallShield } from "../../seats/devices.ts";
import { offered } from "../acting/offers.ts";
import { SUSPECTS, traitsOf } from "../box.ts";
import { type Handlers, type Model, namesOf } from "../kind.ts";
import { bareName, suspectName } from "../telling/names.ts";
import { word } from "../words.ts";
import { noteAbout } from "./notes.ts";
import { ALL_TRAITS, face, markOf, ownSheet, signOf } from "./picking.ts";

/** A quill: something is written about him. */
const QUILL = html`<svg viewBox="-12 -12 24 24"><path d="M9-10C0-9-6-3-7 5L-10 10M-7 5C0 5 6-1 9-10M-4 2L3-4" /></svg>`;

const ALL = SUSPECTS.map(({ suspect }) => suspect as Suspect);

/** Whether a suspect is still possible on this sheet. */
const isOpen = (sheet: Sheet, suspect: Suspect): boolean =>
  !sheet.seen.includes(suspect) && !sheet.crossed.includes(suspect);

/** How many are left with each trait: a glance says where to ask. Without help nobody counts them. */
function filters(sheet: Sheet, counts: boolean): TemplateResult {
  return html`<div class="a-filters" role="group" aria-label=${word("filters")}>
    ${ALL_TRAITS.map((one) => {
      const left = ALL.filter(
        (suspect) => traitsOf(suspect).includes(one) && isOpen(sheet, suspect),
      );
      const trait = word(`trait-${one}`);
      const words = counts ? word("filter", { trait, left: left.length }) : trait;
      const none = counts && left.length === 0;
      return html`<label class=${classMap({ "a-filter": true, "a-none": none })} title=${words}>
        <input type="checkbox" class="unseen" data-filter=${one} aria-label=${words} />
        ${signOf(one as Trait)}${counts ? html`<b aria-hidden="true">${left.length}</b>` : nothing}</label>`;
    })}
  </div>`;
}

/** Where his card was last seen, as a small shield in the corner. */
function sightOf(sheet: Sheet, suspect: Suspect, { shown }: Model): unknown {
  const sight = sheet.sights[ALL.indexOf(suspect)] ?? null;
  return sight === null || shown.help === "none"
    ? nothing
    : html`<span class="a-sight">${smallShield(shown.seats[sight.hand]?.colour)}</span>`;
}

/** Whether it follows from all that was seen and heard that he is innocent; where that help was agreed. */
function provedInnocent(model: Model, suspect: Suspect): boolean {
  const known = ownSheet(model)?.proved ?? null;
  return known !== null && !known.culprits.includes(suspect);
}

function marked(suspect: Suspect, sheet: Sheet, model: Model): string {
  const { seen, crossed } = markOf(sheet, suspect);
  const sight = sheet.sights[ALL.indexOf(suspect)] ?? null;
  const where =
    sight === null || model.shown.help === "none"
      ? ""
      : word("sight-short", { who: namesOf(model.screen)[sight.hand] ?? "" });
  const state = word(seen ? "mark-seen" : crossed ? "mark-crossed" : "mark-open");
  const proved = provedInnocent(model, suspect) && !seen ? word("mark-proved") : "";
  const note = noteAbout(model, suspect);
  const noted = note === "" ? "" : word("mark-noted", { note });
  const parts = [suspectName(suspect), state, proved, where, noted];
  return parts.filter((part) => part !== "").join(", ");
}

/** Whether the pencil lies ready; it lies in the page, so that nobody else finds it there. */
const pencilReady = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest(".a-notebook")?.querySelector<HTMLInputElement>(".a-pencil input")?.checked ??
    false);

function cell(suspect: Suspect, sheet: Sheet, model: Model, handlers: Handlers): TemplateResult {
  const { seen, crossed } = markOf(sheet, suspect);
  const can =
    offered(model.offers, { cross: suspect }) || offered(model.offers, { uncross: suspect });
  const chosen = model.choice.kind === "suspect" && model.choice.suspect === suspect;
  const press = ({ currentTarget }: MouseEvent): void =>
    handlers.tap({ on: "suspect", suspect, pencil: pencilReady(currentTarget) });
  return html`<button type="button" role="button" class=${classMap({ "a-mark": true, "a-markable": can, "a-marked-out": seen || crossed, "a-proved": !seen && provedInnocent(model, suspect), "a-chosen": chosen })}
    data-hook="suspect ${suspect}" data-traits=${traitsOf(suspect).join(" ")} aria-label=${marked(suspect, sheet, model)} title=${marked(suspect, sheet, model)}
    @click=${press}>${face(suspect, sheet)}<span aria-hidden="true">${bareName(suspect)}</span>${sightOf(sheet, suspect, model)}${noteAbout(model, suspect) === "" ? nothing : html`<span class="a-noted" aria-hidden="true">${QUILL}</span>`}</button>`;
}

/** How many are still possible: on a handle, and under the sheet. */
export function leftWords(model: Model): string {
  const sheet = ownSheet(model);
  if (sheet === undefined) return word("notebook");
  return word("notebook-left", { left: ALL.filter((suspect) => isOpen(sheet, suspect)).length });
}

/** How many can still have done it, by all that was seen and heard. */
function proved(model: Model): unknown {
  const known = ownSheet(model)?.proved ?? null;
  if (known === null || model.shown.help !== "inference") return nothing;
  return html`<p class="a-proved-line">${word("proved-left", { left: known.culprits.length })}</p>`;
}

export function notebook(model: Model, handlers: Handlers): TemplateResult {
  const sheet = ownSheet(model);
  if (sheet === undefined)
    return html`<section class="a-notebook a-shut" aria-label=${word("notebook")}><h2>${word("notebook")}</h2><p class="t-closed">${word("notebook-shut")}</p></section>`;
  return html`<section class="a-notebook" aria-label=${word("notebook")}>
    <header><h2>${leftWords(model)}</h2>
      <button type="button" class="quiet a-to-notes" data-hook="notes" aria-expanded=${model.choice.kind === "notes"}
        @click=${() => handlers.tap({ on: "notes" })}>${QUILL} ${word("notes")}</button>
      <label class="a-pencil" title=${word("pencil-why")}><input type="checkbox" checked /> ${word("pencil")}</label></header>
    ${filters(sheet, model.shown.help !== "none")}
    ${proved(model)}
    <div class="a-sheet" data-roving role="group" aria-label=${word("sheet")}>
      ${ALL.map((suspect) => cell(suspect, sheet, model, handlers))}
    </div>
  </section>`;
}
