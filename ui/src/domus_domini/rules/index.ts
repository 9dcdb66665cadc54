/** The rules of Domus Domini, with their pictures. */
import type { RuleBook } from "../../rules/book.ts";
import { filled } from "./figures.ts";
import { picture } from "./pictures.ts";

const texts = import.meta.glob<string>("../../../../data/domus_domini/rules.*.md", {
  query: "?raw",
  import: "default",
});

export const rules: RuleBook = {
  text: async (language) =>
    filled((await texts[`../../../../data/domus_domini/rules.${language}.md`]?.()) ?? ""),
  picture,
  anchorOf: (key) => key,
};
