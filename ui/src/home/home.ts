// The first page: a title, an arcade of three bays, and under each bay a game.
//
//   header.switches   language and light
//   main.home
//     h1, p.motto
//     figure.arcade   the drawing
//     ul.games        one name under each bay
//   footer            the version

import { html, type TemplateResult } from "lit-html";
import { LIGHTS, type Light, light, shine } from "../house/light.ts";
import type { About } from "../house/shell.ts";
import { LIGHT_SIGNS } from "../house/signs.ts";
import { choice } from "../house/switch.ts";
import { ENDONYMS, LANGUAGES, type Language, language, say, speak } from "../house/words.ts";
import { arcade } from "./arcade.ts";

/** What the shell said about itself, if it has yet. */
export type Answer = About | "waiting" | "silent";

/** The games in the order of their bays, by the names the engine has for them. */
const GAMES = ["monastery", "domus-domini", "mystery-abbey"] as const;

export function home(answer: Answer, redraw: () => void): TemplateResult {
  const chooseLanguage = (chosen: Language) => {
    speak(chosen);
    redraw();
  };
  const chooseLight = (chosen: Light) => {
    shine(chosen);
    redraw();
  };
  return html`
    <header class="switches">
      ${choice(say("house-language"), LANGUAGES, language(), chooseLanguage, (one) => ({
        face: one.toUpperCase(),
        label: ENDONYMS[one],
        lang: one,
      }))}
      ${choice(say("house-light"), LIGHTS, light(), chooseLight, (one) => ({
        face: LIGHT_SIGNS[one],
        label: say(`house-light-${one}`),
      }))}
    </header>
    <main class="home">
      <h1>${say("home-title")}</h1>
      <p class="motto">${say("home-motto")}</p>
      <figure class="arcade" role="img" aria-label=${say("home-arcade")}>${arcade()}</figure>
      <ul class="games">
        ${GAMES.map(
          (game) => html`
            <li>
              <h2>${say(`home-${game}`)}</h2>
              <p>${state(answer, game)}</p>
            </li>
          `,
        )}
      </ul>
    </main>
    <footer class="imprint">${imprint(answer)}</footer>
  `;
}

/** How far a game has come, once we know. */
function state(answer: Answer, game: string): string {
  if (typeof answer === "string") return "";
  return answer.games.includes(game) ? say("home-ruled") : say("home-to-come");
}

function imprint(answer: Answer): string {
  if (answer === "waiting") return "";
  if (answer === "silent") return say("home-silent");
  return say("home-version", { version: answer.version });
}
