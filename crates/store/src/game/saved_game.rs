//! A saved game: everything that happened to it, folded into what it is now.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use table::{Act, BadSave, Save, Seed, Table};

use crate::{Change, GameId, Mark, Player, Record, Resume, Summary};

/// A saved game as it is now.
#[derive(Clone, Debug)]
pub struct SavedGame {
    /// What the list shows of it.
    pub summary: Summary,
    /// Who sits where, with their PINs.
    pub players: Vec<Player>,
    /// What was agreed.
    pub setup: Value,
    /// The seed.
    pub seed: Seed,
    /// Everything done and not taken back.
    pub acts: Vec<Act>,
    /// Whether a bot did it, for each of them; of what was done elsewhere nobody knows, and it counts as a person's.
    pub by_bot: Vec<bool>,
    /// What was taken back and can be done again, the last first to be done.
    pub undone: Vec<Act>,
    /// What each seat wrote in its notebook, by what it is about.
    pub notes: BTreeMap<u8, Notes>,
    /// Every request that was granted.
    pub requests: BTreeSet<String>,
    /// The mark of the last record.
    pub mark: Mark,
}

/// The notes of one seat, by what they are about.
pub type Notes = BTreeMap<String, String>;

/// Records that tell no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSavedGame {
    /// There are none.
    #[error("there is nothing to tell")]
    Empty,
    /// They do not begin at the beginning, or do not follow each other.
    #[error("record {0} does not follow the one before")]
    Broken(u32),
    /// One of them says nothing this version understands.
    #[error("record {0} cannot be understood")]
    Unclear(u32),
}

impl SavedGame {
    /// Folds records into a game, checking that each follows the one before.
    ///
    /// # Errors
    /// The first that does not.
    pub fn of(records: &[Record]) -> Result<SavedGame, BadSavedGame> {
        let (first, rest) = records.split_first().ok_or(BadSavedGame::Empty)?;
        if first.number != 1 || first.before != Mark::default() {
            return Err(BadSavedGame::Broken(first.number));
        }
        let begun = first.change().map_err(|_| BadSavedGame::Unclear(1))?;
        let Change::Begun { kind, setup, seed, players, acts, request, .. } = &begun else {
            return Err(BadSavedGame::Unclear(1));
        };
        let mut saved = SavedGame {
            summary: Summary::new(first.game, first.rules, kind),
            players: players.clone(),
            setup: setup.clone(),
            seed: *seed,
            acts: acts.clone(),
            by_bot: vec![false; acts.len()],
            undone: Vec::new(),
            notes: BTreeMap::new(),
            requests: BTreeSet::from([request.clone()]),
            mark: first.mark(),
        };
        saved.summary.apply(&begun);
        for record in rest {
            if record.number != saved.summary.number + 1 || record.before != saved.mark {
                return Err(BadSavedGame::Broken(record.number));
            }
            let change = record.change().map_err(|_| BadSavedGame::Unclear(record.number))?;
            saved.apply(&change);
            saved.mark = record.mark();
        }
        Ok(saved)
    }

    /// Takes one more thing in, as the saved games were told it.
    pub fn apply(&mut self, change: &Change) {
        self.summary.apply(change);
        self.requests.extend(change.request().map(str::to_owned));
        match change {
            Change::Played { request, acts, again, .. } => {
                self.acts.extend(acts.iter().cloned());
                self.by_bot.resize(self.acts.len(), request.is_empty());
                if *again {
                    self.undone.pop();
                } else {
                    self.undone.clear();
                }
            }
            Change::Undone { .. } => {
                self.undone.extend(self.acts.pop());
                self.by_bot.truncate(self.acts.len());
            }
            Change::Seated { seat, player, .. } => {
                if let Some(place) = self.players.get_mut(usize::from(*seat)) {
                    place.clone_from(player);
                }
            }
            Change::Noted { seat, about, text, .. } => {
                let notes = self.notes.entry(*seat).or_default();
                if text.is_empty() {
                    notes.remove(about);
                } else {
                    notes.insert(about.clone(), text.clone());
                }
            }
            _ => {}
        }
    }

    /// The game as a save, to be played again through the rules.
    pub fn save(&self) -> Save {
        Save {
            cloister: Save::FORMAT,
            game: self.summary.kind.clone(),
            rules: self.summary.rules,
            setup: self.setup.clone(),
            seed: self.seed,
            log: self.acts.clone(),
        }
    }

    /// Lays the game out again as it was left: played through the rules, with what was taken back
    /// ready to be done again.
    ///
    /// # Errors
    /// The place and the reason of what does not hold.
    pub fn resume_table(&self, resume: Resume) -> Result<Box<dyn Table>, BadSave> {
        let mut save = self.save();
        save.log.extend(self.undone.iter().rev().cloned());
        // What was taken back could be taken back then, so it can be now; if it cannot, it is gone.
        if let Some(mut table) = resume(&save).ok().filter(|_| !self.undone.is_empty())
            && self.undone.iter().all(|_| table.take_back().is_ok())
        {
            return Ok(table);
        }
        resume(&self.save())
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        self.summary.game
    }
}
