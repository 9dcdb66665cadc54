// biome-ignore-all format: generated
// biome-ignore-all lint: generated
// biome-ignore-all assist: generated
// Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.

import type { Eyes, Known, Seat, Seats } from "./table.ts";

export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "white";

export type Suspect = "matthew" | "william" | "malachi" | "jacques" | "emmanuel" | "andre" | "felix" | "hugo" | "galbraith" | "odo" | "cuthbert" | "lambert" | "remi" | "thomas" | "charles" | "pascal" | "sergio" | "bruno" | "berengar" | "cyrille" | "ambrose" | "guy" | "leo" | "silvan";

export type Suspects = Array<"matthew" | "william" | "malachi" | "jacques" | "emmanuel" | "andre" | "felix" | "hugo" | "galbraith" | "odo" | "cuthbert" | "lambert" | "remi" | "thomas" | "charles" | "pascal" | "sergio" | "bruno" | "berengar" | "cyrille" | "ambrose" | "guy" | "leo" | "silvan">;

export type Room = "chapel" | "confessional-inner" | "confessional-outer" | "crypt" | "courtyard" | "parlor" | "scriptorium" | "library" | "chapter-hall" | "cloister-north" | "cloister-east" | "cloister-south" | "cloister-west" | "cell-1" | "cell-2" | "cell-3" | "cell-4" | "cell-5" | "cell-6" | "dormitory-east" | "dormitory-west" | "guest-house" | "refectory" | "kitchen" | "garden" | "infirmary" | "warming-room";

export type Rooms = Array<"chapel" | "confessional-inner" | "confessional-outer" | "crypt" | "courtyard" | "parlor" | "scriptorium" | "library" | "chapter-hall" | "cloister-north" | "cloister-east" | "cloister-south" | "cloister-west" | "cell-1" | "cell-2" | "cell-3" | "cell-4" | "cell-5" | "cell-6" | "dormitory-east" | "dormitory-west" | "guest-house" | "refectory" | "kitchen" | "garden" | "infirmary" | "warming-room">;

export type Book = "library-key" | "book-of-journeys" | "rule-of-obedience" | "penitential" | "letter-of-indulgence" | "art-of-searching" | "de-alchemia" | "breviary" | "listening-ear" | "gospel-of-judas" | "martyrology" | "book-of-life" | "apocrypha" | "catalogue-of-monks" | "physiognomy" | "antiphonary" | "bestiary" | "herbal" | "horologium" | "life-of-saint-galbert" | "palimpsest" | "theological-controversy" | "liturgy-of-the-hours" | "acts-of-the-holy-apostles" | "impure-illuminations" | "blasphemous-treatise";

export type LibraryCard = "abbots-ear" | "open-cupboard" | "examination-of-conscience" | "copied-notes" | "forbidden-shelf" | "two-names" | "roll-of-the-brethren" | "book-of-questions";

export type EventCard = "gregorian-chant" | "great-silence" | "day-of-candour" | "fast" | "feast-day" | "inquisitor" | "theft-in-the-dormitory" | "storm" | "locked-cells" | "smoke-in-the-library" | "messenger" | "to-the-cells" | "chapter-of-faults" | "loose-tongues" | "anonymous-letter" | "bell-ringer-oversleeps" | "frere-jacques" | "blessing-of-the-relics" | "tempus-fugit" | "new-corpse" | "another-new-corpse" | "tentative-escape" | "catechism";

export type Mass = "matins" | "lauds" | "prime" | "terce" | "sext" | "none" | "vespers" | "compline";

export type Trait = "templar" | "franciscan" | "benedictine" | "father" | "brother" | "novice" | "hooded" | "unhooded" | "bearded" | "clean-shaven" | "fat" | "thin";

export type Traits = Array<"templar" | "franciscan" | "benedictine" | "father" | "brother" | "novice" | "hooded" | "unhooded" | "bearded" | "clean-shaven" | "fat" | "thin">;

export type Category = "order" | "title" | "hood" | "beard" | "girth";

export type Filter = {
  /** The traits they have together. */ traits: Traits,
  /** Their names. */ names: Suspects,
};

export type Scope = "hand" | "seen" | "crossed" | "open" | "taken" | "given" | "received";

export type Kind = "count" | "any" | "every" | "compare" | "settled" | "will-go" | "will-pass";

export type ByWhen = "next-turn" | "before-mass";

