// How the table is laid: by how many letters find room side by side.

import { expect, test } from "vitest";
import { shapeOf } from "./framing.ts";

const LETTER = 18;

test.each([
  [1920, 1080, 1, "wide"],
  [1280, 800, 1, "wide"],
  [1024, 768, 1, "drawer"],
  [1280, 800, 1.75, "drawer"],
  // A tablet on its side with large letters: beside another column the prompt would have a word a line.
  [1024, 768, 1.75, "upright"],
  [768, 1024, 1, "upright"],
  [360, 740, 1, "upright"],
] as const)("%d by %d, letters times %d: %s", (width, height, times, shape) => {
  expect(shapeOf(width, height, LETTER * times)).toBe(shape);
});
