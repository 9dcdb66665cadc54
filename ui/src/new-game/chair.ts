// One seat of a new table: its colour, who sits there, and the name.

import { html, nothing, type TemplateResult } from "lit-html";
import { shield } from "../seats/devices.ts";
import { choices, field } from "../shared/controls.ts";
import { CROSS } from "../shared/signs.ts";
import { say } from "../shared/words.ts";
import { changed, coloured, coloursOf, type Draft, WHO, withoutChair } from "./draft.ts";

export interface Seat {
  readonly draft: Draft;
  readonly n: number;
  /** What this player will be called. */
  readonly called: string;
  readonly change: (next: Draft) => void;
}

export function chairOf({ draft, n, called, change }: Seat): TemplateResult {
  const chair = draft.chairs[n];
  if (!chair) return html``;
  const person = chair.who === "person";
  return html`<li class="chair">
    <div class="chair-head">
      ${
        draft.lot
          ? html`<svg class="chair-shield" viewBox="-13 -14 26 30" aria-hidden="true">
              <path class="lot" d="M-10-11H10V-1Q10 8 0 13Q-10 8-10-1Z" />
              <text class="lot-sign" y="5">?</text>
            </svg>`
          : html`<svg class="chair-shield" viewBox="-13 -14 26 30" aria-hidden="true">${shield({ colour: chair.colour })}</svg>`
      }
      <div class="chair-who">
        ${choices({
          name: `who-${n}`,
          label: say("new-who", { number: n + 1 }),
          unseen: true,
          all: WHO,
          chosen: chair.who,
          choose: (who) => change(changed(draft, n, { who, pin: "" })),
          show: (who) => say(who === "person" ? "new-person" : `who-${who}`),
        })}
      </div>
      <button type="button" class="quiet icon" ?disabled=${draft.chairs.length <= draft.about.seats[0]}
        aria-label=${say("new-remove", { name: called })} @click=${() => change(withoutChair(draft, n))}>
        ${CROSS}
      </button>
    </div>
    <div class="chair-rest">
      ${
        person
          ? html`<div class="chair-name">
              ${field({
                id: `name-${n}`,
                label: say("new-name"),
                value: chair.name,
                placeholder: called,
                list: "known-names",
                most: 24,
                input: (name) => change(changed(draft, n, { name })),
              })}
              ${
                !draft.about.hides
                  ? nothing
                  : field({
                      id: `pin-${n}`,
                      label: say("new-pin"),
                      value: chair.pin,
                      placeholder: say("new-pin-none"),
                      secret: true,
                      most: 4,
                      input: (pin) => change(changed(draft, n, { pin })),
                    })
              }
            </div>`
          : html`<p class="chair-bot"><strong>${called}</strong> ${say(`who-${chair.who}-why`)}</p>`
      }
      ${
        draft.lot
          ? nothing
          : choices({
              name: `colour-${n}`,
              label: say("new-colour", { name: called }),
              unseen: true,
              all: coloursOf(draft.about),
              chosen: chair.colour,
              choose: (colour) => change(coloured(draft, n, colour)),
              show: (
                colour,
              ) => html`<svg class="small-shield" viewBox="-11 -12 22 26" aria-hidden="true">${shield({ colour })}</svg>
                <span class="unseen">${say(`colour-${colour}`)}</span>`,
            })
      }
    </div>
  </li>`;
}
