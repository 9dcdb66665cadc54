// Everything that happens, and everything that is refused, has its sentence in both languages.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event } from "../generated/monastery.ts";
import { LEVELS } from "../seats/levels.ts";
import { generatedKeys } from "../shared/testing.ts";
import { LANGUAGES, say, setLanguage } from "../shared/words.ts";
import type { Game } from "../table/game/index.ts";
import { logEntries } from "../table/log/log-entries.ts";
import { framesOf } from "../table/testing.ts";
import { TILE_KEYS } from "./art/index.ts";
import { HOURS } from "./box.ts";
import { hourTells } from "./drawing/hours.ts";
import { doing, kindOf } from "./drawing/labels.ts";
import { monastery } from "./index.ts";
import { companyOf, hourName, shortReason, tell } from "./telling/sentences.ts";
import { roundsOf } from "./telling/together.ts";
import { EVERY_EVENT, pieceOf, viewOf } from "./testing.ts";
import { word } from "./words.ts";

const complained = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => complained.mockClear());
afterEach(() => setLanguage("en"));

const view = viewOf({ pieces: [pieceOf({}), pieceOf({ piece: 1, tile: "kitchen" })] });
const company = companyOf(view, ["Anselm", "Hildegard"]);

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  test("every event of the engine is told", () => {
    const names = generatedKeys("monastery", "Event", "event");
    expect(new Set(EVERY_EVENT.map(({ event }) => event))).toEqual(names);
    for (const event of EVERY_EVENT) {
      const said = tell(event, company);
      expect(said, event.event).not.toMatch(/undefined|\{|log-/);
      expect(said.length).toBeGreaterThan(3);
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("every refusal of the engine has a reason and a chapter", () => {
    for (const why of generatedKeys("monastery", "Why")) word(`refusal-${why}`);
    for (const rule of generatedKeys("monastery", "Rule")) word(`rule-${rule}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test("every tile has its names and its card, every hour its meaning", () => {
    for (const tile of TILE_KEYS) {
      for (const form of ["tile", "the", "at"]) word(`${form}-${tile}`);
      kindOf(tile);
      const does = doing(tile);
      if (does !== undefined) word(does);
    }
    HOURS.forEach((_, index) => {
      hourName(index + 1);
      hourTells(index);
    });
    expect(complained).not.toHaveBeenCalled();
  });

  test("every barrier, every ending action and every part of a round has words", () => {
    for (const barrier of ["beginning", "chance", "revealed", "passed", "nothing-undone"])
      say(`barrier-${barrier}`);
    for (const action of ["end-placement", "total", "end-scoring", "send-home", "pardon"])
      word(`do-${action}`);
    for (const kind of ["construct", "pray", "almonry", "workshop", "abbots-house", "keep"])
      word(`card-${kind}`, { points: 1 });
    for (const kind of [
      "construct",
      "pray",
      "almonry",
      "workshop",
      "abbots-house",
      "library",
      "stables",
    ])
      word(`board-offer-${kind}`, { points: 1, tile: "" });
    for (const level of LEVELS) word(`seat-level-${level}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test("everything a bot says for a plan has a sentence", () => {
    for (const key of generatedKeys("monastery", "BotReason")) {
      for (const many of [1, 2]) {
        expect(word(`because-${key}`, { many }), key).not.toMatch(/undefined|\{/);
      }
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("points have their reason in short", () => {
    for (const event of EVERY_EVENT) {
      if (event.event === "scored")
        expect(shortReason(event.because, company)).not.toMatch(/reason-/);
    }
    expect(complained).not.toHaveBeenCalled();
  });
});

describe("the log", () => {
  const lines = (events: readonly Event[]) => framesOf(events, view);

  test("tells drawings and ways home together", () => {
    const entries = logEntries(
      monastery as Game,
      lines([
        { event: "hour-struck", day: 1, hour: 1 },
        { event: "drew", seat: 1, tile: "hidden" },
        { event: "drew", seat: 1, tile: "hidden" },
        { event: "drew", seat: 0, tile: { seen: "mill" } },
        { event: "drew", seat: 0, tile: { seen: "barn" } },
        { event: "went-home", seat: 0, piece: 1 },
        { event: "went-home", seat: 0, piece: 1 },
      ]),
      view,
      company.names,
    );
    expect(entries.map(({ text }) => text)).toEqual([
      "Matins, day 1",
      "Hildegard draws 2 tiles.",
      "Anselm draws: Mill, Barn.",
      "Anselm: 2 monks go home to the Abbey.",
    ]);
    expect(entries[0]?.heading).toBe(true);
  });

  test("sums the rounds by reason", () => {
    const scored = (points: number, because: Extract<Event, { event: "scored" }>["because"]) =>
      ({ event: "scored", seat: 0, points, because }) as const;
    const all = lines([
      { event: "hour-struck", day: 1, hour: 2 },
      { event: "scoring-began", seat: 0 },
      scored(3, { boxes: 1 }),
      { event: "hour-struck", day: 1, hour: 3 },
      { event: "scoring-began", seat: 0 },
      scored(6, { chapel: 1 }),
      scored(1, { work: 0 }),
    ]);
    expect(roundsOf(all, 2).map(({ points }) => points[0])).toEqual([
      { building: 3, group: 0, prayer: 0, work: 0 },
      { building: 0, group: 0, prayer: 6, work: 1 },
    ]);
  });
});
