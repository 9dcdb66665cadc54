/** What is drawn: the closed door, the end, or the table with all that lies on it. */
import { html, nothing, type TemplateResult } from "lit-html";
import { counted, settle } from "../../seats/levels.ts";
import * as shell from "../../shared/commands.ts";
import { newsNotices } from "../../shared/news.ts";
import { toast } from "../../shared/toast.ts";
import { say } from "../../shared/words.ts";
import type { Camera } from "../camera/camera.ts";
import type { Framing } from "../camera/framing.ts";
import type { Doing } from "../doing/doing.ts";
import type { Counter } from "../ending/counter.ts";
import { ending } from "../ending/ending.ts";
import type { Handlers, Lens } from "../game/index.ts";
import { type Before, door } from "../handoff/door.ts";
import type { Handoffs } from "../handoff/handoff.ts";
import { pass } from "../handoff/pass.ts";
import { lately } from "../log/log.ts";
import { readOpenly } from "../log/log-entries.ts";
import { recap, recapAbout } from "../log/recap.ts";
import type { TableOptions } from "../page.ts";
import { mine } from "../state/model.ts";
import type { TableState } from "../state/state.ts";
import type { Updates } from "../updates/updates.ts";
import { bar } from "./bar.ts";
import { beat, learntSlip } from "./beat.ts";
import { guide, haveRead } from "./guide.ts";
import { marginNames, ways } from "./margins.ts";
import type { Panels } from "./panels.ts";
import { remark } from "./slips.ts";

/** Those who do what is pressed. */
interface Parts {
  readonly state: TableState;
  readonly doing: Doing;
  readonly updates: Updates;
  readonly handoffs: Handoffs;
  readonly panels: Panels;
  readonly camera: Camera;
  readonly framing: Framing;
  readonly counter: Counter;
}

export class Renderer {
  readonly #options: TableOptions;
  readonly #parts: Parts;
  /** What the guide had to tell when somebody was last asked something. */
  #guided: readonly string[] = [];

  constructor(options: TableOptions, parts: Parts) {
    this.#options = options;
    this.#parts = parts;
  }

  draw(): TemplateResult {
    const { state, doing, handoffs } = this.#parts;
    if (state.door !== undefined) {
      this.#guided = [];
      return door(
        state.door,
        { before: this.#before(), why: this.#askedBehind() },
        {
          takeBack: () => doing.undo(),
          lift: (pin) => void handoffs.lift(pin),
          hold: (down) => handoffs.press(down),
          forget: () => void handoffs.forgetPin(),
          object: () => void handoffs.object(),
          away: (seat) => doing.seatBot(seat, "brother"),
          back: () => state.look(false),
          leave: this.#options.onLeave,
        },
      );
    }
    const { screen, aside, watched } = state.model;
    const over = screen.outcome !== null && !aside && watched === undefined;
    return over ? this.#ending() : this.#table();
  }

  /** Why somebody is asked to the door: what lies open of it. */
  #askedBehind(): string {
    const { model, game, door: shown } = this.#parts.state;
    return shown?.handoff === undefined ? "" : game.acting.prompt(model).text;
  }

