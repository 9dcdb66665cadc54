/** What happened, as sentences in the reader's language. */
import "../words.ts";
import { language, say } from "../../shared/words.ts";
import type { TileKey } from "../art/index.ts";
import { type DialHour, faceOf, HOURS } from "../box.ts";
import type { Event, Reason, Seat, View } from "../view.ts";

/** Who sits where, and what lies where, for the sentences. */
export interface Company {
  readonly names: readonly string[];
  /** The tile of a piece, by its number. */
  readonly tiles: ReadonlyMap<number, TileKey>;
}

export function companyOf(view: View, names: readonly string[]): Company {
  return { names, tiles: new Map(view.pieces.map(({ piece, tile }) => [piece, tile])) };
}

export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

export const tileName = (tile: TileKey): string => say(`tile-${tile}`);

/** An hour of the dial, counted from 1. */
export const hourOf = (hour: number): Pick<DialHour, "kind" | "name"> =>
  HOURS[(hour - 1) % HOURS.length] ?? { kind: "night" };

export function hourName(hour: number): string {
  const { kind, name } = hourOf(hour);
  return say(`hour-${name ?? kind}`);
}

export function price(points: number, blessings: number): string {
  const inPoints = say("price-points", { points });
  const inBlessings = say("price-blessings", { blessings });
  if (blessings === 0) return inPoints;
  if (points === 0) return inBlessings;
  return say("price-both", { points: inPoints, blessings: inBlessings });
}

/** The key and the piece of a reason. */
export function reasonOf(because: Reason): {
  readonly key: string;
  readonly piece: number;
  readonly tiles: number;
} {
  const [key, value] = Object.entries(because)[0] ?? ["work", 0];
  if (typeof value === "object" && value !== null) {
    const { piece, tiles } = value as { piece: number; tiles: number };
    return { key, piece, tiles };
  }
  return { key, piece: Number(value), tiles: 0 };
}

/** The reason of points in two or three words. */
export function shortReason(because: Reason, { tiles: laid }: Company): string {
  const { key, piece, tiles } = reasonOf(because);
  const tile = laid.get(piece);
  return say(`reason-${key}`, { tile: tile ? tileName(tile) : "", tiles });
}

/** One event as a sentence; nothing where there is none to say. */
export function tell(event: Event, company: Company): string {
  const name = (seat: Seat): string => company.names[seat] ?? "";
  const tileOf = (piece: number): TileKey => company.tiles.get(piece) ?? "abbey";
  const the = (piece: number): string => say(`the-${tileOf(piece)}`);
  const at = (piece: number): string => say(`at-${tileOf(piece)}`);
  switch (event.event) {
    case "colours-dealt":
      return say("told-colours-dealt", {
        colours: list(event.colours.map((colour) => say(`seat-${colour}`))),
      });
    case "hour-struck":
      return say("told-hour-struck", { hour: hourName(event.hour), day: event.day });
    case "drew":
      return event.tile === null
        ? say("told-drew", { who: name(event.seat), many: 1 })
        : say("told-drew-known", { who: name(event.seat), tiles: tileName(event.tile) });
    case "put-back":
      return event.tile === null
        ? say("told-put-back", { who: name(event.seat) })
        : say("told-put-back-known", { who: name(event.seat), tiles: tileName(event.tile) });
    case "placed":
      return say("told-placed", { who: name(event.seat), the: say(`the-${event.tile}`) });
    case "moved": {
      const { from, to, cost } = event;
      const who = name(event.seat);
      if (to.box === undefined) return say("told-moved", { who, the: the(to.on), cost });
      const box = faceOf(tileOf(to.on)).boxes[to.box] ?? 0;
      return from.on === to.on
        ? say("told-moved-within", { who, at: at(to.on), box })
        : say("told-moved-box", { who, the: the(to.on), box, cost });
    }
    case "encouraged":
      return say("told-encouraged", { who: name(event.seat), the: the(event.piece) });
    case "blessed": {
      const { because, blessings: many } = event;
      const who = name(event.seat);
      if (because === "almonry") return say("told-blessed-almonry", { who });
      if (because === "other-strip") return say("told-blessed-other-strip", { who });
      if ("unspent" in because)
        return say("told-blessed-unspent", { who, many, points: because.unspent });
      return "feature" in because
        ? say("told-blessed-feature", { who, many, the: the(because.feature) })
        : say("told-blessed-encouragement", { who, many, the: the(because.encouragement) });
    }
    case "pool-empty":
      return event.returned.length === 0
        ? say("told-pool-empty-nobody")
        : say("told-pool-empty", { names: list(event.returned.map(name)) });
    case "scoring-began":
      return say("told-scoring-began", { who: name(event.seat) });
    case "scored": {
      const { key, piece, tiles } = reasonOf(event.because);
      return say(`told-scored-${key}`, {
        who: name(event.seat),
        points: event.points,
        the: the(piece),
        at: at(piece),
        tiles,
      });
    }
    case "flipped":
      return say("told-flipped", { the: the(event.piece) });
    case "prayed":
      return say("told-prayed", { who: name(event.seat), at: at(event.piece) });
    case "switched":
      return say("told-switched", { who: name(event.seat) });
    case "totalled":
      return say("told-totalled", { who: name(event.seat), points: event.points });
    case "letter-collected": {
      const said = {
        who: name(event.seat),
        letter: event.letter,
        price: price(event.points, event.blessings),
      };
      return event.strip === event.seat
        ? say("told-letter-own", said)
        : say("told-letter-other", { ...said, whose: name(event.strip) });
    }
    case "monk-collected": {
      const said = { who: name(event.seat), price: price(event.points, event.blessings) };
      return event.whose === event.seat
        ? say("told-monk-own", said)
        : say("told-monk-other", { ...said, whose: name(event.whose) });
    }
    case "phrase-completed":
      return say("told-phrase-completed", { who: name(event.seat) });
    case "stood-up":
      return say("told-stood-up", { who: name(event.seat), at: at(event.piece) });
    case "kept":
      return say("told-kept", { who: name(event.seat), at: at(event.spot.on) });
    case "went-home":
      return say("told-went-home", { who: name(event.seat), many: 1 });
    case "election-called":
      return say("told-election-called", { who: name(event.seat) });
    case "elected":
      return say(`told-elected-${event.how}`, { who: name(event.seat) });
    case "imprisoned":
      return event.whose === event.seat
        ? say("told-imprisoned-own", { who: name(event.seat) })
        : say("told-imprisoned", { who: name(event.seat), whose: name(event.whose) });
    case "pardoned":
      return say("told-pardoned", { who: name(event.seat) });
    case "ended":
      return say(`told-ended-${event.ending}`);
  }
}

/** The same without what only its own seat may know: for the live region, which others may hear. */
export function veiled(event: Event): Event {
  return event.event === "drew" || event.event === "put-back" ? { ...event, tile: null } : event;
}

/** The seat whose doing it was, if it was anybody's. */
export function doer(event: Event): Seat | undefined {
  return "seat" in event ? event.seat : undefined;
}
