import { afterEach, beforeEach, expect, test } from "vitest";
import { monastery } from "../monastery/index.ts";
import { screenOf, sightOf } from "../monastery/testing.ts";
import { Parlour, settled } from "../table/testing.ts";

let parlour: Parlour;

beforeEach(() => {
  parlour = new Parlour();
});

afterEach(() => parlour.close());

const LITTLE = { what: "little-room", free: 1 } as const;
const COMPACTED = { what: "compacted", before: 2, after: 1 } as const;

test("the table tells what the store has to tell, until it is read", async () => {
  const screen = screenOf(sightOf(), ["end-placement"]);
  await parlour.open(monastery, screen);
  expect(parlour.host.querySelector(".notice")).toBeNull();
  // Nothing has happened in the game, and the shell tells it once only.
  let told = 0;
  parlour.answers.screen = () => ({ ...screen, news: told++ === 0 ? [LITTLE, COMPACTED] : [] });
  parlour.heard["table-changed"]?.({ game: "0" });
  await settled();
  parlour.heard["table-changed"]?.({ game: "0" });
  await settled();
  expect(parlour.host.querySelectorAll(".notice")).toHaveLength(1);
  expect(parlour.text(".notice")).toContain("little room");
  await parlour.click('[data-action="news-read"]');
  expect(parlour.host.querySelector(".notice")).toBeNull();
});
