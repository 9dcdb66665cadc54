import { beforeEach, describe, expect, test } from "vitest";
import { ABOUT } from "../monastery/testing.ts";
import { settle } from "../seats/levels.ts";
import {
  askedFor,
  changed,
  coloured,
  firstDraft,
  names,
  problems,
  seedOf,
  withChair,
  withoutChair,
} from "./draft.ts";

const stranger = (n: number) => `Pilgrim ${n}`;

beforeEach(() => localStorage.clear());

describe("a new game", () => {
  test("is against an Oblate, for a newcomer's one tap", () => {
    const asked = askedFor(firstDraft(ABOUT, "Ann"), stranger, () => 0);
    expect(asked).toEqual({
      kind: "monastery",
      setup: { seats: 2, paired: false, simpler: false, silence: false, dealing: "drawn" },
      players: [{ name: "Ann" }, { bot: "oblate", name: "Luc" }],
    });
  });

  test("is against whoever fits, and so are new chairs", () => {
    settle("monastery", "prior");
    expect(withChair(firstDraft(ABOUT)).chairs.map(({ who }) => who)).toEqual([
      "person",
      "prior",
      "prior",
    ]);
  });

  test("seats players in the order of their colours", () => {
    let draft = withChair({ ...firstDraft(ABOUT, "Ann"), lot: false });
    draft = coloured(draft, 0, "yellow");
    const asked = askedFor(draft, stranger);
    expect(asked.setup).toMatchObject({ colours: ["blue", "green", "yellow"] });
    expect(asked.players.at(-1)).toEqual({ name: "Ann" });
  });

  test("draws seats by lot with the colours", () => {
    const lots = [0.9, 0.1];
    const asked = askedFor(firstDraft(ABOUT, "Ann"), stranger, () => lots.shift() ?? 0);
    expect(asked.players).toEqual([{ bot: "oblate", name: "Luc" }, { name: "Ann" }]);
    expect(asked.setup).not.toHaveProperty("colours");
  });

  test("changes colours by changing places with whoever has it", () => {
    const draft = coloured(firstDraft(ABOUT), 0, "blue");
    expect(draft.chairs.map(({ colour }) => colour)).toEqual(["blue", "red"]);
  });

  test("plays in pairs at four only", () => {
    const four = { ...withChair(withChair(firstDraft(ABOUT))), agreed: { paired: "true" } };
    expect(askedFor(four, stranger).setup).toMatchObject({ paired: true });
    expect(withoutChair(four, 3).agreed.paired).toBe("false");
  });

  test("names everybody differently", () => {
    let draft = withChair(withChair(firstDraft(ABOUT)));
    draft = changed(draft, 3, { who: "person" });
    expect(names(draft, stranger)).toEqual(["Pilgrim 1", "Luc", "Perrin", "Pilgrim 2"]);
  });

  test("says what is in the way", () => {
    let draft = changed(firstDraft(ABOUT, "Ann"), 1, { who: "person", name: "ann " });
    expect(problems(draft)).toEqual(["same-name"]);
    draft = changed(draft, 1, { name: "Bea", pin: "12" });
    expect(problems(draft)).toEqual(["bad-pin"]);
  });
});

describe("a seed", () => {
  test("is a number, a word, or the engine's own", () => {
    expect(seedOf(" ")).toBeUndefined();
    expect(seedOf("3")).toBe(`03${"0".repeat(62)}`);
    expect(seedOf("cluny")).toMatch(/^[0-9a-f]{16}0{48}$/);
    expect(seedOf("cluny")).not.toBe(seedOf("citeaux"));
    expect(seedOf("ab".repeat(32))).toBe("ab".repeat(32));
  });
});
