/** Carries a sight over one event, so that what happened can be watched step by step. The view that follows is the truth. */
import { faceOf } from "../box.ts";
import type { Event, PieceSight, Seat, Sight, Spot } from "../view.ts";

const ABBEY = 0;

function withPiece(
  sight: Sight,
  piece: number,
  change: (old: PieceSight) => Partial<PieceSight>,
): Sight {
  return {
    ...sight,
    pieces: sight.pieces.map((old) => (old.piece === piece ? { ...old, ...change(old) } : old)),
  };
}

const added = (counts: readonly number[], seat: Seat, by: number): readonly number[] =>
  counts.map((many, i) => (i === seat ? Math.max(0, many + by) : many));

function takenFrom(sight: Sight, seat: Seat, { on, box }: Spot): Sight {
  return withPiece(sight, on, (old) =>
    box === undefined
      ? { standing: added(old.standing, seat, -1) }
      : { boxes: old.boxes.map((whose, i) => (i === box ? null : whose)) },
  );
}

function putOn(sight: Sight, seat: Seat, { on, box }: Spot): Sight {
  return withPiece(sight, on, (old) =>
    box === undefined
      ? { standing: added(old.standing, seat, 1) }
      : { boxes: old.boxes.map((whose, i) => (i === box ? seat : whose)) },
  );
}

/** Turned over, everybody of the boxes stands on the floor. */
function turnedOver(old: PieceSight): Partial<PieceSight> {
  let standing = old.standing;
  for (const whose of old.boxes) if (whose !== null) standing = added(standing, whose, 1);
  return { constructed: true, fresh: true, boxes: [], standing, tokens: 0 };
}

/** Whoever leaves a tile for home leaves his prayer, else his box, else the floor. */
function leaving(seat: Seat) {
  return (old: PieceSight): Partial<PieceSight> => {
    if ((old.praying[seat] ?? 0) > 0) return { praying: added(old.praying, seat, -1) };
    const box = old.boxes.indexOf(seat);
    if (box >= 0) return { boxes: old.boxes.map((whose, i) => (i === box ? null : whose)) };
    return { standing: added(old.standing, seat, -1) };
  };
}

function withScreen(sight: Sight, seat: Seat, by: number): Sight {
  return {
    ...sight,
    seats: sight.seats.map((old, i) => (i === seat ? { ...old, screen: old.screen + by } : old)),
  };
}

function collected(sight: Sight, event: Extract<Event, { event: "letter-collected" }>): Sight {
  return {
    ...sight,
    pool: sight.pool + event.blessings,
    grid: sight.grid.map((letter, cell) => (cell === event.from ? null : letter)),
    seats: sight.seats.map((old, seat) =>
      seat === event.strip
        ? {
            ...old,
            strip: old.strip.map((cover, space) =>
              space === event.space ? (event.large ? "large" : "small") : cover,
            ),
          }
        : old,
    ),
  };
}

function switched(sight: Sight, first: number, second: number): Sight {
  const small = (cell: number) => {
    const letter = sight.grid[cell];
    return letter ? { ...letter, large: false } : null;
  };
  return {
    ...sight,
    grid: sight.grid.map((letter, cell) =>
      cell === first ? small(second) : cell === second ? small(first) : letter,
    ),
  };
}

export function retell(sight: Sight, event: Event): Sight {
  switch (event.event) {
    case "hour-struck":
      return { ...sight, day: event.day, hour: event.hour };
    case "drew":
      return { ...withScreen(sight, event.seat, 1), bag: Math.max(0, sight.bag - 1) };
    case "put-back":
      return { ...withScreen(sight, event.seat, -1), bag: sight.bag + 1 };
    case "placed": {
      if (sight.pieces.some(({ piece }) => piece === event.piece)) return sight;
      const none = sight.seats.map(() => 0);
      const face = faceOf(event.tile);
      const laid: PieceSight = {
        piece: event.piece,
        tile: event.tile,
        at: event.at,
        turn: event.turn,
        constructed: face.colour === "feature",
        full: false,
        fresh: false,
        tokens: 0,
        boxes: face.boxes.map(() => null),
        standing: none,
        praying: none,
      };
      return { ...withScreen(sight, event.seat, -1), pieces: [...sight.pieces, laid] };
    }
    case "moved":
      return putOn(takenFrom(sight, event.seat, event.from), event.seat, event.to);
    case "encouraged":
      return withPiece(sight, event.piece, (old) => ({ tokens: old.tokens + 1 }));
    case "blessed": {
      const { because } = event;
      if (typeof because === "object" && "encouragement" in because) {
        return withPiece(sight, because.encouragement, () => ({ tokens: 0 }));
      }
      return { ...sight, pool: Math.max(0, sight.pool - event.blessings) };
    }
    case "pool-empty":
      return { ...sight, pool: sight.pool + event.returned.length };
    case "flipped":
      return withPiece(sight, event.piece, turnedOver);
    case "prayed":
      return withPiece(sight, event.piece, (old) => ({
        standing: added(old.standing, event.seat, -1),
        praying: added(old.praying, event.seat, 1),
      }));
    case "stood-up":
      return withPiece(sight, event.piece, (old) => ({
        standing: added(old.standing, event.seat, 1),
        praying: added(old.praying, event.seat, -1),
      }));
    case "kept":
      return withPiece(sight, event.spot.on, (old) =>
        (old.praying[event.seat] ?? 0) > 0
          ? {
              standing: added(old.standing, event.seat, 1),
              praying: added(old.praying, event.seat, -1),
            }
          : {},
      );
    case "went-home":
      return putOn(withPiece(sight, event.piece, leaving(event.seat)), event.seat, { on: ABBEY });
    case "imprisoned": {
      const prison = sight.pieces.find(({ tile }) => tile === "prison-cell");
      if (prison === undefined) return sight;
      return withPiece(takenFrom(sight, event.whose, { on: ABBEY }), prison.piece, (old) => ({
        praying: added(old.praying, event.whose, 1),
      }));
    }
    case "letter-collected":
      return collected(sight, event);
    case "monk-collected":
      return putOn(
        {
          ...sight,
          pool: sight.pool + event.blessings,
          crosses: sight.crosses.map(({ cell, waiting }) =>
            cell === event.from
              ? { cell, waiting: waiting.filter((seat) => seat !== event.whose) }
              : { cell, waiting },
          ),
        },
        event.whose,
        { on: ABBEY },
      );
    case "switched":
      return switched(sight, event.first, event.second);
    case "elected":
      return { ...sight, abbot: event.seat };
    default:
      return sight;
  }
}
