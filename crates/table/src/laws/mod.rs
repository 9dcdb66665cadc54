//! The laws that hold for every game, checked on random games at every step.
//!
//! - *Life*: somebody can act, or the game is over and has an outcome; every game ends.
//! - *Consistency*: nothing is lost and nothing is there twice.
//! - *One legality*: what is listed is allowed, once; what is not listed is refused.
//! - *Replay*: the log leads to the same table, saved and read as well, and undo to the one before.
//! - *Secrecy*: a table imagined from a view is consistent, looks the same, has the same mover and
//!   offers that mover the same actions.
//! - *Same things told, same view*: two tables that some eyes cannot tell apart stay so as long as
//!   they are told the same, whatever was done to bring it about.
//! - *Telling*: heaven is told all of an event, whoever is not among those who know it is told what
//!   the table is told, and that does not depend on what was hidden: not on what was done unseen, and
//!   not on which of two tables that look alike it was done at. Whoever is let into something private sees it
//!   afterwards: nobody is told what his view does not hold.
//! - *Privacy*: what can be decided on the open table offers there the same actions at every table that
//!   looks the same to whoever walks past.
//! - *Barriers*: an action by which its own seat learns something says so, and cannot be undone.
//! - *Outcome*: the parts of everybody's points add up to them.

mod secrecy;

use std::fmt;

use crate::{Eyes, Fingerprint, Game, Purpose, Rng, Save, Seat, Seed, Session, Turn, session::draw};

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Actions taken in them.
    pub steps: u64,
    /// Tables imagined from somebody's view.
    pub imagined: u64,
    /// Steps after which two tables told alike had to look alike.
    pub alike: u64,
    /// Events of which somebody may not know the whole.
    pub private: u64,
    /// Tables at which the same was tried, to find out whether somebody is told what he does not see.
    pub whispers: u64,
    /// Actions tried that were not listed.
    pub refused: u64,
    /// Actions taken back and done again.
    pub undone: u64,
}

impl Tally {
    /// Adds what another part of the games came to.
    pub fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.steps += other.steps;
        self.imagined += other.imagined;
        self.alike += other.alike;
        self.private += other.private;
        self.whispers += other.whispers;
        self.refused += other.refused;
        self.undone += other.undone;
    }
}

/// A law that did not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[error("{law}: {detail} (step {step} of seed {seed}, setup {setup})")]
pub struct Violation {
    /// Which law.
    pub law: &'static str,
    /// What was found.
    pub detail: String,
    /// After how many actions.
    pub step: u64,
    /// The seed of the game.
    pub seed: u64,
    /// The setup of the game.
    pub setup: String,
}

/// No game of ours is longer than this.
const LONGEST: u64 = 20_000;

/// Plays one random game and checks the laws on the way.
///
/// # Errors
/// The first law that did not hold.
pub fn check<G: Game>(setup: &G::Setup, seed: u64) -> Result<Tally, Box<Violation>> {
    let mut court = Court::<G> {
        setup,
        seed,
        rng: Seed::from(seed).stream(Purpose::Test, 0),
        past: Vec::new(),
        tally: Tally::default(),
    };
    court.play()?;
    court.session()?;
    court.tally.games = 1;
    Ok(court.tally)
}

struct Court<'a, G: Game> {
    setup: &'a G::Setup,
    seed: u64,
    rng: Rng,
    /// Actions seen earlier in the game, to be tried where they may not be legal.
    past: Vec<G::Action>,
    tally: Tally,
}

type Verdict = Result<(), Box<Violation>>;

