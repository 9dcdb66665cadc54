// The book of rules is whole, in both languages, and its reader is safe.

import { readdirSync, readFileSync } from "node:fs";
import { render } from "lit-html";
import { describe, expect, test } from "vitest";
import { cardFu, sectorFacts } from "../domus_domini/box.ts";
import { filled } from "../domus_domini/rules/figures.ts";
import { rules as domusDomini } from "../domus_domini/rules/index.ts";
import { TILE_KEYS } from "../monastery/art/index.ts";
import { anchorOf } from "../monastery/rules/anchors.ts";
import { rules as monastery } from "../monastery/rules/index.ts";
import { BOOKS, EVENTS, LIBRARY, MASSES, ROOMS, SUSPECTS, TRAITS } from "../mystery_abbey/box.ts";
import { rules as mysteryAbbey } from "../mystery_abbey/rules/index.ts";
import { generatedKeys } from "../shared/testing.ts";
import { LANGUAGES } from "../shared/words.ts";
import { type Book, found, inlines, read, stressed } from "./markdown.ts";

const raw = (folder: string, of: string): string =>
  readFileSync(`../data/${folder}/rules.${of}.md`, "utf8");
/** The book as it is read. */
const text = (folder: string, of: string): string =>
  folder === "domus_domini" ? filled(raw(folder, of)) : raw(folder, of);
const anchors = ({ chapters }: Book) => chapters.map(({ anchor }) => anchor);

describe.each([
  { folder: "monastery", picture: monastery.picture },
  { folder: "domus_domini", picture: domusDomini.picture },
  { folder: "mystery_abbey", picture: mysteryAbbey.picture },
])("the rules of $folder", ({ folder, picture }) => {
  const [en, fr] = [read(text(folder, "en")), read(text(folder, "fr"))];

  test("have the same chapters in both languages", () => {
    expect(anchors(fr)).toEqual(anchors(en));
    expect(new Set(anchors(en)).size).toBe(anchors(en).length);
  });

  test("have the same shape in both languages", () => {
    const shape = ({ chapters }: Book) =>
      chapters.map(({ anchor, level, part, blocks }) => [
        anchor,
        level,
        part !== undefined,
        ...blocks.map((block) =>
          block.kind === "list"
            ? `${block.kind} ${block.items.length}`
            : block.kind === "table"
              ? `table ${block.rows.length}`
              : block.kind,
        ),
      ]);
    expect(shape(fr)).toEqual(shape(en));
  });

  test("have a chapter for every refusal", () => {
    const rules = generatedKeys(folder, "Rule");
    for (const rule of rules) expect(anchors(en)).toContain(rule);
  });

  test.each([
    ["en", en],
    ["fr", fr],
  ] as const)("are named by a refusal as they are in the book (%s)", (of, { chapters }) => {
    const words = readdirSync(`locales/${of}/${folder}`).map((file) =>
      readFileSync(`locales/${of}/${folder}/${file}`, "utf8"),
    );
    const named = [...words.join("\n").matchAll(/^[a-z]-rule-([\w-]+) = (.*)$/gm)];
    expect(named.length).toBeGreaterThan(10);
    for (const [, rule, name] of named) {
      expect(chapters.find(({ anchor }) => anchor === rule)?.title).toBe(name);
    }
  });

  test.each([
    ["en", en],
    ["fr", fr],
  ] as const)("link only to what is there (%s)", (_, { chapters }) => {
    const lines = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === "list") return block.items;
        if (block.kind === "table") return [...block.head, ...block.rows.flat()];
        return block.kind === "pictures" ? [] : [block.line];
      }),
    );
    const links = lines.flat().flatMap((part) => (part.kind === "link" ? [part.anchor] : []));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(anchors(en)).toContain(link);
  });

  test("show only pictures that there are", () => {
    const place = document.createElement("div");
    for (const { blocks } of [...en.chapters, ...fr.chapters]) {
      for (const block of blocks) {
        if (block.kind === "pictures") render(block.all.map(picture), place);
        expect(place.querySelector(".missing")).toBeNull();
      }
    }
  });

  test("never part a French word from the sign after it", () => {
    const said = text(folder, "fr").replace(/^>|^\|.*-\|$/gm, "");
    expect(said.match(/.* [;!?»].*/)?.[0]).toBeUndefined();
    expect(said.match(/.* :(?![a-z]).*/)?.[0]).toBeUndefined();
  });
});

describe("the reader", () => {
  test("knows strong words, emphasis and links", () => {
    expect(inlines("a **b** *c* [d](#e)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", text: "b" },
      { kind: "text", text: " " },
      { kind: "emphasis", text: "c" },
      { kind: "text", text: " " },
      { kind: "link", text: "d", anchor: "e" },
    ]);
  });

  test("makes nothing but text of what looks like HTML", () => {
    expect(inlines("<b>[x](javascript:y)</b>")).toEqual([
      { kind: "text", text: "<b>[x](javascript:y)</b>" },
    ]);
  });

  test("wants an anchor for every chapter", () => {
    expect(() => read("# A\n\n## B")).toThrow("no anchor");
  });
});

test("the figures in the rules of Domus Domini are those of the box", () => {
  const full = sectorFacts("brewery");
  const [first] = full.levels;
  expect(filled("{brewery 1 + full brewery + beer}")).toBe(
    String((first?.fu ?? 0) + full.letters + cardFu("beer")),
  );
  expect(filled("{sectors | a | b | c | d | _ for _ |. | e}")).toContain(
    `| ${first?.cost} for ${first?.fu} |`,
  );
  expect(() => filled("{brewery 99}")).toThrow("brewery 99");
  for (const of of LANGUAGES) {
    expect(text("domus_domini", of)).not.toMatch(/\{[^#]/);
    // No yield is written out in the text but the ten units of a space.
    expect(raw("domus_domini", of)).not.toMatch(/\b(?!10 )\d+0 (?:FU|UV)/);
  }
});

test("the rules of Monastery have a chapter for every tile", () => {
  const all = anchors(read(text("monastery", "en")));
  for (const key of TILE_KEYS) expect(all, key).toContain(anchorOf(key));
});

test("the rules of Mystery of the Abbey have a chapter for everything in its box", () => {
  const all = anchors(read(text("mystery_abbey", "en")));
  const keys = [
    ...BOOKS,
    ...LIBRARY,
    ...EVENTS,
    ...ROOMS.map(({ room }) => room),
    ...SUSPECTS.map(({ suspect }) => suspect),
    ...TRAITS.map(({ trait }) => trait),
    ...MASSES.map(({ mass }) => mass),
  ];
  for (const key of keys) expect(all, key).toContain(mysteryAbbey.anchorOf(key));
});

describe("the search", () => {
  const [en, fr] = [read(text("monastery", "en")), read(text("monastery", "fr"))];

  test("finds chapters by all words, whatever their accents", () => {
    expect(found(fr.chapters, "prière double").map(({ anchor }) => anchor)).toContain("chapel");
    expect(found(fr.chapters, "PRIERE DOUBLE").map(({ anchor }) => anchor)).toContain("chapel");
    expect(found(en.chapters, "xyzzy")).toEqual([]);
    expect(found(en.chapters, " ")).toBe(en.chapters);
  });

  test("marks what was looked for", () => {
    expect(stressed("La Prière, prière", "priere")).toEqual(["La ", "Prière", ", ", "prière"]);
    expect(stressed("nothing", "x y")).toEqual(["nothing"]);
  });
});
