import { beforeEach, expect, test } from "vitest";
import { entrust, keeperOf } from "./keeper.ts";
import {
  FIRST,
  keptLight,
  lightOf,
  prefer,
  settings,
  settle,
  soundOf,
  withNames,
} from "./settings.ts";
import { language } from "./words.ts";

beforeEach(() => localStorage.clear());

/** A shell that keeps settings, or none at all. */
function shell(kept: { settings: unknown } | null): void {
  entrust(
    keeperOf(async (command, asked) => {
      if (kept === null) throw { kind: "internal", detail: "" };
      if (command === "set_settings") kept.settings = asked?.settings;
      return kept.settings as never;
    }),
  );
}

test("are the shell's", async () => {
  shell({ settings: { ...FIRST, language: "fr", text: 150, light: "dark" } });
  await settle();
  expect(settings().text).toBe(150);
  expect(language()).toBe("fr");
  expect(document.documentElement.dataset).toMatchObject({ text: "150", light: "night" });
});

test("reach the shell when they change", async () => {
  const kept = { settings: { ...FIRST } as unknown };
  shell(kept);
  await settle();
  expect(await prefer({ sound: 60 })).toBe(true);
  expect(kept.settings).toMatchObject({ sound: 60 });
});

test("are remembered without a shell", async () => {
  shell(null);
  await settle();
  expect(await prefer({ language: "fr" })).toBe(false);
  await settle();
  expect(language()).toBe("fr");
  await prefer({ language: "en" });
});

test("are silent at first, and forget what nobody could have chosen", () => {
  expect(soundOf(null)).toEqual(FIRST);
  expect(FIRST.sound).toBe(0);
  expect(soundOf({ light: "noon", text: 9000, names: [1, "Ann"] })).toEqual({
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
