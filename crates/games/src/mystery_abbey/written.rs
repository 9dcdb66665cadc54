//! A view as it is written for the page: what the eyes see, in the order they look.

use serde::{Serialize, Serializer};
use table::{Eyes, Known, Seat, Seats};

use super::{
    Answer, Answered, Book, Colour, EventCard, Help, Kind, Laid, Look, Mass, Phase, PointsFor, Promise, Proved,
    Question, Room, Sight, Suspect, Testament, Trait, View, suspects::Suspects, the_box::the_box,
};

/// A view as it is written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Written {
    /// Whose view it is.
    pub eyes: Eyes,
    /// What is being done.
    pub phase: Phase,
    /// Everybody in the order of the round.
    pub order: Vec<Seat>,
    /// The first player.
    pub first: Seat,
    /// Whose turn it is.
    pub player: Seat,
    /// Whether it is an extra turn.
    pub extra: bool,
    /// The Mass card on top.
    pub mass: Mass,
    /// How many cards are passed at it.
    pub passed: u8,
    /// The space of the bell; 0 while it stands beside the card.
    pub bell: u8,
    /// How many rounds there are until Mass, this one included.
    pub rounds: u8,
    /// Masses that have been held.
    pub masses: u8,
    /// Steps in a move, books of this turn included.
    pub steps: u8,
    /// How many cards are in the pile of the Parlor.
    pub pile: u8,
    /// How many books are still to be drawn before the used ones are shuffled.
    pub books_left: u8,
    /// How many Library cards are still to come.
    pub library_left: u8,
    /// Whom the dice in the two Confessionals show.
    pub dice: [Seat; 2],
    /// The event that lasts until the next Mass.
    pub lasting: Option<EventCard>,
    /// What each seat has.
    pub seats: Vec<SeatView>,
    /// Revelations: what was said, and by whom.
    pub revelations: Vec<(Trait, Seat)>,
    /// Suspects whose cards were shown to all.
    pub exposed: Suspects,
    /// Who has been in the Library.
    pub visited: Seats,
    /// The book just drawn, if there is one.
    pub drawn: Option<Known<Book>>,
    /// The cards that are being looked at.
    pub shelf: Known<Suspects>,
    /// Who did it.
    pub culprit: Option<Known<Suspect>>,
    /// The last answers, the oldest first.
    pub answers: Vec<Answered>,
    /// The true answer to the question that is being asked, if it is no promise; who is asked sees it.
    pub answer: Option<Known<Answer>>,
    /// What the question that is being put together can be answered with, as far as everybody may know.
    pub may_answer: Vec<Answer>,
    /// What whoever says yes to the question that is being asked would promise, if it is about a promise.
    pub would_promise: Option<Promise>,
    /// To whom cards are being passed now.
    pub passes_to: Option<Seat>,
    /// What made every point, once the game is over: for each seat its revelations, then its accusations as they came.
    pub reasons: Vec<PointsFor>,
    /// Where whoever moves can come: a shortest way to each room, which is the last of it.
    pub ways: Vec<Vec<Room>>,
    /// What was agreed.
    pub tactical: bool,
    /// What was agreed.
    pub short: bool,
    /// What was agreed.
    pub contradiction: bool,
    /// What was agreed.
    pub help: Help,
    /// What the Pilgrims' Chronicles have brought about, if they were agreed.
    pub chronicles: Option<Chronicled>,
}

/// What the Pilgrims' Chronicles have brought about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Chronicled {
    /// Cards that lie in rooms.
    pub laid: Vec<LaidView>,
    /// Who has the Impure Illuminations, once they lie open.
    pub illuminations: Option<Seat>,
    /// How far round the table cards go at the next Mass.
    pub passing: u8,
    /// Whether steps and rounds are as with six players.
    pub hurried: bool,
    /// Whether the culprit may escape at each Mass.
    pub escape: bool,
}

/// A card that lies in a room.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LaidView {
    /// Where.
    pub room: Room,
    /// Whose card it is.
    pub seat: Seat,
    /// Which it is.
    pub card: Known<Suspect>,
    /// Who has looked at it.
    pub seen: Seats,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its colour.
    pub colour: Colour,
    /// Where its pawn is.
    pub room: Room,
    /// Its cell.
    pub cell: Room,
    /// How many suspect cards it has.
    pub cards: u8,
    /// Which they are.
    pub hand: Known<Suspects>,
    /// How many books it keeps.
    pub books: u8,
    /// Which they are.
    pub kept: Known<Vec<Book>>,
    /// Whether the Listening Ear lies ready.
    pub ear: Known<bool>,
    /// Whether it has a Crypta card.
    pub crypta: bool,
    /// Whether it does penance.
    pub penance: bool,
    /// At whose hand or sheet it last looked.
    pub looked: Option<Look>,
    /// What it has promised.
    pub promise: Option<Promise>,
    /// How many innocents it has accused.
    pub accused: u8,
    /// Its sheet.
    pub sheet: Known<Sheet>,
    /// The cards it has chosen to pass.
    pub chosen: Known<Suspects>,
    /// What its points are made of, once the game is over.
    pub testament: Option<Testament>,
}

