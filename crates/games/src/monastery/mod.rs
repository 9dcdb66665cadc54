//! Monastery, by the Ragnar Brothers (2008), for two to four players.
//!
//! Players lay tiles and send monks to construct them, to pray and to work. With the points they
//! collect letters of a Latin prayer, and more monks. Tiles and blessings are kept behind screens.
//!
//! The files, in the order of the rulebook:
//! [`the_box`] what is printed on the components; [`setup`] setting up; `hours` the dial; `pieces`,
//! `gaps`, `monks` and `board` the monastery on the table;
//! `placing` tile placement and exchanging; `moving` monk movement and encouragement;
//! `scoring` constructing, prayer and work; `icons` the icon tiles; `collecting` letters, monks
//! and blessings; `service` service and night rounds, elections, the Prison Cell and the
//! Brewhouse; [`ending`] determining the winner; `phase` which part of the round it is; `view` what
//! each seat may know, `written` what of it is written for the page, and `forecast` what it can foresee.
//!
//! A reference like (A16) is to the ruling of that number in RULINGS.md.

mod action;
mod board;
mod box_data;
mod collecting;
mod consistency;
mod edges;
pub mod ending;
mod event;
mod forecast;
mod gaps;
mod hand;
mod hours;
mod icons;
mod monks;
mod moving;
mod phase;
mod pieces;
mod placing;
mod refusal;
mod scenario;
mod scoring;
mod service;
pub mod setup;
mod the_box;
mod view;
mod written;

use table::{About, BadSetup, Eyes, Fingerprint, Game, Inconsistent, Outcome, Privacy, Rng, Seat, Told, Turn, Variant};

pub use action::{Action, Colours};
pub use board::Board;
pub use collecting::{Cells, Grid, Spaces, Strip};
pub use ending::{Ending, Testament};
pub use event::{Blessing, Event, Reason, Vote};
pub use forecast::{Forecast, Gain, GivenUp, RivalWalk, RoundForecast};
pub use gaps::Gap;
pub use hand::Hand;
pub use monks::Monks;
pub use phase::{Collecting, Errand, Icons, Phase, Placing, Scoring};
pub use pieces::{Boxes, Cell, Piece, Pieces, Spot};
pub use refusal::Refusal;
pub use setup::{Dealing, Setup};
pub use the_box::{BadBox, Colour, Facts, Ground, Group, Hour, Round, Special, TheBox, Tile, the_box};
pub use view::View;
pub use written::{CrossView, LetterView, PieceView, Row, SeatView, Space, Written};

use the_box::KINDS;

/// What the page reads and writes of Monastery, as TypeScript.
#[cfg(feature = "types")]
pub fn types() -> String {
    crate::types::declare!(
        Tile,
        Colour,
        Colours,
        Piece,
        Cell,
        Spot,
        Special,
        Icons,
        Round,
        Dealing,
        Setup,
        Action,
        Phase,
        Placing,
        Scoring,
        Collecting,
        Errand,
        Written,
        SeatView,
        Space,
        Row,
        PieceView,
        LetterView,
        CrossView,
        Event,
        Blessing,
        Reason,
        Vote,
        Ending,
        Testament,
        Hand,
        Refusal,
        Forecast,
        GivenUp,
        RoundForecast,
        Gain,
        RivalWalk,
    ) + &crate::types::figures(&[
        ("letter_points", the_box().letter_points.into()),
        ("path_most", the_box().limit(Group::Path) as u16),
        ("field_most", the_box().limit(Group::Field) as u16),
        ("garden_most", the_box().limit(Group::Garden) as u16),
        ("farm_more", scoring::FARM_MORE.into()),
        ("scriptum_more", scoring::SCRIPTUM_MORE.into()),
    ])
}

/// A game of Monastery in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monastery {
    open: Open,
    hidden: Hidden,
}

/// Everything that lies open on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// The variants that were agreed.
    pub agreed: Agreed,
    /// How many seats there are.
    pub seats: u8,
    /// The colour of each seat.
    pub colours: [Colour; 4],
    /// The monastery.
    pub board: Board,
    /// The letter grid.
    pub grid: Grid,
    /// The letter strip of each seat.
    pub strips: [Strip; 4],
    /// Blessings that nobody has.
    pub pool: u8,
    /// How many tiles are behind each screen.
    pub screens: [u8; 4],
    /// How many tiles are in the bag.
    pub bag: u8,
    /// The Abbot.
    pub abbot: Seat,
    /// The first player of the running round.
    pub first: Seat,
    /// Hours since the game began.
    pub hour: u8,
    /// What is being done.
    pub phase: Phase,
}

/// Everything that is hidden from somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hidden {
    /// The tiles behind each screen.
    hands: [Hand; 4],
    /// The blessings behind each screen.
    blessings: [u8; 4],
    /// The tiles in the bag, by kind: a bag has no order to leak.
    bag: [u8; KINDS],
    /// The tile just drawn by Exchange or Workshop.
    drawn: Option<Tile>,
}

