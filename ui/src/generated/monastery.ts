// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
// Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.

import type { Eyes, Known, Seat, Seats } from "./table.ts";

export type Tile = "path-straight" | "path-corner" | "field" | "garden" | "beehive" | "carp-pond" | "dovecote" | "garderobes" | "infirmary" | "refectory" | "chapel" | "almonry" | "scriptum" | "library" | "abbots-house" | "prison-cell" | "cloisters" | "dormitory" | "chapter-house" | "sacristy" | "parlour" | "vestry" | "warming-house" | "kitchen" | "workshop" | "stables" | "brewhouse" | "farm" | "bakehouse" | "forge" | "mill" | "barn" | "secret-way-red" | "secret-way-blue" | "secret-way-green" | "secret-way-yellow";

export type Colour = "red" | "blue" | "green" | "yellow";

export type Colours = Array<"red" | "blue" | "green" | "yellow">;

export type Piece = number;

export type Cell = [number, number];

export type Spot = {
  /** The tile. */ on: Piece,
  /** The box, counted from 0 as printed; none on the floor of a constructed tile. */ box?: number,
};

export type Special = "chapel" | "almonry" | "scriptum" | "farm" | "library" | "workshop" | "stables" | "abbots-house" | "brewhouse" | "prison-cell" | "secret-way-red" | "secret-way-blue" | "secret-way-green" | "secret-way-yellow";

export type Icons = Array<"chapel" | "almonry" | "scriptum" | "farm" | "library" | "workshop" | "stables" | "abbots-house" | "brewhouse" | "prison-cell" | "secret-way-red" | "secret-way-blue" | "secret-way-green" | "secret-way-yellow">;

export type Round = "service" | "study" | "toil" | "night";

export type Dealing = "drawn" | "keep-half" | "given";

export type Setup = {
  /** How many seats: two to four. */ seats: number,
  /** The colour of each seat, in seating order; none if they are drawn at random. */ colours?: Array<Colour>,
  /** Four players in two teams: red and green against blue and yellow. */ paired?: boolean,
  /** Without icon effects. */ simpler?: boolean,
  /** The players speak of the game only in service rounds. The table shows it; it binds nobody else. */ silence?: boolean,
  /** How the first tiles are dealt. */ dealing?: Dealing,
};

export type Action = { "deal-colours": Colours } | { "draw": Tile } | { "place": {
  /** The tile, from behind the screen. */ tile: Tile,
  /** Where. */ at: Cell,
  /** Turned clockwise by so many quarters. */ turn: 0 | 1 | 2 | 3, } } | "exchange" | { "put-back": Tile } | { "move": {
  /** From here. */ from: Spot,
  /** To here. */ to: Spot,
  /** For so many movement points. */ cost: number, } } | { "encourage": Piece } | "end-placement" | { "construct": Piece } | { "pray": Piece } | "almonry" | "workshop" | "abbots-house" | { "switch": number } | "total" | { "collect-letter": {
  /** From this cell of the grid. */ from: number,
  /** For this seat's strip. */ strip: Seat, } } | { "collect-monk": {
  /** From this cell of the grid. */ from: number,
  /** This seat's monk. */ whose: Seat, } } | "end-scoring" | { "keep": Spot } | "send-home" | { "elect": Seat } | { "imprison": Seat } | "pardon";

export type Phase = { "part": "colours" } | { "part": "dealing",
  /** Who. */ seat: Seat,
  /** How many are left to draw. */ left: number,
} | { "part": "keeping",
  /** Who. */ seat: Seat,
  /** How many go back. */ back: number,
} | { "part": "placing" } & Placing | { "part": "scoring" } & Scoring | { "part": "switching",
  /** The cell of the first letter. */ first: number,
  /** Who. */ seat: Seat,
  /** Points scored so far. */ points: number,
  /** Whether a monk was set praying. */ prayed: boolean,
  /** Icon effects used. */ used: Icons,
  /** Blessings received in this Scoring, not to be spent in it. (A4) */ fresh: number,
} | { "part": "collecting" } & Collecting | { "part": "drawing" } & Errand | { "part": "putting-back" } & Errand | { "part": "brewing",
  /** Who. */ seat: Seat,
  /** Everybody who has a monk in the Brewhouse. */ brewers: Seats,
} | { "part": "electing",
  /** The old Abbot. */ seat: Seat,
  /** Among whom. */ tied: Seats,
  /** The Scoring in which a snap election was called; none in a service. */ snap: Scoring | null,
} | { "part": "imprisoning",
  /** The new Abbot. */ seat: Seat,
  /** The Scoring in which a snap election was called; none in a service. */ snap: Scoring | null,
} | { "part": "over",
  /** How it ended. */ ending: Ending,
};

