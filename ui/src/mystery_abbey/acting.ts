/** Acting in Mystery of the Abbey: what is asked, what a tap means, what is said about it. */
import type { Acting } from "../table/game/index.ts";
import { actionWords, planWords } from "./acting/advice.ts";
import { GUIDES, guideFor, interrupted, prompt } from "./acting/prompt.ts";
import { choiceFor, respond } from "./acting/taps.ts";
import { type MysteryAbbey, situationOf } from "./kind.ts";
import { becauseWords, whyWords } from "./telling/because.ts";

export const acting: Acting<MysteryAbbey> = {
  prompt,
  // After an answer, or a card passed on, the turn of somebody else goes on.
  endedTurn: ({ phase }) => phase.part === "moving",
  interrupted,
  respond: (tap, model) => respond(tap, situationOf(model)),
  tapOfKey: (key, { shown }) => {
    const seat = Number(key) - 1;
    return shown.seats[seat] === undefined ? undefined : { on: "seat", seat };
  },
  tapOfLog: (seat) => ({ on: "seat", seat }),
  focusFor: ({ kind }) =>
    ["none", "room", "suspect", "meant", "passing", "aside"].includes(kind)
      ? null
      : ".t-slips .t-answer",
  choiceFor,
  actionWords,
  planWords,
  becauseWords,
  whyWords,
  guideFor,
  guides: GUIDES,
};
