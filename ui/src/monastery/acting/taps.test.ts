import { describe, expect, test } from "vitest";
import type { Action, Forecast, GivenUp, PieceView, View } from "../../generated/monastery.ts";
import { NOTHING } from "../../table/state/model.ts";
import type { Choice, Situation } from "../kind.ts";
import { pieceOf, viewOf } from "../testing.ts";
import { cellsFor, offersOf, turnOn, walkers } from "./offers.ts";
import { choiceFor, respond } from "./taps.ts";

const ABBEY = pieceOf({ piece: 0, tile: "abbey", constructed: true, standing: [1, 1] });
const MILL: PieceView = pieceOf({ piece: 1, tile: "mill", at: [3, 0], boxes: [null, null] });

function situation(
  actions: readonly Action[],
  more: Partial<Situation> & { view?: View } = {},
): Situation {
  const view = more.view ?? viewOf({ pieces: [ABBEY, MILL], gaps: [[0, -1]] });
  return {
    offers: offersOf(actions, view),
    forecasts: new Map(),
    choice: NOTHING,
    seat: 0,
    confirm: "final",
    ...more,
    view,
  };
}

const PLACES: readonly Action[] = [
  { place: { tile: "forge", at: [0, -1], turn: 1 } },
  { place: { tile: "forge", at: [0, -1], turn: 3 } },
  { place: { tile: "forge", at: [2, -1], turn: 0 } },
];

type Ghost = Extract<Choice, { kind: "ghost" }>;

describe("offers", () => {
  test("are sorted by the thing they name", () => {
    const view = viewOf({
      pieces: [ABBEY, pieceOf({ piece: 4, tile: "almonry", constructed: true })],
    });
    const offers = offersOf(
      [
        "total",
        "almonry",
        "exchange",
        { pray: 4 },
        { switch: 3 },
        { elect: 1 },
        { keep: { on: 4 } },
      ],
      view,
    );
    expect(offers.primary).toBe("total");
    expect(offers.exchange).toBe(true);
    expect(offers.pieces.map(({ kind, piece }) => [kind, piece])).toEqual([
      ["almonry", 4],
      ["pray", 4],
      ["keep", 4],
    ]);
    expect(offers.switches).toEqual([3]);
    expect(offers.seats).toHaveLength(1);
  });

  test("gather the turns of a tile at each cell", () => {
    const { offers } = situation(PLACES);
    expect(cellsFor(offers, "forge")).toEqual([
      { at: [0, -1], turns: [1, 3] },
      { at: [2, -1], turns: [0] },
    ]);
    expect(turnOn([1, 3], 1)).toBe(3);
    expect(turnOn([1, 3], 3)).toBe(1);
  });

  test("name each walking monk once", () => {
    const { offers } = situation([
      { move: { from: { on: 0 }, to: { on: 1, box: 0 }, cost: 1 } },
      { move: { from: { on: 0 }, to: { on: 1, box: 1 }, cost: 1 } },
    ]);
    expect(walkers(offers)).toEqual([{ on: 0 }]);
  });
});

