//! A view as it is written for the page. Spaces and yields are in food units.

use serde::Serialize;
use table::{Eyes, Game, Seat, Turn};

use super::{
    Action, Card, Colour, DomusDomini, EventCard, House, Phase, ROUNDS, Sector, Special, Testament, Yield,
    building::{DOG, DOGHOUSE, HIRE, LOANS, PAIR},
    starting::PASS,
    the_box::{CELLERARS, CHAPEL, the_box},
};
#[cfg(feature = "types")]
use super::{begging, events, market, road, robbers, starting, yields};

/// The figures of the rules that sentences name.
#[cfg(feature = "types")]
pub(super) const FIGURES: [(&str, u16); 16] = [
    ("rounds", ROUNDS as u16),
    ("space", SPACE),
    ("for_a_denarius", market::FOR_A_DENARIUS as u16),
    ("garden_brings", market::GARDEN_BRINGS as u16),
    ("enough_beer", SPACE * yields::ENOUGH_BEER as u16),
    ("lend_least", *LOANS.start() as u16),
    ("lend_most", *LOANS.end() as u16),
    ("for_interest", starting::LENT_FOR_INTEREST as u16),
    ("pair", PAIR as u16),
    ("sent_back", begging::SENT_BACK as u16),
    ("cart_goes", road::CART as u16),
    ("share", road::SHARE as u16),
    ("guards", robbers::GUARDS as u16),
    ("left", events::LEFT_BY_COLLECTION),
    ("visit_level", events::WORTH_A_VISIT as u16),
    ("visit_brings", events::VISIT_BRINGS),
];

/// Food units of a space of the road.
const SPACE: u16 = 10;

/// A view as it is written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Written {
    /// Whose view it is.
    pub eyes: Eyes,
    /// The round, from 1.
    pub round: u8,
    /// How many rounds are played.
    pub rounds: u8,
    /// The phase of the round, from 1; 0 while setting up.
    pub number: u8,
    /// How many phases a round has.
    pub phases: u8,
    /// What is being done.
    pub phase: Phase,
    /// The starting player.
    pub starter: Seat,
    /// Everybody in the order of the round, the starting player first.
    pub order: Vec<Seat>,
    /// Whether the "Robber" variant was agreed.
    pub robbers: bool,
    /// Whether the "Event cards" variant was agreed.
    pub events: bool,
    /// The event card of the round.
    pub event: Option<EventCard>,
    /// Events that were seen, in the order of their numbers.
    pub seen: Vec<EventCard>,
    /// The production card of the round.
    pub production: Option<Card>,
    /// The production card that was set aside.
    pub aside: Option<Card>,
    /// Production cards still to come.
    pub to_come: Vec<(Card, u8)>,
    /// Who has the special cards.
    pub specials: Vec<SpecialView>,
    /// Spaces with a tree beside them.
    pub trees: Vec<u16>,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// All cellerars, by their numbers.
    pub cellerars: Vec<CellerarView>,
    /// What is left for everybody.
    pub supply: Supply,
    /// What small things cost.
    pub prices: Prices,
    /// How often the seat that builds could take a step again and again.
    pub reach: Reach,
    /// Cluny as a space of the road.
    pub cluny: u16,
}

/// What is left for everybody.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Supply {
    /// Lay brothers.
    pub brothers: u8,
    /// Watchdogs.
    pub dogs: u8,
    /// Doghouses.
    pub doghouses: u8,
}

/// What small things cost.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Prices {
    /// Vegetables for hiring a lay brother.
    pub hire: u8,
    /// Denarii for a doghouse.
    pub doghouse: u16,
    /// Vegetables for a watchdog.
    pub dog: u8,
    /// Denarii for passing the right to start on.
    pub pass: u16,
    /// Lay brothers who go to the fields together.
    pub fields: u8,
    /// The least and the most that is lent.
    pub lend: (u8, u8),
}

impl Prices {
    const NOW: Prices = Prices {
        hire: HIRE,
        doghouse: DOGHOUSE,
        dog: DOG,
        pass: PASS,
        fields: PAIR,
        lend: (*LOANS.start(), *LOANS.end()),
    };
}

/// How often in a row a step of building could be taken now.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reach {
    /// Hiring a lay brother.
    pub hire: u8,
    /// Sending lay brothers to the fields together.
    pub fields: u8,
    /// Buying a watchdog.
    pub dogs: u8,
}

