//! What must come of it.

use serde_json::Value;
use table::{Purpose, Seat, Seed};

use super::{
    super::{EventCard, Places, Suspect, Suspects},
    Stage,
};
use crate::script::{equal, key, number};

impl Stage {
    pub(super) fn holds(&self, words: &[&str]) -> Result<(), String> {
        let open = &self.game.open;
        match words {
            ["part", part] => {
                let phase = serde_json::to_value(open.phase).unwrap_or_default();
                equal("the part", phase["part"].clone(), Value::from(*part))
            }
            ["bell", n] => equal("the bell", open.bell, number(n)?),
            ["mass", mass] => equal("the Mass", open.mass.key(), *mass),
            ["pile", n] => equal("the pile", open.pile, number(n)?),
            ["first", who] => equal("the first player", self.colour_of(open.first), *who),
            ["steps", n] => equal("the steps", open.steps(), number(n)?),
            ["ending", ending] => match open.phase {
                super::super::Phase::Over { ending: found } => equal("the ending", found.key(), *ending),
                _ => Err("the game is not over".into()),
            },
            ["lasting", "nothing"] => equal("what lasts", open.lasting.is_none(), true),
            ["lasting", event] => equal("what lasts", open.lasting.map(EventCard::key), Some(*event)),
            ["die", room, who] => {
                let at = super::super::the_box().confessionals.iter().position(|one| one.key() == *room);
                equal("the die", self.colour_of(open.dice[at.ok_or("this is no Confessional")?]), *who)
            }
            [who, rest @ ..] if self.seat(who).is_ok() => self.has(self.seat(who)?, who, rest),
            _ => Err(format!("`{}` is nothing to expect", words.join(" "))),
        }
    }

    /// `expect COLOUR WHAT …`
    fn has(&self, seat: Seat, who: &str, words: &[&str]) -> Result<(), String> {
        let open = &self.game.open;
        let own = self.game.secrets(seat);
        let told = |what: &str| format!("{what} of {who}");
        match words {
            ["at", room] => equal(&told("the room"), open.pawns[seat.index()].key(), *room),
            ["cards", n] => equal(&told("the cards"), open.sizes[seat.index()], number(n)?),
            ["books", n] => equal(&told("the books"), open.books[seat.index()], number(n)?),
            ["holds", suspect] => equal(&told("the hand"), own.hand.has(key(suspect, "suspect")?), true),
            ["lacks", suspect] => equal(&told("the hand"), own.hand.has(key(suspect, "suspect")?), false),
            ["has", "seen", suspect] => equal(&told("the sheet"), own.seen.has(key(suspect, "suspect")?), true),
            ["has", "not", "seen", suspect] => equal(&told("the sheet"), own.seen.has(key(suspect, "suspect")?), false),
            ["has", "crossed", suspect] => {
                let crossed: Suspects = own.seen | own.crossed;
                equal(&told("the sheet"), crossed.has(key(suspect, "suspect")?), true)
            }
            ["in", "penance"] => equal(&told("penance"), open.penance.has(seat), true),
            ["free"] => equal(&told("penance"), open.penance.has(seat), false),
            ["crypta", n] => equal(&told("the Crypta cards"), u8::from(open.crypta.has(seat)), number(n)?),
            ["can", "pass", n] => equal(&told("the cards to draw or pass"), open.loose(seat), number(n)?),
            ["laid", suspect] => {
                let lying = self.game.hidden.lying(open, seat);
                equal(&told("what lies in rooms"), lying.has(key(suspect, "suspect")?), true)
            }
            ["promised", "nothing"] => equal(&told("the promise"), open.promises[seat.index()].is_none(), true),
            ["promised", "something"] => equal(&told("the promise"), open.promises[seat.index()].is_some(), true),
            ["points", n] => equal(&told("the points"), self.game.testament(seat).points, number(n)?),
            ["knows", suspect, "with", whom] => {
                let card: Suspect = key(suspect, "suspect")?;
                equal("where it can be", own.knows.may[card.index()], Places::hand(self.seat(whom)?))
            }
            ["doubts", suspect] => {
                let card: Suspect = key(suspect, "suspect")?;
                equal("whether it is known where it is", own.knows.may[card.index()].0.count_ones() > 1, true)
            }
            ["clears", suspect] => {
                let card: Suspect = key(suspect, "suspect")?;
                equal("whether he may be the culprit", own.knows.may[card.index()].meet(Places::CULPRIT), false)
            }
            ["suspects", suspect] => {
                let card: Suspect = key(suspect, "suspect")?;
                equal("whether he may be the culprit", own.knows.may[card.index()].meet(Places::CULPRIT), true)
            }
            ["imagines", whom, "with", n, "of", cards @ ..] => {
                let cards: Suspects =
                    cards.iter().map(|word| key::<Suspect>(word, "suspect")).collect::<Result<_, _>>()?;
                self.imagines(seat, self.seat(whom)?, cards, number(n)?)
            }
            _ => Err(format!("`{}` is nothing to expect of a player", words.join(" "))),
        }
    }

    /// In a hundred tables that this seat can imagine, that hand always holds so many of these.
    fn imagines(&self, seat: Seat, whom: Seat, cards: Suspects, many: u32) -> Result<(), String> {
        use table::Game as _;
        let view = self.game.view(table::Eyes::Seat(seat));
        let mut rng = Seed::from(1).stream(Purpose::Test, 0);
        for _ in 0..100 {
            let table = super::MysteryAbbey::imagine(&view, &mut rng);
            equal("what is imagined", (table.secrets(whom).hand & cards).len(), many)?;
        }
        Ok(())
    }
}
