//! A game being played: setup, seed and log. Everything else is replay.

use serde::Serialize;

use crate::{BadSetup, Event as _, Fingerprint, Game, Purpose, Seat, Seed, Turn};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    /// The version of the rules that it is played by.
    rules: u16,
    seed: Seed,
    game: G,
    log: Vec<Entry<G>>,
    undone: Vec<G::Action>,
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// Who acted.
    pub by: By,
    /// What was done.
    pub action: G::Action,
    /// What happened, as heaven saw it.
    pub events: Vec<G::Event>,
    /// The fingerprint of the table afterwards.
    pub hash: u64,
    /// Whether somebody learnt something that was not the actor's own to show.
    pub revealed: bool,
}

/// Who acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Whoever sits here.
    Seat(Seat),
    /// A draw or a roll.
    Chance,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Barrier {
    /// Nothing was done yet.
    #[error("nothing was done yet")]
    Beginning,
    /// Chance was asked: a tile was drawn or dice were rolled.
    #[error("chance was asked")]
    Chance,
    /// Somebody learnt something.
    #[error("something hidden was shown")]
    Revealed,
    /// The turn passed on.
    #[error("the turn has passed on")]
    Passed,
    /// There is nothing to do again.
    #[error("there is nothing to do again")]
    NothingUndone,
}

impl<G: Game> Session<G> {
    /// Sits down: the table as set up, with the first draws made.
    ///
    /// # Errors
    /// If the setup is none of this game's.
    pub fn new(setup: G::Setup, seed: Seed) -> Result<Session<G>, BadSetup> {
        Session::by_rules(G::ABOUT.rules, setup, seed)
    }

    /// The same by this version of the rules.
    ///
    /// # Errors
    /// If the setup is none of this game's, or games of that version are no longer played.
    pub fn by_rules(rules: u16, setup: G::Setup, seed: Seed) -> Result<Session<G>, BadSetup> {
        let mut session = Session::bare(setup, rules, seed)?;
        session.ask_chance();
        Ok(session)
    }

    /// A session that has not even asked chance yet, to be filled from a log.
    pub(crate) fn bare(setup: G::Setup, rules: u16, seed: Seed) -> Result<Session<G>, BadSetup> {
        let other = || BadSetup(format!("version {rules} of the rules is not played"));
        let game = G::new(&setup)?.under(rules).ok_or_else(other)?;
        Ok(Session { setup, rules, seed, game, log: Vec::new(), undone: Vec::new() })
    }

    /// The table as it is.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was agreed.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The version of the rules that it is played by.
    pub fn rules(&self) -> u16 {
        self.rules
    }

    /// The seed. It tells the future of a running game: never show it before the end.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// Everything done so far.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The fingerprint of the table as it is.
    pub fn hash(&self) -> u64 {
        Fingerprint::of(&self.game)
    }