/// A special card.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SpecialView {
    /// Which.
    pub special: Special,
    /// Who has it.
    pub seat: Option<Seat>,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its colour.
    pub colour: Colour,
    /// Its monastery card; 0 before it is dealt.
    pub card: u8,
    /// Letters of indulgence.
    pub letters: u16,
    /// Denarii in cash.
    pub denarii: u16,
    /// Denarii at the moneylender.
    pub lent: u8,
    /// Garden, dairy and brewery.
    pub sectors: Vec<SectorView>,
    /// The cellerar's number.
    pub cellerar: Option<u8>,
    /// The chapel.
    pub chapel: ChapelView,
    /// Lay brothers in the monastery, without chapel and fields.
    pub brothers: u8,
    /// Lay brothers in the fields.
    pub fields: u8,
    /// Vegetables.
    pub vegetables: u8,
    /// Doghouses.
    pub doghouses: u8,
    /// Watchdogs.
    pub dogs: u8,
    /// Where the cart is; none while it is at home.
    pub cart: Option<u16>,
    /// What would be delivered now.
    pub r#yield: Yield,
    /// Whether no more vegetables can be kept.
    pub larder_full: bool,
    /// Letters and denarii if the round were scored now; none while the cart is at home, and once the
    /// round was scored.
    pub payday: Option<(u16, u8)>,
    /// What delivering now would come to; none for whoever is not building.
    pub outlook: Option<Outlook>,
    /// The letters if the game ended now.
    pub testament: Testament,
}

/// What delivering would come to if all carts that are still at home went out as their monasteries yield now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outlook {
    /// Letters on payday.
    pub letters: u16,
    /// Denarii on payday.
    pub denarii: u8,
    /// How many could be sent against the cart: lay brothers and the Drunkard.
    pub beggars: u8,
    /// Nothing is there to ward anybody off with, nor to move ahead with again.
    pub bare: bool,
}

/// A sector of a seat.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SectorView {
    /// Which.
    pub sector: Sector,
    /// Its level.
    pub level: u8,
    /// What it yields.
    pub fu: u16,
    /// Whether it is fully expanded.
    pub full: bool,
    /// The next level.
    pub next: Option<NextLevel>,
    /// Letters at the end, once it is full.
    pub letters: u8,
}

/// The next level of a sector.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct NextLevel {
    /// In denarii.
    pub cost: u16,
    /// What the sector yields on it.
    pub fu: u16,
    /// How much more the whole monastery would yield, the brewery cellerar's plus included.
    pub brings: u16,
}

/// The chapel of a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ChapelView {
    /// Its level; 0 for none.
    pub level: u8,
    /// Letters at the end.
    pub letters: u8,
    /// For each place there is, whether a lay brother prays on it.
    pub praying: Vec<bool>,
    /// The next level.
    pub next: Option<NextChapel>,
}

/// The next level of the chapel.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct NextChapel {
    /// In denarii.
    pub cost: u8,
    /// Letters at the end.
    pub letters: u8,
    /// What a lay brother on its place would yield.
    pub fu: u16,
}

/// A cellerar.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CellerarView {
    /// His number: his price, and his letters at the end.
    pub number: u8,
    /// Which sector he knows.
    pub sector: Sector,
    /// What he yields.
    pub fu: u16,
    /// What he adds if the brewery yields enough.
    pub plus: u16,
    /// Who has him.
    pub held: Option<Seat>,
    /// What he means to the seat that must act, if he is in the pile.
    pub offer: Option<Offer>,
}

/// What a cellerar means to the seat that must act.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Offer {
    /// What he costs, less the refund for the one who goes.
    pub denarii: i16,
    /// How much more the monastery would yield with him.
    pub brings: i16,
}

fn fu(spaces: u8) -> u16 {
    SPACE * u16::from(spaces)
}

