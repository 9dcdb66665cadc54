/** What happened, as sentences in the reader's language. */
import type { Event, Income, Reason } from "../../generated/domus_domini.ts";
import type { Seat } from "../../generated/table.ts";
import { word } from "../words.ts";

/** The key of a reason: its word, or its one key. */
export const reasonOf = (because: Reason | Income): string =>
  typeof because === "string" ? because : (Object.keys(because)[0] ?? "");

/** What a reason says besides its key. */
function valuesOf(because: Reason | Income): { many: number; doubled: string } {
  if (typeof because === "string") return { many: 0, doubled: "no" };
  const [value] = Object.values(because) as readonly (number | Record<string, number | boolean>)[];
  if (typeof value === "number") return { many: value, doubled: "no" };
  const many = value?.fu ?? value?.sectors ?? value?.brothers ?? 0;
  return { many: Number(many), doubled: value?.doubled === true ? "yes" : "no" };
}

/** One event as a sentence. */
export function tell(event: Event, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat] ?? "";
  const who = "seat" in event ? name(event.seat) : "";
  const said = (values: Parameters<typeof word>[1] = {}, more = ""): string =>
    word(`log-${event.event}${more}`, { who, ...values });
  switch (event.event) {
    case "monastery-dealt":
      return said({ card: event.card });
    case "set-aside":
    case "production-revealed":
      return said({ card: word(`card-${event.card}`) });
    case "round-began":
      return said({ round: event.round });
    case "phase-began":
      return said({ phase: event.phase, name: word(`phase-${event.phase}`) });
    case "event-revealed":
      return said({ card: word(`event-${event.card}`), does: word(`event-${event.card}-does`) });
    case "start-passed":
      return said({ to: name(event.to), pot: event.pot });
    case "started":
      return event.pot > 0 ? said({ pot: event.pot }, "-pot") : said();
    case "special-awarded":
      return said({ card: word(`special-${event.special}`) });
    case "loan-returned":
      return said({ interest: event.interest, denarii: event.denarii });
    case "came-home": {
      const { brothers, vegetables, left } = event;
      return said({ brothers, vegetables, left });
    }
    case "inherited":
      return said({ sector: word(`the-${event.sector}`), level: event.level });
    case "employed": {
      const { cellerar, denarii } = event;
      const before = event["instead-of"];
      if (before === null) return said({ cellerar, denarii });
      const values = { cellerar, before, denarii: Math.abs(denarii) };
      return said(values, denarii < 0 ? "-cheaper" : "-dearer");
    }
    case "given-up":
      return said({ cellerar: event.cellerar, denarii: event.denarii });
    case "garden-brought":
      return said({ vegetables: event.vegetables });
    case "vegetables-bought":
      return said({ vegetables: event.vegetables, denarii: event.denarii });
    case "expanded": {
      const { sector, level, denarii } = event;
      return said({ sector: word(`the-${sector}`), level, denarii });
    }
    case "chapel-built":
      return said({ level: event.level, denarii: event.denarii });
    case "prayed":
    case "called-back":
      return said({ level: event.level });
    case "doghouse-bought":
    case "lent":
    case "collection-held":
      return said({ denarii: event.denarii });
    case "delivered":
      return event.cluny
        ? said({ fu: event.yield.total }, "-cluny")
        : said({ fu: event.space, parts: yieldWords(event.yield) });
    case "begged":
    case "drunkard-sent":
      return event.seat === event.against ? said({}, "-own") : said({ whom: name(event.against) });
    case "warded-off":
      return said({}, `-${event.with}`);
    case "fell-back":
      return said({ from: event.from, to: event.to });
    case "advanced": {
      const { vegetables, cart, to, cluny } = event;
      if (vegetables === 0 && !cart) return said({}, "-not");
      const how = cart ? (vegetables > 0 ? "both" : "cart") : "vegetables";
      return said({ vegetables, how, to, cluny: cluny ? "yes" : "no" });
    }
    case "fed": {
      const { brothers, vegetables, left } = event;
      return said({ brothers, vegetables, left });
    }
    case "scored":
      return said(
        { points: event.points, ...valuesOf(event.because) },
        `-${reasonOf(event.because)}`,
      );
    case "paid":
      return said(
        { denarii: event.denarii, ...valuesOf(event.because) },
        `-${reasonOf(event.because)}`,
      );
    case "trees-placed":
      return said({ from: event.from, trees: event.trees });
    case "ambushed":
      return said({ denarii: event.denarii }, `-${event.ransom}`);
    case "ended":
      return said({}, `-${event.ending}`);
    case "hired":
    case "dog-bought":
    case "sent-to-fields":
      return said({ many: 1 });
    case "inheritance-declined":
      return said();
  }
}

/** What a yield is made of, in one line. */
function yieldWords(all: Extract<Event, { event: "delivered" }>["yield"]): string {
  const parts = ["garden", "dairy", "brewery", "cellerar", "production", "plus", "chapel"] as const;
  const there = parts.filter((part) => all[part] > 0);
  return there.map((part) => `${word(`yield-${part}`)} ${all[part]}`).join(", ");
}

/** The seat whose doing it was, if it was anybody's. */
export function doer(event: Event): Seat | undefined {
  return "seat" in event ? event.seat : undefined;
}

/** Steps of one kind by one seat, one after the other, are told together. */
const COUNTED: ReadonlySet<string> = new Set(["hired", "dog-bought", "sent-to-fields"]);

export const alike = (event: Event, before: Event): boolean =>
  COUNTED.has(event.event) && event.event === before.event && doer(event) === doer(before);

/** Like steps in one sentence. */
export function tellAlike(events: readonly Event[], names: readonly string[]): string {
  const [first] = events;
  if (first === undefined) return "";
  if (!COUNTED.has(first.event)) return tell(first, names);
  const who = names[doer(first) ?? 0] ?? "";
  return word(`log-${first.event}`, { who, many: events.length });
}
