/** The words of Monastery. They come along with the game. */
import { FIGURES } from "../generated/monastery.ts";
import { wordsOf } from "../shared/words.ts";

export const { say: word, knows: has } = wordsOf(
  import.meta.glob<string>(
    ["../../locales/*/monastery/*.ftl", "!../../locales/*/monastery/about.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
  "m-",
  FIGURES,
);
