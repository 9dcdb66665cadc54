//! Setting up.

use serde::{Deserialize, Serialize};
use table::{BadSetup, Game as _, Known, Seat, Told};

use super::{
    Agreed, Colours, Event, Hidden, Monastery, Open, Phase, Refusal, Vote,
    board::Board,
    collecting::{Grid, Strip},
    hand::Hand,
    pieces::{Piece, Spot},
    the_box::{Colour, Ground, Group, KINDS, Tile, the_box},
};

/// What is agreed before the first draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Setup {
    /// How many seats: two to four.
    pub seats: u8,
    /// The colour of each seat, in seating order; none if they are drawn at random.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(as = "Option<Vec<Colour>>", optional))]
    pub colours: Vec<Colour>,
    /// Four players in two teams: red and green against blue and yellow.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub paired: bool,
    /// Without icon effects.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub simpler: bool,
    /// The players speak of the game only in service rounds. The table shows it; it binds nobody
    /// else.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<bool>", optional))]
    pub silence: bool,
    /// How the first tiles are dealt.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<Dealing>", optional))]
    pub dealing: Dealing,
}

/// How the first tiles are dealt. The publisher allows three ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Dealing {
    /// Drawn from the bag, as in every service.
    #[default]
    Drawn,
    /// Twice as many are drawn, and half of them put back.
    KeepHalf,
    /// A grey 2-point building, a Path, and a Garden or brown building for everybody.
    Given,
}

impl Setup {
    /// A plain game for so many.
    pub fn plain(seats: u8) -> Setup {
        Setup { seats, colours: Vec::new(), paired: false, simpler: false, silence: false, dealing: Dealing::Drawn }
    }

    /// Every number of seats with every variant that changes a rule.
    pub(super) fn all() -> Vec<Setup> {
        let mut setups = Vec::new();
        for seats in 2..=4 {
            for paired in [false, true] {
                for simpler in [false, true] {
                    for dealing in [Dealing::Drawn, Dealing::KeepHalf, Dealing::Given] {
                        if !paired || seats == 4 {
                            setups.push(Setup { paired, simpler, dealing, ..Setup::plain(seats) });
                        }
                    }
                }
            }
        }
        setups
    }
}

impl Monastery {
    pub(super) fn set_up(setup: &Setup) -> Result<Monastery, BadSetup> {
        let seats = setup.seats;
        if !(2..=4).contains(&seats) {
            return Err(BadSetup(format!("Monastery is for two to four players, not {seats}")));
        }
        if setup.paired && seats != 4 {
            return Err(BadSetup(format!("the paired game is for four players, not {seats}")));
        }
        if !setup.colours.is_empty() && setup.colours.len() != usize::from(seats) {
            return Err(BadSetup(format!("{} colours for {seats} seats", setup.colours.len())));
        }
        if !setup.colours.is_sorted_by(|one, next| one < next) {
            return Err(BadSetup("colours must be different and seated in the order red, blue, green, yellow".into()));
        }
        let agreed = Agreed {
            paired: setup.paired,
            simpler: setup.simpler,
            silence: setup.silence,
            dealing: setup.dealing,
            rules: Monastery::ABOUT.rules,
        };
        let mut bag = [0; KINDS];
        for tile in the_box().bag() {
            bag[tile.index()] = tile.facts().count;
        }
        let mut game = Monastery {
            open: Open {
                agreed,
                seats,
                colours: Colour::ALL,
                board: Board::new(),
                grid: Grid::empty(),
                strips: [Strip::EMPTY; 4],
                pool: the_box().blessings,
                screens: [0; 4],
                bag: bag.iter().sum(),
                abbot: Seat(0),
                first: Seat(0),
                hour: 0,
                phase: Phase::Colours,
            },
            hidden: Hidden { hands: [Hand::EMPTY; 4], blessings: [0; 4], bag, drawn: None },
        };
        let mut known = setup.colours.iter().copied().collect::<Colours>();
        if seats == 4 {
            known = Colour::ALL.into_iter().collect();
        }
        if !known.is_empty() {
            game.deal_colours(known, &mut ());
        }
        Ok(game)
    }

    /// Each player takes his screen, his monks and his Secret Way. (Setting up, 2 to 4)
    pub(super) fn deal_colours(&mut self, colours: Colours, told: &mut impl Told<Event>) {
        told.tell(|| Event::ColoursDealt { colours });
        for (seat, colour) in Seat::all(self.open.seats).zip(colours.iter()) {
            self.open.colours[seat.index()] = colour;
            self.open.board.stand(seat, Spot::floor(Piece::ABBEY));
            self.open.grid.add(seat, colour);
            self.hidden.hands[seat.index()].put(colour.secret_way());
            self.open.screens[seat.index()] += 1;
        }
        self.strike(told);
    }

