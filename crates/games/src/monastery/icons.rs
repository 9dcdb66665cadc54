//! The icon tiles that are used in Scoring.

use table::Told;

use super::{
    Action, Blessing, Errand, Event, Monastery, Phase, Refusal, Scoring, collecting::Cells, pieces::Piece,
    the_box::Special,
};

impl Monastery {
    /// Whether this tile has this icon, in a game with icon effects. (The simpler game; A43)
    #[inline]
    pub(super) fn is_icon(&self, piece: Piece, icon: Special) -> bool {
        !self.open.agreed.simpler && self.open.board.special(icon) == Some(piece)
    }

    /// An icon effect needs a monk who stands on the tile. It is used once a Scoring, and not on a
    /// tile just constructed, nor where a monk prays. (Icon tiles; A26)
    fn icon_is_ready(&self, scoring: &Scoring, icon: Special) -> Result<(), Refusal> {
        let board = &self.open.board;
        if self.open.agreed.simpler {
            return Err(Refusal::NoIcons);
        }
        let piece = board.special(icon).ok_or(Refusal::NotOnTable)?;
        if !board.is_constructed(piece) {
            Err(Refusal::NotConstructed)
        } else if !board.stands[scoring.seat.index()].has(piece) {
            Err(Refusal::NoMonkOnIcon)
        } else if board.fresh.has(piece) {
            Err(Refusal::JustConstructed)
        } else if board.prayed_on.has(piece) {
            Err(Refusal::PrayerOnIcon)
        } else if scoring.used.has(icon) {
            Err(Refusal::IconUsed)
        } else {
            Ok(())
        }
    }

    /// Whether the seat has an effect to choose, as far as anybody at the table can see.
    pub(super) fn has_icon_effect(&self, scoring: &Scoring) -> bool {
        self.icon_is_ready(scoring, Special::Almonry).is_ok()
            || self.icon_is_ready(scoring, Special::AbbotsHouse).is_ok()
            || self.icon_is_ready(scoring, Special::Stables).is_ok()
            || self.may_use(scoring, Action::Workshop).is_ok()
            || (self.icon_is_ready(scoring, Special::Library).is_ok() && self.has_letters_to_switch())
    }

    pub(super) fn may_use(&self, scoring: &Scoring, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Almonry => self.icon_is_ready(scoring, Special::Almonry),
            Action::AbbotsHouse => self.icon_is_ready(scoring, Special::AbbotsHouse),
            Action::Workshop => {
                self.icon_is_ready(scoring, Special::Workshop)?;
                if self.open.bag == 0 { Err(Refusal::BagEmpty) } else { Ok(()) }
            }
            Action::Place { tile, at, turn } => {
                self.icon_is_ready(scoring, Special::Stables)?;
                self.may_be_placed(scoring.seat, tile, at, turn)
            }
            Action::Switch(first) => {
                self.icon_is_ready(scoring, Special::Library)?;
                self.may_be_switched(first)?;
                if self.letters_beside(first).is_empty() { Err(Refusal::TwoLetters) } else { Ok(()) }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    pub(super) fn list_icons(&self, scoring: &Scoring, into: &mut Vec<Action>) {
        for icon in [Action::Almonry, Action::AbbotsHouse, Action::Workshop] {
            if self.may_use(scoring, icon).is_ok() {
                into.push(icon);
            }
        }
        if self.icon_is_ready(scoring, Special::Stables).is_ok() {
            self.list_placements(scoring.seat, into);
        }
        if self.icon_is_ready(scoring, Special::Library).is_ok() {
            let large = self.open.grid.large_letters().iter();
            into.extend(large.filter(|first| !self.letters_beside(*first).is_empty()).map(Action::Switch));
        }
    }

    pub(super) fn use_icon(&mut self, mut scoring: Scoring, action: Action, told: &mut impl Told<Event>) {
        let seat = scoring.seat;
        match action {
            Action::Almonry => {
                scoring.used.add(Special::Almonry);
                self.bless(seat, 1, Blessing::Almonry, &mut scoring.fresh, told);
                self.go_on_scoring(scoring, told);
            }
            Action::Workshop => {
                scoring.used.add(Special::Workshop);
                self.open.phase = Phase::Drawing(Errand::Workshop(scoring));
            }
            Action::Place { tile, at, turn } => {
                scoring.used.add(Special::Stables);
                self.place(seat, tile, at, turn, &mut scoring.fresh, told);
                self.go_on_scoring(scoring, told);
            }
            Action::AbbotsHouse => {
                scoring.used.add(Special::AbbotsHouse);
                told.tell(|| Event::ElectionCalled { seat });
                self.elect(Some(scoring), told);
            }
            Action::Switch(first) => {
                scoring.used.add(Special::Library);
                self.open.phase = Phase::Switching { scoring, first };
            }
            _ => {}
        }
    }

    /// The letters that this one can be switched with: all others, for a pair is chosen in either order. (A50)
    fn letters_beside(&self, first: u8) -> Cells {
        self.open.grid.large_letters() - Cells::only(first)
    }

    fn has_letters_to_switch(&self) -> bool {
        self.open.grid.large_letters().len() > 1
    }

    /// Only letters that lie large side up are switched. (The Library; A33)
    fn may_be_switched(&self, cell: u8) -> Result<(), Refusal> {
        if self.open.grid.letter(cell).is_none() {
            Err(Refusal::NoLetterThere)
        } else if !self.open.grid.large_letters().has(cell) {
            Err(Refusal::LetterFlipped)
        } else {
            Ok(())
        }
    }

    pub(super) fn may_be_second(&self, first: u8, second: u8) -> Result<(), Refusal> {
        self.may_be_switched(second)?;
        if second == first { Err(Refusal::TwoLetters) } else { Ok(()) }
    }

    pub(super) fn list_second_letters(&self, first: u8, into: &mut Vec<Action>) {
        into.extend(self.letters_beside(first).iter().map(Action::Switch));
    }

    pub(super) fn switch(&mut self, scoring: Scoring, first: u8, second: u8, told: &mut impl Told<Event>) {
        self.open.grid.switch(first, second);
        told.tell(|| Event::Switched { seat: scoring.seat, first, second });
        self.go_on_scoring(scoring, told);
    }
}
