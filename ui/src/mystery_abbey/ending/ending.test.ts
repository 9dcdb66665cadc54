// The end: each point has its reason, certainty is found where it was, and games of a series are added up.

import { html, render } from "lit-html";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Event, Suspect, View } from "../../generated/mystery_abbey.ts";
import type { Screen, Summary } from "../../shared/commands.ts";
import { answerWith } from "../../shared/testing.ts";
import { LANGUAGES, setLanguage } from "../../shared/words.ts";
import { screenOfTwo } from "../../table/testing.ts";
import { ending } from "../ending.ts";
import type { Line, Model } from "../kind.ts";
import { NAMES, seatOf, viewOf } from "../testing.ts";
import { certainAt, goThrough, turnsIn, whatWasLeft } from "./certainty.ts";
import { certaintyChart, certainWords } from "./certainty-chart.ts";
import { reasonsOf } from "./reasons.ts";
import { gamesOfSeries, seriesTable } from "./series.ts";

beforeEach(() => setLanguage("en"));
afterEach(() => {
  setLanguage("en");
  document.body.replaceChildren();
});

const lineOf = (n: number, ...events: Event[]): Line => ({ line: n, by: null, events });

const LINES: readonly Line[] = [
  lineOf(0, { event: "turn-began", seat: 0, extra: false }),
  lineOf(1, { event: "revealed", seat: 1, revealed: "thin" }),
  lineOf(2, { event: "turn-began", seat: 1, extra: false }),
  lineOf(3, { event: "revealed", seat: 0, revealed: "templar" }),
  lineOf(
    4,
    { event: "accused", seat: 2, suspect: "odo" },
    { event: "card-shown", of: 0, to: null, card: { seen: "odo" } },
  ),
  lineOf(
    5,
    { event: "accused", seat: 0, suspect: "sergio" },
    { event: "ended", ending: "arrest", culprit: "sergio", testaments: [] },
  ),
];

const OVER = viewOf({
  phase: { part: "over", ending: "arrest" },
  culprit: { seen: "sergio" },
  revelations: [
    ["templar", 0],
    ["thin", 1],
  ],
  reasons: [
    { seat: 0, points: -1, because: { wrong: "templar" } },
    { seat: 0, points: 4, because: "culprit" },
    { seat: 1, points: 2, because: { right: "thin" } },
    { seat: 2, points: -2, because: "innocent" },
  ],
});

const player = (name: string) => ({
  name,
  person: true,
  level: null,
  absent: false,
  colour: "red",
  pin: false,
  forgotten: 0,
  handed: 0,
});

const SCREEN: Screen = {
  ...screenOfTwo("mystery-of-the-abbey", OVER, [], {}),
  game: "7",
  players: NAMES.map(player),
};
const MODEL = { lines: LINES, shown: OVER, view: OVER, screen: SCREEN } as unknown as Model;

/** A view in which so many suspects are left for each seat. */
const viewWith = (...left: readonly (readonly Suspect[])[]): View =>
  viewOf({
    seats: left.map((culprits, n) =>
      seatOf(n === 0 ? "red" : "blue", n === 0 ? "cell-1" : "cell-3", {
        sheet: { seen: { proved: { culprits } } } as never,
      }),
    ),
  });

test("each point has its reason, in the order in which it was made", () => {
  expect(reasonsOf(MODEL).map(({ seat, points, text }) => [seat, points, text])).toEqual([
    [1, 2, "Hildegard: “He is thin.” That is right."],
    [0, -1, "Anselm: “He is a Templar.” That is wrong."],
    [2, -2, "Odile accused Father Odo, who is innocent."],
    [0, 4, "Anselm named the culprit."],
  ]);
});

test("the culprit's card is turned, and reasons come one after the other", () => {
  const host = document.createElement("div");
  render(html`${ending.opening?.(MODEL)} ${ending.more?.(MODEL, 0.5)}`, host);
  expect(host.querySelector(".a-culprit")?.textContent).toContain("It was Father Sergio");
  expect(host.querySelectorAll(".a-reasons li")).toHaveLength(2);
  render(html`${ending.opening?.(MODEL)} ${ending.more?.(MODEL, 0.75)}`, host);
  expect(host.querySelectorAll(".a-reasons li")).toHaveLength(3);
});

test("the end says what help was agreed", () => {
  answerWith(() => []);
  const host = document.createElement("div");
  for (const [help, said] of [
    ["none", "gave no help"],
    ["facts", "helped with facts"],
    ["inference", "helped with conclusions"],
  ] as const) {
    const shown = { ...OVER, help };
    render(html`${ending.more?.({ ...MODEL, lines: [], shown } as never, 1)}`, host);
    expect(host.textContent).toContain(said);
  }
});

