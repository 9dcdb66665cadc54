/** What is told in one breath while somebody watches: a whole turn of building, and a brother who begs with what it brings. */
import type { Event } from "../../generated/domus_domini.ts";
import { list } from "../../shared/words.ts";
import { word } from "../words.ts";
import { alike, doer, reasonOf, tell, tellAlike } from "./sentences.ts";

/** The steps of building, in the order in which they are told. */
const STEPS = [
  "expanded",
  "chapel-built",
  "doghouse-bought",
  "dog-bought",
  "hired",
  "sent-to-fields",
  "prayed",
  "called-back",
  "lent",
] as const;
type Step = (typeof STEPS)[number];
type Of<Name extends Event["event"]> = Extract<Event, { event: Name }>;

const isStep = ({ event }: Event): boolean => (STEPS as readonly string[]).includes(event);

/** Whether this is the letter that begging brings. */
const pays = (event: Event): boolean =>
  event.event === "scored" && ["begging", "drunkard"].includes(reasonOf(event.because));

export function flows(event: Event, first: Event): boolean {
  if (alike(event, first)) return true;
  if (doer(event) !== doer(first)) return false;
  if (isStep(first)) return isStep(event);
  return (first.event === "begged" || first.event === "drunkard-sent") && pays(event);
}

/** Each sector to the level that it was raised to. */
function raised(events: readonly Of<"expanded">[]): string {
  const levels = new Map(events.map(({ sector, level }) => [sector, level]));
  const parts = [...levels].map(([sector, level]) =>
    word("part-level", { sector: word(`the-${sector}`), level }),
  );
  return word("part-expanded", { what: list(parts) });
}

function partOf(step: Step, events: readonly Event[]): string | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  if (step === "expanded") return raised(events as readonly Of<"expanded">[]);
  const level = "level" in first ? first.level : 0;
  const denarii = "denarii" in first ? first.denarii : 0;
  return word(`part-${step}`, { many: events.length, level, denarii });
}

/** These events in one sentence. */
export function tellTogether(events: readonly Event[], names: readonly string[]): string {
  const [first] = events;
  if (first === undefined) return "";
  if (!isStep(first)) return tell(first, names);
  if (events.every((event) => event === first || alike(event, first)))
    return tellAlike(events, names);
  const parts = STEPS.flatMap(
    (step) =>
      partOf(
        step,
        events.filter(({ event }) => event === step),
      ) ?? [],
  );
  return word("log-built", { who: names[doer(first) ?? 0] ?? "", parts: list(parts) });
}
