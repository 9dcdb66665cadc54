//! Domus Domini, by Heinz-Georg Thiemann (2015), for two to six players.
//!
//! Every player is the abbot of a monastery that delivers food to Cluny, for letters of indulgence.
//! Whoever delivers most gets most letters, whoever delivers least gets most denarii. Everything lies
//! open; only the order of the cards is unknown, and a table does not hold it.
//!
//! The files, in the order of the rulebook:
//! [`the_box`] what is printed on the components; [`setup`] setting up; `house` one monastery and what
//! it holds; `sequence` the seven phases and who is asked when; `starting` phase 1; `market` phase 2;
//! `building` phase 3 and `yields` what a monastery yields; `begging` phase 4; `road` phases 5 and 6;
//! `paying` phase 7; [`ending`] the final scoring; `robbers` and `events` the two variants; `phase` what is
//! being done; `view` what is seen, `forecast` what can be foreseen, and `written` how it is written for the page.
//!
//! A reference like (D16) is to the ruling of that number in RULINGS.md.

mod action;
mod begging;
mod box_data;
mod building;
mod consistency;
pub mod ending;
mod event;
mod events;
mod forecast;
mod house;
mod market;
mod paying;
mod phase;
mod refusal;
mod road;
mod robbers;
mod scenario;
mod sequence;
pub mod setup;
mod starting;
mod the_box;
mod view;
mod written;
mod yields;

use table::{About, BadSetup, Eyes, Fingerprint, Game, Inconsistent, Outcome, Privacy, Rng, Seat, Told, Turn, Variant};

pub use crate::colours::Colour;
pub use action::{Action, Defence, Ransom};
pub use ending::Testament;
pub use event::{Event, Income, Reason, Special};
pub use events::{EventCard, EventCards};
pub use forecast::{CartMoved, Forecast};
pub use house::{House, Places};
pub use phase::{Building, Phase};
pub use refusal::Refusal;
pub use setup::Setup;
pub use the_box::{
    BadBox, Card, CardFacts, Cellerar, Cellerars, ChapelLevel, Level, Monasteries, Sector, SectorFacts, TheBox, the_box,
};
pub use view::View;
pub use written::{
    CellerarView, ChapelView, NextChapel, NextLevel, Offer, Outlook, Prices, Reach, SeatView, SectorView, SpecialView,
    Supply, Written,
};
pub use yields::Yield;

use sequence::Stage;
use the_box::CARDS;

/// What the page reads and writes of Domus Domini, as TypeScript.
#[cfg(feature = "types")]
pub fn types() -> String {
    crate::types::declare!(
        Colour,
        Sector,
        Card,
        EventCard,
        Special,
        Setup,
        Action,
        Defence,
        Ransom,
        Phase,
        Building,
        Places,
        Written,
        SeatView,
        Outlook,
        SectorView,
        NextLevel,
        ChapelView,
        NextChapel,
        CellerarView,
        Offer,
        SpecialView,
        Supply,
        Prices,
        Reach,
        Yield,
        Event,
        Reason,
        Income,
        Testament,
        Refusal,
        Forecast,
        CartMoved,
    ) + &crate::types::figures(&written::FIGURES)
}

/// A game of Domus Domini in progress. Nothing in it is hidden from anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DomusDomini {
    open: Open,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Whether the "Robber" variant was agreed.
    pub robbers: bool,
    /// Whether the "Event cards" variant was agreed.
    pub events: bool,
    /// How many seats there are.
    pub seats: u8,
    /// The colour of each seat.
    pub colours: [Colour; Seat::MOST],
    /// What each player has.
    pub houses: [House; Seat::MOST],
    /// Monastery cards that nobody has.
    pub monasteries: Monasteries,
    /// Lay brothers in the supply.
    pub brothers: u8,
    /// Watchdogs in the supply.
    pub dogs: u8,
    /// Doghouses in the supply.
    pub doghouses: u8,
    /// Denarii in the bank. It never runs out: below 0 it would have borrowed change. (D4)
    pub bank: i16,
    /// Cellerars in the pile.
    pub pile: Cellerars,
    /// Production cards that are still to come, by kind: what was set aside is known.
    pub deck: [u8; CARDS],
    /// The production card that was set aside.
    pub aside: Option<Card>,
    /// The production card of the round.
    pub production: Option<Card>,
    /// Event cards nobody has seen.
    pub unseen: EventCards,
    /// The event card of the round.
    pub event: Option<EventCard>,
    /// Who has the Vegetable Cart, the Cattle Herder and the Drunkard.
    pub specials: [Option<Seat>; 3],
    /// The first space with a tree beside it; 0 if there are no trees.
    pub trees: u8,
    /// Rounds that are over.
    pub round: u8,
    /// The starting player.
    pub starter: Seat,
    /// What is being done.
    pub phase: Phase,
}

