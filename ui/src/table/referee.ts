/** Words with the referee: why not, what would come of it, what he would do. */
import * as shell from "../house/shell.ts";
import { knows, say } from "../house/words.ts";
import { spotLabel, where } from "./labels.ts";
import type { Gain, Model, Note } from "./model.ts";
import { namesOf } from "./model.ts";
import type { Offers } from "./offers.ts";
import type { Action, Event, Sight } from "./sight.ts";
import { companyOf, price, tileName } from "./tell.ts";

/** Reasons that say less than another about the same thing would. */
const WEAK: ReadonlySet<string> = new Set([
  "needless-turn",
  "no-space",
  "not-beside",
  "not-in-hand",
]);

/** Asks about each until there is a reason worth telling. */
export async function reasonFor(
  screen: shell.Screen,
  actions: readonly Action[],
): Promise<Note | undefined> {
  let weak: Note | undefined;
  for (const action of actions.slice(0, 24)) {
    try {
      await shell.why(screen, action);
    } catch (error) {
      const trouble = shell.troubleOf(error);
      const note = noteOf(trouble);
      if (trouble.refusal === undefined || !WEAK.has(trouble.refusal.why)) return note;
      weak ??= note;
    }
  }
  return weak;
}

/** A trouble of the shell as a kind word. */
export function noteOf({ kind, detail, refusal }: shell.Trouble): Note {
  if (refusal !== undefined) return { text: say(`refusal-${refusal.why}`), rule: refusal.rule };
  if (kind === "barrier") return { text: say(`barrier-${String(detail)}`) };
  const key = `note-${kind}`;
  return { text: knows(key) ? say(key) : say("note-internal") };
}

const CHEAP_TO_ASK = 40;

/** What each effect, and each way to a blessing, would bring. Asked all at once. */
export async function gainsOf(
  screen: shell.Screen,
  offers: Offers,
  sight: Sight,
): Promise<ReadonlyMap<string, Gain>> {
  const laden = new Set(sight.pieces.flatMap(({ piece, tokens }) => (tokens > 0 ? [piece] : [])));
  const asked: Action[] = [
    ...offers.pieces.filter(({ kind }) => kind !== "keep").map(({ action }) => action),
    ...offers.walks
      .filter(({ to }) => laden.has(to.on))
      .slice(0, CHEAP_TO_ASK)
      .map((move) => ({ move })),
  ];
  if (offers.primary === "total") asked.push("total");
  const gains = new Map<string, Gain>();
  await Promise.all(
    asked.map(async (action) => {
      try {
        const { told } = await shell.preview(screen, action);
        if (told !== null) gains.set(JSON.stringify(action), sumOf(told as Event[], screen.seat));
      } catch {
        // What cannot be foreseen is not shown.
      }
    }),
  );
  return gains;
}

export function sumOf(events: readonly Event[], seat: number | null): Gain {
  let [points, blessings] = [0, 0];
  for (const event of events) {
    if (event.event === "scored" && event.seat === seat) points += event.points;
    if (event.event === "blessed" && event.seat === seat) blessings += event.blessings;
  }
  return { points, blessings };
}

/** An action in words, for advice. */
export function actionWords(action: Action, { sight, screen }: Model): string {
  const names = namesOf(screen);
  const tiles = companyOf(sight, names).tiles;
  const tileAt = (piece: number): string => tileName(tiles.get(piece) ?? "abbey");
  if (typeof action === "string") return say(`do-${action}`);
  if ("place" in action)
    return say("advice-place", {
      tile: tileName(action.place.tile),
      where: where(action.place.at),
    });
  if ("move" in action)
    return say("advice-move", {
      spot: spotLabel(sight, action.move.to),
      from: spotLabel(sight, action.move.from),
    });
  if ("put-back" in action) return say("advice-put-back", { tile: tileName(action["put-back"]) });
  if ("encourage" in action) return say("board-encourage", { tile: tileAt(action.encourage) });
  if ("construct" in action) return say("advice-construct", { tile: tileAt(action.construct) });
  if ("pray" in action) return say("advice-pray", { tile: tileAt(action.pray) });
  if ("switch" in action)
    return say("advice-switch", { letter: sight.grid[action.switch]?.letter ?? "" });
  if ("collect-letter" in action) {
    const { from, strip } = action["collect-letter"];
    return say("advice-letter", {
      letter: sight.grid[from]?.letter ?? "",
      who: names[strip] ?? "",
    });
  }
  if ("collect-monk" in action)
    return say("advice-monk", { who: names[action["collect-monk"].whose] ?? "" });
  if ("keep" in action) return say("slip-keep", { spot: spotLabel(sight, action.keep) });
  if ("elect" in action) return say("advice-elect", { who: names[action.elect] ?? "" });
  return say("slip-monk", { who: names[action.imprison] ?? "" });
}

export function hintWords({ action, because }: shell.Hint, model: Model): string {
  const points = because.find(({ key }) => key === "points")?.many ?? 0;
  const words = actionWords(action as Action, model);
  return points > 0
    ? say("advice-for", { words, price: price(points, 0) })
    : say("advice", { words });
}
