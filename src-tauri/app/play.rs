//! Playing: lift, play, undo, redo, and who sits where.

use serde_json::Value;
use store::{GameId, Happening, Player};
use table::{Seat, Turn};

use super::{App, OpenGame};
use crate::{
    answers::{Screen, TableChanged},
    error::{Error, Kind},
    pin,
    requests::{Change, ForgetPin, Lift, Nothing, Play, SeatBot, SeatPerson, SetPin},
};

impl App {
    /// Lifts the curtain for the seat that is asked; tells what happened since it last looked.
    ///
    /// # Errors
    /// If the seat is not asked, the prompt is an old one, or the PIN is wrong.
    pub fn lift(&mut self, asked: Lift) -> Result<Screen, Error> {
        let now = self.now();
        let open = self.opened_mut(asked.game)?;
        let seat = Seat(asked.seat);
        if open.looking().seat() != Some(seat) {
            open.is_asked(seat, asked.fall)?;
            let set_aside = check_pin(open, seat, asked.pin.as_deref(), now)?;
            open.curtain.lift(seat);
            open.forgot = None;
            if let Some(player) = set_aside {
                let happening = Happening::Seated { request: String::new(), seat: seat.0, player, at: now };
                self.record(asked.game, &happening);
            }
        }
        let open = self.opened_mut(asked.game)?;
        open.look();
        let since = open.recap(seat);
        self.show(asked.game, since)
    }

    /// The person who is asked to take the device has forgotten the PIN. In a minute, during which the
    /// curtain says so to everybody, it can be lifted without; the PIN is gone then, and the seat
    /// shows for good that it was set aside.
    ///
    /// # Errors
    /// If the seat is not asked, has no PIN, or the prompt is an old one.
    pub fn forget_pin(&mut self, asked: ForgetPin) -> Result<Screen, Error> {
        let now = self.now();
        let open = self.opened_mut(asked.game)?;
        let seat = Seat(asked.seat);
        if open.players().get(seat.index()).is_none_or(|player| player.pin.is_none()) {
            return Err(Error::new(Kind::NotYours, "this seat has no PIN"));
        }
        open.is_asked(seat, asked.fall)?;
        if open.forgotten(seat, now).is_none() {
            open.forgot = Some((seat, now));
        }
        self.show(asked.game, usize::MAX)
    }

    /// Lowers the curtain.
    pub fn lower(&mut self, _: Nothing) -> Result<(), Error> {
        if let Some(open) = &mut self.opened {
            open.curtain.lower();
        }
        Ok(())
    }

    /// The seat at the device acts.
    ///
    /// # Errors
    /// Why it does not.
    pub fn play(&mut self, asked: Play) -> Result<Screen, Error> {
        if asked.actions.is_empty() {
            return Err(Error::new(Kind::Malformed, "there is nothing to do"));
        }
        let what = (asked.game, asked.number, asked.request.as_str(), asked.since);
        self.change(what, |open, now| {
            let seat = open.acting()?;
            let happening = open.play(&asked.actions, &asked.request, now)?;
            open.acted(seat);
            Ok(happening)
        })
    }