describe("a tile", () => {
  test("is chosen, laid as a ghost in its first legal turn, turned, and placed by the second tap", () => {
    const chosen = respond({ on: "shelf", tile: "forge" }, situation(PLACES));
    expect(chosen).toEqual({ choice: { kind: "tile", tile: "forge" } });
    const choice = { kind: "tile", tile: "forge" } as const;
    const ghost = respond({ on: "gap", at: [0, -1] }, situation(PLACES, { choice }));
    const lying: Ghost = { kind: "ghost", tile: "forge", at: [0, -1], turn: 1, turns: [1, 3] };
    expect(ghost).toEqual({ choice: lying });
    expect(respond({ on: "turn" }, situation(PLACES, { choice: lying }))).toEqual({
      choice: { ...lying, turn: 3 },
    });
    expect(
      respond({ on: "gap", at: [0, -1] }, situation(PLACES, { choice: { ...lying, turn: 3 } })),
    ).toEqual({ act: { place: { tile: "forge", at: [0, -1], turn: 3 } } });
  });

  test("keeps its turn when the ghost goes elsewhere, if it may", () => {
    const choice: Ghost = { kind: "ghost", tile: "forge", at: [2, -1], turn: 3, turns: [0] };
    const moved = respond({ on: "gap", at: [0, -1] }, situation(PLACES, { choice }));
    expect(moved).toMatchObject({ choice: { turn: 3 } });
  });

  test("is placed at the first tap where no confirmation is wanted", () => {
    const choice = { kind: "tile", tile: "forge" } as const;
    const placed = respond(
      { on: "gap", at: [0, -1] },
      situation(PLACES, { choice, confirm: "none" }),
    );
    expect(placed).toEqual({ act: { place: { tile: "forge", at: [0, -1], turn: 1 } } });
  });

  test("is asked about where it may not lie", () => {
    const choice = { kind: "tile", tile: "forge" } as const;
    const asked = respond({ on: "gap", at: [5, 5] }, situation(PLACES, { choice }));
    expect(asked).toMatchObject({ why: { length: 4 } });
  });

  test("is put back by the second tap", () => {
    const offered: readonly Action[] = [{ "put-back": "forge" }];
    expect(respond({ on: "shelf", tile: "forge" }, situation(offered))).toEqual({
      choice: { kind: "put-back", tile: "forge" },
    });
    const choice = { kind: "put-back", tile: "forge" } as const;
    expect(respond({ on: "shelf", tile: "forge" }, situation(offered, { choice }))).toEqual({
      act: { "put-back": "forge" },
    });
  });
});

test("an exchange is asked about first, for what was drawn cannot be taken back", () => {
  const offered: readonly Action[] = [...PLACES, "exchange", "end-placement"];
  const choice = { kind: "exchange" } as const;
  expect(respond({ on: "exchange" }, situation(offered))).toEqual({ choice });
  expect(respond({ on: "primary" }, situation(offered, { choice }))).toEqual({ act: "exchange" });
  expect(respond({ on: "exchange" }, situation(offered, { confirm: "none" }))).toEqual({
    act: "exchange",
  });
  expect(choiceFor("exchange", situation(offered).offers)).toEqual(choice);
});

describe("a monk", () => {
  const walks: readonly Action[] = [
    { move: { from: { on: 0 }, to: { on: 1, box: 0 }, cost: 1 } },
    { move: { from: { on: 0 }, to: { on: 1, box: 1 }, cost: 1 } },
  ];

  test("is chosen, and asked which box where there are several", () => {
    const chosen = respond({ on: "monk", spot: { on: 0 } }, situation(walks));
    expect(chosen).toEqual({ choice: { kind: "monk", from: { on: 0 } } });
    const choice = { kind: "monk", from: { on: 0 } } as const;
    expect(respond({ on: "piece", piece: 1 }, situation(walks, { choice }))).toEqual({
      choice: { kind: "reach", from: { on: 0 }, on: 1 },
    });
  });

  test("walks at once where there is one way", () => {
    const choice = { kind: "monk", from: { on: 0 } } as const;
    expect(respond({ on: "piece", piece: 1 }, situation(walks.slice(0, 1), { choice }))).toEqual({
      act: walks[0],
    });
  });

  test("who may not walk is asked about", () => {
    expect(respond({ on: "monk", spot: { on: 0 } }, situation([]))).toMatchObject({
      why: [{ move: { from: { on: 0 } } }],
    });
  });
});

describe("letters", () => {
  test("for one strip are taken by the second tap", () => {
    const offered: readonly Action[] = [{ "collect-letter": { from: 4, strip: 0 } }];
    const first = respond({ on: "letter", cell: 4 }, situation(offered));
    expect(first).toEqual({ choice: { kind: "letter", cell: 4, strip: 0 } });
    const choice = { kind: "letter", cell: 4, strip: 0 } as const;
    expect(respond({ on: "letter", cell: 4 }, situation(offered, { choice }))).toEqual({
      act: offered[0],
    });
    expect(respond({ on: "primary" }, situation(offered, { choice }))).toEqual({
      act: offered[0],
    });
  });

  test("that are not offered are asked about in every way", () => {
    expect(respond({ on: "letter", cell: 4 }, situation([]))).toEqual({
      why: [
        { "collect-letter": { from: 4, strip: 0 } },
        { "collect-letter": { from: 4, strip: 1 } },
        { switch: 4 },
      ],
    });
  });

  test("for several strips ask for which", () => {
    const offered: readonly Action[] = [
      { "collect-letter": { from: 4, strip: 0 } },
      { "collect-letter": { from: 4, strip: 1 } },
    ];
    expect(respond({ on: "letter", cell: 4 }, situation(offered))).toEqual({
      choice: { kind: "letter", cell: 4, strip: undefined },
    });
  });
});

