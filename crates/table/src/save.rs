//! A saved game: versions, setup, seed, and the log with a fingerprint after every action.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{Game, Seed, Session};

/// A game as it is saved. It proves itself: reading it plays every action through the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    /// The version of this way of writing.
    pub cloister: u16,
    /// Which game.
    pub game: String,
    /// The version of its rules.
    pub rules: u16,
    /// What was agreed.
    pub setup: Value,
    /// The seed.
    pub seed: Seed,
    /// What was done.
    pub log: Vec<Act>,
}

/// One action as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// What was done.
    #[serde(rename = "do")]
    pub action: Value,
    /// The fingerprint of the table afterwards, in hexadecimal.
    pub hash: String,
}

/// Why a save cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSave {
    /// It is not a save at all.
    #[error("this is not a saved game: {0}")]
    NotASave(String),
    /// A newer Cloister wrote it.
    #[error("this game was saved by a newer version (format {0}); this one reads format {known}", known = Save::FORMAT)]
    Newer(u16),
    /// It is of a game we do not have.
    #[error("this is a game of {0:?}, which is not among ours")]
    UnknownGame(String),
    /// It was played by other rules.
    #[error("this game was played by version {saved} of the rules; these are version {ours}")]
    OtherRules {
        /// The rules it was played by.
        saved: u16,
        /// The rules we have.
        ours: u16,
    },
    /// Its setup is bad.
    #[error("the setup is not good: {0}")]
    Setup(String),
    /// A line of its log is no action.
    #[error("action {line} is not an action: {reason}")]
    NotAnAction {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A line of its log is not allowed.
    #[error("action {line} is not allowed: {reason}")]
    Illegal {
        /// Which line, from 1.
        line: usize,
        /// The rule that forbids it.
        reason: String,
    },
    /// Chance chose what the seed does not give.
    #[error("action {line} is not what the seed draws")]
    NotThisSeed {
        /// Which line, from 1.
        line: usize,
    },
    /// The table after a line is not the one that was saved.
    #[error("after action {line} the table is {found}, but {saved} was saved")]
    OtherTable {
        /// Which line, from 1.
        line: usize,
        /// The fingerprint in the save.
        saved: String,
        /// The fingerprint of the table.
        found: String,
    },
}

impl Save {
    /// The version of this way of writing.
    pub const FORMAT: u16 = 1;

    /// Reads a save, without playing it yet.
    ///
    /// # Errors
    /// If it is no save, or a newer one.
    pub fn read(text: &str) -> Result<Save, BadSave> {
        /// Only the version: a newer save may look different in every other way.
        #[derive(Deserialize)]
        struct Version {
            cloister: u16,
        }
        let version: Version = read(text)?;
        if version.cloister > Save::FORMAT {
            return Err(BadSave::Newer(version.cloister));
        }
        read(text)
    }

    /// Writes a save, an action a line.
    pub fn write(&self) -> String {
        let line = |value: Value| value.to_string();
        let mut text = format!(
            "{{\"cloister\":{},\"game\":{},\"rules\":{},\n\"setup\":{},\n\"seed\":\"{}\",\n\"log\":[",
            self.cloister,
            line(Value::from(self.game.as_str())),
            self.rules,
            self.setup,
            self.seed
        );
        for (n, act) in self.log.iter().enumerate() {
            text.push_str(if n == 0 { "\n" } else { ",\n" });
            text.push_str(&format!("{{\"do\":{},\"hash\":{}}}", act.action, line(Value::from(act.hash.as_str()))));
        }
        text.push_str("\n]}\n");
        text
    }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, BadSave> {
    serde_json::from_str(text).map_err(|error| BadSave::NotASave(error.to_string()))
}

fn hex(hash: u64) -> String {
    format!("{hash:016x}")
}

impl<G: Game> Session<G> {
    /// The game as a save.
    pub fn save(&self) -> Save {
        Save {
            cloister: Save::FORMAT,
            game: G::ABOUT.name.to_owned(),
            rules: self.rules(),
            setup: serde_json::to_value(self.setup()).expect("setups can be written"),
            seed: *self.seed(),
            log: self.acts(0),
        }
    }

    /// What was done from this line of the log on, as it is saved.
    pub fn acts(&self, from: usize) -> Vec<Act> {
        let write = |action| serde_json::to_value(action).expect("actions can be written");
        let lines = self.log().iter().skip(from);
        lines.map(|entry| Act { action: write(&entry.action), hash: hex(entry.hash) }).collect()
    }

    /// Plays a save again, action by action, and refuses the first that does not hold. An older one is played by
    /// today's rules as far as these agree with it; else by its own, if they are still known.
    ///
    /// # Errors
    /// The place and the reason.
    pub fn load(save: &Save) -> Result<Session<G>, BadSave> {
        if save.game != G::ABOUT.name {
            return Err(BadSave::UnknownGame(save.game.clone()));
        }
        let ours = G::ABOUT.rules;
        let setup = G::Setup::deserialize(&save.setup).map_err(|error| BadSave::Setup(error.to_string()))?;
        let game = G::new(&setup).map_err(|bad| BadSave::Setup(bad.to_string()))?;
        if game.under(save.rules).is_none() {
            return Err(BadSave::OtherRules { saved: save.rules, ours });
        }
        Session::<G>::load_by(ours, setup.clone(), save)
            .or_else(|bad| if save.rules == ours { Err(bad) } else { Session::<G>::load_by(save.rules, setup, save) })
    }

    fn load_by(rules: u16, setup: G::Setup, save: &Save) -> Result<Session<G>, BadSave> {
        let bare = Session::<G>::bare(setup, rules, save.seed);
        let mut session = bare.map_err(|bad| BadSave::Setup(bad.to_string()))?;
        for (line, act) in (1..).zip(&save.log) {
            let action = G::Action::deserialize(&act.action)
                .map_err(|error| BadSave::NotAnAction { line, reason: error.to_string() })?;
            session.game().allows(&action).map_err(|refusal| BadSave::Illegal { line, reason: refusal.to_string() })?;
            if session.chance().is_some_and(|drawn| drawn != action) {
                return Err(BadSave::NotThisSeed { line });
            }
            session.record(action);
            let found = hex(session.log().last().map_or(0, |entry| entry.hash));
            if found != act.hash {
                return Err(BadSave::OtherTable { line, saved: act.hash.clone(), found });
            }
        }
        Ok(session)
    }
}
