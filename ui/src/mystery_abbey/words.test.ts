// Everything that happens, is done, or is refused has its sentence in both languages, and what is hidden stays hidden.

import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event } from "../generated/mystery_abbey.ts";
import { generatedKeys } from "../shared/testing.ts";
import { LANGUAGES, say, setLanguage } from "../shared/words.ts";
import { logEntries } from "../table/log/log-entries.ts";
import { framesOf } from "../table/testing.ts";
import { acting } from "./acting.ts";
import { BOOKS, EVENTS, LIBRARY, MASSES, ROOMS, SUSPECTS, TRAITS } from "./box.ts";
import { becauseWords, whyWords } from "./telling/because.ts";
import { doesWords } from "./telling/facts.ts";
import { bareName, suspectName } from "./telling/names.ts";
import { tell } from "./telling/sentences.ts";
import { songWords, tuneOf } from "./telling/songs.ts";
import { telling } from "./telling.ts";
import { EVERY_EVENT, NAMES, viewOf } from "./testing.ts";
import { has, word } from "./words.ts";

const complained = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => complained.mockClear());
afterEach(() => setLanguage("en"));

const keys = (type: string, tag?: string) => generatedKeys("mystery_abbey", type, tag);
const game = { telling } as never;

const RAW = /undefined|null|NaN|\{|\}|\ba-(log|ask|room|book|event|library|suspect|trait|mass)-/;

