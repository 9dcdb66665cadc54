/** The words of Mystery of the Abbey. They come along with the game. */
import { wordsOf } from "../shared/words.ts";

export const { say: word, knows: has } = wordsOf(
  import.meta.glob<string>(
    ["../../locales/*/mystery_abbey/*.ftl", "!../../locales/*/mystery_abbey/about.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
  "a-",
);
