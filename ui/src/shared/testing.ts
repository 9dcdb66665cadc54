/** A shell of our own: for tests. */
import { readFileSync } from "node:fs";
import { useShell } from "./shell.ts";

type Fields = Record<string, unknown>;

/** From now on this answers whatever is asked; what it throws is refused. */
export function answerWith(answer: (command: string, asked: Fields) => unknown): void {
  useShell({
    ask: async <T>(command: string, asked: object): Promise<T> =>
      (await answer(command, asked as Fields)) as T,
  });
}

/** The keys in a type that Rust wrote: its words, or of a tagged one those of the tag. */
export function generatedKeys(file: string, type: string, tag?: string): ReadonlySet<string> {
  const text = readFileSync(`src/generated/${file}.ts`, "utf8").replace(/\/\*\*.*?\*\//gs, "");
  const body = new RegExp(`export type ${type} = (.*?);\\n`, "s").exec(text)?.[1] ?? "";
  const asked = tag === undefined ? /"([a-z-]+)"/g : new RegExp(`"${tag}": "([a-z-]+)"`, "g");
  const keys = new Set([...body.matchAll(asked)].map(([, key = ""]) => key));
  if (keys.size === 0) throw new Error(`no keys in ${type} of ${file}`);
  return keys;
}
