/**
 * What happened meanwhile, for one pair of eyes: the whole of it at once, each line leading to its place. It hinders
 * nobody: whoever taps the table goes on. It is no live region: what is private is read out only to whoever reads it.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { type Model, namesOf } from "../state/model.ts";
import { seatSign, why } from "./log.ts";
import { type Entry, logEntries } from "./log-entries.ts";

function entriesOf(game: Game, { recap, view, screen }: Model): readonly Entry[] {
  return recap === undefined ? [] : logEntries(game, recap.lines, view, namesOf(screen));
}

/** What on the table the recap tells of now. */
export function recapAbout(game: Game, model: Model): number | undefined {
  const step = model.recap?.step;
  return step === undefined ? undefined : entriesOf(game, model)[step]?.about;
}

interface RecapHandlers {
  readonly show: (step: number) => void;
  readonly open: () => void;
  readonly done: () => void;
}

function titleOf({ recap, screen }: Model): string {
  const who = screen.seat === null ? "" : (screen.players[screen.seat]?.name ?? "");
  if (recap?.waited) return say("recap-waited");
  return say(recap?.lines[0]?.line === 0 ? "recap-first" : "recap-title", { who });
}

export function recap(
  game: Game,
  model: Model,
  handlers: RecapHandlers,
): TemplateResult | typeof nothing {
  const { recap: told, view } = model;
  if (told === undefined) return nothing;
  const title = titleOf(model);
  const entries = entriesOf(game, model);
  if (!told.open) {
    const many = entries.filter(({ heading }) => !heading).length;
    return html`<button type="button" class="plain t-meanwhile" data-action="recap-open" aria-expanded="false" @click=${handlers.open}>${say("recap-closed", { many })}</button>`;
  }
  const line = (entry: Entry, n: number): TemplateResult => {
    const { text, seat, heading, about } = entry;
    if (heading) return html`<li class="t-log-hour">${text}</li>`;
    const words =
      about === undefined
        ? html`<span>${text}</span>`
        : html`<button type="button" class="t-log-line" aria-pressed=${n === told.step} @click=${() => handlers.show(n)}>${text}</button>`;
    return html`<li class=${n === told.step ? "t-recap-now" : ""}>${seatSign(game, view, seat)}${words}${why(entry)}</li>`;
  };
  return html`<section class="t-recap" role="region" aria-label=${title}>
    <h2>${title}</h2>
    <ol tabindex="0" aria-label=${title}>${entries.map(line)}</ol>
    <div class="t-recap-buttons">
      <button type="button" class="primary" data-first-focus data-action="recap-done" @click=${handlers.done}>${say("recap-done")}</button>
    </div>
  </section>`;
}
