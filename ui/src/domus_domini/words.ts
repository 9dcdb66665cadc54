/** The words of Domus Domini. They come along with the game. */
import { FIGURES } from "../generated/domus_domini.ts";
import { wordsOf } from "../shared/words.ts";

export const { say: word, knows: has } = wordsOf(
  import.meta.glob<string>(
    ["../../locales/*/domus_domini/*.ftl", "!../../locales/*/domus_domini/about.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
  "d-",
  FIGURES,
);
