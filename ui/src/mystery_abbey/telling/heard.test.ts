// What was said is found again by person and by trait, and what one alone has learnt is told to nobody else.

import { html, render } from "lit-html";
import { afterEach, expect, test } from "vitest";
import type { Event } from "../../generated/mystery_abbey.ts";
import { setLanguage } from "../../shared/words.ts";
import type { Line } from "../kind.ts";
import { asked, HOODED, NAMES, viewOf } from "../testing.ts";
import { chosen, heardIn, type isAbout } from "./heard.ts";
import { heard } from "./heard-panel.ts";

afterEach(() => {
  setLanguage("en");
  document.body.replaceChildren();
});

const lineOf = (events: readonly Event[], n: number, open?: readonly Event[]): Line => ({
  line: n,
  by: null,
  events: [...events],
  ...(open === undefined ? {} : { open: [...open] }),
});

const ODO = asked({ kind: "any", scope: "hand", filter: { traits: [], names: ["odo"] } });
const ORDER = asked({ kind: "settled", category: "order" });

const LINES: readonly Line[] = [
  lineOf([{ event: "asked", asker: 0, seat: 1, question: HOODED }], 0),
  lineOf([{ event: "answered", seat: 1, question: HOODED, answer: { number: 3 } }], 1),
  lineOf(
    [
      { event: "asked", asker: 1, seat: 0, question: ODO },
      { event: "answered", seat: 0, question: ODO, answer: "no" },
    ],
    2,
  ),
  lineOf([{ event: "mass-called", seat: 0, mass: "matins" }], 3),
  lineOf([{ event: "card-moved", from: 2, to: 0, card: { seen: "remi" }, because: "search" }], 4, [
    { event: "card-moved", from: 2, to: 0, card: "hidden", because: "search" },
  ]),
  lineOf([{ event: "asked", asker: 2, seat: 1, question: ORDER }], 5),
  lineOf([{ event: "kept-silence", seat: 1 }], 6),
  lineOf(
    [{ event: "told", seat: 2, scope: "seen", filter: { traits: ["fat"], names: [] }, many: 4 }],
    7,
  ),
  lineOf([{ event: "revealed", seat: 0, revealed: "benedictine" }], 8),
  lineOf(
    [
      { event: "accused", seat: 1, suspect: "odo" },
      { event: "card-shown", of: 2, to: null, card: { seen: "odo" } },
    ],
    9,
  ),
];

test("questions meet their answers", () => {
  const { said, revelations, accusations, alone } = heardIn(LINES);
  expect(said.map(({ asker, seat, answer }) => [asker, seat, answer])).toEqual([
    [0, 1, { number: 3 }],
    [1, 0, "no"],
    [2, 1, "silence"],
    [undefined, 2, { number: 4 }],
  ]);
  expect(said.map(({ mass }) => mass)).toEqual([undefined, undefined, "matins", "matins"]);
  expect(revelations.map(({ revealed }) => revealed)).toEqual(["benedictine"]);
  expect(accusations.map(({ guilty }) => guilty)).toEqual([false]);
  expect(alone).toHaveLength(1);
});

test("a promise is an answer, and an arrest a verdict", () => {
  const go = asked({ kind: "will-go", when: "next-turn", room: "parlor" });
  const { said, accusations } = heardIn([
    lineOf([{ event: "asked", asker: 0, seat: 1, question: go }], 0),
    lineOf(
      [
        {
          event: "promised",
          seat: 1,
          promise: { go: { room: "parlor", when: "next-turn", yes: false } },
        },
        { event: "accused", seat: 1, suspect: "sergio" },
        { event: "ended", ending: "arrest", culprit: "sergio", testaments: [] },
      ],
      1,
    ),
  ]);
  expect(said[0]?.answer).toBe("no");
  expect(accusations[0]?.guilty).toBe(true);
});

