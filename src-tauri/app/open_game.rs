//! The open game: its table, its curtain, and who may act.

use serde_json::{Value, json};
use store::{Happening, Player, Tale};
use table::{Eyes, Seat, Table, Turn};

use crate::{
    answers::{Pass, Prompt, Screen, SeatedPlayer, Undo},
    curtain::{Curtain, FORGETTING, Looking, Tries, awaited},
    error::{Error, Kind, word},
};

/// The game that lies open.
pub struct OpenGame {
    pub(crate) tale: Tale,
    pub(crate) table: Box<dyn Table>,
    pub(crate) curtain: Curtain,
    /// How often something changed here: what a bot came to before that is dropped.
    pub(crate) changes: u64,
    pub(crate) tries: Tries,
    /// Whose PIN was said to be forgotten, and when.
    pub(crate) forgot: Option<(Seat, u64)>,
}

impl OpenGame {
    /// Lays out a tale as it was left, behind the curtain.
    pub(crate) fn lay_out(tale: Tale) -> Result<OpenGame, Error> {
        let table = tale.lay_out(games::resume).map_err(|bad| Error::new(Kind::BadFile, bad.to_string()))?;
        Ok(OpenGame::with(tale, table))
    }

    /// An open game at this table.
    pub(crate) fn with(tale: Tale, table: Box<dyn Table>) -> OpenGame {
        let mut curtain = Curtain::default();
        curtain.lower();
        OpenGame { tale, table, curtain, changes: 0, tries: Tries::default(), forgot: None }
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.tale.players
    }

    /// Who may look now.
    pub(crate) fn looking(&self) -> Looking {
        self.curtain.looking(&*self.table, self.players())
    }

    /// The seat in whose name the UI may act now.
    pub(crate) fn acting(&self) -> Result<Seat, Error> {
        let awaited = awaited(&*self.table, self.players());
        match (self.looking().eyes, awaited) {
            (Eyes::Seat(seat), Some(turn)) if seat == turn => Ok(seat),
            _ => Err(Error::new(Kind::NoSeat, "nobody at the device is to act")),
        }
    }