  /** Who has just ended a turn and could still take that back. */
  #endedBy(): string | undefined {
    const { screen } = this.#parts.state.model;
    const seat = screen.undo?.passed;
    return seat === undefined ? undefined : screen.players[seat]?.name;
  }

  #before(): Before | undefined {
    const { game, model } = this.#parts.state;
    const who = this.#endedBy();
    const turn = game.acting.endedTurn?.(model.view) ?? true;
    return who === undefined ? undefined : { who, turn };
  }

  #table(): TemplateResult {
    const { state, camera, framing, panels, doing, updates } = this.#parts;
    const { model, game } = state;
    const { scale, fitted } = camera;
    const { shape, low, narrow } = framing.room();
    const lens: Lens = {
      bounds: framing.bounds(),
      scale,
      fitted,
      shape,
      low,
      narrow,
      about: model.watched?.about ?? recapAbout(game, model),
      lately:
        shape === "upright"
          ? nothing
          : lately(game, readOpenly(model, state.covered), (about) => panels.show(about)),
      ways: (handle) => ways(game, model, handle, this.#handlers.panel),
    };
    const names = `t-${shape} ${low ? "t-low" : ""} ${narrow ? "t-narrow" : ""} ${marginNames(game, model)}`;
    return html`<div class="table ${names}" data-kind=${game.name} ?inert=${state.pass !== undefined}>
        <div class="t-top">${bar(game, model, state.steps, this.#barHandlers)} ${this.#guide()}</div>
        <div class="t-notices">${this.#saving()} ${newsNotices(state.news, () => state.draw())}</div>
        ${game.drawing.table(model, lens, this.#handlers)}
        <div class="t-slips">${this.#slips()}</div>
        ${panels.leaf()}
      </div>
      ${
        state.pass === undefined
          ? nothing
          : pass(game, model, state.pass, {
              taken: () => {
                state.takeDevice();
                updates.deviceTaken();
              },
              before: this.#endedBy(),
              takeBack: () => doing.undo(),
            })
      }
      <p class="t-live" role="status">${state.spoken}</p>`;
  }

  #ending(): TemplateResult {
    const { state, counter } = this.#parts;
    const { screen } = state.model;
    const { onReplay, onRematch, onLeave } = this.#options;
    return ending(state.game, state.model, counter.counted, {
      leave: onLeave,
      look: () => state.set({ aside: true }),
      replay: onReplay && (() => onReplay(screen.game)),
      rematch: onRematch && (() => onRematch(screen)),
      all: () => counter.finish(),
      offer: counted(screen),
      settle: (level) => {
        settle(screen.kind, level);
        toast(say("end-level-settled", { who: say("who-one", { level }) }));
        state.draw();
      },
    });
  }

  #recap(): unknown {
    const { state, camera } = this.#parts;
    const { recap: told } = state.model;
    if (told === undefined) return nothing;
    return recap(state.game, readOpenly(state.model, state.covered), {
      show: (step) => {
        state.set({ recap: { ...told, step } });
        camera.revealAbout();
      },
      open: () => state.set({ recap: { ...told, open: true } }),
      done: () => state.set({ recap: undefined }),
    });
  }

  #word(): TemplateResult | typeof nothing {
    const { dismiss, rules } = this.#handlers;
    const said = this.#parts.state.model.remark;
    return said === undefined ? nothing : remark(said, dismiss, this.#options.onRules && rules);
  }

  #slips(): unknown {
    const { state, updates } = this.#parts;
    const { model, game } = state;
    if (model.screen.outcome !== null) {
      const back = (): void => state.set({ aside: false });
      return html`<section class="t-slip t-slip-aside"><button type="button" class="primary" data-action="end-back" @click=${back}>${say("end-back")}</button></section>`;
    }
    if (model.watched?.beat !== undefined)
      return beat(game, model, model.watched.beat, () => updates.next());
    const [first, ...rest] = model.learnt;
    if (first !== undefined) return learntSlip(first, () => state.set({ learnt: rest }));
    const told = this.#recap();
    if (model.recap?.open) return told;
    const word = this.#word();
    const asks = word === nothing || game.drawing.asksOnSlips === true;
    const slip = asks ? (game.drawing.slip(model, this.#handlers) ?? nothing) : nothing;
    // A word never lies in the place of what is to be chosen.
    if (word !== nothing && slip !== nothing)
      return html`${told}<div class="t-stack">${word} ${slip}</div>`;
    return html`${told} ${word} ${slip}`;
  }

  /**
   * Only for whoever wants all the help there is.
   */
  #guide(): unknown {
    const { state } = this.#parts;
    const { model, game } = state;
    if (model.settings.aids !== "full") return nothing;
    if (mine(model) !== undefined && model.watched === undefined)
      this.#guided = game.acting.guideFor?.(model) ?? [];
    const done = (key: string): void => {
      haveRead(game, key);
      state.draw();
    };
    return guide(game, this.#guided, done);
  }

  #saving(): unknown {
    const { state } = this.#parts;
    if (state.model.screen.saving.state === "saved") return nothing;
    const retry = (): void => void shell.retrySaving().then((saving) => state.saved(saving));
    return html`<div class="notice t-unsaved" role="alert">
      <p>${say("table-not-saved")}</p>
      <button type="button" class="plain" data-action="retry-saving" @click=${retry}>${say("table-retry")}</button>
    </div>`;
  }

  readonly #handlers: Handlers = {
    tap: (tap) => this.#parts.doing.tap(tap),
    act: (action) => this.#parts.doing.press(action),
    panel: (panel) => this.#parts.panels.open(panel),
    write: (seat, about, text) => this.#parts.doing.write(seat, about, text),
    remark: (text) => this.#parts.state.set({ remark: { text } }),
    dismiss: () => this.#parts.state.set({ remark: undefined }),
    fit: () => {
      this.#parts.camera.fit();
      this.#parts.state.draw();
    },
    zoom: (factor) => this.#parts.camera.zoom(factor),
    rules: (chapter) => this.#options.onRules?.(chapter),
    unit: (x, y) => this.#parts.camera.unit({ x, y }),
    flat: () => this.#parts.state.flat,
    covered: () => this.#parts.state.covered,
    peek: (wanted) => this.#parts.state.peek(wanted),
    model: () => this.#parts.state.model,
  };

  readonly #barHandlers = {
    leave: () => this.#options.onLeave(),
    toMyTurn: () => this.#parts.updates.toMyTurn(),
    hint: () => void this.#parts.doing.hint(),
    undo: () => this.#parts.doing.undo(),
    redo: () => this.#parts.doing.redo(),
    startOver: () => this.#parts.doing.startOver(),
    look: () => this.#parts.state.look(true),
    panel: (panel: string | undefined) => this.#parts.panels.open(panel),
  };
}
