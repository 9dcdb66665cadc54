//! Setting up.

use serde::{Deserialize, Serialize};
use table::{BadSetup, Seat, Told};

use super::{
    Action, Card, Cellerars, Colour, DomusDomini, Event, EventCard, EventCards, House, Monasteries, Open, Phase,
    Refusal,
    the_box::{CARDS, CELLERARS, the_box},
};

/// What is agreed before the first draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Setup {
    /// How many seats: two to six.
    pub seats: u8,
    /// The colour each seat has chosen; in the order of the list if nobody has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Colour>>", optional))]
    pub colours: Vec<Colour>,
    /// The "Robber" variant.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub robbers: bool,
    /// The "Event cards" variant.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub events: bool,
}

/// Every event card unseen.
const ALL_EVENTS: EventCards = EventCards((1 << EventCard::ALL.len()) - 1);
/// Every cellerar in the pile; there is no number 0.
pub(super) const ALL_CELLERARS: Cellerars = Cellerars(((1 << CELLERARS) - 1) << 1);
/// Every monastery card, 1 to 6.
pub(super) const ALL_MONASTERIES: Monasteries = Monasteries(0b0111_1110);

impl Setup {
    /// A plain game for so many.
    pub fn plain(seats: u8) -> Setup {
        Setup { seats, colours: Vec::new(), robbers: false, events: false }
    }

    /// Every number of seats with every variant; plain games first.
    pub(super) fn all() -> Vec<Setup> {
        let variants = [(false, false), (true, false), (false, true), (true, true)];
        let of = |seats| variants.map(|(robbers, events)| Setup { robbers, events, ..Setup::plain(seats) });
        (2..=6).flat_map(of).collect()
    }
}

impl DomusDomini {
    /// Everybody gets three lay brothers, six vegetables and denarii by the number of players; four
    /// more brothers each, dogs and doghouses are in the supply. (Set-up)
    pub(super) fn set_up(setup: &Setup) -> Result<DomusDomini, BadSetup> {
        let seats = setup.seats;
        if !(2..=6).contains(&seats) {
            return Err(BadSetup(format!("Domus Domini is for two to six players, not {seats}")));
        }
        let colours = Colour::seated(&setup.colours, seats)?;
        let the_box = the_box();
        let house = House {
            denarii: the_box.start[usize::from(seats) - 2].into(),
            brothers: the_box.brothers,
            vegetables: the_box.vegetables,
            ..House::EMPTY
        };
        let mut houses = [House::EMPTY; Seat::MOST];
        houses[..usize::from(seats)].fill(house);
        let mut deck = [0; CARDS];
        for card in the_box.all_cards() {
            deck[card.index()] = card.facts().count;
        }
        let open = Open {
            robbers: setup.robbers,
            events: setup.events,
            seats,
            colours,
            houses,
            monasteries: ALL_MONASTERIES,
            brothers: the_box.supply * seats,
            dogs: the_box.dogs,
            doghouses: the_box.doghouses,
            bank: the_box.denarii - (house.denarii * u16::from(seats)) as i16,
            pile: ALL_CELLERARS,
            deck,
            aside: None,
            production: None,
            unseen: ALL_EVENTS,
            event: None,
            specials: [None; 3],
            trees: 0,
            round: 0,
            starter: Seat(0),
            phase: Phase::Dealing { seat: Seat(0) },
        };
        Ok(DomusDomini { open })
    }

    /// Each player is dealt one monastery card; the others are out of the game. (Set-up)
    pub(super) fn may_be_dealt(&self, card: u8) -> Result<(), Refusal> {
        if self.open.monasteries.has(card) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    pub(super) fn list_monasteries(&self, into: &mut Vec<Action>) {
        into.extend(self.open.monasteries.iter().map(Action::DealMonastery));
    }

    pub(super) fn deal_monastery(&mut self, seat: Seat, card: u8, told: &mut impl Told<Event>) {
        self.open.monasteries.remove(card);
        self.open.house_mut(seat).card = card;
        told.tell(|| Event::MonasteryDealt { seat, card });
        let next = seat.left(self.open.seats);
        self.open.phase = if next == Seat(0) { Phase::SettingAside } else { Phase::Dealing { seat: next } };
    }

    /// A production card that is still to come. (Set-up; Phase 1)
    pub(super) fn may_be_turned(&self, card: Card) -> Result<(), Refusal> {
        if self.open.deck[card.index()] == 0 { Err(Refusal::NotDrawn) } else { Ok(()) }
    }

    pub(super) fn list_cards(&self, action: impl Fn(Card) -> Action, into: &mut Vec<Action>) {
        into.extend(the_box().all_cards().filter(|card| self.may_be_turned(*card).is_ok()).map(action));
    }

    /// One production card is revealed and not needed, so that everybody knows which remain. (Set-up)
    pub(super) fn set_aside(&mut self, card: Card, told: &mut impl Told<Event>) {
        self.open.deck[card.index()] -= 1;
        self.open.aside = Some(card);
        told.tell(|| Event::SetAside { card });
        self.begin_round(told);
    }
}
