import { html } from "lit-html";
import { beforeEach, expect, test } from "vitest";
import { back, depth, go, home, instead, listen, mount, type Page, page, redraw } from "./pages.ts";

let root: HTMLElement;
const seen: string[] = [];

function sheet(name: string, more: Partial<Page> = {}): Page {
  return {
    name,
    title: () => `Title of ${name}`,
    draw: () => html`<h1>${name}</h1><button id="to-${name}">…</button>`,
    opened: () => seen.push(`+${name}`),
    closed: () => seen.push(`-${name}`),
    ...more,
  };
}

listen();

beforeEach(() => {
  document.body.replaceChildren();
  root = document.createElement("div");
  document.body.append(root);
  mount(root);
  home(sheet("hall"));
  seen.length = 0;
});

const press = (key: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

test("one page is open at a time, and the window says which", () => {
  go(sheet("cell"));
  expect(root.textContent).toContain("cell");
  expect(root.textContent).not.toContain("hall");
  expect(document.title).toBe("Title of cell");
  expect(document.body.dataset.page).toBe("cell");
  expect(depth()).toBe(1);
});

test("the focus goes to the heading, and back to where it was", () => {
  document.getElementById("to-hall")?.focus();
  go(sheet("cell"));
  expect(document.activeElement?.textContent).toBe("cell");
  back();
  expect(document.activeElement?.id).toBe("to-hall");
});

test("a page may say what has the focus first", () => {
  go(sheet("cell", { draw: () => html`<h1>cell</h1><button data-first-focus id="now"></button>` }));
  expect(document.activeElement?.id).toBe("now");
});

test("pages are told when they are opened and left", () => {
  go(sheet("cell"));
  back();
  expect(seen).toEqual(["-hall", "+cell", "-cell", "+hall"]);
});

test("Escape goes back, but not from the first page", () => {
  go(sheet("cell"));
  press("Escape");
  expect(page()?.name).toBe("hall");
  press("Escape");
  expect(page()?.name).toBe("hall");
});

test("a page may keep a key to itself", () => {
  go(sheet("cell", { key: ({ key }) => key === "Escape" }));
  press("Escape");
  expect(page()?.name).toBe("cell");
});

test("a page can take the place of another", () => {
  go(sheet("cell"));
  instead(sheet("table"));
  back();
  expect(page()?.name).toBe("hall");
});

test("what another page drew does not stay", () => {
  let secret = "secret";
  go(sheet("table", { draw: () => html`<p aria-label=${secret}>${secret}</p>` }));
  secret = "";
  back();
  redraw();
  expect(document.documentElement.outerHTML).not.toContain("secret");
});
