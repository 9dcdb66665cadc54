// The line on top tells a newcomer which card they have just taken, and a button names a cell by whose it is.

import { beforeEach, expect, test } from "vitest";
import type { Event } from "../../generated/mystery_abbey.ts";
import { setLanguage } from "../../shared/words.ts";
import { screenOfTwo } from "../../table/testing.ts";
import type { Model } from "../kind.ts";
import { viewOf } from "../testing.ts";
import { doWords } from "./advice.ts";
import { offersOf } from "./offers.ts";
import { prompt } from "./prompt.ts";

beforeEach(() => setLanguage("en"));

const VIEW = viewOf({ phase: { part: "acting", seat: 0, done: true } as never });

function model(...events: readonly Event[]): Model {
  const screen = screenOfTwo("mystery-of-the-abbey", VIEW, [], {});
  const lines = events.map((event, line) => ({ line, by: null, events: [event] }));
  const choice = { kind: "none" };
  return {
    screen,
    lines,
    choice,
    view: VIEW,
    shown: VIEW,
    offers: offersOf([]),
  } as unknown as Model;
}

const began: Event = { event: "turn-began", seat: 0, extra: false };
const taken: Event = {
  event: "card-moved",
  from: null,
  to: 0,
  card: { seen: "odo" },
  because: "pile",
};

test("a card that was just taken is named", () => {
  expect(prompt(model(began, taken)).text).toContain("You have taken Father Odo");
});

test("one that was taken in another turn, or that somebody else took, is not", () => {
  const other: Event = { ...taken, to: 1 } as Event;
  for (const told of [model(taken, began), model(began, other), model(began)])
    expect(prompt(told).text).toBe("Look at your notebook, then end your turn.");
});

test("a cell is named by its owner", () => {
  expect(doWords({ go: "cell-3" }, model())).toBe("Go to Hildegard’s cell");
  expect(doWords({ go: "cell-1" }, model())).toBe("Go to your own cell");
  expect(doWords({ go: "parlor" }, model())).toBe("Go to the Parlor");
});

test("who gets the cards that are passed is called by name", () => {
  const phase = { part: "passing", seat: 0, side: "left", more: 2, at_mass: true } as const;
  const shown = viewOf({ phase, passes_to: 1 });
  const passing = { ...model(), shown, view: shown } as unknown as Model;
  expect(prompt(passing).text).toBe("Mass. Choose 2 cards for Hildegard, on your left.");
  setLanguage("fr");
  expect(prompt(passing).text).toBe("Messe. Choisissez 2 cartes pour Hildegard, à votre gauche.");
});
