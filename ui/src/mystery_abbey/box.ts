/** The printed facts of the box, from the same file that the engine reads. */
import box from "../../../data/mystery_abbey/box.json";
import type {
  Book,
  Category,
  EventCard,
  LibraryCard,
  Mass,
  Room,
  Suspect,
  Trait,
} from "../generated/mystery_abbey.ts";
import type { SeatColour } from "../seats/colours.ts";

/** A suspect as printed: each category with his trait. */
export interface SuspectFacts extends Readonly<Record<Category, Trait>> {
  readonly suspect: Suspect;
  /** The name on the card, without the title. */
  readonly name: string;
}

export interface RoomFacts {
  readonly room: Room;
  /** What it is called in Latin. */
  readonly latin: string;
  /** What is done there. */
  readonly does: string;
  /** Room for so many pawns, if that is limited. */
  readonly pawns?: number;
}

export interface TraitFacts {
  readonly trait: Trait;
  readonly category: Category;
  /** How many suspects have it. */
  readonly suspects: number;
}

function found<T>(one: T | undefined, what: string): T {
  if (one === undefined) throw new Error(`no ${what} in the box`);
  return one;
}

export const SUSPECTS = box.suspects as unknown as readonly SuspectFacts[];
export const suspectFacts = (suspect: Suspect): SuspectFacts =>
  found(
    SUSPECTS.find((one) => one.suspect === suspect),
    suspect,
  );

export const TRAITS = box.traits as readonly TraitFacts[];
/** The five things by which monks differ, in the order of the cards. */
export const CATEGORIES: readonly Category[] = ["order", "title", "hood", "beard", "girth"];
/** The five traits of a suspect, in the order of the categories. */
export const traitsOf = (suspect: Suspect): readonly Trait[] => {
  const facts = suspectFacts(suspect);
  return CATEGORIES.map((category) => facts[category]);
};

export const ROOMS = box.rooms as readonly RoomFacts[];
export const roomFacts = (room: Room): RoomFacts =>
  found(
    ROOMS.find((one) => one.room === room),
    room,
  );
export const DOORS = box.doors.map(({ between }) => between) as unknown as readonly (readonly [
  Room,
  Room,
])[];

/** The two with a die, in the order of the dice. */
export const CONFESSIONALS = box.confessionals.map(({ room }) => room) as readonly Room[];

/** Whose cell it is. */
export const cellColour = (room: Room): SeatColour | undefined =>
  box.cells.find((cell) => cell.room === room)?.colour as SeatColour | undefined;

export const MASSES = box.masses as readonly { readonly mass: Mass; readonly passed: number }[];
/** How many cards are passed. */
export const passedAt = (mass: Mass): number =>
  found(
    MASSES.find((one) => one.mass === mass),
    mass,
  ).passed;
export const BELL_SPACES = box.bell.spaces;
/** How many Crypta cards there are. */
export const CRYPTA = box.crypta.cards;

const { chronicles } = box;
export const BOOKS = [...box.books, ...chronicles.books].map(({ card }) => card) as readonly Book[];
/** Whether a book is kept for later. */
export const isStarred = (book: Book): boolean =>
  [...box.books, ...chronicles.books].some(({ card, starred }) => card === book && starred);
/** What a revelation brings if it is right, and costs if it is wrong. */
export const REVELATION = {
  right: box.scoring["right-revelation"],
  wrong: -box.scoring["wrong-revelation"],
};
export const LIBRARY = box.library.map(({ card }) => card) as readonly LibraryCard[];
export const EVENTS = [...box.events, ...chronicles.events].map(
  ({ card }) => card,
) as readonly EventCard[];
/** Whether an event holds until the next Mass. */
export const isLasting = (event: EventCard): boolean =>
  box.events.some(({ card, lasts }) => card === event && lasts === "until-mass");