impl DomusDomini {
    /// The table as it is written for these eyes.
    pub(super) fn written(&self, eyes: Eyes) -> Written {
        let open = &self.open;
        let special = |special| SpecialView { special, seat: open.specials[special as usize] };
        Written {
            eyes,
            round: (open.round + 1).min(ROUNDS),
            rounds: ROUNDS,
            number: open.phase.number(),
            phases: Phase::MANY,
            phase: open.phase,
            starter: open.starter,
            order: open.order().collect(),
            robbers: open.robbers,
            events: open.events,
            event: open.event,
            seen: EventCard::ALL.into_iter().filter(|card| !open.unseen.has(*card)).collect(),
            production: open.production,
            aside: open.aside,
            to_come: the_box().all_cards().map(|card| (card, open.deck[card.index()])).collect(),
            specials: Special::ALL.into_iter().map(special).collect(),
            trees: open.wooded().map(fu).collect(),
            seats: Seat::all(open.seats).map(|seat| self.seat(seat)).collect(),
            cellerars: (1..=CELLERARS).map(|number| self.cellerar(number)).collect(),
            supply: Supply { brothers: open.brothers, dogs: open.dogs, doghouses: open.doghouses },
            prices: Prices::NOW,
            reach: Reach {
                hire: self.in_a_row(Action::Hire),
                fields: self.in_a_row(Action::SendToFields),
                dogs: self.in_a_row(Action::BuyDog),
            },
            cluny: fu(the_box().cluny_space()),
        }
    }

    /// How often this could be done, one time after the other.
    fn in_a_row(&self, action: Action) -> u8 {
        let mut then = *self;
        let mut times = 0;
        while then.allows(&action).is_ok() {
            then.apply(&action, &mut ());
            times += 1;
        }
        times
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let house = self.open.house(seat);
        let scored = self.open.phase.number() == Phase::MANY;
        SeatView {
            colour: self.open.colours[seat.index()],
            card: house.card,
            letters: house.letters,
            denarii: house.denarii,
            lent: house.lent,
            sectors: Sector::ALL.into_iter().map(|sector| self.sector(seat, sector)).collect(),
            cellerar: (house.cellerar > 0).then_some(house.cellerar),
            chapel: house.chapel_view(),
            brothers: house.brothers,
            fields: house.fields,
            vegetables: house.vegetables,
            doghouses: house.doghouses,
            dogs: house.dogs,
            cart: house.cart.map(fu),
            r#yield: self.yield_of(seat),
            larder_full: house.larder_room() == 0,
            payday: house.cart.filter(|_| !scored).map(|_| self.open.forecast(seat)),
            outlook: matches!(self.open.phase, Phase::Building(building) if building.seat == seat)
                .then(|| self.outlook(seat)),
            testament: self.testament(seat),
        }
    }

    fn outlook(&self, seat: Seat) -> Outlook {
        let mut out = *self;
        for each in Seat::all(self.open.seats).filter(|each| self.open.house(*each).cart.is_none()) {
            out.deliver(each, &mut ());
        }
        let (letters, denarii) = out.open.forecast(seat);
        let house = self.open.house(seat);
        let helped = self.open.has(seat, Special::CattleHerder) || self.open.has(seat, Special::VegetableCart);
        let bare = house.dogs == 0 && house.vegetables == 0 && !helped;
        Outlook { letters, denarii, beggars: out.beggars_against(seat), bare }
    }

    fn sector(&self, seat: Seat, sector: Sector) -> SectorView {
        let house = self.open.house(seat);
        let facts = sector.facts();
        let level = house.level(sector);
        let next = self.next_level(seat, sector).map(|cost| {
            let mut higher = *house;
            higher.levels[sector.index()] += 1;
            NextLevel {
                // What is inherited costs nothing. (Event cards)
                cost: if self.open.phase == (Phase::Inheriting { seat }) { 0 } else { cost },
                fu: fu(facts.levels[usize::from(level) + 1].spaces),
                brings: self.yield_with(&higher).total - self.yield_of(seat).total,
            }
        });
        SectorView {
            sector,
            level,
            fu: fu(facts.levels[usize::from(level)].spaces),
            full: next.is_none(),
            next,
            letters: facts.letters,
        }
    }

    fn cellerar(&self, number: u8) -> CellerarView {
        let cellerar = the_box().cellerars[usize::from(number) - 1];
        let held = Seat::all(self.open.seats).find(|seat| self.open.house(*seat).cellerar == number);
        let offer = match self.open.phase.turn() {
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
        CellerarView { number, sector: cellerar.sector, fu: fu(cellerar.spaces), plus: fu(cellerar.plus), held, offer }
    }
}

impl House {
    fn chapel_view(&self) -> ChapelView {
        let next = the_box().chapel(self.chapel + 1).filter(|_| usize::from(self.chapel) < CHAPEL);
        ChapelView {
            level: self.chapel,
            letters: the_box().chapel(self.chapel).map_or(0, |level| level.letters),
            praying: (1..=self.chapel_places()).map(|level| self.prays(level)).collect(),
            next: next.map(|level| NextChapel { cost: level.cost, letters: level.letters, fu: fu(level.spaces) }),
        }
    }
}
