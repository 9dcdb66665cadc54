/** Words with the referee: why not, what would come of it, what he would do. */
import * as shell from "../house/shell.ts";
import { knows, say } from "../house/words.ts";
import type { GameScreens } from "./game.ts";
import type { Model, Note } from "./model.ts";

/** Asks about each until there is a reason worth telling. */
export async function reasonFor(
  game: GameScreens,
  screen: shell.Screen,
  actions: readonly unknown[],
): Promise<Note | undefined> {
  let weak: Note | undefined;
  for (const action of actions.slice(0, 24)) {
    try {
      await shell.why(screen, action);
    } catch (error) {
      const trouble = shell.troubleOf(error);
      const note = noteOf(game, trouble);
      if (trouble.refusal === undefined || !game.weak.has(trouble.refusal.why)) return note;
      weak ??= note;
    }
  }
  return weak;
}

/** A trouble of the shell as a kind word. */
export function noteOf(game: GameScreens, { kind, detail, refusal }: shell.Trouble): Note {
  if (refusal !== undefined) {
    const { why, rule } = refusal;
    const named = { chapter: rule, name: game.words(`rule-${rule}`) };
    return { text: game.words(`refusal-${why}`), rule: named };
  }
  if (kind === "barrier") return { text: say(`barrier-${String(detail)}`) };
  if (kind === "too-many-tries") {
    return { text: say("note-too-many-tries", { seconds: Math.ceil(Number(detail) / 1000) }) };
  }
  const key = `note-${kind}`;
  return { text: knows(key) ? say(key) : say("note-internal") };
}

/** What each action would bring, as far as it can be known. Asked all at once. */
export async function gainsOf(
  game: GameScreens,
  { screen, offers, sight }: Model,
): Promise<Model["gains"]> {
  const gains = new Map<string, unknown>();
  await Promise.all(
    game.worthForeseeing(offers, sight).map(async (action) => {
      try {
        const { told } = await shell.preview(screen, action);
        if (told !== null)
          gains.set(JSON.stringify(action), game.gainOf(told, screen.seat, action));
      } catch {
        // What cannot be foreseen is not shown.
      }
    }),
  );
  return gains;
}

/** What a brother would do, and what speaks for it. */
export function hintWords(game: GameScreens, hint: shell.Hint, model: Model): string {
  const advice = say("advice", { words: game.actionWords(hint.action, model) });
  const because = hint.because.flatMap(({ key, many }) => game.becauseWords(key, many) ?? []);
  return [advice, ...because].join(" ");
}
