/** The rules of Mystery of the Abbey, with their pictures. */
import type { RuleBook } from "../../rules/book.ts";
import { anchorOf } from "./anchors.ts";
import { picture } from "./pictures.ts";

const texts = import.meta.glob<string>("../../../../data/mystery_abbey/rules.*.md", {
  query: "?raw",
  import: "default",
});

export const rules: RuleBook = {
  text: async (language) =>
    (await texts[`../../../../data/mystery_abbey/rules.${language}.md`]?.()) ?? "",
  picture,
  anchorOf,
};
