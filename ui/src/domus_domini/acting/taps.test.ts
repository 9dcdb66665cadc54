import { expect, test } from "vitest";
import type { Action } from "../../generated/domus_domini.ts";
import type { Choice, Situation } from "../kind.ts";
import { viewOf } from "../testing.ts";
import { offersOf } from "./offers.ts";
import { choiceFor, onlyAnswer, primaryAction, respond } from "./taps.ts";

const situation = (actions: readonly Action[], more: Partial<Situation> = {}): Situation => ({
  view: viewOf(),
  offers: offersOf(actions),
  forecasts: new Map(),
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

test("a step is taken as often as it is wanted, all of it or nothing", () => {
  const tap = { on: "repeat", action: "hire", times: 3 } as const;
  expect(respond(tap, situation(["hire"]))).toEqual({ acts: ["hire", "hire", "hire"] });
  expect(respond({ ...tap, times: 1 }, situation(["hire"]))).toEqual({ act: "hire" });
  expect(respond(tap, situation([]))).toMatchObject({ why: ["hire"] });
  const all = situation(["hire"], { confirm: "all" });
  const three: Choice = { kind: "meant", action: "hire", times: 3 };
  expect(respond(tap, all)).toEqual({ choice: three });
  const again = { acts: ["hire", "hire", "hire"] };
  expect(respond(tap, { ...all, choice: three })).toEqual(again);
  expect(respond({ on: "primary" }, { ...all, choice: three })).toEqual(again);
});

test("what has one answer is not asked, but nobody is sent on the road unasked", () => {
  const buying = (actions: readonly Action[]) =>
    situation(actions, { view: viewOf({ phase: { part: "buying", seat: 0 } }) });
  expect(onlyAnswer(buying([{ "buy-vegetables": 0 }]))).toEqual({ "buy-vegetables": 0 });
  expect(onlyAnswer(buying([{ "buy-vegetables": 0 }, { "buy-vegetables": 2 }]))).toBeUndefined();
  expect(onlyAnswer(situation(["deliver"]))).toBeUndefined();
  expect(onlyAnswer({ ...buying([{ "buy-vegetables": 0 }]), seat: undefined })).toBeUndefined();
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
