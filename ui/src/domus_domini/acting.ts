/** Acting in Domus Domini: what is asked, what a tap means, what is said about it. */
import type { Acting } from "../table/game/index.ts";
import { actionWords, becauseWords, reasonFor, whyWords } from "./acting/advice.ts";
import { GUIDES, guideFor, interrupted, prompt } from "./acting/prompt.ts";
import { choiceFor, onlyAnswer, respond } from "./acting/taps.ts";
import type { DomusDomini } from "./kind.ts";
import { situationOf } from "./kind.ts";

export const acting: Acting<DomusDomini> = {
  prompt,
  interrupted,
  respond: (tap, model) => respond(tap, situationOf(model)),
  onlyAnswer: (model) => onlyAnswer(situationOf(model)),
  keys: [{ keys: "1 – 6", name: "house" }],
  turnOf: ({ round, number }) => `${round} ${number}`,
  tapOfKey: (key, { shown }) => {
    const seat = Number(key) - 1;
    return shown.seats[seat] === undefined ? undefined : { on: "house", seat };
  },
  tapOfLog: (seat) => ({ on: "house", seat }),
  focusFor: ({ kind }) => (kind === "lend" ? ".t-slips .t-answer" : null),
  choiceFor,
  actionWords,
  becauseWords,
  whyWords,
  reasonFor,
  guideFor,
  guides: GUIDES,
};
