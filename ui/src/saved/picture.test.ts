import { html, svg } from "lit-html";
import { expect, test } from "vitest";
import { pictureOf, styleFor } from "./picture.ts";

const rule = (text: string, ...parts: string[][]) => ({ text, parts });

test("a picture brings along what the page's style says about its parts, and nothing else", () => {
  const rules = [
    rule(":root { --ink: #222; }", []),
    rule('[data-light="night"] { --ink: #eee; }', []),
    rule(".m-flag { fill: var(--ink); }", ["m-flag"]),
    rule(".m-flag, .t-bar { stroke: none; }", ["m-flag"], ["t-bar"]),
    rule(".t-bar .m-flag { fill: red; }", ["t-bar", "m-flag"]),
    rule("body { margin: 0; }", []),
    rule(".t-bar { --ink: red; }", ["t-bar"]),
  ];
  expect(styleFor(new Set(["plan", "m-flag"]), rules).split("\n")).toEqual(
    [0, 1, 2, 3].map((n) => rules[n]?.text),
  );
});

test("where none can be made, there is none", async () => {
  expect(await pictureOf(html`<p>no drawing</p>`)).toBeUndefined();
  expect(await pictureOf(html`<svg class="plan">${svg`<path d="M0 0" />`}</svg>`)).toBeUndefined();
});
