//! The open game: its table, its curtain, and who may act.

use std::collections::BTreeMap;

use bots::Reason;
use serde_json::Value;
use store::{Change, Player, SavedGame};
use table::{Eyes, Frame, Line, Privacy, Seat, Table, Turn};

use super::seen::Seen;
use crate::{
    answers::{Handoff, Screen, SeatedPlayer, Undo},
    curtain::{self, Curtain, Looking, awaited},
    error::{Error, Kind},
    pin::MINUTE,
};

/// The most lines of the past that a screen tells.
const MOST_FRAMES: usize = 200;

/// The game that lies open.
pub struct OpenGame {
    pub(crate) saved: SavedGame,
    pub(crate) table: Box<dyn Table>,
    pub(crate) curtain: Curtain,
    pub(crate) seen: Seen,
    /// How often something changed here: what a bot came to before that is dropped.
    pub(crate) changes: u64,
    /// Whose PIN was said to be forgotten, and when, by the clock that nobody sets.
    pub(crate) forgot: Option<(Seat, u64)>,
    /// What spoke for what bots did since the game was opened, by the line of the log with which it began; only
    /// what everybody may know.
    thoughts: BTreeMap<usize, Vec<Reason>>,
}

impl OpenGame {
    /// Lays out a saved game as it was left, behind the curtain.
    pub(crate) fn lay_out(saved: SavedGame) -> Result<OpenGame, Error> {
        let table = saved.resume_table(games::resume)?;
        Ok(OpenGame::with(saved, table))
    }

    /// An open game at this table.
    pub(crate) fn with(saved: SavedGame, table: Box<dyn Table>) -> OpenGame {
        let mut curtain = Curtain::default();
        curtain.lower();
        OpenGame { saved, table, curtain, seen: Seen::default(), changes: 0, forgot: None, thoughts: BTreeMap::new() }
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.saved.players
    }

    /// Who may look now.
    pub(crate) fn looking(&self) -> Looking {
        self.curtain.looking(&*self.table, self.players())
    }

    /// The seat in whose name the UI may act now.
    pub(crate) fn acting(&self) -> Result<Seat, Error> {
        self.looking().acts.ok_or_else(|| Error::new(Kind::NoSeat, "nobody at the device is to act"))
    }

    /// The seat that may act now, if its secrets may be seen, too.
    pub(crate) fn acting_and_seeing(&self) -> Result<Seat, Error> {
        let seat = self.acting()?;
        let seen = self.looking().seat() == Some(seat);
        if seen { Ok(seat) } else { Err(Error::new(Kind::NoSeat, "the curtain is down")) }
    }

    /// Whether the curtain can be lifted for this seat by a prompt of this fall.
    pub(crate) fn is_asked(&self, seat: Seat, fall: u32) -> Result<(), Error> {
        if self.looking().behind_curtain() != Some(seat) {
            return Err(Error::new(Kind::NotYours, "this seat is not asked"));
        }
        if self.curtain.fall() != fall {
            return Err(Error::new(Kind::StaleCurtain, self.curtain.fall().to_string()));
        }
        Ok(())
    }

    /// The person in this seat has used the device to act.
    pub(crate) fn acted(&mut self, seat: Seat) {
        self.curtain.hold(seat);
        self.seen.act(seat);
    }

