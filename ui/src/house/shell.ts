// The only door to Rust. Nothing else in the UI calls `invoke`.

import { invoke } from "@tauri-apps/api/core";

/** What this copy of Cloister is. Mirrors `About` in src-tauri/commands.rs. */
export interface About {
  readonly version: string;
  /** The names of the games whose rules it knows. */
  readonly games: readonly string[];
}

export function about(): Promise<About> {
  return invoke("about");
}
