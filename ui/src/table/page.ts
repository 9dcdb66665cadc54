/** The table as a page: it brings everybody together, listens, and draws whatever has changed. */
import { nothing, render, type TemplateResult } from "lit-html";
import type { TableChanged, ThinkingOn } from "../generated/shell.ts";
import { Awake } from "../shared/awake.ts";
import * as shell from "../shared/commands.ts";
import { settings } from "../shared/settings.ts";
import { language } from "../shared/words.ts";
import { Camera } from "./camera/camera.ts";
import { Framing } from "./camera/framing.ts";
import { Doing } from "./doing/doing.ts";
import { remarkOf } from "./doing/referee.ts";
import { Counter } from "./ending/counter.ts";
import { stepsOf } from "./ending/counting.ts";
import type { Game } from "./game/index.ts";
import { Handoffs } from "./handoff/handoff.ts";
import { Attention } from "./input/attention.ts";
import { Guard } from "./input/guard.ts";
import { Keys } from "./input/keys.ts";
import { keepFocus, rove } from "./input/roving.ts";
import { toTheNewest } from "./log/log.ts";
import { Fading } from "./render/fading.ts";
import { askToLeave } from "./render/leaving.ts";
import { Panels } from "./render/panels.ts";
import { Renderer } from "./render/render.ts";
import { makeWay } from "./render/slips.ts";
import { TableState } from "./state/state.ts";
import { Updates } from "./updates/updates.ts";

export interface TableOptions {
  readonly game: Game;
  readonly screen: shell.Screen;
  readonly onLeave: () => void;
  readonly onRules?: (chapter?: string) => void;
  readonly onReplay?: (game: string) => void;
  readonly onRematch?: (screen: shell.Screen) => void;
  readonly corner?: () => TemplateResult;
}

export class TablePage {
  readonly #host: HTMLElement;
  readonly #game: Game;
  readonly #leave: () => void;
  readonly #state: TableState;
  readonly #updates: Updates;
  readonly #doing: Doing;
  readonly #handoffs: Handoffs;
  readonly #camera = new Camera();
  readonly #attention: Attention;
  readonly #guard: Guard;
  readonly #fading: Fading;
  readonly #framing: Framing;
  readonly #counter: Counter;
  readonly #keys: Keys;
  readonly #renderer: Renderer;
  readonly #awake: Awake;
  readonly #deaf: readonly (() => void)[];
  #spoken = language();