    /// The bot that is to act, and its level.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.table.turn().seat()?;
        Some((seat, self.players().get(seat.index())?.bot.as_deref()?))
    }

    /// Whoever must act does this.
    pub(crate) fn play(&mut self, action: &Value, request: &str, at: u64) -> Result<Happening, Error> {
        let from = self.table.lines();
        self.table.play(action)?;
        Ok(self.played(from, request, false, at))
    }

    /// Takes the last action back.
    pub(crate) fn undo(&mut self, request: &str, at: u64) -> Result<Happening, Error> {
        self.table.undo()?;
        Ok(Happening::Undone { request: request.to_owned(), at })
    }

    /// Does again what was taken back.
    pub(crate) fn redo(&mut self, request: &str, at: u64) -> Result<Happening, Error> {
        let from = self.table.lines();
        self.table.redo()?;
        Ok(self.played(from, request, true, at))
    }

    fn played(&self, from: usize, request: &str, again: bool, at: u64) -> Happening {
        let over = self.table.turn() == Turn::Over;
        Happening::Played { request: request.to_owned(), acts: self.table.acts(from), again, over, at }
    }

    /// Takes in what the archive was told, and lets the curtain fall if the turn has passed on.
    pub(crate) fn settle(&mut self, happening: &Happening) {
        self.tale.take(happening);
        self.curtain.settle(&*self.table, &self.tale.players);
        // Whoever forgot a PIN says so while they are asked for it, not long before.
        let awaited = awaited(&*self.table, &self.tale.players);
        self.forgot = self.forgot.filter(|(seat, _)| Some(*seat) == awaited);
    }

    /// From which line on this seat has not seen what happened: the one after it last acted.
    pub(crate) fn unseen(&self, seat: Seat) -> usize {
        let acted = (0..self.table.lines()).rev().find(|line| self.table.by(*line) == Some(seat));
        acted.map_or(0, |line| line + 1)
    }

    /// What these eyes were told from this line on.
    pub(crate) fn told(&self, from: usize) -> Value {
        if from >= self.table.lines() { json!([]) } else { self.table.told(from, self.looking().eyes) }
    }

    /// Everything the UI needs, and nothing it may not know. Whether it is saved and who is
    /// thinking is added by others.
    pub(crate) fn screen(&self, since: usize, now: u64) -> Screen {
        let table = &*self.table;
        let looking = self.looking();
        let acts = self.acting().is_ok();
        let open = if looking.eyes == Eyes::Table { None } else { Some(table.view(Eyes::Table)) };
        let view = table.view(looking.eyes);
        let colours = colours(open.as_ref().unwrap_or(&view));
        let colour = |seat: usize| colours.get(seat).cloned().flatten();
        let summary = &self.tale.summary;
        Screen {
            game: summary.game,
            kind: summary.kind.clone(),
            title: summary.title.clone(),
            number: summary.number,
            line: table.lines() as u32,
            turn: json!(table.turn()),
            seat: match looking.eyes {
                Eyes::Seat(seat) => Some(seat.0),
                Eyes::Table | Eyes::Heaven => None,
            },
            curtain: looking.asked.map(|seat| self.prompt(seat, colour(seat.index()), now)),
            pass: looking.pass.map(|seat| Pass { seat: seat.0, name: self.name(seat), colour: colour(seat.index()) }),
            view,
            actions: acts.then(|| table.actions()),
            told: self.told(since),
            undo: acts.then(|| self.undo_offer()),
            thinking: None,
            outcome: table.outcome().map(|outcome| json!(outcome)),
            saving: store::Saving::Saved,
            news: Vec::new(),
            players: (0..).zip(self.players()).map(|(n, player)| seated(player, colour(n))).collect(),
            open: summary.open,
            copy: summary.copy,
            copies: summary.copies,
        }
    }

    fn prompt(&self, seat: Seat, colour: Option<String>, now: u64) -> Prompt {
        let player = self.players().get(seat.index());
        Prompt {
            seat: seat.0,
            name: self.name(seat),
            colour,
            needs_pin: player.is_some_and(|player| player.pin.is_some()),
            wait_ms: self.tries.wait(now),
            fall: self.curtain.fall(),
            forgotten_ms: self.forgotten(seat, now),
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.players().get(seat.index()).map(|player| player.name.clone()).unwrap_or_default()
    }

    /// How long it takes until this seat's PIN is set aside, if it was said to be forgotten.
    pub(crate) fn forgotten(&self, seat: Seat, now: u64) -> Option<u64> {
        let (_, since) = self.forgot.filter(|(whose, _)| *whose == seat)?;
        // A clock that was set back lets nobody wait for years.
        Some(if now < since { 0 } else { (since + FORGETTING).saturating_sub(now) })
    }

    fn undo_offer(&self) -> Undo {
        let barrier = self.table.can_undo().err();
        Undo {
            can: barrier.is_none(),
            barrier: barrier.map(|barrier| word(barrier).to_owned()),
            redo: self.table.can_redo(),
        }
    }
}

fn seated(player: &Player, colour: Option<String>) -> SeatedPlayer {
    SeatedPlayer {
        name: player.name.clone(),
        person: player.person,
        level: player.bot.clone(),
        absent: player.person && player.bot.is_some(),
        colour,
        pin: player.pin.is_some(),
        forgotten: player.forgotten,
    }
}

/// The colour of each seat, as the view tells it.
fn colours(view: &Value) -> Vec<Option<String>> {
    let seats = view.get("seats").and_then(Value::as_array);
    let colour = |seat: &Value| Some(seat.get("colour")?.as_str()?.to_owned());
    seats.into_iter().flatten().map(colour).collect()
}
