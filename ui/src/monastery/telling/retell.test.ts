import { expect, test } from "vitest";
import { EVERY_EVENT, pieceOf, viewOf } from "../testing.ts";
import type { Event, View } from "../view.ts";
import { retell } from "./retell.ts";

const told = (view: View, ...events: readonly Event[]): View => events.reduce(retell, view);

test("no event is too much for any view", () => {
  for (const event of EVERY_EVENT) expect(() => retell(viewOf(), event)).not.toThrow();
});

test("a tile is laid, occupied and built", () => {
  const view = told(
    viewOf(),
    { event: "placed", seat: 0, tile: "mill", piece: 1, at: [3, 0], turn: 1 },
    { event: "moved", seat: 0, from: { on: 0 }, to: { on: 1, box: 1 }, cost: 1 },
  );
  expect(view.pieces[1]).toMatchObject({ boxes: [null, 0], constructed: false });
  expect(view.pieces[0]?.standing).toEqual([0, 1]);
  const built = told(view, { event: "flipped", piece: 1 });
  expect(built.pieces[1]).toMatchObject({ constructed: true, boxes: [], standing: [1, 0] });
});

test("a feature has no other side", () => {
  const view = told(viewOf(), {
    event: "placed",
    seat: 0,
    tile: "beehive",
    piece: 1,
    at: [1, -1],
    turn: 0,
  });
  expect(view.pieces[1]?.constructed).toBe(true);
});

test("monks kneel, rise and go home", () => {
  const chapel = pieceOf({ piece: 1, tile: "chapel", constructed: true, standing: [1, 0] });
  const start = viewOf({ pieces: [pieceOf({ constructed: true }), chapel] });
  const kneeling = told(start, { event: "prayed", seat: 0, piece: 1 });
  expect(kneeling.pieces[1]).toMatchObject({ standing: [0, 0], praying: [1, 0] });
  const home = told(kneeling, { event: "went-home", seat: 0, piece: 1 });
  expect(home.pieces[1]?.praying).toEqual([0, 0]);
  expect(home.pieces[0]?.standing).toEqual([1, 0]);
});

test("letters go from the grid to a strip, and may change places", () => {
  const grid = Array.from({ length: 40 }, (_, cell) =>
    cell < 2 ? { letter: "LI"[cell] ?? "", large: true } : null,
  );
  const view = told(
    viewOf({ grid }),
    { event: "switched", seat: 0, first: 0, second: 1 },
    {
      event: "letter-collected",
      seat: 0,
      letter: "I",
      from: 0,
      strip: 0,
      space: 1,
      large: false,
      points: 1,
      blessings: 0,
    },
  );
  expect(view.grid[0]).toBeNull();
  expect(view.grid[1]).toEqual({ letter: "L", large: false });
  expect(view.seats[0]?.strip[1]).toBe("small");
});
