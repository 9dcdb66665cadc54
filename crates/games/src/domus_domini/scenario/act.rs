//! What is done in a scenario.

use super::{
    super::{Action, Defence, Ransom},
    Stage, sector,
};
use crate::script::number;

impl Stage {
    /// What whoever must act does.
    pub(super) fn read_action(&self, what: &[&str]) -> Result<Action, String> {
        Ok(match what {
            ["starts"] => Action::Start,
            ["passes", "start"] => Action::PassStart,
            ["inherits", name] => Action::Inherit(sector(name)?),
            ["declines"] => Action::DeclineInheritance,
            ["employs", n] => Action::Employ(number(n)?),
            ["gives", "up", "cellerar"] => Action::GiveUpCellerar,
            ["keeps", "cellerar"] => Action::KeepCellerar,
            ["buys", "vegetables", n] => Action::BuyVegetables(number(n)?),
            ["expands", name] => Action::Expand(sector(name)?),
            ["builds", "chapel"] => Action::BuildChapel,
            ["hires"] => Action::Hire,
            ["prays", n] => Action::Pray(number(n)?),
            ["calls", "back", n] => Action::CallBack(number(n)?),
            ["sends", "to", "fields"] => Action::SendToFields,
            ["buys", "doghouse"] => Action::BuyDoghouse,
            ["buys", "dog"] => Action::BuyDog,
            ["lends", n] => Action::Lend(number(n)?),
            ["delivers"] => Action::Deliver,
            ["begs", "against", whom] => Action::Beg(self.seat_or_none(whom)?),
            ["sends", "drunkard", "against", whom] => Action::SendDrunkard(self.seat_or_none(whom)?),
            ["ends", "begging"] => Action::EndBegging,
            ["sets", "dog"] => Action::Defend(Defence::Dog),
            ["calls", "herder"] => Action::Defend(Defence::Herder),
            ["gives", "way"] => Action::Defend(Defence::None),
            ["advances", n] => Action::Advance { vegetables: number(n)?, cart: false },
            ["advances", n, "with", "cart"] => Action::Advance { vegetables: number(n)?, cart: true },
            ["feeds", n] => Action::Feed(number(n)?),
            ["pays", "robbers"] => Action::Robbers(Ransom::Denarii),
            ["gives", "dogs"] => Action::Robbers(Ransom::Dogs),
            ["gives", "dog", "and", "herder"] => Action::Robbers(Ransom::DogAndHerder),
            _ => return Err(format!("`{}` is nothing a player does", what.join(" "))),
        })
    }
}