/// The variants that were agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// Four players in two teams.
    pub paired: bool,
    /// Without icon effects.
    pub simpler: bool,
    /// The players speak of the game only in service rounds.
    pub silence: bool,
    /// How the first tiles are dealt.
    pub dealing: Dealing,
    /// The version of the rules. Before the second a closed monastery ended the game only once the bag was empty.
    pub rules: u16,
}

impl Monastery {
    /// Everything that lies open.
    #[inline]
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// The tiles behind a screen.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hidden.hands[seat.index()]
    }

    /// The blessings behind a screen.
    #[inline]
    pub fn blessings(&self, seat: Seat) -> u8 {
        self.hidden.blessings[seat.index()]
    }
}

impl Open {
    /// Whether two seats play as one team. (The paired game)
    pub fn partners(&self, one: Seat, other: Seat) -> bool {
        self.agreed.paired && one != other && (one.0 + other.0).is_multiple_of(2)
    }
}

impl Game for Monastery {
    const ABOUT: About = About {
        name: "monastery",
        rules: 2,
        seats: (2, 4),
        variants: &[
            Variant { key: "simpler", choices: &["false", "true"], seats: None },
            Variant { key: "paired", choices: &["false", "true"], seats: Some(4) },
            Variant { key: "silence", choices: &["false", "true"], seats: None },
            Variant { key: "dealing", choices: &["drawn", "keep-half", "given"], seats: None },
        ],
        colours: &["red", "blue", "green", "yellow"],
        hides: true,
        takes_away: &["tiles"],
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

    fn new(setup: &Setup) -> Result<Monastery, BadSetup> {
        Monastery::set_up(setup)
    }

    fn under(mut self, rules: u16) -> Option<Monastery> {
        self.open.agreed.rules = rules;
        (1..=Monastery::ABOUT.rules).contains(&rules).then_some(self)
    }

    fn setup_again(&self, setup: &Setup, _: &str) -> Setup {
        Setup { colours: self.open.colours[..usize::from(self.open.seats)].to_vec(), ..setup.clone() }
    }

    fn seats(&self) -> u8 {
        self.open.seats
    }

    fn colours(&self) -> Vec<&'static str> {
        let dealt = !matches!(self.open.phase, Phase::Colours);
        Seat::all(self.open.seats).filter(|_| dealt).map(|seat| self.open.colours[seat.index()].key()).collect()
    }

    fn turn(&self) -> Turn {
        self.open.phase.turn()
    }

