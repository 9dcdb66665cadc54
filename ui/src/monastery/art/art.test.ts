import { html, render } from "lit-html";
import { describe, expect, it } from "vitest";
import { faceOf } from "../box.ts";
import { TILE_KEYS, type Turn } from "./faces.ts";
import { FINGER, largeAt } from "./ghosts.ts";
import { niches, standings } from "./layout.ts";
import { laneLines, sides } from "./sides.ts";
import { tile } from "./tile.ts";

function drawn(template: unknown): Element {
  const page = document.createElement("div");
  render(template, page);
  return page;
}

const shapes = (of: Element): number => of.querySelectorAll("path, circle, ellipse, text").length;

describe("marks", () => {
  it("are found by a finger, however far away the table is", () => {
    for (const pixels of [0.15, 0.3, 0.5, 0.8, 0.95, 1, 1.5, 3]) {
      const { scale, finger } = largeAt(pixels);
      expect(2 * finger * scale * pixels, `${pixels}`).toBeGreaterThanOrEqual(FINGER - 0.01);
    }
  });
});

describe("tiles", () => {
  it("are all drawn, light enough to pan, and without the inline style that the page's policy forbids", () => {
    for (const key of TILE_KEYS) {
      const face = faceOf(key);
      for (const constructed of [true, false]) {
        const page = drawn(
          html`<svg>${tile({ ...face, turn: 0, constructed, name: "Chapter House" })}</svg>`,
        );
        const most = key === "abbey" ? 250 : 60;
        expect(shapes(page), `${key} ${constructed}`).toBeLessThanOrEqual(most);
        expect(page.querySelectorAll("[style], style").length).toBe(0);
        expect(page.textContent).not.toContain("undefined");
        expect(page.innerHTML).not.toContain("NaN");
      }
    }
  });

  it("turn clockwise", () => {
    expect(sides("PPP-", 0)).toEqual(["P", "P", "P", "-"]);
    expect(sides("PPP-", 1)).toEqual(["-", "P", "P", "P"]);
    expect(sides("P-G-", 3)).toEqual(["-", "G", "-", "P"]);
  });

  it("bring every lane to the middle of its edge", () => {
    for (const turn of [0, 1, 2, 3] as const satisfies readonly Turn[]) {
      const lanes = laneLines(sides("PP--", turn));
      const ends = ["50 0", "100 50", "50 100", "0 50"];
      expect(lanes.startsWith(`M${ends[turn]}`), lanes).toBe(true);
      expect(lanes.endsWith(`L${ends[(turn + 1) % 4]}`), lanes).toBe(true);
    }
  });
});

describe("places", () => {
  it("lie on the tile", () => {
    for (const count of [1, 2, 3, 4, 5]) {
      for (const niche of niches(count)) {
        expect(niche.x).toBeGreaterThan(4);
        expect(niche.x + niche.width).toBeLessThan(96);
      }
      for (const place of standings(count)) {
        expect(place.x).toBeGreaterThan(8);
        expect(place.x).toBeLessThan(92);
      }
    }
  });
});
