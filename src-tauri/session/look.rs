//! Looking: everything that changes nothing.

use bots::Thinking;
use serde_json::{Value, json};
use store::GameId;
use table::Eyes;

use super::{House, is_fresh, new::level};
use crate::{
    asked::{Consider, Hint, History, Log, Look, Nothing, ThisGame},
    error::{Error, Kind},
    screen::{About, Advice, Glance, Past, Preview, Screen, ToldSince},
};

/// The most events one answer tells.
const MOST_TOLD: usize = 5_000;

impl House {
    /// What this copy of Cloister is. Every page asks it first, so the curtain falls.
    ///
    /// # Errors
    /// Never.
    pub fn about(&mut self, nothing: Nothing) -> Result<About, Error> {
        self.lower(nothing)?;
        let kinds = games::all();
        Ok(About {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            games: kinds.iter().map(|about| about.name).collect(),
            kinds,
            saving: self.saving().clone(),
            news: self.news.clone(),
            opened: self.desk.as_ref().map(|desk| desk.tale.id()),
        })
    }

    /// The screen as it is.
    ///
    /// # Errors
    /// If the game is not open.
    pub fn screen(&mut self, asked: Look) -> Result<Screen, Error> {
        self.show(asked.game, asked.since.map_or(usize::MAX, |line| line as usize))
    }

    /// Whether the lifted seat may do this.
    ///
    /// # Errors
    /// Why not.
    pub fn why(&mut self, asked: Consider) -> Result<(), Error> {
        let desk = self.desk(asked.game)?;
        is_fresh(desk.tale.summary.number, asked.number)?;
        desk.acting()?;
        Ok(desk.table.why(&asked.action)?)
    }

    /// What the lifted seat would be told if it did this.
    ///
    /// # Errors
    /// Why it may not do it.
    pub fn preview(&mut self, asked: Consider) -> Result<Preview, Error> {
        let desk = self.desk(asked.game)?;
        is_fresh(desk.tale.summary.number, asked.number)?;
        let seat = desk.acting()?;
        Ok(Preview { told: desk.table.preview(&asked.action, Eyes::Seat(seat))? })
    }

    /// What happened since the lifted seat last acted.
    ///
    /// # Errors
    /// If nobody is at the device.
    pub fn recap(&mut self, asked: ThisGame) -> Result<ToldSince, Error> {
        let desk = self.desk(asked.game)?;
        let Eyes::Seat(seat) = desk.sight().eyes else {
            return Err(Error::new(Kind::NoSeat, "nobody is at the device"));
        };
        let from = desk.unseen(seat);
        Ok(ToldSince { from: from as u32, line: desk.table.lines() as u32, told: desk.told(from) })
    }

    /// The log from a line on, as the eyes of the screen saw it.
    ///
    /// # Errors
    /// If the game is not open.
    pub fn log(&mut self, asked: Log) -> Result<ToldSince, Error> {
        let desk = self.desk(asked.game)?;
        let mut told = desk.told(asked.from as usize);
        let most = asked.most.map_or(MOST_TOLD, |most| most as usize).min(MOST_TOLD);
        if let Some(events) = told.as_array_mut() {
            events.truncate(most);
        }
        Ok(ToldSince { from: asked.from, line: desk.table.lines() as u32, told })
    }

    /// The table as it was after a line. Other eyes than those of the screen see it only once the
    /// game is over.
    ///
    /// # Errors
    /// If it is not over, or never was so long.
    pub fn history(&mut self, asked: History) -> Result<Past, Error> {
        let desk = self.desk(asked.game)?;
        let (line, lines) = (asked.line as usize, desk.table.lines());
        let over = desk.table.turn() == table::Turn::Over;
        let eyes = match asked.eyes {
            Some(_) if !over => return Err(Error::new(Kind::NotOver, "the game is not over")),
            Some(Eyes::Seat(seat)) if seat.0 >= desk.table.seats() => {
                return Err(Error::new(Kind::Malformed, "there is no such seat"));
            }
            Some(eyes) => eyes,
            None => desk.sight().eyes,
        };
        if line > lines {
            return Err(Error::new(Kind::Malformed, format!("the log has {lines} lines")));
        }
        let mut save = desk.tale.save();
        save.log.truncate(line);
        let then = games::resume(&save).map_err(|bad| Error::new(Kind::BadFile, bad.to_string()))?;
        let told = match line.checked_sub(1) {
            Some(last) => then.told(last, eyes),
            None => json!([]),
        };
        Ok(Past { line: asked.line, lines: lines as u32, view: then.view(eyes), told })
    }

    /// What lies open in a saved game.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn glance(&mut self, asked: ThisGame) -> Result<Glance, Error> {
        if let Ok(desk) = self.desk(asked.game) {
            let view = desk.table.view(Eyes::Table);
            return Ok(Glance { summary: desk.tale.summary.clone(), view });
        }
        let now = self.now();
        let (tale, _) = self.archive.load(asked.game, now)?;
        let table = games::resume(&tale.save()).map_err(|bad| Error::new(Kind::BadFile, bad.to_string()))?;
        Ok(Glance { view: table.view(Eyes::Table), summary: tale.summary })
    }

    /// Prepares a bot to advise the lifted seat; it thinks elsewhere.
    ///
    /// # Errors
    /// If nobody is at the device, or no bot knows the game.
    pub fn ask_advice(&mut self, asked: &Hint) -> Result<(Thinking, Ticket), Error> {
        let desk = self.desk(asked.game)?;
        is_fresh(desk.tale.summary.number, asked.number)?;
        let seat = desk.acting()?;
        let level = level(asked.level.as_deref().unwrap_or("brother"))?;
        let seed = u64::from(asked.number);
        let thinking = bots::prepare(&*desk.table, seat, level, seed)
            .ok_or_else(|| Error::new(Kind::NoBot, "no bot can act here"))?;
        let ticket = Ticket { game: asked.game, number: asked.number, fall: desk.curtain.fall() };
        Ok((thinking, ticket))
    }

    /// Hands advice on, if whoever asked for it is still at the device.
    ///
    /// # Errors
    /// If the curtain has fallen or something has happened since.
    pub fn give_advice(&mut self, ticket: Ticket, thought: bots::Thought) -> Result<Advice, Error> {
        let overtaken = || Error::new(Kind::Cancelled, "the hint was overtaken by events");
        let desk = self.desk(ticket.game).map_err(|_| overtaken())?;
        let same = desk.tale.summary.number == ticket.number && desk.curtain.fall() == ticket.fall;
        if !same || desk.acting().is_err() {
            return Err(overtaken());
        }
        let because: Value = json!(thought.because);
        Ok(Advice { action: thought.action, plan: thought.plan, because })
    }
}

/// What advice was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Ticket {
    game: GameId,
    number: u32,
    fall: u32,
}
