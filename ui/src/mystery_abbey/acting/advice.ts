/** Actions in words. */

import type { Action, Part, Room } from "../../generated/mystery_abbey.ts";
import { seen } from "../../shared/known.ts";
import { isStarred } from "../box.ts";
import { ownerOf } from "../drawing/names.ts";
import { type Model, mine, namesOf } from "../kind.ts";
import { suspectName, theSuspect, toRoom } from "../telling/names.ts";
import { questionWords } from "../telling/question.ts";
import { word } from "../words.ts";
import { nameOf } from "./offers.ts";
import { preparedBy } from "./presets.ts";

/** A part of a question in words. */
export function partWords(part: Part): string {
  if (part === "versus") return word("part-versus");
  if ("kind" in part) return word(`kind-${part.kind}`);
  if ("scope" in part) return word(`scope-${part.scope}`);
  if ("trait" in part) return word(`trait-${part.trait}`);
  if ("name" in part) return suspectName(part.name);
  if ("category" in part) return word(`category-${part.category}`);
  if ("when" in part) return word(`when-${part.when}`);
  return word(`room-${part.room}`);
}

/** The way to a room: a cell is named by whose it is, as on the plan. */
function wayTo(room: Room, model: Model): string {
  const owner = ownerOf(model, room);
  if (owner === undefined) return toRoom(room);
  const who = namesOf(model.screen)[owner] ?? "";
  return owner === mine(model) ? word("cell-your-to") : word("cell-of-to", { who });
}

/** The values that the words of an action ask for. */
function valuesOf(action: Action, model: Model): Record<string, string> {
  const none = { who: "", what: "" };
  if (typeof action === "string") return none;
  const names = namesOf(model.screen);
  if ("say" in action) return { ...none, what: partWords(action.say) };
  if ("ring" in action || "promise" in action) return none;
  const name = nameOf(action);
  const [value] = Object.values(action) as readonly (string | number)[];
  if (typeof value === "number") return { ...none, who: names[value] ?? "" };
  const key = value ?? "";
  switch (name) {
    case "go":
      return { ...none, what: wayTo(key as Room, model) };
    case "use":
      return { ...none, what: word(`book-${key}`) };
    case "demand":
    case "reveal":
    case "name":
      return { ...none, what: word(`trait-${key}`) };
    default:
      return { ...none, who: theSuspect(key as Extract<Action, { show: unknown }>["show"]) };
  }
}

/** What becomes of a book that was just drawn: it is kept, or read out at once. */
export function bookIs({ shown: { drawn } }: Model): "book" | "read" {
  const book = drawn === null ? undefined : seen(drawn);
  return book === undefined || isStarred(book) ? "book" : "read";
}

/** Some actions are told in several ways. */
function keyOf(action: Action, model: Model): string {
  const { phase } = model.shown;
  if (action === "keep" && phase.part === "considering" && phase.drawn === "book")
    return `keep-${bookIs(model)}`;
  if (typeof action === "object") {
    if ("ring" in action) return action.ring.on ? "ring-on" : "ring-back";
    if ("promise" in action) return action.promise ? "promise-yes" : "promise-no";
  }
  return nameOf(action);
}

/** An action in words: "go to the Parlor". */
export const actionWords = (action: Action, model: Model): string =>
  word(`advice-${keyOf(action, model)}`, valuesOf(action, model));

/** The same on a button: "Go to the Parlor". */
export const doWords = (action: Action, model: Model): string =>
  word(`do-${keyOf(action, model)}`, valuesOf(action, model));

/** A question is advised as a whole: its words one by one say nothing. */
export function planWords(plan: readonly Action[], model: Model): string | undefined {
  const prepared = preparedBy(plan, model.view);
  if (prepared === undefined) return undefined;
  const { of, question } = prepared;
  const who = of === null ? "" : (namesOf(model.screen)[of] ?? "");
  return word(of === null ? "advice-question-all" : "advice-question", {
    who,
    question: questionWords(question),
  });
}