  constructor(host: HTMLElement, options: TableOptions) {
    const { game, screen } = options;
    const trouble = (error: unknown): void => this.#trouble(error);
    this.#host = host;
    this.#game = game;
    this.#leave = options.onLeave;
    const camera = this.#camera;
    const attention = new Attention(game, host, camera);
    const state = new TableState(game, screen, () => this.#draw());
    const updates = new Updates(state, host, trouble);
    const doing = new Doing(state, host, updates, trouble);
    const guard = new Guard(host);
    const handoffs = new Handoffs(state, updates, (pin) => {
      if (pin) guard.pinGiven();
      attention.first();
    });
    const framing = new Framing(state, camera);
    const counter = new Counter(() => state.draw());
    const panels = new Panels(state, doing, host, options);
    this.#attention = attention;
    this.#guard = guard;
    this.#fading = new Fading(state, host);
    this.#state = state;
    this.#updates = updates;
    this.#doing = doing;
    this.#handoffs = handoffs;
    this.#framing = framing;
    this.#counter = counter;
    this.#keys = new Keys(state, doing, updates, camera, panels);
    this.#renderer = new Renderer(options, {
      ...{ state, doing, updates, handoffs, panels, camera, framing, counter },
    });
    state.onTaken = (before) => this.#taken(before);
    camera.turn = (target) => this.#turnedByWheel(target);
    camera.settled = () => state.draw();
    this.#awake = new Awake(() => state.model.screen.outcome === null);
    this.#deaf = this.#listen();
    state.take(screen);
    void updates.readLog();
    // What happened before we listened.
    void updates.pull();
  }

  /** A key pressed where nothing of the table has the focus. Escape never leaves the table. */
  key(event: KeyboardEvent): boolean {
    this.#keys.press(event);
    return event.defaultPrevented || event.key === "Escape";
  }

  /** Back lays aside what lies on top; where nothing does, it asks before the table is left. */
  stepBack(): boolean {
    const { model, door, pass } = this.#state;
    if (model.aside) this.#state.set({ aside: false });
    else if (model.screen.outcome !== null && model.watched === undefined) this.#leave();
    else if (door?.handoff?.privacy === "may-look") this.#state.look(false);
    else if (door !== undefined || pass !== undefined || !this.#keys.layAside())
      askToLeave(model.screen.saving, this.#leave);
    return true;
  }

  /** What was said in another language is not said any more. */
  redraw(): void {
    const { remark } = this.#state.model;
    const same = language() === this.#spoken;
    this.#spoken = language();
    this.#state.set({ settings: settings(), remark: same ? remark : undefined });
  }

  close(): void {
    this.#state.closed = true;
    this.#updates.skip();
    this.#counter.stop();
    for (const stop of this.#deaf) stop();
    this.#handoffs.close();
    this.#attention.close();
    this.#guard.close();
    this.#fading.close();
    this.#awake.close();
    this.#camera.release();
    render(nothing, this.#host);
  }

  #listen(): readonly (() => void)[] {
    const ours = (game: string): boolean => game === this.#state.model.screen.game;
    const resized = (): void => this.#state.draw();
    const { press } = this.#keys;
    window.addEventListener("resize", resized);
    this.#host.addEventListener("keydown", press);
    return [
      shell.hear<TableChanged>("table-changed", ({ game, number }) => {
        if (ours(game)) this.#updates.announced(number);
      }),
      shell.hear<ThinkingOn>("thinking", (thinking) => {
        if (!ours(thinking.game)) return;
        this.#updates.hurry();
        if (this.#state.door === undefined) this.#state.set({ thinking });
      }),
      shell.hear("curtain-fell", () => this.#handoffs.fell()),
      shell.hear<shell.Saving>("saving-changed", (saving) => this.#state.saved(saving)),
      () => window.removeEventListener("resize", resized),
      () => this.#host.removeEventListener("keydown", press),
    ];
  }

  #taken(before: shell.Screen): void {
    const { screen } = this.#state.model;
    if (screen.outcome !== null) {
      const steps = stepsOf(this.#game.ending, screen.outcome);
      this.#counter.count(steps, before.outcome === null);
    }
    if (before.seat !== screen.seat) void this.#updates.readLog();
  }

  #trouble(error: unknown): void {
    const trouble = shell.troubleOf(error);
    if (trouble.kind === "no-seat" || trouble.kind === "stale-curtain") {
      this.#handoffs.fell();
      return;
    }
    this.#state.set({ remark: remarkOf(this.#game, trouble), busy: false });
    if (trouble.kind === "stale") void this.#updates.pull();
  }

  #turnedByWheel(target: EventTarget | null): boolean {
    const tap =
      target instanceof Element && this.#game.acting.tapOfWheel?.(target, this.#state.model);
    if (!tap) return false;
    this.#doing.tap(tap);
    return true;
  }

  #draw(): void {
    const mend = keepFocus(this.#host);
    const degrees = this.#framing.degrees();
    this.#host.dataset.turned = `${degrees}`;
    this.#camera.turned = degrees;
    render(this.#renderer.draw(), this.#host);
    this.#camera.hold(this.#host);
    if (this.#camera.holds) this.#camera.bound(this.#framing.bounds());
    rove(this.#host);
    mend();
    this.#attention.turn(this.#state.model.choice);
    makeWay(this.#host, this.#game.drawing.uncovered);
    toTheNewest(this.#host);
    this.#fading.draw();
  }
}
