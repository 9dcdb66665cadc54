// What lies in the rooms: every pile with its count, and cards that were laid there.

import { html, render, svg } from "lit-html";
import { expect, test } from "vitest";
import type { View } from "../../generated/mystery_abbey.ts";
import { seatOf, viewOf } from "../testing.ts";
import { things } from "./things.ts";

function drawn(more: Partial<View>): { readonly figures: string[]; readonly lying: number } {
  const host = document.createElement("div");
  render(html`<svg>${svg`${things(viewOf(more))}`}</svg>`, host);
  return {
    figures: [...host.querySelectorAll(".a-heap-figure")].map(
      ({ textContent }) => textContent ?? "",
    ),
    lying: host.querySelectorAll(".a-lies").length,
  };
}

test("the piles of Parlor, Scriptorium, Library and Crypt say how many cards they have", () => {
  const seats = [seatOf("red", "cell-1", { crypta: true }), seatOf("blue", "cell-3")];
  const { figures, lying } = drawn({ pile: 5, books_left: 21, library_left: 7, seats });
  expect(figures).toEqual(["5", "21", "7", "5"]);
  expect(lying).toBe(0);
});

test("in the tactical game nothing lies in the Library", () => {
  expect(drawn({ tactical: true, library_left: 0 }).figures).toHaveLength(3);
});

test("cards that were laid in rooms lie there face down", () => {
  const laid = (["garden", "garden", "cell-1"] as const).map((room) => ({
    room,
    seat: 0,
    card: { seen: "odo" } as const,
    seen: [],
  }));
  const chronicles = { laid, illuminations: null, passing: 1, hurried: false, escape: false };
  expect(drawn({ chronicles }).lying).toBe(3);
});
