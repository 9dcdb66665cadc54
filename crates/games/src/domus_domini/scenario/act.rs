//! What is done in a scenario.

use super::{
    super::{Action, Defence, Ransom},
    Stage, card, event, sector,
};
use crate::script::number;

impl Stage {
    /// Reads an act: what chance draws, or a colour and what it does.
    pub(super) fn read_deed_of(&self, words: &[&str]) -> Result<Action, String> {
        match words {
            ["deal", number_of] => return Ok(Action::DealMonastery(number(number_of)?)),
            ["set", "aside", name] => return Ok(Action::SetAside(card(name)?)),
            ["reveal", name] => return Ok(Action::RevealProduction(card(name)?)),
            ["event", name] => return Ok(Action::RevealEvent(event(name)?)),
            _ => {}
        }
        let (who, what) = words.split_first().ok_or("nothing is done")?;
        let seat = self.seat(who).map_err(|wrong| {
            format!("{wrong}; an act is `COLOUR …`, `deal N`, `set aside CARD`, `reveal CARD` or `event EVENT`")
        })?;
        let action = self.read_deed(what)?;
        if self.turn() == *who {
            Ok(action)
        } else {
            Err(format!("it is not {}'s turn, but {}'s", self.name(seat), self.turn()))
        }
    }

    fn read_deed(&self, what: &[&str]) -> Result<Action, String> {
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
