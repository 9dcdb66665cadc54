/** The one value that the table shows, and the drawing of it whenever it changes. */
import { settings } from "../house/settings.ts";
import type { Screen } from "../house/shell.ts";
import type { Door } from "./door.ts";
import { type Model, NOTHING } from "./model.ts";
import { sortOffers } from "./offers.ts";
import type { Action, Sight } from "./sight.ts";

/** How many persons play, absent ones included. */
export const persons = ({ players }: Screen): number =>
  players.filter(({ person, absent }) => person || absent).length;

/** A table of which nothing but its screen is known. */
export function fresh(screen: Screen): Model {
  const sight = screen.view as Sight;
  return {
    screen,
    sight,
    shown: sight,
    offers: sortOffers([], sight),
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
export function taken(before: Model, screen: Screen): Model {
  const again = before.screen.game === screen.game && before.screen.seat === screen.seat;
  const sight = screen.view as Sight;
  const { part } = sight.phase;
  const letters = part === "collecting" || part === "switching";
  return {
    ...(again ? before : fresh(screen)),
    screen,
    sight,
    shown: sight,
    offers: sortOffers((screen.actions ?? []) as Action[], sight),
    choice: NOTHING,
    note: undefined,
    watched: undefined,
    gains: new Map(),
    thinking: screen.thinking ?? undefined,
    settings: settings(),
    busy: false,
    panel: letters || before.panel !== "letters" ? before.panel : undefined,
  };
}

export class Desk {
  model: Model;
  /** The curtain, while it is down. */
  door: Door | undefined;
  /** What the live region says: only what everybody may hear. */
  spoken = "";
  closed = false;
  /** Called after each screen that was taken. */
  onTaken: (before: Screen) => void = () => {};
  readonly #draw: () => void;

  constructor(screen: Screen, draw: () => void) {
    this.model = fresh(screen);
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
    this.model = taken(this.model, screen);
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
    this.model = fresh({ ...screen, seat: null, actions: null, told: [], undo: null });
    this.spoken = "";
    this.draw();
  }
}
