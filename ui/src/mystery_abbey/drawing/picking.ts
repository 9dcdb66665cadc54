/** Things to choose among, drawn: suspects by their faces, traits by their signs, players by their shields. */
import { html, nothing, type TemplateResult } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import type { Action, Category, Sheet, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import { smallShield } from "../../seats/devices.ts";
import { seen } from "../../shared/known.ts";
import { portrait } from "../art/portrait.ts";
import { traitSign } from "../art/signs.ts";
import { CATEGORIES, TRAITS } from "../box.ts";
import { type Handlers, type Model, namesOf } from "../kind.ts";
import { suspectName } from "../telling/names.ts";
import { word } from "../words.ts";

/** The sheet of whoever looks. */
export function ownSheet({ shown, screen }: Pick<Model, "shown" | "screen">): Sheet | undefined {
  const own = screen.seat === null ? undefined : shown.seats[screen.seat];
  return own === undefined ? undefined : seen(own.sheet);
}

/** How a suspect stands on a sheet. */
export const markOf = (sheet: Sheet | undefined, suspect: Suspect) => ({
  seen: sheet?.seen.includes(suspect) ?? false,
  crossed: sheet?.crossed.includes(suspect) ?? false,
});

/** A face by itself. */
export const face = (suspect: Suspect, sheet?: Sheet): TemplateResult =>
  html`<svg class="a-likeness" viewBox="0 0 64 80" aria-hidden="true">${portrait(suspect, markOf(sheet, suspect))}</svg>`;

export const signOf = (one: Trait): TemplateResult =>
  html`<svg class="a-trait-sign" viewBox="-13 -13 26 26" aria-hidden="true">${traitSign(one)}</svg>`;

interface Faces {
  readonly all: readonly Suspect[];
  /** What choosing one of them does. */
  readonly action: (suspect: Suspect) => Action;
  /** Shown before it is done. */
  readonly meant?: boolean;
  /** Those that are chosen already. */
  readonly chosen?: readonly Suspect[];
  /** Whether what one's own sheet says of them is shown. */
  readonly marked?: boolean;
}

/** Suspects to choose among. */
export function faces(
  { all, action, meant = false, chosen = [], marked = true }: Faces,
  model: Model,
  handlers: Handlers,
): TemplateResult {
  const sheet = marked ? ownSheet(model) : undefined;
  return html`<div class="a-choose-faces" data-roving>
    ${all.map((suspect) => {
      const act = action(suspect);
      const press = () => (meant ? handlers.tap({ on: "mean", action: act }) : handlers.act(act));
      return html`<button type="button" role="button" class="plain t-answer a-choose-face" data-answer=${JSON.stringify(act)}
        aria-pressed=${chosen.includes(suspect) ? "true" : nothing} title=${suspectName(suspect)} @click=${press}>
        ${face(suspect, sheet)}<span>${suspectName(suspect)}</span></button>`;
    })}
  </div>`;
}

/** The traits of a category, in the order of the box. */
export const traitsIn = (category: Category): readonly Trait[] =>
  TRAITS.filter((one) => one.category === category).map(({ trait }) => trait as Trait);

export const ALL_TRAITS: readonly Trait[] = TRAITS.map(({ trait }) => trait as Trait);

interface TraitPick {
  readonly offered: readonly Trait[];
  readonly action: (one: Trait) => Action;
  readonly meant?: boolean;
  readonly said?: readonly Trait[];
  /** What stands beside a trait. */
  readonly beside?: (one: Trait) => unknown;
}

/** All traits, a category each line; those that can be chosen are to be pressed. */
export function traitGrid(
  { offered, action, meant = false, said = [], beside }: TraitPick,
  handlers: Handlers,
): TemplateResult {
  const one = (trait: Trait): TemplateResult => {
    const name = word(`trait-${trait}`);
    const inner = html`${signOf(trait)}<span>${name}</span>${beside?.(trait) ?? nothing}`;
    if (!offered.includes(trait))
      return html`<span class=${classMap({ "a-trait": true, "a-picked": said.includes(trait) })}>${inner}</span>`;
    const act = action(trait);
    return html`<button type="button" role="button" class="plain t-answer a-trait" data-answer=${JSON.stringify(act)}
      @click=${() => (meant ? handlers.tap({ on: "mean", action: act }) : handlers.act(act))}>${inner}</button>`;
  };
  return html`<div class="a-traits" data-roving>
    ${CATEGORIES.map((category) => html`<div class="a-traits-row" role="group" aria-label=${word(`category-${category}`)}>${traitsIn(category).map(one)}</div>`)}
  </div>`;
}

/** Players to choose among. */
export function players(
  seats: readonly Seat[],
  action: (seat: Seat) => Action,
  { shown, screen }: Model,
  handlers: Handlers,
): TemplateResult {
  return html`<div class="t-answers">
    ${seats.map((seat) => {
      const act = action(seat);
      return html`<button type="button" class="plain t-answer" data-answer=${JSON.stringify(act)} @click=${() => handlers.act(act)}>
        ${smallShield(shown.seats[seat]?.colour)}<span>${namesOf(screen)[seat] ?? ""}</span></button>`;
    })}
  </div>`;
}
