// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
// Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.

import type { Eyes, Seat } from "./table.ts";

export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "white";

export type Sector = "garden" | "dairy" | "brewery";

export type Card = "herbs" | "cheese" | "beer";

export type EventCard = "overripe-vegetables" | "popes-visit" | "hail" | "promotion-of-the-young" | "inheritance" | "storm-front" | "rebellion" | "ducal-reward" | "tour" | "collection" | "donation";

export type Special = "vegetable-cart" | "cattle-herder" | "drunkard";

export type Setup = {
  /** How many seats: two to six. */ seats: number,
  /** The colour each seat has chosen; in the order of the list if nobody has. */ colours?: Array<Colour>,
  /** The "Robber" variant. */ robbers?: boolean,
  /** The "Event cards" variant. */ events?: boolean,
};

export type Action = { "deal-monastery": number } | { "set-aside": Card } | { "reveal-event": EventCard } | { "reveal-production": Card } | "start" | "pass-start" | { "inherit": Sector } | "decline-inheritance" | { "employ": number } | "give-up-cellerar" | "keep-cellerar" | { "buy-vegetables": number } | { "expand": Sector } | "build-chapel" | "hire" | { "pray": number } | { "call-back": number } | "send-to-fields" | "buy-doghouse" | "buy-dog" | { "lend": number } | "deliver" | { "beg": Seat } | { "send-drunkard": Seat } | "end-begging" | { "defend": Defence } | { "advance": {
  /** So many vegetables are used. */ vegetables: number,
  /** Whether the Vegetable Cart is used. */ cart: boolean, } } | { "feed": number } | { "robbers": Ransom };

export type Defence = "dog" | "herder" | "none";

export type Ransom = "denarii" | "dogs" | "dog-and-herder";

export type Phase = { "part": "dealing", seat: Seat,
} | { "part": "setting-aside" } | { "part": "revealing" } | { "part": "starting", seat: Seat, pot: number,
} | { "part": "inheriting", seat: Seat,
} | { "part": "producing" } | { "part": "employing", seat: Seat,
} | { "part": "buying", seat: Seat,
} | { "part": "building" } & Building | { "part": "begging", seat: Seat,
} | { "part": "defending", seat: Seat, attacker: Seat,
} | { "part": "advancing", seat: Seat,
} | { "part": "feeding", seat: Seat,
} | { "part": "ambushed", seat: Seat, denarii: number,
} | { "part": "over" };

export type Building = {
  /** Who. */ seat: Seat,
  /** Whether the chapel was expanded. */ chapel: boolean,
  /** Whether a doghouse was bought. */ doghouse: boolean,
  /** Whether the dairy cellerar has saved his denarius. */ saved: boolean,
  /** Places of the chapel that somebody has come to or left. (D42) */ moved: Places,
};

export type Places = Array<number>;

export type View = {
  /** Whose view it is. */ eyes: Eyes,
  /** The round, from 1. */ round: number,
  /** How many rounds are played. */ rounds: number,
  /** The phase of the round, from 1; 0 while setting up. */ number: number,
  /** How many phases a round has. */ phases: number,
  /** What is being done. */ phase: Phase,
  /** The starting player. */ starter: Seat,
  /** Everybody in the order of the round, the starting player first. */ order: Array<Seat>,
  /** Whether the "Robber" variant was agreed. */ robbers: boolean,
  /** Whether the "Event cards" variant was agreed. */ events: boolean,
  /** The event card of the round. */ event: EventCard | null,
  /** Events that were seen, in the order of their numbers. */ seen: Array<EventCard>,
  /** The production card of the round. */ production: Card | null,
  /** The production card that was set aside. */ aside: Card | null,
  /** Production cards still to come. */ to_come: Array<[Card, number]>,
  /** Who has the special cards. */ specials: Array<SpecialView>,
  /** Spaces with a tree beside them. */ trees: Array<number>,
  /** What each seat has. */ seats: Array<SeatView>,
  /** All cellerars, by their numbers. */ cellerars: Array<CellerarView>,
  /** What is left for everybody. */ supply: Supply,
  /** What small things cost. */ prices: Prices,
  /** How often the seat that builds could take a step again and again. */ reach: Reach,
  /** Cluny as a space of the road. */ cluny: number,
};

