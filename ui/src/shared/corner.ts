// The switches in the corner.

import { html, type TemplateResult } from "lit-html";
import { LIGHTS, light } from "./light.ts";
import { redraw } from "./pages.ts";
import { changeSettings, keptLight } from "./settings.ts";
import { LIGHT_SIGNS } from "./signs.ts";
import { choice } from "./switch.ts";
import { ENDONYMS, LANGUAGES, language, say } from "./words.ts";

/** Language and light. Where room is dear, languages go by their two letters. */
export function corner({ dear = false } = {}): TemplateResult {
  return html`<div class="switches">
    ${choice(
      say("app-language"),
      LANGUAGES,
      language(),
      (one) => {
        void changeSettings({ language: one });
        redraw();
      },
      (one) => ({
        face: dear ? one.toUpperCase() : ENDONYMS[one],
        label: dear ? `${one.toUpperCase()}, ${ENDONYMS[one]}` : ENDONYMS[one],
        lang: one,
      }),
    )}
    ${choice(
      say("app-light"),
      LIGHTS,
      light(),
      (one) => {
        void changeSettings({ light: keptLight(one) });
        redraw();
      },
      (one) => ({ face: LIGHT_SIGNS[one], label: say(`app-light-${one}`) }),
    )}
  </div>`;
}
