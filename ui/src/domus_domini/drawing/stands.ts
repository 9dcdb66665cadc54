/** How everybody stands, beside the road of a replay. */
import { html, type TemplateResult } from "lit-html";
import type { View } from "../../generated/domus_domini.ts";
import { smallShield } from "../../seats/devices.ts";
import { worth } from "../art/signs.ts";
import { word } from "../words.ts";

export function stands(view: View, names: readonly string[]): TemplateResult {
  return html`<ul class="replay-seats d-stands">
    ${view.seats.map(
      (house, seat) => html`<li>
        <p>${smallShield(house.colour)} <strong>${names[seat] ?? ""}</strong>
          ${worth("letter", house.letters, word("letters", { many: house.letters }))}
          ${worth("coin", house.denarii, word("denarii", { many: house.denarii }))}</p>
        <p>
          ${house.sectors.map(({ sector, level, fu }) => worth(sector, level, word("sector-level", { name: word(`sector-${sector}`), level, fu })))}
          ${worth("cellerar", house.cellerar ?? "–", house.cellerar === null ? word("no-cellerar") : word("cellerar-number", { number: house.cellerar }))}
          ${worth("brother", house.brothers + house.fields, word("brothers-all", { many: house.brothers + house.fields }))}
          ${worth("vegetable", house.vegetables, word("vegetables", { many: house.vegetables }))}
          ${worth("dog", house.dogs, word("dogs", { many: house.dogs }))}
        </p>
      </li>`,
    )}
  </ul>`;
}
