/** What slides in over the margin, one at a time: the log, the menu, or something of the game's own. */
import { nothing } from "lit-html";
import { prefer, settings } from "../../shared/settings.ts";
import type { Deeds } from "../commands/commands.ts";
import { logbook } from "../log/log.ts";
import type { TableOptions } from "../page.ts";
import { NOTHING } from "../state/model.ts";
import type { Desk } from "../state/state.ts";
import { tellAgain } from "./guide.ts";
import { menu } from "./menu.ts";

export class Panels {
  readonly #desk: Desk;
  readonly #deeds: Deeds;
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  #wholeLog = false;

  constructor(desk: Desk, deeds: Deeds, host: HTMLElement, options: TableOptions) {
    this.#desk = desk;
    this.#deeds = deeds;
    this.#host = host;
    this.#options = options;
  }

  open(panel: string | undefined): void {
    this.#wholeLog = false;
    this.#desk.set({ panel });
    const log = panel === "log" ? this.#host.querySelector(".t-log ol") : null;
    if (log) log.scrollTop = log.scrollHeight;
    this.#host.querySelector<HTMLElement>(`.t-${panel} .t-close`)?.focus();
  }

  toggle(panel: string): void {
    this.open(this.#desk.model.panel === panel ? undefined : panel);
  }

  /** The open one as it is drawn; what a game has of its own it draws itself. */
  leaf(): unknown {
    const { panel } = this.#desk.model;
    return panel === "log" ? this.#log() : panel === "menu" ? this.#menu() : nothing;
  }

  #log(): unknown {
    const desk = this.#desk;
    const all = (): void => {
      this.#wholeLog = true;
      desk.draw();
    };
    return logbook(desk.game, desk.model, {
      // Whatever was chosen, a line of the log does nothing on the board.
      show: (piece) => {
        desk.set({ choice: NOTHING, note: undefined });
        this.#deeds.tap({ on: "piece", piece });
      },
      close: () => this.open(undefined),
      all: this.#wholeLog ? undefined : all,
    });
  }

  #menu(): unknown {
    const desk = this.#desk;
    const { onRules, corner } = this.#options;
    return menu(desk.game, desk.model, {
      close: () => this.open(undefined),
      seatBot: (seat, level) => this.#deeds.seatBot(seat, level),
      seatPerson: (seat) => this.#deeds.seatPerson(seat),
      setPin: (pin) => this.#deeds.setPin(pin),
      pace: (pace) => {
        void prefer({ pace });
        desk.set({ settings: settings() });
      },
      guide: () => {
        tellAgain();
        this.open(undefined);
      },
      sides: desk.sides,
      turned: () => desk.draw(),
      rules: onRules && (() => onRules()),
      corner: () => corner?.() ?? nothing,
    });
  }
}
