/** Drawings in few words: a paint and an outline, one after the other. */
import { type SVGTemplateResult, svg } from "lit-html";

/** Circles and ellipses are written into an outline as `O x y r` and `E x y rx ry`. */
const ROUND = /([OE])([-\d.]+) ([-\d.]+) ([-\d.]+)(?: ([-\d.]+))?/g;
const round = (_: string, what: string, x: string, y: string, rx: string, ry?: string): string => {
  const [wide, high] = [Number(rx), Number(what === "E" ? ry : rx)];
  return `M${Number(x) - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0Z`;
};

const classOf = (paints: string): string =>
  paints
    .split("+")
    .map((paint) => (/^[as]-/.test(paint) ? paint : `a-${paint}`))
    .join(" ");

/**
 * `oak M0 0H9V9Z;gold O4 4 2;${other}` is a piece of oak, a gold disc upon it, and whatever `other` draws
 * over both. Several paints of one outline are joined by `+`.
 */
export function paint(
  strings: TemplateStringsArray,
  ...values: readonly (string | number | SVGTemplateResult | readonly SVGTemplateResult[])[]
): SVGTemplateResult {
  const shapes: unknown[] = [];
  let paints = "";
  let outline = "";
  const end = (): void => {
    if (outline !== "") {
      shapes.push(svg`<path class=${classOf(paints)} d=${outline.replace(ROUND, round)} />`);
    }
    paints = "";
    outline = "";
  };
  const write = (text: string): void => {
    if (paints !== "") {
      outline += text;
      return;
    }
    const [, name = "", rest = ""] = /^\s*(\S*)\s*(.*)$/s.exec(text) ?? [];
    paints = name;
    outline = rest;
  };
  strings.forEach((text, n) => {
    text.split(";").forEach((piece, at) => {
      if (at > 0) end();
      if (paints !== "" || piece.trim() !== "") write(piece);
    });
    const value = values[n];
    if (typeof value === "string" || typeof value === "number") write(String(value));
    else if (value !== undefined) {
      end();
      shapes.push(value);
    }
  });
  end();
  return svg`${shapes}`;
}
