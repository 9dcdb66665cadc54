/** The log: what happened, part by part, told in the reader's language. */
import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { smallShield } from "../../seats/devices.ts";
import { CROSS } from "../../shared/signs.ts";
import { language, say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { type Model, namesOf, type Seat } from "../state/model.ts";
import { type Entry, logEntries } from "./log-entries.ts";

export function seatSign(game: Game, view: unknown, seat: Seat | undefined) {
  return seat === undefined ? nothing : smallShield(game.reading.colourOf(view, seat));
}

/** Why a bot did it: told to whoever asks. */
export function why({ why: words }: Entry): TemplateResult | typeof nothing {
  if (words === undefined) return nothing;
  return html`<details class="t-why"><summary>${say("log-why")}</summary><p>${words}</p></details>`;
}

/** An entry as it is read wherever the log is: headings, and lines that lead to their place. */
function line(
  game: Game,
  view: unknown,
  entry: Entry,
  show: (about: number) => void,
  explained = false,
): TemplateResult {
  const { heading, seat, text, about } = entry;
  if (heading) return html`<li class="t-log-hour">${text}</li>`;
  const words =
    about === undefined
      ? html`<span>${text}</span>`
      : html`<button type="button" class="t-log-line" @click=${() => show(about)}>${text}</button>`;
  return html`<li>${seatSign(game, view, seat)}${words}${explained ? why(entry) : nothing}</li>`;
}

/** The last few lines, where there is room for them: the newest last, as in the log. */
export function lately(
  game: Game,
  { lines, shown, screen }: Model,
  show: (about: number) => void,
): TemplateResult {
  return html`<ol class="t-lately" tabindex="0" aria-label=${say("log-lately")} data-lines=${lines.length}>
    ${guard([lines, language()], () =>
      logEntries(game, lines, shown, namesOf(screen), 48)
        .slice(-24)
        .map((entry) => line(game, shown, entry, show)),
    )}
  </ol>`;
}

/** What is newest is seen, unless somebody reads what is older. */
export function toTheNewest(host: HTMLElement): void {
  const list = host.querySelector<HTMLElement>(".t-lately");
  // What is not shown cannot be scrolled.
  if (list === null || list.clientHeight === 0) return;
  if (list.dataset.seen === list.dataset.lines) return;
  list.dataset.seen = list.dataset.lines ?? "";
  const down = (): void => {
    // Where the margin has no room for it, nothing of it is better than the half of a line.
    list.removeAttribute("data-cramped");
    const margin = list.parentElement;
    list.toggleAttribute(
      "data-cramped",
      margin !== null && margin.scrollHeight > margin.clientHeight + 1,
    );
    list.scrollTop = list.scrollHeight;
    list.toggleAttribute("data-more", list.scrollHeight > list.clientHeight + 1);
  };
  down();
  // Once more, when what lies above has come to its size.
  requestAnimationFrame(down);
}

/** So many lines are shown at once; the earlier ones when they are asked for. */
const LATEST = 60;

interface LogHandlers {
  /** Shows the earlier lines too. */
  readonly all: (() => void) | undefined;
  readonly show: (about: number) => void;
  readonly close: () => void;
}

export function logPanel(game: Game, model: Model, handlers: LogHandlers): TemplateResult {
  const { lines, shown, screen } = model;
  const { all } = handlers;
  return html`<section class="t-log t-leaf" aria-label=${say("log-title")}>
    <header>
      <h2>${say("log-title")}</h2>
      <button type="button" class="quiet icon t-close" aria-label=${say("slip-close")} @click=${handlers.close}>${CROSS}</button>
    </header>
    <ol tabindex="0" aria-label=${say("log-title")}>
      ${guard([lines, language(), all === undefined], () => {
        // Entries hold one event at least, so that many events hold enough of them.
        const many = lines.reduce((sum, { events }) => sum + events.length, 0);
        const most = all ? 4 * LATEST : undefined;
        const entries = logEntries(game, lines, shown, namesOf(screen), most);
        const shownNow = all ? entries.slice(-LATEST) : entries;
        return html`${all && many > LATEST ? html`<li><button type="button" class="quiet" data-action="log-all" @click=${all}>${say("log-earlier")}</button></li>` : nothing}
          ${shownNow.map((entry) => line(game, shown, entry, handlers.show, true))}`;
      })}
    </ol>
  </section>`;
}
