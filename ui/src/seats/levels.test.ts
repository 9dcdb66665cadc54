import { beforeEach, describe, expect, test } from "vitest";
import type { Screen } from "../shared/commands.ts";
import { counted, fitting, type Level, settle } from "./levels.ts";

beforeEach(() => localStorage.clear());

let games = 0;

/** A finished game of one person against bots of this level. */
function ended(won: boolean, level: Level, seats = 2): Screen {
  games += 1;
  const bots = Array.from({ length: seats - 1 }, () => ({ person: false, absent: false, level }));
  return {
    kind: "monastery",
    game: `game ${games}`,
    players: [{ person: true, absent: false, level: null }, ...bots],
    outcome: { winners: [won ? 0 : 1] },
  } as unknown as Screen;
}

const played = (results: readonly boolean[], level: Level, seats = 2) =>
  results.map((won) => counted(ended(won, level, seats))).at(-1);

describe("the level that fits", () => {
  test("is an Oblate for a newcomer, for each game by itself", () => {
    expect(fitting("monastery")).toBe("oblate");
    settle("monastery", "prior");
    expect(fitting("monastery")).toBe("prior");
    expect(fitting("domus-domini")).toBe("oblate");
  });

  test("is asked up after two wins in a row, and never changes by itself", () => {
    expect(played([true], "oblate")).toBeUndefined();
    expect(played([false, true], "oblate")).toBeUndefined();
    expect(played([true], "oblate")).toEqual({ from: "oblate", to: "novice", up: true });
    expect(fitting("monastery")).toBe("oblate");
    settle("monastery", "novice");
    expect(fitting("monastery")).toBe("novice");
  });

  test("is asked down after three losses in a row, at a full table after more", () => {
    settle("monastery", "brother");
    expect(played([false, false], "brother")).toBeUndefined();
    expect(played([false], "brother")).toEqual({ from: "brother", to: "novice", up: false });
    settle("monastery", "brother");
    expect(played([false, false, false, false], "brother", 3)).toBeUndefined();
    expect(played([false], "brother", 3)).toMatchObject({ to: "novice" });
  });

  test("counts a game once, however often its end is looked at", () => {
    const over = ended(true, "oblate");
    counted(over);
    expect(counted(over)).toBeUndefined();
    const second = ended(true, "oblate");
    expect(counted(second)).toMatchObject({ to: "novice" });
    expect(counted(second)).toMatchObject({ to: "novice" });
    settle("monastery", "oblate");
    expect(counted(second)).toBeUndefined();
  });

  test("is not asked about beyond the ends, nor for games below or among people", () => {
    expect(played([false, false, false], "oblate")).toBeUndefined();
    expect(played([true, true], "abbot")).toBeUndefined();
    settle("monastery", "prior");
    expect(played([true, true], "novice")).toBeUndefined();
    const among = ended(true, "prior");
    const people = among.players.map((player) => ({ ...player, person: true }));
    expect(counted({ ...among, players: people })).toBeUndefined();
  });

  test("survives what cannot be read", () => {
    localStorage.setItem("cloister.levels", '{"monastery":{"level":"pope"}}');
    expect(fitting("monastery")).toBe("oblate");
    localStorage.setItem("cloister.levels", "3");
    expect(fitting("monastery")).toBe("oblate");
  });
});