test("what was said is chosen by person and by trait", () => {
  const { said } = heardIn(LINES);
  const many = (person?: number, trait?: Parameters<typeof isAbout>[1]) =>
    chosen(said, { person, trait }).length;
  expect([many(), many(0), many(1), many(2)]).toEqual([4, 2, 3, 2]);
  expect(many(undefined, "hooded")).toBe(1);
  // Father Odo is a thin Franciscan; what is settled is settled for each order.
  expect(many(undefined, "franciscan")).toBe(2);
  expect(many(2, "fat")).toBe(1);
  expect(many(0, "fat")).toBe(0);
});

function drawn(lines = LINES, view = viewOf({ exposed: ["odo"] })): HTMLElement {
  const host = document.createElement("div");
  document.body.append(host);
  render(html`${heard({ game: "one", lines, shown: view, names: NAMES })}`, host);
  return host;
}

const textOf = (host: HTMLElement, selector: string): readonly string[] =>
  [...host.querySelectorAll(selector)].map(
    (one) => one.textContent?.trim().replace(/\s+/g, " ") ?? "",
  );

test("the board shows questions, revelations, accusations, and what one alone has learnt", () => {
  const host = drawn();
  expect(textOf(host, ".a-said-answer")).toEqual(
    ["4", "Silence", "No", "Three"].map((one) => (one === "4" ? "Four" : one)),
  );
  expect(textOf(host, ".a-said-question").at(-1)).toBe("How many hooded monks do you hold?");
  expect(textOf(host, ".a-said-mass")).toEqual(["Since Matins", "Before the first Mass"]);
  expect(textOf(host, ".a-board").join(" ")).toContain("Anselm: He is a Benedictine");
  expect(textOf(host, ".a-board").join(" ")).toContain("Hildegard accused Father Odo · innocent");
  expect(textOf(host, ".a-alone li")).toEqual(["Anselm takes Brother Remi from Odile’s cell."]);
});

test("cards that came together are told together", () => {
  const dealt = (["odo", "leo"] as const).map(
    (card): Event => ({ event: "dealt", seat: 0, card: { seen: card } }),
  );
  const line = { line: 0, by: null, events: dealt, open: [] } as never;
  expect(textOf(drawn([line]), ".a-alone li")).toEqual([
    "Anselm is dealt Father Odo and Novice Leo.",
  ]);
});

test("whoever walks past reads nothing that is one's alone", () => {
  const host = drawn(
    LINES.filter(({ open }) => open === undefined),
    viewOf({ eyes: "table" }),
  );
  expect(host.querySelector(".a-alone")).toBeNull();
  expect(host.textContent).not.toContain("Remi");
});

/** Looks for something else on a board. */
function chooses(host: HTMLElement) {
  return (hook: string, value: string): void => {
    const select = host.querySelector<HTMLSelectElement>(`[data-hook=${hook}]`);
    if (select === null) throw new Error(hook);
    select.value = value;
    select.dispatchEvent(new globalThis.Event("change"));
  };
}

test("what somebody looks for is told to no other eyes", () => {
  chooses(drawn())("heard-trait", "fat");
  document.body.replaceChildren();
  for (const eyes of [{ seat: 1 }, "table"] as const) {
    const host = drawn(LINES, viewOf({ eyes }));
    const trait = host.querySelector<HTMLSelectElement>("[data-hook=heard-trait]");
    expect([trait?.value, textOf(host, ".a-said-answer").length]).toEqual(["", 4]);
  }
});

test("a choice of person and trait is kept from one drawing to the next", () => {
  const host = drawn();
  const choose = chooses(host);
  choose("heard-person", "2");
  expect(textOf(host, ".a-said-answer")).toEqual(["Four", "Silence"]);
  choose("heard-trait", "fat");
  expect(textOf(host, ".a-said-answer")).toEqual(["Four"]);
  render(html`${heard({ game: "one", lines: LINES, shown: viewOf(), names: NAMES })}`, host);
  expect(textOf(host, ".a-said-answer")).toEqual(["Four"]);
  choose("heard-person", "0");
  expect(host.textContent).toContain("Nothing like that has been said yet.");
  choose("heard-person", "");
  choose("heard-trait", "");
  expect(textOf(host, ".a-said-answer")).toHaveLength(4);
});
