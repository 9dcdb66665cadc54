//! Consent: while a game with PINs runs, nobody copies it, writes it to a file or hands such a seat to a bot behind
//! the backs of those whose PINs they are.
//!
//! Each of them gives their PIN; or everybody around the table is asked, and for a minute anybody can object. What is
//! done then is marked on the table for good. PINs keep honest people honest: docs/shell.md says what they do not keep.

use store::{GameId, SavedGame};

use super::App;
use crate::{
    answers::{AskedSeat, Consent},
    error::{Error, Kind},
    pin::{self, MINUTE},
    requests::{AskTable, Deed, ThisGame},
};

/// What everybody around the table is being asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asking {
    game: GameId,
    deed: Deed,
    /// When the minute began, by the clock that nobody sets.
    since: u64,
}

impl App {
    /// Everybody around the table is asked whether this may be done without the PINs: for a minute anybody can object.
    ///
    /// # Errors
    /// If there is no such game, or nobody needs to be asked.
    pub fn ask_table(&mut self, asked: AskTable) -> Result<Consent, Error> {
        let (saved, _) = self.load(asked.game)?;
        if guarded(&saved, asked.deed).is_empty() {
            return Err(Error::new(Kind::NotYours, "nobody needs to be asked"));
        }
        let same = |asking: &Asking| (asking.game, asking.deed) == (asked.game, asked.deed);
        if !self.asking.as_ref().is_some_and(same) {
            self.asking = Some(Asking { game: asked.game, deed: asked.deed, since: self.steady() });
        }
        Ok(self.consent_for(&saved, asked.deed))
    }

    /// Somebody objects: nothing is done, and a PIN that was said to be forgotten stays.
    pub fn object(&mut self, asked: ThisGame) -> Result<(), Error> {
        self.asking = self.asking.filter(|asking| asking.game != asked.game);
        if let Ok(open) = self.opened_mut(asked.game) {
            open.forgot = None;
        }
        Ok(())
    }

    /// Whether this may be done: with these PINs, or after the minute. Nothing is used up.
    ///
    /// # Errors
    /// Who is to be asked, or that a PIN is wrong.
    pub(crate) fn may(&mut self, saved: &SavedGame, deed: Deed, pins: &[Option<String>]) -> Result<(), Error> {
        let guarded = guarded(saved, deed);
        let agreed = self.left(saved.id(), deed) == Some(0);
        if guarded.is_empty() || agreed {
            return Ok(());
        }
        let given = |seat: &u8| pins.get(usize::from(*seat)).and_then(Option::as_deref);
        if !guarded.iter().all(|seat| given(seat).is_some()) {
            let consent = self.consent_for(saved, deed);
            let detail = "those whose PINs these are, or everybody, must agree";
            return Err(Error { consent: Some(Box::new(consent)), ..Error::new(Kind::Consent, detail) });
        }
        for seat in &guarded {
            let kept = saved.players.get(usize::from(*seat)).and_then(|player| player.pin.as_deref());
            self.try_pin((saved.id(), *seat), given(seat), kept.unwrap_or_default())?;
        }
        Ok(())
    }

    /// The same, for what is done now: a minute that has passed allows it once.
    pub(crate) fn agree(&mut self, saved: &SavedGame, deed: Deed, pins: &[Option<String>]) -> Result<(), Error> {
        self.may(saved, deed, pins)?;
        self.asking = self.asking.filter(|asking| (asking.game, asking.deed) != (saved.id(), deed));
        Ok(())
    }

    /// Whether this PIN is the one that this seat of a game has. A wrong one is counted and costs time, also after a
    /// restart; and only the right PIN of the same seat ends that: whoever knows their own could guess for ever.
    ///
    /// # Errors
    /// If it is another, or it is too early to try.
    pub(crate) fn try_pin(&mut self, whose: (GameId, u8), given: Option<&str>, kept: &str) -> Result<(), Error> {
        let now = self.steady();
        let wait = self.wait(whose.0, whose.1);
        if wait > 0 {
            return Err(Error::new(Kind::TooManyTries, wait.to_string()));
        }
        let fits = given.is_some_and(|given| pin::is_pin(given) && pin::fits(given, kept));
        if fits {
            if self.tries.remove(&whose).is_some() {
                self.keep_tries();
            }
            return Ok(());
        }
        self.tries.entry(whose).or_default().wrong(now);
        self.keep_tries();
        Err(Error::new(Kind::WrongPin, "the PIN is another"))
    }

    /// How many milliseconds there are to wait before the PIN of this seat can be tried.
    pub(crate) fn wait(&self, game: GameId, seat: u8) -> u64 {
        self.tries.get(&(game, seat)).map_or(0, |tries| tries.wait(self.steady()))
    }

    /// Wrong PINs are remembered over a restart: how many, and how long there is still to wait.
    pub(crate) fn keep_tries(&self) {
        let now = self.steady();
        let lines = self.tries.iter().filter(|((game, _), _)| self.saved_games.summary(*game).is_some());
        let text: String = lines.map(|((game, seat), tries)| format!("{game} {seat} {}\n", tries.write(now))).collect();
        self.saved_games.keep_tries(&text);
    }

    /// Reads what was remembered. Whoever had to wait waits on from now.
    pub(crate) fn read_tries(&mut self) {
        for line in self.saved_games.tries().lines() {
            let mut words = line.splitn(3, ' ');
            let (Some(game), Some(seat), Some(tries)) = (words.next(), words.next(), words.next()) else { continue };
            if let (Ok(game), Ok(seat), Some(tries)) =
                (game.parse(), seat.parse(), pin::Tries::read(tries, self.steady()))
            {
                self.tries.insert((game, seat), tries);
            }
        }
    }

    /// How long it takes until this may be done, if everybody was asked.
    fn left(&self, game: GameId, deed: Deed) -> Option<u64> {
        let asking = self.asking.filter(|asking| (asking.game, asking.deed) == (game, deed))?;
        Some((asking.since.saturating_add(MINUTE)).saturating_sub(self.steady()))
    }

    fn consent_for(&self, saved: &SavedGame, deed: Deed) -> Consent {
        let name = |seat: &u8| saved.players.get(usize::from(*seat)).map(|player| player.name.clone());
        let seats = guarded(saved, deed);
        let seats = seats.iter().map(|seat| AskedSeat { seat: *seat, name: name(seat).unwrap_or_default() }).collect();
        Consent {
            game: saved.id(),
            title: saved.summary.title.clone(),
            kind: saved.summary.kind.clone(),
            deed,
            seats,
            wait_ms: self.left(saved.id(), deed),
        }
    }
}

/// The seats whose PINs this is about, as long as the game runs.
fn guarded(saved: &SavedGame, deed: Deed) -> Vec<u8> {
    if saved.summary.over {
        return Vec::new();
    }
    let asked = |seat: u8| match deed {
        Deed::Copy | Deed::Export => true,
        Deed::Seat(own) => own == seat,
    };
    let players = (0..).zip(&saved.players);
    players.filter(|(seat, player)| player.pin.is_some() && asked(*seat)).map(|(seat, _)| seat).collect()
}