    /// The seat at the device takes its last action back. The rules let nobody take back what another did, or
    /// what showed something; should a game ever do so, the curtain falls with the turn.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn undo(&mut self, asked: Change) -> Result<Screen, Error> {
        let what = (asked.game, asked.number, asked.request.as_str(), asked.since);
        self.change(what, |open, now| {
            let seat = open.acting()?;
            let happening = open.undo(&asked.request, now)?;
            open.acted(seat);
            Ok(happening)
        })
    }

    /// The seat at the device does again what it took back.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn redo(&mut self, asked: Change) -> Result<Screen, Error> {
        let what = (asked.game, asked.number, asked.request.as_str(), asked.since);
        self.change(what, |open, now| {
            let seat = open.acting()?;
            let happening = open.redo(&asked.request, now)?;
            open.acted(seat);
            Ok(happening)
        })
    }

    /// A bot takes a person's seat over, or another bot a bot's.
    ///
    /// # Errors
    /// If there is no such seat or bot.
    pub fn seat_bot(&mut self, asked: SeatBot) -> Result<Screen, Error> {
        super::new_game::level(&asked.level)?;
        let what = (asked.game, asked.number, asked.request.as_str(), None);
        self.change(what, |open, at| {
            let player = running_player(open, asked.seat)?;
            let player = Player { bot: Some(asked.level.clone()), ..player.clone() };
            Ok(Happening::Seated { request: asked.request.clone(), seat: asked.seat, player, at })
        })
    }

    /// The person is back.
    ///
    /// # Errors
    /// If the seat is no person's.
    pub fn seat_person(&mut self, asked: SeatPerson) -> Result<Screen, Error> {
        let what = (asked.game, asked.number, asked.request.as_str(), None);
        self.change(what, |open, at| {
            let player = running_player(open, asked.seat)?;
            if !player.person {
                return Err(Error::new(Kind::NotYours, "this seat was always a bot's"));
            }
            let player = Player { bot: None, ..player.clone() };
            Ok(Happening::Seated { request: asked.request.clone(), seat: asked.seat, player, at })
        })
    }

    /// The lifted seat has another PIN, or none.
    ///
    /// # Errors
    /// If it is no PIN, or nobody is at the device.
    pub fn set_pin(&mut self, asked: SetPin) -> Result<Screen, Error> {
        if asked.pin.as_deref().is_some_and(|text| !pin::is_pin(text)) {
            return Err(Error::new(Kind::Malformed, "a PIN has four digits"));
        }
        let salt = self.chance();
        let what = (asked.game, asked.number, asked.request.as_str(), None);
        self.change(what, |open, at| {
            let seat = open.acting_and_seeing()?;
            let hashed = asked.pin.as_deref().map(|text| pin::hash(text, salt));
            let player = Player { pin: hashed, ..running_player(open, seat.0)?.clone() };
            Ok(Happening::Seated { request: asked.request.clone(), seat: seat.0, player, at })
        })
    }

    /// A bot does what it came to, if nothing has changed since it began to think.
    ///
    /// # Errors
    /// If it comes too late, or its first action is not legal.
    pub fn bot_acts(&mut self, game: GameId, changes: u64, plan: &[Value]) -> Result<TableChanged, Error> {
        let now = self.now();
        let open = self.opened_mut(game)?;
        if open.changes != changes || open.bot_to_act().is_none() {
            return Err(Error::new(Kind::Stale, "the bot comes too late"));
        }
        let happening = open.follow(plan, now)?;
        self.record(game, &happening);
        Ok(TableChanged { game, number: self.opened(game)?.tale.summary.number })
    }
}

fn running_player(open: &OpenGame, seat: u8) -> Result<&Player, Error> {
    if open.table.turn() == Turn::Over {
        return Err(Error::new(Kind::Over, "the game is over"));
    }
    let nobody = || Error::new(Kind::NotYours, "there is no such seat");
    open.players().get(usize::from(seat)).ok_or_else(nobody)
}

/// Whether this PIN is the seat's. One that was forgotten long enough ago is not asked for: then this
/// gives the player without it.
fn check_pin(open: &mut OpenGame, seat: Seat, given: Option<&str>, now: u64) -> Result<Option<Player>, Error> {
    let Some(player) = open.players().get(seat.index()).filter(|player| player.pin.is_some()) else {
        return Ok(None);
    };
    if given.is_none() && open.forgotten(seat, now) == Some(0) {
        return Ok(Some(Player { pin: None, forgotten: player.forgotten + 1, ..player.clone() }));
    }
    let kept = player.pin.clone().unwrap_or_default();
    let wait = open.tries.wait(now);
    if wait > 0 {
        return Err(Error::new(Kind::TooManyTries, wait.to_string()));
    }
    if given.is_some_and(|given| pin::is_pin(given) && pin::fits(given, &kept)) {
        open.tries = Default::default();
        return Ok(None);
    }
    open.tries.wrong(now);
    Err(Error::new(Kind::WrongPin, "the PIN is another"))
}
