/** Acting: what is asked, what a tap means, and what is said about what can be done. */
import type { Advice } from "../../shared/commands.ts";
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
  /** Small steps that are done together, or not at all. */
  | { readonly acts: readonly K["action"][] }
  /** So many steps are taken back, one after the other. */
  | { readonly back: number }
  /** Not offered: the referee is asked why, about each way to do it. */
  | { readonly why: readonly K["action"][]; readonly choice?: K["choice"] | Nothing };

/** What a bot says for an action: a key, a number, and what it is about if it is about something. */
export type Because = Advice["because"][number];

export interface Acting<K extends Kind = Kind> {
  prompt(model: Model<K>): Prompt;
  /** Whether whoever did the last thing has ended a turn with it; if it is not said, they have. */
  endedTurn?(view: K["view"]): boolean;
  /** Whose turn is interrupted by what is asked now, and why; for games in which that happens. */
  interrupted?(model: Model<K>): Prompt | undefined;
  respond(tap: K["tap"], model: Model<K>): Answer<K>;
  /** The one answer to what is asked now, where it is not worth a question. */
  onlyAnswer?(model: Model<K>): K["action"] | undefined;
  /** The part of the game that one turn belongs to: what a seat does in another part is another turn. */
  turnOf?(view: K["view"]): string;
  /** What a key means, if it means something here. */
  tapOfKey?(key: string, model: Model<K>): K["tap"] | undefined;
  /** The keys that `tapOfKey` knows, each with its words as `key-<name>`. */
  readonly keys?: readonly { readonly keys: string; readonly name: string }[];
  /** What the wheel means over a thing, if it does not zoom. */
  tapOfWheel?(over: Element, model: Model<K>): K["tap"] | undefined;
  /** What a line of the log does that is about something on the table. */
  tapOfLog(about: number): K["tap"];
  /** Where the focus goes when a key has chosen this. */
  focusFor(choice: K["choice"] | Nothing): string | null;

  /** What is chosen when somebody else names an action: as far as it goes without doing it. */
  choiceFor(
    action: K["action"],
    offers: K["offers"],
    plan?: readonly K["action"][],
    view?: K["view"],
  ): K["choice"] | Nothing;
  /** A plan whose steps mean nothing one by one, as a sentence of advice. */
  planWords?(plan: readonly K["action"][], model: Model<K>): string | undefined;
  /** An action in words. */
  actionWords(action: K["action"], model: Model<K>): string;
  /** A reason of a bot, in words; none, where there is nothing to say. */
  becauseWords(because: Because, model?: Model<K>): string | undefined;
  /** The same of something that a bot of this name has done. */
  whyWords?(because: Because, who: string): string | undefined;
  /** What speaks for an action of which a bot gives no reason. */
  reasonFor?(action: K["action"], model: Model<K>): string | undefined;

  /** What the guide of a first game should tell now, by the keys of `guide-<key>`. */
  guideFor?(model: Model<K>): readonly string[];
  /** All that it may ever tell, by the same keys. */
  readonly guides?: readonly string[];
}
