//! What is seen: everything, by everybody.
//!
//! Denarii, cards and tokens lie open, and of the decks everybody knows what is left in them but not
//! the order, which the table does not hold. So all eyes see the same.

use serde::{Serialize, Serializer};
use table::{Eyes, Seat, Turn};

use super::{
    Building, Card, Colour, DomusDomini, EventCard, House, Open, Phase, Sector, Special, Testament, Yield,
    robbers::taken,
    the_box::{CELLERARS, CHAPEL, PLACES, the_box},
};

/// What one pair of eyes may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    eyes: Eyes,
    open: Open,
}

impl View {
    pub(super) fn of(game: &DomusDomini, eyes: Eyes) -> View {
        View { eyes, open: game.open }
    }

    /// Nothing is unseen, so there is nothing to deal.
    pub(super) fn imagine(&self) -> DomusDomini {
        DomusDomini { open: self.open }
    }
}

/// A view as it is written. Spaces and yields are in food units.
#[derive(Serialize)]
struct Sight {
    eyes: Eyes,
    /// The round, from 1.
    round: u8,
    /// The phase of the round, from 1; 0 while setting up.
    number: u8,
    phase: PhaseSight,
    starter: Seat,
    robbers: bool,
    events: bool,
    event: Option<EventCard>,
    /// Events that were seen, in the order of their numbers.
    seen: Vec<EventCard>,
    production: Option<Card>,
    aside: Option<Card>,
    /// Production cards still to come.
    to_come: Vec<(Card, u8)>,
    specials: Vec<SpecialSight>,
    /// Spaces with a tree beside them.
    trees: Vec<u16>,
    seats: Vec<SeatSight>,
    cellerars: Vec<CellerarSight>,
    supply: Supply,
    cluny: u16,
}

#[derive(Serialize)]
struct Supply {
    brothers: u8,
    dogs: u8,
    doghouses: u8,
}

#[derive(Serialize)]
struct SpecialSight {
    special: Special,
    seat: Option<Seat>,
}

#[derive(Serialize)]
struct SeatSight {
    colour: Colour,
    card: u8,
    letters: u16,
    denarii: u16,
    lent: u8,
    sectors: Vec<SectorSight>,
    cellerar: Option<u8>,
    chapel: ChapelSight,
    brothers: u8,
    fields: u8,
    vegetables: u8,
    doghouses: u8,
    dogs: u8,
    /// Where the cart is; none while it is at home.
    cart: Option<u16>,
    /// What would be delivered now.
    r#yield: Yield,
    /// Letters and denarii if the round were scored now; none while the cart is at home.
    payday: Option<(u16, u8)>,
    /// The letters if the game ended now.
    testament: Testament,
}

#[derive(Serialize)]
struct SectorSight {
    sector: Sector,
    level: u8,
    fu: u16,
    full: bool,
    /// The next level: its cost and what the sector yields on it.
    next: Option<NextLevel>,
    /// Letters at the end, once it is full.
    letters: u8,
}

#[derive(Serialize)]
struct NextLevel {
    cost: u16,
    fu: u16,
    /// How much more the whole monastery would yield, the brewery cellerar's plus included.
    brings: u16,
}

#[derive(Serialize)]
struct ChapelSight {
    level: u8,
    letters: u8,
    /// For each place there is, whether a lay brother prays on it.
    praying: Vec<bool>,
    next: Option<NextChapel>,
}

#[derive(Serialize)]
struct NextChapel {
    cost: u8,
    letters: u8,
    /// What a lay brother on its place would yield.
    fu: u16,
}

#[derive(Serialize)]
struct CellerarSight {
    number: u8,
    sector: Sector,
    fu: u16,
    plus: u16,
    held: Option<Seat>,
    /// For the seat that must act: what he costs less the refund, and how much more the monastery
    /// would yield with him.
    #[serde(skip_serializing_if = "Option::is_none")]
    offer: Option<Offer>,
}

