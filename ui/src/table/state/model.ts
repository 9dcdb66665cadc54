/** Everything a table shows, in one value. What a game adds is named by its `Kind`. */
import type { Seat } from "../../generated/table.ts";
import type { GameTypes, Line, Screen } from "../../shared/commands.ts";
import type { Settings } from "../../shared/settings.ts";
import type { Beat, Learnt } from "../game/telling.ts";

export type { Seat };

/** The types of one game: what its engine writes, and what its screens make of it. */
export interface Kind extends GameTypes {
  /** The offered actions, sorted by the thing on which they are drawn. */
  readonly offers: unknown;
  /** What has been chosen but not yet done. */
  readonly choice: { readonly kind: string };
  readonly tap: unknown;
}

/** What the engine writes of it, without what its screens make of it. */
type Written<K extends Kind> = Pick<K, keyof GameTypes>;
export type ScreenOf<K extends Kind> = Screen<Written<K>>;
export type LineOf<K extends Kind> = Line<Written<K>>;

/** Nothing is chosen: every game's choices begin here. */
export const NOTHING = { kind: "none" } as const;
export type Nothing = typeof NOTHING;

/** A word from the referee: why not, or what went wrong, or what he would do. */
export interface Remark {
  readonly text: string;
  /** The chapter of the rules that says so, and what it is called. */
  readonly rule?: { readonly chapter: string; readonly name: string };
  /** Advice, not a refusal. */
  readonly kind?: "advice";
}

/** A step of something that is being watched. */
export interface Watched {
  readonly text: string;
  readonly seat: Seat | undefined;
  /** What on the table it is about. */
  readonly about: number | undefined;
  /** The scene that it is. */
  readonly beat?: Beat | undefined;
}

/** What happened meanwhile: told as a whole, each line leading to its place. */
export interface Recap {
  readonly lines: readonly Line[];
  /** Which of its entries is being looked at. */
  readonly step: number | undefined;
  /** Whether somebody waited for it before the same screen, and whether it lies open. */
  readonly waited: boolean;
  readonly open: boolean;
}

export interface Model<K extends Kind = Kind> {
  readonly screen: ScreenOf<K>;
  /** What the shell last showed. */
  readonly view: K["view"];
  /** What is drawn: the same, but while something is being watched. */
  readonly shown: K["view"];
  readonly offers: K["offers"];
  /** What has happened, as these eyes saw it, line by line of the log. */
  readonly lines: readonly LineOf<K>[];
  readonly choice: K["choice"] | Nothing;
  readonly remark: Remark | undefined;
  readonly watched: Watched | undefined;
  readonly recap: Recap | undefined;
  /** What one's own doing has told, until it has been read; the first of it is shown. */
  readonly learnt: readonly Learnt[];
  /** What each offered action would bring, where that can be foreseen. */
  readonly forecasts: ReadonlyMap<string, K["forecast"]>;
  /** The same as far as it is shown. */
  readonly gains: ReadonlyMap<string, K["forecast"]>;
  readonly thinking: { readonly seat: Seat; readonly progress: number } | undefined;
  readonly settings: Settings;
  /** What lies open beside the board: the log, the menu, or something of the game's own. */
  readonly panel: string | undefined;
  /** Whether the end has been laid aside to look at the table. */
  readonly aside: boolean;
  readonly busy: boolean;
}

export const namesOf = ({ players }: Screen): readonly string[] => players.map(({ name }) => name);

/** The seat that must act, if a seat must. */
export const seatToAct = ({ turn }: Screen): Seat | undefined =>
  typeof turn === "object" ? turn.seat : undefined;

/** Whose turn it is on the screen: whoever is watched, or else whoever is to act. */
export const seatInTurn = ({
  watched,
  screen,
}: Pick<Model, "watched" | "screen">): Seat | undefined => watched?.seat ?? seatToAct(screen);

/** The seat that is to act here: its eyes these are, or it may answer on the open table. */
export function mine({ screen }: Pick<Model, "screen">): Seat | undefined {
  const { handoff } = screen;
  const seat = screen.seat ?? (handoff?.privacy === "may-look" ? handoff.seat : undefined);
  return seatToAct(screen) === seat ? seat : undefined;
}

/** How many persons play, absent ones included. */
export const persons = ({ players }: Screen): number =>
  players.filter(({ person, absent }) => person || absent).length;

/** What a tap is understood by. */
export interface Situation<K extends Kind = Kind>
  extends Pick<Model<K>, "view" | "offers" | "forecasts" | "choice"> {
  /** Who taps; nobody acts when it is nobody's turn here. */
  readonly seat: Seat | undefined;
  readonly confirm: Settings["confirm"];
}

export const situationOf = <K extends Kind>(model: Model<K>): Situation<K> => ({
  view: model.view,
  offers: model.offers,
  forecasts: model.forecasts,
  choice: model.choice,
  seat: mine(model),
  confirm: model.settings.confirm,
});
