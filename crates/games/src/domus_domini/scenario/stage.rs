//! Setting up any position.

use table::Seat;

use super::{
    super::{
        DomusDomini, House, Phase, Stage as Asked,
        setup::{ALL_CELLERARS, ALL_MONASTERIES},
    },
    Stage, card, event, space, special, the_box,
};
use crate::script::{Scripted as _, number};

impl Stage {
    /// Reads a line of the position.
    pub(super) fn furnish(&mut self, words: &[&str]) -> Result<(), String> {
        let open = &mut self.game.open;
        match words {
            ["round", n] => match number(n)? {
                round @ 1..=5 => open.round = round - 1,
                round => return Err(format!("there is no round {round}")),
            },
            ["production", name] => open.production = Some(card(name)?),
            ["event", name] => {
                let event = event(name)?;
                open.event = Some(event);
                open.unseen.remove(event);
            }
            ["starter", who] => self.game.open.starter = self.seat(who)?,
            ["special", which, who] => {
                let seat = self.seat(who)?;
                self.game.open.specials[special(which)? as usize] = Some(seat);
            }
            ["trees", first] => open.trees = space(first)?,
            [who, has @ ..] if self.seat(who).is_ok() => {
                let seat = self.seat(who)?;
                if !has.len().is_multiple_of(2) {
                    return Err("say `COLOUR WHAT VALUE WHAT VALUE …`".into());
                }
                for pair in has.chunks(2) {
                    self.game.open.house_mut(seat).give(pair[0], pair[1])?;
                }
            }
            _ => return Err(format!("`{}` says nothing about a position", words.join(" "))),
        }
        Ok(())
    }

    /// What nobody has is in the supply, in the pile or in the bank.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        let open = &mut self.game.open;
        let the_box = the_box();
        for seat in Seat::all(open.seats) {
            let taken: Vec<u8> = open.houses.iter().map(|house| house.card).collect();
            if open.house(seat).card == 0 {
                let free = (1..=6).rev().find(|card| !taken.contains(card));
                open.house_mut(seat).card = free.ok_or("there are only six monastery cards")?;
            }
        }
        let houses = &open.houses[..usize::from(open.seats)];
        let sum = |of: fn(&House) -> u16| houses.iter().map(of).sum::<u16>();
        let brothers = sum(|house| u16::from(house.brothers + house.fields) + house.praying.len() as u16);
        let all = u16::from(open.seats * (the_box.brothers + the_box.supply));
        let left = |all: u16, used: u16, what: &str| {
            all.checked_sub(used).map(|left| left as u8).ok_or_else(|| format!("there are not so many {what}"))
        };
        open.brothers = left(all, brothers, "lay brothers")?;
        open.dogs = left(the_box.dogs.into(), sum(|house| house.dogs.into()), "watchdogs")?;
        open.doghouses = left(the_box.doghouses.into(), sum(|house| house.doghouses.into()), "doghouses")?;
        open.bank = the_box.denarii - sum(|house| house.denarii + u16::from(house.lent)) as i16;
        open.pile = ALL_CELLERARS - houses.iter().map(|house| house.cellerar).collect();
        open.monasteries = ALL_MONASTERIES - houses.iter().map(|house| house.card).collect();
        open.aside = the_box.all_cards().next();
        if let Some(card) = open.production {
            open.deck[card.index()] -= 1;
        }
        open.phase = Phase::Producing;
        self.consistent()
    }

    pub(super) fn begin(&mut self, words: &[&str]) -> Result<(), String> {
        let ["phase", phase] = words else {
            return Err(format!("say {}, or `begin game` right after the seats", DomusDomini::BEGINNINGS));
        };
        let phase: u8 = number(phase)?;
        if phase > 3 {
            for house in &mut self.game.open.houses {
                house.cart = house.cart.or(Some(0));
            }
        }
        let game = &mut self.game;
        let told = &mut self.told;
        match phase {
            1 if game.open.event.is_some() => game.offer_start(told),
            1 => game.begin_round(told),
            2 => game.begin(Asked::Market, told),
            3 => game.begin(Asked::Building, told),
            4 => game.begin(Asked::Begging, told),
            5 => game.begin(Asked::Advancing, told),
            6 => game.begin(Asked::Feeding, told),
            7 => game.score_round(told),
            _ => return Err(format!("there is no phase {phase}")),
        }
        Ok(())
    }
}

impl House {
    fn give(&mut self, what: &str, value: &str) -> Result<(), String> {
        match what {
            "card" => self.card = number(value)?,
            "letters" => self.letters = number(value)?,
            "denarii" => self.denarii = number(value)?,
            "lent" => self.lent = number(value)?,
            "garden" => self.levels[0] = number(value)?,
            "dairy" => self.levels[1] = number(value)?,
            "brewery" => self.levels[2] = number(value)?,
            "cellerar" => self.cellerar = number(value)?,
            "chapel" => self.chapel = number(value)?,
            "praying" => {
                let levels = value.bytes().map(|digit| digit.wrapping_sub(b'0'));
                for level in levels {
                    if !(1..=3).contains(&level) {
                        return Err(format!("nobody prays on {value:?}: say levels, as 13"));
                    }
                    self.praying.add(level);
                }
            }
            "brothers" => self.brothers = number(value)?,
            "fields" => self.fields = number(value)?,
            "vegetables" => self.vegetables = number(value)?,
            "doghouses" => self.doghouses = number(value)?,
            "dogs" => self.dogs = number(value)?,
            "cart" => self.cart = Some(space(value)?),
            _ => return Err(format!("{what:?} is nothing a player has")),
        }
        Ok(())
    }
}
