// What the players like, as the shell keeps it. A copy in the webview makes the
// first painting right before the shell has answered, and serves where there is
// no shell. What changes how the page looks is applied to <html>:
//
//   lang         the language           data-light   day, night
//   data-text    100 … 200              data-motion  full, less, none

import type { Settings as Kept } from "../generated/shell.ts";
import * as shell from "./commands.ts";
import { type Light, setLight } from "./light.ts";
import { recall, remember } from "./memory.ts";
import { LANGUAGES, negotiate, setLanguage } from "./words.ts";

/** The sizes of text that are offered, in hundredths. */
export const TEXTS = [100, 115, 130, 150, 175, 200] as const;
export const MOTIONS = ["", "full", "less", "none"] as const;
export const CONFIRMS = ["none", "final", "all"] as const;
export const AIDS = ["none", "legal", "full"] as const;
export const PACES = ["slow", "usual", "fast", "at-once"] as const;

/** What is kept, as far as we know what it means. */
export interface Settings extends Kept {
  motion: (typeof MOTIONS)[number];
  confirm: (typeof CONFIRMS)[number];
  aids: (typeof AIDS)[number];
  pace: (typeof PACES)[number];
  light: "" | "light" | "dark";
}

export const FIRST: Settings = {
  language: "",
  text: 100,
  motion: "",
  sound: 0,
  confirm: "final",
  aids: "full",
  pace: "usual",
  light: "",
  prompts: true,
  names: [],
};

let liked: Settings = FIRST;
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function settings(): Settings {
  return liked;
}

/** Whether things may move. */
export function moves(): boolean {
  return liked.motion === "" ? !still.matches : liked.motion !== "none";
}

/** Begins with what is remembered; then the shell has the word. */
export async function loadSettings(): Promise<void> {
  take(checked(recall("settings")));
  try {
    take(checked(await shell.settings()));
    remember("settings", liked);
  } catch {
    // Without a shell, the copy serves.
  }
}

/** They like something else from now on. Answers whether the shell will remember it. */
export async function changeSettings(change: Partial<Settings>): Promise<boolean> {
  take({ ...liked, ...change });
  remember("settings", liked);
  try {
    await shell.setSettings(liked);
    return true;
  } catch {
    return false;
  }
}

/** Names offered for new games: the newest first, none twice. */
export function withNames(known: readonly string[], used: readonly string[]): string[] {
  const all = [...used, ...known].map((name) => name.trim()).filter((name) => name !== "");
  return [...new Set(all)].slice(0, 24);
}

export function lightOf(kept: string): Light {
  return kept === "light" ? "day" : kept === "dark" ? "night" : "auto";
}

export function keptLight(light: Light): Settings["light"] {
  return ({ auto: "", day: "light", night: "dark" } as const)[light];
}

type Choice = "language" | "motion" | "confirm" | "aids" | "pace" | "light";

/** Settings from something that may be none: what makes no sense is as at first. */
export function checked(kept: unknown): Settings {
  const said = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const one = <K extends Choice>(key: K, known: readonly Settings[K][]): Settings[K] =>
    known.find((value) => value === said[key]) ?? FIRST[key];
  const number = (key: "text" | "sound", least: number, most: number): number => {
    const value = said[key];
    return typeof value === "number" && value >= least && value <= most ? value : FIRST[key];
  };
  const names = Array.isArray(said.names)
    ? said.names.filter((name) => typeof name === "string")
    : [];
  return {
    language: one("language", ["", ...LANGUAGES]),
    text: number("text", 50, 300),
    motion: one("motion", MOTIONS),
    sound: number("sound", 0, 100),
    confirm: one("confirm", CONFIRMS),
    aids: one("aids", AIDS),
    pace: one("pace", PACES),
    light: one("light", ["", "light", "dark"]),
    prompts: said.prompts !== false,
    names,
  };
}

function take(next: Settings): void {
  liked = next;
  const page = document.documentElement;
  setLanguage(LANGUAGES.find((known) => known === next.language) ?? negotiate(navigator.languages));
  setLight(lightOf(next.light));
  const text = `${nearest(next.text)}`;
  if (page.dataset.text !== text) {
    page.dataset.text = text;
    measureAnew();
  }
  page.dataset.motion = next.motion || "auto";
}

/** Chromium keeps answers about a container's width in em when only the size of text has changed. */
function measureAnew(): void {
  const page = document.getElementById("app");
  page?.classList.add("unmeasured");
  void page?.offsetWidth;
  page?.classList.remove("unmeasured");
}

function nearest(text: number): number {
  return TEXTS.reduce((best, size) =>
    Math.abs(size - text) < Math.abs(best - text) ? size : best,
  );
}
