//! Collecting letters and monks and receiving blessings.

use table::{Seat, Seats, Told};

use super::{
    Action, Blessing, Collecting, Ending, Event, Monastery, Open, Phase, Refusal,
    pieces::{Piece, Pieces, Spot},
    the_box::{CELLS, COLUMNS, CROSSES, Colour, the_box},
};
use crate::sets::small_set;

/// A set of cells of the letter grid, row by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(pub(super) u64);

small_set!(Cells(u64) of u8, |cell| 1 << cell, |set| set.trailing_zeros() as u8);

/// A set of spaces of a letter strip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spaces(pub(super) u16);

small_set!(Spaces(u16) of u8, |space| 1 << space, |set| set.trailing_zeros() as u8);

/// The letter grid: four rows, cells numbered row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The letter on each cell, 0 for none.
    letters: [u8; CELLS],
    /// Cells with a letter.
    there: Cells,
    /// Cells whose letter was switched and lies small side up.
    flipped: Cells,
    /// Whose monks wait on each cross.
    waiting: [Seats; CROSSES],
}

impl Grid {
    pub(super) fn empty() -> Grid {
        Grid { letters: [0; CELLS], there: Cells::NONE, flipped: Cells::NONE, waiting: [Seats::NONE; CROSSES] }
    }

    /// A player's letters are laid on their phrase, large side up; his monks on the crosses.
    /// (Setting up, 3 and 4)
    pub(super) fn add(&mut self, seat: Seat, colour: Colour) {
        let from = colour.row() * COLUMNS;
        for cell in from..from + COLUMNS {
            self.letters[cell] = the_box().letters[cell];
            self.there.put(cell as u8, self.letters[cell] != 0);
        }
        for cross in &mut self.waiting {
            *cross = cross.with(seat);
        }
    }

    /// The letter on a cell.
    #[inline]
    pub fn letter(&self, cell: u8) -> Option<u8> {
        self.letters.get(usize::from(cell)).copied().filter(|letter| *letter != 0)
    }

    /// Cells with a letter, large or small.
    #[inline]
    pub(super) fn letters(&self) -> Cells {
        self.there
    }

    /// Cells with a letter that lies large side up.
    #[inline]
    pub fn large_letters(&self) -> Cells {
        self.there - self.flipped
    }

    pub(super) fn take(&mut self, cell: u8) -> u8 {
        self.there.remove(cell);
        self.flipped.remove(cell);
        std::mem::take(&mut self.letters[usize::from(cell)])
    }

    pub(super) fn switch(&mut self, first: u8, second: u8) {
        self.letters.swap(usize::from(first), usize::from(second));
        self.flipped.add(first);
        self.flipped.add(second);
    }

    #[inline]
    fn cross(&self, cell: u8) -> Option<usize> {
        the_box().crosses.iter().position(|cross| *cross == cell)
    }

    /// Whose monks wait on this cross.
    pub(super) fn waiting(&self, cross: usize) -> Seats {
        self.waiting[cross]
    }

    pub(super) fn fingerprint(&self, into: &mut table::Fingerprint) {
        into.bytes(&self.letters);
        into.word(self.flipped.0);
        into.all(self.waiting.map(|seats| seats.0));
    }

    /// For positions that are set up by hand: a large letter, a small (switched) one, or anything
    /// else for none.
    pub(super) fn set(&mut self, cell: u8, letter: u8) {
        self.take(cell);
        if letter.is_ascii_alphabetic() {
            self.letters[usize::from(cell)] = letter.to_ascii_uppercase();
            self.there.add(cell);
            self.flipped.put(cell, letter.is_ascii_lowercase());
        }
    }

    /// The cells of the crosses on which a seat's monk waits.
    pub fn crosses_of(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let crosses = the_box().crosses.iter().enumerate();
        crosses.filter(move |(cross, _)| self.waiting(*cross).has(seat)).map(|(_, cell)| *cell)
    }

    pub(super) fn remove_waiting(&mut self, cross: usize, seat: Seat) {
        self.waiting[cross] = self.waiting[cross].without(seat);
    }
}

/// The letter strip on a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strip {
    /// Spaces with a letter.
    pub covered: Spaces,
    /// Spaces with a letter that lies large side up.
    pub large: Spaces,
}

