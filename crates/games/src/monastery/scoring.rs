//! Scoring: constructing, prayer and work.

use table::{Seat, Told};

use super::{
    Action, Collecting, Event, Monastery, Phase, Reason, Refusal, Scoring,
    pieces::{Boxes, Piece, Pieces},
    the_box::{Round, Special, the_box},
};

/// What work scores on a tile.
const WORK: u8 = 1;
/// How much more on the Farm.
pub(super) const FARM_MORE: u8 = 2;
/// How much more on the Scriptum.
pub(super) const SCRIPTUM_MORE: u8 = 1;

impl Monastery {
    pub(super) fn begin_scoring(&mut self, seat: Seat, told: &mut impl Told<Event>) {
        told.tell(|| Event::ScoringBegan { seat });
        self.go_on_scoring(Scoring::of(seat), told);
    }

    /// Constructs what must be constructed, and totals when nothing is left to choose. Whether
    /// there is a choice depends only on what lies open, so that the pace tells nothing.
    pub(super) fn go_on_scoring(&mut self, mut scoring: Scoring, told: &mut impl Told<Event>) {
        let waiting = self.construct_what_can_wait_for_nothing(&mut scoring, told);
        if !waiting.is_empty() || !self.prayers(&scoring).is_empty() || self.has_icon_effect(&scoring) {
            self.open.phase = Phase::Scoring(scoring);
        } else {
            self.total(scoring, told);
        }
    }

    /// The fully-occupied tiles on which this seat has yet to score for constructing.
    fn sites_of(&self, seat: Seat) -> Pieces {
        let board = &self.open.board;
        let full = board.stands[seat.index()] & (board.full - board.constructed);
        let unscored = |piece: &Piece| {
            let monks = board.monks(*piece);
            !(monks.boxes_of(seat) - monks.scored).is_empty()
        };
        full.iter().filter(unscored).collect()
    }

    /// Constructing is compulsory (A8). The order matters only where several tiles of one group
    /// are constructed by one player (A9): those are left to him, all others are done at once.
    fn construct_what_can_wait_for_nothing(&mut self, scoring: &mut Scoring, told: &mut impl Told<Event>) -> Pieces {
        let mut waiting = Pieces::NONE;
        let todo = self.sites_of(scoring.seat);
        for piece in todo.iter() {
            let own = Pieces::only(piece);
            let group = self.open.board.tile(piece).and_then(|tile| tile.facts().group);
            let others = group.map_or(Pieces::NONE, |group| self.open.board.together(group, Pieces::ALL, own));
            if (others & (todo - own)).is_empty() {
                self.construct(scoring, piece, told);
            } else {
                waiting.add(piece);
            }
        }
        waiting
    }

    pub(super) fn may_construct(&self, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        if !self.open.board.has(piece) {
            return Err(Refusal::NoSuchPiece);
        }
        if self.sites_of(seat).has(piece) { Ok(()) } else { Err(Refusal::NotToConstruct) }
    }

    /// A player scores the numbers of the boxes his monks occupy. A Field, Path or Garden scores
    /// again for every constructed tile of its group. The tile is turned over when every monk on
    /// it has scored. (Constructing; Fields, Paths and Gardens)
    fn construct(&mut self, scoring: &mut Scoring, piece: Piece, told: &mut impl Told<Event>) {
        let seat = scoring.seat;
        let board = &mut self.open.board;
        let Some(tile) = board.tile(piece) else { return };
        let facts = tile.facts();
        let monks = &mut board.monks[piece.index()];
        let mut points = 0;
        for which in (monks.boxes_of(seat) - monks.scored).iter() {
            monks.scored.add(which);
            points += facts.points(which);
        }
        let done = monks.scored == Boxes::first(facts.boxes.len());
        let because = match facts.group {
            None => Reason::Boxes(piece),
            Some(group) => {
                let tiles = board.built_group(group, piece).len() as u8;
                points *= tiles;
                Reason::Group { piece, tiles }
            }
        };
        scoring.points += points;
        told.tell(|| Event::Scored { seat, points, because });
        if done {
            board.flip(piece);
            told.tell(|| Event::Flipped { piece });
        }
    }

    /// Everything but constructing waits until nothing is left to construct.
    pub(super) fn may_score(&self, scoring: &Scoring, action: Action) -> Result<(), Refusal> {
        let scores = matches!(
            action,
            Action::Pray(_)
                | Action::Almonry
                | Action::Workshop
                | Action::AbbotsHouse
                | Action::Switch(_)
                | Action::Place { .. }
                | Action::Total
        );
        if !scores {
            return Err(Refusal::NotNow);
        }
        if !self.sites_of(scoring.seat).is_empty() {
            return Err(Refusal::ConstructFirst);
        }
        match action {
            Action::Pray(piece) => self.may_pray(scoring, piece),
            Action::Total => Ok(()),
            icon => self.may_use(scoring, icon),
        }
    }

