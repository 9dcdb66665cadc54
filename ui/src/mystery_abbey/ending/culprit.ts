/** The card under the board is turned: who did it. */
import { html, type TemplateResult } from "lit-html";
import type { Suspect } from "../../generated/mystery_abbey.ts";
import { cardBack, PORTRAIT, portrait } from "../art/portrait.ts";
import { suspectFacts } from "../box.ts";
import { suspectName, theSuspect } from "../telling/names.ts";
import { word } from "../words.ts";

export function culpritCard(suspect: Suspect): TemplateResult {
  const { order, hood, beard, girth } = suspectFacts(suspect);
  const box = `0 0 ${PORTRAIT.width} ${PORTRAIT.height}`;
  const said = word("suspect-tells", {
    name: suspectName(suspect),
    order: word(`trait-${order}`),
    hood: word(`trait-${hood}`),
    beard: word(`trait-${beard}`),
    girth: word(`trait-${girth}`),
  });
  return html`<figure class="a-culprit">
    <div class="a-turned" aria-hidden="true">
      <svg class="a-turned-back" viewBox=${box}>${cardBack()}</svg>
      <svg class="a-turned-face" viewBox=${box}>${portrait(suspect)}</svg>
    </div>
    <figcaption><b>${word("end-who", { suspect: theSuspect(suspect) })}</b><br />${said}</figcaption>
  </figure>`;
}
