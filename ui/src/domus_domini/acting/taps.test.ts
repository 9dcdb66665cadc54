import { expect, test } from "vitest";
import type { Action } from "../../generated/domus_domini.ts";
import type { Choice } from "../kind.ts";
import { viewOf } from "../testing.ts";
import { offersOf } from "./offers.ts";
import { choiceFor, primaryAction, respond, type Situation } from "./taps.ts";

const situation = (actions: readonly Action[], more: Partial<Situation> = {}): Situation => ({
  view: viewOf(),
  offers: offersOf(actions),
  choice: { kind: "none" },
  seat: 0,
  confirm: "final",
  ...more,
});
const meant = (action: Action): Choice => ({ kind: "meant", action });

test("a small step is done at once, unless everything is to be confirmed", () => {
  const action: Action = { expand: "garden" };
  expect(respond({ on: "do", action }, situation([action]))).toEqual({ act: action });
  const all = situation([action], { confirm: "all" });
  expect(respond({ on: "do", action }, all)).toEqual({ choice: meant(action) });
  expect(respond({ on: "do", action }, { ...all, choice: meant(action) })).toEqual({ act: action });
});

test("what is not offered is asked of the referee", () => {
  const action: Action = { employ: 7 };
  for (const on of ["do", "mean"] as const)
    expect(respond({ on, action }, situation([]))).toMatchObject({ why: [action] });
  expect(respond({ on: "lend" }, situation([]))).toMatchObject({ why: [{ lend: 3 }] });
});

test("a cellerar is shown first; the second tap employs him", () => {
  const action: Action = { employ: 7 };
  const first = respond({ on: "mean", action }, situation([action]));
  expect(first).toEqual({ choice: meant(action) });
  const again = situation([action], { choice: meant(action) });
  expect(respond({ on: "mean", action }, again)).toEqual({ act: action });
  expect(respond({ on: "primary" }, again)).toEqual({ act: action });
  expect(respond({ on: "mean", action }, situation([action], { confirm: "none" }))).toEqual({
    act: action,
  });
});

test("a cart is loaded bit by bit and goes with the button", () => {
  const action: Action = { advance: { vegetables: 2, cart: false } };
  const loaded = situation([action], { choice: meant(action), confirm: "none" });
  expect(respond({ on: "mean", action }, loaded)).toEqual({ choice: meant(action) });
  expect(respond({ on: "primary" }, loaded)).toEqual({ act: action });
});

test("the button ends what is asked, and feeds everybody", () => {
  expect(primaryAction(situation(["start", "pass-start"]))).toBe("start");
  expect(primaryAction(situation([{ feed: 0 }, { feed: 1 }, { feed: 3 }]))).toEqual({ feed: 3 });
  expect(primaryAction(situation([{ defend: "dog" }, { defend: "none" }]))).toBeUndefined();
  expect(primaryAction(situation(["start"], { seat: undefined }))).toBeUndefined();
});

test("another monastery is looked at, and put away again; one's own lies there anyway", () => {
  const looked = { kind: "house", seat: 1 } as const;
  expect(respond({ on: "house", seat: 1 }, situation([]))).toEqual({ choice: looked });
  expect(respond({ on: "house", seat: 1 }, situation([]))).toEqual({ choice: looked });
  expect(respond({ on: "house", seat: 1 }, situation([], { choice: looked }))).toEqual({
    choice: { kind: "none" },
  });
  expect(respond({ on: "house", seat: 0 }, situation([]))).toEqual({ choice: { kind: "none" } });
});

test("advice is meant, not done", () => {
  expect(choiceFor("hire", offersOf(["hire"]))).toEqual(meant("hire"));
  expect(choiceFor("hire", offersOf([]))).toEqual({ kind: "none" });
});
