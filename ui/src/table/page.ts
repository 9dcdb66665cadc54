/** The table as a page: it listens, lays everything out, and draws it. */
import { html, nothing, render, type TemplateResult } from "lit-html";
import { moves, settings } from "../house/settings.ts";
import * as shell from "../house/shell.ts";
import { say } from "../house/words.ts";
import { CELL, type TileKey } from "../monastery/index.ts";
import { Attention } from "./attention.ts";
import { offeredCells } from "./board.ts";
import { Camera } from "./camera.ts";
import { Deeds } from "./deeds.ts";
import { Desk } from "./desk.ts";
import { door } from "./door.ts";
import { dragTile } from "./drag.ts";
import { countingSteps, ending } from "./ending.ts";
import { Follower } from "./follow.ts";
import { NOTHING, type Panel } from "./model.ts";
import { type Bounds, boundsOf } from "./places.ts";
import { Porter } from "./porter.ts";
import { recapEntries } from "./recap.ts";
import { noteOf } from "./referee.ts";
import { keepFocus, rove, roveKey } from "./roving.ts";
import type { Cell } from "./sight.ts";
import { type Handlers, type Shape, shapeOf, table } from "./view.ts";

export interface TableOptions {
  readonly screen: shell.Screen;
  readonly onLeave: () => void;
  readonly onRules?: (chapter?: string) => void;
  readonly onReplay?: (game: string) => void;
  readonly onRematch?: (game: string) => void;
  readonly corner?: () => TemplateResult;
}

/** Between two points of a testament, in milliseconds. */
const COUNTING = 110;

