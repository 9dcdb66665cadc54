// A table about to be laid: who sits where, and what is agreed. Pure; the page draws it.

import type { Asked, Seated } from "../house/keeper.ts";
import type { SeatColour } from "../monastery/index.ts";

export const LEVELS = ["novice", "brother", "abbot"] as const;
export type Level = (typeof LEVELS)[number];
export type Who = "person" | Level;
export const WHO: readonly Who[] = ["person", ...LEVELS];
export const COLOURS = ["red", "blue", "green", "yellow"] as const satisfies readonly SeatColour[];
export type Colour = (typeof COLOURS)[number];
export const DEALINGS = ["drawn", "keep-half", "given"] as const;
export type Dealing = (typeof DEALINGS)[number];

export interface Chair {
  readonly who: Who;
  /** The name of a person; bots have their own. */
  readonly name: string;
  readonly pin: string;
  readonly colour: Colour;
}

export interface Draft {
  readonly chairs: readonly Chair[];
  /** Colours are drawn by lot. */
  readonly lot: boolean;
  readonly paired: boolean;
  readonly simpler: boolean;
  readonly silence: boolean;
  readonly dealing: Dealing;
  readonly seed: string;
  readonly title: string;
}

/** What stands in the way of beginning. */
export type Problem = "same-name" | "bad-pin" | "too-few";

const BOTS: Readonly<Record<Level, readonly string[]>> = {
  novice: ["Odo", "Wido", "Milo", "Ivo"],
  brother: ["Bernard", "Lanfranc", "Adso", "Gerard"],
  abbot: ["Suger", "Hugo", "Benedict", "Alcuin"],
};

/** One person against a Brother: what one tap begins. */
export function firstDraft(name = ""): Draft {
  return {
    chairs: [
      { who: "person", name, pin: "", colour: "red" },
      { who: "brother", name: "", pin: "", colour: "blue" },
    ],
    lot: true,
    paired: false,
    simpler: false,
    silence: false,
    dealing: "drawn",
    seed: "",
    title: "",
  };
}

const free = (chairs: readonly Chair[]): Colour =>
  COLOURS.find((colour) => chairs.every((chair) => chair.colour !== colour)) ?? "yellow";

export function withChair(draft: Draft): Draft {
  if (draft.chairs.length >= 4) return draft;
  const chair: Chair = { who: "brother", name: "", pin: "", colour: free(draft.chairs) };
  return { ...draft, chairs: [...draft.chairs, chair] };
}

/** Fewer than four cannot play in pairs. */
export function withoutChair(draft: Draft, at: number): Draft {
  if (draft.chairs.length <= 2) return draft;
  return { ...draft, paired: false, chairs: draft.chairs.filter((_, n) => n !== at) };
}

export function changed(draft: Draft, at: number, change: Partial<Chair>): Draft {
  const chairs = draft.chairs.map((chair, n) => (n === at ? { ...chair, ...change } : chair));
  return { ...draft, chairs };
}

/** Takes a colour; whoever had it gets the other. */
export function coloured(draft: Draft, at: number, colour: Colour): Draft {
  const old = draft.chairs[at]?.colour ?? colour;
  const chairs = draft.chairs.map((chair, n) => {
    if (n === at) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: old } : chair;
  });
  return { ...draft, chairs };
}

/** The name on each chair; persons without one are called as `stranger` says. */
export function names(draft: Draft, stranger: (n: number) => string): string[] {
  const used = { novice: 0, brother: 0, abbot: 0 };
  let strangers = 0;
  return draft.chairs.map(({ who, name }) => {
    if (who === "person") {
      if (name.trim() !== "") return name.trim();
      strangers += 1;
      return stranger(strangers);
    }
    const all = BOTS[who];
    return all[used[who]++ % all.length] ?? who;
  });
}

export function problems(draft: Draft): Problem[] {
  const found: Problem[] = [];
  const people = draft.chairs.filter(({ who }) => who === "person");
  const given = people.map(({ name }) => name.trim().toLowerCase()).filter((name) => name !== "");
  if (new Set(given).size < given.length) found.push("same-name");
  if (people.some(({ pin }) => pin !== "" && !/^\d{4}$/.test(pin))) found.push("bad-pin");
  if (draft.chairs.length < 2) found.push("too-few");
  return found;
}

/** A seed as the engine writes it: the number, or the word, in 64 hexadecimal digits. */
export function seedOf(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (word === "") return undefined;
  if (/^[0-9a-f]{64}$/.test(word)) return word;
  let number = 0xcbf29ce484222325n;
  if (/^\d{1,19}$/.test(word)) {
    number = BigInt(word);
  } else {
    for (const byte of new TextEncoder().encode(word)) {
      number = ((number ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
    }
  }
  const bytes = Array.from({ length: 8 }, (_, n) => Number((number >> BigInt(8 * n)) & 0xffn));
  return bytes
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .padEnd(64, "0");
}

/** Sorts, by lot if colours are drawn, and asks for the game. `lot` gives numbers from 0 to 1. */
export function askedFor(
  draft: Draft,
  stranger: (n: number) => string,
  lot: () => number = Math.random,
): Asked {
  const called = names(draft, stranger);
  const seated = draft.chairs.map((chair, n) => {
    const name = called[n] ?? "";
    const pin = chair.pin === "" ? {} : { pin: chair.pin };
    const player: Seated = chair.who === "person" ? { name, ...pin } : { bot: chair.who, name };
    const order = draft.lot ? lot() : COLOURS.indexOf(chair.colour);
    return { player, order, colour: chair.colour };
  });
  seated.sort((one, other) => one.order - other.order);
  const seats = seated.length;
  const setup = {
    seats,
    ...(draft.lot ? {} : { colours: seated.map(({ colour }) => colour) }),
    paired: draft.paired && seats === 4,
    simpler: draft.simpler,
    silence: draft.silence,
    dealing: draft.dealing,
  };
  const seed = seedOf(draft.seed);
  const title = draft.title.trim();
  return {
    kind: "monastery",
    setup,
    players: seated.map(({ player }) => player),
    ...(seed === undefined ? {} : { seed }),
    ...(title === "" ? {} : { title }),
  };
}
