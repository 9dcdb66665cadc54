/**
 * What a game brings to the table. Everything else (curtain, recap, log, watching, undo, advice, refusals, camera, the
 * counting at the end, replay, saved games) is the same for all of them. The list of games is ../games.ts.
 */
import type { SVGTemplateResult, TemplateResult } from "lit-html";
import type { SeatColour } from "../../seats/colours.ts";
import type { Screen, Told } from "../../shared/commands.ts";
import type { Ring } from "../../shared/sound.ts";
import type { Bounds } from "../camera/bounds.ts";
import type { Kind, Model, Nothing, Seat } from "../state/model.ts";

/** The one line on top: who, what, what next. */
export interface Prompt {
  readonly seat: Seat | undefined;
  readonly text: string;
}

/** What a tap comes to: something chosen, something done, or a question to the referee. */
export type Answer<K extends Kind = Kind> =
  | { readonly choice: K["choice"] | Nothing }
  | { readonly act: K["action"] }
  /** Not offered: the referee is asked why, about each until he has a reason. */
  | { readonly why: readonly K["action"][]; readonly choice?: K["choice"] | Nothing };

/** How a board lies under the camera. */
export interface Lens {
  readonly bounds: Bounds;
  readonly scale: number;
  readonly fitted: boolean;
  readonly shape: Shape;
}

/** Three ways to lay a table, by the room there is in letters, not in pixels. */
export type Shape = "wide" | "drawer" | "upright";

/** What the drawings of a game may ask of the page. */
export interface Handlers<K extends Kind = Kind> {
  readonly tap: (tap: K["tap"]) => void;
  readonly act: (action: K["action"]) => void;
  readonly panel: (panel: string | undefined) => void;
  /** A word to the player. */
  readonly note: (text: string) => void;
  readonly dismiss: () => void;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  /** Opens the rules at a chapter, or at a thing of the game. */
  readonly rules: ((chapter: string) => void) | undefined;
  /** The unit of the board under a point of the screen, if the point is over the board. */
  readonly unit: (x: number, y: number) => { readonly x: number; readonly y: number } | undefined;
  /** What is shown now, for what lasts longer than a drawing, such as a drag. */
  readonly model: () => Model<K>;
}

/** The counting at the end: so many steps, and the rows as they stand after some of them. */
export interface Counting {
  readonly steps: number;
  readonly columns: readonly string[];
  readonly rows: (counted: number) => readonly {
    readonly seat: Seat;
    readonly cells: readonly string[];
    readonly sum: number;
  }[];
}

/** Points by round, for the chart of the end. */
export interface Rounds {
  /** Where points come from, at most four, in the reader's words. */
  readonly sources: readonly string[];
  readonly rounds: readonly {
    readonly name: string;
    /** Drawn under its bars, about the origin, at most eighteen units high. */
    readonly mark: SVGTemplateResult;
    /** By seat, then by source. */
    readonly points: readonly (readonly number[])[];
  }[];
}

export interface GameScreens<K extends Kind = Kind> {
  /** The name by which the engine knows it, and its words begin: `home-<name>`. */
  readonly name: string;
  /** Nothing is hidden from anybody: nobody needs a PIN. */
  readonly open?: boolean;
  /** A sentence of its own: refusals, chapters of the rules, endings. */
  words(key: string): string;

  // Reading what the engine writes.

  /** The view, if it is one of this game. What comes from the shell is doubted once, here. */
  viewOf(view: unknown): K["view"] | null;
  sortOffers(actions: readonly unknown[], view: K["view"]): K["offers"];
  /** Carries a view over one event, so that what happened can be watched step by step. */
  retell(view: K["view"], event: K["event"]): K["view"];
  colourOf(view: K["view"], seat: Seat): SeatColour | undefined;
  /** The panel that should lie open for what is asked now, if one should. */
  panelFor(view: K["view"]): string | undefined;

  // Telling what happened.

