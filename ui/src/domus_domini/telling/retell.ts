/** Carries a view over one event, so that what happened can be watched step by step. The view that follows is the truth. */
import { type Card, CHAPEL, ROOM, type Sector, type Special, sectorFacts } from "../box.ts";
import type { Event, House, Seat, SectorView, View, Yield } from "../view.ts";

function withHouse(view: View, seat: Seat, change: (old: House) => Partial<House>): View {
  return {
    ...view,
    seats: view.seats.map((old, n) => (n === seat ? { ...old, ...change(old) } : old)),
  };
}

const withSupply = (view: View, more: Partial<View["supply"]>): View => ({
  ...view,
  supply: { ...view.supply, ...more },
});

function withYield(house: House, change: Partial<Yield>): Yield {
  const parts = { ...house.yield, ...change };
  const { garden, dairy, brewery, cellerar, production, plus, chapel } = parts;
  return {
    ...parts,
    total: garden + dairy + brewery + cellerar + production + plus + chapel,
  };
}

function risen(old: SectorView, level: number): SectorView {
  const { levels } = sectorFacts(old.sector);
  const fu = levels[level - 1]?.fu ?? 0;
  const next = levels[level];
  return {
    ...old,
    level,
    fu,
    full: next === undefined,
    next: next === undefined ? null : { ...next, brings: next.fu - fu },
  };
}

function expanded(house: House, sector: Sector, level: number): Partial<House> {
  const sectors = house.sectors.map((old) => (old.sector === sector ? risen(old, level) : old));
  const fu = sectors.find((one) => one.sector === sector)?.fu ?? 0;
  return { sectors, yield: withYield(house, { [sector]: fu }) };
}

/** The chapel with somebody come to a place, or gone from it. */
function prayed(house: House, level: number, prays: boolean): Partial<House> {
  const praying = house.chapel.praying.map((old, n) => (n === level - 1 ? prays : old));
  return { ...chapelOf(house, praying), brothers: house.brothers + (prays ? -1 : 1) };
}

function chapelOf(house: House, praying: readonly boolean[]): Partial<House> {
  const fu = praying.reduce((sum, prays, n) => sum + (prays ? (CHAPEL[n]?.fu ?? 0) : 0), 0);
  return { chapel: { ...house.chapel, praying }, yield: withYield(house, { chapel: fu }) };
}

function built(house: House, level: number, denarii: number): Partial<House> {
  const next = CHAPEL[level];
  const places = CHAPEL.filter(({ fu }, n) => fu !== undefined && n < level).length;
  return {
    denarii: house.denarii - denarii,
    chapel: {
      level,
      letters: CHAPEL[level - 1]?.letters ?? 0,
      praying: Array.from({ length: places }, (_, n) => house.chapel.praying[n] === true),
      next:
        next === undefined ? null : { cost: next.cost, letters: next.letters, fu: next.fu ?? 0 },
    },
  };
}

/** From the fields to the monastery, then to free places of the chapel, the highest first. */
function cameHome(
  house: House,
  brothers: number,
  vegetables: number,
  left: number,
): Partial<House> {
  const stay = brothers - left;
  const home = Math.min(stay, ROOM.brothers - house.brothers);
  let more = stay - home;
  const praying = [...house.chapel.praying];
  for (let n = praying.length - 1; n >= 0 && more > 0; n -= 1) {
    if (praying[n]) continue;
    praying[n] = true;
    more -= 1;
  }
  return {
    ...chapelOf(house, praying),
    fields: house.fields - brothers,
    brothers: house.brothers + home,
    vegetables: house.vegetables + vegetables,
  };
}

function employed(view: View, seat: Seat, number: number | null, denarii: number): View {
  const fu = view.cellerars.find((one) => one.number === number)?.fu ?? 0;
  const held = {
    ...view,
    cellerars: view.cellerars.map((one) => {
      if (one.number === number) return { ...one, held: seat };
      return one.held === seat ? { ...one, held: null } : one;
    }),
  };
  return withHouse(held, seat, (old) => ({
    cellerar: number,
    denarii: old.denarii - denarii,
    yield: withYield(old, { cellerar: fu }),
  }));
}

const awarded = (view: View, special: Special, seat: Seat | null): View => ({
  ...view,
  specials: view.specials.map((one) => (one.special === special ? { special, seat } : one)),
});

const drawn = (to_come: View["to_come"], card: Card): View["to_come"] =>
  to_come.map(([kind, many]) => [kind, kind === card ? Math.max(0, many - 1) : many]);

/** A dog or the Cattle Herder goes back. */
function guarded(view: View, seat: Seat, dogs: number, herder: boolean): View {
  const back = withSupply(
    withHouse(view, seat, (old) => ({ dogs: old.dogs - dogs })),
    { dogs: view.supply.dogs + dogs },
  );
  return herder ? awarded(back, "cattle-herder", null) : back;
}

/** The carts are home, and no card is in force. */
const begun = (view: View, round: number): View => ({
  ...view,
  round,
  production: null,
  event: null,
  specials: view.specials.map(({ special }) => ({ special, seat: null })),
  seats: view.seats.map((old) => ({ ...old, cart: null, payday: null })),
});

