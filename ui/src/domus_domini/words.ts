/** The words of Domus Domini. They come along with its screens. */
import type { FluentVariable } from "@fluent/bundle";
import { knows, learn, say } from "../shared/words.ts";

learn(
  import.meta.glob<string>("../../locales/*/domus_domini/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** The sentence of this game for a key. */
export const word = (key: string, values: Record<string, FluentVariable> = {}): string =>
  say(`domus-${key}`, values);

/** Whether this game has words for a key. */
export const has = (key: string): boolean => knows(`domus-${key}`);
