/** Outlines as path data. Several windows in one path are one shape to the painter, and cheap to pan. */

/** A pointed window or door: its foot in the middle at (x, y), w wide, h high. */
export function lancet(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  const spring = y - h + w * 0.85;
  const crown = y - h + w * 0.28;
  return `M${x - half} ${y}V${spring}Q${x - half} ${crown} ${x} ${y - h}Q${x + half} ${crown} ${x + half} ${spring}V${y}Z`;
}

/** A round-headed window or door, measured like a lancet. */
export function arch(x: number, y: number, w: number, h: number): string {
  const half = w / 2;
  return `M${x - half} ${y}V${y - h + half}A${half} ${half} 0 0 1 ${x + half} ${y - h + half}V${y}Z`;
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

export function block(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** Upright lines, as for planks or bars. */
export function uprights(y1: number, y2: number, xs: readonly number[]): string {
  return xs.map((x) => `M${x} ${y1}V${y2}`).join("");
}
