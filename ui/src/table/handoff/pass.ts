/**
 * Pass the device: in a game without secrets, whoever is to act is asked to take it. Nothing is hidden behind this, so
 * the table stays in view. A game adds why, where somebody is asked in the middle of another's turn.
 */
import { html, nothing, type TemplateResult } from "lit-html";
import { SEAT_COLOURS } from "../../seats/colours.ts";
import { shield } from "../../seats/devices.ts";
import type { Handoff } from "../../shared/commands.ts";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { seatSign } from "../log/log.ts";
import type { Model } from "../state/model.ts";

function arms(colour: string | null): TemplateResult | typeof nothing {
  const known = SEAT_COLOURS.find((one) => one === colour);
  return known === undefined
    ? nothing
    : html`<svg class="t-pass-arms" viewBox="-13 -14 26 29" role="img" aria-label=${say(`seat-${known}`)}>${shield({ colour: known })}</svg>`;
}

interface Passing {
  readonly taken: () => void;
  /** Who has just ended a turn and could still take that back. */
  readonly before: string | undefined;
  readonly takeBack: () => void;
}

export function pass(
  game: Game,
  model: Model,
  { name, colour }: Handoff,
  { taken, before, takeBack }: Passing,
): TemplateResult {
  const interrupted = game.acting.interrupted?.(model);
  // In the middle of a turn nobody has ended theirs.
  const back = interrupted === undefined ? "door-take-back" : "door-take-back-last";
  return html`<div class="t-pass">
    <section role="dialog" aria-modal="true" aria-labelledby="pass-to" aria-describedby="pass-why pass-what">
      ${arms(colour)}
      <h2 id="pass-to">${say("pass-to", { who: name })}</h2>
      ${interrupted === undefined ? nothing : html`<p id="pass-why" class="t-pass-why">${seatSign(game, model.shown, interrupted.seat)}<span>${interrupted.text}</span></p>`}
      <p id="pass-what">${game.acting.prompt(model).text}</p>
      <button
        type="button"
        class="primary"
        data-action="take-device"
        data-first-focus
        @keydown=${(event: KeyboardEvent) => {
          // A key that is still held down from the turn before takes nothing.
          if (event.repeat) event.preventDefault();
        }}
        @click=${taken}
      >${say("pass-taken", { who: name })}</button>
      ${before === undefined ? nothing : html`<button type="button" class="quiet t-take-back" data-action="take-back" @click=${takeBack}>${say(back, { who: before })}</button>`}
    </section>
  </div>`;
}
