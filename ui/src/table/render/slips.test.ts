// A slip never covers what it speaks of, as long as there is another place for it.

import { afterEach, expect, test } from "vitest";
import { monastery } from "../../monastery/index.ts";
import { makeWay } from "./slips.ts";

const host = document.createElement("div");
document.body.append(host);
afterEach(() => host.replaceChildren());

/** Something that lies there. */
function laid(names: string, [x, y, width, height]: readonly [number, number, number, number]) {
  const thing = document.createElement("div");
  for (const name of names.split(" "))
    name.startsWith("data-") ? thing.setAttribute(name, "") : thing.classList.add(name);
  thing.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  return thing;
}

/** Whether a slip lies above what is on the board: a slip of 200 in a middle of 600. */
function liesAbove(...things: readonly Element[]): boolean {
  const middle = laid("t-slips", [0, 0, 800, 600]);
  const slip = laid("t-slip", [250, 390, 300, 200]);
  middle.append(slip);
  host.replaceChildren(...things, middle);
  makeWay(host, monastery.drawing.uncovered);
  return slip.matches(".t-slip-high");
}

test("a slip lies below, unless what it is about lies there", () => {
  expect(liesAbove(laid("m-selection data-about", [300, 20, 100, 100]))).toBe(false);
  expect(liesAbove(laid("m-selection data-about", [300, 450, 100, 100]))).toBe(true);
});

test("which box is asked beside the tile, even if the monk is covered", () => {
  const tile = laid("m-selection data-about", [300, 20, 100, 100]);
  const monk = laid("m-walker m-chosen", [320, 420, 30, 40]);
  const ring = laid("m-selection", [320, 450, 30, 10]);
  expect(liesAbove(tile, monk, ring)).toBe(false);
});
