// The camera with a viewport of our own: where a point of the screen lies on the board, however the table is turned.

import { beforeEach, expect, test, vi } from "vitest";
import { union } from "./bounds.ts";
import { Camera } from "./camera.ts";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const BOUNDS = { x: 0, y: 0, width: 300, height: 200 };
let host: HTMLElement;

/** A viewport of 400 by 300 in itself; on the screen it fills the same box, turned. */
function camera(turned: number): Camera {
  host.innerHTML = `<div class="t-viewport"><div class="t-layer"></div></div>
    <svg class="t-map"><rect class="t-map-frame"/></svg>`;
  const viewport = host.querySelector<HTMLElement>(".t-viewport");
  if (!viewport) throw new Error("no view");
  const upright = turned % 180 === 0;
  const [width, height] = upright ? [400, 300] : [300, 400];
  Object.defineProperties(viewport, { clientWidth: { value: 400 }, clientHeight: { value: 300 } });
  viewport.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  const camera = new Camera();
  camera.turned = turned;
  camera.hold(host);
  camera.bound(BOUNDS);
  return camera;
}

beforeEach(() => {
  host = document.createElement("div");
  document.body.replaceChildren(host);
});

test("a point stays where it is when the table is turned and turned back", () => {
  const straight = camera(0).unit({ x: 100, y: 60 });
  expect(camera(180).unit({ x: 300, y: 240 })).toEqual(straight);
  expect(camera(90).unit({ x: 240, y: 100 })).toEqual(straight);
  expect(camera(270).unit({ x: 60, y: 300 })).toEqual(straight);
});

test("a drag moves the board with the finger, whoever holds it", () => {
  for (const turned of [0, 90, 180, 270]) {
    const moved = camera(turned);
    const before = moved.unit({ x: 150, y: 150 });
    moved.pan(20, 10);
    const after = moved.unit({ x: 170, y: 160 });
    expect(after?.x).toBeCloseTo(before?.x ?? 0);
    expect(after?.y).toBeCloseTo(before?.y ?? 0);
  }
});

test("a board that was dragged has come to rest, and a part of it stays in view", async () => {
  const moved = camera(0);
  const rested = vi.fn();
  moved.settled = rested;
  moved.pan(9000, 9000);
  expect(moved.fitted).toBe(false);
  await vi.waitFor(() => expect(rested).toHaveBeenCalled());
  const corner = moved.unit({ x: 399, y: 299 });
  expect(corner?.x).toBeGreaterThan(BOUNDS.x);
  expect(corner?.y).toBeGreaterThan(BOUNDS.y);
});

test("the map appears once the board is larger than the view", () => {
  const seen = () => host.querySelector(".t-map")?.classList.contains("t-map-needed");
  const near = camera(0);
  expect(seen()).toBe(false);
  near.zoom(2.5);
  expect(seen()).toBe(true);
  near.fit();
  expect(seen()).toBe(false);
});

test("two parts lie within their union", () => {
  const other = { x: -100, y: 50, width: 100, height: 400 };
  expect(union(BOUNDS, other)).toEqual({ x: -100, y: 0, width: 400, height: 450 });
});
