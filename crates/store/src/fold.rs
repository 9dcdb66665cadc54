//! A tale: everything that happened to a game, folded into what it is now.

use std::collections::BTreeSet;

use serde_json::Value;
use table::{Act, BadSave, Save, Seed, Table};

use crate::{GameId, Happening, Mark, Player, Record, Resume, Summary};

/// A saved game as it is now.
#[derive(Clone, Debug)]
pub struct Tale {
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
    /// What was taken back and can be done again, the last first to be done.
    pub undone: Vec<Act>,
    /// Every request that was granted.
    pub requests: BTreeSet<String>,
    /// The mark of the last record.
    pub mark: Mark,
}

/// Records that tell no tale.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTale {
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

impl Tale {
    /// Folds records into a tale, checking that each follows the one before.
    ///
    /// # Errors
    /// The first that does not.
    pub fn of(records: &[Record]) -> Result<Tale, BadTale> {
        let (first, rest) = records.split_first().ok_or(BadTale::Empty)?;
        if first.number != 1 || first.before != Mark::default() {
            return Err(BadTale::Broken(first.number));
        }
        let begun = first.happening().map_err(|_| BadTale::Unclear(1))?;
        let Happening::Begun { kind, setup, seed, players, acts, request, .. } = &begun else {
            return Err(BadTale::Unclear(1));
        };
        let mut tale = Tale {
            summary: Summary::new(first.game, first.rules, kind),
            players: players.clone(),
            setup: setup.clone(),
            seed: *seed,
            acts: acts.clone(),
            undone: Vec::new(),
            requests: BTreeSet::from([request.clone()]),
            mark: first.mark(),
        };
        tale.summary.take(&begun);
        for record in rest {
            if record.number != tale.summary.number + 1 || record.before != tale.mark {
                return Err(BadTale::Broken(record.number));
            }
            let happening = record.happening().map_err(|_| BadTale::Unclear(record.number))?;
            tale.take(&happening);
            tale.mark = record.mark();
        }
        Ok(tale)
    }

    /// Takes one more thing in, as the archive was told it.
    pub fn take(&mut self, happening: &Happening) {
        self.summary.take(happening);
        self.requests.extend(happening.request().map(str::to_owned));
        match happening {
            Happening::Played { acts, again, .. } => {
                self.acts.extend(acts.iter().cloned());
                if *again {
                    self.undone.pop();
                } else {
                    self.undone.clear();
                }
            }
            Happening::Undone { .. } => self.undone.extend(self.acts.pop()),
            Happening::Seated { seat, player, .. } => {
                if let Some(place) = self.players.get_mut(usize::from(*seat)) {
                    place.clone_from(player);
                }
            }
            _ => {}
        }
    }

    /// The game on paper, to be played again through the rules.
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
    pub fn lay_out(&self, resume: Resume) -> Result<Box<dyn Table>, BadSave> {
        let mut save = self.save();
        save.log.extend(self.undone.iter().rev().cloned());
        // What was taken back could be taken back then, so it can be now; if it cannot, it is gone.
        if let Some(mut table) = resume(&save).ok().filter(|_| !self.undone.is_empty())
            && self.undone.iter().all(|_| table.undo().is_ok())
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
