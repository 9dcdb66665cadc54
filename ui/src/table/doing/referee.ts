/** Words with the referee: why not, what would come of it, what he would do. */
import * as shell from "../../shared/commands.ts";
import { knows, say } from "../../shared/words.ts";
import type { Game } from "../game/index.ts";
import type { Model, Remark } from "../state/model.ts";

/** More ways than this to do a thing are not asked about. */
const ASKED_AT_MOST = 48;

/** Asks about all ways to do a thing at once, and tells the rule that says most. */
export async function reasonFor(
  game: Game,
  screen: shell.Screen,
  actions: readonly unknown[],
): Promise<Remark | undefined> {
  try {
    const refusal = await shell.why(screen, actions.slice(0, ASKED_AT_MOST));
    return refusal === null
      ? undefined
      : remarkOf(game, { kind: "refused", detail: refusal.why, refusal });
  } catch (error) {
    return remarkOf(game, shell.troubleOf(error));
  }
}

/** A trouble of the shell as a kind word. */
export function remarkOf(game: Game, { kind, detail, refusal }: shell.ShellError): Remark {
  if (refusal !== undefined) {
    const { why, rule } = refusal;
    const named = { chapter: rule, name: game.words(`rule-${rule}`) };
    return { text: game.words(`refusal-${why}`), rule: named };
  }
  if (kind === "barrier") return { text: say(`barrier-${String(detail)}`) };
  if (kind === "too-many-tries") {
    return { text: say("remark-too-many-tries", { seconds: Math.ceil(Number(detail) / 1000) }) };
  }
  const key = `remark-${kind}`;
  return { text: knows(key) ? say(key) : say("remark-internal") };
}

/** What a brother would do, and what speaks for it; if only for what follows, that is said. */
export function hintWords(
  { acting }: Game,
  { action, plan, because, later }: shell.Advice,
  model: Model,
): string {
  const wordsOf = (reasons: shell.Advice["because"]) =>
    reasons.flatMap((reason) => acting.becauseWords(reason, model) ?? []);
  const own = [...wordsOf(because)];
  const whole = acting.planWords?.(plan, model);
  if (whole !== undefined) return [whole, ...own, ...wordsOf(later)].join(" ");
  if (own.length === 0) own.push(...[acting.reasonFor?.(action, model) ?? []].flat());
  const next = wordsOf(later);
  if (own.length === 0 && next.length > 0)
    own.push(say("advice-later", { reasons: next.join(" ") }));
  if (own.length === 0) own.push(say("advice-best"));
  return [say("advice", { words: acting.actionWords(action, model) }), ...own].join(" ");
}
