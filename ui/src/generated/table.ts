// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
// Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.

export type Seat = number;

export type Seats = Array<number>;

export type Eyes = { "seat": Seat } | "table" | "heaven";

export type Known<T> = { "seen": T } | "hidden";

export type Turn = { "seat": Seat } | "chance" | "over";

export type Privacy = "open" | "may-look" | "must-look";

export type Barrier = "beginning" | "chance" | "revealed" | "passed" | "nothing-undone";

export type Outcome = {
  /** How it ended, as a key. */ ending: string,
  /** Final points, a seat each. */ points: Array<number>,
  /** What each seat's points are made of: keys, and points that add up to all. */ parts: Array<Array<[string, number]>>,
  /** Who won: one seat, or a team, or all who share the win. */ winners: Seats,
  /** What else is worth counting of each seat, for the statistics: keys and numbers; perhaps nothing. */ figures: Array<Array<[string, number]>>,
};

export type About = {
  /** The game's name in saves and on the command line. */ name: string,
  /** The version of the rules as we play them. Old logs keep theirs. */ rules: number,
  /** The fewest and the most seats. */ seats: [number, number],
  /** What can be agreed besides. */ variants: Array<Variant>,
  /** The colours to choose from, as keys, in the order of the box. */ colours: Array<string>,
  /** Whether anything is hidden from anybody. */ hides: boolean,
  /** What takes points away at the end, of the parts that an outcome names. */ takes_away: Array<string>,
};

export type Variant = {
  /** The field of the setup. */ key: string,
  /** Its values; the first is what the rulebook starts from. */ choices: Array<string>,
  /** For so many seats only, if not for any number. */ seats: number | null,
};