export type Question = {
  /** What kind of question it is. */ kind: Kind | null,
  /** Of what it asks. */ scope: Scope | null,
  /** Whom it is about. */ filter: Filter,
  /** With whom these are compared. */ versus: Filter | null,
  /** What may be settled. */ category: Category | null,
  /** By when. */ when: ByWhen | null,
  /** Where to. */ room: Room | null,
};

export type Part = { "kind": Kind } | { "scope": Scope } | { "trait": Trait } | { "name": Suspect } | "versus" | { "category": Category } | { "when": ByWhen } | { "room": Room };

export type Setup = {
  /** How many seats: three to six. */ seats: number,
  /** The colour each seat has chosen; in the order of the list if nobody has. */ colours?: Array<Colour>,
  /** The tactical game. */ tactical?: boolean,
  /** The short game. */ short?: boolean,
  /** A player's revelations may contradict each other. */ contradiction?: boolean,
  /** The Pilgrims' Chronicles are shuffled in. */ chronicles?: boolean,
  /** How far the page helps to remember and to conclude. */ help?: Help,
  /** The series of games to which this one belongs; their points are added up elsewhere. */ series?: string,
};

export type Help = "facts" | "none" | "inference";

export type Action = { "hide": Suspect } | { "deal": Suspect } | { "roll": Seat } | { "draw": Suspect } | { "draw-book": Book } | { "draw-library": LibraryCard } | { "turn-up": EventCard } | { "flee": boolean } | { "go": Room } | { "use": Book } | "take-back-ear" | { "send-to-penance": Seat } | { "cross": Suspect } | { "uncross": Suspect } | { "ask": Seat } | { "say": Part } | "put" | "ask-nothing" | "answer" | "keep-silence" | { "promise": boolean } | "accept" | "search" | { "demand": Trait } | "make-demand" | { "show": Suspect } | { "take": Suspect } | { "reveal": Trait } | "reveal-nothing" | { "accuse": Suspect } | "use-crypta" | "end-turn" | "keep" | { "name": Trait } | { "name-suspect": Suspect } | { "choose": Seat } | { "ring": {
  /** On, not back. */ on: boolean, } } | { "pass": Suspect } | "use-nothing" | { "lay": Suspect } | "look" | "take-back";

export type Phase = { "part": "hiding" } | { "part": "dealing", seat: Seat,
} | { "part": "rolling-first" } | { "part": "rolling-die", which: number,
} | { "part": "moving", seat: Seat,
} | { "part": "meeting", seat: Seat,
} | { "part": "asking", seat: Seat, of: Seat | null, question: Question, occasion: Occasion,
} | { "part": "answering", seat: Seat, asker: Seat, question: Question, occasion: Occasion, forced: boolean,
} | { "part": "insisting", seat: Seat, of: Seat, question: Question,
} | { "part": "acting", seat: Seat, done: boolean,
} | { "part": "demanding", seat: Seat, of: Seat | null, traits: Traits,
} | { "part": "searching", seat: Seat, of: Seat,
} | { "part": "drawing", from: Seat, to: Seat, errand: Errand,
} | { "part": "from-pile", seat: Seat,
} | { "part": "rolling", seat: Seat, card: Card,
} | { "part": "drawing-book", seat: Seat, more: number, cupboard: boolean,
} | { "part": "drawing-library", seat: Seat,
} | { "part": "drawing-event", seat: Seat,
} | { "part": "considering", seat: Seat, drawn: Drawn, more: number, cupboard: boolean,
} | { "part": "naming", seat: Seat, naming: Naming,
} | { "part": "choosing", seat: Seat, choosing: Choosing,
} | { "part": "naming-suspects", seat: Seat, names: Suspects, many: number,
} | { "part": "showing", seat: Seat, to: Seat | null, cards: Suspects, last: Seat,
} | { "part": "laying", seat: Seat, kind: Trait, last: Seat,
} | { "part": "keeping", seat: Seat, of: Seat,
} | { "part": "revealing", seat: Seat,
} | { "part": "ringing", seat: Seat,
} | { "part": "passing", seat: Seat, side: Side, more: number, at_mass: boolean,
} | { "part": "escaping" } | { "part": "over", ending: Ending,
};

export type Occasion = "encounter" | "return" | "inquisition" | { "books": number } | "controversy";

export type Errand = "confession" | "search" | "return" | "card" | { "look": number } | { "shelf": number } | "expose" | { "lay": Room };

export type Card = { "book": Book } | { "library": LibraryCard } | { "event": EventCard };

