// A small, safe part of Markdown, read into plain values. Nothing here makes HTML.
//
//   # A part            ## A chapter {#anchor}     ### A smaller chapter {#anchor}
//   - item   1. item    > an example              | a | table |
//   **strong**  *emphasis*  [link](#anchor)       :tile kitchen: :tile kitchen bare: :dial:

export type Inline =
  | { readonly kind: "text" | "strong" | "emphasis"; readonly text: string }
  | { readonly kind: "link"; readonly text: string; readonly anchor: string };

/** A picture by its words: ["tile", "kitchen", "bare"]. */
export type Picture = readonly string[];

export type Block =
  | { readonly kind: "paragraph" | "example"; readonly line: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "pictures"; readonly all: readonly Picture[] };

export interface Chapter {
  readonly anchor: string;
  readonly title: string;
  readonly level: 2 | 3;
  /** The part it begins, if it begins one. */
  readonly part: string | undefined;
  readonly blocks: readonly Block[];
}

export interface Book {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(#([a-z0-9-]+)\)/g;

export function inlines(text: string): Inline[] {
  const all: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKS)) {
    if (found.index > end) all.push({ kind: "text", text: text.slice(end, found.index) });
    const [whole, strong, emphasis, link, anchor] = found;
    if (strong !== undefined) all.push({ kind: "strong", text: strong });
    else if (emphasis !== undefined) all.push({ kind: "emphasis", text: emphasis });
    else all.push({ kind: "link", text: link ?? "", anchor: anchor ?? "" });
    end = found.index + whole.length;
  }
  if (end < text.length) all.push({ kind: "text", text: text.slice(end) });
  return all;
}

const PICTURES = /^(:[a-z][a-z0-9 -]*:\s*)+$/;
const cellsOf = (row: string): Inline[][] =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlines(cell.trim()));

/** One block of lines that stand together. */
function block(lines: readonly string[]): Block {
  const [first = ""] = lines;
  const whole = lines.join(" ");
  if (PICTURES.test(whole)) {
    const all = [...whole.matchAll(/:([a-z][a-z0-9 -]*):/g)].map(([, words = ""]) =>
      words.split(" "),
    );
    return { kind: "pictures", all };
  }
  if (first.startsWith("|")) {
    const [head = "", , ...rows] = lines;
    return { kind: "table", head: cellsOf(head), rows: rows.map(cellsOf) };
  }
  if (/^(-|\d+\.) /.test(first)) {
    const items = lines.map((line) => inlines(line.replace(/^(-|\d+\.) /, "")));
    return { kind: "list", ordered: !first.startsWith("-"), items };
  }
  if (first.startsWith("> ")) {
    return {
      kind: "example",
      line: inlines(lines.map((line) => line.replace(/^> ?/, "")).join(" ")),
    };
  }
  return { kind: "paragraph", line: inlines(whole) };
}

const HEADING = /^(#{1,3}) (.+?)(?: \{#([a-z0-9-]+)\})?$/;

export function read(text: string): Book {
  let title: string | undefined;
  let part: string | undefined;
  const chapters: (Chapter & { blocks: Block[] })[] = [];
  for (const lines of text.split(/\n\s*\n/).map((block) => block.trim().split("\n"))) {
    const heading = lines.length === 1 ? HEADING.exec(lines[0] ?? "") : null;
    if (!heading) {
      if (lines[0]) chapters.at(-1)?.blocks.push(block(lines));
      continue;
    }
    const [, marks = "", words = "", anchor] = heading;
    if (marks === "#") {
      if (title === undefined) title = words;
      else part = words;
      continue;
    }
    if (anchor === undefined) throw new Error(`the chapter "${words}" has no anchor`);
    chapters.push({ anchor, title: words, level: marks === "##" ? 2 : 3, part, blocks: [] });
    part = undefined;
  }
  return { title: title ?? "", chapters };
}

const textOf = (line: readonly Inline[]): string => line.map(({ text }) => text).join("");

/** Everything a chapter says, for searching. */
export function wordsOf({ title, blocks }: Chapter): string {
  const said = blocks.map((block) => {
    if (block.kind === "list") return block.items.map(textOf).join(" ");
    if (block.kind === "table") return [block.head, ...block.rows].flat().map(textOf).join(" ");
    return block.kind === "pictures" ? "" : textOf(block.line);
  });
  return [title, ...said].join(" ");
}

/** Without accents and capitals, as somebody types who looks for something. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
}

/** The chapters that hold every word that is looked for. */
export function found(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  return chapters.filter((chapter) => {
    const said = plain(wordsOf(chapter));
    return words.every((word) => said.includes(word));
  });
}

/** A text in pieces, every other one of which is what was looked for. */
export function stressed(text: string, wanted: string): string[] {
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [text];
  // Accents change no length here: each letter of the text is one letter of the plain one.
  const letters = [...text];
  const bare = letters.map((letter) => plain(letter)[0] ?? " ").join("");
  const marked = letters.map(() => false);
  for (const word of words) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const pieces = [""];
  letters.forEach((letter, n) => {
    const inside = pieces.length % 2 === 0;
    if (marked[n] !== inside) pieces.push("");
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
