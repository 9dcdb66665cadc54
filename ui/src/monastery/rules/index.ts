/** The rules of Monastery, with their pictures. */
import type { RuleBook } from "../../rules/book.ts";
import { anchorOf } from "./anchors.ts";
import { picture } from "./pictures.ts";

const texts = import.meta.glob<string>("../../../../data/monastery/rules.*.md", {
  query: "?raw",
  import: "default",
});

export const rules: RuleBook = {
  text: async (language) =>
    (await texts[`../../../../data/monastery/rules.${language}.md`]?.()) ?? "",
  picture,
  anchorOf,
};