impl Strip {
    pub(super) const EMPTY: Strip = Strip { covered: Spaces::NONE, large: Spaces::NONE };
}

impl Open {
    /// A column's cost: along the top edge of the grid, or the bottom edge once one's own phrase is
    /// complete. (Collecting; Phrase completion)
    #[inline]
    pub(super) fn price(&self, seat: Seat, cell: u8) -> u8 {
        let the_box = the_box();
        let prices = if self.is_complete(seat) { &the_box.bottom } else { &the_box.top };
        prices[usize::from(cell) % COLUMNS]
    }

    /// Whether a letter covers every space of a strip. (Phrase completion; A32)
    #[inline]
    pub(super) fn is_complete(&self, strip: Seat) -> bool {
        let spaces = the_box().phrases[self.colours[strip.index()].row()].len();
        self.strips[strip.index()].covered.len() as usize == spaces
    }

    /// The empty spaces for a letter on a strip. (A1)
    #[inline]
    pub fn spaces_for(&self, strip: Seat, letter: u8) -> Spaces {
        let row = self.colours[strip.index()].row();
        the_box().spaces[row][usize::from(letter - b'A')] - self.strips[strip.index()].covered
    }
}

impl Monastery {
    /// The first empty space for a letter on a strip, if there is one. (A1)
    #[inline]
    fn space(&self, strip: Seat, letter: u8) -> Option<u8> {
        self.open.spaces_for(strip, letter).iter().next()
    }

    /// What a letter or a monk costs this seat.
    #[inline]
    pub fn price(&self, seat: Seat, cell: u8) -> u8 {
        self.open.price(seat, cell)
    }

    /// Points, and the blessings that were there before this Scoring. (A4, A5)
    fn purse(&self, collecting: &Collecting) -> u8 {
        collecting.points + self.hidden.blessings[collecting.seat.index()] - collecting.fresh
    }

    fn can_pay(&self, collecting: &Collecting, cell: u8) -> Result<(), Refusal> {
        if self.price(collecting.seat, cell) <= self.purse(collecting) { Ok(()) } else { Err(Refusal::TooDear) }
    }

    /// A letter is collected from anywhere on the grid, for a matching empty space on any strip.
    /// (Collecting; Placing monks and letters; A1)
    pub(super) fn may_collect_letter(&self, collecting: &Collecting, from: u8, strip: Seat) -> Result<(), Refusal> {
        let letter = self.open.grid.letter(from).ok_or(Refusal::NoLetterThere)?;
        if strip.0 >= self.open.seats {
            return Err(Refusal::NoSuchSeat);
        }
        self.space(strip, letter).ok_or(Refusal::NoSpace)?;
        self.can_pay(collecting, from)
    }

    /// Anybody's monk may be collected. (Collecting; A3)
    pub(super) fn may_collect_monk(&self, collecting: &Collecting, from: u8, whose: Seat) -> Result<(), Refusal> {
        let cross = self.open.grid.cross(from).ok_or(Refusal::NoMonkWaiting)?;
        if whose.0 >= self.open.seats {
            return Err(Refusal::NoSuchSeat);
        }
        if !self.open.grid.waiting[cross].has(whose) {
            return Err(Refusal::NoMonkWaiting);
        }
        self.can_pay(collecting, from)
    }

    pub(super) fn list_collecting(&self, collecting: &Collecting, into: &mut Vec<Action>) {
        into.push(Action::EndScoring);
        let purse = self.purse(collecting);
        let the_box = the_box();
        let prices = if self.open.is_complete(collecting.seat) { &the_box.bottom } else { &the_box.top };
        let affordable = |cell: u8| prices[usize::from(cell) % COLUMNS] <= purse;
        for from in self.open.grid.letters().iter().filter(|cell| affordable(*cell)) {
            let letter = self.open.grid.letters[usize::from(from)];
            for strip in Seat::all(self.open.seats) {
                if self.space(strip, letter).is_some() {
                    into.push(Action::CollectLetter { from, strip });
                }
            }
        }
        for (cross, from) in the_box.crosses.iter().enumerate().filter(|(_, cell)| affordable(**cell)) {
            let waiting = self.open.grid.waiting[cross];
            into.extend(waiting.iter().map(|whose| Action::CollectMonk { from: *from, whose }));
        }
    }

