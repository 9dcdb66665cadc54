// A small picture of a table, drawn once. A whole table has thousands of parts; painted anew at every frame, a few of
// them make a list stumble. So what the game draws becomes an image of its own, with the style it has on the page, and
// that a canvas.

import { render, type TemplateResult } from "lit-html";

/** How large it is drawn, in the page's own measure. */
const ROOM = { width: 13, height: 8.5 };

/** A rule of the page's style, and the classes that each part of its selector asks for. */
interface Rule {
  readonly text: string;
  readonly parts: readonly (readonly string[])[];
}

/** Every rule that holds now, those within others too. */
function rulesOf(list: CSSRuleList): readonly Rule[] {
  return [...list].flatMap((rule): readonly Rule[] => {
    if (rule instanceof CSSStyleRule) {
      const parts = rule.selectorText.split(",").map((part) => part.match(/(?<=\.)[\w-]+/g) ?? []);
      return [{ text: rule.cssText, parts }];
    }
    if (rule instanceof CSSMediaRule)
      return matchMedia(rule.conditionText).matches ? rulesOf(rule.cssRules) : [];
    return [];
  });
}

/** Read once, not for every picture: the page's own sheets, in a window of this size. */
const rulesNow = (() => {
  let read: { of: string; rules: readonly Rule[] } | undefined;
  return (): readonly Rule[] => {
    const of = [document.styleSheets.length, innerWidth, innerHeight, devicePixelRatio].join();
    if (read?.of !== of)
      read = { of, rules: [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules)) };
    return read.rules;
  };
})();

/** What the page's style says about things of these classes, and the colours it names. */
export function styleFor(classes: ReadonlySet<string>, rules: readonly Rule[]): string {
  const fits = (part: readonly string[]): boolean =>
    part.length > 0 && part.every((name) => classes.has(name));
  const names = ({ text, parts }: Rule): boolean =>
    parts.every((part) => part.length === 0) && text.includes("--");
  return rules
    .filter((rule) => rule.parts.some(fits) || names(rule))
    .map(({ text }) => text)
    .join("\n");
}

/** The drawing as a text that stands for itself, so large. */
function standalone(drawn: SVGSVGElement, width: number, height: number): string {
  const classes = new Set(
    [drawn, ...drawn.querySelectorAll("[class]")].flatMap((one) => [...one.classList]),
  );
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = styleFor(classes, rulesNow());
  drawn.prepend(style);
  drawn.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawn.setAttribute("width", String(width));
  drawn.setAttribute("height", String(height));
  drawn.dataset.light = document.documentElement.dataset.light ?? "day";
  const text = new XMLSerializer().serializeToString(drawn);
  style.remove();
  return text.replace(/<!--.*?-->/gs, "");
}

/** Where drawings are made, one after another: what two of them share is not made again. */
const easel = document.createElement("div");

/** A picture of what is drawn; nothing, where none can be made. */
export async function pictureOf(plan: TemplateResult): Promise<HTMLCanvasElement | undefined> {
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext?.("2d");
  render(plan, easel);
  const drawn = easel.querySelector("svg");
  const { width = 0, height = 0 } = drawn?.viewBox?.baseVal ?? {};
  if (!brush || !drawn || width === 0 || height === 0) return undefined;
  const measure = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const scale = measure * devicePixelRatio * Math.min(ROOM.width / width, ROOM.height / height);
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(standalone(drawn, canvas.width, canvas.height))}`;
  await image.decode();
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  // The image is a whole page of its own, and is let go at once.
  image.removeAttribute("src");
  canvas.setAttribute("aria-hidden", "true");
  return canvas;
}
