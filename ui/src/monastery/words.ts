/** The words of Monastery. They come along with its screens. */
import { learn } from "../shared/words.ts";

learn(
  import.meta.glob<string>("../../locales/*/monastery/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