/// A sheet, and what its player remembers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sheet {
    /// What was seen.
    pub seen: Suspects,
    /// What is crossed out besides.
    pub crossed: Suspects,
    /// Marks that were changed in this turn.
    pub changed: Suspects,
    /// Where each card was last seen.
    pub sights: Vec<Option<Sight>>,
    /// The last card taken.
    pub taken: Option<Suspect>,
    /// The cards passed at the last Mass.
    pub given: Suspects,
    /// The cards received at the last Mass.
    pub received: Suspects,
    /// What follows from all of it: for heaven, when the game is over, and where it was agreed.
    pub proved: Option<Proved>,
}

impl View {
    fn written(&self) -> Written {
        let open = &self.open;
        let over = matches!(open.phase, Phase::Over { .. });
        let rounds = open.turns_left(open.player) + u8::from(open.bell > 0);
        Written {
            eyes: self.eyes,
            phase: open.phase,
            order: open.first.round(open.seats).collect(),
            first: open.first,
            player: open.player,
            extra: open.extra,
            mass: open.mass,
            passed: open.mass.facts().passed,
            bell: open.bell,
            rounds,
            masses: open.masses,
            steps: open.steps() + open.more_steps,
            pile: open.pile,
            books_left: open.books_left(self.drawn.is_some()),
            library_left: open.library_left(),
            dice: open.dice,
            lasting: open.lasting,
            seats: Seat::all(open.seats).map(|seat| self.write_seat(seat, over)).collect(),
            revelations: Trait::ALL
                .into_iter()
                .filter_map(|one| Some((one, open.revelations[one.index()].get()?)))
                .collect(),
            exposed: open.exposed,
            visited: open.visited,
            drawn: self.drawn,
            shelf: self.shelf,
            culprit: self.culprit,
            answers: open.answers.iter().copied().collect(),
            answer: self.true_answer(),
            may_answer: match open.phase {
                Phase::Asking { of: Some(of), question, .. } => question.may_be_answered(open.sizes[of.index()]),
                _ => Vec::new(),
            },
            would_promise: match open.phase {
                Phase::Answering { question, .. } => promises(&question).then(|| question.promise(true)),
                _ => None,
            },
            passes_to: match open.phase {
                Phase::Passing { seat, side, at_mass, .. } => Some(open.receiver(seat, side, at_mass)),
                _ => None,
            },
            reasons: match self.culprit {
                Some(Known::Seen(culprit)) if over => {
                    Seat::all(open.seats).flat_map(|seat| open.points_for(seat, culprit)).collect()
                }
                _ => Vec::new(),
            },
            ways: match open.phase {
                Phase::Moving { seat } => open.ways(seat),
                _ => Vec::new(),
            },
            tactical: open.agreed.tactical,
            short: open.agreed.short,
            contradiction: open.agreed.contradiction,
            help: open.agreed.help,
            chronicles: open.agreed.chronicles.then(|| self.chronicled()),
        }
    }

    fn chronicled(&self) -> Chronicled {
        let pilgrims = &self.open.pilgrims;
        let laid = self.laid().map(|(Laid { room, seat, seen, .. }, card)| LaidView {
            room,
            seat,
            card: card.map_or(Known::Hidden, Known::Seen),
            seen,
        });
        Chronicled {
            laid: laid.collect(),
            illuminations: pilgrims.illuminations.get(),
            passing: pilgrims.passing,
            hurried: pilgrims.pace.is_some(),
            escape: pilgrims.escape.is_some(),
        }
    }

    /// The true answer to the question that is being asked. (Answer or silence)
    fn true_answer(&self) -> Option<Known<Answer>> {
        let Phase::Answering { seat, question, .. } = self.open.phase else { return None };
        (!promises(&question)).then(|| self.secrets[seat.index()].map(|own| own.truth(&question)))
    }

    fn write_seat(&self, seat: Seat, over: bool) -> SeatView {
        let open = &self.open;
        let own = self.secrets[seat.index()];
        let kept = |books: &[u8]| -> Vec<Book> {
            the_box().all_books().flat_map(|book| (0..books[book.index()]).map(move |_| book)).collect()
        };
        let testament = match self.culprit {
            Some(Known::Seen(culprit)) if over => Some(open.testament(seat, culprit)),
            _ => None,
        };
        let proves = over || self.eyes == Eyes::Heaven || open.agreed.help == Help::Inference;
        SeatView {
            colour: open.colours[seat.index()],
            room: open.pawns[seat.index()],
            cell: open.cell(seat),
            cards: open.sizes[seat.index()],
            hand: own.map(|own| own.hand),
            books: open.books[seat.index()],
            kept: own.map(|own| kept(&own.books)),
            ear: own.map(|own| own.ear),
            crypta: open.crypta.has(seat),
            penance: open.penance.has(seat),
            looked: open.looks[seat.index()],
            promise: open.promises[seat.index()],
            accused: open.accused[seat.index()],
            sheet: own.map(|own| Sheet {
                seen: own.seen,
                crossed: own.crossed,
                changed: own.changed,
                sights: own.sights.to_vec(),
                taken: own.taken.get(),
                given: own.given,
                received: own.received,
                proved: if proves { self.proved(seat) } else { None },
            }),
            chosen: own.map(|own| own.chosen),
            testament,
        }
    }
}

/// Whether a question asks what somebody will do.
fn promises(question: &Question) -> bool {
    question.kind.is_some_and(Kind::promises)
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(serializer)
    }
}
