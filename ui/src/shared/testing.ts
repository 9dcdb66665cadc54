/** A shell of our own: for tests. */
import { useShell } from "./shell.ts";

type Fields = Record<string, unknown>;

/** From now on this answers whatever is asked; what it throws is refused. */
export function answerWith(answer: (command: string, asked: Fields) => unknown): void {
  useShell({
    ask: async <T>(command: string, asked: object): Promise<T> =>
      (await answer(command, asked as Fields)) as T,
  });
}
