//! Saved games, settings and statistics.

use serde_json::json;
use store::{Change, GameFile, GameId, GameResult, Saving, Settings, Statistics, Summary};

use super::{App, counts, is_fresh, new_game::title, request_is_good};
use crate::{
    answers::{Counting, OwnFile},
    error::{Error, Kind},
    requests::{ChangeGame, Deed, Export, ExportStatistics, Format, Nothing, Rename, SetSettings, ThisGame},
};

/// So many games are counted at once.
const SOME: usize = 40;

impl App {
    /// Every saved game, the last played first.
    pub fn games(&mut self, _: Nothing) -> Result<Vec<Summary>, Error> {
        Ok(self.saved_games.games().into_iter().cloned().collect())
    }

    /// Puts the open game away.
    ///
    /// # Errors
    /// If another lies there.
    pub fn close_game(&mut self, asked: ThisGame) -> Result<(), Error> {
        self.opened(asked.game)?;
        self.put_away();
        Ok(())
    }

    /// The players call it something else.
    ///
    /// # Errors
    /// If it is stale, or no title.
    pub fn rename_game(&mut self, asked: Rename) -> Result<Summary, Error> {
        let title = title(&asked.title)?;
        self.note((asked.game, asked.number, &asked.request), |request, at| Change::Named { request, title, at })
    }

    /// Puts a game away for thirty days.
    ///
    /// # Errors
    /// If it is stale.
    pub fn delete_game(&mut self, asked: ChangeGame) -> Result<Summary, Error> {
        let what = (asked.game, asked.number, asked.request.as_str());
        let summary = self.note(what, |request, at| Change::Deleted { request, at })?;
        if summary.deleted.is_some() && self.opened(asked.game).is_ok() {
            self.put_away();
        }
        Ok(summary)
    }

    /// Takes a game back out.
    ///
    /// # Errors
    /// If it is stale.
    pub fn restore_game(&mut self, asked: ChangeGame) -> Result<Summary, Error> {
        let what = (asked.game, asked.number, asked.request.as_str());
        self.note(what, |request, at| Change::Restored { request, at })
    }

    /// Notes something about a game, open or not: once, and only if nothing has happened since.
    fn note(
        &mut self,
        (game, number, request): (GameId, u32, &str),
        what: impl FnOnce(String, u64) -> Change,
    ) -> Result<Summary, Error> {
        request_is_good(request)?;
        let now = self.now();
        let (have, known) = match self.opened(game) {
            Ok(open) => (open.saved.summary.number, open.saved.requests.contains(request)),
            Err(_) => {
                let (saved, _) = self.load(game)?;
                (saved.summary.number, saved.requests.contains(request))
            }
        };
        if !known {
            is_fresh(have, number)?;
            self.record(game, &what(request.to_owned(), now));
        }
        self.summary(game)
    }

    /// A game as a file: open if it is over, not to be read at a glance if not. A running game says that it was copied,
    /// and those with a PIN have agreed.
    ///
    /// # Errors
    /// If there is no such game, or somebody has to agree first.
    pub fn export_game(&mut self, asked: Export) -> Result<OwnFile, Error> {
        let now = self.now();
        let (saved, _) = self.load(asked.game)?;
        self.agree(&saved, Deed::Export, asked.pins.as_deref().unwrap_or_default())?;
        self.mark_copied(&saved, now);
        let text = GameFile::of(&saved, saved.summary.over, now).write();
        Ok(OwnFile { file: name_of(&saved.summary), text })
    }

    /// What the file of a game would be called, if it may be written.
    ///
    /// # Errors
    /// If there is no such game, or somebody has to agree first.
    pub fn may_export(&mut self, asked: &Export) -> Result<String, Error> {
        let (saved, _) = self.load(asked.game)?;
        self.may(&saved, Deed::Export, asked.pins.as_deref().unwrap_or_default())?;
        Ok(name_of(&saved.summary))
    }

    /// Every game but those that were thrown away.
    pub(crate) fn kept(&self) -> Vec<GameId> {
        let kept = |summary: &&&Summary| summary.deleted.is_none();
        self.saved_games.games().iter().filter(kept).map(|summary| summary.game).collect()
    }

    /// What the players like.
    pub fn settings(&mut self, _: Nothing) -> Result<Settings, Error> {
        Ok(self.saved_games.settings().clone())
    }

