/** The book of rules of one game, as it brings it. */
import type { TemplateResult } from "lit-html";
import type { Language } from "../shared/words.ts";
import type { Picture } from "./markdown.ts";

export interface RuleBook {
  text(language: Language): Promise<string>;
  picture(asked: Picture): TemplateResult;
  /** The chapter that tells about a rule's key, or about a thing of the game. */
  anchorOf(key: string): string;
}