    /// Whoever must act does this; then chance is asked as often as it is due.
    ///
    /// # Errors
    /// The rule that forbids it; nothing has changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        self.game.allows(&action)?;
        self.undone.clear();
        self.record(action);
        self.ask_chance();
        Ok(())
    }

    /// Does several things, or none of them: if one fails, the table is played again as it was.
    pub(crate) fn all_or_nothing<E>(&mut self, act: impl FnOnce(&mut Session<G>) -> Result<(), E>) -> Result<(), E> {
        let (lines, undone) = (self.log.len(), self.undone.clone());
        let done = act(self);
        if done.is_err() {
            self.undone = undone;
            if self.log.len() > lines {
                self.log.truncate(lines);
                self.game = self.at(lines);
            }
        }
        done
    }

    /// What chance chooses now, given the seed: number n is a function of (seed, n).
    pub(crate) fn chance(&self) -> Option<G::Action> {
        if self.game.turn() != Turn::Chance {
            return None;
        }
        let asked = self.log.iter().filter(|entry| entry.by == By::Chance).count() as u64;
        draw(&self.game, &mut self.seed.stream(Purpose::Chance, asked), &mut Vec::new())
    }

    fn ask_chance(&mut self) {
        while let Some(action) = self.chance() {
            self.record(action);
        }
    }

    pub(crate) fn record(&mut self, action: G::Action) {
        let by = match self.game.turn() {
            Turn::Seat(seat) => By::Seat(seat),
            Turn::Chance | Turn::Over => By::Chance,
        };
        let mut events = Vec::new();
        self.game.apply(&action, &mut events);
        let revealed = events.iter().any(G::Event::shows);
        let hash = Fingerprint::of(&self.game);
        self.log.push(Entry { by, action, events, hash, revealed });
    }

    /// Whether the last action can be taken back: its seat must still be the one to act, and
    /// nobody may have learnt anything by it.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn can_undo(&self) -> Result<(), Barrier> {
        let last = self.log.last().ok_or(Barrier::Beginning)?;
        match last.by {
            By::Chance => Err(Barrier::Chance),
            By::Seat(_) if last.revealed => Err(Barrier::Revealed),
            By::Seat(seat) if self.game.turn() != Turn::Seat(seat) => Err(Barrier::Passed),
            By::Seat(_) => Ok(()),
        }
    }

    /// Takes back the last action.
    ///
    /// # Errors
    /// What stands in the way; nothing has changed then.
    pub fn undo(&mut self) -> Result<(), Barrier> {
        self.can_undo()?;
        self.drop_last();
        Ok(())
    }

    /// Whose the last action was, if it could still be taken back although the turn may have passed on: neither
    /// chance nor anybody else has acted since, and nobody has learnt anything by it. Whether anybody has looked
    /// is for those to know who show the table.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn taker(&self) -> Result<Seat, Barrier> {
        let last = self.log.last().ok_or(Barrier::Beginning)?;
        match last.by {
            By::Chance => Err(Barrier::Chance),
            By::Seat(_) if last.revealed => Err(Barrier::Revealed),
            By::Seat(_) if self.game.turn() == Turn::Over => Err(Barrier::Passed),
            By::Seat(seat) => Ok(seat),
        }
    }

    /// Takes back the last action, also if the turn has passed on with it.
    ///
    /// # Errors
    /// What stands in the way; nothing has changed then.
    pub fn take_back(&mut self) -> Result<(), Barrier> {
        self.taker()?;
        self.drop_last();
        Ok(())
    }

    fn drop_last(&mut self) {
        self.game = self.at(self.log.len() - 1);
        self.undone.extend(self.log.pop().map(|entry| entry.action));
    }

    /// Does again what was taken back last.
    ///
    /// # Errors
    /// [`Barrier::NothingUndone`], if nothing was.
    pub fn redo(&mut self) -> Result<(), Barrier> {
        let action = self.undone.pop().ok_or(Barrier::NothingUndone)?;
        self.record(action);
        self.ask_chance();
        Ok(())
    }

    /// Whether something was taken back that can be done again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The table as it was after so many lines of the log.
    ///
    /// # Panics
    /// If the log is shorter than that.
    pub fn at(&self, lines: usize) -> G {
        let game = G::new(&self.setup).ok().and_then(|game| game.under(self.rules));
        let mut game = game.expect("setup and rules were good when the game began");
        for entry in &self.log[..lines] {
            game.apply(&entry.action, &mut ());
        }
        game
    }
}

/// What chance chooses with this generator, by the odds of its legal actions; `actions` is scratch.
pub fn draw<G: Game>(game: &G, rng: &mut crate::Rng, actions: &mut Vec<G::Action>) -> Option<G::Action> {
    actions.clear();
    game.actions(actions);
    let total = actions.iter().map(|action| game.odds(action)).sum();
    let mut left = rng.below(total);
    actions.iter().find_map(|action| match left.checked_sub(game.odds(action)) {
        Some(rest) => {
            left = rest;
            None
        }
        None => Some(action.clone()),
    })
}
