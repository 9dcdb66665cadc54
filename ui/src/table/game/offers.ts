/** What may be done now, as the engine lists it, where it need not be sorted by the things on which it is drawn. */

export interface Offered<A> {
  readonly all: readonly A[];
  /** The same, to find one quickly. */
  readonly written: ReadonlySet<string>;
}

export const offersOf = <A>(all: readonly A[]): Offered<A> => ({
  all,
  written: new Set(all.map((action) => JSON.stringify(action))),
});

export const offered = <A>({ written }: Offered<A>, action: A): boolean =>
  written.has(JSON.stringify(action));

export const sameAction = <A>(one: A, other: A): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The word of an action: its one key, or the word it is. */
export const nameOf = (action: string | object): string =>
  typeof action === "string" ? action : (Object.keys(action)[0] ?? "");
