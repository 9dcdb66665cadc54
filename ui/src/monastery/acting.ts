/** Acting in Monastery: what is asked, what a tap means, what is said about it. */
import type { Tile } from "../generated/monastery.ts";
import type { Acting } from "../table/game/index.ts";
import { actionWords, becauseWords, whyWords } from "./acting/advice.ts";
import { GUIDES, guideFor, prompt } from "./acting/prompt.ts";
import { choiceFor, respond } from "./acting/taps.ts";
import type { Monastery } from "./kind.ts";
import { situationOf } from "./kind.ts";

export const acting: Acting<Monastery> = {
  prompt,
  respond: (tap, model) => respond(tap, situationOf(model)),
  keys: [
    { keys: "R", name: "turn" },
    { keys: "I", name: "look" },
  ],
  turnOf: ({ hour, phase }) => `${hour} ${phase.part === "placing" ? "placing" : ""}`,
  tapOfKey: (key, { choice }) => {
    if (key === "r") return { on: "turn" };
    // The tile that has the focus, or the chosen one.
    const held = document.activeElement?.getAttribute("data-hook")?.match(/^tile (.+)$/)?.[1];
    const tile = held ?? (choice.kind === "tile" || choice.kind === "ghost" ? choice.tile : "");
    return key === "i" && tile !== "" ? { on: "look", tile: tile as Tile } : undefined;
  },
  tapOfWheel: (over, { choice }) =>
    choice.kind === "ghost" && over.closest(".m-ghost") !== null ? { on: "turn" } : undefined,
  tapOfLog: (piece) => ({ on: "piece", piece }),
  focusFor: ({ kind }) => {
    if (kind === "tile") return ".m-board .m-legal";
    if (kind === "ghost") return ".m-board .m-ghost";
    if (kind === "monk") return ".m-board .m-reach, .m-board .m-to-box";
    return ["none", "advised"].includes(kind) ? null : ".t-slips .t-answer";
  },
  choiceFor,
  actionWords,
  becauseWords,
  whyWords,
  guideFor,
  guides: GUIDES,
};