    /// Pays with points first, then with blessings, which go back to the pool. (A5)
    fn pay(&mut self, collecting: &mut Collecting, price: u8) -> (u8, u8) {
        let points = price.min(collecting.points);
        let blessings = price - points;
        collecting.points -= points;
        self.hidden.blessings[collecting.seat.index()] -= blessings;
        self.open.pool += blessings;
        (points, blessings)
    }

    /// On one's own strip a letter lies large side up; on another's small side up, for a blessing.
    /// A partner's strip counts as one's own. (Placing monks and letters; The paired game, 3)
    pub(super) fn collect_letter(
        &mut self,
        mut collecting: Collecting,
        from: u8,
        strip: Seat,
        told: &mut impl Told<Event>,
    ) {
        let seat = collecting.seat;
        let (points, blessings) = self.pay(&mut collecting, self.price(seat, from));
        let letter = self.open.grid.take(from);
        let space = self.space(strip, letter).unwrap_or_default();
        let large = strip == seat || self.open.partners(seat, strip);
        let target = &mut self.open.strips[strip.index()];
        target.covered.add(space);
        target.large.put(space, large);
        let letter = char::from(letter);
        told.tell(|| Event::LetterCollected { seat, letter, from, strip, space, large, points, blessings });
        if self.open.is_complete(strip) {
            told.tell(|| Event::PhraseCompleted { seat: strip });
        }
        if !large {
            self.bless(seat, 1, Blessing::OtherStrip, &mut collecting.fresh, told);
        }
        self.open.phase = Phase::Collecting(collecting);
    }

    /// A monk goes to the Abbey and stays his owner's. (Collecting; A3)
    pub(super) fn collect_monk(
        &mut self,
        mut collecting: Collecting,
        from: u8,
        whose: Seat,
        told: &mut impl Told<Event>,
    ) {
        let seat = collecting.seat;
        let (points, blessings) = self.pay(&mut collecting, self.price(seat, from));
        if let Some(cross) = self.open.grid.cross(from) {
            self.open.grid.remove_waiting(cross, whose);
        }
        self.open.board.stand(whose, Spot::floor(Piece::ABBEY));
        told.tell(|| Event::MonkCollected { seat, whose, from, points, blessings });
        self.open.phase = Phase::Collecting(collecting);
    }

    /// Unspent points become blessings; then the next player scores, or the round is over.
    /// (Receiving blessings; Determining the winner)
    pub(super) fn end_scoring(&mut self, mut collecting: Collecting, told: &mut impl Told<Event>) {
        let seat = collecting.seat;
        let unspent = collecting.points;
        let blessings = the_box().blessings_for(unspent);
        self.bless(seat, blessings, Blessing::Unspent(unspent), &mut collecting.fresh, told);
        if let Some(next) = self.open.next_in_round(seat) {
            return self.begin_scoring(next, told);
        }
        self.open.board.fresh = Pieces::NONE;
        if self.open.grid.letters().is_empty() {
            self.end(Ending::LastLetter, told);
        } else if self.nothing_can_be_placed() {
            self.end(Ending::NoPlace, told);
        } else {
            self.next_hour(told);
        }
    }

    /// Gives blessings from the pool. For each that is due while the pool is empty, everybody who
    /// has one returns one; a player returns first what he could not spend anyway. (A30, A45)
    pub(super) fn bless(
        &mut self,
        seat: Seat,
        blessings: u8,
        because: Blessing,
        fresh: &mut u8,
        told: &mut impl Told<Event>,
    ) {
        let mut received = 0;
        for _ in 0..blessings {
            if self.open.pool == 0 {
                let returned: Seats =
                    Seat::all(self.open.seats).filter(|seat| self.hidden.blessings[seat.index()] > 0).collect();
                for giver in returned.iter() {
                    self.hidden.blessings[giver.index()] -= 1;
                    self.open.pool += 1;
                }
                if returned.has(seat) {
                    *fresh = fresh.saturating_sub(1);
                }
                told.tell(|| Event::PoolEmpty { returned });
            }
            if self.open.pool > 0 {
                self.open.pool -= 1;
                self.hidden.blessings[seat.index()] += 1;
                *fresh += 1;
                received += 1;
            }
        }
        if received > 0 {
            told.tell(|| Event::Blessed { seat, blessings: received, because });
        }
    }
}
