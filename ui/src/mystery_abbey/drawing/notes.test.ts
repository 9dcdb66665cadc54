// Notes of one's own: written upon a suspect's leaf and below the sheet, kept at once, and gone with whoever wrote them.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Screen } from "../../shared/commands.ts";
import { handoffTo, screenOfTwo, settled, TestTable } from "../../table/testing.ts";
import { mysteryAbbey } from "../index.ts";
import { seatOf, viewOf } from "../testing.ts";

let table: TestTable;

beforeEach(() => {
  table = new TestTable();
});

afterEach(() => table.close());

const SHEET = {
  seen: ["odo"],
  crossed: [],
  changed: [],
  sights: [],
  taken: null,
  given: [],
  received: [],
  proved: null,
};
const OWN = viewOf({
  help: "facts",
  seats: [
    seatOf("red", "cell-1", {
      hand: { seen: [] },
      kept: { seen: [] },
      sheet: { seen: SHEET } as never,
    }),
    seatOf("blue", "cell-3"),
  ],
} as never);

const screen = (more: Partial<Screen> = {}): Screen =>
  screenOfTwo("mystery-of-the-abbey", OWN, ["end-turn"], more);

function type(about: string, text: string): HTMLTextAreaElement {
  const field = table.one(`[data-note="${about}"]`) as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return field;
}

const leave = (field: HTMLTextAreaElement) =>
  field.dispatchEvent(new Event("change", { bubbles: true }));

test("a note is kept when its field is left, and is read upon the sheet", async () => {
  table.answers.write_note = () => screen({ number: 2, notes: { odo: "he was in the crypt" } });
  await table.open(mysteryAbbey, screen());
  await table.click('[data-hook="suspect odo"]');
  leave(type("odo", "he was in the crypt"));
  await settled();
  expect(table.askedFor("write_note")).toMatchObject({
    number: 1,
    about: "odo",
    text: "he was in the crypt",
  });
  expect(table.one('[data-hook="suspect odo"]').getAttribute("aria-label")).toContain(
    "your note: he was in the crypt",
  );
  expect(table.host.querySelector(".a-looked"), "the leaf stays open").not.toBeNull();
});

test("what is pressed after writing is asked upon the note", async () => {
  table.answers.write_note = () => screen({ number: 2, notes: { page: "x" } });
  table.answers.play = () => screen({ number: 3 });
  await table.open(mysteryAbbey, screen());
  await table.click('[data-hook="notes"]');
  leave(type("page", "x"));
  await table.click('[data-action="primary"]');
  expect(table.askedFor("play")?.number).toBe(2);
});

test("a note that comes too late for the table is written on the new one", async () => {
  let tries = 0;
  table.answers.write_note = () => {
    tries += 1;
    if (tries === 1) throw { kind: "stale", detail: "2" };
    return screen({ number: 3, notes: { page: "x" } });
  };
  await table.open(mysteryAbbey, screen());
  await table.click('[data-hook="notes"]');
  table.answers.screen = () => screen({ number: 2 });
  leave(type("page", "x"));
  await settled();
  expect(table.askedFor("write_note")?.number).toBe(2);
});

test("nothing is written for whoever comes next", async () => {
  await table.open(mysteryAbbey, screen());
  await table.click('[data-hook="notes"]');
  const field = type("page", "my secret");
  const closed = { seat: null, actions: null, number: 2, handoff: handoffTo(1) };
  table.answers.screen = () => screen({ ...closed, view: viewOf() as never });
  table.heard["table-changed"]?.({ game: "0", number: 2 });
  await settled();
  expect(table.host.innerHTML).not.toContain("my secret");
  leave(field);
  await new Promise((done) => setTimeout(done, 600));
  expect(table.askedFor("write_note")).toBeUndefined();
});