export type Placing = {
  /** Who. */ seat: Seat,
  /** Movement points left. */ allowance: number,
  /** Whether a tile was placed or exchanged. */ placed: boolean,
  /** Whether a blessing was laid on a tile. */ encouraging: boolean,
};

export type Scoring = {
  /** Who. */ seat: Seat,
  /** Points scored so far. */ points: number,
  /** Whether a monk was set praying. */ prayed: boolean,
  /** Icon effects used. */ used: Icons,
  /** Blessings received in this Scoring, not to be spent in it. (A4) */ fresh: number,
};

export type Collecting = {
  /** Who. */ seat: Seat,
  /** Points left to spend. */ points: number,
  /** Blessings received in this Scoring, not to be spent in it. (A4) */ fresh: number,
};

export type Errand = { "errand": "exchange" } & Placing | { "errand": "workshop" } & Scoring;

export type View = {
  /** Whose view it is. */ eyes: Eyes,
  /** The day, from 1. */ day: number,
  /** The hour of the dial, from 1. */ hour: number,
  /** What kind of round it is. */ round: Round,
  /** Whether the players speak of the game only in service rounds. */ silence: boolean,
  /** Whether two seats play as one team. */ paired: boolean,
  /** Whether icons have no effect. */ simpler: boolean,
  /** The Abbot. */ abbot: Seat,
  /** The first player of the running round. */ first: Seat,
  /** Everybody in the order of the running round. */ order: Array<Seat>,
  /** What is being done. */ phase: Phase,
  /** What each seat has; nothing before the colours are drawn. */ seats: Array<SeatView>,
  /** The tiles on the table, as they were laid; the Abbey is the first. */ pieces: Array<PieceView>,
  /** The empty places beside them. */ gaps: Array<Cell>,
  /** The cells of the letter grid, row by row. */ grid: Array<LetterView | null>,
  /** The crosses of the grid. */ crosses: Array<CrossView>,
  /** What each column costs before one's own phrase is complete. */ top: Array<number>,
  /** What it costs afterwards. */ bottom: Array<number>,
  /** Blessings that nobody has. */ pool: number,
  /** How many tiles are in the bag. */ bag: number,
  /** The tile just drawn by Exchange or Workshop, if there is one. */ drawn: Known<Tile> | null,
  /** The tiles in the bag, with how many there are of each. */ inside_bag: Known<Array<[Tile, number]>>,
};

export type SeatView = {
  /** Its colour. */ colour: Colour,
  /** How many tiles are behind its screen. */ screen: number,
  /** Which they are. */ tiles: Known<Array<Tile>>,
  /** How many blessings are behind its screen. */ blessings: Known<number>,
  /** How many of them it may spend: not those it received in a Scoring that is not over. */ to_spend: Known<number>,
  /** Its phrase. */ phrase: string,
  /** What lies on each space of its strip. */ strip: Array<Space>,
  /** Whether a letter covers every space. */ complete: boolean,
  /** Which row of costs it pays. */ pays: Row,
  /** What it leaves behind, once the game is over. */ testament: Testament | null,
};

export type Space = "empty" | "small" | "large";

export type Row = "top" | "bottom";

export type PieceView = {
  /** Its number. */ piece: Piece,
  /** Which tile it is. */ tile: Tile | "abbey",
  /** Where it lies; of the Abbey, its north-west cell. */ at: Cell,
  /** Turned clockwise by so many quarters. */ turn: 0 | 1 | 2 | 3,
  /** For each side, clockwise from the north, whether a monk can go across it. The Abbey has more than four: none are told. */ joined: [boolean, boolean, boolean, boolean],
  /** Whether it lies built side up. */ constructed: boolean,
  /** Whether it is fully occupied. */ full: boolean,
  /** Whether it was constructed in the running round. */ fresh: boolean,
  /** Blessings laid on it. */ tokens: number,
  /** Whose monk is in each box. */ boxes: Array<Seat | null>,
  /** Standing monks of each seat on the floor. */ standing: Array<number>,
  /** Praying monks of each seat. */ praying: Array<number>,
  /** Whether a monk of the seat that scores could pray here, had not another of its monks done so. */ prayed_elsewhere: boolean,
};

