// A small row of choices of which exactly one holds.

import { html, nothing, type TemplateResult } from "lit-html";

/** How one choice shows: its face on the button, its full name, the language of that name. */
export interface Shown {
  readonly face: unknown;
  readonly label: string;
  readonly lang?: string;
}

export function choice<T extends string>(
  label: string,
  all: readonly T[],
  chosen: T,
  choose: (one: T) => void,
  show: (one: T) => Shown,
): TemplateResult {
  return html`
    <div class="switch" role="group" aria-label=${label}>
      ${all.map((one) => {
        const { face, label, lang } = show(one);
        return html`<button
          type="button"
          aria-label=${label}
          aria-pressed=${one === chosen}
          title=${label}
          lang=${lang ?? nothing}
          @click=${() => choose(one)}
        >${face}</button>`;
      })}
    </div>
  `;
}
