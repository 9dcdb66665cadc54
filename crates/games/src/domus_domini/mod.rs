//! Domus Domini, by Heinz-Georg Thiemann (2015), for two to six players.
//!
//! Every player is the abbot of a monastery that delivers food to Cluny, for letters of indulgence.
//! Whoever delivers most gets most letters, whoever delivers least gets most denarii. Everything lies
//! open; only the order of the cards is unknown, and a table does not hold it.
//!
//! The rooms, in the order of the rulebook:
//! [`the_box`] what is printed on the components; [`setup`] setting up; `house` one monastery and what
//! it holds; `sequence` the seven phases and who is asked when; `starting` phase 1; `market` phase 2;
//! `building` phase 3 and `yields` what a monastery yields; `begging` phase 4; `road` phases 5 and 6;
//! `paying` phase 7; [`ending`] the final scoring; `robbers` and `events` the two variants; `view` what
//! is seen.
//!
//! A reference like (D16) is to the ruling of that number in RULINGS.md.

mod action;
mod begging;
mod box_data;
mod building;
pub mod ending;
mod event;
mod events;
mod house;
mod market;
mod paying;
mod reading;
mod refusal;
mod road;
mod robbers;
mod scenario;
mod sequence;
pub mod setup;
mod sound;
mod starting;
mod the_box;
mod view;
mod yields;

use table::{About, BadSetup, Eyes, Fingerprint, Game, Outcome, Privacy, Rng, Seat, Told, Turn, Unsound, Variant};

pub use action::{Action, Defence, Ransom};
pub use ending::Testament;
pub use event::{Event, Income, Reason, Special};
pub use events::EventCard;
pub use house::House;
pub use reading::Part;
pub use refusal::Refusal;
pub use setup::Setup;
pub use the_box::{
    BadBox, Card, CardFacts, Cellerar, ChapelLevel, Colour, Level, Sector, SectorFacts, TheBox, the_box,
};
pub use view::View;
pub use yields::Yield;

use sequence::Stage;
use the_box::CARDS;

/// A game of Domus Domini in progress. Nothing in it is hidden from anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DomusDomini {
    open: Open,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Open {
    robbers: bool,
    events: bool,
    seats: u8,
    colours: [Colour; Seat::MOST],
    houses: [House; Seat::MOST],
    /// Monastery cards that nobody has, a bit each.
    monasteries: u8,
    /// Lay brothers in the supply.
    brothers: u8,
    dogs: u8,
    doghouses: u8,
    /// Denarii in the bank. It never runs out: below 0 it would have borrowed change. (D4)
    bank: i16,
    /// Cellerars in the pile, a bit each.
    pile: u32,
    /// Production cards that are still to come, by kind: what was set aside is known.
    deck: [u8; CARDS],
    aside: Option<Card>,
    production: Option<Card>,
    /// Event cards nobody has seen, a bit each.
    unseen: u16,
    event: Option<EventCard>,
    /// Who has the Vegetable Cart, the Cattle Herder and the Drunkard.
    specials: [Option<Seat>; 3],
    /// The first space with a tree beside it; 0 if there are no trees.
    trees: u8,
    /// Rounds that are over.
    round: u8,
    starter: Seat,
    phase: Phase,
}

/// What is being done, with what only that phase needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Set-up: a seat is dealt its monastery card.
    Dealing { seat: Seat },
    /// Set-up: a production card is set aside.
    SettingAside,
    /// Phase 1: an event card is revealed.
    Revealing,
    /// Phase 1: a seat starts or passes the right on; so much has been paid for that.
    Starting { seat: Seat, pot: u16 },
    /// Phase 1: a seat may expand a sector for nothing.
    Inheriting { seat: Seat },
    /// Phase 1: a production card is revealed.
    Producing,
    /// Phase 2: a seat decides about its cellerar.
    Employing { seat: Seat },
    /// Phase 2: a seat buys vegetables.
    Buying { seat: Seat },
    /// Phase 3: a seat expands its monastery.
    Building(Building),
    /// Phase 4: a seat begs.
    Begging { seat: Seat },
    /// Phase 4: a victim answers.
    Defending { seat: Seat, attacker: Seat },
    /// Phase 5: a seat goes on along the road.
    Advancing { seat: Seat },
    /// Phase 6: a seat feeds its lay brothers.
    Feeding { seat: Seat },
    /// Phase 7: a seat answers the robbers; what everybody was paid in this phase.
    Ambushed { seat: Seat, paid: [u8; Seat::MOST] },
    /// The game is over.
    Over,
}

/// One seat's phase 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Building {
    seat: Seat,
    /// Whether the chapel was expanded.
    chapel: bool,
    /// Whether a doghouse was bought.
    doghouse: bool,
    /// Whether the dairy cellerar has saved his denarius.
    saved: bool,
    /// Places of the chapel that somebody has come to or left, a bit each. (D42)
    moved: u8,
}

/// How many rounds are played.
const ROUNDS: u8 = 5;

impl DomusDomini {
    fn seat_to_act(&self) -> Turn {
        match self.open.phase {
            Phase::Dealing { .. } | Phase::SettingAside | Phase::Revealing | Phase::Producing => Turn::Chance,
            Phase::Starting { seat, .. }
            | Phase::Inheriting { seat }
            | Phase::Employing { seat }
            | Phase::Buying { seat }
            | Phase::Building(Building { seat, .. })
            | Phase::Begging { seat }
            | Phase::Defending { seat, .. }
            | Phase::Advancing { seat }
            | Phase::Feeding { seat }
            | Phase::Ambushed { seat, .. } => Turn::Seat(seat),
            Phase::Over => Turn::Over,
        }
    }
}

impl Game for DomusDomini {
    const ABOUT: About = About {
        name: "domus-domini",
        rules: 1,
        seats: (2, 6),
        variants: &[
            Variant { key: "robbers", choices: &["false", "true"] },
            Variant { key: "events", choices: &["false", "true"] },
        ],
        colours: &["red", "blue", "green", "yellow", "black", "white"],
        hides: false,
    };

    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn setups() -> Vec<Setup> {
        Setup::all()
    }

    fn new(setup: &Setup) -> Result<DomusDomini, BadSetup> {
        DomusDomini::set_up(setup)
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    fn colours(&self) -> Vec<&'static str> {
        Seat::all(self.open.seats).map(|seat| self.open.colours[seat.index()].key()).collect()
    }

    fn turn(&self) -> Turn {
        self.seat_to_act()
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
            (Phase::Ambushed { seat, paid }, Action::Robbers(ransom)) => self.give(seat, paid, ransom, told),
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

    fn sound(&self) -> Result<(), Unsound> {
        self.check()
    }
}