export type SeatView = {
  /** Its colour. */ colour: Colour,
  /** Its monastery card; 0 before it is dealt. */ card: number,
  /** Letters of indulgence. */ letters: number,
  /** Denarii in cash. */ denarii: number,
  /** Denarii at the moneylender. */ lent: number,
  /** Garden, dairy and brewery. */ sectors: Array<SectorView>,
  /** The cellerar's number. */ cellerar: number | null,
  /** The chapel. */ chapel: ChapelView,
  /** Lay brothers in the monastery, without chapel and fields. */ brothers: number,
  /** Lay brothers in the fields. */ fields: number,
  /** Vegetables. */ vegetables: number,
  /** Doghouses. */ doghouses: number,
  /** Watchdogs. */ dogs: number,
  /** Where the cart is; none while it is at home. */ cart: number | null,
  /** What would be delivered now. */ yield: Yield,
  /** Whether no more vegetables can be kept. */ larder_full: boolean,
  /** Letters and denarii if the round were scored now; none while the cart is at home, and once the round was scored. */ payday: [number, number] | null,
  /** What delivering now would come to; none for whoever is not building. */ outlook: Outlook | null,
  /** The letters if the game ended now. */ testament: Testament,
};

export type Outlook = {
  /** Letters on payday. */ letters: number,
  /** Denarii on payday. */ denarii: number,
  /** How many could be sent against the cart: lay brothers and the Drunkard. */ beggars: number,
  /** Nothing is there to ward anybody off with, nor to move ahead with again. */ bare: boolean,
};

export type SectorView = {
  /** Which. */ sector: Sector,
  /** Its level. */ level: number,
  /** What it yields. */ fu: number,
  /** Whether it is fully expanded. */ full: boolean,
  /** The next level. */ next: NextLevel | null,
  /** Letters at the end, once it is full. */ letters: number,
};

export type NextLevel = {
  /** In denarii. */ cost: number,
  /** What the sector yields on it. */ fu: number,
  /** How much more the whole monastery would yield, the brewery cellerar's plus included. */ brings: number,
};

export type ChapelView = {
  /** Its level; 0 for none. */ level: number,
  /** Letters at the end. */ letters: number,
  /** For each place there is, whether a lay brother prays on it. */ praying: Array<boolean>,
  /** The next level. */ next: NextChapel | null,
};

export type NextChapel = {
  /** In denarii. */ cost: number,
  /** Letters at the end. */ letters: number,
  /** What a lay brother on its place would yield. */ fu: number,
};

export type CellerarView = {
  /** His number: his price, and his letters at the end. */ number: number,
  /** Which sector he knows. */ sector: Sector,
  /** What he yields. */ fu: number,
  /** What he adds if the brewery yields enough. */ plus: number,
  /** Who has him. */ held: Seat | null,
  /** What he means to the seat that must act, if he is in the pile. */ offer: Offer | null,
};

export type Offer = {
  /** What he costs, less the refund for the one who goes. */ denarii: number,
  /** How much more the monastery would yield with him. */ brings: number,
};

export type SpecialView = {
  /** Which. */ special: Special,
  /** Who has it. */ seat: Seat | null,
};

export type Supply = {
  /** Lay brothers. */ brothers: number,
  /** Watchdogs. */ dogs: number,
  /** Doghouses. */ doghouses: number,
};

export type Prices = {
  /** Vegetables for hiring a lay brother. */ hire: number,
  /** Denarii for a doghouse. */ doghouse: number,
  /** Vegetables for a watchdog. */ dog: number,
  /** Denarii for passing the right to start on. */ pass: number,
  /** Lay brothers who go to the fields together. */ fields: number,
  /** The least and the most that is lent. */ lend: [number, number],
};

export type Reach = {
  /** Hiring a lay brother. */ hire: number,
  /** Sending lay brothers to the fields together. */ fields: number,
  /** Buying a watchdog. */ dogs: number,
};

export type Yield = {
  /** The garden. */ garden: number,
  /** The cheese dairy. */ dairy: number,
  /** The brewery. */ brewery: number,
  /** The cellerar. */ cellerar: number,
  /** The production card, if it matches the cellerar. */ production: number,
  /** The brewery cellerar's plus. */ plus: number,
  /** Lay brothers in the chapel. */ chapel: number,
  /** All together. */ total: number,
};

