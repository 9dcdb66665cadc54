// What follows one's own last press by itself is shown, like what others do; and the way to one's own turn is one button.

import { afterEach, beforeEach, expect, test } from "vitest";
import type { Event } from "../../generated/monastery.ts";
import { monastery } from "../../monastery/index.ts";
import { screenOf, viewOf } from "../../monastery/testing.ts";
import { changeSettings } from "../../shared/settings.ts";
import { framesOf, settled, TestTable } from "../testing.ts";

let table: TestTable;

beforeEach(async () => {
  localStorage.clear();
  table = new TestTable();
  table.answers.set_settings = ({ settings }) => settings;
  await changeSettings({ pace: "usual", motion: "none" });
});

afterEach(() => table.close());

const view = viewOf();
const service: readonly Event[] = [
  { event: "hour-struck", day: 1, hour: 1 },
  { event: "elected", seat: 1, how: "most" },
];

test("a service that one's own press brings about is a scene, and the next is met after it", async () => {
  await table.open(monastery, screenOf(view, ["end-placement"], { line: 0 }));
  table.answers.play = () =>
    screenOf(view, [], {
      number: 2,
      line: 1,
      turn: { seat: 1 },
      frames: framesOf([...service], view),
    });
  await table.click('[data-action="primary"]');
  await settled();
  expect(table.text(".t-beat-title")).toContain("Matins");
  await table.click('[data-action="beat"]');
  await settled();
  expect(table.text(".t-beat-title")).toBe("A new Abbot");
  await table.click('[data-action="skip"]');
  await settled();
  expect(table.host.querySelector(".t-beat")).toBeNull();
});

test("whoever goes straight to their turn reads then what happened meanwhile", async () => {
  const waiting = { seat: 1, level: "brother", progress: 10 };
  await table.open(
    monastery,
    screenOf(view, [], { turn: { seat: 1 }, line: 0, thinking: waiting }),
  );
  table.answers.stop_thinking = () => null;
  table.answers.screen = () =>
    screenOf(view, ["end-placement"], {
      number: 2,
      line: 1,
      frames: framesOf([{ event: "kept", seat: 1, spot: { on: 0 } }], view, 0),
    });
  await table.click('[data-action="skip"]');
  table.heard["table-changed"]?.({ game: "0", number: 2 });
  await settled();
  expect(table.text(".t-recap h2")).toBe("While you waited");
  expect(table.text(".t-recap")).toContain("keeps a monk");
  await table.click('[data-action="recap-done"]');
  expect(table.host.querySelector(".t-recap")).toBeNull();
});
