/** Words with the referee: why not, what would come of it, what he would do. */
import * as shell from "../../shared/commands.ts";
import { knows, say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import type { Model, Note } from "../state/model.ts";

/** More ways than this to do a thing are not asked about. */
const ASKED_AT_MOST = 48;

/** Asks about each way to do a thing, and tells of the reasons the one that says most. */
export async function reasonFor(
  game: Game,
  screen: shell.Screen,
  actions: readonly unknown[],
): Promise<Note | undefined> {
  const asked = actions.slice(0, ASKED_AT_MOST).map((action) => shell.why(screen, action));
  const answered = await Promise.allSettled(asked);
  const troubles = answered.flatMap((answer) =>
    answer.status === "rejected" ? [shell.troubleOf(answer.reason)] : [],
  );
  const other = troubles.find(({ refusal }) => refusal === undefined);
  if (other !== undefined) return noteOf(game, other);
  const refusals = troubles.flatMap(({ refusal }) => refusal ?? []);
  const why = game.acting.refusalToTell(refusals.map((refusal) => refusal.why));
  const rule = (refusals.find((refusal) => refusal.why === why) ?? refusals[0])?.rule;
  return why === undefined || rule === undefined
    ? undefined
    : noteOf(game, { kind: "refused", detail: why, refusal: { why, rule } });
}

/** A trouble of the shell as a kind word. */
export function noteOf(game: Game, { kind, detail, refusal }: shell.Trouble): Note {
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
  game: Game,
  { screen, offers, view }: Model,
): Promise<Model["gains"]> {
  const gains = new Map<string, unknown>();
  const known = game.acting.gains;
  if (known === undefined) return gains;
  await Promise.all(
    known.worthForeseeing(offers, view).map(async (action) => {
      try {
        const { told } = await shell.preview(screen, action);
        if (told !== null)
          gains.set(JSON.stringify(action), known.gainOf(told, screen.seat, action));
      } catch {
        // What cannot be foreseen is not shown.
      }
    }),
  );
  return gains;
}

/** What a brother would do, and what speaks for it. */
export function hintWords(game: Game, hint: shell.Hint, model: Model): string {
  const advice = say("advice", { words: game.acting.actionWords(hint.action, model) });
  const because = hint.because.flatMap(
    ({ key, many }) => game.acting.becauseWords(key, many, hint.action) ?? [],
  );
  return [advice, ...because].join(" ");
}