export type Event = { "event": "monastery-dealt", seat: Seat, card: number,
} | { "event": "set-aside", card: Card,
} | { "event": "round-began", round: number,
} | { "event": "phase-began", phase: number,
} | { "event": "event-revealed", card: EventCard,
} | { "event": "start-passed", seat: Seat, to: Seat, pot: number,
} | { "event": "started", seat: Seat, pot: number,
} | { "event": "production-revealed", card: Card,
} | { "event": "special-awarded", special: Special, seat: Seat,
} | { "event": "loan-returned", seat: Seat, interest: number, denarii: number,
} | { "event": "came-home", seat: Seat, brothers: number, vegetables: number, left: number,
} | { "event": "inherited", seat: Seat, sector: Sector, level: number,
} | { "event": "inheritance-declined", seat: Seat,
} | { "event": "employed", seat: Seat, cellerar: number, "instead-of": number | null, denarii: number,
} | { "event": "given-up", seat: Seat, cellerar: number, denarii: number,
} | { "event": "garden-brought", seat: Seat, vegetables: number,
} | { "event": "vegetables-bought", seat: Seat, vegetables: number, denarii: number,
} | { "event": "expanded", seat: Seat, sector: Sector, level: number, denarii: number,
} | { "event": "chapel-built", seat: Seat, level: number, denarii: number,
} | { "event": "hired", seat: Seat,
} | { "event": "prayed", seat: Seat, level: number,
} | { "event": "called-back", seat: Seat, level: number,
} | { "event": "sent-to-fields", seat: Seat,
} | { "event": "doghouse-bought", seat: Seat, denarii: number,
} | { "event": "dog-bought", seat: Seat,
} | { "event": "lent", seat: Seat, denarii: number,
} | { "event": "delivered", seat: Seat, yield: Yield, space: number, cluny: boolean,
} | { "event": "collection-held", seat: Seat, denarii: number,
} | { "event": "begged", seat: Seat, against: Seat,
} | { "event": "drunkard-sent", seat: Seat, against: Seat,
} | { "event": "warded-off", seat: Seat, with: Defence,
} | { "event": "fell-back", seat: Seat, from: number, to: number,
} | { "event": "advanced", seat: Seat, vegetables: number, cart: boolean, from: number, to: number, cluny: boolean,
} | { "event": "fed", seat: Seat, brothers: number, vegetables: number, left: number,
} | { "event": "scored", seat: Seat, points: number, because: Reason,
} | { "event": "paid", seat: Seat, denarii: number, because: Income,
} | { "event": "trees-placed", from: number, trees: number,
} | { "event": "ambushed", seat: Seat, ransom: Ransom, denarii: number,
} | { "event": "ended", ending: string, testaments: Array<Testament>,
};

export type Reason = { "road": { fu: number, doubled: boolean, } } | { "cluny": { doubled: boolean, } } | "begging" | "drunkard" | { "tour": { sectors: number, } } | { "promotion": { brothers: number, } };

export type Income = { "place": number } | "ducal-reward" | "donation";

export type Testament = {
  /** Letters from the five rounds. */ rounds: number,
  /** For lay brothers in the monastery. */ brothers: number,
  /** For watchdogs. */ dogs: number,
  /** For a garden that is fully expanded. */ garden: number,
  /** For a dairy that is. */ dairy: number,
  /** For a brewery that is. */ brewery: number,
  /** For the highest level of the chapel. */ chapel: number,
  /** For the cellerar. */ cellerar: number,
  /** All together. */ points: number,
};

export type Why = "over" | "not-now" | "not-drawn" | "no-such-seat" | "too-dear" | "no-vegetable" | "sector-full" | "no-such-cellerar" | "cellerar-taken" | "no-cellerar" | "hail" | "larder-full" | "odd-vegetable" | "chapel-this-round" | "chapel-complete" | "no-brother-in-supply" | "monastery-full" | "no-brother" | "no-such-place" | "place-taken" | "nobody-prays" | "moved-already" | "fields-full" | "doghouse-this-round" | "no-doghouse-in-supply" | "no-doghouse" | "no-dog-in-supply" | "lent-already" | "no-such-loan" | "rebellion" | "not-yourself" | "in-cluny" | "on-zero" | "behind-you" | "no-drunkard" | "no-dog" | "no-herder" | "no-vegetable-cart" | "not-so-many";

export type Rule = "begging" | "cellerars" | "chapel" | "defence" | "doghouses" | "drunkard" | "ending" | "event-cards" | "feeding" | "fields" | "hiring" | "lay-brothers" | "moneylender" | "moving" | "sectors" | "sequence" | "setting-up" | "vegetable-cart" | "vegetables" | "watchdogs";

export type Forecast = {
  /** Letters that it brings at once; what the round brings later is not its doing. */ letters: number,
  /** Carts that it moves. */ carts: Array<CartMoved>,
  /** How many more letters the round would bring its own cart, if nobody moved any more. */ more: number,
};

export type CartMoved = {
  /** Whose. */ seat: Seat,
  /** From which space, in food units. */ from: number,
  /** To which space. */ to: number,
};

/** Figures of the rules that sentences name. */
export const FIGURES = {
  rounds: 5,
  space: 10,
  for_a_denarius: 2,
  garden_brings: 2,
  enough_beer: 40,
  lend_least: 3,
  lend_most: 9,
  for_interest: 3,
  pair: 2,
  sent_back: 3,
  cart_goes: 3,
  share: 3,
  guards: 2,
  left: 5,
  visit_level: 3,
  visit_brings: 2,
} as const;

/** What a bot may say for a plan. */
export type BotReason = "yield-now" | "vegetables" | "brothers-hired" | "brothers-to-fields" | "chapel-built" | "dogs" | "money-lent";

/** All of them together. */
export interface DomusDomini { view: View, action: Action, event: Event, setup: Setup, why: Why, forecast: Forecast }
