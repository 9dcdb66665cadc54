//! Domus Domini's scenario language: see tests/scenarios/README.md.

mod act;
mod expect;
mod stage;

use table::Inconsistent;

use super::{Action, Card, DomusDomini, EventCard, Refusal, Sector, Special, the_box};
use crate::script::{self, Failure, Line, Scripted, key};

/// A position of Domus Domini on the stage.
type Stage = script::Stage<DomusDomini>;

impl Scripted for DomusDomini {
    type Names = ();

    const BEGINNINGS: &str = "`begin phase N`";
    const DRAWS: &str = "`deal N`, `set aside CARD`, `reveal CARD`, `event EVENT`";

    fn refusals() -> &'static [Refusal] {
        Refusal::ALL
    }

    /// A scenario does not say which cards were seen before.
    fn furnish(stage: &mut Stage, position: &[Line<'_>], begin: &Line<'_>) -> Result<(), Failure> {
        stage.in_part = true;
        for line in position {
            stage.furnish(&line.words).or_else(|wrong| line.fail(wrong))?;
        }
        stage.settle().and_then(|()| stage.begin(&begin.words[1..])).or_else(|wrong| begin.fail(wrong))
    }

    fn consistent_in_part(&self) -> Result<(), Inconsistent> {
        self.check_all_but_decks()
    }

    fn drawn(_: &Stage, words: &[&str]) -> Result<Option<Action>, String> {
        Ok(Some(match words {
            ["deal", number] => Action::DealMonastery(script::number(number)?),
            ["set", "aside", name] => Action::SetAside(card(name)?),
            ["reveal", name] => Action::RevealProduction(card(name)?),
            ["event", name] => Action::RevealEvent(event(name)?),
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

fn sector(word: &str) -> Result<Sector, String> {
    key(word, "sector")
}

fn event(word: &str) -> Result<EventCard, String> {
    key(word, "event")
}

fn card(word: &str) -> Result<Card, String> {
    key(word, "production card")
}

fn special(word: &str) -> Result<Special, String> {
    match word {
        "cart" => Ok(Special::VegetableCart),
        "herder" => Ok(Special::CattleHerder),
        "drunkard" => Ok(Special::Drunkard),
        _ => Err(format!("{word:?} is none of cart, herder, drunkard")),
    }
}

/// A space of the road: `cluny`, or food units.
fn space(word: &str) -> Result<u8, String> {
    if word == "cluny" {
        return Ok(the_box().cluny_space());
    }
    let fu: u16 = script::number(word)?;
    if fu.is_multiple_of(10) && fu <= 10 * u16::from(the_box().last) {
        Ok((fu / 10) as u8)
    } else {
        Err(format!("{word} is no space of the road"))
    }
}
