// Both languages say the same things, everything the code says has words, and no game says another's.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test, vi } from "vitest";
import { PLAYABLE } from "../games.ts";
import { figure, LANGUAGES, language, negotiate, say, setLanguage, wordsOf } from "./words.ts";

type Spoken = (typeof LANGUAGES)[number];

const [FIRST, ...OTHERS] = LANGUAGES;

/** Files below a folder whose names end so. */
const below = (folder: string, end: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(end))
    .sort();

const files = (of: Spoken) => below(join("locales", of), ".ftl");

function messages(of: Spoken, file: string) {
  const bundle = new FluentBundle(of);
  const errors = bundle.addResource(
    new FluentResource(readFileSync(join("locales", of, file), "utf8")),
  );
  expect(errors, file).toEqual([]);
  return bundle._messages;
}

const keysOf = (file: string) => [...messages(FIRST, file).keys()];

/** The names of the values a Fluent pattern asks for, in order of the alphabet. */
function values(pattern: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, part) => {
    if (part?.type === "var") found.add(part.name);
    return part;
  });
  return [...found].sort();
}

/** Each game by its folder, as the list says. */
const FOLDERS = new Map(
  [
    ...readFileSync("src/games.ts", "utf8").matchAll(
      /^ {2}"?([a-z-]+)"?: \{.*?import\("\.\/([a-z_]+)\//gms,
    ),
  ].map(([, game = "", folder = ""]) => [folder, game]),
);

/** The game whose folder a file lies in, as the engine names it; none for what all share. */
const gameOf = (path: string): string | undefined => FOLDERS.get(path.split("/")[0] ?? "");

/** What the keys of a game begin with; of what all share, nothing. */
function prefixOf(game: string | undefined): string {
  const file = files(FIRST).find((one) => gameOf(one) === game && !one.endsWith("/about.ftl"));
  const [first = ""] = game === undefined || file === undefined ? [] : keysOf(file);
  return /^[a-z]+-/.exec(first)?.[0] ?? "";
}

/** Sources of one game, or of what all share, as one text. */
const sourcesOf = (game: string | undefined): string =>
  below("src", ".ts")
    .filter((name) => !name.endsWith(".test.ts") && gameOf(name) === game)
    .map((name) => readFileSync(join("src", name), "utf8"))
    .join("\n");

describe("words", () => {
  test.each(LANGUAGES)("each file of %s has its counterpart in every language", (one) => {
    expect(files(one)).toEqual(files(FIRST));
  });

  test.each(OTHERS)(
    "%s has the keys of the first language, and asks for values that are given",
    (other) => {
      for (const file of files(FIRST)) {
        const [ours, theirs] = [messages(FIRST, file), messages(other, file)];
        expect([...theirs.keys()], file).toEqual([...ours.keys()]);
        const given = sourcesOf(gameOf(file));
        for (const [key, pattern] of ours) {
          const [one, two] = [values(pattern), values(theirs.get(key))];
          // Not every language has articles that agree: what only one asks for must be given by name.
          for (const value of one
            .filter((each) => !two.includes(each))
            .concat(two.filter((each) => !one.includes(each))))
            expect(given, `${key}: ${value}`).toMatch(new RegExp(`\\b${value}[,:]`));
        }
      }
    },
  );

  test("French never parts a word from the sign after it", () => {
    for (const file of files("fr")) {
      const text = readFileSync(join("locales/fr", file), "utf8").replace(/^#.*$/gm, "");
      expect(text.match(/.* [;:!?»].*/)?.[0], file).toBeUndefined();
      // One kind of no-break space, and no sign without it.
      expect(
        text.match(/.*(?:[^\s;:!?»][;:!?»]|«[^\u00a0]|[\u202f']).*/)?.[0],
        file,
      ).toBeUndefined();
    }
  });

  test("each game begins its keys in its own way, and no other does", () => {
    const prefixes = PLAYABLE.map((game) => prefixOf(game));
    expect(new Set(prefixes).size).toBe(PLAYABLE.length);
    for (const file of files(FIRST)) {
      const game = gameOf(file);
      const begins = file.endsWith("/about.ftl") ? `${game}-` : prefixOf(game);
      const all = [...prefixes, ...PLAYABLE.map((one) => `${one}-`)];
      for (const key of keysOf(file)) {
        if (game !== undefined) expect(key.startsWith(begins), key).toBe(true);
        else
          expect(
            all.find((one) => key.startsWith(one)),
            key,
          ).toBeUndefined();
      }
    }
  });

  test.each([undefined, ...PLAYABLE])(
    "of %s: every key written out in the code is there, and none is left over",
    (game) => {
      const begins = prefixOf(game);
      const own = files(FIRST).filter((file) => gameOf(file) === game && !file.includes("/about."));
      const known = new Set(own.flatMap(keysOf).map((key) => key.slice(begins.length)));
      const sources = sourcesOf(game);
      const called = game === undefined ? /\bsay\(\s*"([^"]+)"/g : /\bword\(\s*"([^"]+)"/g;
      for (const [, key] of sources.matchAll(called)) expect(known).toContain(key);
      // What the table asks of every game is put together there.
      const asked = game === undefined ? sources : sources + sourcesOf(undefined);
      const put = [...asked.matchAll(/`([a-z-]+-)\$\{/g)].map(([, start = ""]) => start);
      const other = game === undefined ? PLAYABLE.map(sourcesOf).join("") : "";
      for (const key of known) {
        const used =
          `${sources}${other}`.includes(`"${key}"`) || put.some((start) => key.startsWith(start));
        expect(used, key).toBe(true);
      }
    },
  );
});

describe("the language", () => {
  test("is the first of the reader's that we know", () => {
    expect(negotiate(["de-AT", "fr-CH", "en"])).toBe("fr");
    expect(negotiate(["de"])).toBe("en");
    expect(negotiate([])).toBe("en");
  });

  test("is told to the page", () => {
    setLanguage("fr");
    expect(language()).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
    setLanguage("en");
  });

  test("writes a minus as long as a plus, alone and in a sentence", () => {
    const points =
      "test-points = { $many ->\n    [one] one point\n   *[other] { $many } points\n}\n";
    const { say: said } = wordsOf({ "/locales/en/t": points, "/locales/fr/t": points }, "test-");
    for (const one of LANGUAGES) {
      setLanguage(one);
      expect(figure(-4)).toBe("−4");
      expect(said("points", { many: -4 })).toContain("−4");
    }
    setLanguage("en");
    expect(figure(-1.25, 1)).toBe("−1.3");
    expect(said("points", { many: 1 })).toBe("one point");
  });

  test("falls back on the key, and complains, when there are no words", () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(say("nobody-wrote-this")).toBe("nobody-wrote-this");
    expect(complained).toHaveBeenCalledOnce();
    complained.mockRestore();
  });
});

test("French elides before names that begin with a vowel, and only there", () => {
  setLanguage("fr");
  expect(say("door-pin", { who: "Anselme" })).toBe("Code d’Anselme");
  expect(say("door-pin", { who: "Hildegarde" })).toBe("Code d’Hildegarde");
  expect(say("door-pin", { who: "Bernard" })).toBe("Code de Bernard");
  expect(say("advice", { words: "échanger une tuile" })).toBe(
    "Un prieur vous conseille d’échanger une tuile.",
  );
  expect(say("door-forgotten-why", { who: "Odon" })).toContain("qu’Odon a oublié");
  // The end of a longer word is no such word.
  expect(say("door-pin", { who: "la bibliothèque et" })).toBe("Code de la bibliothèque et");
  expect(say("mystery-of-the-abbey-new-tactical-why")).toContain("Moins de hasard");
  setLanguage("en");
});
