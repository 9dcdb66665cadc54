/** Words with the referee: why not, what would come of it, what he would do. */
import * as shell from "../../shared/commands.ts";
import { knows, say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import type { Model, Note } from "../state/model.ts";

/** More ways than this to do a thing are not asked about. */
const ASKED_AT_MOST = 48;

/** Asks about all ways to do a thing at once, and tells of the reasons the one that says most. */
export async function reasonFor(
  game: Game,
  screen: shell.Screen,
  actions: readonly unknown[],
): Promise<Note | undefined> {
  try {
    const answers = await shell.why(screen, actions.slice(0, ASKED_AT_MOST));
    const refusals = answers.filter((answer) => answer !== null);
    const why = game.acting.refusalToTell(refusals.map((refusal) => refusal.why));
    const refusal = refusals.find((one) => one.why === why) ?? refusals[0];
    return why === undefined || refusal === undefined
      ? undefined
      : noteOf(game, { kind: "refused", detail: why, refusal: { why, rule: refusal.rule } });
  } catch (error) {
    return noteOf(game, shell.troubleOf(error));
  }
}

/** A trouble of the shell as a kind word. */
export function noteOf(game: Game, { kind, detail, refusal }: shell.ShellError): Note {
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
  { acting }: Game,
  { screen, offers, view }: Model,
): Promise<Model["gains"]> {
  const actions = acting.gains?.worthForeseeing(offers, view) ?? [];
  const gains = new Map<string, unknown>();
  if (actions.length === 0) return gains;
  try {
    const answers = await shell.preview(screen, actions);
    for (const [n, events] of answers.entries()) {
      if (events === null) continue;
      const gain = acting.gains?.gainOf(events, screen.seat, actions[n]);
      gains.set(JSON.stringify(actions[n]), gain);
    }
  } catch {
    // What cannot be foreseen is not shown.
  }
  return gains;
}

/** What a brother would do, and what speaks for it. */
export function hintWords(
  { acting }: Game,
  { action, because }: shell.Advice,
  model: Model,
): string {
  const advice = say("advice", { words: acting.actionWords(action, model) });
  const reasons = because.flatMap((reason) => acting.becauseWords(reason, action) ?? []);
  const more = reasons.length > 0 ? [] : [acting.reasonFor?.(action, model) ?? say("advice-best")];
  return [advice, ...reasons, ...more].join(" ");
}
