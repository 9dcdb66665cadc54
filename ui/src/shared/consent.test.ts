import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consented } from "./consent.ts";
import { worded } from "./shell.ts";
import { answerWith } from "./testing.ts";
import { setLanguage } from "./words.ts";

const CONSENT = {
  game: "a".repeat(32),
  title: "Advent",
  kind: "monastery",
  deed: "copy",
  seats: [
    { seat: 0, name: "Ann" },
    { seat: 2, name: "Cyd" },
  ],
  wait_ms: null,
};

let asked: [string, Record<string, unknown>][] = [];
const settle = async () => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};
const press = (action: string): void =>
  document.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)?.click();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  setLanguage("en");
  asked = [];
  answerWith((command, what) => {
    asked.push([command, what]);
    return command === "ask_table" ? { ...CONSENT, wait_ms: 60_000 } : null;
  });
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

/** A deed that is done with the right PINs, or once it is allowed. */
function deed() {
  const given: unknown[] = [];
  let allowed = false;
  const does = async (pins?: (string | null)[]): Promise<string> => {
    given.push(pins);
    if (allowed || pins?.join() === "1,,2") return "done";
    throw pins
      ? { kind: "wrong-pin", detail: "" }
      : { kind: "consent", detail: "", consent: CONSENT };
  };
  return { given, does, allow: () => (allowed = true) };
}

test("nobody is asked where nobody has a PIN", async () => {
  const { does, allow } = deed();
  allow();
  expect(await consented(does)).toBe("done");
  expect(document.querySelector("dialog")).toBeNull();
});

test("those with a PIN give it, each their own", async () => {
  const { does, given } = deed();
  const came = consented(does);
  await settle();
  const fields = [...document.querySelectorAll<HTMLInputElement>(".consent-pins input")];
  expect(fields.map((field) => field.closest("label")?.textContent?.trim())).toEqual([
    "PIN of Ann",
    "PIN of Cyd",
  ]);
  const give = async (one: string, two: string) => {
    const [first, second] = document.querySelectorAll<HTMLInputElement>(".consent-pins input");
    if (first) first.value = one;
    if (second) second.value = two;
    document.querySelector<HTMLFormElement>(".consent-pins")?.requestSubmit();
    await settle();
  };
  await give("9", "9");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("That is not the PIN.");
  await give("1", "2");
  expect(await came).toBe("done");
  expect(given.at(-1)).toEqual(["1", null, "2"]);
  expect(asked).toEqual([]);
});

test("or everybody is asked, and has a minute", async () => {
  const { does, allow } = deed();
  const came = consented(does);
  await settle();
  press("ask-everybody");
  await settle();
  expect(asked).toEqual([["ask_table", { game: CONSENT.game, deed: "copy" }]]);
  vi.advanceTimersByTime(30_000);
  expect(document.querySelector("[role=timer]")?.textContent).toContain("30 seconds left");
  expect(document.querySelector('[data-action="go-on"]')).toBeNull();
  vi.advanceTimersByTime(30_000);
  allow();
  press("go-on");
  expect(await came).toBe("done");
  expect(asked.map(([command]) => command)).toEqual(["ask_table"]);
});

test("whoever objects, or closes it, ends it", async () => {
  const { does } = deed();
  const came = consented(does).catch((error: unknown) => error);
  await settle();
  press("ask-everybody");
  await settle();
  press("object");
  expect(await came).toEqual({ kind: "cancelled", detail: "" });
  expect(asked.at(-1)).toEqual(["object", { game: CONSENT.game }]);
});

test("what Tauri refuses with a bare text has the shape of every refusal", () => {
  const thrown = (what: unknown): unknown => {
    try {
      return worded(what);
    } catch (error) {
      return error;
    }
  };
  expect(thrown("lone leading surrogate")).toEqual({
    kind: "malformed",
    detail: "lone leading surrogate",
  });
  expect(thrown({ kind: "stale", detail: "7" })).toEqual({ kind: "stale", detail: "7" });
});
