import { beforeEach, expect, test } from "vitest";
import {
  changeSettings,
  checked,
  FIRST,
  keptLight,
  lightOf,
  loadSettings,
  settings,
  withNames,
} from "./settings.ts";
import { answerWith } from "./testing.ts";
import { language } from "./words.ts";

beforeEach(() => localStorage.clear());

/** A shell that keeps settings, or none at all. */
function shell(kept: { settings: unknown } | null): void {
  answerWith((command, asked) => {
    if (kept === null) throw { kind: "internal", detail: "" };
    if (command === "set_settings") kept.settings = asked?.settings;
    return kept.settings;
  });
}

test("are the shell's", async () => {
  shell({ settings: { ...FIRST, language: "fr", text: 150, light: "dark" } });
  await loadSettings();
  expect(settings().text).toBe(150);
  expect(language()).toBe("fr");
  expect(document.documentElement.dataset).toMatchObject({ text: "150", light: "night" });
});

test("reach the shell when they change", async () => {
  const kept = { settings: { ...FIRST } as unknown };
  shell(kept);
  await loadSettings();
  expect(await changeSettings({ sound: 60 })).toBe(true);
  expect(kept.settings).toMatchObject({ sound: 60 });
});

test("are remembered without a shell", async () => {
  shell(null);
  await loadSettings();
  expect(await changeSettings({ language: "fr" })).toBe(false);
  await loadSettings();
  expect(language()).toBe("fr");
  await changeSettings({ language: "en" });
});

test("are silent at first, and forget what nobody could have chosen", () => {
  expect(checked(null)).toEqual(FIRST);
  expect(FIRST.sound).toBe(0);
  expect(checked({ light: "noon", text: 9000, names: [1, "Ann"] })).toEqual({
    ...FIRST,
    names: ["Ann"],
  });
});

test("know the light by two names", () => {
  for (const light of ["auto", "day", "night"] as const) {
    expect(lightOf(keptLight(light))).toBe(light);
  }
});

test("offer names, the newest first and none twice", () => {
  expect(withNames(["Ann", "Bea"], [" Bea ", "", "Cy"])).toEqual(["Bea", "Cy", "Ann"]);
});
