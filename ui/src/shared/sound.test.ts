// Bells are rung when somebody wants to hear them, and can be silenced.

import { beforeEach, expect, test, vi } from "vitest";
import { tuneOf } from "../mystery_abbey/telling/songs.ts";
import { changeSettings } from "./settings.ts";
import { hush, ring } from "./sound.ts";
import { answerWith } from "./testing.ts";

const tones: { at: number; prime: number }[] = [];
const gains: { value: number; at: number }[] = [];

class Node {
  frequency = { value: 0 };
  gain = {
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
    linearRampToValueAtTime: (value: number, at: number) => gains.push({ value, at }),
  };
  connect<T>(to: T): T {
    return to;
  }
  start(at: number): void {
    tones.push({ at, prime: this.frequency.value });
  }
  stop(): void {}
}

vi.stubGlobal(
  "AudioContext",
  class {
    currentTime = 0;
    destination = new Node();
    resume = async () => {};
    createOscillator = () => new Node();
    createGain = () => new Node();
  },
);

const PARTIALS = 7;

beforeEach(async () => {
  answerWith((_, { settings }) => settings);
  await changeSettings({ sound: 60 });
  tones.length = 0;
  gains.length = 0;
});

test("a tune is rung note by note", () => {
  const tune = tuneOf("frere-jacques") ?? [];
  ring(tune);
  expect(tones).toHaveLength(tune.length * PARTIALS);
  expect(Math.max(...tones.map(({ at }) => at))).toBeGreaterThan(10);
});

test("what is being rung can be silenced", () => {
  ring("end");
  gains.length = 0;
  hush();
  expect(gains).toEqual([{ value: 0, at: 0.15 }]);
  hush();
  expect(gains).toHaveLength(1);
});

test("where sound is off, nothing is rung", async () => {
  await changeSettings({ sound: 0 });
  ring("hour");
  expect(tones).toHaveLength(0);
});