  /** Events that belong together, as one sentence; usually there is one. */
  tell(events: readonly K["event"][], view: K["view"], names: readonly string[]): string;
  /** Whether an event is told together with the one before it. */
  alike(event: K["event"], before: K["event"]): boolean;
  /** The same without what only its own seat may know: for the live region, which others may hear. */
  veiled(event: K["event"]): K["event"];
  doer(event: K["event"]): Seat | undefined;
  /** What on the table it is about. */
  aboutOf(event: K["event"]): number | undefined;
  /** Whether it begins a new part of the log. */
  isHeading(event: K["event"]): boolean;
  /** Whether it is told, but not dwelt upon. */
  isPassing(event: K["event"]): boolean;
  /** Whether somebody should read it even in what they did themselves. */
  isNotable?(event: K["event"]): boolean;
  bellOf(event: K["event"]): Ring | undefined;
  /** Shows one event before the view that follows it is drawn; resolves when it has been seen. */
  before(host: HTMLElement, view: K["view"], event: K["event"], ms: number): Promise<void>;
  /** Shows one event upon the view that follows it. `own` if it is what one did oneself. */
  after(host: HTMLElement, view: K["view"], event: K["event"], ms: number, own: boolean): void;

  // Acting.

  prompt(model: Model<K>): Prompt;
  /** Whose turn is interrupted by what is asked now, and why; for games in which that happens. */
  interrupted?(model: Model<K>): Prompt | undefined;
  respond(tap: K["tap"], model: Model<K>): Answer<K>;
  /** What a key means, if it means something here. */
  tapOfKey(key: string, model: Model<K>): K["tap"] | undefined;
  /** What the wheel means over a thing, if it does not zoom. */
  tapOfWheel(over: Element, model: Model<K>): K["tap"] | undefined;
  /** What is chosen when somebody else names an action: as far as it goes without doing it. */
  choiceFor(action: unknown, offers: K["offers"]): K["choice"] | Nothing;
  /** An action in words. */
  actionWords(action: unknown, model: Model<K>): string;
  /** What speaks for an action, in words; none if it speaks only for what follows it. */
  becauseWords(key: string, many: number, action: unknown): string | undefined;
  /** Which of the reasons against several ways to do one thing is told, by the keys of `refusal-<key>`. */
  tellingOf(refusals: readonly string[]): string | undefined;
  /** Actions of which it is worth foreseeing what they bring. */
  worthForeseeing(offers: K["offers"], view: K["view"]): readonly unknown[];
  gainOf(events: readonly unknown[], seat: Seat | null, action: K["action"]): K["gain"];
  /** Where the focus goes when a key has chosen this. */
  askedBy(choice: K["choice"] | Nothing): string | null;

  /** What the guide of a first game should tell now, by the keys of `guide-<key>`. */
  guideFor(model: Model<K>): readonly string[];

  // Drawing.

  /** All that lies on the table below the bar, in the areas left, middle, right and shelf. */
  table(model: Model<K>, lens: Lens, handlers: Handlers<K>): TemplateResult;
  /** One question, or one answer, on a slip over the board. */
  slip(model: Model<K>, handlers: Handlers<K>): TemplateResult | undefined;
  /** What on the board a slip may be about, as a selector: it is not to be covered. */
  readonly spoken: string;
  /** More names for CSS, by what is asked now. */
  names(model: Model<K>): string;
  /** The part of the board that must be seen; `roomy` while there is room to see more. */
  boundsOf(model: Model<K>, roomy: boolean): Bounds;
  /** The table to be looked at and not played on: for thumbnails and replays. */
  plan(view: K["view"] | null, options?: PlanOptions): TemplateResult;
  /** The same as a few shapes, for the small map of a large board. */
  map(view: K["view"]): SVGTemplateResult;
  /** How everybody stands, beside the plan of a replay. */
  stands(view: K["view"], names: readonly string[]): TemplateResult;
  /** The moment of the game, as "day 1, Matins". */
  momentOf(view: K["view"]): string;
  /** The points of a seat, once they are counted. */
  pointsOf(view: K["view"], seat: Seat): number | undefined;

  // The end.

  counting(model: Model<K>): Counting;
  rounds(told: readonly Told[], model: Model<K>): Rounds;

  // Beginning again.

  /** The setup of this game with everybody in the same seat, as it was agreed. */
  setupAgain(setup: unknown, screen: Screen): unknown;
}

export interface PlanOptions {
  /** What a screen reader says; without it the plan is decoration. */
  readonly label?: string;
  readonly named?: boolean;
  /** How far the table will grow, where it is known: so much room is left. */
  readonly within?: unknown;
  /** What something has just happened to. */
  readonly stressed?: ReadonlySet<number>;
}
