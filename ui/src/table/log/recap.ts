/**
 * Behind the curtain, for one pair of eyes: what happened since this seat last acted, step by step. It is no live
 * region: what is private is read out only to whoever goes on to the next line.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { type Model, namesOf } from "../state/model.ts";
import { seatSign } from "./log.ts";
import { type Entry, logEntries } from "./log-entries.ts";

function recapEntries(game: Game, { recap, view, screen }: Model): readonly Entry[] {
  return recap === undefined ? [] : logEntries(game, recap.lines, view, namesOf(screen));
}

/** What is told one after another; a heading comes along with what it heads. */
const stepsOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ heading }) => !heading);

export function recapSteps(game: Game, model: Model): readonly Entry[] {
  return stepsOf(recapEntries(game, model));
}

/** What on the table the recap tells of now. */
export function recapAbout(game: Game, model: Model): number | undefined {
  return recapSteps(game, model)[model.recap?.step ?? 0]?.about;
}

export function recap(
  game: Game,
  model: Model,
  handlers: { readonly next: () => void; readonly done: () => void },
): TemplateResult | typeof nothing {
  const { recap: open, screen, view } = model;
  if (open === undefined) return nothing;
  const entries = recapEntries(game, model);
  const steps = stepsOf(entries);
  const { step } = open;
  const last = step >= steps.length - 1;
  const at = steps[step];
  const now = last || at === undefined ? entries : entries.slice(0, entries.indexOf(at) + 1);
  const who = screen.seat === null ? "" : (screen.players[screen.seat]?.name ?? "");
  const title = say(open.lines[0]?.line === 0 ? "recap-first" : "recap-title", { who });
  return html`<section class="t-recap" role="dialog" aria-modal="false" aria-label=${title} aria-describedby="recap-now">
    <h2>${title}</h2>
    <ol>
      ${now.map((entry) => {
        const { text, seat, heading } = entry;
        return html`<li id=${entry === at ? "recap-now" : nothing} class=${heading ? "t-log-hour" : entry === at ? "t-recap-now" : ""}>${heading ? nothing : seatSign(game, view, seat)}<span>${text}</span></li>`;
      })}
    </ol>
    <div class="t-recap-buttons">
      <span class="t-recap-count">${say("recap-step", { step: Math.min(step + 1, steps.length), of: steps.length })}</span>
      ${last ? nothing : html`<button type="button" class="quiet" data-action="recap-skip" @click=${handlers.done}>${say("recap-skip")}</button>`}
      <button type="button" class="primary" data-first-focus aria-describedby="recap-now" data-action=${last ? "recap-done" : "recap-next"} @click=${last ? handlers.done : handlers.next}>${last ? say("recap-done") : say("recap-next")}</button>
    </div>
  </section>`;
}
