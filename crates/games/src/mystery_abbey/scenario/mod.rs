//! Mystery of the Abbey's scenario language: see tests/scenarios/README.md.

mod act;
mod expect;
mod stage;

use table::{Inconsistent, Seats};

use super::{Action, MysteryAbbey, Refusal};
use crate::script::{self, Failure, Line, Scripted, key};

/// A position of Mystery of the Abbey on the stage.
type Stage = script::Stage<MysteryAbbey>;

impl Scripted for MysteryAbbey {
    /// The seats whose hands were told.
    type Names = Seats;

    const BEGINNINGS: &str = "`begin turn COLOUR`, `begin end of turn COLOUR`, `begin mass COLOUR`";
    const DRAWS: &str = "`hide SUSPECT`, `deal SUSPECT`, `roll COLOUR`, `draw SUSPECT`, `book BOOK`, `library CARD`, `event EVENT`, \
         `flee yes`, `flee no`";

    fn refusals() -> &'static [Refusal] {
        Refusal::ALL
    }

    fn furnish(stage: &mut Stage, position: &[Line<'_>], begin: &Line<'_>) -> Result<(), Failure> {
        for line in position {
            stage.furnish(&line.words).or_else(|wrong| line.fail(wrong))?;
        }
        stage.settle().and_then(|()| stage.begin(&begin.words[1..])).or_else(|wrong| begin.fail(wrong))
    }

    fn consistent_in_part(&self) -> Result<(), Inconsistent> {
        self.check()
    }

    fn drawn(stage: &Stage, words: &[&str]) -> Result<Option<Action>, String> {
        Ok(Some(match words {
            ["hide", suspect] => Action::Hide(key(suspect, "suspect")?),
            ["deal", suspect] => Action::Deal(key(suspect, "suspect")?),
            ["roll", colour] => Action::Roll(stage.seat_or_none(colour)?),
            ["draw", suspect] => Action::Draw(key(suspect, "suspect")?),
            ["book", book] => Action::DrawBook(key(book, "book")?),
            ["library", card] => Action::DrawLibrary(key(card, "Library card")?),
            ["event", card] => Action::TurnUp(key(card, "event")?),
            ["flee", "yes"] => Action::Flee(true),
            ["flee", "no"] => Action::Flee(false),
            _ => return Ok(None),
        }))
    }

    fn done(stage: &Stage, words: &[&str]) -> Result<Action, String> {
        stage.read_action(words)
    }

    fn holds(stage: &Stage, words: &[&str]) -> Result<(), String> {
        stage.holds(words)
    }

    fn number_of(_: &Stage, _: &str) -> Option<u64> {
        None
    }
}