impl<G: Game> Court<'_, G> {
    fn find(&self, law: &'static str, detail: impl fmt::Display) -> Box<Violation> {
        Box::new(Violation {
            law,
            detail: detail.to_string(),
            step: self.tally.steps,
            seed: self.seed,
            setup: serde_json::to_string(self.setup).unwrap_or_default(),
        })
    }

    fn demand(&self, law: &'static str, holds: bool, detail: impl FnOnce() -> String) -> Verdict {
        if holds { Ok(()) } else { Err(self.find(law, detail())) }
    }

    /// A whole game, action by action.
    fn play(&mut self) -> Verdict {
        let mut game = G::new(self.setup).map_err(|bad| self.find("life", bad))?;
        let mut log = Vec::new();
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let mut print = Fingerprint::of(&game);
        let eyes = Seat::all(game.seats()).nth(self.rng.below(1 + u32::from(game.seats())) as usize);
        let eyes = eyes.map_or(Eyes::Table, Eyes::Seat);
        let mut twin = game.clone();
        loop {
            game.consistent().map_err(|inconsistent| self.find("consistency", inconsistent))?;
            actions.clear();
            game.actions(&mut actions);
            self.outcome(&game)?;
            if game.turn() == Turn::Over {
                self.demand("life", actions.is_empty(), || format!("it is over, but {:?} is listed", actions.first()))?;
                break;
            }
            self.demand("life", !actions.is_empty(), || format!("{:?} has nothing to do in {game:?}", game.turn()))?;
            self.demand("life", self.tally.steps < LONGEST, || "the game does not end".into())?;
            self.legality(&game, &actions)?;
            if self.rng.below(4) == 0 {
                self.imagination(&game, &actions)?;
            }
            let action = self.choose(&game, &actions);
            let before = game.clone();
            events.clear();
            game.apply(&action, &mut events);
            self.telling(&before, &actions, &game, &events)?;
            self.whispers(&before, &action, &game, &events)?;
            self.follow(&mut twin, eyes, &action, &game, &events)?;
            let now = Fingerprint::of(&game);
            self.demand("replay", (now == print) == (game == before), || format!("the fingerprint misses {action:?}"))?;
            print = now;
            if self.past.len() < 512 {
                self.past.push(action.clone());
            } else {
                let at = self.rng.below(512) as usize;
                self.past[at] = action.clone();
            }
            log.push(action);
            self.tally.steps += 1;
        }
        let mut again = G::new(self.setup).map_err(|bad| self.find("life", bad))?;
        log.iter().for_each(|action| again.apply(action, &mut ()));
        self.demand("replay", again == game, || "the log leads to another table".into())
    }

    /// There is an outcome when it is over, and its parts add up.
    fn outcome(&self, game: &G) -> Verdict {
        let outcome = game.outcome();
        self.demand("life", outcome.is_some() == (game.turn() == Turn::Over), || {
            "outcome too early or too late".into()
        })?;
        let Some(outcome) = outcome else { return Ok(()) };
        let sums = outcome.parts.iter().map(|parts| parts.iter().map(|(_, points)| points).sum::<i16>());
        self.demand("outcome", sums.eq(outcome.points.iter().copied()), || format!("{outcome:?} does not add up"))
    }

    fn choose(&mut self, game: &G, actions: &[G::Action]) -> G::Action {
        match game.turn() {
            Turn::Chance => draw(game, &mut self.rng, &mut Vec::new()),
            Turn::Seat(_) | Turn::Over => self.rng.pick(actions).cloned(),
        }
        .expect("somebody can act")
    }

    /// What is listed is allowed, once; what is not listed is refused.
    fn legality(&mut self, game: &G, actions: &[G::Action]) -> Verdict {
        let every = self.rng.below(8) == 0;
        for _ in 0..4 {
            let action = self.rng.pick(actions).expect("somebody can act");
            self.lists_only_legal(game, action)?;
        }
        for (n, action) in actions.iter().enumerate().filter(|_| every) {
            self.lists_only_legal(game, action)?;
            self.demand("one legality", !actions[..n].contains(action), || format!("{action:?} is listed twice"))?;
        }
        for _ in 0..6 {
            let Some(action) = self.rng.pick(&self.past).cloned() else { break };
            self.tally.refused += 1;
            let allowed = game.allows(&action).is_ok();
            self.demand("one legality", allowed == actions.contains(&action), || {
                format!("{action:?} is {}, against the list", if allowed { "allowed" } else { "refused" })
            })?;
        }
        Ok(())
    }

    fn lists_only_legal(&self, game: &G, action: &G::Action) -> Verdict {
        game.allows(action).map_err(|refusal| self.find("one legality", format!("{action:?} is listed, but {refusal}")))
    }

    /// The same, as a session: undo, redo, and the save.
    fn session(&mut self) -> Verdict {
        let mut session =
            Session::<G>::new(self.setup.clone(), Seed::from(self.seed)).map_err(|bad| self.find("life", bad))?;
        let mut actions = Vec::new();
        while session.game().turn() != Turn::Over {
            actions.clear();
            session.game().actions(&mut actions);
            let action = self.rng.pick(&actions).expect("somebody can act").clone();
            let before = (self.rng.below(16) == 0).then(|| session.game().clone());
            session.play(action).map_err(|refusal| self.find("one legality", refusal))?;
            let Some(before) = before else { continue };
            let after = session.game().clone();
            if session.undo().is_ok() {
                self.tally.undone += 1;
                self.demand("replay", *session.game() == before, || "undo leads to another table".into())?;
                session.redo().map_err(|barrier| self.find("replay", barrier))?;
                self.demand("replay", *session.game() == after, || "redo leads to another table".into())?;
            }
        }
        let text = session.save().write();
        let read = Save::read(&text).map_err(|bad| self.find("replay", bad))?;
        let loaded = Session::<G>::load(&read).map_err(|bad| self.find("replay", bad))?;
        self.demand("replay", loaded.game() == session.game(), || "the save leads to another table".into())
    }
}