export type Drawn = "book" | { "library": LibraryCard } | { "event": EventCard };

export type Naming = { "tell": Scope } | "show" | "show-all";

export type Choosing = "hand" | "sheet" | { "shelf": number } | "liturgy" | "trade";

export type Ending = "arrest" | "compline" | "escape";

export type Side = "left" | "right";

export type View = {
  /** Whose view it is. */ eyes: Eyes,
  /** What is being done. */ phase: Phase,
  /** Everybody in the order of the round. */ order: Array<Seat>,
  /** The first player. */ first: Seat,
  /** Whose turn it is. */ player: Seat,
  /** Whether it is an extra turn. */ extra: boolean,
  /** The Mass card on top. */ mass: Mass,
  /** How many cards are passed at it. */ passed: number,
  /** The space of the bell; 0 while it stands beside the card. */ bell: number,
  /** How many rounds there are until Mass, this one included. */ rounds: number,
  /** Masses that have been held. */ masses: number,
  /** Steps in a move, books of this turn included. */ steps: number,
  /** How many cards are in the pile of the Parlor. */ pile: number,
  /** How many books are still to be drawn before the used ones are shuffled. */ books_left: number,
  /** How many Library cards are still to come. */ library_left: number,
  /** Whom the dice in the two Confessionals show. */ dice: [Seat, Seat],
  /** The event that lasts until the next Mass. */ lasting: EventCard | null,
  /** What each seat has. */ seats: Array<SeatView>,
  /** Revelations: what was said, and by whom. */ revelations: Array<[Trait, Seat]>,
  /** Suspects whose cards were shown to all. */ exposed: Suspects,
  /** Who has been in the Library. */ visited: Seats,
  /** The book just drawn, if there is one. */ drawn: Known<Book> | null,
  /** The cards that are being looked at. */ shelf: Known<Suspects>,
  /** Who did it. */ culprit: Known<Suspect> | null,
  /** The last answers, the oldest first. */ answers: Array<Answered>,
  /** The true answer to the question that is being asked, if it is no promise; who is asked sees it. */ answer: Known<Answer> | null,
  /** What the question that is being put together can be answered with, as far as everybody may know. */ may_answer: Array<Answer>,
  /** What whoever says yes to the question that is being asked would promise, if it is about a promise. */ would_promise: Promise | null,
  /** To whom cards are being passed now. */ passes_to: Seat | null,
  /** What made every point, once the game is over: for each seat its revelations, then its accusations as they came. */ reasons: Array<PointsFor>,
  /** Where whoever moves can come: a shortest way to each room, which is the last of it. */ ways: Array<Array<Room>>,
  /** What was agreed. */ tactical: boolean,
  /** What was agreed. */ short: boolean,
  /** What was agreed. */ contradiction: boolean,
  /** What was agreed. */ help: Help,
  /** What the Pilgrims' Chronicles have brought about, if they were agreed. */ chronicles: Chronicled | null,
};

export type Chronicled = {
  /** Cards that lie in rooms. */ laid: Array<LaidView>,
  /** Who has the Impure Illuminations, once they lie open. */ illuminations: Seat | null,
  /** How far round the table cards go at the next Mass. */ passing: number,
  /** Whether steps and rounds are as with six players. */ hurried: boolean,
  /** Whether the culprit may escape at each Mass. */ escape: boolean,
};

export type LaidView = {
  /** Where. */ room: Room,
  /** Whose card it is. */ seat: Seat,
  /** Which it is. */ card: Known<Suspect>,
  /** Who has looked at it. */ seen: Seats,
};

export type SeatView = {
  /** Its colour. */ colour: Colour,
  /** Where its pawn is. */ room: Room,
  /** Its cell. */ cell: Room,
  /** How many suspect cards it has. */ cards: number,
  /** Which they are. */ hand: Known<Suspects>,
  /** How many books it keeps. */ books: number,
  /** Which they are. */ kept: Known<Array<Book>>,
  /** Whether the Listening Ear lies ready. */ ear: Known<boolean>,
  /** Whether it has a Crypta card. */ crypta: boolean,
  /** Whether it does penance. */ penance: boolean,
  /** At whose hand or sheet it last looked. */ looked: Look | null,
  /** What it has promised. */ promise: Promise | null,
  /** How many innocents it has accused. */ accused: number,
  /** Its sheet. */ sheet: Known<Sheet>,
  /** The cards it has chosen to pass. */ chosen: Known<Suspects>,
  /** What its points are made of, once the game is over. */ testament: Testament | null,
};

