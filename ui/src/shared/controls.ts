// What is chosen and filled in: radios that look like a row of buttons, ticks with a reason.

import { html, nothing, type TemplateResult } from "lit-html";

interface Choices<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly choose: (one: T) => void;
  readonly show: (one: T) => unknown;
  /** Whether the label is only for those who listen. */
  readonly unseen?: boolean;
}

/** Exactly one of a few; real radios, so that arrows and screen readers know what to do. */
export function choices<T extends string>(row: Choices<T>): TemplateResult {
  const { name, label, all, chosen, choose, show, unseen } = row;
  return html`<fieldset>
    <legend class=${unseen ? "unseen" : "caption"}>${label}</legend>
    <div class="choices">
      ${all.map(
        (one) => html`<label>
          <input type="radio" name=${name} value=${one} .checked=${one === chosen}
            @change=${() => choose(one)} />
          ${show(one)}
        </label>`,
      )}
    </div>
  </fieldset>`;
}

interface Tick {
  readonly label: string;
  readonly why?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly change: (checked: boolean) => void;
  /** One of several with this name, instead of yes or no. */
  readonly radio?: string;
}

export function tick({ label, why, checked, disabled, change, radio }: Tick): TemplateResult {
  const changed = (event: Event): void => change((event.target as HTMLInputElement).checked);
  return html`<label class="tick">
    <input type=${radio ? "radio" : "checkbox"} name=${radio ?? nothing} .checked=${checked}
      ?disabled=${disabled} @change=${changed} />
    <span>${label}</span>
    ${why ? html`<small>${why}</small>` : nothing}
  </label>`;
}

/** A place to write. */
interface Field {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly input: (value: string) => void;
  readonly placeholder?: string;
  readonly list?: string;
  readonly secret?: boolean;
  readonly most?: number;
}

export function field(of: Field): TemplateResult {
  const changed = (event: Event): void => of.input((event.target as HTMLInputElement).value);
  return html`<label class="field" for=${of.id}>
    <span>${of.label}</span>
    <input id=${of.id} type=${of.secret ? "password" : "text"} .value=${of.value}
      placeholder=${of.placeholder ?? nothing} list=${of.list ?? nothing} autocomplete="off"
      inputmode=${of.secret ? "numeric" : nothing} maxlength=${of.most ?? 40} spellcheck="false"
      @input=${changed} />
  </label>`;
}

/** What may be wider than the page: it is moved about by itself, by keys too. */
export const scrolls = (label: string, wide: TemplateResult): TemplateResult =>
  html`<div class="scrolls" role="group" tabindex="0" aria-label=${label}>${wide}</div>`;
