// A table about to be laid: who sits where, and what is agreed. Pure; the page draws it.

import type { Variant } from "../generated/table.ts";
import { SEAT_COLOURS, type SeatColour } from "../seats/colours.ts";
import { fitting, LEVELS, type Level } from "../seats/levels.ts";
import type { GameAbout } from "../shared/about.ts";
import type { NewGame, NewPlayer } from "../shared/commands.ts";

export type Who = "person" | Level;
export const WHO: readonly Who[] = ["person", ...LEVELS];

interface Chair {
  readonly who: Who;
  /** The name of a person; bots have their own. */
  readonly name: string;
  readonly pin: string;
  readonly colour: SeatColour;
}

export interface Draft {
  readonly about: GameAbout;
  readonly chairs: readonly Chair[];
  /** Colours are drawn by lot. */
  readonly lot: boolean;
  /** What is agreed: a choice for each variant of the game. */
  readonly agreed: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly title: string;
}

/** What stands in the way of beginning. */
type Problem = "same-name" | "bad-pin" | "too-few";

const BOTS: Readonly<Record<Level, readonly string[]>> = {
  oblate: ["Luc", "Perrin", "Notker", "Giles", "Colin"],
  novice: ["Odilo", "Wido", "Milo", "Ivo", "Rado"],
  brother: ["Bernard", "Lanfranc", "Adso", "Gerard", "Anselm"],
  prior: ["Aelred", "Fulbert", "Guigo", "Stephen", "Peter"],
  abbot: ["Suger", "Hincmar", "Benedict", "Alcuin", "Rupert"],
};

/** The colours of the game that we can show. */
export const coloursOf = ({ colours }: GameAbout): readonly SeatColour[] =>
  SEAT_COLOURS.filter((colour) => colours.includes(colour)).sort(
    (one, other) => colours.indexOf(one) - colours.indexOf(other),
  );

/** Whether a variant is a yes or no. */
export const isTick = ({ choices }: Variant): boolean => choices.includes("true");

/** Whether a variant can be agreed by so many. */
export const fits = ({ seats }: Variant, many: number): boolean => (seats ?? many) === many;

/** A choice as the engine reads it. */
const written = (choice: string | undefined): unknown =>
  choice === "true" || choice === "false" ? choice === "true" : choice;

/** One person against bots of the level that fits: what one tap begins. */
export function firstDraft(about: GameAbout, name = ""): Draft {
  const { seats, variants } = about;
  const colours = coloursOf(about);
  const chairs = Array.from({ length: seats[0] }, (_, n): Chair => {
    const colour = colours[n] ?? "red";
    return n === 0
      ? { who: "person", name, pin: "", colour }
      : { who: fitting(about.name), name: "", pin: "", colour };
  });
  return {
    about,
    chairs,
    lot: true,
    agreed: Object.fromEntries(variants.map(({ key, choices }) => [key, choices[0] ?? ""])),
    seed: "",
    title: "",
  };
}

export function withChair(draft: Draft): Draft {
  const { seats } = draft.about;
  const colours = coloursOf(draft.about);
  if (draft.chairs.length >= seats[1]) return draft;
  const taken = draft.chairs.map(({ colour }) => colour);
  const colour = colours.find((one) => !taken.includes(one)) ?? "red";
  const chair: Chair = { who: fitting(draft.about.name), name: "", pin: "", colour };
  return { ...draft, chairs: [...draft.chairs, chair] };
}

/** What needs more seats is no longer agreed. */
export function withoutChair(draft: Draft, at: number): Draft {
  const { seats, variants } = draft.about;
  if (draft.chairs.length <= seats[0]) return draft;
  const chairs = draft.chairs.filter((_, n) => n !== at);
  const lost = variants.filter((one) => !fits(one, chairs.length));
  const usual = lost.map(({ key, choices }) => [key, choices[0] ?? ""] as const);
  const agreed = { ...draft.agreed, ...Object.fromEntries(usual) };
  return { ...draft, chairs, agreed };
}

export function changed(draft: Draft, at: number, change: Partial<Chair>): Draft {
  const chairs = draft.chairs.map((chair, n) => (n === at ? { ...chair, ...change } : chair));
  return { ...draft, chairs };
}

/** Takes a colour; whoever had it gets the other. */
export function coloured(draft: Draft, at: number, colour: SeatColour): Draft {
  const old = draft.chairs[at]?.colour ?? colour;
  const chairs = draft.chairs.map((chair, n) => {
    if (n === at) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: old } : chair;
  });
  return { ...draft, chairs };
}

/** The name on each chair; persons without one are called as `stranger` says. */
export function names(draft: Draft, stranger: (n: number) => string): string[] {
  const used = { oblate: 0, novice: 0, brother: 0, prior: 0, abbot: 0 };
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
  if (draft.chairs.length < draft.about.seats[0]) found.push("too-few");
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
): Omit<NewGame, "request"> {
  const { about, agreed } = draft;
  const called = names(draft, stranger);
  const seated = draft.chairs.map((chair, n) => {
    const name = called[n] ?? "";
    const pin = chair.pin === "" ? {} : { pin: chair.pin };
    const player: NewPlayer = chair.who === "person" ? { name, ...pin } : { bot: chair.who, name };
    const order = draft.lot ? lot() : about.colours.indexOf(chair.colour);
    return { player, order, colour: chair.colour };
  });
  seated.sort((one, other) => one.order - other.order);
  const setup = {
    seats: seated.length,
    ...(draft.lot ? {} : { colours: seated.map(({ colour }) => colour) }),
    ...Object.fromEntries(about.variants.map(({ key }) => [key, written(agreed[key])])),
  };
  const seed = seedOf(draft.seed);
  const title = draft.title.trim();
  return {
    kind: about.name,
    setup,
    players: seated.map(({ player }) => player),
    ...(seed === undefined ? {} : { seed }),
    ...(title === "" ? {} : { title }),
  };
}