export type LetterView = {
  /** The letter. */ letter: string,
  /** Whether it lies large side up. */ large: boolean,
  /** What it costs the seat whose view it is. */ cost: number | null,
};

export type CrossView = {
  /** Its cell. */ cell: number,
  /** Whose monks wait there. */ waiting: Seats,
  /** What one of them costs the seat whose view it is. */ cost: number | null,
};

export type Event = { "event": "colours-dealt",
  /** The colours, in seating order. */ colours: Colours,
} | { "event": "hour-struck",
  /** The day, from 1. */ day: number,
  /** The hour of the dial, from 1. */ hour: number,
} | { "event": "drew",
  /** By whom. */ seat: Seat,
  /** Which one, to those who may know. */ tile: Known<Tile>,
} | { "event": "put-back",
  /** By whom. */ seat: Seat,
  /** Which one, to those who may know. */ tile: Known<Tile>,
} | { "event": "placed",
  /** By whom. */ seat: Seat,
  /** Which one. */ tile: Tile,
  /** Its number. */ piece: Piece,
  /** Where. */ at: Cell,
  /** By how many quarters it is turned. */ turn: 0 | 1 | 2 | 3,
} | { "event": "moved",
  /** Whose. */ seat: Seat,
  /** From where. */ from: Spot,
  /** To where. */ to: Spot,
  /** For how many movement points. */ cost: number,
} | { "event": "encouraged",
  /** By whom. */ seat: Seat,
  /** On which tile. */ piece: Piece,
} | { "event": "blessed",
  /** By whom. */ seat: Seat,
  /** How many. */ blessings: number,
  /** What for. */ because: Blessing,
} | { "event": "pool-empty",
  /** Who had one. */ returned: Seats,
} | { "event": "scoring-began",
  /** Who. */ seat: Seat,
} | { "event": "scored",
  /** By whom. */ seat: Seat,
  /** How many. */ points: number,
  /** What for. */ because: Reason,
} | { "event": "flipped",
  /** Which. */ piece: Piece,
} | { "event": "prayed",
  /** Whose. */ seat: Seat,
  /** Where. */ piece: Piece,
} | { "event": "switched",
  /** By whom. */ seat: Seat,
  /** One cell. */ first: number,
  /** The other. */ second: number,
} | { "event": "totalled",
  /** By whom. */ seat: Seat,
  /** How many there are to spend. */ points: number,
} | { "event": "letter-collected",
  /** By whom. */ seat: Seat,
  /** The letter. */ letter: string,
  /** From which cell of the grid. */ from: number,
  /** Whose strip. */ strip: Seat,
  /** Which space of it, from 0. */ space: number,
  /** Large side up? */ large: boolean,
  /** Paid in points. */ points: number,
  /** Paid in blessings. */ blessings: number,
} | { "event": "monk-collected",
  /** By whom. */ seat: Seat,
  /** Whose monk. */ whose: Seat,
  /** From which cell of the grid. */ from: number,
  /** Paid in points. */ points: number,
  /** Paid in blessings. */ blessings: number,
} | { "event": "phrase-completed",
  /** Whose. */ seat: Seat,
} | { "event": "stood-up",
  /** Whose. */ seat: Seat,
  /** Where. */ piece: Piece,
} | { "event": "kept",
  /** Whose. */ seat: Seat,
  /** Where. */ spot: Spot,
} | { "event": "went-home",
  /** Whose. */ seat: Seat,
  /** From where. */ piece: Piece,
} | { "event": "election-called",
  /** By whom. */ seat: Seat,
} | { "event": "elected",
  /** Who. */ seat: Seat,
  /** How. */ how: Vote,
} | { "event": "imprisoned",
  /** By whom. */ seat: Seat,
  /** Whose monk. */ whose: Seat,
} | { "event": "pardoned",
  /** The Abbot. */ seat: Seat,
} | { "event": "ended",
  /** How. */ ending: Ending,
  /** Everybody's testament, a seat each. */ testaments: Array<Testament>,
};

export type Blessing = { "feature": Piece } | { "encouragement": Piece } | "almonry" | "other-strip" | { "unspent": number };

export type Reason = { "boxes": Piece } | { "group": {
  /** The tile. */ piece: Piece,
  /** How many tiles counted, itself included. */ tiles: number, } } | { "prayer": Piece } | { "chapel": Piece } | { "work": Piece } | { "farm": Piece } | { "scriptum": Piece };

