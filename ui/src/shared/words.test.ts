// Both languages say the same things, and everything the code says has words.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import "../domus_domini/words.ts";
import "../monastery/words.ts";
import { bundle, figure, LANGUAGES, language, negotiate, say, setLanguage } from "./words.ts";

/** The names of the values a Fluent pattern asks for, in order of the alphabet. */
function values(pattern: unknown): string[] {
  const found = new Set<string>();
  JSON.stringify(pattern, (_, part) => {
    if (part?.type === "var") found.add(part.name);
    return part;
  });
  return [...found].sort();
}

describe("words", () => {
  const [first, ...others] = LANGUAGES;
  type Spoken = (typeof LANGUAGES)[number];
  const bundles = new Map(LANGUAGES.map((one) => [one, bundle(one)]));
  const keys = (of: Spoken) => [...(bundles.get(of)?._messages.keys() ?? [])].sort();

  test.each(others)("%s has the keys of the first language, no more and no fewer", (other) => {
    expect(keys(other)).toEqual(keys(first));
  });

  test.each(others)("%s asks for the same values in every sentence", (other) => {
    for (const key of keys(first)) {
      const asked = (of: Spoken) => values(bundles.get(of)?.getMessage(key));
      expect(asked(other), key).toEqual(asked(first));
    }
  });

  const files = (of: Spoken) =>
    readdirSync(join("locales", of), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ftl"))
      .sort();

  test.each(LANGUAGES)("each file of %s has its counterpart in every language", (one) => {
    expect(files(one)).toEqual(files(first));
  });

  test("French never parts a word from the sign after it", () => {
    for (const file of files("fr")) {
      const text = readFileSync(join("locales/fr", file), "utf8").replace(/^#.*$/gm, "");
      expect(text.match(/.* [;:!?»].*/)?.[0], file).toBeUndefined();
    }
  });

  test("every key written out in the code has words", () => {
    const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
    );
    const known = new Set(keys(first));
    for (const source of sources) {
      for (const [, key] of readFileSync(join("src", source), "utf8").matchAll(
        /\bsay\("([^"]+)"/g,
      )) {
        expect(known, source).toContain(key);
      }
    }
  });
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
    for (const one of LANGUAGES) {
      setLanguage(one);
      expect(figure(-4)).toBe("−4");
      expect(say("replay-points", { points: -4 })).toContain("−4");
    }
    setLanguage("en");
    expect(figure(-1.25, 1)).toBe("−1.3");
    expect(say("replay-points", { points: 1 })).toBe("one point");
  });

  test("falls back on the key, and complains, when there are no words", () => {
    const complained = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(say("nobody-wrote-this")).toBe("nobody-wrote-this");
    expect(complained).toHaveBeenCalledOnce();
    complained.mockRestore();
  });
});
