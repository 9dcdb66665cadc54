// The words that every page shares, and how a game brings its own. Sentences live in locales/<language>, each game's in
// a folder of its own; the code speaks keys, and `say` turns a key into the sentence of the chosen language.

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

type Values = Record<string, FluentVariable>;

/** The sentences of one set of files. */
export interface Words {
  /** The sentence for `key` in the language now spoken; the key itself if there is none. */
  say(key: string, values?: Values): string;
  /** Whether there are words for this key. */
  knows(key: string): boolean;
  /** All keys that begin so, in the order of the file, without what they begin with. */
  keys(begins: string): readonly string[];
}

let spoken: Language = "en";

/** The language of a Fluent file. */
const spokenIn = (path: string): string => /\/locales\/(\w+)\//.exec(path)?.[1] ?? "";

function bundleOf(language: Language, files: Readonly<Record<string, string>>): FluentBundle {
  const words = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (spokenIn(path) !== language) continue;
    for (const error of words.addResource(new FluentResource(text)))
      throw new Error(`${path}: ${error.message}`);
  }
  return words;
}

/** A minus as long as a plus; formatters write a hyphen. */
const withMinus = (text: string): string => text.replace("-", "−");

class Figure extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/**
 * French elides: d’Anselme, qu’Hildegarde. Names come into sentences that were written without knowing them. Only a name
 * has a capital H, and it is silent; that of a plain word may be breathed: de hasard.
 */
const ELIDED =
  /(?<![\p{L}])([Dd]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e (?=[aeiouyàâæéèêëîïôœùûAEIOUYÀÂÆÉÈÊËÎÏÔŒÙÛ]|H[aeiouyéèêî])/gu;
const elided = (text: string): string =>
  spoken === "fr" ? text.replace(ELIDED, (_, begins: string) => `${begins}’`) : text;

const worded = (value: FluentVariable): FluentVariable =>
  typeof value === "number" ? new Figure(value) : value;

/**
 * Files of every language as one set. All keys in them begin with the prefix; who asks leaves it out. Figures are known
 * to every sentence without being given.
 */
export function wordsOf(
  files: Readonly<Record<string, string>>,
  prefix = "",
  figures: Readonly<Values> = {},
): Words {
  const bundles: Partial<Record<Language, FluentBundle>> = {};
  const bundle = (): FluentBundle => {
    const known = bundles[spoken] ?? bundleOf(spoken, files);
    bundles[spoken] = known;
    return known;
  };
  return {
    say: (key, values = {}) => {
      const words = bundle();
      const pattern = words.getMessage(prefix + key)?.value;
      if (!pattern) {
        console.error(`no words for "${prefix}${key}" in ${spoken}`);
        return prefix + key;
      }
      const given = Object.entries({ ...figures, ...values }).map(
        ([name, value]) => [name, worded(value)] as const,
      );
      return elided(words.formatPattern(pattern, Object.fromEntries(given)));
    },
    knows: (key) => bundle().hasMessage(prefix + key),
    keys: (begins) => {
      const texts = Object.entries(files).filter(([path]) => spokenIn(path) === spoken);
      const all = texts.flatMap(([, text]) => [...text.matchAll(/^([\w-]+) =/gm)]);
      const from = (prefix + begins).length;
      return all.flatMap(([, key = ""]) =>
        key.startsWith(prefix + begins) ? [key.slice(from)] : [],
      );
    },
  };
}

/** What is always there; of each game only what every page may say of it. */
export const { say, knows, keys } = wordsOf(
  import.meta.glob<string>(["../../locales/*/*.ftl", "../../locales/*/*/about.ftl"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

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

/** A share of one, in hundredths, as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken, { style: "percent" }).format(share);
}

/** Several things in a row, as the language joins them. */
export const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(spoken, { type: "conjunction" }).format(parts);

/** A number as the language writes it. */
export function figure(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(spoken, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withMinus(format.format(value));
}
