//! Looking: everything that changes nothing.

use bots::Thinking;
use store::{GameId, SavedGame, Summary};
use table::{Eyes, Table, TableError, Turn};

use super::{App, is_fresh, new_game::level};
use crate::{
    answers::{About, Advice, Glance, Lines, Past, Screen, WhyNot},
    error::{Error, Kind, Refusal},
    requests::{Consider, Hint, History, Log, Look, Nothing, ThisGame},
};

/// The level whose advice is asked for, if none is named.
const ADVISER: &str = "prior";

/// The most lines one answer tells.
const MOST_LINES: usize = 5_000;

impl App {
    /// What this copy of Cloister is. Every page asks it first, so the curtain falls.
    pub fn about(&mut self, nothing: Nothing) -> Result<About, Error> {
        self.lower(nothing)?;
        // It tells all there is: the next screen need not tell it again.
        self.untold.clear();
        Ok(About {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            kinds: games::all(),
            saving: self.saving().clone(),
            news: self.news.clone(),
            folder: self.saved_games.folder().map(|folder| folder.display().to_string()),
            opened: self.opened.as_ref().map(|open| open.saved.id()),
        })
    }

    /// The screen as it is.
    ///
    /// # Errors
    /// If the game is not open.
    pub fn screen(&mut self, asked: Look) -> Result<Screen, Error> {
        self.show(asked.game, asked.since.map_or(usize::MAX, |line| line as usize))
    }

    /// Why the seat at the device may do a thing in none of these ways; nothing, if it may.
    ///
    /// # Errors
    /// If nobody there is to act, or one of them is no action.
    pub fn why(&mut self, asked: Consider) -> Result<WhyNot, Error> {
        let open = self.opened(asked.game)?;
        is_fresh(open.saved.summary.number, asked.number)?;
        open.acting()?;
        match open.table.why(&asked.actions) {
            Ok(()) => Ok(WhyNot(None)),
            Err(TableError::Refused { refusal, .. }) => Ok(WhyNot(Some(Refusal::read(refusal)))),
            Err(error) => Err(Error::from(error)),
        }
    }

    /// The log of any saved game from a line on, as the eyes of the screen saw it.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn log(&mut self, asked: Log) -> Result<Lines, Error> {
        let most = asked.most.map_or(MOST_LINES, |most| most as usize).min(MOST_LINES);
        let seen = self.look_at(asked.game)?;
        let mut told = lines(seen.table, seen.eyes, asked.from as usize, most);
        if let Ok(open) = self.opened(asked.game) {
            open.say_who(told.lines.iter_mut());
        }
        Ok(told)
    }

    /// The table of any saved game as it was after a line. Other eyes than those of the screen see it
    /// only once the game is over.
    ///
    /// # Errors
    /// If it is not over, or never was so long.
    pub fn history(&mut self, asked: History) -> Result<Past, Error> {
        let seen = self.look_at(asked.game)?;
        let eyes = match asked.eyes {
            Some(_) if seen.table.turn() != Turn::Over => {
                return Err(Error::new(Kind::NotOver, "the game is not over"));
            }
            Some(Eyes::Seat(seat)) if seat.0 >= seen.table.seats() => {
                return Err(Error::new(Kind::Malformed, "there is no such seat"));
            }
            Some(eyes) => eyes,
            None => seen.eyes,
        };
        let lines = seen.table.lines();
        let too_long = || Error::new(Kind::Malformed, format!("the log has {lines} lines"));
        let frame = seen.table.past(asked.line as usize, eyes).ok_or_else(too_long)?;
        Ok(Past { lines: lines as u32, frame })
    }

    /// What lies open in a saved game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn glance(&mut self, asked: ThisGame) -> Result<Glance, Error> {
        let seen = self.look_at(asked.game)?;
        Ok(Glance { summary: seen.summary.clone(), view: seen.table.view(Eyes::Table) })
    }

    /// Any saved game, to look at: the open one with the eyes of its screen, another with
    /// those of somebody who walks past. Looking opens nothing: no bot begins to think.
    fn look_at(&mut self, game: GameId) -> Result<LookedAt<'_>, Error> {
        if self.opened(game).is_ok() {
            let open = self.opened(game)?;
            return Ok(LookedAt { summary: &open.saved.summary, table: &*open.table, eyes: open.looking().eyes });
        }
        let summary = self.summary(game)?;
        let reading = match self.reading.take().filter(|reading| reading.saved.summary == summary) {
            Some(reading) => reading,
            None => {
                let (saved, news) = self.load(game)?;
                self.tell(news);
                let table = games::resume(&saved.save())?;
                Reading { saved, table }
            }
        };
        let Reading { saved, table } = self.reading.insert(reading);
        Ok(LookedAt { summary: &saved.summary, table: &**table, eyes: Eyes::Table })
    }

    /// Whichever bot is thinking in this game plays the best it has found so far.
    pub fn stop_thinking(&mut self, asked: ThisGame) -> Result<(), Error> {
        self.thinker.stop(asked.game);
        Ok(())
    }

    /// Prepares a bot to advise the lifted seat; it thinks elsewhere.
    ///
    /// # Errors
    /// If nobody is at the device, or no bot knows the game.
    pub fn ask_advice(&mut self, asked: &Hint) -> Result<(Thinking, Ticket), Error> {
        let open = self.opened(asked.game)?;
        is_fresh(open.saved.summary.number, asked.number)?;
        let seat = open.acting_and_seeing()?;
        let level = level(asked.level.as_deref().unwrap_or(ADVISER))?;
        let seed = u64::from(asked.number);
        let thinking = bots::prepare(&*open.table, seat, level, seed)
            .ok_or_else(|| Error::new(Kind::NoBot, "no bot can act here"))?;
        let ticket = Ticket { game: asked.game, number: asked.number, fall: open.curtain.fall() };
        Ok((thinking, ticket))
    }

    /// Hands advice on, if whoever asked for it is still at the device.
    ///
    /// # Errors
    /// If the curtain has fallen or something has happened since.
    pub fn give_advice(&mut self, ticket: Ticket, thought: bots::Thought) -> Result<Advice, Error> {
        let overtaken = || Error::new(Kind::Cancelled, "the hint was overtaken by events");
        let open = self.opened(ticket.game).map_err(|_| overtaken())?;
        let same = open.saved.summary.number == ticket.number && open.curtain.fall() == ticket.fall;
        if !same || open.acting_and_seeing().is_err() {
            return Err(overtaken());
        }
        Ok(Advice { action: thought.action, plan: thought.plan, because: thought.because, later: thought.later })
    }
}

/// A saved game that is looked at and not opened. It is kept, so that a replay does not read the
/// disk at every step.
pub(crate) struct Reading {
    saved: SavedGame,
    table: Box<dyn Table>,
}

/// A game that is looked at, and with which eyes.
struct LookedAt<'a> {
    summary: &'a Summary,
    table: &'a dyn Table,
    eyes: Eyes,
}

/// What these eyes saw from a line on, so many lines at most.
fn lines(table: &dyn Table, eyes: Eyes, from: usize, most: usize) -> Lines {
    let lines = table.lines_told(from..from.saturating_add(most), eyes);
    Lines { from: from as u32, line: table.lines() as u32, lines }
}

/// What advice was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Ticket {
    game: GameId,
    number: u32,
    fall: u32,
}