/// How many rounds are played.
const ROUNDS: u8 = 5;

impl DomusDomini {
    /// Everything that lies open: the whole table.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }
}

impl Game for DomusDomini {
    const ABOUT: About = About {
        name: "domus-domini",
        rules: 1,
        seats: (2, 6),
        variants: &[
            Variant { key: "robbers", choices: &["false", "true"], seats: None },
            Variant { key: "events", choices: &["false", "true"], seats: None },
        ],
        colours: &["red", "blue", "green", "yellow", "black", "white"],
        hides: false,
        takes_away: &[],
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Forecast = Forecast;

    fn setups() -> Vec<Setup> {
        Setup::all()
    }

    fn new(setup: &Setup) -> Result<DomusDomini, BadSetup> {
        DomusDomini::set_up(setup)
    }

    fn setup_again(&self, setup: &Setup, _: &str) -> Setup {
        Setup { colours: self.open.colours[..usize::from(self.open.seats)].to_vec(), ..setup.clone() }
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    fn colours(&self) -> Vec<&'static str> {
        Seat::all(self.open.seats).map(|seat| self.open.colours[seat.index()].key()).collect()
    }

    fn turn(&self) -> Turn {
        self.open.phase.turn()
    }

    fn privacy(&self) -> Privacy {
        Privacy::Open
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.open.phase == Phase::Over).then(|| self.count_letters())
    }

    fn actions(&self, into: &mut Vec<Action>) {
        match &self.open.phase {
            Phase::Dealing { .. } => self.list_monasteries(into),
            Phase::SettingAside => self.list_cards(Action::SetAside, into),
            Phase::Producing => self.list_cards(Action::RevealProduction, into),
            Phase::Revealing => self.list_events(into),
            Phase::Starting { .. } => into.extend([Action::Start, Action::PassStart]),
            Phase::Inheriting { seat } => self.list_inheritance(*seat, into),
            Phase::Employing { seat } => self.list_cellerars(*seat, into),
            Phase::Buying { seat } => self.list_vegetables(*seat, into),
            Phase::Building(building) => self.list_building(building, into),
            Phase::Begging { seat } => self.list_begging(*seat, into),
            Phase::Defending { seat, .. } => self.list_defences(*seat, into),
            Phase::Advancing { seat } => self.list_advances(*seat, into),
            Phase::Feeding { seat } => self.list_feeding(*seat, into),
            Phase::Ambushed { seat, .. } => self.list_ransoms(*seat, into),
            Phase::Over => {}
        }
    }

