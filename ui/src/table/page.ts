/** The table as a page: it listens, lays everything out, and draws it. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { prefer, settings } from "../house/settings.ts";
import * as shell from "../house/shell.ts";
import { say } from "../house/words.ts";
import { Attention } from "./attention.ts";
import { bar } from "./bar.ts";
import { Camera } from "./camera.ts";
import { Counter } from "./counter.ts";
import { Deeds } from "./deeds.ts";
import { Desk } from "./desk.ts";
import { door } from "./door.ts";
import { ending } from "./ending.ts";
import { Follower } from "./follow.ts";
import { Framing } from "./framing.ts";
import type { GameScreens, Handlers } from "./game.ts";
import { guide, haveRead, tellAgain, untold } from "./guide.ts";
import { logbook } from "./logbook.ts";
import { menu } from "./menu.ts";
import { NOTHING } from "./model.ts";
import { Porter } from "./porter.ts";
import { recap, recapEntries } from "./recap.ts";
import { noteOf } from "./referee.ts";
import { keepFocus, rove, roveKey } from "./roving.ts";
import { makeWay, note } from "./slips.ts";

export interface TableOptions {
  readonly game: GameScreens;
  readonly screen: shell.Screen;
  readonly onLeave: () => void;
  readonly onRules?: (chapter?: string) => void;
  readonly onReplay?: (game: string) => void;
  readonly onRematch?: (screen: shell.Screen) => void;
  readonly corner?: () => TemplateResult;
}

export class TablePage {
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  readonly #game: GameScreens;
  readonly #desk: Desk;
  readonly #follower: Follower;
  readonly #deeds: Deeds;
  readonly #porter: Porter;
  readonly #attention: Attention;
  readonly #camera = new Camera();
  readonly #framing: Framing;
  readonly #counter: Counter;
  readonly #deaf: readonly (() => void)[];
  #wholeLog = false;
  constructor(host: HTMLElement, options: TableOptions) {
    this.#host = host;
    this.#options = options;
    this.#game = options.game;
    this.#attention = new Attention(options.game, host);
    const trouble = (error: unknown): void => this.#trouble(error);
    this.#desk = new Desk(options.game, options.screen, () => this.#draw());
    this.#follower = new Follower(this.#desk, host, trouble);
    this.#deeds = new Deeds(this.#desk, host, this.#follower, trouble);
    this.#porter = new Porter(this.#desk, this.#follower, () => this.#focusFirst());
    this.#framing = new Framing(this.#desk, this.#camera);
    this.#counter = new Counter(() => this.#desk.draw());
    this.#desk.onTaken = (before) => this.#taken(before);
    this.#camera.turn = (target) => this.#turnedByWheel(target);
    this.#camera.settled = () => this.#desk.draw();
    this.#deaf = this.#listen();
    this.#desk.take(options.screen);
    void this.#follower.readLog();
    void this.#follower.pull();
  }

  /** A key pressed where nothing of the table has the focus. Escape never leaves the table. */
  key(event: KeyboardEvent): boolean {
    this.#key(event);
    return event.defaultPrevented || event.key === "Escape";
  }

  redraw(): void {
    this.#desk.set({ settings: settings() });
  }

  close(): void {
    this.#desk.closed = true;
    this.#follower.skip();
    this.#counter.stop();
    for (const stop of this.#deaf) stop();
    this.#porter.close();
    this.#attention.close();
    this.#camera.release();
    render(nothing, this.#host);
  }

  #listen(): readonly (() => void)[] {
    const ours = (game: string): boolean => game === this.#desk.model.screen.game;
    const resized = (): void => this.#desk.draw();
    window.addEventListener("resize", resized);
    this.#host.addEventListener("keydown", this.#key);
    this.#host.addEventListener("focusin", this.#focused);
    return [
      shell.hear<{ game: string }>("table-changed", ({ game }) => {
        if (ours(game)) void this.#follower.pull();
      }),
      shell.hear<{ game: string; seat: number; progress: number }>("thinking", (thinking) => {
        if (ours(thinking.game) && this.#desk.door === undefined) this.#desk.set({ thinking });
      }),
      shell.hear("curtain-fell", () => this.#porter.fell()),
      shell.hear<shell.Saving>("saving-changed", (saving) => this.#saved(saving)),
      () => window.removeEventListener("resize", resized),
      () => this.#host.removeEventListener("keydown", this.#key),
      () => this.#host.removeEventListener("focusin", this.#focused),
    ];
  }

  #saved(saving: shell.Saving): void {
    this.#desk.set({ screen: { ...this.#desk.model.screen, saving } });
  }

  #taken(before: shell.Screen): void {
    const { screen } = this.#desk.model;
    if (screen.outcome !== null) {
      this.#counter.count(this.#game.counting(this.#desk.model).steps, before.outcome === null);
    }
    if (before.seat !== screen.seat) void this.#follower.readLog();
    void this.#follower.foresee();
  }

  #trouble(error: unknown): void {
    const trouble = shell.troubleOf(error);
    if (trouble.kind === "no-seat" || trouble.kind === "stale-curtain") {
      this.#porter.fell();
      return;
    }
    this.#desk.set({ note: noteOf(this.#game, trouble), busy: false });
    if (trouble.kind === "stale") void this.#follower.pull();
  }

  #recapNext(): void {
    const { recap } = this.#desk.model;
    if (recap === undefined) return;
    const step = recap.step + 1;
    const more = step < recapEntries(this.#game, this.#desk.model).length;
    this.#desk.set({ recap: more ? { ...recap, step } : undefined });
    const list = this.#host.querySelector(".t-recap ol");
    if (list) list.scrollTop = list.scrollHeight;
    this.#focusFirst();
  }

  #turnedByWheel(target: EventTarget | null): boolean {
    const tap = target instanceof Element && this.#game.tapOfWheel(target, this.#desk.model);
    if (!tap) return false;
    this.#deeds.tap(tap);
    return true;
  }

  #key = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || this.#desk.door !== undefined) return;
    if (roveKey(event)) return;
    const key = event.key.toLowerCase();
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const tap = plain ? this.#game.tapOfKey(key, this.#desk.model) : undefined;
    if (key === "escape") this.#escape();
    else if (key === "z") event.shiftKey ? this.#deeds.redo() : this.#deeds.undo();
    else if (!plain) return;
    else if (tap !== undefined) this.#deeds.tap(tap);
    else if (key === "+" || key === "=") this.#camera.zoom(1.3);
    else if (key === "-") this.#camera.zoom(1 / 1.3);
    else if (key === "0") this.#camera.fit();
    else if (key === "l") this.#panel(this.#desk.model.panel === "log" ? undefined : "log");
    else if (key === "m") this.#panel(this.#desk.model.panel === "menu" ? undefined : "menu");
    else return;
    event.preventDefault();
  };

  #escape(): void {
    const { watched, recap, note, choice, panel } = this.#desk.model;
    if (watched !== undefined) this.#follower.skip();
    else if (recap !== undefined) this.#desk.set({ recap: undefined });
    else if (note !== undefined || choice.kind !== "none")
      this.#desk.set({ note: undefined, choice: NOTHING });
    else if (panel !== undefined) this.#panel(undefined);
  }

  #panel(panel: string | undefined): void {
    this.#wholeLog = false;
    this.#desk.set({ panel });
    const log = panel === "log" ? this.#host.querySelector(".t-log ol") : null;
    if (log) log.scrollTop = log.scrollHeight;
    this.#host.querySelector<HTMLElement>(`.t-${panel} .t-close`)?.focus();
  }

  #focused = (event: FocusEvent): void => {
    const { target } = event;
    const there = target instanceof SVGElement && target.matches(":focus-visible");
    if (there && target.closest(".t-layer")) this.#camera.reveal(target);
  };

  /** When what had the focus is gone, it goes to what is asked first, or to the table itself: else keys go unheard. */
  #holdFocus(): void {
    const at = document.activeElement;
    if (at !== null && at !== document.body && at !== this.#host) return;
    const first = this.#host.querySelector<HTMLElement>("[data-first-focus]") ?? this.#host;
    if (first !== at) first.focus({ preventScroll: true });
  }

  #focusFirst(): void {
    this.#host.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }

  readonly #handlers: Handlers = {
    tap: (tap) => this.#deeds.tap(tap),
    act: (action) => this.#deeds.press(action),
    panel: (panel) => this.#panel(panel),
    note: (text) => this.#desk.set({ note: { text } }),
    dismiss: () => this.#desk.set({ note: undefined }),
    fit: () => {
      this.#camera.fit();
      this.#desk.draw();
    },
    zoom: (factor) => this.#camera.zoom(factor),
    rules: (chapter) => this.#options.onRules?.(chapter),
    unit: (x, y) => this.#camera.unit({ x, y }),
    model: () => this.#desk.model,
  };

  readonly #barHandlers = {
    leave: () => this.#options.onLeave(),
    skip: () => this.#follower.skip(),
    stop: () => void shell.stopThinking(this.#desk.model.screen.game),
    hint: () => void this.#deeds.hint(),
    undo: () => this.#deeds.undo(),
    redo: () => this.#deeds.redo(),
    panel: (panel: string | undefined) => this.#panel(panel),
  };

  #ending(): TemplateResult {
    const { screen } = this.#desk.model;
    const { onReplay, onRematch, onLeave } = this.#options;
    return ending(this.#game, this.#desk.model, this.#counter.counted, {
      leave: onLeave,
      look: () => this.#desk.set({ aside: true }),
      replay: onReplay && (() => onReplay(screen.game)),
      rematch: onRematch && (() => onRematch(screen)),
      all: () => this.#counter.finish(),
    });
  }

  #slips(): unknown {
    const { model } = this.#desk;
    if (model.screen.outcome !== null) {
      const back = (): void => this.#desk.set({ aside: false });
      return html`<section class="t-slip"><button type="button" class="primary" data-action="end-title" @click=${back}>${say("end-title")}</button></section>`;
    }
    if (model.recap !== undefined) {
      const done = (): void => this.#desk.set({ recap: undefined });
      return recap(this.#game, model, { next: () => this.#recapNext(), done });
    }
    if (model.note !== undefined) {
      return note(
        model.note,
        this.#handlers.dismiss,
        this.#options.onRules && this.#handlers.rules,
      );
    }
    return this.#game.slip(model, this.#handlers) ?? nothing;
  }

  /** What slides in over the margin. */
  #leaf(): unknown {
    const { model } = this.#desk;
    const close = (): void => this.#panel(undefined);
    if (model.panel === "log") {
      const show = (piece: number): void => this.#deeds.tap({ on: "piece", piece });
      const all = (): void => {
        this.#wholeLog = true;
        this.#desk.draw();
      };
      return logbook(this.#game, model, { show, close, all: this.#wholeLog ? undefined : all });
    }
    if (model.panel !== "menu") return nothing;
    const { onRules, corner } = this.#options;
    return menu(this.#game, model, {
      close,
      seatBot: (seat, level) => this.#deeds.seatBot(seat, level),
      seatPerson: (seat) => this.#deeds.seatPerson(seat),
      setPin: (pin) => this.#deeds.setPin(pin),
      pace: (pace) => {
        void prefer({ pace });
        this.redraw();
      },
      guide: () => {
        tellAgain();
        this.#panel(undefined);
      },
      sides: this.#framing.sides,
      turned: () => this.#desk.draw(),
      rules: onRules && (() => onRules()),
      corner: () => corner?.() ?? nothing,
    });
  }

  /** Only for whoever wants all the help there is. */
  #guide(): unknown {
    const { model } = this.#desk;
    if (model.settings.aids !== "full" || model.watched !== undefined) return nothing;
    const done = (key: string): void => {
      haveRead(key);
      this.#desk.draw();
    };
    return guide(untold(this.#game.guideFor(model)), done);
  }

  #saving(): unknown {
    if (this.#desk.model.screen.saving.state === "saved") return nothing;
    const retry = (): void => void shell.retrySaving().then((saving) => this.#saved(saving));
    return html`<p class="t-unsaved" role="alert">${say("table-not-saved")}
      <button type="button" class="plain" data-action="retry-saving" @click=${retry}>${say("table-retry")}</button></p>`;
  }

  #page(): TemplateResult {
    const { model, door: closed, spoken } = this.#desk;
    if (closed !== undefined) {
      return door(closed, {
        lift: (pin) => void this.#porter.lift(pin),
        hold: (down) => this.#porter.press(down),
        away: (seat) => this.#deeds.seatBot(seat, "brother"),
        leave: this.#options.onLeave,
      });
    }
    const over = model.screen.outcome !== null && !model.aside && model.watched === undefined;
    if (over) return this.#ending();
    const { scale, fitted } = this.#camera;
    const { shape, low } = this.#framing.room();
    const lens = { bounds: this.#framing.bounds(), scale, fitted, shape };
    const shown = model.panel === undefined ? "" : `t-show-${model.panel}`;
    const names = `t-${shape} ${low ? "t-low" : ""} ${shown} ${this.#game.names(model)}`;
    return html`<div class="table ${names}" data-kind=${this.#game.name}>
        <div class="t-top">${bar(this.#game, model, this.#barHandlers)} ${this.#guide()}</div>
        ${this.#saving()}
        ${this.#game.table(model, lens, this.#handlers)}
        <div class="t-slips">${this.#slips()}</div>
        ${this.#leaf()}
      </div>
      <p class="t-live" role="status">${spoken}</p>`;
  }

  #draw(): void {
    const mend = keepFocus(this.#host);
    const degrees = this.#framing.degrees();
    this.#host.dataset.turned = `${degrees}`;
    this.#camera.turned = degrees;
    render(this.#page(), this.#host);
    this.#camera.hold(this.#host);
    if (this.#camera.holds) this.#camera.bound(this.#framing.bounds());
    rove(this.#host);
    mend();
    this.#holdFocus();
    this.#attention.turn(this.#desk.model.choice);
    makeWay(this.#host, this.#game.spoken);
  }
}
