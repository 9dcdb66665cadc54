// Everything that happens, is done, or is refused has its sentence in both languages.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Event, Phase } from "../generated/domus_domini.ts";
import { generatedKeys } from "../shared/testing.ts";
import { LANGUAGES, say, setLanguage } from "../shared/words.ts";
import type { Game } from "../table/game/index.ts";
import { logEntries } from "../table/log/log-entries.ts";
import { fresh } from "../table/state/state.ts";
import { framesOf } from "../table/testing.ts";
import { actionWords, becauseWords, doWords, whyWords } from "./acting/advice.ts";
import { nameOf } from "./acting/offers.ts";
import { prompt } from "./acting/prompt.ts";
import { SIGNS } from "./art/signs.ts";
import { domusDomini } from "./index.ts";
import type { Model } from "./kind.ts";
import { tell } from "./telling/sentences.ts";
import { EVERY_ACTION, EVERY_EVENT, houseOf, screenOf, viewOf } from "./testing.ts";
import { word } from "./words.ts";

const complained = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => complained.mockClear());
afterEach(() => setLanguage("en"));

const names = ["Anselm", "Hildegard"];
const game = domusDomini as Game;

const keys = (type: string, tag?: string) => generatedKeys("domus_domini", type, tag);

const modelOf = (view = viewOf()): Model =>
  fresh(game, screenOf(view, EVERY_ACTION)) as unknown as Model;

const CHANCE = new Set(["deal-monastery", "set-aside", "reveal-event", "reveal-production"]);

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  test("every event of the engine is told", () => {
    expect(new Set(EVERY_EVENT.map(({ event }) => event))).toEqual(keys("Event", "event"));
    for (const event of EVERY_EVENT) {
      const said = tell(event, names);
      expect(said, event.event).not.toMatch(/undefined|NaN|\{|log-/);
      expect(said.length).toBeGreaterThan(3);
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("every action of the engine has words, as advice and on a button", () => {
    const said = new Set([...EVERY_ACTION.map(nameOf), ...CHANCE, "vegetables", "cart"]);
    for (const key of keys("Action")) expect(said).toContain(key);
    const starting = viewOf({ phase: { part: "starting", seat: 0, pot: 2 } });
    const employed = viewOf({ seats: [houseOf("red", { cellerar: 7 }), houseOf("blue")] });
    for (const view of [viewOf(), starting, employed]) {
      for (const action of EVERY_ACTION) {
        for (const words of [actionWords, doWords])
          expect(words(action, modelOf(view))).not.toMatch(/undefined|NaN|\{|d-[a-z]/);
      }
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("every refusal of the engine has a reason and a chapter", () => {
    for (const why of keys("Why")) word(`refusal-${why}`);
    for (const rule of keys("Rule")) word(`rule-${rule}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test("every card, sector, phase and sign has its names", () => {
    for (const card of keys("EventCard"))
      for (const form of ["", "-does"]) word(`event-${card}${form}`);
    for (const card of keys("Card")) word(`card-${card}`);
    for (const one of keys("Special"))
      for (const form of ["", "-does"]) word(`special-${one}${form}`);
    for (const one of keys("Sector"))
      for (const form of ["sector", "the", "advantage"]) word(`${form}-${one}`);
    for (const phase of [0, 1, 2, 3, 4, 5, 6, 7]) word(`phase-${phase}`);
    for (const name of Object.keys(SIGNS)) word(`picture-${name}`);
    for (const key of ["robbers", "events"])
      for (const form of ["", "-why"]) say(`domus-domini-new-${key}${form}`);
    expect(complained).not.toHaveBeenCalled();
  });

  test("every part of a round is asked about", () => {
    const phases: Phase[] = [
      { part: "starting", seat: 0, pot: 1 },
      ...(["inheriting", "employing", "buying", "begging", "advancing", "feeding"] as const).map(
        (part) => ({ part, seat: 0 }) as const,
      ),
      { part: "building", seat: 0, chapel: false, doghouse: false, saved: false, moved: [] },
      { part: "defending", seat: 0, attacker: 1 },
      { part: "ambushed", seat: 0, denarii: 2 },
    ];
    for (const phase of phases) {
      const model = modelOf(viewOf({ phase }));
      expect(prompt(model).text).not.toMatch(/undefined|\{|d-[a-z]/);
      for (const key of game.acting.guideFor?.(model as never) ?? []) word(`guide-${key}`);
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("everything a bot says for a plan has a sentence", () => {
    for (const key of keys("BotReason")) {
      for (const many of [1, 20, -20])
        for (const said of [becauseWords({ key, many }), whyWords({ key, many }, "Anselm")])
          expect(said, key).not.toMatch(/undefined|\{|-\d/);
    }
    expect(complained).not.toHaveBeenCalled();
  });

  test("what statistics count has names", () => {
    for (const one of keys("Reason")) say(`domus-domini-source-${one}`);
    for (const one of Object.keys(viewOf().seats[0]?.testament ?? {}))
      if (one !== "points") say(`domus-domini-made-${one}`);
    say("domus-domini-ending-fifth-round", { many: 1 });
    expect(complained).not.toHaveBeenCalled();
  });
});

test("the log tells like steps together", () => {
  const lines = (events: readonly Event[]) => framesOf(events, viewOf());
  const entries = logEntries(
    game,
    lines([
      { event: "round-began", round: 1 },
      { event: "hired", seat: 0 },
      { event: "hired", seat: 0 },
      { event: "hired", seat: 1 },
      { event: "dog-bought", seat: 1 },
    ]),
    viewOf(),
    names,
  );
  expect(entries.map(({ text }) => text)).toEqual([
    "Round 1",
    "Anselm hires 2 lay brothers.",
    "Hildegard hires a lay brother.",
    "Hildegard buys a watchdog.",
  ]);
  expect(entries[0]?.heading).toBe(true);
});
