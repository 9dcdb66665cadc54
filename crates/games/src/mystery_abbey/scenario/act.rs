//! What is done in a scenario.

use super::{
    super::{Action, Part},
    Stage,
};
use crate::script::key;

impl Stage {
    /// What whoever must act does.
    pub(super) fn read_action(&self, what: &[&str]) -> Result<Action, String> {
        Ok(match what {
            ["goes", "to", room] => Action::Go(key(room, "room")?),
            ["uses", "crypta"] => Action::UseCrypta,
            ["uses", "nothing"] => Action::UseNothing,
            ["lays", suspect] => Action::Lay(key(suspect, "suspect")?),
            ["looks"] => Action::Look,
            ["takes", "it", "back"] => Action::TakeBack,
            ["uses", book] => Action::Use(key(book, "book")?),
            ["takes", "back", "ear"] => Action::TakeBackEar,
            ["sends", whom, "to", "penance"] => Action::SendToPenance(self.seat_or_none(whom)?),
            ["crosses", suspect] => Action::Cross(key(suspect, "suspect")?),
            ["uncrosses", suspect] => Action::Uncross(key(suspect, "suspect")?),
            ["asks", "nothing"] => Action::AskNothing,
            ["asks", whom] => Action::Ask(self.seat_or_none(whom)?),
            ["says", part @ ..] => Action::Say(read_part(part)?),
            ["puts", "it"] => Action::Put,
            ["answers"] => Action::Answer,
            ["keeps", "silence"] => Action::KeepSilence,
            ["promises", "yes"] => Action::Promise(true),
            ["promises", "no"] => Action::Promise(false),
            ["accepts"] => Action::Accept,
            ["searches"] => Action::Search,
            ["demands", one] => Action::Demand(key(one, "trait")?),
            ["makes", "demand"] => Action::MakeDemand,
            ["shows", suspect] => Action::Show(key(suspect, "suspect")?),
            ["takes", suspect] => Action::Take(key(suspect, "suspect")?),
            ["reveals", "nothing"] => Action::RevealNothing,
            ["reveals", one] => Action::Reveal(key(one, "trait")?),
            ["accuses", suspect] => Action::Accuse(key(suspect, "suspect")?),
            ["ends", "turn"] => Action::EndTurn,
            ["keeps"] => Action::Keep,
            ["names", "suspect", suspect] => Action::NameSuspect(key(suspect, "suspect")?),
            ["names", one] => Action::Name(key(one, "trait")?),
            ["chooses", whom] => Action::Choose(self.seat_or_none(whom)?),
            ["rings", "on"] => Action::Ring { on: true },
            ["rings", "back"] => Action::Ring { on: false },
            ["passes", suspect] => Action::Pass(key(suspect, "suspect")?),
            _ => return Err(format!("`{}` is nothing a player does", what.join(" "))),
        })
    }
}

/// A part of a question: `kind count`, `scope hand`, `trait bearded`, `name sergio`, `versus`, …
fn read_part(words: &[&str]) -> Result<Part, String> {
    Ok(match words {
        ["kind", kind] => Part::Kind(key(kind, "kind of question")?),
        ["of", scope] => Part::Scope(key(scope, "scope")?),
        ["trait", one] => Part::Trait(key(one, "trait")?),
        ["name", suspect] => Part::Name(key(suspect, "suspect")?),
        ["versus"] => Part::Versus,
        ["category", category] => Part::Category(key(category, "category")?),
        ["when", when] => Part::When(key(when, "time")?),
        ["room", room] => Part::Room(key(room, "room")?),
        _ => return Err(format!("`{}` is no part of a question", words.join(" "))),
    })
}
