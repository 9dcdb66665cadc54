// What weighs most stands still as a scene; the rest moves, and needs no scene.

import { render, svg } from "lit-html";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Event } from "../../generated/mystery_abbey.ts";
import { LANGUAGES, setLanguage } from "../../shared/words.ts";
import { EVERY_EVENT, NAMES, viewOf } from "../testing.ts";
import { beatOf } from "./beats.ts";
import { after, before, moves } from "./flights.ts";
import { tuneOf } from "./songs.ts";

afterEach(() => setLanguage("en"));

const SCENES = ["mass-called", "event-turned-up", "revealed", "accused", "caught", "ended"];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => setLanguage(language));

  test("every scene has a title, a picture and a bell", () => {
    for (const event of EVERY_EVENT) {
      const beat = beatOf([event], viewOf(), NAMES);
      expect(beat !== undefined, event.event).toBe(SCENES.includes(event.event));
      if (beat === undefined) continue;
      const host = document.createElement("div");
      render(svg`<svg>${beat.picture}</svg>`, host);
      expect(host.innerHTML).not.toMatch(/undefined|NaN/);
      expect([beat.title, ...beat.lines.map(({ text }) => text)].join(" ")).not.toMatch(
        /undefined|\{|a-(beat|log|end)-/,
      );
      expect(beat.bell).toBeDefined();
    }
  });
});

const mass: readonly Event[] = [
  { event: "mass-called", seat: 0, mass: "prime" },
  { event: "promise-over", seat: 1, kept: false },
  ...[0, 1, 2].map((seat): Event => ({ event: "put-into", seat, room: "chapel" })),
  { event: "pass-chosen", seat: 0, card: "hidden" },
];

test("Mass gathers everybody in one scene", () => {
  const beat = beatOf(mass, viewOf(), NAMES);
  expect(beat?.covers).toBe(5);
  expect(beat?.title).toBe("Prime: Mass");
  expect(beat?.lines[0]?.text).toBe("Prime: 3 cards go to the left");
});

test("a song is sung with its words and rung with its tune", () => {
  const beat = beatOf([{ event: "event-turned-up", card: "frere-jacques" }], viewOf(), NAMES);
  expect(beat?.lines.map(({ text }) => text)).toContain("Frère Jacques, Frère Jacques,");
  expect(beat?.bell).toBe(tuneOf("frere-jacques"));
});

test("a false accusation is shown with what came of it, an arrest leads to the end", () => {
  const accused: Event = { event: "accused", seat: 0, suspect: "odo" };
  const wrong = beatOf(
    [
      accused,
      { event: "card-shown", of: 1, to: null, card: { seen: "odo" } },
      { event: "sent-to-penance", seat: 0 },
      { event: "put-into", seat: 0, room: "chapel" },
      { event: "turn-began", seat: 1, extra: false },
    ],
    viewOf(),
    NAMES,
  );
  expect(wrong?.covers).toBe(4);
  expect(wrong?.lines.map(({ text }) => text)).toEqual([
    "Hildegard shows everybody Father Odo.",
    "Anselm goes to the Chapel to do penance.",
  ]);
  const ended: Event = { event: "ended", ending: "arrest", culprit: "odo", testaments: [] };
  expect(beatOf([accused, ended], viewOf(), NAMES)?.covers).toBe(1);
  expect(beatOf([ended], viewOf(), NAMES)?.title).toBe("It was Father Odo");
});

test("whatever moves or does not, nothing breaks without a layer to move on", async () => {
  const host = document.createElement("div");
  for (const event of EVERY_EVENT) {
    await before(host, viewOf(), event, 10);
    after(host, viewOf(), event, 10);
  }
  expect(EVERY_EVENT.filter(moves).map(({ event }) => event)).toContain("went");
});
