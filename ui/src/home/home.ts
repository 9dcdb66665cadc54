// The first page as it is drawn.
//
//   header            language and light
//   main.home
//     h1, p.motto
//     figure.arcade   the drawing
//     div.threshold   the game to go on with, and a gate for each game there is
//     nav             the other pages
//   footer            the version

import { html, nothing, type TemplateResult } from "lit-html";
import { PLAYABLE, signOf } from "../games.ts";
import type { Glimpse } from "../saved/entry.ts";
import { momentLine, seatsLine, titleOf } from "../saved/words.ts";
import { fitting } from "../seats/levels.ts";
import { monk } from "../seats/monk.ts";
import type { GameAbout } from "../shared/about.ts";
import type { About, Saving, Summary } from "../shared/commands.ts";
import * as shell from "../shared/commands.ts";
import { corner } from "../shared/corner.ts";
import { recall, remember } from "../shared/memory.ts";
import { newsNotices } from "../shared/news.ts";
import { redraw } from "../shared/pages.ts";
import * as routes from "../shared/routes.ts";
import { changeSettings, settings } from "../shared/settings.ts";
import { ring } from "../shared/sound.ts";
import { knows, say } from "../shared/words.ts";
import { arcade } from "./arcade.ts";
import { gate } from "./gate.ts";

/** What the shell said about itself, if it has yet. */
export type Answer = About | "waiting" | "silent";

/** What was found among the saved games. */
export interface Found {
  readonly games: number;
  readonly last: Summary | undefined;
  readonly glimpse: Glimpse | undefined;
}

export function home(answer: Answer, found: Found): TemplateResult {
  return html`
    <div class="hall">
      <header>${corner()}</header>
      <main class="home">
        <h1>${say("home-title")}</h1>
        <p class="motto">${say("home-motto")}</p>
        <figure class="arcade" role="img" aria-label=${say("home-arcade")}>${arcade()}</figure>
        ${notices(answer)}
        <div class="threshold">
          ${typeof answer === "string" ? nothing : [beginning(playable(answer)[0]?.name ?? PLAYABLE[0] ?? "", found), ...playable(answer).map(gateOf)]}
        </div>
        ${typeof answer === "string" ? nothing : ways(found)}
      </main>
      <footer class="imprint">${imprint(answer)}</footer>
    </div>
  `;
}

/** The games that the engine knows and we can show. */
const playable = ({ kinds }: About): readonly GameAbout[] =>
  kinds.filter(({ name }) => PLAYABLE.includes(name));

/** One tap, and below it the simpler game. They share the room of a gate, so that nothing else moves when it goes. */
const beginning = (kind: string, found: Found): TemplateResult =>
  html`<div class="beginning">${first(kind, found)} ${simplerFirst(kind, found)}</div>`;

/** What one tap does: go on, or begin against whoever fits. */
function first(kind: string, { last, glimpse }: Found): TemplateResult {
  if (!last) {
    return html`<button id="first" type="button" class="first going" @click=${() => void routes.playNow(kind)}>
      <svg class="meeting" viewBox="-18 -30 66 33" aria-hidden="true">
        ${monk({ colour: "red" })} ${monk({ colour: "blue", x: 30 })}
      </svg>
      <span class="going-words">
        <span class="inscribed">${say("home-quick")}</span>
        <span>${say("home-quick-how", { game: say(`${kind}-name`), who: say("who-one", { level: fitting(kind) }) })}</span>
      </span>
    </button>`;
  }
  return html`<button id="first" type="button" class="first going" @click=${() => routes.resume(last.game)}>
    ${glimpse ? glimpse.game.drawing.plan(glimpse.view) : html`<span class="plan"></span>`}
    <span class="going-words">
      <span class="inscribed">${say("home-continue")}</span>
      <span class="going-title">${titleOf(last)}</span>
      <span>${seatsLine(last)}</span>
      <span>${momentLine(last, glimpse?.view ? glimpse.game.reading.momentOf(glimpse.view) : "")}</span>
    </span>
  </button>`;
}

/** Whoever has never played may begin with the simpler game. */
function simplerFirst(kind: string, { games, last }: Found): unknown {
  if (last || games > 0 || !knows(`${kind}-new-simpler`)) return nothing;
  return html`<button id="first-simpler" type="button" class="quiet first-simpler" @click=${() => void routes.playNow(kind, true)}>${say("home-quick-simpler")}</button>`;
}

function gateOf({ name: game, seats: [from, to] }: GameAbout): TemplateResult {
  return html`<button id="gate-${game}" type="button" class="gate" @click=${() => routes.toNewGame(game)}>
    ${gate(signOf(game))}
    <span class="gate-words">
      <span class="inscribed">${say(`${game}-name`)}</span>
      <span>${say(`${game}-what`, { from, to })}</span>
      <span class="gate-new">${say("home-new-game")}</span>
    </span>
  </button>`;
}

function ways({ games }: Found): TemplateResult {
  const way = (key: string, open: () => void, many?: number) => html`<li>
    <button id="way-${key}" type="button" class="quiet inscribed" @click=${open}>
      ${say(`home-way-${key}`)}${many ? html`<span class="many lining">${many}</span>` : nothing}
    </button>
  </li>`;
  return html`<nav aria-label=${say("home-ways")}>
    <ul class="ways">
      ${way("saved", () => void routes.toSaved(), games)}
      ${way("statistics", () => void routes.toStatistics())}
      ${way("rules", () => void routes.toRules())}
      ${way("settings", () => void routes.toSettings())}
      ${way("about", () => void routes.toAbout())}
    </ul>
  </nav>`;
}

/** Trouble with saving comes first; then what happened to games when the store was opened. */
function notices(answer: Answer): unknown {
  if (typeof answer === "string") return nothing;
  const retry = async (): Promise<void> => {
    const saving = await shell.retrySaving();
    Object.assign(answer, { saving });
    redraw();
  };
  return html`
    ${
      answer.saving?.state === "not-saved"
        ? html`<div class="notice" role="alert">
            <p>${notSaved(answer.saving)}</p>
            <button type="button" class="plain" @click=${retry}>${say("app-try-again")}</button>
          </div>`
        : nothing
    }
    ${newsNotices(answer.news, redraw)} ${offerSound()}
  `;
}

/** Bells and knocks are offered once, at the first start; the menu of the table and the settings have them later. */
function offerSound(): unknown {
  if (recall("sound") !== null || settings().sound > 0) return nothing;
  const answer = (sound: number) => (): void => {
    remember("sound", "offered");
    if (sound > 0) void changeSettings({ sound }).then(() => ring("hour"));
    redraw();
  };
  return html`<div class="notice home-sound" role="region" aria-label=${say("settings-sound")}>
    <p>${say("home-sound")}</p>
    <button type="button" class="plain" data-action="sound-on" @click=${answer(35)}>${say("home-sound-on")}</button>
    <button type="button" class="quiet" data-action="sound-off" @click=${answer(0)}>${say("home-sound-off")}</button>
  </div>`;
}

export function notSaved(saving: Saving): string {
  return saving.state === "saved" ? "" : say("home-not-saved", { reason: saving.reason });
}

function imprint(answer: Answer): string {
  if (answer === "waiting") return "";
  if (answer === "silent") return say("home-silent");
  return say("home-version", { version: answer.version });
}