export type Sheet = {
  /** What was seen. */ seen: Suspects,
  /** What is crossed out besides. */ crossed: Suspects,
  /** Marks that were changed in this turn. */ changed: Suspects,
  /** Where each card was last seen. */ sights: Array<Sight | null>,
  /** The last card taken. */ taken: Suspect | null,
  /** The cards passed at the last Mass. */ given: Suspects,
  /** The cards received at the last Mass. */ received: Suspects,
  /** What follows from all of it: for heaven, when the game is over, and where it was agreed. */ proved: Proved | null,
};

export type Proved = {
  /** Who can still be the culprit. What is turned up at the end is left out. */ culprits: Suspects,
  /** Where each suspect's card can be. */ places: Array<Whereabouts>,
};

export type Whereabouts = {
  /** In these hands. */ hands: Seats,
  /** In the pile of the Parlor. */ pile: boolean,
  /** Under the board. */ culprit: boolean,
};

export type Sight = {
  /** The hand in which it was afterwards. */ hand: Seat,
  /** Masses that had been held by then. */ masses: number,
};

export type Look = {
  /** Whose it is. */ of: Seat,
  /** What was looked at. */ at: LookedAt,
  /** Masses that had been held by then. */ masses: number,
};

export type LookedAt = "hand" | "sheet" | "both";

export type Answer = { "number": number } | "yes" | "no" | "more" | "fewer" | "equal";

export type Answered = {
  /** Who answered. */ seat: Seat,
  /** What was asked. */ question: Question,
  /** What the answer was. */ answer: Answer,
  /** Masses that had been held by then. */ masses: number,
};

export type Event = { "event": "culprit-hidden" } | { "event": "dealt", seat: Seat, card: Known<Suspect>,
} | { "event": "first-player", seat: Seat,
} | { "event": "die-turned", room: Room, seat: Seat,
} | { "event": "turn-began", seat: Seat, extra: boolean,
} | { "event": "turn-skipped", seat: Seat,
} | { "event": "bell-moved", mass: Mass, space: number,
} | { "event": "went", seat: Seat, from: Room, to: Room,
} | { "event": "put-into", seat: Seat, room: Room,
} | { "event": "promise-over", seat: Seat, kept: boolean,
} | { "event": "asked", asker: Seat, seat: Seat, question: Question,
} | { "event": "answered", seat: Seat, question: Question, answer: Answer,
} | { "event": "promised", seat: Seat, promise: Promise,
} | { "event": "kept-silence", seat: Seat,
} | { "event": "told", seat: Seat, scope: Scope, filter: Filter, many: number,
} | { "event": "card-moved", from: Seat | null, to: Seat, card: Known<Suspect>, because: Because,
} | { "event": "card-shown", of: Seat, to: Seat | null, card: Known<Suspect>,
} | { "event": "hand-seen", of: Seat, to: Seat, cards: Known<Suspects>,
} | { "event": "sheet-seen", of: Seat, to: Seat, seen: Known<Suspects>, crossed: Known<Suspects>,
} | { "event": "hands-swapped", one: Seat, other: Seat, given: Known<Suspects>, received: Known<Suspects>,
} | { "event": "cards-passed", from: Seat, to: Seat, many: number, cards: Known<Suspects>,
} | { "event": "nothing-to-draw", seat: Seat, from: Seat,
} | { "event": "demanded", seat: Seat, of: Seat, traits: Traits,
} | { "event": "has-none", seat: Seat,
} | { "event": "caught", seat: Seat, by: Seat,
} | { "event": "sent-to-penance", seat: Seat,
} | { "event": "spared", seat: Seat,
} | { "event": "book-drawn", seat: Seat, book: Known<Book>,
} | { "event": "book-kept", seat: Seat, book: Known<Book>,
} | { "event": "book-read", seat: Seat, book: Book, unread: boolean,
} | { "event": "book-used", seat: Seat, book: Book,
} | { "event": "ear-laid", seat: Seat, ready: boolean,
} | { "event": "books-shuffled" } | { "event": "library-drawn", seat: Seat, card: LibraryCard,
} | { "event": "event-turned-up", card: EventCard,
} | { "event": "put-under", seat: Seat, drawn: Drawn, book: Book | null,
} | { "event": "rolled", seat: Seat,
} | { "event": "named", seat: Seat, named: Trait,
} | { "event": "suspects-named", seat: Seat, names: Suspects,
} | { "event": "holds-of-them", seat: Seat, many: number,
} | { "event": "chosen", seat: Seat, of: Seat,
} | { "event": "crypta-taken", seat: Seat,
} | { "event": "crypta-used", seat: Seat,
} | { "event": "revealed", seat: Seat, revealed: Trait,
} | { "event": "accused", seat: Seat, suspect: Suspect,
} | { "event": "mass-called", seat: Seat, mass: Mass,
} | { "event": "crossed", seat: Seat, suspect: Suspect, crossed: boolean,
} | { "event": "pass-chosen", seat: Seat, card: Known<Suspect>,
} | { "event": "chose", seat: Seat, action: Action,
} | { "event": "book-given", from: Seat, to: Seat, book: Book,
} | { "event": "passing-changed", seat: Seat, far: number,
} | { "event": "crypta-returned", seat: Seat,
} | { "event": "card-laid", seat: Seat, room: Room, card: Known<Suspect>,
} | { "event": "laid-seen", seat: Seat, of: Seat, room: Room, card: Known<Suspect>,
} | { "event": "laid-taken-back", seat: Seat, room: Room,
} | { "event": "escape-rolled", escaped: boolean,
} | { "event": "ended", ending: Ending, culprit: Suspect, testaments: Array<Testament>,
};

