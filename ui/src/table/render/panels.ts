/** What slides in over the margin, one at a time: the log, the menu, or something of the game's own. */
import { nothing } from "lit-html";
import { changeSettings, settings } from "../../shared/settings.ts";
import { ring } from "../../shared/sound.ts";
import type { Doing } from "../doing/doing.ts";
import { logPanel } from "../log/log.ts";
import { readOpenly } from "../log/log-entries.ts";
import type { TableOptions } from "../page.ts";
import { NOTHING } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import { tellAgain } from "./guide.ts";
import { keyHelp } from "./key-help.ts";
import { menu } from "./menu.ts";

export class Panels {
  readonly #state: TableState;
  readonly #doing: Doing;
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  #wholeLog = false;

  constructor(state: TableState, doing: Doing, host: HTMLElement, options: TableOptions) {
    this.#state = state;
    this.#doing = doing;
    this.#host = host;
    this.#options = options;
  }

  get host(): HTMLElement {
    return this.#host;
  }

  /** What the button below would do. */
  pressPrimary(): void {
    this.#host.querySelector<HTMLElement>("[data-action=primary]:not([aria-disabled])")?.click();
  }

  open(panel: string | undefined): void {
    this.#wholeLog = false;
    this.#state.set({ panel });
    const log = panel === "log" ? this.#host.querySelector(".t-log ol") : null;
    if (log) log.scrollTop = log.scrollHeight;
    this.#host.querySelector<HTMLElement>(`.t-${panel} .t-close`)?.focus();
  }

  /** Shows what a line of the log is about. Whatever was chosen, it does nothing on the board. */
  show(about: number): void {
    const state = this.#state;
    state.set({ choice: NOTHING, remark: undefined });
    this.#doing.tap(state.game.acting.tapOfLog(about));
  }

  toggle(panel: string): void {
    this.open(this.#state.model.panel === panel ? undefined : panel);
  }

  /** The open one as it is drawn; what a game has of its own it draws itself. */
  leaf(): unknown {
    const { panel } = this.#state.model;
    if (panel === "keys")
      return keyHelp(
        this.#state.game,
        () => this.#state.draw(),
        () => this.open(undefined),
      );
    return panel === "log" ? this.#log() : panel === "menu" ? this.#menu() : nothing;
  }

  #log(): unknown {
    const state = this.#state;
    const all = (): void => {
      this.#wholeLog = true;
      state.draw();
    };
    return logPanel(state.game, readOpenly(state.model, state.covered), {
      show: (about) => this.show(about),
      close: () => this.open(undefined),
      all: this.#wholeLog ? undefined : all,
    });
  }

  #menu(): unknown {
    const state = this.#state;
    const { onRules, corner } = this.#options;
    return menu(state.game, state.model, {
      close: () => this.open(undefined),
      seatBot: (seat, level) => this.#doing.seatBot(seat, level),
      seatPerson: (seat) => this.#doing.seatPerson(seat),
      setPin: (pin) => this.#doing.setPin(pin),
      pace: (pace) => {
        void changeSettings({ pace });
        state.set({ settings: settings() });
      },
      sound: (sound) => {
        void changeSettings({ sound });
        state.set({ settings: settings() });
        ring("turn");
      },
      guide: () => {
        tellAgain();
        this.open(undefined);
      },
      sides: state.sides,
      turned: () => state.draw(),
      keys: () => this.open("keys"),
      rules: onRules && (() => onRules()),
      corner: () => corner?.() ?? nothing,
    });
  }
}
