import { html, render } from "lit-html";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Guard, SETTLES } from "./guard.ts";

let host: HTMLElement;
let guard: Guard;
let pressed: string[];

const draw = (does: string, words = does): void => {
  render(
    html`<button data-action="primary" data-does=${does} @click=${() => pressed.push(does)}>${words}</button>`,
    host,
  );
};
const press = (): void => host.querySelector("button")?.click();
const later = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(async () => {
  vi.useFakeTimers();
  pressed = [];
  host = document.createElement("div");
  document.body.append(host);
  guard = new Guard(host, true);
  draw("place");
  await later(SETTLES + 10);
});

afterEach(() => {
  guard.close();
  host.remove();
  vi.useRealTimers();
});

test("a double press does what was pressed, and not what lies there next", async () => {
  press();
  draw("end-placement");
  press();
  await later(120);
  press();
  expect(pressed).toEqual(["place"]);
  await later(SETTLES);
  press();
  expect(pressed).toEqual(["place", "end-placement"]);
});

test("what goes on meaning the same is pressed as fast as one likes, whatever figure stands on it", async () => {
  draw("hire", "Hire 1");
  await later(SETTLES + 10);
  press();
  draw("hire", "Hire 2");
  press();
  draw("hire", "Hire 3");
  press();
  expect(pressed).toEqual(["hire", "hire", "hire"]);
});

test("the Enter after a PIN that has opened the door already presses nothing behind it", async () => {
  const enter = () =>
    host
      .querySelector("button")
      ?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
      );
  expect(enter()).toBe(true);
  guard.pinGiven();
  await later(SETTLES + 300);
  expect(enter()).toBe(false);
  // Whoever writes goes on writing.
  const space = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
  expect(host.dispatchEvent(space)).toBe(true);
  await later(1000);
  expect(enter()).toBe(true);
});

test("what comes up under a finger is not pressed by it, nor by a key that is still down", async () => {
  render(html`<button @click=${() => pressed.push("answer")}>Yes</button>`, host);
  await later(100);
  press();
  const key = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  host.querySelector("button")?.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  expect(pressed).toEqual([]);
});

test("new things say so, until they have settled", async () => {
  draw("end-placement");
  await later(1);
  expect(host.querySelector("[data-fresh]")).not.toBeNull();
  await later(SETTLES);
  expect(host.querySelector("[data-fresh]")).toBeNull();
});
