// @vitest-environment node

import { expect, test } from "vitest";
import { byLicence } from "../../licences.ts";

test("parts stand under their licence, however it is written, the commonest first", () => {
  const parts = byLicence([
    { name: "b 1", licence: "MIT/Apache-2.0" },
    { name: "c 1", licence: "BSD-3-Clause" },
    { name: "a 2", licence: "Apache-2.0 OR MIT" },
  ]);
  expect(parts).toEqual([
    ["Apache-2.0 OR MIT", ["a 2", "b 1"]],
    ["BSD-3-Clause", ["c 1"]],
  ]);
});
