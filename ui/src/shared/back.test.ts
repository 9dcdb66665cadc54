import { html } from "lit-html";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { open } from "./dialog.ts";
import { back, go, home, mount, type Page, page } from "./pages.ts";

const listened = vi.hoisted(() => ({ heard: undefined as (() => void) | undefined, ended: 0 }));
vi.mock("@tauri-apps/api/app", () => ({
  onBackButtonPress: async (heard: () => void) => {
    listened.heard = heard;
    return {
      unregister: async () => {
        listened.heard = undefined;
        listened.ended += 1;
      },
    };
  },
}));

const sheet = (name: string, more: Partial<Page> = {}): Page => ({
  name,
  title: () => name,
  draw: () => html`<h1>${name}</h1>`,
  ...more,
});

/** A history of our own, for happy-dom's does not travel. */
function past() {
  const entries: unknown[] = [null];
  const pressed = (): void => {
    entries.pop();
    window.dispatchEvent(new PopStateEvent("popstate"));
  };
  vi.spyOn(history, "state", "get").mockImplementation(() => entries.at(-1));
  vi.spyOn(history, "pushState").mockImplementation((state) => void entries.push(state));
  vi.spyOn(history, "back").mockImplementation(() => queueMicrotask(pressed));
  return { entries, pressed };
}

async function listenAs(agent: string): Promise<void> {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  const { listenToBack } = await import("./back.ts");
  listenToBack();
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  document.body.replaceChildren(document.createElement("div"));
  mount(document.body.firstElementChild as HTMLElement);
  home(sheet("hall"));
});
afterEach(() => vi.restoreAllMocks());

test("Back closes a question, then what lies on the page, then the page; then it is the device's", async () => {
  const { entries, pressed } = past();
  await listenAs("a desk");
  expect(entries).toHaveLength(1);
  let slips = 2;
  go(sheet("table", { stepBack: () => slips-- > 0 }));
  open({ title: "?", body: "", foot: () => html`` });
  expect(entries).toHaveLength(2);
  pressed();
  expect(document.querySelector("dialog")).toBeNull();
  expect([page()?.name, slips, entries.length]).toEqual(["table", 2, 2]);
  pressed();
  pressed();
  expect([page()?.name, slips, entries.length]).toEqual(["table", 0, 2]);
  pressed();
  expect([page()?.name, entries.length]).toEqual(["hall", 1]);
});

test("whoever goes back by a button of ours leaves no step behind in the history", async () => {
  const { entries } = past();
  await listenAs("a desk");
  go(sheet("cell"));
  go(sheet("shelf"));
  expect(entries).toHaveLength(2);
  back();
  expect(entries).toHaveLength(2);
  back();
  await settle();
  expect([page()?.name, entries.length]).toEqual(["hall", 1]);
});

test("on Android Back is heard only while there is something to lay aside", async () => {
  const { entries } = past();
  await listenAs("Mozilla/5.0 (Linux; Android 15)");
  go(sheet("cell"));
  await settle();
  expect(listened.heard).toBeDefined();
  listened.heard?.();
  await settle();
  expect([page()?.name, listened.heard, listened.ended]).toEqual(["hall", undefined, 1]);
  expect(entries).toHaveLength(1);
});