    /// The player whose phrase is closest to the top is the first Abbot. (Setting up, 5)
    pub(super) fn first_service(&mut self, told: &mut impl Told<Event>) {
        let top = Seat::all(self.open.seats).min_by_key(|seat| self.open.colours[seat.index()].row());
        self.open.abbot = top.unwrap_or(Seat(0));
        told.tell(|| Event::Elected { seat: self.open.abbot, how: Vote::First });
        self.deal(self.open.abbot, told);
    }

    /// Each player draws as many tiles as the dial says, the Abbot first. (The service rounds, 3)
    pub(super) fn deal(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        if self.open.bag == 0 {
            return self.next_hour(told);
        }
        let drawn = the_box().dial[usize::from(self.open.time().1)].draw;
        let left = if self.keeps_half() { 2 * drawn } else { drawn };
        self.open.phase = Phase::Dealing { seat, left };
    }

    fn keeps_half(&self) -> bool {
        self.open.hour == 0 && self.open.agreed.dealing == Dealing::KeepHalf
    }

    pub(super) fn draw_dealt(&mut self, seat: Seat, left: u8, tile: Tile, told: &mut impl Told<Event>) {
        self.take_from_bag(tile);
        self.put_behind_screen(seat, tile);
        told.tell(|| Event::Drew { seat, tile: Known::Seen(tile) });
        if left > 1 && self.open.bag > 0 {
            self.open.phase = Phase::Dealing { seat, left: left - 1 };
        } else if self.keeps_half() {
            let drawn = the_box().dial[0].draw;
            self.open.phase = Phase::Keeping { seat, back: drawn };
        } else {
            self.deal_on(seat, told);
        }
    }

    pub(super) fn put_back_dealt(&mut self, seat: Seat, back: u8, tile: Tile, told: &mut impl Told<Event>) {
        self.put_into_bag(seat, tile);
        told.tell(|| Event::PutBack { seat, tile: Known::Seen(tile) });
        if back > 1 {
            self.open.phase = Phase::Keeping { seat, back: back - 1 };
        } else {
            self.deal_on(seat, told);
        }
    }

    fn deal_on(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        let next = seat.left(self.open.seats);
        if next == self.open.abbot { self.next_hour(told) } else { self.deal(next, told) }
    }

    /// What may come out of the bag now: anything, but for the first tiles if they are given.
    pub(super) fn may_be_drawn(&self, tile: Tile) -> Result<(), Refusal> {
        if self.hidden.bag[tile.index()] == 0 {
            return Err(Refusal::NotDrawn);
        }
        match self.open.phase {
            Phase::Dealing { left, .. }
                if self.open.hour == 0
                    && self.open.agreed.dealing == Dealing::Given
                    && !is_given(tile, left)
                    && the_box().bag().any(|other| self.hidden.bag[other.index()] > 0 && is_given(other, left)) =>
            {
                Err(Refusal::NotDrawn)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn list_draws(&self, into: &mut Vec<super::Action>) {
        into.extend(the_box().bag().filter(|tile| self.may_be_drawn(*tile).is_ok()).map(super::Action::Draw));
    }

    pub(super) fn take_from_bag(&mut self, tile: Tile) {
        self.hidden.bag[tile.index()] -= 1;
        self.open.bag -= 1;
    }

    pub(super) fn put_behind_screen(&mut self, seat: Seat, tile: Tile) {
        self.hidden.hands[seat.index()].put(tile);
        self.open.screens[seat.index()] += 1;
    }

    pub(super) fn take_from_screen(&mut self, seat: Seat, tile: Tile) {
        self.hidden.hands[seat.index()].take(tile);
        self.open.screens[seat.index()] -= 1;
    }

    pub(super) fn put_into_bag(&mut self, seat: Seat, tile: Tile) {
        self.take_from_screen(seat, tile);
        self.hidden.bag[tile.index()] += 1;
        self.open.bag += 1;
    }
}

/// The publisher's gift to beginners: first a grey 2-point building, then a Path, then a Garden or
/// brown building.
fn is_given(tile: Tile, left: u8) -> bool {
    let facts = tile.facts();
    match left {
        3 => facts.ground == Ground::Study && facts.value == 2 && facts.group.is_none(),
        2 => facts.group == Some(Group::Path),
        _ => facts.group == Some(Group::Garden) || (facts.ground == Ground::Toil && facts.group.is_none()),
    }
}
