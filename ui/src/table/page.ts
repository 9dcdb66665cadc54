/** The table as a page: it brings everybody together, listens, and draws whatever has changed. */
import { nothing, render, type TemplateResult } from "lit-html";
import { settings } from "../shared/settings.ts";
import * as shell from "../shared/shell.ts";
import { language } from "../shared/words.ts";
import { Camera } from "./camera/camera.ts";
import { Framing } from "./camera/framing.ts";
import { Deeds } from "./commands/commands.ts";
import { noteOf } from "./commands/referee.ts";
import { Counter } from "./ending/counter.ts";
import type { GameScreens } from "./game/index.ts";
import { Porter } from "./handoff/handoff.ts";
import { Attention } from "./input/attention.ts";
import { Keys } from "./input/keys.ts";
import { keepFocus, rove } from "./input/roving.ts";
import { Panels } from "./render/panels.ts";
import { Scene } from "./render/render.ts";
import { makeWay } from "./render/slips.ts";
import { Desk } from "./state/state.ts";
import { Follower } from "./updates/updates.ts";

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
  readonly #game: GameScreens;
  readonly #desk: Desk;
  readonly #follower: Follower;
  readonly #deeds: Deeds;
  readonly #porter: Porter;
  readonly #camera = new Camera();
  readonly #attention: Attention;
  readonly #framing: Framing;
  readonly #counter: Counter;
  readonly #keys: Keys;
  readonly #scene: Scene;
  readonly #deaf: readonly (() => void)[];
  #spoken = language();

  constructor(host: HTMLElement, options: TableOptions) {
    const { game, screen } = options;
    const trouble = (error: unknown): void => this.#trouble(error);
    this.#host = host;
    this.#game = game;
    const camera = this.#camera;
    const attention = new Attention(game, host, camera);
    const desk = new Desk(game, screen, () => this.#draw());
    const follower = new Follower(desk, host, trouble);
    const deeds = new Deeds(desk, host, follower, trouble);
    const porter = new Porter(desk, host, follower, () => attention.first());
    const framing = new Framing(desk, camera);
    const counter = new Counter(() => desk.draw());
    const panels = new Panels(desk, deeds, host, options);
    this.#attention = attention;
    this.#desk = desk;
    this.#follower = follower;
    this.#deeds = deeds;
    this.#porter = porter;
    this.#framing = framing;
    this.#counter = counter;
    this.#keys = new Keys(desk, deeds, follower, camera, panels);
    this.#scene = new Scene(options, {
      ...{ desk, deeds, follower, porter, panels, camera, framing, counter },
    });
    desk.onTaken = (before) => this.#taken(before);
    camera.turn = (target) => this.#turnedByWheel(target);
    camera.settled = () => desk.draw();
    this.#deaf = this.#listen();
    desk.take(screen);
    void follower.readLog();
    void follower.pull();
  }

  /** A key pressed where nothing of the table has the focus. Escape never leaves the table. */
  key(event: KeyboardEvent): boolean {
    this.#keys.press(event);
    return event.defaultPrevented || event.key === "Escape";
  }

  /** What was said in another language is not said any more. */
  redraw(): void {
    const { note } = this.#desk.model;
    const same = language() === this.#spoken;
    this.#spoken = language();
    this.#desk.set({ settings: settings(), note: same ? note : undefined });
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
    const { press } = this.#keys;
    window.addEventListener("resize", resized);
    this.#host.addEventListener("keydown", press);
    return [
      shell.hear<{ game: string }>("table-changed", ({ game }) => {
        if (ours(game)) void this.#follower.pull();
      }),
      shell.hear<{ game: string; seat: number; progress: number }>("thinking", (thinking) => {
        if (ours(thinking.game) && this.#desk.door === undefined) this.#desk.set({ thinking });
      }),
      shell.hear("curtain-fell", () => this.#porter.fell()),
      shell.hear<shell.Saving>("saving-changed", (saving) => this.#desk.saved(saving)),
      () => window.removeEventListener("resize", resized),
      () => this.#host.removeEventListener("keydown", press),
    ];
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

  #turnedByWheel(target: EventTarget | null): boolean {
    const tap = target instanceof Element && this.#game.tapOfWheel(target, this.#desk.model);
    if (!tap) return false;
    this.#deeds.tap(tap);
    return true;
  }

  #draw(): void {
    const mend = keepFocus(this.#host);
    const degrees = this.#framing.degrees();
    this.#host.dataset.turned = `${degrees}`;
    this.#camera.turned = degrees;
    render(this.#scene.draw(), this.#host);
    this.#camera.hold(this.#host);
    if (this.#camera.holds) this.#camera.bound(this.#framing.bounds());
    rove(this.#host);
    mend();
    this.#attention.turn(this.#desk.model.choice);
    makeWay(this.#host, this.#game.spoken);
  }
}
