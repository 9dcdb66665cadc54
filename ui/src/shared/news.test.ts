import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../monastery/index.ts";
import { screenOf, viewOf } from "../monastery/testing.ts";
import { settled, TestTable } from "../table/testing.ts";

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

afterEach(() => table.close());

const LITTLE = { what: "little-space", free: 1 } as const;
const COMPACTED = { what: "compacted", before: 2, after: 1 } as const;

test("the table tells what the store has to tell, until it is read", async () => {
  const screen = screenOf(viewOf(), ["end-placement"]);
  await table.open(monastery, screen);
  expect(table.host.querySelector(".notice")).toBeNull();
  // Nothing has happened in the game, and the shell tells it once only.
  let told = 0;
  table.answers.screen = () => ({ ...screen, news: told++ === 0 ? [LITTLE, COMPACTED] : [] });
  table.heard["table-changed"]?.({ game: "0" });
  await settled();
  table.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(table.host.querySelectorAll(".notice")).toHaveLength(1);
  expect(table.text(".notice")).toContain("little room");
  await table.click('[data-action="news-read"]');
  expect(table.host.querySelector(".notice")).toBeNull();
});

test("many games that were mended are told in one notice", async () => {
  const mended = (n: number) =>
    ({ what: "repaired", game: `${n}`, title: `Game ${n}`, number: n }) as const;
  const news = [1, 2, 3, 4, 5, 6, 7].map(mended);
  await table.open(monastery, { ...screenOf(viewOf(), ["end-placement"]), news });
  expect(table.host.querySelectorAll(".notice")).toHaveLength(1);
  expect(table.text(".notice")).toContain("7 games");
  expect(table.text(".notice")).toContain("Game 5 and 2 more");
  await table.click('[data-action="news-read"]');
  expect(table.host.querySelector(".notice")).toBeNull();
});