    /// The players like something else.
    ///
    /// # Errors
    /// If these are no settings.
    pub fn set_settings(&mut self, asked: SetSettings) -> Result<Settings, Error> {
        asked.settings.check().map_err(|bad| Error::new(Kind::Malformed, bad))?;
        if asked.settings != *self.saved_games.settings() {
            let now = self.now();
            self.saved_games.set(asked.settings, now);
        }
        Ok(self.saved_games.settings().clone())
    }

    /// Counts some of the finished games whose results are not known, as those of a store that was restored; how many
    /// are left. A page that asks until there are none can say how far it is, and keeps nobody waiting.
    pub fn count_results(&mut self, _: Nothing) -> Result<Counting, Error> {
        let left = self.complete_results(SOME);
        Ok(Counting { left })
    }

    /// Everything there is to tell about the games played here.
    pub fn statistics(&mut self, _: Nothing) -> Result<Statistics, Error> {
        self.complete_results(usize::MAX);
        Ok(Statistics::of(self.saved_games.results(), &games::all()))
    }

    /// The same as a file.
    pub fn export_statistics(&mut self, asked: ExportStatistics) -> Result<OwnFile, Error> {
        self.complete_results(usize::MAX);
        let results = self.saved_games.results();
        Ok(match asked.format {
            Format::Csv => OwnFile { file: "cloister.csv".into(), text: Statistics::csv(results) },
            Format::Json => {
                let all = json!({ "statistics": Statistics::of(results, &games::all()), "games": results });
                OwnFile { file: "cloister.json".into(), text: all.to_string() }
            }
        })
    }

    /// Results that are missing are found by playing so many games again; how many are left.
    fn complete_results(&mut self, most: usize) -> usize {
        let missing = |summary: &&Summary| {
            summary.over
                && counts(summary)
                && !summary.unreadable
                && !self.uncounted.contains(&summary.game)
                && !self.saved_games.results().contains_key(&summary.game)
        };
        let games: Vec<GameId> =
            self.saved_games.games().into_iter().filter(missing).map(|summary| summary.game).collect();
        let mut found = Vec::new();
        for game in games.iter().copied().take(most) {
            let result = self.load(game).ok().and_then(|(saved, _)| {
                let table = games::resume(&saved.save()).ok()?;
                GameResult::of(&saved, &*table)
            });
            match result {
                Some(result) => found.push((game, result)),
                // Nobody tries it a second time.
                None => drop(self.uncounted.insert(game)),
            }
        }
        self.saved_games.all_finished(found);
        games.len().saturating_sub(most)
    }

    /// Tries the disk again.
    pub fn retry_saving(&mut self, _: Nothing) -> Result<Saving, Error> {
        let now = self.now();
        Ok(self.saved_games.reopen(now).clone())
    }
}

/// What the file of a game is called.
fn name_of(summary: &Summary) -> String {
    let name = if summary.title.is_empty() { &summary.kind } else { &summary.title };
    file_name(name) + ".cloister"
}

/// The longest name of a file, in bytes: letters take up to four of them, and some systems that keep files encrypted have
/// room for no more than 143, with a number and what follows it.
const LONGEST_NAME: usize = 120;

/// What a game is called as a file, on any system: without signs that mean something in paths, and by none of the names
/// that Windows keeps for devices, whatever follows them.
fn file_name(title: &str) -> String {
    let safe = |c: char| if c.is_alphanumeric() || " -_".contains(c) { c } else { '-' };
    let mut name: String = title.chars().map(safe).take(60).collect();
    name.truncate(name.floor_char_boundary(LONGEST_NAME));
    let upper = name.trim().to_uppercase();
    let numbered = upper.strip_prefix("COM").or(upper.strip_prefix("LPT"));
    let device = ["CON", "PRN", "AUX", "NUL"].contains(&upper.as_str())
        || numbered.is_some_and(|rest| rest.chars().count() == 1 && "0123456789¹²³".contains(rest));
    if device { format!("-{name}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn a_game_has_a_file_name_on_every_system() {
        assert_eq!(file_name("Été: C:\\jeux/../Ann?"), "Été- C--jeux----Ann-");
        assert_eq!(["con", "Lpt1", "nul "].map(file_name), ["-con", "-Lpt1", "-nul "]);
        for long in ["𞤀", "修", "é", "x"].map(|letter| file_name(&letter.repeat(80))) {
            assert!(long.len() <= 120 && long.chars().count() >= 30, "{long}");
        }
        assert_eq!(["Conrad", "com10", "Auxerre"].map(file_name), ["Conrad", "com10", "Auxerre"]);
    }
}