export type Vote = "first" | "most" | "only-other" | "chosen";

export type Ending = "last-letter" | "no-place" | "night";

export type Testament = {
  /** Large letters in the player's own phrase. */ letters: number,
  /** Points for them. */ letter_points: number,
  /** The tiles left behind the screen. */ unplaced: Hand,
  /** What they take away. */ tiles: number,
  /** A point for each unspent blessing. */ blessings: number,
  /** All together. */ points: number,
};

export type Hand = Array<"path-straight" | "path-corner" | "field" | "garden" | "beehive" | "carp-pond" | "dovecote" | "garderobes" | "infirmary" | "refectory" | "chapel" | "almonry" | "scriptum" | "library" | "abbots-house" | "prison-cell" | "cloisters" | "dormitory" | "chapter-house" | "sacristy" | "parlour" | "vestry" | "warming-house" | "kitchen" | "workshop" | "stables" | "brewhouse" | "farm" | "bakehouse" | "forge" | "mill" | "barn" | "secret-way-red" | "secret-way-blue" | "secret-way-green" | "secret-way-yellow">;

export type Why = "over" | "not-now" | "not-drawn" | "no-such-tile" | "not-in-hand" | "already-placed" | "not-beside" | "not-finished" | "dead-end" | "not-joined" | "study-by-toil" | "group-too-large" | "needless-turn" | "nothing-to-exchange" | "bag-empty" | "never-in-bag" | "no-monk-there" | "praying-monk" | "settled" | "cannot-leave" | "no-such-box" | "box-taken" | "full" | "same-spot" | "too-far" | "wrong-cost" | "not-unconstructed" | "no-blessing" | "encouraging" | "construct-first" | "not-to-construct" | "prayed-already" | "not-constructed" | "just-constructed" | "not-alone" | "no-prayer-in-abbey" | "one-in-chapel" | "no-icons" | "not-on-table" | "no-monk-on-icon" | "prayer-on-icon" | "icon-used" | "no-letter-there" | "letter-flipped" | "two-letters" | "finish-switching" | "no-space" | "no-such-seat" | "no-monk-waiting" | "too-dear" | "nothing-to-keep" | "not-tied" | "nobody-in-abbey" | "fits-nowhere";

export type Rule = "brewhouse" | "chapel" | "collecting" | "constructing" | "election" | "encouragement" | "ending" | "exchanging" | "groups" | "icon-tiles" | "letters" | "library" | "movement" | "occupation" | "prayer" | "prison-cell" | "secret-ways" | "sequence" | "setting-up" | "simpler-game" | "tile-placement";

export type Forecast = {
  /** Points that it scores itself: work belongs to totalling alone. */ points: number,
  /** Blessings. */ blessings: number,
  /** All points of this Scoring, if it totals them. */ total: number | null,
  /** What could still be done, and would be given up. */ gives_up: GivenUp | null,
  /** What the round would score, if it ends the seat's placement. */ round: RoundForecast | null,
};

export type GivenUp = "placing" | "walking" | "buying";

export type RoundForecast = {
  /** All points. */ points: number,
  /** What for. */ gains: Array<Gain>,
  /** Whether anybody is still to move in this round. */ followed: boolean,
  /** What rivals who are still to move could make of it, each by a single walk: the worst and the best. */ rivals: Array<RivalWalk>,
};

export type Gain = {
  /** How many. */ points: number,
  /** What for. */ because: Reason,
};

export type RivalWalk = {
  /** Who walks. */ seat: Seat,
  /** To which tile. */ to: Piece,
  /** What would be scored then. */ points: number,
};

/** Figures of the rules that sentences name. */
export const FIGURES = {
  letter_points: 3,
  path_most: 4,
  field_most: 4,
  garden_most: 2,
  farm_more: 2,
  scriptum_more: 1,
} as const;

/** What a bot may say for a plan. */
export type BotReason = "points-now" | "monks-moved" | "tile-placed" | "blessings-now" | "encouragement" | "tile-exchanged" | "construct-first" | "icon-effect" | "prayer" | "letters-own" | "monks-bought" | "letters-denied" | "blessings-kept" | "choice";

/** All of them together. */
export interface Monastery { view: View, action: Action, event: Event, setup: Setup, why: Why, forecast: Forecast }
