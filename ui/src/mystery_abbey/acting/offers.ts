/** What may be done now, as the engine lists it. */
import type { Action, Book, Part, Room, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";

export interface Offers {
  readonly all: readonly Action[];
  /** The same, to find one quickly. */
  readonly written: ReadonlySet<string>;
}

export const offersOf = (actions: readonly Action[]): Offers => ({
  all: actions,
  written: new Set(actions.map((action) => JSON.stringify(action))),
});

export const offered = ({ written }: Offers, action: Action): boolean =>
  written.has(JSON.stringify(action));

export const sameAction = (one: Action, other: Action): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The word of an action: its one key, or the word it is. */
export const nameOf = (action: Action): string =>
  typeof action === "string" ? action : (Object.keys(action)[0] ?? "");

/** What is offered with each word. */
interface Offered {
  readonly go: Room;
  readonly use: Book;
  readonly "send-to-penance": Seat;
  readonly cross: Suspect;
  readonly uncross: Suspect;
  readonly ask: Seat;
  readonly say: Part;
  readonly promise: boolean;
  readonly demand: Trait;
  readonly show: Suspect;
  readonly take: Suspect;
  readonly reveal: Trait;
  readonly accuse: Suspect;
  readonly name: Trait;
  readonly "name-suspect": Suspect;
  readonly choose: Seat;
  readonly ring: { readonly on: boolean };
  readonly pass: Suspect;
  readonly lay: Suspect;
}

/** Everything that is offered with an action such as `go`. */
export function offeredWith<N extends keyof Offered>(
  { all }: Offers,
  name: N,
): readonly Offered[N][] {
  return all.flatMap((action) =>
    typeof action === "object" && name in action
      ? [(action as unknown as Record<N, Offered[N]>)[name]]
      : [],
  );
}

/** The parts of a question that are offered with a word such as `kind`. */
type Named = Exclude<Part, string>;
type Parts = { [P in Named as keyof P & string]: P[keyof P] };
export function partsOffered<N extends keyof Parts>(offers: Offers, name: N): readonly Parts[N][] {
  return offeredWith(offers, "say").flatMap((part) =>
    typeof part === "object" && name in part ? [(part as unknown as Parts)[name]] : [],
  );
}