    fn allows(&self, action: &Action) -> Result<(), Refusal> {
        match (&self.open.phase, *action) {
            (Phase::Over, _) => Err(Refusal::Over),
            (Phase::Dealing { .. }, Action::DealMonastery(card)) => self.may_be_dealt(card),
            (Phase::SettingAside, Action::SetAside(card)) => self.may_be_turned(card),
            (Phase::Producing, Action::RevealProduction(card)) => self.may_be_turned(card),
            (Phase::Revealing, Action::RevealEvent(card)) => self.may_be_revealed(card),
            (
                _,
                Action::DealMonastery(_) | Action::SetAside(_) | Action::RevealProduction(_) | Action::RevealEvent(_),
            ) => Err(Refusal::NotDrawn),

            (Phase::Starting { .. }, Action::Start) => Ok(()),
            (Phase::Starting { seat, .. }, Action::PassStart) => self.may_pass_start(*seat),
            (Phase::Inheriting { seat }, Action::Inherit(sector)) => self.may_inherit(*seat, sector),
            (Phase::Inheriting { .. }, Action::DeclineInheritance) => Ok(()),

            (Phase::Employing { seat }, Action::Employ(number)) => self.may_employ(*seat, number),
            (Phase::Employing { seat }, Action::GiveUpCellerar) => self.may_give_up(*seat),
            (Phase::Employing { .. }, Action::KeepCellerar) => Ok(()),
            (Phase::Buying { seat }, Action::BuyVegetables(many)) => self.may_buy_vegetables(*seat, many),

            (Phase::Building(building), action) => self.may_build(building, action),

            (Phase::Begging { seat }, Action::Beg(victim)) => self.may_beg(*seat, victim),
            (Phase::Begging { seat }, Action::SendDrunkard(victim)) => self.may_send_drunkard(*seat, victim),
            (Phase::Begging { .. }, Action::EndBegging) => Ok(()),
            (Phase::Defending { seat, .. }, Action::Defend(defence)) => self.may_defend(*seat, defence),

            (Phase::Advancing { seat }, Action::Advance { vegetables, cart }) => {
                self.may_advance(*seat, vegetables, cart)
            }
            (Phase::Feeding { seat }, Action::Feed(many)) => self.may_feed(*seat, many),
            (Phase::Ambushed { seat, .. }, Action::Robbers(ransom)) => self.may_give(*seat, ransom),
            _ => Err(Refusal::NotNow),
        }
    }

    fn foremost(refusals: &[Refusal]) -> Option<Refusal> {
        Refusal::foremost(refusals)
    }

    fn forecast(view: &View, _: &Action, told: Option<&[Event]>) -> Option<Forecast> {
        view.imagine().forecast(told?)
    }

    fn odds(&self, action: &Action) -> u32 {
        match action {
            Action::SetAside(card) | Action::RevealProduction(card) => u32::from(self.open.deck[card.index()]),
            _ => 1,
        }
    }

    fn apply(&mut self, action: &Action, told: &mut impl Told<Event>) {
        match (self.open.phase, *action) {
            (Phase::Dealing { seat }, Action::DealMonastery(card)) => self.deal_monastery(seat, card, told),
            (_, Action::SetAside(card)) => self.set_aside(card, told),
            (_, Action::RevealEvent(card)) => self.reveal_event(card, told),
            (_, Action::RevealProduction(card)) => self.reveal_production(card, told),

            (Phase::Starting { seat, pot }, Action::Start) => self.start(seat, pot, told),
            (Phase::Starting { seat, pot }, Action::PassStart) => self.pass_start(seat, pot, told),
            (Phase::Inheriting { seat }, Action::Inherit(sector)) => self.inherit(seat, Some(sector), told),
            (Phase::Inheriting { seat }, Action::DeclineInheritance) => self.inherit(seat, None, told),

            (Phase::Employing { seat }, Action::Employ(number)) => self.employ(seat, number, told),
            (Phase::Employing { seat }, Action::GiveUpCellerar) => self.give_up(seat, told),
            (Phase::Employing { seat }, Action::KeepCellerar) => self.keep_cellerar(seat, told),
            (Phase::Buying { seat }, Action::BuyVegetables(many)) => self.buy_vegetables(seat, many, told),

            (Phase::Building(building), action) => self.build(building, action, told),

            (Phase::Begging { seat }, Action::Beg(victim)) => self.beg(seat, victim, told),
            (Phase::Begging { seat }, Action::SendDrunkard(victim)) => self.send_drunkard(seat, victim, told),
            (Phase::Begging { seat }, Action::EndBegging) => self.ask_after(Stage::Begging, seat, told),
            (Phase::Defending { seat, attacker }, Action::Defend(defence)) => {
                self.defend(seat, attacker, defence, told);
            }

            (Phase::Advancing { seat }, Action::Advance { vegetables, cart }) => {
                self.advance(seat, vegetables, cart, told);
            }
            (Phase::Feeding { seat }, Action::Feed(many)) => self.feed(seat, many, told),
            (Phase::Ambushed { seat, paid, .. }, Action::Robbers(ransom)) => self.give(seat, paid, ransom, told),
            _ => {}
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, _: &mut Rng) -> DomusDomini {
        view.imagine()
    }

    fn fingerprint(&self, into: &mut Fingerprint) {
        self.take_fingerprint(into);
    }

    fn consistent(&self) -> Result<(), Inconsistent> {
        self.check()
    }
}