    pub(super) fn list_scoring(&self, scoring: &Scoring, into: &mut Vec<Action>) {
        let waiting = self.sites_of(scoring.seat);
        if !waiting.is_empty() {
            into.extend(waiting.iter().map(Action::Construct));
            return;
        }
        into.push(Action::Total);
        into.extend(self.prayers(scoring).iter().map(Action::Pray));
        self.list_icons(scoring, into);
    }

    pub(super) fn score(&mut self, mut scoring: Scoring, action: Action, told: &mut impl Told<Event>) {
        match action {
            Action::Construct(piece) => {
                self.construct(&mut scoring, piece, told);
                self.go_on_scoring(scoring, told);
            }
            Action::Pray(piece) => {
                self.pray(&mut scoring, piece, told);
                self.go_on_scoring(scoring, told);
            }
            Action::Total => self.total(scoring, told),
            icon => self.use_icon(scoring, icon, told),
        }
    }

    /// The tiles on which this seat can set a monk praying.
    fn prayers(&self, scoring: &Scoring) -> Pieces {
        if scoring.prayed { Pieces::NONE } else { self.fit_for_prayer(scoring.seat) }
    }

    /// The same, had nobody of this seat prayed yet.
    pub(super) fn fit_for_prayer(&self, seat: Seat) -> Pieces {
        let board = &self.open.board;
        let built = board.constructed - board.fresh - Pieces::only(Piece::ABBEY);
        let stands = board.stands[seat.index()] & built;
        stands.iter().filter(|piece| self.may_pray_on(seat, *piece).is_ok()).collect()
    }

    /// One monk a Scoring is set praying, on a tile that was constructed before. (Prayer)
    fn may_pray(&self, scoring: &Scoring, piece: Piece) -> Result<(), Refusal> {
        let board = &self.open.board;
        if !board.has(piece) {
            Err(Refusal::NoSuchPiece)
        } else if scoring.prayed {
            Err(Refusal::PrayedAlready)
        } else if piece == Piece::ABBEY {
            Err(Refusal::NoPrayerInAbbey)
        } else if !board.is_constructed(piece) {
            Err(Refusal::NotConstructed)
        } else if board.monks(piece).standing(scoring.seat) == 0 {
            Err(Refusal::NoMonkThere)
        } else if board.fresh.has(piece) {
            Err(Refusal::JustConstructed)
        } else {
            self.may_pray_on(scoring.seat, piece)
        }
    }

    /// He must be the only occupant; in the Chapel, the only one of his player who prays.
    /// (Prayer; The Chapel; A11)
    #[inline]
    fn may_pray_on(&self, seat: Seat, piece: Piece) -> Result<(), Refusal> {
        let monks = self.open.board.monks(piece);
        if self.is_icon(piece, Special::Chapel) {
            if monks.praying(seat) > 0 { Err(Refusal::OneInChapel) } else { Ok(()) }
        } else if monks.all() > 1 {
            Err(Refusal::NotAlone)
        } else {
            Ok(())
        }
    }

    /// Prayer scores the circled value, in the Chapel twice.
    fn pray(&mut self, scoring: &mut Scoring, piece: Piece, told: &mut impl Told<Event>) {
        let seat = scoring.seat;
        let value = self.open.board.tile(piece).map_or(0, |tile| tile.facts().value);
        let (points, because) = if self.is_icon(piece, Special::Chapel) {
            (2 * value, Reason::Chapel(piece))
        } else {
            (value, Reason::Prayer(piece))
        };
        self.open.board.kneel(seat, piece);
        scoring.prayed = true;
        scoring.points += points;
        told.tell(|| Event::Prayed { seat, piece });
        told.tell(|| Event::Scored { seat, points, because });
    }

    /// Each constructed tile of the round's colour scores one point for work, if a monk stands on
    /// it who did not construct it and nobody prays there; Farm and Scriptum score more. (Work;
    /// The Farm; The Scriptum; A7)
    fn total(&mut self, mut scoring: Scoring, told: &mut impl Told<Event>) {
        let seat = scoring.seat;
        let round = self.open.round();
        let board = &self.open.board;
        let tiles = &the_box().tiles;
        let worked = board.stands[seat.index()] & (board.constructed - board.fresh - board.prayed_on);
        for piece in worked.iter() {
            let facts = board.tile(piece).map(|tile| &tiles[tile.index()]);
            let works = match facts {
                None => round == Round::Study,
                Some(facts) => round.works(facts.ground),
            };
            if !works {
                continue;
            }
            let icons = !self.open.agreed.simpler;
            let (points, because) = match facts.and_then(|facts| facts.special) {
                Some(Special::Farm) if icons && round == Round::Toil => (WORK + FARM_MORE, Reason::Farm(piece)),
                Some(Special::Scriptum) if icons && round == Round::Study => {
                    (WORK + SCRIPTUM_MORE, Reason::Scriptum(piece))
                }
                _ => (WORK, Reason::Work(piece)),
            };
            scoring.points += points;
            told.tell(|| Event::Scored { seat, points, because });
        }
        told.tell(|| Event::Totalled { seat, points: scoring.points });
        self.open.phase = Phase::Collecting(Collecting { seat, points: scoring.points, fresh: scoring.fresh });
    }
}
