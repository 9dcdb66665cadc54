import { html, render } from "lit-html";
import { describe, expect, it } from "vitest";
import { paint } from "./paint.ts";

function drawn(template: unknown): readonly (readonly [string | null, string | null])[] {
  const page = document.createElement("div");
  render(html`<svg>${template}</svg>`, page);
  return [...page.querySelectorAll("path")].map((path) => [
    path.getAttribute("class"),
    path.getAttribute("d"),
  ]);
}

describe("paint", () => {
  it("draws outlines one upon the other, with figures and words put into them", () => {
    const [x, y, cover] = [3, -4, "s-robe"];
    const inner = paint`iron M9 9h0`;
    expect(drawn(paint`oak M${x} ${y}H9;gold+n ${"M1 1h2"};${inner};${cover} M0 0`)).toEqual([
      ["a-oak", "M3 -4H9"],
      ["a-gold a-n", "M1 1h2"],
      ["a-iron", "M9 9h0"],
      ["s-robe", " M0 0"],
    ]);
  });

  it("knows circles and ellipses", () => {
    expect(drawn(paint`gold O${5} 6 2;shade E0 1 4 3`)).toEqual([
      ["a-gold", "M3 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"],
      ["a-shade", "M-4 1a4 3 0 1 0 8 0a4 3 0 1 0 -8 0Z"],
    ]);
  });
});
