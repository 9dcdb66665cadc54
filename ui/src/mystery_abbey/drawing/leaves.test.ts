// What is looked at leads to its chapter in the rules, and whoever accuses is reminded of their own sheet.

import { readFileSync } from "node:fs";
import { html, render } from "lit-html";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Action, Room } from "../../generated/mystery_abbey.ts";
import { LANGUAGES, setLanguage } from "../../shared/words.ts";
import { screenOfTwo, TestTable } from "../../table/testing.ts";
import { offersOf } from "../acting/offers.ts";
import { ROOMS } from "../box.ts";
import { mysteryAbbey } from "../index.ts";
import type { Handlers, Model } from "../kind.ts";
import { anchorOf } from "../rules/anchors.ts";
import { seatOf, viewOf } from "../testing.ts";
import { bookLeaf, eventLeaf, massLeaf, roomLeaf, suspectLeaf } from "./leaves.ts";

afterEach(() => setLanguage("en"));

/** Presses what leads to the rules, and tells which chapter opens. */
function chapterOf(drawn: (handlers: Handlers) => unknown): string {
  const opened: string[] = [];
  const host = document.createElement("div");
  const handlers = { tap: () => {}, act: () => {}, rules: (key: string) => opened.push(key) };
  render(html`${drawn(handlers as unknown as Handlers)}`, host);
  host.querySelector<HTMLButtonElement>(".t-rule")?.click();
  expect(opened).toHaveLength(1);
  return anchorOf(opened[0] ?? "");
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("every thing that is looked at leads to a chapter of the rules", () => {
    const rules = readFileSync(`../data/mystery_abbey/rules.${language}.md`, "utf8");
    const shown = viewOf();
    const screen = screenOfTwo("mystery-of-the-abbey", shown, [], {});
    const model = { shown, screen, view: shown, offers: offersOf([]), choice: { kind: "none" } };
    const of = model as unknown as Model;
    const looked: ((handlers: Handlers) => unknown)[] = [
      ...ROOMS.map(
        ({ room }) =>
          (on: Handlers) =>
            roomLeaf(room as Room, of, on),
      ),
      (on) => suspectLeaf("odo", of, on),
      (on) => bookLeaf("penitential", of, on),
      (on) => eventLeaf("storm", on),
      (on) => massLeaf(of, on),
    ];
    for (const one of looked) expect(rules).toContain(`{#${chapterOf(one)}}`);
  });
});

describe("in the Chapter Hall", () => {
  let table: TestTable;
  beforeEach(() => {
    table = new TestTable();
  });
  afterEach(() => table.close());

  const ACCUSED = ["odo", "leo", "guy"] as const;

  async function arrive(actions: readonly Action[]): Promise<void> {
    const sheet = {
      seen: ["odo"],
      crossed: ["leo"],
      changed: [],
      sights: [],
      taken: null,
      given: [],
      received: [],
      proved: null,
    };
    const view = viewOf({
      phase: { part: "acting", seat: 0, done: false },
      pile: 0,
      seats: [
        seatOf("red", "cell-1", {
          hand: { seen: [] },
          kept: { seen: [] },
          sheet: { seen: sheet } as never,
        }),
        seatOf("blue", "cell-3"),
      ],
    } as never);
    await table.open(mysteryAbbey, screenOfTwo("mystery-of-the-abbey", view, actions, {}));
  }

  async function accuse(suspect: (typeof ACCUSED)[number]): Promise<string> {
    await arrive(ACCUSED.map((one) => ({ accuse: one })));
    await table.click('[data-answer="accusing"]');
    await table.click(`[data-answer='{"accuse":"${suspect}"}']`);
    return table.text(".a-meant");
  }

  test("whoever accuses somebody they have seen is told that he is innocent", async () => {
    expect(await accuse("odo")).toContain(
      "You have seen his card: he is innocent. Accusing him costs you points and a penance.",
    );
  });

  test("whoever accuses somebody they have crossed out is reminded", async () => {
    expect(await accuse("leo")).toContain("You have crossed him out yourself.");
  });

  test("whoever reveals a trait is reminded of who is left and of the points, before it is said", async () => {
    await arrive([{ reveal: "unhooded" }, { reveal: "hooded" }]);
    await table.click(`[data-answer='{"reveal":"unhooded"}']`);
    expect(table.text(".a-meant")).toContain("11 of the 22 who are left on your sheet.");
    expect(table.text(".a-meant")).toContain(
      "Right brings 2 points in the end, wrong costs a point.",
    );
    expect(table.text(".t-prompt")).toContain("Reveal: unhooded? Confirm with the button.");
  });

  test("nothing is said of whoever is still possible", async () => {
    expect(await accuse("guy")).toBe(
      "Accuse Novice Guy If he is innocent, it costs you points and a penance. Accuse Novice Guy",
    );
  });
});
