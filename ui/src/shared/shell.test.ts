import { afterEach, describe, expect, test } from "vitest";
import * as shell from "./commands.ts";
import { troubleOf } from "./shell.ts";

/** What Tauri puts into every page. */
interface Internals {
  __TAURI_INTERNALS__?: { invoke: (command: string, asked: object) => Promise<unknown> };
}

const page = globalThis as Internals;

/** The trouble that comes of a title, if Tauri refuses it so. */
async function troubleWith(thrown: unknown): Promise<unknown> {
  page.__TAURI_INTERNALS__ = { invoke: () => Promise.reject(thrown) };
  const asked = shell.about().then(
    () => "granted",
    (error: unknown) => error,
  );
  return await asked;
}

describe("what Tauri refuses before the shell reads it", () => {
  afterEach(() => {
    delete page.__TAURI_INTERNALS__;
  });

  test("has the shape of every refusal", async () => {
    // So it words half a letter, and a list in a list in a list …
    for (const detail of [
      "failed to parse: lone leading surrogate in hex escape at line 1 column 17",
      "failed to parse: recursion limit exceeded at line 1 column 128",
    ]) {
      const trouble = await troubleWith(detail);
      expect(trouble).toEqual({ kind: "malformed", detail });
      expect(troubleOf(trouble)).toEqual({ kind: "malformed", detail });
    }
  });

  test("and what the shell itself refuses stays as it is", async () => {
    const refused = { kind: "stale", detail: "7" };
    expect(await troubleWith(refused)).toBe(refused);
  });
});
