/** What may be hidden from the eyes that look. */
import type { Known } from "../generated/table.ts";

/** What is seen; nothing, if it is hidden. */
export const seen = <T>(known: Known<T>): T | undefined =>
  known === "hidden" ? undefined : known.seen;