#[derive(Serialize)]
struct Offer {
    denarii: i16,
    brings: i16,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case", tag = "part")]
enum PhaseSight {
    Dealing { seat: Seat },
    SettingAside,
    Revealing,
    Starting { seat: Seat, pot: u16 },
    Inheriting { seat: Seat },
    Producing,
    Employing { seat: Seat },
    Buying { seat: Seat },
    Building { seat: Seat, chapel: bool, doghouse: bool, moved: Vec<u8> },
    Begging { seat: Seat },
    Defending { seat: Seat, attacker: Seat },
    Advancing { seat: Seat },
    Feeding { seat: Seat },
    Ambushed { seat: Seat, denarii: u8 },
    Over,
}

impl Phase {
    fn sight(&self) -> PhaseSight {
        match *self {
            Phase::Dealing { seat } => PhaseSight::Dealing { seat },
            Phase::SettingAside => PhaseSight::SettingAside,
            Phase::Revealing => PhaseSight::Revealing,
            Phase::Starting { seat, pot } => PhaseSight::Starting { seat, pot },
            Phase::Inheriting { seat } => PhaseSight::Inheriting { seat },
            Phase::Producing => PhaseSight::Producing,
            Phase::Employing { seat } => PhaseSight::Employing { seat },
            Phase::Buying { seat } => PhaseSight::Buying { seat },
            Phase::Building(Building { seat, chapel, doghouse, moved, .. }) => {
                let moved = (1..=PLACES).filter(|level| moved >> (level - 1) & 1 != 0).collect();
                PhaseSight::Building { seat, chapel, doghouse, moved }
            }
            Phase::Begging { seat } => PhaseSight::Begging { seat },
            Phase::Defending { seat, attacker } => PhaseSight::Defending { seat, attacker },
            Phase::Advancing { seat } => PhaseSight::Advancing { seat },
            Phase::Feeding { seat } => PhaseSight::Feeding { seat },
            Phase::Ambushed { seat, paid } => PhaseSight::Ambushed { seat, denarii: taken(seat, &paid) },
            Phase::Over => PhaseSight::Over,
        }
    }
}

fn fu(spaces: u8) -> u16 {
    10 * u16::from(spaces)
}

impl DomusDomini {
    fn sight(&self, eyes: Eyes) -> Sight {
        let open = &self.open;
        Sight {
            eyes,
            round: (open.round + 1).min(super::ROUNDS),
            number: self.phase_number(),
            phase: open.phase.sight(),
            starter: open.starter,
            robbers: open.robbers,
            events: open.events,
            event: open.event,
            seen: EventCard::ALL.into_iter().filter(|card| open.unseen & card.bit() == 0).collect(),
            production: open.production,
            aside: open.aside,
            to_come: the_box().all_cards().map(|card| (card, open.deck[card.index()])).collect(),
            specials: Special::ALL
                .into_iter()
                .map(|special| SpecialSight { special, seat: open.specials[special as usize] })
                .collect(),
            trees: open.wooded().map(fu).collect(),
            seats: Seat::all(open.seats).map(|seat| self.seat_sight(seat)).collect(),
            cellerars: (1..=CELLERARS).map(|number| self.cellerar_sight(number)).collect(),
            supply: Supply { brothers: open.brothers, dogs: open.dogs, doghouses: open.doghouses },
            cluny: fu(the_box().cluny_space()),
        }
    }

    fn seat_sight(&self, seat: Seat) -> SeatSight {
        let house = self.open.house(seat);
        SeatSight {
            colour: self.open.colours[seat.index()],
            card: house.card,
            letters: house.letters,
            denarii: house.denarii,
            lent: house.lent,
            sectors: Sector::ALL.into_iter().map(|sector| self.sector_sight(seat, sector)).collect(),
            cellerar: (house.cellerar > 0).then_some(house.cellerar),
            chapel: house.chapel_sight(),
            brothers: house.brothers,
            fields: house.fields,
            vegetables: house.vegetables,
            doghouses: house.doghouses,
            dogs: house.dogs,
            cart: house.cart.map(fu),
            r#yield: self.yield_of(seat),
            payday: house.cart.map(|_| self.payday()[seat.index()]),
            testament: self.testament(seat),
        }
    }

    fn sector_sight(&self, seat: Seat, sector: Sector) -> SectorSight {
        let house = self.open.house(seat);
        let facts = sector.facts();
        let level = house.level(sector);
        let next = self.next_level(seat, sector).map(|cost| {
            let mut higher = *house;
            higher.levels[sector.index()] += 1;
            NextLevel {
                cost,
                fu: fu(facts.levels[usize::from(level) + 1].spaces),
                brings: self.yield_with(&higher).total - self.yield_of(seat).total,
            }
        });
        SectorSight {
            sector,
            level,
            fu: fu(facts.levels[usize::from(level)].spaces),
            full: next.is_none(),
            next,
            letters: facts.letters,
        }
    }

    fn cellerar_sight(&self, number: u8) -> CellerarSight {
        let cellerar = the_box().cellerars[usize::from(number) - 1];
        let held = Seat::all(self.open.seats).find(|seat| self.open.house(*seat).cellerar == number);
        let offer = match self.seat_to_act() {
            Turn::Seat(seat) if held.is_none() => {
                let house = self.open.house(seat);
                let with = self.yield_with(&House { cellerar: number, ..*house }).total;
                Some(Offer {
                    denarii: i16::from(number) - i16::from(house.cellerar),
                    brings: with as i16 - self.yield_of(seat).total as i16,
                })
            }
            _ => None,
        };
        CellerarSight { number, sector: cellerar.sector, fu: fu(cellerar.spaces), plus: fu(cellerar.plus), held, offer }
    }
}

impl House {
    fn chapel_sight(&self) -> ChapelSight {
        let next = the_box().chapel(self.chapel + 1).filter(|_| usize::from(self.chapel) < CHAPEL);
        ChapelSight {
            level: self.chapel,
            letters: the_box().chapel(self.chapel).map_or(0, |level| level.letters),
            praying: (1..=self.chapel_places()).map(|level| self.prays(level)).collect(),
            next: next.map(|level| NextChapel { cost: level.cost, letters: level.letters, fu: fu(level.spaces) }),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.imagine().sight(self.eyes).serialize(serializer)
    }
}