test("turns are found in the log", () => {
  expect(turnsIn(LINES)).toEqual([1, 3, 6]);
  expect(turnsIn([])).toEqual([]);
});

test("what was known once stays known", () => {
  const turns = whatWasLeft([
    viewWith(["odo", "leo", "sergio"], ["sergio", "odo"]),
    viewWith(["odo", "sergio"], ["sergio"]),
    viewWith(["leo", "sergio"], ["sergio", "odo"]),
  ]);
  expect(turns.map(({ left }) => left)).toEqual([
    [3, 2],
    [2, 1],
    [1, 1],
  ]);
  expect(certainAt(turns, 0)?.turn).toBe(2);
  expect(certainAt(turns, 1)?.turn).toBe(1);
});

test("a finished game is gone through with the eyes of heaven", async () => {
  const asked: unknown[] = [];
  answerWith((command, what) => {
    asked.push([command, what.line, what.eyes]);
    const left: Suspect[] = what.line === 6 ? ["sergio"] : ["sergio", "odo"];
    return { lines: 6, frame: { line: 0, by: null, events: [], view: viewWith(left, left) } };
  });
  const turns = await goThrough("7", LINES);
  expect(asked).toEqual([1, 3, 6].map((line) => ["history", line, "heaven"]));
  expect(certainAt(turns, 0)?.turn).toBe(2);
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  test("the chart says when each could have known", () => {
    const turns = whatWasLeft([
      viewWith(["odo", "leo", "sergio"], ["sergio"]),
      viewWith(["odo", "sergio"], ["sergio"]),
    ]);
    const certainty = { turns, names: ["Anselm", "Odile"], colours: ["red", "blue"] as const };
    const host = document.createElement("div");
    render(certaintyChart(certainty), host);
    expect(host.querySelectorAll(".a-certain-line")).toHaveLength(2);
    expect(host.querySelectorAll(".a-certain-cross")).toHaveLength(1);
    expect(host.querySelectorAll("tbody tr")).toHaveLength(2);
    for (const seat of [0, 1]) expect(certainWords(certainty, seat)).not.toMatch(/undefined|\{|a-/);
    expect(host.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

test("no shield of the chart lies upon another", () => {
  const two = ["sergio", "odo"] as const;
  const turns = whatWasLeft([viewWith(two, two), viewWith(two, two)]);
  const certainty = { turns, names: ["Anselm", "Odile"], colours: ["red", "blue"] as const };
  const host = document.createElement("div");
  render(certaintyChart(certainty), host);
  const places = [...host.querySelectorAll(".a-certain-line > g")].map((one) =>
    Number(/translate\((\S+)/.exec(one.getAttribute("transform") ?? "")?.[1]),
  );
  expect(places).toHaveLength(2);
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(18);
});

const summaryOf = (game: string, more: Partial<Summary> = {}): Summary =>
  ({
    game,
    kind: "mystery-of-the-abbey",
    players: NAMES.map((name) => [name, null]),
    line: 9,
    begun: Number(game),
    over: true,
    deleted: null,
    unreadable: false,
    copy: false,
    ...more,
  }) as Summary;

test("games of a series are found and added up", async () => {
  const series: Record<string, string | undefined> = {
    "3": undefined,
    "5": "3",
    "6": "2",
    "7": "3",
  };
  const points: Record<string, number[]> = { "3": [4, 0, -2], "5": [2, 2, 4], "7": [3, 2, -2] };
  answerWith((command, { game }) => {
    if (command === "games")
      return [
        summaryOf("7"),
        summaryOf("3"),
        summaryOf("5"),
        summaryOf("6"),
        summaryOf("4", { over: false }),
        summaryOf("2", { kind: "monastery" }),
      ];
    const id = String(game);
    if (command === "export_game")
      return { file: "", text: JSON.stringify({ open: { setup: { series: series[id] } } }) };
    const seats = (points[id] ?? []).map((all) => ({ testament: { points: all } }));
    return { lines: 9, frame: { line: 8, by: null, events: [], view: { seats } } };
  });
  const games = await gamesOfSeries(SCREEN);
  expect(games).toEqual([points["3"], points["5"], points["7"]]);
  const host = document.createElement("div");
  render(seriesTable(games, NAMES), host);
  expect(host.querySelector(".a-series-sum")?.textContent?.replace(/\s+/g, " ")).toContain(
    "Sum940",
  );
  expect(host.textContent).toContain("Anselm leads.");
});

test("a game alone is no series", async () => {
  answerWith(() => [summaryOf("7")]);
  expect(await gamesOfSeries(SCREEN)).toEqual([]);
});
