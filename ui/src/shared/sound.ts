// A few bells, made of sines: a struck bell has a hum, a prime, a minor third, a
// fifth and an octave, each fading in its own time. Silent unless sound is on.

import { settings } from "./settings.ts";

/** What is rung for. */
export type Ring = "hour" | "tile" | "points" | "coins" | "turn" | "end";

/** Partials of a bell: times the prime, how loud, how long in seconds. */
const BELL: readonly (readonly [number, number, number])[] = [
  [0.5, 0.5, 3.2],
  [1, 1, 2.2],
  [1.19, 0.55, 1.7],
  [1.5, 0.3, 1.3],
  [2, 0.7, 1.1],
  [2.74, 0.25, 0.6],
  [4.1, 0.12, 0.3],
];
/** A knock on wood: low, short, and a little out of tune. */
const KNOCK: readonly (readonly [number, number, number])[] = [
  [1, 1, 0.07],
  [1.71, 0.5, 0.05],
  [3.3, 0.3, 0.02],
];

/** A coin on wood: high, short, and never quite in tune. */
const COIN: readonly (readonly [number, number, number])[] = [
  [1, 0.7, 0.16],
  [1.62, 0.5, 0.1],
  [2.41, 0.3, 0.06],
];

interface Stroke {
  readonly partials: typeof BELL;
  readonly prime: number;
  readonly at: number;
  readonly loud: number;
}

/** A tune rung by bells: which, when in seconds, and how loud. */
export type Tune = readonly {
  readonly prime: number;
  readonly at: number;
  readonly loud: number;
}[];

const bell = (prime: number, at = 0, loud = 1): Stroke => ({ partials: BELL, prime, at, loud });

const STROKES: Readonly<Record<Ring, readonly Stroke[]>> = {
  hour: [bell(294), bell(294, 1.1, 0.7)],
  tile: [{ partials: KNOCK, prime: 190, at: 0, loud: 0.9 }],
  points: [bell(1175, 0, 0.16)],
  coins: [0, 0.09, 0.21].map((at, n) => ({
    partials: COIN,
    prime: 2100 + 310 * n,
    at,
    loud: 0.5,
  })),
  turn: [bell(587, 0, 0.35)],
  end: [bell(294), bell(247, 0.9), bell(220, 1.8), bell(147, 2.9, 1.1)],
};

let air: AudioContext | undefined;
/** Through which the last thing rung is heard. */
let hearing: GainNode | undefined;

/** Silences what is being rung. */
export function hush(): void {
  if (air !== undefined) hearing?.gain.linearRampToValueAtTime(0, air.currentTime + 0.15);
  hearing = undefined;
}

/** Rings, if anybody wants to hear it. */
export function ring(what: Ring | Tune): void {
  const loud = settings().sound / 100;
  if (loud === 0 || typeof AudioContext === "undefined") return;
  try {
    air ??= new AudioContext();
    void air.resume();
    hearing = air.createGain();
    hearing.connect(air.destination);
    const strokes: readonly Stroke[] =
      typeof what === "string" ? STROKES[what] : what.map((one) => ({ ...one, partials: BELL }));
    for (const stroke of strokes) strike(air, hearing, stroke, loud);
  } catch (error) {
    console.warn("no sound:", error);
  }
}

function strike(
  air: AudioContext,
  into: AudioNode,
  { partials, prime, at, loud }: Stroke,
  volume: number,
): void {
  const start = air.currentTime + 0.01 + at;
  for (const [times, strength, lasts] of partials) {
    const tone = air.createOscillator();
    const fade = air.createGain();
    tone.frequency.value = prime * times;
    fade.gain.setValueAtTime(0, start);
    fade.gain.linearRampToValueAtTime(0.12 * strength * loud * volume, start + 0.004);
    fade.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    tone.connect(fade).connect(into);
    tone.start(start);
    tone.stop(start + lasts + 0.05);
  }
}
