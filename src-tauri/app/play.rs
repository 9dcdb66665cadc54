//! Playing: lift, play, undo, redo, and who sits where.

use serde_json::Value;
use store::{Change, GameId, Player};
use table::{Seat, Turn};

use super::{App, OpenGame};
use crate::{
    answers::{Screen, TableChanged},
    error::{Error, Kind},
    pin,
    requests::{ChangeGame, Deed, ForgetPin, Lift, Nothing, Play, SeatBot, SeatPerson, SetPin},
};

impl App {
    /// Lifts the curtain for the seat that is asked; tells what happened since it last looked.
    ///
    /// # Errors
    /// If the seat is not asked, the prompt is an old one, or the PIN is wrong.
    pub fn lift(&mut self, asked: Lift) -> Result<Screen, Error> {
        let seat = Seat(asked.seat);
        let open = self.opened(asked.game)?;
        if open.looking().seat() != Some(seat) {
            open.is_asked(seat, asked.fall)?;
            let player = self.check_pin(asked.game, seat, asked.pin.as_deref())?;
            let at = self.now();
            let open = self.opened_mut(asked.game)?;
            open.curtain.lift(seat);
            open.forgot = None;
            if let Some(player) = player {
                let change = Change::Seated { request: String::new(), seat: seat.0, player, at };
                self.record(asked.game, &change);
            }
        }
        let open = self.opened_mut(asked.game)?;
        open.look();
        let since = open.recap(seat);
        self.show(asked.game, since)
    }

    /// Whether this PIN is the seat's. One that was forgotten a minute ago is not asked for: then this gives the player
    /// without it; and one that is kept with few rounds is kept with more from now on.
    fn check_pin(&mut self, game: GameId, seat: Seat, given: Option<&str>) -> Result<Option<Player>, Error> {
        let now = self.steady();
        let open = self.opened(game)?;
        let Some(player) = open.players().get(seat.index()).filter(|player| player.pin.is_some()).cloned() else {
            return Ok(None);
        };
        if given.is_none() && open.forgotten(seat, now) == Some(0) {
            return Ok(Some(Player { pin: None, forgotten: player.forgotten.saturating_add(1), ..player }));
        }
        let kept = player.pin.clone().unwrap_or_default();
        self.try_pin((game, seat.0), given, &kept)?;
        let salt = self.chance();
        let anew = given.filter(|_| pin::is_old(&kept)).map(|given| pin::hash(given, salt));
        Ok(anew.map(|pin| Player { pin: Some(pin), ..player }))
    }

    /// The person who is asked to take the device has forgotten the PIN. In a minute, during which the
    /// curtain says so to everybody, it can be lifted without; the PIN is gone then, and the seat
    /// shows for good that it was set aside.
    ///
    /// # Errors
    /// If the seat is not asked, has no PIN, or the prompt is an old one.
    pub fn forget_pin(&mut self, asked: ForgetPin) -> Result<Screen, Error> {
        let now = self.steady();
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

    /// Lowers the curtain. Whatever everybody was being asked, or told of a forgotten PIN, is over: nobody sees it.
    pub fn lower(&mut self, _: Nothing) -> Result<(), Error> {
        self.asking = None;
        if let Some(open) = &mut self.opened {
            open.forgot = None;
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
            let change = open.play(&asked.actions, &asked.request, now)?;
            open.acted(seat);
            Ok(change)
        })
    }

    /// The seat at the device takes its last action back. Nobody takes back what another did, or what showed
    /// something; the end of a turn goes back as long as whoever is next has neither acted nor looked, and then the
    /// curtain stays down.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn undo(&mut self, asked: ChangeGame) -> Result<Screen, Error> {
        let what = (asked.game, asked.number, asked.request.as_str(), asked.since);
        self.change(what, |open, now| {
            let seat = open.turned_over().map_or_else(|| open.acting(), Ok)?;
            let change = open.undo(&asked.request, now)?;
            open.acted(seat);
            Ok(change)
        })
    }

    /// The seat at the device does again what it took back.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn redo(&mut self, asked: ChangeGame) -> Result<Screen, Error> {
        let what = (asked.game, asked.number, asked.request.as_str(), asked.since);
        self.change(what, |open, now| {
            let seat = open.acting()?;
            let change = open.redo(&asked.request, now)?;
            open.acted(seat);
            Ok(change)
        })
    }

    /// A bot takes a person's seat over, or another bot a bot's. Whoever sits there with a PIN gives it, or has just
    /// lifted the curtain, or everybody was asked; and the seat shows for good that it was handed over.
    ///
    /// # Errors
    /// If there is no such seat or bot, or whoever sits there has to agree first.
    pub fn seat_bot(&mut self, asked: SeatBot) -> Result<Screen, Error> {
        super::new_game::level(&asked.level)?;
        let open = self.opened(asked.game)?;
        let is_new = !open.saved.requests.contains(&asked.request) && open.saved.summary.number == asked.number;
        let player = open.players().get(usize::from(asked.seat));
        let guarded = player.is_some_and(|player| player.bot.is_none() && player.pin.is_some());
        if is_new && guarded && open.looking().seat() != Some(Seat(asked.seat)) {
            super::request_is_good(&asked.request)?;
            let saved = open.saved.clone();
            let mut pins = vec![None; usize::from(asked.seat)];
            pins.push(asked.pin.clone());
            self.agree(&saved, Deed::Seat(asked.seat), &pins)?;
        }
        let what = (asked.game, asked.number, asked.request.as_str(), None);
        self.change(what, |open, at| {
            let player = running_player(open, asked.seat)?;
            let handed = player.handed.saturating_add(u32::from(guarded));
            let player = Player { bot: Some(asked.level.clone()), handed, ..player.clone() };
            Ok(Change::Seated { request: asked.request.clone(), seat: asked.seat, player, at })
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
            Ok(Change::Seated { request: asked.request.clone(), seat: asked.seat, player, at })
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
            Ok(Change::Seated { request: asked.request.clone(), seat: seat.0, player, at })
        })
    }

    /// A bot does what it came to, if nothing has changed since it began to think.
    ///
    /// # Errors
    /// If it comes too late, or its first action is not legal.
    pub fn bot_acts(
        &mut self,
        game: GameId,
        changes: u64,
        plan: &[Value],
        because: &[bots::Reason],
    ) -> Result<TableChanged, Error> {
        let now = self.now();
        let open = self.opened_mut(game)?;
        if open.changes != changes || open.bot_to_act().is_none() {
            return Err(Error::new(Kind::Stale, "the bot comes too late"));
        }
        let change = open.follow(plan, because, now)?;
        self.record(game, &change);
        Ok(TableChanged { game, number: self.opened(game)?.saved.summary.number })
    }
}

fn running_player(open: &OpenGame, seat: u8) -> Result<&Player, Error> {
    if open.table.turn() == Turn::Over {
        return Err(Error::new(Kind::Over, "the game is over"));
    }
    let nobody = || Error::new(Kind::NotYours, "there is no such seat");
    open.players().get(usize::from(seat)).ok_or_else(nobody)
}