    /// The bot that is to act, and its level.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.table.turn().seat()?;
        Some((seat, self.players().get(seat.index())?.bot.as_deref()?))
    }

    /// Whoever must act does all of this, or nothing of it.
    pub(crate) fn play(&mut self, actions: &[Value], request: &str, at: u64) -> Result<Change, Error> {
        let from = self.table.lines();
        self.table.play_all(actions)?;
        Ok(self.played(from, request, false, at))
    }

    /// A bot follows its plan as far as it holds: until the turn passes on, or chance was asked and it has
    /// to think anew. All of that is one change. Without a plan it does the first thing it may.
    pub(crate) fn follow(&mut self, plan: &[Value], because: &[Reason], at: u64) -> Result<Change, Error> {
        let (from, turn) = (self.table.lines(), self.table.turn());
        let listed = self.table.actions();
        let first = plan.first().or_else(|| listed.get(0)).unwrap_or(&Value::Null);
        self.table.play(first)?;
        for (done, action) in (1..).zip(plan.iter().skip(1)) {
            let goes_on = self.table.turn() == turn && self.table.lines() == from + done;
            if !goes_on || self.table.play(action).is_err() {
                break;
            }
        }
        self.thoughts.insert(from, because.to_vec());
        Ok(self.played(from, "", false, at))
    }

    /// Who has just ended a turn and may still take that back: whoever is next has neither acted nor looked.
    pub(crate) fn turned_over(&self) -> Option<Seat> {
        let seat = self.table.taker().ok()?;
        let person = self.players().get(seat.index()).is_some_and(|player| player.person && player.bot.is_none());
        let passed = self.table.turn() != Turn::Seat(seat);
        (person && passed && self.curtain.holder() == Some(seat)).then_some(seat)
    }

    /// Takes the last action back.
    pub(crate) fn undo(&mut self, request: &str, at: u64) -> Result<Change, Error> {
        if self.turned_over().is_some() {
            self.table.take_back()?;
        } else {
            self.table.undo()?;
        }
        Ok(Change::Undone { request: request.to_owned(), at })
    }

    /// Does again what was taken back.
    pub(crate) fn redo(&mut self, request: &str, at: u64) -> Result<Change, Error> {
        let from = self.table.lines();
        self.table.redo()?;
        Ok(self.played(from, request, true, at))
    }

    fn played(&self, from: usize, request: &str, again: bool, at: u64) -> Change {
        let over = self.table.turn() == Turn::Over;
        Change::Played { request: request.to_owned(), acts: self.table.acts(from), again, over, at }
    }

    /// Takes in what the saved games were told, and lets the curtain fall if the turn has passed on.
    pub(crate) fn settle(&mut self, change: &Change) {
        self.saved.apply(change);
        self.curtain.settle(&*self.table, &self.saved.players);
        self.thoughts.split_off(&self.table.lines());
        // Whoever forgot a PIN says so while they are asked for it, not long before.
        let awaited = awaited(&*self.table, &self.saved.players);
        self.forgot = self.forgot.filter(|(seat, _)| Some(*seat) == awaited);
    }

    /// A screen is for whoever may look now.
    pub(crate) fn look(&mut self) {
        self.seen.look(self.looking().seat(), self.table.lines());
    }

    /// From which line on this seat has not seen what happened.
    pub(crate) fn recap(&self, seat: Seat) -> usize {
        self.seen.recap(seat).unwrap_or_else(|| self.recap_of_log(seat)).min(self.table.lines())
    }

    /// The same where nobody remembers, because the game was opened since: the line at which its person, and no bot,
    /// last acted having looked. If nobody has acted since and it is still to act, it has seen all there is.
    fn recap_of_log(&self, seat: Seat) -> usize {
        let (table, lines) = (&*self.table, self.table.lines());
        let own = |line: &usize| table.by(*line) == Some(seat) && !self.by_bot(*line);
        let looked = |line: &usize| curtain::shows(&*self.table, table.privacy_at(*line));
        let acted = (0..lines).rev().find(|line| table.by(*line).is_some());
        if table.turn() == Turn::Seat(seat) && acted.is_some_and(|line| own(&line) && looked(&line)) {
            return lines;
        }
        (0..lines).rev().filter(own).find(looked).unwrap_or(0)
    }

    /// Whether a bot acted at this line of the log.
    pub(crate) fn by_bot(&self, line: usize) -> bool {
        self.table.by(line).is_some() && self.saved.by_bot.get(line) == Some(&true)
    }

    /// What these eyes saw from this line on, but no more than the last lines of it.
    fn frames(&self, from: usize, eyes: Eyes) -> Vec<Frame> {
        let lines = self.table.lines();
        let from = from.max(lines.saturating_sub(MOST_FRAMES));
        let mut frames = if from < lines { self.table.frames(from..lines, eyes) } else { Vec::new() };
        self.say_who(frames.iter_mut().map(|frame| &mut frame.line));
        frames
    }

    /// Says of these lines which a bot did, and what spoke for it.
    pub(crate) fn say_who<'a>(&self, lines: impl Iterator<Item = &'a mut Line>) {
        for line in lines {
            let number = line.line as usize;
            line.bot = self.by_bot(number);
            let because = self.thoughts.get(&number).filter(|reasons| line.bot && !reasons.is_empty());
            line.because =
                because.map(|reasons| reasons.iter().filter_map(|reason| serde_json::to_value(reason).ok()).collect());
        }
    }

    /// Everything the UI needs, and nothing it may not know. Whether it is saved and who is
    /// thinking is added by others; how long to wait after wrong PINs, they say.
    pub(crate) fn screen(&self, since: usize, now: u64, wait: u64) -> Screen {
        let table = &*self.table;
        let looking = self.looking();
        let acts = looking.acts.is_some();
        let colours = table.colours();
        let colour = |seat: usize| colours.get(seat).copied();
        let summary = &self.saved.summary;
        Screen {
            game: summary.game,
            kind: summary.kind.clone(),
            title: summary.title.clone(),
            number: summary.number,
            line: table.lines() as u32,
            turn: table.turn(),
            seat: looking.seat().map(|seat| seat.0),
            handoff: looking.handoff.map(|(privacy, seat)| self.handoff(privacy, seat, now, wait)),
            view: table.view(looking.eyes),
            notes: looking.seat().and_then(|seat| self.saved.notes.get(&seat.0)).cloned().unwrap_or_default(),
            actions: acts.then(|| table.actions()),
            forecasts: acts.then(|| table.forecasts(looking.eyes)),
            running_sum: table.running_sum(looking.eyes),
            frames: self.frames(since, looking.eyes),
            undo: (acts || self.turned_over().is_some()).then(|| self.undo_offer()),
            thinking: None,
            outcome: table.outcome(),
            saving: store::Saving::Saved,
            news: Vec::new(),
            players: (0..).zip(self.players()).map(|(n, player)| seated(player, colour(n))).collect(),
            open: summary.open,
            copy: summary.copy,
            copies: summary.copies,
        }
    }

    fn handoff(&self, privacy: Privacy, seat: Seat, now: u64, wait: u64) -> Handoff {
        let closed = privacy != Privacy::Open;
        let player = self.players().get(seat.index());
        Handoff {
            privacy,
            seat: seat.0,
            name: player.map(|player| player.name.clone()).unwrap_or_default(),
            colour: self.table.colours().get(seat.index()).copied(),
            needs_pin: closed && player.is_some_and(|player| player.pin.is_some()),
            wait_ms: if closed { wait } else { 0 },
            fall: self.curtain.fall(),
            forgotten_ms: self.forgotten(seat, now),
        }
    }

    /// How long it takes until this seat's PIN is set aside, if it was said to be forgotten.
    pub(crate) fn forgotten(&self, seat: Seat, now: u64) -> Option<u64> {
        let (_, since) = self.forgot.filter(|(whose, _)| *whose == seat)?;
        Some(since.saturating_add(MINUTE).saturating_sub(now))
    }

    fn undo_offer(&self) -> Undo {
        let passed = self.turned_over();
        let barrier = self.table.can_undo().err().filter(|_| passed.is_none());
        let passed = passed.map(|seat| seat.0);
        Undo { can: barrier.is_none(), barrier, redo: passed.is_none() && self.table.can_redo(), passed }
    }
}

fn seated(player: &Player, colour: Option<&'static str>) -> SeatedPlayer {
    SeatedPlayer {
        name: player.name.clone(),
        person: player.person,
        level: player.bot.clone(),
        absent: player.person && player.bot.is_some(),
        colour,
        pin: player.pin.is_some(),
        forgotten: player.forgotten,
        handed: player.handed,
    }
}
