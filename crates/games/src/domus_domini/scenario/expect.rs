//! What must come of it.

use table::{Game, Seat};

use super::{
    super::{Phase, Special},
    Stage, special,
};
use crate::script::{equal, number};

impl Stage {
    pub(super) fn holds(&self, words: &[&str]) -> Result<(), String> {
        let open = &self.game.open;
        match words {
            ["turn", who] => equal("the turn", self.turn(), (*who).to_owned()),
            ["part", part] => equal("the part of the round", self.part(), *part),
            ["round", n] => equal("the round", open.round + 1, number(n)?),
            ["phase", n] => equal("the phase", open.phase.number(), number(n)?),
            ["starter", who] => equal("the starting player", self.name(open.starter), (*who).to_owned()),
            ["pot", n] => match open.phase {
                Phase::Starting { pot, .. } => equal("the pot", pot, number(n)?),
                _ => Err("nobody passes the start".into()),
            },
            ["supply", "brothers", n] => equal("the supply of lay brothers", open.brothers, number(n)?),
            ["supply", "dogs", n] => equal("the supply of watchdogs", open.dogs, number(n)?),
            ["supply", "doghouses", n] => equal("the supply of doghouses", open.doghouses, number(n)?),
            ["bank", n] => equal("the bank", open.bank, number(n)?),
            ["pile", numbers @ ..] => {
                let wanted: Vec<u8> = numbers.iter().map(|n| number(n)).collect::<Result<_, _>>()?;
                equal("the pile of cellerars", open.pile.iter().collect(), wanted)
            }
            ["special", which, who] => {
                let holder = open.specials[special(which)? as usize].map_or("none".into(), |seat| self.name(seat));
                equal(&format!("who has the {which}"), holder, (*who).to_owned())
            }
            ["trees", spaces @ ..] => {
                let found: Vec<String> = open.wooded().map(|space| (10 * u16::from(space)).to_string()).collect();
                equal("the spaces with trees", found, spaces.iter().map(|space| (*space).to_owned()).collect())
            }
            ["price", who, sector, n] => {
                let price = self.game.next_level(self.seat(who)?, super::sector(sector)?);
                equal("the price", price, Some(number(n)?))
            }
            ["yield", who, n] => equal(&format!("the yield of {who}"), self.yield_of(who)?, number(n)?),
            ["testament", who, n] => {
                equal(&format!("the testament of {who}"), self.game.testament(self.seat(who)?).points, number(n)?)
            }
            ["over"] => self.game.outcome().map(drop).ok_or("the game is not over".into()),
            ["winner", who @ ..] => {
                let outcome = self.game.outcome().ok_or("the game is not over")?;
                let winners: Vec<String> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
                equal("the winner", winners, who.iter().map(|who| (*who).to_owned()).collect())
            }
            [who, what, value] if self.seat(who).is_ok() => self.has(self.seat(who)?, who, what, value),
            _ => Err(format!("`{}` is nothing to expect", words.join(" "))),
        }
    }

    fn yield_of(&self, who: &str) -> Result<u16, String> {
        Ok(self.game.yield_of(self.seat(who)?).total)
    }

    fn part(&self) -> &'static str {
        match self.game.open.phase {
            Phase::Dealing { .. } | Phase::SettingAside | Phase::Revealing | Phase::Producing => "drawing",
            Phase::Starting { .. } => "starting",
            Phase::Inheriting { .. } => "inheriting",
            Phase::Employing { .. } => "employing",
            Phase::Buying { .. } => "buying",
            Phase::Building(_) => "building",
            Phase::Begging { .. } => "begging",
            Phase::Defending { .. } => "defending",
            Phase::Advancing { .. } => "advancing",
            Phase::Feeding { .. } => "feeding",
            Phase::Ambushed { .. } => "ambushed",
            Phase::Over => "over",
        }
    }

    /// `expect COLOUR WHAT VALUE`
    fn has(&self, seat: Seat, who: &str, what: &str, value: &str) -> Result<(), String> {
        let house = self.game.open.house(seat);
        let found = match what {
            "card" => house.card.into(),
            "letters" => house.letters,
            "denarii" => house.denarii,
            "lent" => house.lent.into(),
            "garden" => house.levels[0].into(),
            "dairy" => house.levels[1].into(),
            "brewery" => house.levels[2].into(),
            "cellerar" => house.cellerar.into(),
            "chapel" => house.chapel.into(),
            "brothers" => house.brothers.into(),
            "fields" => house.fields.into(),
            "vegetables" => house.vegetables.into(),
            "doghouses" => house.doghouses.into(),
            "dogs" => house.dogs.into(),
            "praying" => {
                let levels: String =
                    (1..=3).filter(|level| house.prays(*level)).map(|level| level.to_string()).collect();
                let found = if levels.is_empty() { "none".to_owned() } else { levels };
                return equal(&format!("where the brothers of {who} pray"), found, value.to_owned());
            }
            "cart" => {
                let found = match house.cart {
                    None => "home".to_owned(),
                    Some(_) if house.in_cluny() => "cluny".to_owned(),
                    Some(space) => (10 * u16::from(space)).to_string(),
                };
                return equal(&format!("the cart of {who}"), found, value.to_owned());
            }
            "special" => {
                let wanted: Special = special(value)?;
                return equal(&format!("{who} has the {value}"), self.game.open.has(seat, wanted), true);
            }
            _ => return Err(format!("{what:?} is nothing a player has")),
        };
        equal(&format!("{what} of {who}"), found, number(value)?)
    }
}