describe("a cross", () => {
  const own: Action = { "collect-monk": { from: 6, whose: 0 } };
  const other: Action = { "collect-monk": { from: 6, whose: 1 } };

  test("on which one monk can be called gives him at the second tap", () => {
    const first = respond({ on: "cross", cell: 6 }, situation([own]));
    const choice = { kind: "cross", cell: 6, whose: 0 } as const;
    expect(first).toEqual({ choice });
    expect(respond({ on: "cross", cell: 6 }, situation([own], { choice }))).toEqual({ act: own });
    expect(respond({ on: "primary" }, situation([own], { choice }))).toEqual({ act: own });
  });

  test("on which several wait asks for whose", () => {
    const choice = { kind: "cross", cell: 6, whose: undefined } as const;
    expect(respond({ on: "cross", cell: 6 }, situation([own, other]))).toEqual({ choice });
    expect(respond({ on: "primary" }, situation([own, other], { choice }))).toEqual({ choice });
  });
});

describe("the primary button", () => {
  /** What ending now would give up, as the engine says. */
  const givesUp = (ending: Action, gives_up: GivenUp) => ({
    forecasts: new Map([
      [
        JSON.stringify(ending),
        { points: 0, blessings: 0, total: null, round: null, gives_up } satisfies Forecast,
      ],
    ]),
  });

  test("asks before something is given away, once", () => {
    for (const [ending, given] of [
      ["end-placement", "placing"],
      ["end-placement", "walking"],
      ["end-scoring", "buying"],
    ] as const) {
      const lost = givesUp(ending, given);
      const choice = { kind: "end" } as const;
      expect(respond({ on: "primary" }, situation([ending], lost))).toEqual({ choice });
      // The button that asked confirms nothing; the answer does.
      expect(respond({ on: "primary" }, situation([ending], { ...lost, choice }))).toEqual({
        choice,
      });
      expect(respond({ on: "end" }, situation([ending], { ...lost, choice }))).toEqual({
        act: ending,
      });
    }
  });

  test("does what ends the part where nothing is given away", () => {
    expect(respond({ on: "primary" }, situation(["end-scoring"]))).toEqual({ act: "end-scoring" });
  });
});

test("advice is shown as far as it goes without being followed", () => {
  const { offers } = situation(PLACES);
  expect(choiceFor({ place: { tile: "forge", at: [0, -1], turn: 3 } }, offers)).toEqual({
    kind: "ghost",
    tile: "forge",
    at: [0, -1],
    turn: 3,
    turns: [1, 3],
  });
  expect(choiceFor("total", situation([...PLACES, "total"]).offers)).toEqual({
    kind: "advised",
    piece: undefined,
    action: "total",
  });
});

test("advice to walk, to pray or to call is done by the primary button", () => {
  const walk: Action = { move: { from: { on: 0 }, to: { on: 1, box: 0 }, cost: 1 } };
  const call: Action = { "collect-monk": { from: 6, whose: 1 } };
  for (const advised of [walk, { pray: 1 }, { encourage: 1 }, call, { imprison: 1 }] as const) {
    const { offers } = situation([advised, "end-placement"]);
    const choice = choiceFor(advised, offers);
    expect(respond({ on: "primary" }, situation([advised, "end-placement"], { choice }))).toEqual({
      act: advised,
    });
  }
});

test("a tile in hand is looked at, and laid down again", () => {
  const look = { on: "look", tile: "forge" } as const;
  const choice = { kind: "look", tile: "forge" } as const;
  expect(respond(look, situation(PLACES))).toEqual({ choice });
  expect(respond(look, situation(PLACES, { choice }))).toEqual({ choice: { kind: "none" } });
});
