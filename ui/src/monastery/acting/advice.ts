/** Actions in words, and what speaks for them. */

import type { Action } from "../../generated/monastery.ts";
import type { Because } from "../../table/game/index.ts";
import { spotLabel } from "../drawing/labels.ts";
import { type Model, namesOf } from "../kind.ts";
import { companyOf } from "../telling/sentences.ts";
import { has, word } from "../words.ts";

export function actionWords(action: Action, { view, screen }: Model): string {
  const names = namesOf(screen);
  const { tiles } = companyOf(view, names);
  const the = (piece: number): string => word(`the-${tiles.get(piece) ?? "abbey"}`);
  const at = (piece: number): string => word(`at-${tiles.get(piece) ?? "abbey"}`);
  if (typeof action === "string") return word(`advice-${action}`);
  if ("place" in action) return word("advice-place", { the: word(`the-${action.place.tile}`) });
  if ("move" in action) {
    const { from, to } = action.move;
    const inSentence = (tile: string): string => word(`the-${tile}`);
    return word("advice-move", {
      spot: spotLabel(view, to, inSentence),
      from: spotLabel(view, from, inSentence),
    });
  }
  if ("put-back" in action)
    return word("advice-put-back", { the: word(`the-${action["put-back"]}`) });
  if ("encourage" in action) return word("advice-encourage", { the: the(action.encourage) });
  if ("construct" in action) return word("advice-construct", { the: the(action.construct) });
  if ("pray" in action) return word("advice-pray", { at: at(action.pray) });
  if ("switch" in action)
    return word("advice-switch", { letter: view.grid[action.switch]?.letter ?? "" });
  if ("collect-letter" in action) {
    const { from, strip } = action["collect-letter"];
    return word(strip === screen.seat ? "advice-own-letter" : "advice-letter", {
      letter: view.grid[from]?.letter ?? "",
      who: names[strip] ?? "",
    });
  }
  if ("collect-monk" in action) {
    const { whose } = action["collect-monk"];
    return word(whose === screen.seat ? "advice-own-monk" : "advice-monk", {
      who: names[whose] ?? "",
    });
  }
  if ("keep" in action) return word("advice-keep", { spot: spotLabel(view, action.keep) });
  if ("elect" in action) return word("advice-elect", { who: names[action.elect] ?? "" });
  if ("imprison" in action) return word("advice-imprison", { who: names[action.imprison] ?? "" });
  // What chance does is advised to nobody.
  return "";
}

/** What speaks for a plan, as the bots give it: a key and a number. */
export function becauseWords({ key, many }: Because): string | undefined {
  return has(`because-${key}`) ? word(`because-${key}`, { many }) : undefined;
}

/** Why a bot of this name did something. */
export function whyWords({ key, many }: Because, who: string): string | undefined {
  return has(`why-${key}`) ? word(`why-${key}`, { many, who }) : undefined;
}
