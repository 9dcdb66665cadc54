//! The laws that hold for every game, checked on random games at every step.
//!
//! - *Life*: somebody can act, or the game is over and has an outcome; every game ends.
//! - *Soundness*: nothing is lost and nothing is there twice.
//! - *One legality*: what is listed is allowed, once; what is not listed is refused.
//! - *Replay*: the log leads to the same table, on paper as well, and undo to the one before.
//! - *Secrecy*: a table imagined from a view is sound, looks the same, has the same mover and
//!   offers that mover the same actions; two tables a seat cannot tell apart stay so as long as
//!   it is told the same.
//! - *Barriers*: an action by which its own seat learns something says so, and cannot be undone.

use std::fmt;

use crate::{Event as _, Eyes, Fingerprint, Game, Purpose, Rng, Save, Seat, Seed, Session, Turn, session::draw, veil};

/// What was checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Actions taken in them.
    pub steps: u64,
    /// Tables imagined from some seat's view.
    pub imagined: u64,
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
        let mut actions = Vec::new();
        let mut print = Fingerprint::of(&game);
        loop {
            game.sound().map_err(|unsound| self.find("soundness", unsound))?;
            actions.clear();
            game.actions(&mut actions);
            self.demand("life", game.outcome().is_some() == (game.turn() == Turn::Over), || {
                "outcome too early or too late".into()
            })?;
            if game.turn() == Turn::Over {
                self.demand("life", actions.is_empty(), || format!("it is over, but {:?} is listed", actions.first()))?;
                break;
            }
            self.demand("life", !actions.is_empty(), || format!("{:?} has nothing to do in {game:?}", game.turn()))?;
            self.demand("life", self.tally.steps < LONGEST, || "the game does not end".into())?;
            self.legality(&game, &actions)?;
            if self.rng.below(4) == 0 {
                self.secrecy(&game, &actions)?;
            }
            let action = self.choose(&game, &actions);
            let before = game.clone();
            game.apply(&action, &mut ());
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

    /// What a seat cannot tell apart looks the same to it, before and after an action.
    fn secrecy(&mut self, game: &G, actions: &[G::Action]) -> Verdict {
        for seat in Seat::all(game.seats()) {
            let eyes = Eyes::Seat(seat);
            let view = game.view(eyes);
            let mut other = G::imagine(&view, &mut self.rng);
            self.tally.imagined += 1;
            other.sound().map_err(|unsound| self.find("secrecy", format!("imagined by {seat:?}: {unsound}")))?;
            self.demand("secrecy", other.view(eyes) == view, || format!("{seat:?} imagines what it does not see"))?;
            self.demand("secrecy", other.view(Eyes::Table) == game.view(Eyes::Table), || {
                format!("{seat:?} imagines what does not lie open")
            })?;
            self.demand("secrecy", other.turn() == game.turn(), || format!("{seat:?} imagines another mover"))?;
            if game.turn() == Turn::Seat(seat) {
                let mut same = Vec::new();
                other.actions(&mut same);
                self.demand("secrecy", same == actions, || format!("{seat:?} imagines other actions"))?;
            }
            let action = self.rng.pick(actions).expect("somebody can act").clone();
            if other.allows(&action).is_err() {
                continue;
            }
            let mut here = game.clone();
            let (told_here, shown) = tell(&mut here, &action, eyes);
            let (told_there, _) = tell(&mut other, &action, eyes);
            let same = here.view(eyes) == other.view(eyes);
            self.demand("secrecy", same || told_here != told_there, || {
                format!("{seat:?} sees more than it is told by {action:?}")
            })?;
            let learnt = told_here != told_there || !same;
            let own = game.turn() == Turn::Seat(seat);
            self.demand("barriers", !own || !learnt || shown, || format!("{seat:?} learns something by {action:?}"))?;
        }
        Ok(())
    }

    /// The same, as a session: undo, redo, and paper.
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
        let paper = session.save().write();
        let read = Save::read(&paper).map_err(|bad| self.find("replay", bad))?;
        let loaded = Session::<G>::load(&read).map_err(|bad| self.find("replay", bad))?;
        self.demand("replay", loaded.game() == session.game(), || "the save leads to another table".into())
    }
}

/// What these eyes are told of an action, and whether it showed what lay hidden.
fn tell<G: Game>(game: &mut G, action: &G::Action, eyes: Eyes) -> (Vec<G::Event>, bool) {
    let mut events = Vec::new();
    game.apply(action, &mut events);
    let shown = events.iter().any(G::Event::shows);
    (events.into_iter().filter_map(|event| veil(event, eyes)).collect(), shown)
}
