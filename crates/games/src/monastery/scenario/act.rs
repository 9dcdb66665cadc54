//! What is done in a scenario.

use super::{super::Action, Stage, number, tile};

impl Stage {
    /// What whoever must act does.
    pub(super) fn read_action(&self, what: &[&str]) -> Result<Action, String> {
        Ok(match what {
            ["places", name, "at", place] => Action::Place { tile: tile(name)?, at: self.cell(place)?, turn: 0 },
            ["places", name, "at", place, "turn", turn] => {
                Action::Place { tile: tile(name)?, at: self.cell(place)?, turn: number(turn)? }
            }
            ["exchanges"] => Action::Exchange,
            ["puts", "back", name] => Action::PutBack(tile(name)?),
            ["moves", from, "to", to, "for", cost] => {
                Action::Move { from: self.spot(from)?, to: self.spot(to)?, cost: number(cost)? }
            }
            ["encourages", place] => Action::Encourage(self.piece_or_none(place)?),
            ["ends", "placement"] => Action::EndPlacement,
            ["constructs", place] => Action::Construct(self.piece_or_none(place)?),
            ["prays", "on", place] => Action::Pray(self.piece_or_none(place)?),
            ["uses", "almonry"] => Action::Almonry,
            ["uses", "workshop"] => Action::Workshop,
            ["uses", "abbots-house"] => Action::AbbotsHouse,
            ["switches", cell] => Action::Switch(self.grid_cell(cell)?),
            ["totals"] => Action::Total,
            ["collects", cell, "for", whose] => {
                Action::CollectLetter { from: self.grid_cell(cell)?, strip: self.seat_or_none(whose)? }
            }
            ["collects", "monk", "of", whose, "from", cell] => {
                Action::CollectMonk { from: self.grid_cell(cell)?, whose: self.seat_or_none(whose)? }
            }
            ["ends", "scoring"] => Action::EndScoring,
            ["keeps", place] => Action::Keep(self.spot(place)?),
            ["sends", "home"] => Action::SendHome,
            ["elects", who] => Action::Elect(self.seat_or_none(who)?),
            ["imprisons", whose] => Action::Imprison(self.seat_or_none(whose)?),
            ["pardons"] => Action::Pardon,
            _ => return Err(format!("`{}` is nothing a player does", what.join(" "))),
        })
    }
}
