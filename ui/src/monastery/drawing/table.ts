/** Monastery's table as a whole: hours, board, letters, shelf. */
import { html, nothing, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { View } from "../../generated/monastery.ts";
import { language } from "../../shared/words.ts";
import { stage } from "../../table/camera/stage.ts";
import type { Lens } from "../../table/game/index.ts";
import type { Handlers, Line, Model } from "../kind.ts";
import { eventsOf } from "../telling/together.ts";
import { board } from "./board.ts";
import { glance, hours } from "./hours.ts";
import { handleWords, letters } from "./letters.ts";
import { map } from "./plan.ts";
import { shelf } from "./shelf.ts";

const placed = new WeakMap<readonly Line[], ReadonlyMap<number, number>>();

/** What each other seat placed last, until its next turn. */
function lastPlaced({ lines, screen }: Model): ReadonlyMap<number, number> {
  const known = placed.get(lines);
  if (known !== undefined) return known;
  const last = new Map<number, number>();
  placed.set(lines, last);
  let hours = 0;
  const events = eventsOf(lines);
  for (let i = events.length - 1; i >= 0 && hours < 2; i -= 1) {
    const event = events[i];
    if (event?.event === "hour-struck") hours += 1;
    if (event?.event !== "placed" || event.seat === screen.seat) continue;
    if (![...last.values()].includes(event.seat)) last.set(event.piece, event.seat);
  }
  return last;
}

/** The letters lie open while they are bought or switched. */
export const panelFor = ({ phase: { part } }: View): string | undefined =>
  part === "collecting" || part === "switching" ? "letters" : undefined;

/** With nothing to buy or switch the board stays in sight, but a letter that was bought just now is seen to arrive. */
export function opens({ offers, lines }: Model): boolean {
  if (offers.letters.length + offers.monks.length + offers.switches.length > 0) return true;
  const events = eventsOf(lines);
  const bought = events.findLastIndex(({ event }) => BOUGHT.has(event));
  return bought > events.findLastIndex(({ event }) => event === "totalled");
}

/** What is chosen at the letters; nothing else changes how they are drawn. */
const LETTERED: ReadonlySet<string> = new Set(["letter", "cross"]);
const BOUGHT: ReadonlySet<string> = new Set(["letter-collected", "monk-collected", "switched"]);

export function table(model: Model, lens: Lens, handlers: Handlers): TemplateResult {
  const { shown, screen, choice, offers, gains } = model;
  return html`
    <nav class="t-left">${guard(
      [shown, screen, choice.kind === "hour" ? choice : null, language()],
      () => hours(model, handlers.tap),
    )}</nav>
    ${stage(
      {
        map: guard([shown.pieces], () => map(shown)),
        board: board({
          shown,
          offers,
          choice,
          screen,
          gains,
          scale: lens.scale,
          bounds: lens.bounds,
          lasting: lastPlaced(model),
          stressed: lens.about,
          handlers,
        }),
      },
      lens,
      handlers,
    )}
    ${lens.shape === "upright" ? glance(model) : nothing}
    ${lens.ways(handleWords(model))}
    <aside class="t-right">
      ${guard([shown, screen, offers, LETTERED.has(choice.kind) ? choice : null, language()], () =>
        letters(model, handlers.tap),
      )}
      ${lens.lately}
    </aside>
    ${shelf(model, handlers)}`;
}