export function retell(view: View, event: Event): View {
  const own = (change: (old: House) => Partial<House>): View =>
    "seat" in event ? withHouse(view, event.seat, change) : view;
  switch (event.event) {
    case "monastery-dealt":
      return own(() => ({ card: event.card }));
    case "set-aside":
      return { ...view, aside: event.card, to_come: drawn(view.to_come, event.card) };
    case "round-began":
      return begun(view, event.round);
    case "phase-began":
      return { ...view, number: event.phase };
    case "event-revealed":
      return { ...view, event: event.card, seen: [...view.seen, event.card] };
    case "production-revealed":
      return { ...view, production: event.card, to_come: drawn(view.to_come, event.card) };
    case "start-passed":
      return own(({ denarii }) => ({ denarii: denarii - 1 }));
    case "started":
      return { ...own(({ denarii }) => ({ denarii: denarii + event.pot })), starter: event.seat };
    case "special-awarded":
      return awarded(view, event.special, event.seat);
    case "loan-returned":
      return own(({ denarii }) => ({ denarii: denarii + event.denarii + event.interest, lent: 0 }));
    case "came-home": {
      const { brothers, vegetables, left } = event;
      const home = own((old) => cameHome(old, brothers, vegetables, left));
      return withSupply(home, { brothers: view.supply.brothers + left });
    }
    case "inherited":
      return own((old) => expanded(old, event.sector, event.level));
    case "employed":
      return employed(view, event.seat, event.cellerar, event.denarii);
    case "given-up":
      return employed(view, event.seat, null, -event.denarii);
    case "garden-brought":
      return own(({ vegetables }) => ({ vegetables: vegetables + event.vegetables }));
    case "vegetables-bought":
      return own(({ vegetables, denarii }) => ({
        vegetables: vegetables + event.vegetables,
        denarii: denarii - event.denarii,
      }));
    case "expanded":
      return own((old) => ({
        ...expanded(old, event.sector, event.level),
        denarii: old.denarii - event.denarii,
      }));
    case "chapel-built":
      return own((old) => built(old, event.level, event.denarii));
    case "hired":
      return withSupply(
        own(({ brothers, vegetables }) => ({ brothers: brothers + 1, vegetables: vegetables - 1 })),
        { brothers: view.supply.brothers - 1 },
      );
    case "prayed":
      return own((old) => prayed(old, event.level, true));
    case "called-back":
      return own((old) => prayed(old, event.level, false));
    case "sent-to-fields":
      return own(({ brothers, fields }) => ({ brothers: brothers - 2, fields: fields + 2 }));
    case "doghouse-bought":
      return withSupply(
        own((old) => ({
          doghouses: old.doghouses + 1,
          denarii: old.denarii - event.denarii,
        })),
        { doghouses: view.supply.doghouses - 1 },
      );
    case "dog-bought":
      return withSupply(
        own(({ dogs, vegetables }) => ({ dogs: dogs + 1, vegetables: vegetables - 1 })),
        { dogs: view.supply.dogs - 1 },
      );
    case "lent":
      return own(({ denarii }) => ({ denarii: denarii - event.denarii, lent: event.denarii }));
    case "delivered":
      return own(() => ({ yield: event.yield, cart: event.space }));
    case "collection-held":
      return own(({ denarii }) => ({ denarii: denarii - event.denarii }));
    case "begged":
      return withSupply(
        own(({ brothers }) => ({ brothers: brothers - 1 })),
        { brothers: view.supply.brothers + 1 },
      );
    case "drunkard-sent":
      return awarded(view, "drunkard", null);
    case "warded-off":
      return guarded(view, event.seat, event.with === "dog" ? 1 : 0, event.with === "herder");
    case "fell-back":
      return own(() => ({ cart: event.to }));
    case "advanced": {
      const gone = event.cart ? awarded(view, "vegetable-cart", null) : view;
      return withHouse(gone, event.seat, ({ vegetables }) => ({
        cart: event.to,
        vegetables: vegetables - event.vegetables,
      }));
    }
    case "fed":
      return withSupply(
        own(({ vegetables }) => ({
          brothers: event.brothers,
          vegetables: vegetables - event.vegetables,
        })),
        { brothers: view.supply.brothers + event.left },
      );
    case "scored":
      return own(({ letters }) => ({ letters: letters + event.points }));
    case "paid":
      return own(({ denarii }) => ({ denarii: denarii + event.denarii }));
    case "trees-placed":
      return {
        ...view,
        trees: Array.from({ length: event.trees }, (_, n) => event.from + 10 * n),
      };
    case "ambushed": {
      if (event.ransom === "denarii")
        return own((old) => ({ denarii: old.denarii - event.denarii }));
      return guarded(view, event.seat, event.ransom === "dogs" ? 2 : 1, event.ransom !== "dogs");
    }
    case "ended":
      return begun(view, view.round);
    default:
      return view;
  }
}
