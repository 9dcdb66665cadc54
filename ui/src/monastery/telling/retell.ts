/** Carries a view over one event, so that what happened can be watched step by step. The view that follows is the truth. */
import { faceOf } from "../box.ts";
import type { Event, PieceView, Seat, Spot, View } from "../view.ts";

const ABBEY = 0;

function withPiece(
  view: View,
  piece: number,
  change: (old: PieceView) => Partial<PieceView>,
): View {
  return {
    ...view,
    pieces: view.pieces.map((old) => (old.piece === piece ? { ...old, ...change(old) } : old)),
  };
}

const added = (counts: readonly number[], seat: Seat, by: number): readonly number[] =>
  counts.map((many, i) => (i === seat ? Math.max(0, many + by) : many));

function takenFrom(view: View, seat: Seat, { on, box }: Spot): View {
  return withPiece(view, on, (old) =>
    box === undefined
      ? { standing: added(old.standing, seat, -1) }
      : { boxes: old.boxes.map((whose, i) => (i === box ? null : whose)) },
  );
}

function putOn(view: View, seat: Seat, { on, box }: Spot): View {
  return withPiece(view, on, (old) =>
    box === undefined
      ? { standing: added(old.standing, seat, 1) }
      : { boxes: old.boxes.map((whose, i) => (i === box ? seat : whose)) },
  );
}

/** Turned over, everybody of the boxes stands on the floor. */
function turnedOver(old: PieceView): Partial<PieceView> {
  let standing = old.standing;
  for (const whose of old.boxes) if (whose !== null) standing = added(standing, whose, 1);
  return { constructed: true, fresh: true, boxes: [], standing, tokens: 0 };
}

/** Whoever leaves a tile for home leaves his prayer, else his box, else the floor. */
function leaving(seat: Seat) {
  return (old: PieceView): Partial<PieceView> => {
    if ((old.praying[seat] ?? 0) > 0) return { praying: added(old.praying, seat, -1) };
    const box = old.boxes.indexOf(seat);
    if (box >= 0) return { boxes: old.boxes.map((whose, i) => (i === box ? null : whose)) };
    return { standing: added(old.standing, seat, -1) };
  };
}

function withScreen(view: View, seat: Seat, by: number): View {
  return {
    ...view,
    seats: view.seats.map((old, i) => (i === seat ? { ...old, screen: old.screen + by } : old)),
  };
}

function collected(view: View, event: Extract<Event, { event: "letter-collected" }>): View {
  return {
    ...view,
    pool: view.pool + event.blessings,
    grid: view.grid.map((letter, cell) => (cell === event.from ? null : letter)),
    seats: view.seats.map((old, seat) =>
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

function switched(view: View, first: number, second: number): View {
  const small = (cell: number) => {
    const letter = view.grid[cell];
    return letter ? { ...letter, large: false } : null;
  };
  return {
    ...view,
    grid: view.grid.map((letter, cell) =>
      cell === first ? small(second) : cell === second ? small(first) : letter,
    ),
  };
}

export function retell(view: View, event: Event): View {
  switch (event.event) {
    case "hour-struck":
      return { ...view, day: event.day, hour: event.hour };
    case "drew":
      return { ...withScreen(view, event.seat, 1), bag: Math.max(0, view.bag - 1) };
    case "put-back":
      return { ...withScreen(view, event.seat, -1), bag: view.bag + 1 };
    case "placed": {
      if (view.pieces.some(({ piece }) => piece === event.piece)) return view;
      const none = view.seats.map(() => 0);
      const face = faceOf(event.tile);
      const laid: PieceView = {
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
      return { ...withScreen(view, event.seat, -1), pieces: [...view.pieces, laid] };
    }
    case "moved":
      return putOn(takenFrom(view, event.seat, event.from), event.seat, event.to);
    case "encouraged":
      return withPiece(view, event.piece, (old) => ({ tokens: old.tokens + 1 }));
    case "blessed": {
      const { because } = event;
      if (typeof because === "object" && "encouragement" in because) {
        return withPiece(view, because.encouragement, () => ({ tokens: 0 }));
      }
      return { ...view, pool: Math.max(0, view.pool - event.blessings) };
    }
    case "pool-empty":
      return { ...view, pool: view.pool + event.returned.length };
    case "flipped":
      return withPiece(view, event.piece, turnedOver);
    case "prayed":
      return withPiece(view, event.piece, (old) => ({
        standing: added(old.standing, event.seat, -1),
        praying: added(old.praying, event.seat, 1),
      }));
    case "stood-up":
      return withPiece(view, event.piece, (old) => ({
        standing: added(old.standing, event.seat, 1),
        praying: added(old.praying, event.seat, -1),
      }));
    case "kept":
      return withPiece(view, event.spot.on, (old) =>
        (old.praying[event.seat] ?? 0) > 0
          ? {
              standing: added(old.standing, event.seat, 1),
              praying: added(old.praying, event.seat, -1),
            }
          : {},
      );
    case "went-home":
      return putOn(withPiece(view, event.piece, leaving(event.seat)), event.seat, { on: ABBEY });
    case "imprisoned": {
      const prison = view.pieces.find(({ tile }) => tile === "prison-cell");
      if (prison === undefined) return view;
      return withPiece(takenFrom(view, event.whose, { on: ABBEY }), prison.piece, (old) => ({
        praying: added(old.praying, event.whose, 1),
      }));
    }
    case "letter-collected":
      return collected(view, event);
    case "monk-collected":
      return putOn(
        {
          ...view,
          pool: view.pool + event.blessings,
          crosses: view.crosses.map(({ cell, waiting }) =>
            cell === event.from
              ? { cell, waiting: waiting.filter((seat) => seat !== event.whose) }
              : { cell, waiting },
          ),
        },
        event.whose,
        { on: ABBEY },
      );
    case "switched":
      return switched(view, event.first, event.second);
    case "elected":
      return { ...view, abbot: event.seat };
    default:
      return view;
  }
}