export class TablePage {
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  readonly #desk: Desk;
  readonly #follower: Follower;
  readonly #deeds: Deeds;
  readonly #porter: Porter;
  readonly #attention: Attention;
  readonly #camera = new Camera();
  readonly #deaf: readonly (() => void)[];
  #counted = 0;
  #counting: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, options: TableOptions) {
    this.#host = host;
    this.#options = options;
    this.#attention = new Attention(host);
    const trouble = (error: unknown): void => this.#trouble(error);
    this.#desk = new Desk(options.screen, () => this.#draw());
    this.#follower = new Follower(this.#desk, host, trouble);
    this.#deeds = new Deeds(this.#desk, host, this.#follower, trouble);
    this.#porter = new Porter(this.#desk, this.#follower, () => this.#focusFirst());
    this.#desk.onTaken = (before) => this.#taken(before);
    this.#camera.turn = (target) => this.#turnedByWheel(target);
    this.#camera.settled = () => this.#desk.draw();
    this.#deaf = this.#listen();
    this.#desk.take(options.screen);
    void this.#follower.readLog();
    void this.#follower.pull();
  }

  redraw(): void {
    this.#desk.set({ settings: settings() });
  }

  close(): void {
    this.#desk.closed = true;
    this.#follower.skip();
    clearTimeout(this.#counting);
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
    if (screen.outcome !== null) this.#countUp(before.outcome === null);
    if (before.seat !== screen.seat) void this.#follower.readLog();
    void this.#follower.foresee();
  }

  #trouble(error: unknown): void {
    const trouble = shell.troubleOf(error);
    if (trouble.kind === "no-seat" || trouble.kind === "stale-curtain") {
      this.#porter.fell();
      return;
    }
    this.#desk.set({ note: noteOf(trouble), busy: false });
    if (trouble.kind === "stale") void this.#follower.pull();
  }

  /** Counts the testaments up when the game has just ended; else they have been counted long since. */
  #countUp(slowly: boolean): void {
    if (!slowly && this.#counted > 0) return;
    const { seats } = this.#desk.model.sight;
    const steps = countingSteps(seats.flatMap(({ testament }) => testament ?? []));
    this.#counted = slowly && moves() ? 0 : steps;
    const tick = (): void => {
      this.#counted += 1;
      this.#desk.draw();
      if (this.#counted < steps) this.#counting = setTimeout(tick, COUNTING);
    };
    if (this.#counted < steps) this.#counting = setTimeout(tick, 500);
  }

  #recapNext(): void {
    const { recap } = this.#desk.model;
    if (recap === undefined) return;
    const step = recap.step + 1;
    const more = step < recapEntries(this.#desk.model).length;
    this.#desk.set({ recap: more ? { ...recap, step } : undefined });
    const list = this.#host.querySelector(".t-recap ol");
    if (list) list.scrollTop = list.scrollHeight;
    this.#focusFirst();
  }

  #drag = (tile: TileKey, event: PointerEvent): void => {
    const desk = this.#desk;
    const ghostAt = (at: Cell): boolean => {
      const { choice } = desk.model;
      return choice.kind === "ghost" && choice.at.join() === at.join();
    };
    const mayLie = (at: Cell): boolean =>
      desk.model.offers.places.some(
        (place) => place.tile === tile && place.at.join() === at.join(),
      );
    if (desk.model.busy) return;
    dragTile(tile, event, {
      begin: () => {
        const { choice } = desk.model;
        if (!("tile" in choice) || choice.tile !== tile) this.#deeds.tap({ on: "shelf", tile });
      },
      cellAt: (x, y) => {
        const unit = this.#camera.unit({ x, y });
        return unit && [Math.floor(unit.x / CELL), Math.floor(unit.y / CELL)];
      },
      over: (at) => {
        if (at === undefined || ghostAt(at) || !mayLie(at)) return;
        if (desk.model.settings.confirm !== "none") this.#deeds.tap({ on: "gap", at });
      },
      drop: (at) => {
        if (at === undefined) this.#deeds.tap({ on: "nothing" });
        else if (!ghostAt(at)) this.#deeds.tap({ on: "gap", at });
      },
    });
  };

  #turnedByWheel(target: EventTarget | null): boolean {
    const over = target instanceof Element && target.closest(".m-ghost") !== null;
    if (!over || this.#desk.model.choice.kind !== "ghost") return false;
    this.#deeds.tap({ on: "turn" });
    return true;
  }

  #key = (event: KeyboardEvent): void => {
    if (event.target instanceof HTMLInputElement || this.#desk.door !== undefined) return;
    if (roveKey(event)) return;
    const key = event.key.toLowerCase();
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (key === "escape") this.#escape();
    else if (key === "z") event.shiftKey ? this.#deeds.redo() : this.#deeds.undo();
    else if (!plain) return;
    else if (key === "r") this.#deeds.tap({ on: "turn" });
    else if (key === "+" || key === "=") this.#camera.zoom(1.3);
    else if (key === "-") this.#camera.zoom(1 / 1.3);
    else if (key === "0") this.#camera.fit();
    else if (key === "l") this.#panel(this.#desk.model.panel === "log" ? undefined : "log");
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

  #panel(panel: Panel | undefined): void {
    this.#desk.set({ panel });
    const log = panel === "log" ? this.#host.querySelector(".t-log ol") : null;
    if (log) log.scrollTop = log.scrollHeight;
  }

  #focused = (event: FocusEvent): void => {
    const { target } = event;
    const there = target instanceof SVGElement && target.matches(":focus-visible");
    if (there && target.closest(".t-layer")) this.#camera.reveal(target);
  };

  #focusFirst(): void {
    this.#host.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }

  readonly #handlers: Handlers = {
    tap: (tap) => this.#deeds.tap(tap),
    act: (action) => this.#deeds.press(action),
    drag: this.#drag,
    hint: () => void this.#deeds.hint(),
    point: (kind) => {
      if (kind === "library") this.#panel("letters");
      this.#desk.set({ note: { text: say(kind === "library" ? "note-library" : "note-stables") } });
    },
    panel: (panel) => this.#panel(panel),
    undo: () => this.#deeds.undo(),
    redo: () => this.#deeds.redo(),
    skip: () => this.#follower.skip(),
    stop: () => void shell.stopThinking(this.#desk.model.screen.game),
    fit: () => {
      this.#camera.fit();
      this.#desk.draw();
    },
    zoom: (factor) => this.#camera.zoom(factor),
    dismiss: () => this.#desk.set({ note: undefined }),
    leave: () => this.#options.onLeave(),
    retry: () => void shell.retrySaving().then((saving) => this.#saved(saving)),
    rules: (chapter) => this.#options.onRules?.(chapter),
    recapNext: () => this.#recapNext(),
    recapDone: () => this.#desk.set({ recap: undefined }),
    testament: () => this.#desk.set({ aside: false }),
    corner: () => this.#options.corner?.() ?? html``,
  };

  #shape(): Shape {
    const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 18;
    return shapeOf(innerWidth, innerHeight, letter);
  }

  /** With all empty places about it while there is room; later only with those that matter now. */
  #bounds(): Bounds {
    const { shown } = this.#desk.model;
    const all = boundsOf(shown, shown.gaps);
    return this.#camera.takes(all) ? all : boundsOf(shown, offeredCells(this.#desk.model));
  }

  #ending(): TemplateResult {
    const { game } = this.#desk.model.screen;
    const { onReplay, onRematch, onLeave } = this.#options;
    return ending(this.#desk.model, this.#counted, {
      leave: onLeave,
      look: () => this.#desk.set({ aside: true }),
      replay: onReplay && (() => onReplay(game)),
      rematch: onRematch && (() => onRematch(game)),
      all: () => {
        clearTimeout(this.#counting);
        this.#counted = Number.MAX_SAFE_INTEGER;
        this.#desk.draw();
      },
    });
  }

  #page(): TemplateResult {
    const { model, door: closed, spoken } = this.#desk;
    if (closed !== undefined) {
      return door(closed, {
        lift: (pin) => void this.#porter.lift(pin),
        hold: (down) => this.#porter.press(down),
        leave: this.#options.onLeave,
      });
    }
    const over = model.screen.outcome !== null && !model.aside && model.watched === undefined;
    if (over) return this.#ending();
    const { scale, fitted } = this.#camera;
    const lens = { bounds: this.#bounds(), scale, fitted, shape: this.#shape() };
    return html`${table(model, lens, this.#handlers)}
      <p class="t-live" role="status">${spoken}</p>`;
  }

  #draw(): void {
    const mend = keepFocus(this.#host);
    render(this.#page(), this.#host);
    const view = this.#host.querySelector<HTMLElement>(".t-view") ?? undefined;
    this.#camera.hold(view, this.#host.querySelector<HTMLElement>(".t-layer") ?? undefined);
    if (view !== undefined) this.#camera.bound(this.#bounds());
    rove(this.#host);
    mend();
    this.#attention.turn(this.#desk.model.choice);
  }
}
