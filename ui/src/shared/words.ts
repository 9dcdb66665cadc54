// The words that every page shares. Sentences live in locales/<language>, each game's in a folder of its own;
// the code speaks keys, and `say` turns a key into the sentence of the chosen language.

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const ENDONYMS: Record<Language, string> = { en: "English", fr: "Français" };

/** What is always there; each game brings more. */
const files = import.meta.glob<string>("../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The language of a Fluent file. */
const spokenIn = (path: string): string => /\/locales\/(\w+)\//.exec(path)?.[1] ?? "";

function add(words: FluentBundle, path: string, text: string): void {
  for (const error of words.addResource(new FluentResource(text))) {
    throw new Error(`${path}: ${error.message}`);
  }
}

/** Every Fluent file of one language that is there, read together. */
export function bundle(language: Language): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (spokenIn(path) === language) add(words, path, text);
  }
  return words;
}

const bundles: Record<Language, FluentBundle> = { en: bundle("en"), fr: bundle("fr") };
let spoken: Language = "en";

/** Takes the words of a game, which come with it. */
export function learn(more: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(more)) {
    files[path] = text;
    for (const language of LANGUAGES) {
      if (spokenIn(path) === language) add(bundles[language], path, text);
    }
  }
}

/** A minus as long as a plus; formatters write a hyphen. */
const withMinus = (text: string): string => text.replace("-", "−");

class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

const worded = (value: FluentVariable): FluentVariable =>
  typeof value === "number" ? new Figure(value) : value;

/** The sentence for `key` in the language now spoken; the key itself if there is none. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[spoken].getMessage(key)?.value;
  if (!pattern) {
    console.error(`no words for "${key}" in ${spoken}`);
    return key;
  }
  const told = Object.entries(values).map(([name, value]) => [name, worded(value)] as const);
  return bundles[spoken].formatPattern(pattern, Object.fromEntries(told));
}

/** The language now spoken. */
export function language(): Language {
  return spoken;
}

/** Speaks `language` from now on. */
export function setLanguage(language: Language): void {
  spoken = language;
  document.documentElement.lang = language;
}

/** The first of the reader's languages that we know; English when there is none. */
export function negotiate(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((known) => known === tag.toLowerCase().split("-")[0]);
    if (found) return found;
  }
  return "en";
}

/** Whether there are words for this key. */
export function knows(key: string): boolean {
  return bundles[spoken].hasMessage(key);
}

/** A share of one, in hundredths, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken, { style: "percent" }).format(share);
}

/** A number as the language writes it. */
export function figure(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(spoken, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withMinus(format.format(value));
}
