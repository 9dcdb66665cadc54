import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Awake } from "./awake.ts";

let held = 0;
let seen: DocumentVisibilityState = "visible";
let awake: Awake | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  held = 0;
  seen = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
  const request = async () => {
    held += 1;
    const lock = {
      released: false,
      release: async () => {
        if (!lock.released) held -= 1;
        lock.released = true;
      },
    };
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
});
afterEach(() => {
  awake?.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const turn = (state: DocumentVisibilityState): void => {
  seen = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("the screen stays lit while somebody plays, and no longer", async () => {
  awake = new Awake(() => true);
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(1);
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  window.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(held).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(held).toBe(0);
  window.dispatchEvent(new Event("keydown"));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(1);
  awake.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(0);
});

test("nobody sees a page in the background, and a game that is over is not played", async () => {
  let over = false;
  awake = new Awake(() => !over);
  await vi.advanceTimersByTimeAsync(0);
  turn("hidden");
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(0);
  turn("visible");
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(1);
  over = true;
  window.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(0);
});
