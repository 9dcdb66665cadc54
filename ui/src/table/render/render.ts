/** What is drawn: the closed door, the end, or the table with all that lies on it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { newsNotices } from "../../shared/news.ts";
import * as shell from "../../shared/shell.ts";
import { say } from "../../shared/words.ts";
import type { Camera } from "../camera/camera.ts";
import type { Framing } from "../camera/framing.ts";
import type { Deeds } from "../commands/commands.ts";
import type { Counter } from "../ending/counter.ts";
import { ending } from "../ending/ending.ts";
import type { Handlers } from "../game/index.ts";
import { door } from "../handoff/door.ts";
import type { Porter } from "../handoff/handoff.ts";
import { pass } from "../handoff/pass.ts";
import { recap } from "../log/recap.ts";
import type { TableOptions } from "../page.ts";
import { mine } from "../state/model.ts";
import type { Desk } from "../state/state.ts";
import type { Follower } from "../updates/updates.ts";
import { bar } from "./bar.ts";
import { guide, haveRead, untold } from "./guide.ts";
import type { Panels } from "./panels.ts";
import { note } from "./slips.ts";

/** Those who do what is pressed. */
export interface Hands {
  readonly desk: Desk;
  readonly deeds: Deeds;
  readonly follower: Follower;
  readonly porter: Porter;
  readonly panels: Panels;
  readonly camera: Camera;
  readonly framing: Framing;
  readonly counter: Counter;
}

export class Scene {
  readonly #options: TableOptions;
  readonly #hands: Hands;
  /** What the guide had to tell when somebody was last asked something. */
  #guided: readonly string[] = [];

  constructor(options: TableOptions, hands: Hands) {
    this.#options = options;
    this.#hands = hands;
  }

  draw(): TemplateResult {
    const { desk, deeds, porter } = this.#hands;
    if (desk.door !== undefined) {
      this.#guided = [];
      return door(desk.door, {
        lift: (pin) => void porter.lift(pin),
        hold: (down) => porter.press(down),
        forget: () => void porter.forgetPin(),
        away: (seat) => deeds.seatBot(seat, "brother"),
        leave: this.#options.onLeave,
      });
    }
    const { screen, aside, watched } = desk.model;
    const over = screen.outcome !== null && !aside && watched === undefined;
    return over ? this.#ending() : this.#table();
  }

  #table(): TemplateResult {
    const { desk, camera, framing, panels } = this.#hands;
    const { model, game } = desk;
    const { scale, fitted } = camera;
    const { shape, low } = framing.room();
    const lens = { bounds: framing.bounds(), scale, fitted, shape };
    const shown = model.panel === undefined ? "" : `t-show-${model.panel}`;
    const names = `t-${shape} ${low ? "t-low" : ""} ${shown} ${game.names(model)}`;
    return html`<div class="table ${names}" data-kind=${game.name} ?inert=${desk.pass !== undefined}>
        <div class="t-top">${bar(game, model, this.#barHandlers)} ${this.#guide()}</div>
        <div class="t-notices">${this.#saving()} ${newsNotices(desk.news, () => desk.draw())}</div>
        ${game.table(model, lens, this.#handlers)}
        <div class="t-slips">${this.#slips()}</div>
        ${panels.leaf()}
      </div>
      ${desk.pass === undefined ? nothing : pass(game, model, desk.pass, () => desk.takeDevice())}
      <p class="t-live" role="status">${desk.spoken}</p>`;
  }

  #ending(): TemplateResult {
    const { desk, counter } = this.#hands;
    const { screen } = desk.model;
    const { onReplay, onRematch, onLeave } = this.#options;
    return ending(desk.game, desk.model, counter.counted, {
      leave: onLeave,
      look: () => desk.set({ aside: true }),
      replay: onReplay && (() => onReplay(screen.game)),
      rematch: onRematch && (() => onRematch(screen)),
      all: () => counter.finish(),
    });
  }

  #slips(): unknown {
    const { desk, porter } = this.#hands;
    const { model, game } = desk;
    if (model.screen.outcome !== null) {
      const back = (): void => desk.set({ aside: false });
      return html`<section class="t-slip t-slip-aside"><button type="button" class="primary" data-action="end-back" @click=${back}>${say("end-back")}</button></section>`;
    }
    if (model.recap !== undefined) {
      const done = (): void => desk.set({ recap: undefined });
      return recap(game, model, { next: () => porter.tellNext(), done });
    }
    if (model.note !== undefined) {
      const { dismiss, rules } = this.#handlers;
      return note(model.note, dismiss, this.#options.onRules && rules);
    }
    return game.slip(model, this.#handlers) ?? nothing;
  }

  /** Only for whoever wants all the help there is. It stays while others play, so that the board lies still. */
  #guide(): unknown {
    const { desk } = this.#hands;
    const { model } = desk;
    if (model.settings.aids !== "full") return nothing;
    if (mine(model) !== undefined && model.watched === undefined)
      this.#guided = desk.game.guideFor(model);
    const done = (key: string): void => {
      haveRead(key);
      desk.draw();
    };
    return guide(untold(this.#guided), done);
  }

  #saving(): unknown {
    const { desk } = this.#hands;
    if (desk.model.screen.saving.state === "saved") return nothing;
    const retry = (): void => void shell.retrySaving().then((saving) => desk.saved(saving));
    return html`<div class="notice t-unsaved" role="alert">
      <p>${say("table-not-saved")}</p>
      <button type="button" class="plain" data-action="retry-saving" @click=${retry}>${say("table-retry")}</button>
    </div>`;
  }

  readonly #handlers: Handlers = {
    tap: (tap) => this.#hands.deeds.tap(tap),
    act: (action) => this.#hands.deeds.press(action),
    panel: (panel) => this.#hands.panels.open(panel),
    note: (text) => this.#hands.desk.set({ note: { text } }),
    dismiss: () => this.#hands.desk.set({ note: undefined }),
    fit: () => {
      this.#hands.camera.fit();
      this.#hands.desk.draw();
    },
    zoom: (factor) => this.#hands.camera.zoom(factor),
    rules: (chapter) => this.#options.onRules?.(chapter),
    unit: (x, y) => this.#hands.camera.unit({ x, y }),
    model: () => this.#hands.desk.model,
  };

  readonly #barHandlers = {
    leave: () => this.#options.onLeave(),
    skip: () => this.#hands.follower.skip(),
    stop: () => void shell.stopThinking(this.#hands.desk.model.screen.game),
    hint: () => void this.#hands.deeds.hint(),
    undo: () => this.#hands.deeds.undo(),
    redo: () => this.#hands.deeds.redo(),
    panel: (panel: string | undefined) => this.#hands.panels.open(panel),
  };
}
