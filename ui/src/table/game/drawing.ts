/** Drawing: the table to play on, and the same to be looked at. */
import type { TemplateResult } from "lit-html";
import type { Bounds } from "../camera/bounds.ts";
import type { Kind, Model, Seat } from "../state/model.ts";

/** How the table lies, and what the page adds to it whatever the game. */
export interface Lens {
  readonly bounds: Bounds;
  readonly scale: number;
  readonly fitted: boolean;
  readonly shape: Shape;
  /** Whether height or breadth is scarce, in letters. */
  readonly low: boolean;
  readonly narrow: boolean;
  /** What on the table is being told of. */
  readonly about: number | undefined;
  /** The last lines of the log, where there is room for them. */
  readonly lately: unknown;
  /** How what lies beside the board is opened: by tabs, and by a handle with these words. */
  readonly ways: (handle: string) => TemplateResult;
}

/** Three ways to lay a table, by the room there is in letters, not in pixels. */
export type Shape = "wide" | "drawer" | "upright";

/** What the drawings of a game may ask of the page. */
export interface Handlers<K extends Kind = Kind> {
  readonly tap: (tap: K["tap"]) => void;
  readonly act: (action: K["action"]) => void;
  readonly panel: (panel: string | undefined) => void;
  /** Keeps a note of this seat's own, which nobody else reads. */
  readonly write: (seat: Seat, about: string, text: string) => void;
  /** A word to the player. */
  readonly remark: (text: string) => void;
  readonly dismiss: () => void;
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
  /** Opens the rules at a chapter, or at a thing of the game. */
  readonly rules: ((chapter: string) => void) | undefined;
  /** The unit of the board under a point of the screen, if the point is over the board. */
  readonly unit: (x: number, y: number) => { readonly x: number; readonly y: number } | undefined;
  /** Whether others can see the device; whether what is one's own lies face down therefore; and holding it open. */
  readonly flat: () => boolean;
  readonly covered: () => boolean;
  readonly peek: (wanted: boolean) => void;
  /** What is shown now, for what lasts longer than a drawing, such as a drag. */
  readonly model: () => Model<K>;
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

export interface Drawing<K extends Kind = Kind> {
  /** All that lies on the table below the bar, in the areas left, middle, right and shelf. */
  table(model: Model<K>, lens: Lens, handlers: Handlers<K>): TemplateResult;
  /** One question, or one answer, on a slip over the board. */
  slip(model: Model<K>, handlers: Handlers<K>): TemplateResult | undefined;
  /** Whether what is asked lies on slips, not on the board: then a word of the referee lies above it, not in its place. */
  readonly asksOnSlips?: boolean;
  /** The panel that should lie open for what is asked in this view, if one should. */
  panelFor?(view: K["view"]): string | undefined;
  /** Whether it opens by itself: where nothing can be chosen there, the board stays in sight. */
  opens?(model: Model<K>): boolean;
  /** What lies in the area to the left and to the right, by the names of their panels. */
  readonly panels: { readonly left: string; readonly right: string };
  /** What on the board a slip may be about, and what it should rather not cover, as selectors. */
  readonly uncovered: { readonly about: string; readonly places?: string };
  /** The part of the board that must be seen; `roomy` while there is room to see more. For boards under the camera. */
  boundsOf?(model: Model<K>, roomy: boolean): Bounds;

  /** The table to be looked at and not played on: for thumbnails and replays. */
  plan(view: K["view"] | null, options?: PlanOptions): TemplateResult;
  /** How everybody stands, beside the plan of a replay. */
  stands(view: K["view"], names: readonly string[]): TemplateResult;
}