    fn privacy(&self) -> Privacy {
        Privacy::MustLook // Whatever is decided, it matters what is behind one's screen.
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.open.phase {
            Phase::Over { ending } => Some(self.count_testaments(ending)),
            _ => None,
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        match &self.open.phase {
            Phase::Colours => into.extend(Colours::sets_of(self.open.seats).map(Action::DealColours)),
            Phase::Dealing { .. } | Phase::Drawing(_) => self.list_draws(into),
            Phase::Keeping { .. } | Phase::PuttingBack(_) => self.list_put_backs(into),
            Phase::Placing(placing) => self.list_placing(placing, into),
            Phase::Scoring(scoring) => self.list_scoring(scoring, into),
            Phase::Switching { first, .. } => self.list_second_letters(*first, into),
            Phase::Collecting(collecting) => self.list_collecting(collecting, into),
            Phase::Brewing { seat, .. } => self.list_brewing(*seat, into),
            Phase::Electing { tied, .. } => into.extend(tied.iter().map(Action::Elect)),
            Phase::Imprisoning { .. } => self.list_prisoners(into),
            Phase::Over { .. } => {}
        }
    }

    fn allows(&self, action: &Action) -> Result<(), Refusal> {
        match (&self.open.phase, *action) {
            (Phase::Over { .. }, _) => Err(Refusal::Over),
            (Phase::Colours, Action::DealColours(set)) if set.len() == self.open.seats => Ok(()),
            (_, Action::DealColours(_)) => Err(Refusal::NotDrawn),
            (Phase::Dealing { .. } | Phase::Drawing(_), Action::Draw(tile)) => self.may_be_drawn(tile),
            (_, Action::Draw(_)) => Err(Refusal::NotDrawn),

            (Phase::Keeping { .. } | Phase::PuttingBack(_), Action::PutBack(tile)) => self.may_be_put_back(tile),

            (Phase::Placing(placing), Action::Place { tile, at, turn }) => {
                placing.may_still_place()?;
                self.may_be_placed(placing.seat, tile, at, turn)
            }
            (Phase::Placing(placing), Action::Exchange) => self.may_exchange(placing),
            (Phase::Placing(placing), Action::Move { from, to, cost }) => self.may_move(placing, from, to, cost),
            (Phase::Placing(placing), Action::Encourage(piece)) => self.may_encourage(placing.seat, piece),
            (Phase::Placing(_), Action::EndPlacement) => Ok(()),

            (Phase::Scoring(scoring), Action::Construct(piece)) => self.may_construct(scoring.seat, piece),
            (Phase::Scoring(scoring), action) => self.may_score(scoring, action),
            (Phase::Switching { first, .. }, Action::Switch(second)) => self.may_be_second(*first, second),
            (Phase::Switching { .. }, _) => Err(Refusal::FinishSwitching),

            (Phase::Collecting(collecting), Action::CollectLetter { from, strip }) => {
                self.may_collect_letter(collecting, from, strip)
            }
            (Phase::Collecting(collecting), Action::CollectMonk { from, whose }) => {
                self.may_collect_monk(collecting, from, whose)
            }
            (Phase::Collecting(_), Action::EndScoring) => Ok(()),

            (Phase::Brewing { seat, .. }, Action::Keep(spot)) => self.may_be_kept(*seat, spot),
            (Phase::Brewing { .. }, Action::SendHome) => Ok(()),
            (Phase::Electing { tied, .. }, Action::Elect(seat)) if tied.has(seat) => Ok(()),
            (Phase::Electing { .. }, Action::Elect(_)) => Err(Refusal::NotTied),
            (Phase::Imprisoning { .. }, Action::Imprison(whose)) => self.may_be_imprisoned(whose),
            (Phase::Imprisoning { .. }, Action::Pardon) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn foremost(refusals: &[Refusal]) -> Option<Refusal> {
        Refusal::foremost(refusals)
    }

    fn forecast(view: &View, action: &Action, told: Option<&[Event]>) -> Option<Forecast> {
        view.forecast(*action, told)
    }

    fn odds(&self, action: &Action) -> u32 {
        match action {
            Action::Draw(tile) => u32::from(self.hidden.bag[tile.index()]),
            _ => 1,
        }
    }

    fn apply(&mut self, action: &Action, told: &mut impl Told<Event>) {
        match (self.open.phase, *action) {
            (_, Action::DealColours(colours)) => self.deal_colours(colours, told),
            (Phase::Dealing { seat, left }, Action::Draw(tile)) => self.draw_dealt(seat, left, tile, told),
            (Phase::Drawing(errand), Action::Draw(tile)) => self.draw_for(errand, tile, told),
            (Phase::Keeping { seat, back }, Action::PutBack(tile)) => self.put_back_dealt(seat, back, tile, told),
            (Phase::PuttingBack(errand), Action::PutBack(tile)) => self.put_back_for(errand, tile, told),

            (Phase::Placing(placing), Action::Place { tile, at, turn }) => {
                self.place(placing.seat, tile, at, turn, &mut 0, told);
                self.open.phase = Phase::Placing(Placing { placed: true, ..placing });
            }
            (Phase::Placing(placing), Action::Exchange) => self.exchange(placing),
            (Phase::Placing(placing), Action::Move { from, to, cost }) => self.move_monk(placing, from, to, cost, told),
            (Phase::Placing(placing), Action::Encourage(piece)) => self.encourage(placing, piece, told),
            (Phase::Placing(placing), Action::EndPlacement) => self.end_placement(placing.seat, told),

            (Phase::Scoring(scoring), action) => self.score(scoring, action, told),
            (Phase::Switching { scoring, first }, Action::Switch(second)) => self.switch(scoring, first, second, told),
            (Phase::Collecting(collecting), Action::CollectLetter { from, strip }) => {
                self.collect_letter(collecting, from, strip, told);
            }
            (Phase::Collecting(collecting), Action::CollectMonk { from, whose }) => {
                self.collect_monk(collecting, from, whose, told);
            }
            (Phase::Collecting(collecting), Action::EndScoring) => self.end_scoring(collecting, told),

            (Phase::Brewing { seat, .. }, Action::Keep(spot)) => self.keep(seat, spot, told),
            (Phase::Brewing { seat, brewers }, Action::SendHome) => self.brewed(seat, brewers, told),
            (Phase::Electing { snap, .. }, Action::Elect(seat)) => self.elected(seat, Vote::Chosen, snap, told),
            (Phase::Imprisoning { snap, .. }, Action::Imprison(whose)) => self.imprison(whose, snap, told),
            (Phase::Imprisoning { snap, .. }, Action::Pardon) => self.pardon(snap, told),
            _ => {}
        }
    }

    fn view(&self, eyes: Eyes) -> View {
        View::of(self, eyes)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Monastery {
        view.imagine(rng)
    }

    fn fingerprint(&self, into: &mut Fingerprint) {
        self.take_fingerprint(into);
    }

    fn consistent(&self) -> Result<(), Inconsistent> {
        self.check()
    }
}
