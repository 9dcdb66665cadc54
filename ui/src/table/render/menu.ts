/** The menu of the table: who sits where and who plays for whom, the rules, the pace, language and light. */
import { html, nothing, type TemplateResult } from "lit-html";
import { LEVELS } from "../../seats/levels.ts";
import { hides } from "../../shared/about.ts";
import { choices, tick } from "../../shared/controls.ts";
import { PACES, type Settings } from "../../shared/settings.ts";
import { CROSS } from "../../shared/signs.ts";
import { say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import { SIDES, type Sides } from "../handoff/sides.ts";
import { seatSign } from "../log/log.ts";
import { type Model, mine, type Seat } from "../state/model.ts";
import { copied, forgotten, whoPlays } from "./players.ts";

/** Silence, and two volumes; the settings have more. */
const VOLUMES = ["0", "35", "70"] as const;
const volumeOf = (sound: number): (typeof VOLUMES)[number] =>
  sound === 0 ? "0" : sound < 50 ? "35" : "70";

interface MenuHandlers {
  readonly close: () => void;
  readonly seatBot: (seat: Seat, level: string) => void;
  readonly seatPerson: (seat: Seat) => void;
  readonly setPin: (pin: string | null) => void;
  readonly pace: (pace: Settings["pace"]) => void;
  readonly sound: (volume: number) => void;
  readonly keys: () => void;
  readonly rules: (() => void) | undefined;
  /** The guide tells everything once more. */
  readonly guide: () => void;
  readonly sides: Sides;
  /** The table lies otherwise now. */
  readonly turned: () => void;
  /** Language and light. */
  readonly corner: () => unknown;
}

function seated(
  game: Game,
  { shown, screen, busy }: Model,
  seat: Seat,
  handlers: MenuHandlers,
): TemplateResult {
  const player = screen.players[seat];
  if (player === undefined) return html``;
  const over = screen.outcome !== null;
  // Whoever is the last one here leaves the table, and it waits: bots alone would play the game to its end.
  const last = screen.players.filter(({ person, absent }) => person && !absent).length < 2;
  const button = player.absent
    ? html`<button type="button" class="plain" data-action="seat-person" data-seat=${seat} ?disabled=${busy}
        @click=${() => handlers.seatPerson(seat)}>${say("menu-back", { who: player.name })}</button>`
    : player.person && !last
      ? html`<details class="t-standin">
          <summary class="plain" data-action="seat-bot" data-seat=${seat}>${say("menu-leaves")}</summary>
          <p>${say("menu-leaves-why", { who: player.name })}</p>
          <div class="t-levels">
            ${LEVELS.map((level) => html`<button type="button" class="plain" data-level=${level} ?disabled=${busy} @click=${() => handlers.seatBot(seat, level)}>${say(`who-${level}`)}</button>`)}
          </div>
        </details>`
      : nothing;
  return html`<li class="t-player">
    ${seatSign(game, shown, seat)}
    <span><b>${player.name}</b> <small>${whoPlays(player)}</small> ${forgotten(player)}</span>
    ${over ? nothing : button}
  </li>`;
}

/** A PIN for one's own seat, set anew or taken away. */
function pin(model: Model, { setPin }: MenuHandlers): TemplateResult | typeof nothing {
  const { seat } = model.screen;
  const player = seat === null || mine(model) !== seat ? undefined : model.screen.players[seat];
  if (player === undefined) return nothing;
  const others = model.screen.players.filter(({ person, absent }) => person || absent).length > 1;
  if (!others) return nothing;
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).querySelector("input");
    const good = input !== null && /^\d{4}$/.test(input.value);
    if (good) setPin(input.value);
    // The webview's own words would be in its own language.
    input?.setAttribute("aria-invalid", `${!good}`);
    if (input) input.value = "";
  };
  return html`<form class="t-own-pin" novalidate @submit=${keep}>
    <label for="own-pin">${say("menu-pin", { who: player.name })}</label>
    <div>
      <input id="own-pin" type="password" inputmode="numeric" autocomplete="off" maxlength="4" aria-describedby="own-pin-why" placeholder=${player.pin ? "••••" : say("new-pin-none")} />
      <button type="submit" class="plain">${say("menu-pin-set")}</button>
      ${player.pin ? html`<button type="button" class="quiet" @click=${() => setPin(null)}>${say("menu-pin-none")}</button>` : nothing}
    </div>
    <small id="own-pin-why" role="status">${say(player.pin ? "menu-pin-is-set" : "menu-pin-how")}</small>
  </form>`;
}

/** Where everybody sits about a device that lies flat. */
function seating(game: Game, model: Model, handlers: MenuHandlers): TemplateResult {
  const { sides, turned } = handlers;
  const { players } = model.screen;
  return html`${tick({
    label: say("menu-turns"),
    why: say("menu-turns-why"),
    checked: sides.turns,
    change: (turns) => {
      sides.turn(turns);
      turned();
    },
  })}
  ${
    sides.turns
      ? players.map(({ name, person, absent }, seat) =>
          person || absent
            ? html`<div class="t-side">${seatSign(game, model.shown, seat)}
                ${choices({
                  name: `side-${seat}`,
                  label: say("menu-side", { who: name }),
                  unseen: true,
                  all: SIDES,
                  chosen: sides.sideOf(seat, players.length),
                  choose: (side) => {
                    sides.sit(seat, side, players.length);
                    turned();
                  },
                  show: (side) => say(`menu-side-${side}`),
                })}</div>`
            : nothing,
        )
      : nothing
  }`;
}

export function menu(game: Game, model: Model, handlers: MenuHandlers): TemplateResult {
  const { players } = model.screen;
  return html`<section class="t-menu t-leaf" aria-label=${say("menu-title")}>
    <header>
      <h2>${say("menu-title")}</h2>
      <button type="button" class="quiet icon t-close" data-action="close" aria-label=${say("slip-close")} @click=${handlers.close}>${CROSS}</button>
    </header>
    <div class="t-menu-body">
      <h3>${say("menu-players")}</h3>
      <ul class="t-players">${players.map((_, seat) => seated(game, model, seat, handlers))}</ul>
      ${copied(model.screen)}
      ${hides(game.name) ? pin(model, handlers) : nothing}
      <h3>${say("menu-table")}</h3>
      ${choices({
        name: "table-pace",
        label: say("settings-pace"),
        all: PACES,
        chosen: model.settings.pace,
        choose: handlers.pace,
        show: (one) => say(`settings-pace-${one}`),
      })}
      ${choices({
        name: "table-sound",
        label: say("settings-sound"),
        all: VOLUMES,
        chosen: volumeOf(model.settings.sound),
        choose: (one) => handlers.sound(Number(one)),
        show: (one) => say(`menu-sound-${one}`),
      })}
      ${seating(game, model, handlers)}
      <div class="t-menu-ways">
      ${handlers.rules === undefined ? nothing : html`<button type="button" class="plain" data-action="rules" @click=${handlers.rules}>${say("menu-rules")}</button>`}
      <button type="button" class="plain" data-action="keys" @click=${handlers.keys}>${say("keys-title")}</button>
      <button type="button" class="plain" data-action="guide" @click=${handlers.guide}>${say("menu-guide")}</button>
      </div>
      ${handlers.corner()}
    </div>
  </section>`;
}
