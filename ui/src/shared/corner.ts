// The switches in the corner.

import { html, type TemplateResult } from "lit-html";
import { LIGHTS, light } from "./light.ts";
import { redraw } from "./pages.ts";
import { keptLight, prefer } from "./settings.ts";
import { LIGHT_SIGNS } from "./signs.ts";
import { choice } from "./switch.ts";
import { ENDONYMS, LANGUAGES, language, say } from "./words.ts";

/** Language and light. Where room is dear, languages go by their two letters. */
export function corner({ dear = false } = {}): TemplateResult {
  return html`<div class="switches">
    ${choice(
      say("house-language"),
      LANGUAGES,
      language(),
      (one) => {
        void prefer({ language: one });
        redraw();
      },
      (one) => ({
        face: dear ? one.toUpperCase() : ENDONYMS[one],
        label: dear ? `${one.toUpperCase()}, ${ENDONYMS[one]}` : ENDONYMS[one],
        lang: one,
      }),
    )}
    ${choice(
      say("house-light"),
      LIGHTS,
      light(),
      (one) => {
        void prefer({ light: keptLight(one) });
        redraw();
      },
      (one) => ({ face: LIGHT_SIGNS[one], label: say(`house-light-${one}`) }),
    )}
  </div>`;
}