export type Because = "confession" | "search" | "returned" | "card" | "pile";

export type Promise = { "go": { room: Room, when: ByWhen, yes: boolean, } } | { "pass": { filter: Filter, yes: boolean, } };

export type Testament = {
  /** For right revelations. */ right: number,
  /** For wrong ones. */ wrong: number,
  /** For finding the culprit. */ culprit: number,
  /** For false accusations. */ accusations: number,
  /** All of them. */ points: number,
};

export type PointsFor = {
  /** Whose they are. */ seat: Seat,
  /** How many; below 0 if they are taken away. */ points: number,
  /** What for. */ because: Earned,
};

export type Earned = { "right": Trait } | { "wrong": Trait } | "innocent" | "culprit";

export type Why = "over" | "not-now" | "not-drawn" | "no-such-seat" | "same-room" | "too-far" | "room-closed" | "room-taken" | "not-fewest" | "library-visited" | "no-library" | "two-books" | "promised" | "no-such-book" | "wrong-moment" | "key-useless" | "laid-so" | "not-yourself" | "not-here" | "must-ask" | "in-penance" | "finish-asking" | "not-of-this-kind" | "said-already" | "traits-or-names" | "one-of-a-category" | "too-many-traits" | "too-many-names" | "unfinished" | "same-twice" | "nothing-taken" | "nothing-passed" | "must-answer" | "not-a-promise" | "yes-or-no" | "nothing-to-promise" | "out-of-reach" | "no-turn-left" | "promised-already" | "promised-cards" | "sheet-locked" | "seen-stays" | "marked-so" | "marked-this-turn" | "done-here" | "no-cell" | "empty-hand" | "not-in-parlor" | "not-as-asked" | "no-crypta" | "one-extra-turn" | "not-in-hall" | "revealed-already" | "contradicts-yourself" | "pile-left" | "you-hold-him" | "not-in-hand" | "given-already" | "not-among-them" | "name-a-title" | "nothing-laid" | "lies-in-room" | "nobody-to-ask" | "bell-stays";

export type Rule = "accusations" | "answering" | "cells" | "chapter-hall" | "chronicles" | "closed-rooms" | "crypt" | "encounter" | "ending" | "events" | "library" | "library-cards" | "moving" | "parlor" | "passing" | "penance" | "plain-books" | "promises" | "question-language" | "questions" | "revelations" | "sequence" | "setting-up" | "sheet" | "starred-books" | "tactical-game";

export type Forecast = null;

/** What a bot may say for a plan. */
export type BotReason = "suspects-left" | "left-with-trait" | "shown-at" | "proved-innocent" | "culprit-chance" | "trait-chance" | "points-if-right" | "way-to" | "pile-left" | "new-card-chance" | "card-there" | "rules-out" | "asks-back" | "tells-too-much" | "tells-little" | "neighbour-knows" | "kept-secret" | "rival-near" | "rival-knows" | "open-trait" | "extra-turn" | "book-drawn" | "book-helps" | "library-open" | "meets" | "may-be-caught" | "own-cell" | "promise-binds" | "choice";

/** All of them together. */
export interface MysteryAbbey { view: View, action: Action, event: Event, setup: Setup, why: Why, forecast: Forecast }
