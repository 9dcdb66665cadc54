/**
 * The figures in the text of the rules, out of the box: whoever corrects one there has corrected the text.
 *
 *   {garden 2 + beer}                         what level 2 of the garden and a beer card yield, added up
 *   {chapel | Level | Costs | …}              a table, with the words for its head and its cells; `_` is a figure
 */
import box from "../../../../data/domus_domini/box.json";
import { CHAPEL, cardFu, PAYOUT, sectorFacts } from "../box.ts";

const SECTORS = ["garden", "dairy", "brewery"] as const;
type Sector = (typeof SECTORS)[number];

const isSector = (word: string): word is Sector => (SECTORS as readonly string[]).includes(word);
const cellerar = (number: number) => box.cellerars.find((one) => one.number === number);

/** One figure by its words: "garden 2", "cellerar 7", "plus 7", "chapel 1", "beer", "full garden", "letters 4". */
function figure(asked: string): number {
  const [what = "", which = ""] = asked.trim().split(" ");
  const nth = Number(which) - 1;
  let found: number | undefined;
  if (isSector(what)) found = sectorFacts(what).levels[nth]?.fu;
  else if (what === "full" && isSector(which)) found = sectorFacts(which).letters;
  else if (what === "chapel") found = CHAPEL[nth]?.fu;
  else if (what === "letters") found = CHAPEL[nth]?.letters;
  else if (what === "cellerar") found = cellerar(nth + 1)?.fu;
  else if (what === "plus") found = cellerar(nth + 1)?.plus;
  else if (what === "herbs" || what === "cheese" || what === "beer") found = cardFu(what);
  if (found === undefined) throw new Error(`the box has no figure "${asked}"`);
  return found;
}

/** These words with figures in their blanks. */
const fill = (words: string, ...figures: readonly number[]): string =>
  figures.reduce((text, one) => text.replace("_", String(one)), words);

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const table = (
  head: readonly (string | number)[],
  rows: readonly (readonly (string | number)[])[],
) => [row(head), `|${"---|".repeat(head.length)}`, ...rows.map(row)].join("\n");

/** The numbers of those who know a sector, as spans. */
function numbers(sector: Sector, words: string): string {
  const spans: [number, number][] = [];
  for (const { number } of box.cellerars.filter((one) => one.sector === sector)) {
    const last = spans.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map((span) => fill(words, ...span)).join(", ");
}

const TABLES: Readonly<Record<string, (...words: string[]) => string>> = {
  denarii: (players = "", denarii = "") => {
    const many = box.players.denarii;
    return table([players, ...many.map((_, n) => n + 2)], [[denarii, ...many]]);
  },
  knows: (knows = "", which = "", advantage = "", span = "", ...words) =>
    table(
      [knows, which, advantage],
      SECTORS.map((sector, n) => [
        words[2 * n] ?? "",
        numbers(sector, span),
        words[2 * n + 1] ?? "",
      ]),
    ),
  cellerars: (number = "", fu = "") => {
    const half = Math.ceil(box.cellerars.length / 2);
    return [box.cellerars.slice(0, half), box.cellerars.slice(half)]
      .map((some) =>
        table(
          [number, ...some.map((one) => one.number)],
          [
            [
              fu,
              ...some.map((one) => (one.plus === undefined ? one.fu : `${one.fu} +${one.plus}`)),
            ],
          ],
        ),
      )
      .join("\n\n");
  },
  sectors: (
    level = "",
    garden = "",
    dairy = "",
    brewery = "",
    step = "",
    full = "",
    letters = "",
  ) => {
    const facts = SECTORS.map(sectorFacts);
    const most = Math.max(...facts.map(({ levels }) => levels.length));
    const cell = ({ levels }: (typeof facts)[number], n: number) => {
      const here = levels[n];
      if (here === undefined) return "";
      return fill(step, here.cost, here.fu) + (n === levels.length - 1 ? full : "");
    };
    return table(
      [level, garden, dairy, brewery],
      [
        ...Array.from({ length: most }, (_, n) => [n + 1, ...facts.map((one) => cell(one, n))]),
        [letters, ...facts.map((one) => one.letters)],
      ],
    );
  },
  chapel: (level = "", costs = "", letters = "", fu = "", none = "") =>
    table(
      [level, costs, letters, fu],
      CHAPEL.map((one, n) => [n + 1, one.cost, one.letters, one.fu ?? none]),
    ),
  payout: (place = "", denarii = "") =>
    table([place, ...PAYOUT.map((_, n) => n + 1)], [[denarii, ...PAYOUT]]),
};

/** The text with the figures of the box. */
export const filled = (text: string): string =>
  text.replace(/\{([^{}#]+)\}/g, (_, asked: string) => {
    const [name = "", ...words] = asked.split("|").map((word) => word.trim());
    if (words.length === 0)
      return String(asked.split("+").reduce((sum, one) => sum + figure(one), 0));
    const known = TABLES[name];
    if (known === undefined) throw new Error(`there is no table "${name}"`);
    return known(...words);
  });
