/** What may be done now, as the engine lists it. */
import type { Action, Book, Part, Room, Suspect, Trait } from "../../generated/mystery_abbey.ts";
import type { Seat } from "../../generated/table.ts";
import type * as shared from "../../table/game/offers.ts";

export { nameOf, offered, offersOf, sameAction } from "../../table/game/offers.ts";

export type Offers = shared.Offered<Action>;

/** What is offered with each word. */
interface With {
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
export function offeredWith<N extends keyof With>({ all }: Offers, name: N): readonly With[N][] {
  return all.flatMap((action) =>
    typeof action === "object" && name in action
      ? [(action as unknown as Record<N, With[N]>)[name]]
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
