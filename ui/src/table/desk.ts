/** The one value that the table shows, and the drawing of it whenever it changes. */
import { settings } from "../house/settings.ts";
import type { Screen } from "../house/shell.ts";
import type { Door } from "./door.ts";
import type { GameScreens } from "./game.ts";
import { type Model, NOTHING } from "./model.ts";

/** A table of which nothing but its screen is known. */
export function fresh(game: GameScreens, screen: Screen): Model {
  const sight = screen.view;
  return {
    screen,
    sight,
    shown: sight,
    offers: game.sortOffers([], sight),
    told: [],
    choice: NOTHING,
    note: undefined,
    watched: undefined,
    recap: undefined,
    gains: new Map(),
    thinking: undefined,
    settings: settings(),
    panel: undefined,
    aside: false,
    busy: false,
  };
}

/** The table after the shell has shown it anew. What other eyes saw is forgotten. */
export function taken(game: GameScreens, before: Model, screen: Screen): Model {
  const again = before.screen.game === screen.game && before.screen.seat === screen.seat;
  const sight = screen.view;
  // What was opened for a question is closed with it.
  const was = game.panelFor(before.sight);
  const still = was === undefined || before.panel !== was || game.panelFor(sight) === was;
  return {
    ...(again ? before : fresh(game, screen)),
    screen,
    sight,
    shown: sight,
    offers: game.sortOffers(screen.actions ?? [], sight),
    choice: NOTHING,
    note: undefined,
    watched: undefined,
    gains: new Map(),
    thinking: screen.thinking ?? undefined,
    settings: settings(),
    busy: false,
    panel: still ? before.panel : undefined,
  };
}

export class Desk {
  readonly game: GameScreens;
  model: Model;
  /** The curtain, while it is down. */
  door: Door | undefined;
  /** What the live region says: only what everybody may hear. */
  spoken = "";
  closed = false;
  /** Called after each screen that was taken. */
  onTaken: (before: Screen) => void = () => {};
  readonly #draw: () => void;

  constructor(game: GameScreens, screen: Screen, draw: () => void) {
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

  /** Takes what the shell shows, whole. */
  take(screen: Screen): void {
    const before = this.model.screen;
    this.model = taken(this.game, this.model, screen);
    this.door =
      screen.curtain === null
        ? undefined
        : { curtain: screen.curtain, held: 0, trouble: undefined, waiting: false };
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
    this.door = { curtain: undefined, held: 0, trouble: undefined, waiting: false };
    this.model = fresh(this.game, { ...screen, seat: null, actions: null, told: [], undo: null });
    this.spoken = "";
    this.draw();
  }
}
