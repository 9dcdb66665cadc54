/** The one value that the table shows, and the drawing of it whenever it changes. */
import type { Handoff, News, Saving, Screen } from "../../shared/commands.ts";
import { settings } from "../../shared/settings.ts";
import type { Game } from "../game/index.ts";
import { closed, type Door } from "../handoff/door.ts";
import { Sides } from "../handoff/sides.ts";
import { type Model, mine, NOTHING, persons, type Seat, seatToAct } from "./model.ts";

/** A table of which nothing but its screen is known. */
export function fresh(game: Game, screen: Screen): Model {
  const { view } = screen;
  return {
    screen,
    view,
    shown: view,
    offers: game.reading.offersOf([], view),
    lines: [],
    choice: NOTHING,
    remark: undefined,
    watched: undefined,
    recap: undefined,
    learnt: [],
    forecasts: new Map(),
    gains: new Map(),
    thinking: undefined,
    settings: settings(),
    panel: undefined,
    aside: false,
    busy: false,
  };
}

/** What each offered action would bring, by the action as the page writes it. */
function forecastsOf({ reading }: Game, { actions, forecasts }: Screen): Model["forecasts"] {
  const found = new Map<string, unknown>();
  for (const [n, action] of (actions ?? []).entries()) {
    const forecast = forecasts?.[n] ?? null;
    if (forecast !== null) found.set(JSON.stringify(reading.inOrder?.(action) ?? action), forecast);
  }
  return found;
}

/** The table after the shell has shown it anew. What other eyes saw is forgotten. */
export function taken(game: Game, before: Model, screen: Screen): Model {
  const again = before.screen.game === screen.game && before.screen.seat === screen.seat;
  const { view } = screen;
  const [now, forecasts] = [settings(), forecastsOf(game, screen)];
  // What was opened for a question is closed with it.
  const was = game.drawing.panelFor?.(before.view);
  const still = was === undefined || before.panel !== was || game.drawing.panelFor?.(view) === was;
  return {
    ...(again ? before : fresh(game, screen)),
    screen,
    view,
    shown: view,
    offers: game.reading.offersOf(screen.actions ?? [], view),
    choice: NOTHING,
    remark: undefined,
    watched: undefined,
    forecasts,
    gains: now.aids === "full" ? forecasts : new Map(),
    thinking: screen.thinking ?? undefined,
    settings: now,
    busy: false,
    panel: still ? before.panel : undefined,
  };
}

export class TableState {
  readonly game: Game;
  model: Model;
  /** The closed door, while it is all that is drawn. */
  door: Door | undefined;
  /** What the live region says: only what everybody may hear. */
  spoken = "";
  closed = false;
  readonly sides = new Sides();
  /** What the store had to tell since the table was laid. */
  news: readonly News[] = [];
  /** Who took the device when they were last asked to. */
  #holder: Seat | undefined;
  /** The turn that is being played, and the line of the log at which it began. */
  #turn = "";
  #began = 0;
  /** Called after each screen that was taken. */
  onTaken: (before: Screen) => void = () => {};
  readonly #draw: () => void;

  constructor(game: Game, screen: Screen, draw: () => void) {
    this.game = game;
    this.model = fresh(game, screen);
    this.#draw = draw;
  }

  draw(): void {
    if (!this.closed) this.#draw();
  }

  set(change: Partial<Model>): void {
    this.model = { ...this.model, ...change };
    this.draw();
  }

  /** Whether the door fell by itself, and it is not known yet who is next. */
  get blind(): boolean {
    return this.door !== undefined && this.door.handoff === undefined;
  }

  /** Who is asked to take the device, where nothing is hidden. One that lies flat is not passed on: the table turns. */
  get pass(): Handoff | undefined {
    const { handoff } = this.model.screen;
    const asked = handoff?.privacy === "open" && handoff.seat !== this.#holder;
    return asked && !this.sides.turns ? handoff : undefined;
  }

  /** Whether somebody holds what is theirs open to look at it. */
  #peeking = false;

  /** Whether the device lies flat among several, who all see what one of them looks at. */
  get flat(): boolean {
    const { screen } = this.model;
    const shared = this.sides.turns && persons(screen) > 1;
    return shared && screen.seat !== null && screen.outcome === null;
  }

  /** What is one's own lies face down there until it is held open. */
  get covered(): boolean {
    return this.flat && !this.#peeking;
  }

  peek(wanted: boolean): void {
    if (wanted === this.#peeking) return;
    this.#peeking = wanted;
    this.draw();
  }

  /** Whether what could be taken back is another's, whoever has the device by now. */
  get anothers(): boolean {
    const { screen } = this.model;
    const passed = screen.undo?.passed;
    return (
      passed !== undefined &&
      mine(this.model) !== undefined &&
      this.pass === undefined &&
      this.door === undefined
    );
  }

  /** How many steps of the running turn have been done. */
  get steps(): number {
    return Math.max(0, this.model.screen.line - this.#began);
  }

  #beginTurn(screen: Screen): void {
    const turn = `${seatToAct(screen)} ${this.game.acting.turnOf?.(screen.view) ?? ""}`;
    if (turn === this.#turn) this.#began = Math.min(this.#began, screen.line);
    else this.#began = screen.line;
    this.#turn = turn;
  }

  /** Whoever was asked has the device now. */
  takeDevice(): void {
    this.#holder = this.model.screen.handoff?.seat;
    this.draw();
  }

  /** Whoever may answer on the open table goes to the door to look first, or comes back from it. */
  look(wanted: boolean): void {
    const { handoff } = this.model.screen;
    if (handoff?.privacy !== "may-look") return;
    this.door = wanted ? closed(handoff) : undefined;
    this.draw();
  }

  /** Keeps what the store has to tell: it tells it once only. */
  hearNews({ news }: Screen): void {
    const more = news.filter((one) => !this.news.includes(one));
    if (more.length === 0) return;
    this.news = [...this.news, ...more];
    this.draw();
  }

  saved(saving: Saving): void {
    this.set({ screen: { ...this.model.screen, saving } });
  }

  /** Takes what the shell shows, whole. */
  take(screen: Screen): void {
    const before = this.model.screen;
    const { handoff } = screen;
    if (before.seat !== screen.seat) this.#peeking = false;
    this.model = taken(this.game, this.model, screen);
    this.#beginTurn(screen);
    if (handoff?.privacy !== "open" || handoff.seat !== this.#holder) this.#holder = undefined;
    this.door = handoff?.privacy === "must-look" ? closed(handoff) : undefined;
    this.hearNews(screen);
    this.onTaken(before);
    this.draw();
  }

  showDoor(change: Partial<Door>): void {
    if (this.door === undefined) return;
    this.door = { ...this.door, ...change };
    this.draw();
  }

  /** Nothing of anybody stays, neither in the page nor here. */
  forget(): void {
    const { screen } = this.model;
    this.door = closed(undefined);
    this.model = fresh(this.game, {
      ...screen,
      seat: null,
      actions: null,
      forecasts: null,
      running_sum: [],
      frames: [],
      undo: null,
    });
    this.spoken = "";
    this.draw();
  }
}
