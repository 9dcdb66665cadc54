/** What happened, as sentences in the reader's language. */

import type { Event, Reason, View } from "../../generated/monastery.ts";
import type { Seat } from "../../generated/table.ts";
import { list, say } from "../../shared/words.ts";
import type { TileKey } from "../art/index.ts";
import { type DialHour, faceOf, HOURS } from "../box.ts";
import { word } from "../words.ts";

/** Who sits where, and what lies where, for the sentences. */
export interface Company {
  readonly names: readonly string[];
  /** The tile of a piece, by its number. */
  readonly tiles: ReadonlyMap<number, TileKey>;
}

export function companyOf(view: View, names: readonly string[]): Company {
  return { names, tiles: new Map(view.pieces.map(({ piece, tile }) => [piece, tile])) };
}

export const tileName = (tile: TileKey): string => word(`tile-${tile}`);

/** An hour of the dial, counted from 1. */
export const hourOf = (hour: number): Pick<DialHour, "kind" | "name"> =>
  HOURS[(hour - 1) % HOURS.length] ?? { kind: "night" };

export function hourName(hour: number): string {
  const { kind, name } = hourOf(hour);
  return word(`hour-${name ?? kind}`);
}

export function price(points: number, blessings: number): string {
  const inPoints = word("price-points", { points });
  const inBlessings = word("price-blessings", { blessings });
  if (blessings === 0) return inPoints;
  if (points === 0) return inBlessings;
  return word("price-both", { points: inPoints, blessings: inBlessings });
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
  return word(`reason-${key}`, { tile: tile ? tileName(tile) : "", tiles });
}

/** One event as a sentence; nothing where there is none to say. */
export function tell(event: Event, company: Company): string {
  const name = (seat: Seat): string => company.names[seat] ?? "";
  const tileOf = (piece: number): TileKey => company.tiles.get(piece) ?? "abbey";
  const the = (piece: number): string => word(`the-${tileOf(piece)}`);
  const at = (piece: number): string => word(`at-${tileOf(piece)}`);
  switch (event.event) {
    case "colours-dealt":
      return word("log-colours-dealt", {
        colours: list(event.colours.map((colour) => say(`seat-${colour}`))),
      });
    case "hour-struck":
      return word("log-hour-struck", { hour: hourName(event.hour), day: event.day });
    case "drew":
      return event.tile === "hidden"
        ? word("log-drew", { who: name(event.seat), many: 1 })
        : word("log-drew-known", { who: name(event.seat), tiles: tileName(event.tile.seen) });
    case "put-back":
      return event.tile === "hidden"
        ? word("log-put-back", { who: name(event.seat) })
        : word("log-put-back-known", { who: name(event.seat), tiles: tileName(event.tile.seen) });
    case "placed":
      return word("log-placed", { who: name(event.seat), the: word(`the-${event.tile}`) });
    case "moved": {
      const { from, to, cost } = event;
      const who = name(event.seat);
      if (to.box === undefined) return word("log-moved", { who, the: the(to.on), cost });
      const box = faceOf(tileOf(to.on)).boxes[to.box] ?? 0;
      return from.on === to.on
        ? word("log-moved-within", { who, at: at(to.on), box })
        : word("log-moved-box", { who, the: the(to.on), box, cost });
    }
    case "encouraged":
      return word("log-encouraged", { who: name(event.seat), the: the(event.piece) });
    case "blessed": {
      const { because, blessings: many } = event;
      const who = name(event.seat);
      if (because === "almonry") return word("log-blessed-almonry", { who });
      if (because === "other-strip") return word("log-blessed-other-strip", { who });
      if ("unspent" in because)
        return word("log-blessed-unspent", { who, many, points: because.unspent });
      return "feature" in because
        ? word("log-blessed-feature", { who, many, the: the(because.feature) })
        : word("log-blessed-encouragement", { who, many, the: the(because.encouragement) });
    }
    case "pool-empty":
      return event.returned.length === 0
        ? word("log-pool-empty-nobody")
        : word("log-pool-empty", {
            names: list(event.returned.map(name)),
            many: event.returned.length,
          });
    case "scoring-began":
      return word("log-scoring-began", { who: name(event.seat) });
    case "scored": {
      const { key, piece, tiles } = reasonOf(event.because);
      return word(`log-scored-${key}`, {
        who: name(event.seat),
        points: event.points,
        the: the(piece),
        at: at(piece),
        tiles,
      });
    }
    case "flipped":
      return word("log-flipped", { the: the(event.piece) });
    case "prayed":
      return word("log-prayed", { who: name(event.seat), at: at(event.piece) });
    case "switched":
      return word("log-switched", { who: name(event.seat) });
    case "totalled":
      return word("log-totalled", { who: name(event.seat), points: event.points });
    case "letter-collected": {
      const said = {
        who: name(event.seat),
        letter: event.letter,
        price: price(event.points, event.blessings),
      };
      return event.strip === event.seat
        ? word("log-letter-own", said)
        : word("log-letter-other", { ...said, whose: name(event.strip) });
    }
    case "monk-collected": {
      const said = { who: name(event.seat), price: price(event.points, event.blessings) };
      return event.whose === event.seat
        ? word("log-monk-own", said)
        : word("log-monk-other", { ...said, whose: name(event.whose) });
    }
    case "phrase-completed":
      return word("log-phrase-completed", { who: name(event.seat) });
    case "stood-up":
      return word("log-stood-up", { who: name(event.seat), at: at(event.piece) });
    case "kept":
      return word("log-kept", { who: name(event.seat), at: at(event.spot.on) });
    case "went-home":
      return word("log-went-home", { who: name(event.seat), many: 1 });
    case "election-called":
      return word("log-election-called", { who: name(event.seat) });
    case "elected":
      return word(`log-elected-${event.how}`, { who: name(event.seat) });
    case "imprisoned":
      return event.whose === event.seat
        ? word("log-imprisoned-own", { who: name(event.seat) })
        : word("log-imprisoned", { who: name(event.seat), whose: name(event.whose) });
    case "pardoned":
      return word("log-pardoned", { who: name(event.seat) });
    case "ended":
      return word(`log-ended-${event.ending}`);
  }
}

/** The seat whose doing it was, if it was anybody's. */
export function doer(event: Event): Seat | undefined {
  return "seat" in event ? event.seat : undefined;
}