/** As the language is written: single spaces, and in French hard ones where they belong. */
function wellSpaced(said: string, language: string): void {
  expect(said).not.toMatch(RAW);
  expect(said).not.toMatch(/ {2}|^\s|\s$| [.,]/);
  if (language === "fr")
    expect(said).not.toMatch(/[^\u00a0 ][;!?»]|[^\u00a0][:»]|«[^\u00a0]|'| [;:!?»]/);
  else expect(said.replace(/♪.*♪/, "")).not.toMatch(/\u00a0/);
}

/** What a reason is about, if not about a player by his colour. */
const SUBJECTS: Readonly<Record<string, string>> = {
  "left-with-trait": "franciscan",
  "shown-at": "remi",
  "proved-innocent": "remi",
  "culprit-chance": "odo",
  "trait-chance": "hooded",
  "way-to": "parlor",
  "kept-secret": "remi",
  "book-helps": "penitential",
};

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  test("every event of the engine is told", () => {
    const small = new Set(["chose"]);
    expect(new Set(EVERY_EVENT.map(({ event }) => event))).toEqual(keys("Event", "event"));
    for (const lasting of [null, "gregorian-chant"] as const) {
      for (const event of EVERY_EVENT) {
        const said = tell(event, viewOf({ lasting }), NAMES);
        wellSpaced(said, language);
        expect(said.length, event.event).toBeGreaterThan(small.has(event.event) ? 3 : 5);
      }
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("what is hidden is told as hidden", () => {
    const suspects = SUSPECTS.map(({ name }) => name);
    const books = BOOKS.filter((book) => has(`book-${book}`)).map((book) => word(`book-${book}`));
    for (const event of EVERY_EVENT) {
      if (!JSON.stringify(event).includes('"hidden"')) continue;
      const said = tell(event, viewOf(), NAMES);
      for (const secret of [...suspects, ...books])
        expect(said.includes(` ${secret}`), said).toBe(false);
    }
  });

  test("every refusal of the engine has a reason, and its chapter the name it has in the rules", () => {
    const rules = readFileSync(`../data/mystery_abbey/rules.${language}.md`, "utf8");
    for (const why of keys("Why")) wellSpaced(word(`refusal-${why}`), language);
    for (const rule of keys("Rule")) expect(rules).toContain(`${word(`rule-${rule}`)} {#${rule}}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test("every thing of the box has its name, and what it does", () => {
    for (const { room, does } of ROOMS) {
      for (const form of ["", "-the", "-to"]) wellSpaced(word(`room-${room}${form}`), language);
      wellSpaced(word(`does-${does}`), language);
    }
    const decks = { book: keys("Book"), library: keys("LibraryCard"), event: keys("EventCard") };
    for (const [deck, cards] of Object.entries(decks)) {
      for (const card of cards) {
        wellSpaced(word(`${deck}-${card}`), language);
        wellSpaced(doesWords(deck as keyof typeof decks, card), language);
      }
    }
    for (const { mass } of MASSES) word(`mass-${mass}`);
    for (const { trait, category } of TRAITS) {
      wellSpaced(word(`trait-${trait}`), language);
      wellSpaced(word("trait-he", { trait }), language);
      word(`category-${category}`);
    }
    for (const kind of keys("Kind")) word(`kind-${kind}`);
    for (const scope of keys("Scope")) word(`scope-${scope}`);
    for (const colour of keys("Colour")) word(`colour-${colour}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test("names and cards are called as the rules call them", () => {
    const rules = readFileSync(`../data/mystery_abbey/rules.${language}.md`, "utf8");
    for (const { suspect } of SUSPECTS)
      expect(rules).toContain(`| ${suspectName(suspect as Parameters<typeof suspectName>[0])} |`);
    const printed = [
      ...[...keys("Book")].map((card) => `book-${card}`),
      ...LIBRARY.map((card) => `library-${card}`),
      ...EVENTS.filter((card) => keys("EventCard").has(card)).map((card) => `event-${card}`),
    ];
    const rows = rules.split("\n").filter((line) => line.startsWith("|"));
    for (const key of printed)
      expect(
        rows.some((row) => row.includes(word(key).replace("\u00a0", " "))),
        key,
      ).toBe(true);
  });

  test("everything a bot says for a plan has a sentence", () => {
    for (const key of keys("BotReason")) {
      const subject = SUBJECTS[key] ?? "blue";
      for (const many of [0, 1, 5]) {
        const said = becauseWords({ key, many, subject });
        expect(said, key).toBeDefined();
        wellSpaced(said ?? "", language);
        wellSpaced(whyWords({ key, many, subject }, "Anselm") ?? "Nothing.", language);
      }
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("a bot's reason stands with the first thing that is told of what it did", () => {
    const bot = { by: 1, bot: true } as const;
    const lines = [
      { ...bot, line: 3, because: [{ key: "pile-left", many: 2 }], events: [] },
      { ...bot, line: 4, events: [] },
      { ...bot, line: 5, events: [{ event: "went", seat: 1, to: "parlor" }] },
      { ...bot, line: 6, events: [{ event: "went", seat: 1, to: "chapel" }] },
    ];
    const told = logEntries({ telling, acting } as never, lines as never, viewOf({}), NAMES);
    expect(told.map(({ why }) => why)).toEqual([word("why-pile-left", { many: 2 }), undefined]);
  });

  test("what is sung has a tune and words", () => {
    for (const card of ["frere-jacques", "gregorian-chant"]) {
      expect(tuneOf(card)?.length).toBeGreaterThan(20);
      expect(songWords(card).length).toBeGreaterThan(2);
    }
    expect(tuneOf("storm")).toBeUndefined();
  });

  test("what other pages say of it has words", () => {
    const name = "mystery-of-the-abbey";
    say(`${name}-name`);
    say(`${name}-what`, { from: 3, to: 6 });
    for (const ending of keys("Ending")) say(`${name}-ending-${ending}`, { many: 2 });
    for (const one of ["facts", "none", "inference"])
      for (const form of ["", "-why"]) say(`${name}-new-help-${one}${form}`);
    for (const key of ["tactical", "short", "contradiction"])
      for (const form of ["", "-why"]) say(`${name}-new-${key}${form}`);
    expect(complained).not.toHaveBeenCalled();
  });
});

const told = (events: readonly Event[], view = viewOf()) =>
  logEntries(game, framesOf(events, view), view, NAMES).map(({ text }) => text);

test("the log tells like things together", () => {
  expect(
    told([
      { event: "bell-moved", mass: "matins", space: 1 },
      { event: "dealt", seat: 0, card: { seen: "odo" } },
      { event: "dealt", seat: 0, card: { seen: "guy" } },
      { event: "dealt", seat: 1, card: "hidden" },
      { event: "dealt", seat: 1, card: "hidden" },
      { event: "book-drawn", seat: 0, book: "hidden" },
      { event: "book-kept", seat: 0, book: "hidden" },
      { event: "sent-to-penance", seat: 2 },
      { event: "put-into", seat: 2, room: "chapel" },
      { event: "kept-silence", seat: 1 },
      { event: "put-into", seat: 0, room: "chapel" },
      { event: "put-into", seat: 1, room: "chapel" },
      { event: "put-into", seat: 2, room: "chapel" },
      { event: "card-shown", of: 1, to: 0, card: { seen: "odo" } },
      { event: "card-shown", of: 1, to: 0, card: { seen: "leo" } },
    ]),
  ).toEqual([
    "The bell for Matins is on 1",
    "Anselm is dealt Father Odo and Novice Guy. Hildegard is dealt 2 cards.",
    "Anselm draws a book and keeps it in secret.",
    "Odile goes to the Chapel to do penance.",
    "Hildegard makes a vow of silence.",
    "All pawns go to the Chapel.",
    "Hildegard shows Anselm Father Odo and Novice Leo.",
  ]);
});

test("a reason is a sentence of the language, and names are written as in it", () => {
  const said = () => [
    becauseWords({ key: "trait-chance", many: 40, subject: "templar" }),
    becauseWords({ key: "trait-chance", many: 40, subject: "unhooded" }),
    becauseWords({ key: "culprit-chance", many: 40, subject: "remi" }),
    whyWords({ key: "may-be-caught", many: 1, subject: "blue" }, "Anselm"),
    bareName("andre"),
  ];
  expect(said()).toEqual([
    "“He is a Templar” would be right 40 times in 100.",
    "“He wears no hood” would be right 40 times in 100.",
    "It was Brother Remi: 40 in 100.",
    "Blue needs one turn to come home.",
    "Andre",
  ]);
  setLanguage("fr");
  expect(said()).toEqual([
    "«\u00a0C’est un templier\u00a0» serait juste 40 fois sur 100.",
    "«\u00a0Il va tête nue\u00a0» serait juste 40 fois sur 100.",
    "C’était le frère Rémi\u00a0: 40 sur 100.",
    "Il faut un tour à Bleu pour rentrer.",
    "André",
  ]);
});

test("no bot is called like a suspect", () => {
  const draft = readFileSync("src/new-game/draft.ts", "utf8");
  expect(draft).toContain('"Wido"');
  for (const { name } of SUSPECTS) expect(draft).not.toContain(`"${name}"`);
});

test("small steps are not told", () => {
  const step: Event = { event: "chose", seat: 0, action: { say: { kind: "count" } } };
  expect(told([step, { event: "kept-silence", seat: 1 }])).toEqual([
    "Hildegard makes a vow of silence.",
  ]);
});

test("cells are called after their owners", () => {
  const went = (to: "cell-1" | "cell-2" | "cell-6"): Event => ({
    event: "went",
    seat: 0,
    from: "garden",
    to,
  });
  const all = [went("cell-1"), went("cell-2"), went("cell-6")];
  expect(all.map((event) => tell(event, viewOf(), NAMES))).toEqual([
    "Anselm goes to their own cell.",
    "Anselm goes to Odile’s cell.",
    "Anselm goes to the white cell.",
  ]);
  setLanguage("fr");
  expect(tell(went("cell-2"), viewOf(), NAMES)).toBe("Anselm va dans la cellule d’Odile.");
});

test("no key is there twice, and each language has the same", () => {
  const found = LANGUAGES.map((language) => {
    const folder = `locales/${language}/mystery_abbey`;
    const files = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
    return files.flatMap((text) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key));
  });
  for (const all of found) expect(new Set(all).size).toBe(all.length);
  expect(new Set(found[0])).toEqual(new Set(found[1]));
});
