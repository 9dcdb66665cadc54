//! A session whose game has been forgotten: it speaks JSON.

use std::{any::Any, ops::Range};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    About, Act, BadSave, BadSetup, Barrier, By, Event as _, Eyes, Frame, Game, Line, Outcome, Privacy, Save, Score,
    Seat, Seed, Session, Turn, veil,
};

/// A game being played, whichever it is. Shells, stores and referees hold a `Box<dyn Table>`.
pub trait Table: Send {
    /// Which game it is.
    fn about(&self) -> &'static About;
    /// How many seats are at the table.
    fn seats(&self) -> u8;
    /// The colour of each seat, as a key; none while they are not known.
    fn colours(&self) -> Vec<&'static str>;
    /// Who must act.
    fn turn(&self) -> Turn;
    /// How private the decision is that is due now.
    fn privacy(&self) -> Privacy;
    /// Points and winners, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Everything that was scored, in the order of the log.
    fn scores(&self) -> Vec<Score>;
    /// How many lines the log has.
    fn lines(&self) -> usize;
    /// The fingerprint of the table.
    fn hash(&self) -> u64;
    /// Every legal action of whoever must act.
    fn actions(&self) -> Value;
    /// What each of them would bring whoever must act, as far as these eyes can foresee it; null where they cannot.
    fn forecasts(&self, eyes: Eyes) -> Vec<Value>;
    /// Whether whoever must act may do all of these, which are ways to do one thing.
    ///
    /// # Errors
    /// Of the rules against them, the one that says most.
    fn why(&self, actions: &[Value]) -> Result<(), TableError>;
    /// Whoever must act does this.
    ///
    /// # Errors
    /// Why it is not allowed; nothing has changed then.
    fn play(&mut self, action: &Value) -> Result<(), TableError>;
    /// Whoever must act does all of these, one after another. Each but the last must be one that
    /// could be taken back: nobody tries out what chance would draw.
    ///
    /// # Errors
    /// Why one of them is not done; nothing has changed then.
    fn play_all(&mut self, actions: &[Value]) -> Result<(), TableError>;
    /// What these eyes may know.
    fn view(&self, eyes: Eyes) -> Value;
    /// The seat that acted at this line of the log; nothing, if it was chance, or never was.
    fn by(&self, line: usize) -> Option<Seat>;
    /// How private the decision was that was taken at this line of the log.
    fn privacy_at(&self, line: usize) -> Privacy;
    /// What these eyes saw happen in these lines of the log.
    fn lines_told(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Line>;
    /// The same, and what they saw after each.
    fn frames(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Frame>;
    /// What these eyes saw after so many lines of the log, and what the last of these brought;
    /// nothing, if the log is shorter than that.
    fn past(&self, lines: usize, eyes: Eyes) -> Option<Frame>;
    /// Everything that was scored in the sum that runs, as these eyes were told it.
    fn running_sum(&self, eyes: Eyes) -> Vec<Value>;
    /// Whether the last action can be taken back.
    ///
    /// # Errors
    /// What stands in the way.
    fn can_undo(&self) -> Result<(), Barrier>;
    /// Takes back the last action.
    ///
    /// # Errors
    /// What stands in the way.
    fn undo(&mut self) -> Result<(), Barrier>;
    /// Whose the last action was, if it could still be taken back although the turn may have passed on.
    ///
    /// # Errors
    /// What stands in the way.
    fn taker(&self) -> Result<Seat, Barrier> {
        Err(Barrier::Passed)
    }
    /// Takes back the last action, also if the turn has passed on with it.
    ///
    /// # Errors
    /// What stands in the way.
    fn take_back(&mut self) -> Result<(), Barrier> {
        self.undo()
    }
    /// Does again what was taken back last.
    ///
    /// # Errors
    /// If nothing was.
    fn redo(&mut self) -> Result<(), Barrier>;
    /// Whether something was taken back that can be done again.
    fn can_redo(&self) -> bool;
    /// What was done from this line of the log on, as it is saved.
    fn acts(&self, from: usize) -> Vec<Act>;
    /// What was agreed, for the same seats with the same colours once more; this game has this name.
    fn setup_again(&self, name: &str) -> Value;
    /// The game as a save.
    fn save(&self) -> Save;
    /// The session itself, for those who know its game.
    fn as_any(&self) -> &dyn Any;
}

/// Why a table did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// It is none of the game's actions.
    #[error("this is not an action: {0}")]
    NotAnAction(String),
    /// A rule forbids it.
    #[error("{text}")]
    Refused {
        /// The refusal with its rule, as JSON.
        refusal: Value,
        /// The refusal in plain words.
        text: String,
    },
    /// It is one of several to be done at once, and could not be taken back.
    #[error("more cannot follow at once: {0}")]
    Barrier(#[from] Barrier),
}

/// A new table of this game.
///
/// # Errors
/// If the setup is none of this game's.
pub fn sit_down<G: Game>(setup: &Value, seed: Seed) -> Result<Box<dyn Table>, BadSetup> {
    let setup = G::Setup::deserialize(setup).map_err(|error| BadSetup(error.to_string()))?;
    Ok(Box::new(Session::<G>::new(setup, seed)?))
}

/// The table of a saved game.
///
/// # Errors
/// The place and the reason of what does not hold.
pub fn resume<G: Game>(save: &Save) -> Result<Box<dyn Table>, BadSave> {
    Ok(Box::new(Session::<G>::load(save)?))
}

pub(crate) fn write(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("actions, events and views can be written")
}

impl<G: Game> Session<G> {
    fn understand(&self, action: &Value) -> Result<G::Action, TableError> {
        let action = G::Action::deserialize(action).map_err(|error| TableError::NotAnAction(error.to_string()))?;
        match self.game().allows(&action) {
            Ok(()) => Ok(action),
            Err(refusal) => Err(TableError::Refused { text: refusal.to_string(), refusal: write(refusal) }),
        }
    }
}

/// What a legal action would bring whoever must act, as far as these eyes can foresee it.
pub fn foresee<G: Game>(game: &G, view: &G::View, eyes: Eyes, action: &G::Action) -> Option<G::Forecast> {
    let mut after = game.clone();
    let mut events = Vec::new();
    after.apply(action, &mut events);
    if after.turn() == Turn::Chance || events.iter().any(G::Event::shows) {
        return G::forecast(view, action, None);
    }
    let told: Vec<G::Event> = events.into_iter().filter_map(|event| veil(event, eyes)).collect();
    G::forecast(view, action, Some(&told))
}

/// Of the rules against these ways to do one thing, the one that says most.
///
/// # Errors
/// That rule; or what is no action of this game.
pub fn foremost<G: Game>(game: &G, actions: &[Value]) -> Result<(), TableError> {
    let mut refusals = Vec::new();
    for action in actions {
        let action = G::Action::deserialize(action).map_err(|error| TableError::NotAnAction(error.to_string()))?;
        refusals.extend(game.allows(&action).err());
    }
    match G::foremost(&refusals) {
        Some(refusal) => Err(TableError::Refused { text: refusal.to_string(), refusal: write(refusal) }),
        None => Ok(()),
    }
}

impl<G: Game> Table for Session<G> {
    fn about(&self) -> &'static About {
        &G::ABOUT
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn colours(&self) -> Vec<&'static str> {
        self.game().colours()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn privacy(&self) -> Privacy {
        self.game().privacy()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn scores(&self) -> Vec<Score> {
        self.log().iter().flat_map(|entry| &entry.events).filter_map(G::Event::score).collect()
    }

    fn lines(&self) -> usize {
        self.log().len()
    }

    fn hash(&self) -> u64 {
        Session::hash(self)
    }

    fn actions(&self) -> Value {
        let mut actions = Vec::new();
        self.game().actions(&mut actions);
        write(actions)
    }

    fn forecasts(&self, eyes: Eyes) -> Vec<Value> {
        let (game, view) = (self.game(), self.game().view(eyes));
        let mut actions = Vec::new();
        game.actions(&mut actions);
        actions.iter().map(|action| write(foresee(game, &view, eyes, action))).collect()
    }

    fn why(&self, actions: &[Value]) -> Result<(), TableError> {
        foremost(self.game(), actions)
    }

    fn play(&mut self, action: &Value) -> Result<(), TableError> {
        let action = self.understand(action)?;
        Session::play(self, action)
            .map_err(|refusal| TableError::Refused { text: refusal.to_string(), refusal: write(refusal) })
    }

    fn play_all(&mut self, actions: &[Value]) -> Result<(), TableError> {
        self.all_or_nothing(|session| {
            for (n, action) in actions.iter().enumerate() {
                if n > 0 {
                    Session::can_undo(session)?;
                }
                Table::play(session, action)?;
            }
            Ok(())
        })
    }

    fn view(&self, eyes: Eyes) -> Value {
        write(self.game().view(eyes))
    }

    fn by(&self, line: usize) -> Option<Seat> {
        match self.log().get(line)?.by {
            By::Seat(seat) => Some(seat),
            By::Chance => None,
        }
    }

    fn privacy_at(&self, line: usize) -> Privacy {
        self.at(line.min(self.log().len())).privacy()
    }

    fn lines_told(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Line> {
        Session::lines_told(self, lines, eyes)
    }

    fn frames(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Frame> {
        Session::frames(self, lines, eyes)
    }

    fn past(&self, lines: usize, eyes: Eyes) -> Option<Frame> {
        Session::past(self, lines, eyes)
    }

    fn running_sum(&self, eyes: Eyes) -> Vec<Value> {
        let mut sum: Vec<&G::Event> = Vec::new();
        for event in self.log().iter().rev().flat_map(|entry| entry.events.iter().rev()) {
            if event.begins_sum() {
                return sum.into_iter().rev().filter_map(|event| veil(event.clone(), eyes)).map(write).collect();
            }
            sum.extend(event.score().is_some().then_some(event));
        }
        Vec::new()
    }

    fn can_undo(&self) -> Result<(), Barrier> {
        Session::can_undo(self)
    }

    fn undo(&mut self) -> Result<(), Barrier> {
        Session::undo(self)
    }

    fn taker(&self) -> Result<Seat, Barrier> {
        Session::taker(self)
    }

    fn take_back(&mut self) -> Result<(), Barrier> {
        Session::take_back(self)
    }

    fn redo(&mut self) -> Result<(), Barrier> {
        Session::redo(self)
    }

    fn can_redo(&self) -> bool {
        Session::can_redo(self)
    }

    fn acts(&self, from: usize) -> Vec<Act> {
        Session::acts(self, from)
    }

    fn setup_again(&self, name: &str) -> Value {
        write(self.game().setup_again(self.setup(), name))
    }

    fn save(&self) -> Save {
        Session::save(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
