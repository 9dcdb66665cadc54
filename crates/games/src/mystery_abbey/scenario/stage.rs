//! Setting up any position.

use table::Seat;

use super::{
    super::{
        Book, MysteryAbbey, Phase, Places, Suspect, Suspects, Trait,
        phase::Then,
        rooms::Room,
        the_box::{EventCard, Mass, the_box},
    },
    Stage,
};
use crate::{
    script::{Scripted as _, key, number},
    sets::Slot,
};

impl Stage {
    /// Reads a line of the position.
    pub(super) fn furnish(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["hand", who, cards @ ..] => {
                let seat = self.seat(who)?;
                let cards = if cards == ["none"] { Suspects::NONE } else { suspects(cards)? };
                self.names = self.names.with(seat);
                self.take_out(cards)?;
                self.game.secrets_mut(seat).hand |= cards;
            }
            ["culprit", suspect] => {
                let culprit: Suspect = key(suspect, "suspect")?;
                self.take_out(Suspects::only(culprit))?;
                self.game.hidden.culprit = Slot::of(culprit);
            }
            ["at", who, room] => {
                let seat = self.seat(who)?;
                let room: Room = key(room, "room")?;
                self.game.open.pawns[seat.index()] = room;
            }
            ["die", which, who] => {
                let seat = self.seat(who)?;
                let room: Room = key(which, "room")?;
                let at = the_box().confessionals.iter().position(|one| *one == room);
                self.game.open.dice[at.ok_or("this is no Confessional")?] = seat;
            }
            ["bell", space] => self.game.open.bell = number(space)?,
            ["mass", mass] => self.game.open.mass = key::<Mass>(mass, "Mass")?,
            ["held", times] => self.game.open.last_held = number(times)?,
            ["first", who] => self.game.open.first = self.seat(who)?,
            ["crypta", all @ ..] => self.game.open.crypta = self.seats(all)?,
            ["penance", all @ ..] => self.game.open.penance = self.seats(all)?,
            ["visited", all @ ..] => self.game.open.visited = self.seats(all)?,
            ["lasting", event] => self.game.open.lasting = Some(key::<EventCard>(event, "event")?),
            ["books", who, books @ ..] => {
                let seat = self.seat(who)?;
                for word in books {
                    let book: Book = key(word, "book")?;
                    self.game.take_from_deck(book)?;
                    self.game.secrets_mut(seat).books[book.index()] += 1;
                    self.game.open.books[seat.index()] += 1;
                }
            }
            ["used", books @ ..] => {
                for word in books {
                    let book: Book = key(word, "book")?;
                    self.game.take_from_deck(book)?;
                    self.game.open.used[book.index()] += 1;
                }
            }
            ["seen", who, cards @ ..] => {
                let seat = self.seat(who)?;
                self.game.secrets_mut(seat).seen |= suspects(cards)?;
            }
            ["crossed", who, cards @ ..] => {
                let seat = self.seat(who)?;
                self.game.secrets_mut(seat).crossed |= suspects(cards)?;
            }
            ["revealed", who, traits @ ..] => {
                let seat = self.seat(who)?;
                for word in traits {
                    let one: Trait = key(word, "trait")?;
                    self.game.open.revelations[one.index()] = Slot::of(seat);
                }
            }
            _ => return Err(format!("`{}` says nothing about a position", words.join(" "))),
        }
        Ok(())
    }

    fn seats(&self, words: &[&str]) -> Result<table::Seats, String> {
        words.iter().map(|word| self.seat(word)).collect()
    }

    /// Cards that are said to be somewhere are not in the pile.
    fn take_out(&mut self, cards: Suspects) -> Result<(), String> {
        let pile = &mut self.game.hidden.pile;
        if !(cards - *pile).is_empty() {
            return Err(format!("{:?} is somewhere else already", cards - *pile));
        }
        *pile = *pile - cards;
        Ok(())
    }

    /// What nobody says is dealt to the seats whose hands are not told; if all are, it is the pile. The
    /// culprit is the last of these.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        let game = &mut self.game;
        if game.hidden.culprit.is_none() {
            let last = game.hidden.pile.iter().last().ok_or("nobody is left to be the culprit")?;
            game.hidden.pile.remove(last);
            game.hidden.culprit = Slot::of(last);
        }
        let seats = game.open.seats;
        let told = self.names;
        let empty: Vec<Seat> = Seat::all(seats).filter(|seat| !told.has(*seat)).collect();
        if !empty.is_empty() {
            for (n, card) in std::mem::take(&mut game.hidden.pile).iter().enumerate() {
                game.secrets_mut(empty[n % empty.len()]).hand.add(card);
            }
        }
        game.open.pile = game.hidden.pile.len() as u8;
        for seat in Seat::all(seats) {
            let hand = game.secrets(seat).hand;
            game.open.sizes[seat.index()] = hand.len() as u8;
            let own = game.secrets_mut(seat);
            let seen = own.seen;
            (hand | seen).iter().for_each(|card| own.see(card, seat, seat, 0));
            own.knows.hand_is(hand, Places::hand(seat));
            own.knows.clear(seen);
        }
        game.open.start = game.open.first_space();
        if game.open.bell == 0 {
            game.open.bell = game.open.start;
        }
        Ok(())
    }

    pub(super) fn begin(&mut self, words: &[&str]) -> Result<(), String> {
        match words {
            ["turn", who] => {
                let seat = self.seat(who)?;
                self.game.open.player = seat;
                self.game.move_on(seat, false, &mut self.told);
            }
            ["mass", who] => {
                let seat = self.seat(who)?;
                self.game.open.player = seat;
                self.game.open.first = seat;
                self.game.call_mass(seat, &mut self.told);
            }
            ["end", "of", "turn", who] => {
                let seat = self.seat(who)?;
                self.game.open.player = seat;
                self.game.open.then = Then::TurnEnd;
                self.game.open.phase = Phase::Acting { seat, done: true };
            }
            _ => return Err(format!("say {}, or `begin game` right after the seats", MysteryAbbey::BEGINNINGS)),
        }
        Ok(())
    }
}

impl MysteryAbbey {
    fn take_from_deck(&mut self, book: Book) -> Result<(), String> {
        let left = &mut self.hidden.deck[book.index()];
        *left = left.checked_sub(1).ok_or_else(|| format!("there are not so many {book:?}"))?;
        Ok(())
    }
}

fn suspects(words: &[&str]) -> Result<Suspects, String> {
    words.iter().map(|word| key::<Suspect>(word, "suspect")).collect()
}
