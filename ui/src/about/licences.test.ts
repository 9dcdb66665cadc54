// @vitest-environment node

import { expect, test } from "vitest";
import { byLicence } from "../../licences.ts";

test("parts stand under their licence, however it is written, the commonest first", () => {
  const parts = byLicence([
    ["b 1", "MIT/Apache-2.0"],
    ["c 1", "BSD-3-Clause"],
    ["a 2", "Apache-2.0 OR MIT"],
  ]);
  expect(parts).toEqual([
    ["Apache-2.0 OR MIT", ["a 2", "b 1"]],
    ["BSD-3-Clause", ["c 1"]],
  ]);
});
