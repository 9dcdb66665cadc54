//! Backups: each game as it was before a day's play, for the last three such days.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{GameId, SavedGames};

const DAY: u64 = 24 * 60 * 60 * 1000;
const KEPT: usize = 3;

impl SavedGames {
    /// Before a game is first added to on a new day, its mirror is copied. A backup that fails is
    /// no reason not to play.
    pub(crate) fn back_up(&mut self, game: GameId, now: u64) {
        let day = now / DAY;
        if self.backed_up.get(&game).is_some_and(|last| *last >= day) {
            return;
        }
        self.backed_up.insert(game, day);
        let (Some(folder), Some(mirror)) = (&self.folder, &self.mirror) else { return };
        let _ = copy(&mirror.path(game), &folder.join("backups"), day);
    }
}

fn copy(from: &Path, backups: &Path, day: u64) -> io::Result<()> {
    if !from.is_file() {
        return Ok(());
    }
    let today = backups.join(date(day));
    fs::create_dir_all(&today)?;
    let Some(name) = from.file_name() else { return Ok(()) };
    let to = today.join(name);
    if !to.exists() {
        fs::copy(from, to)?;
    }
    // Whatever else somebody keeps there is theirs.
    let is_day = |path: &PathBuf| path.file_name().is_some_and(|name| is_date(&name.to_string_lossy()));
    let mut days: Vec<_> = fs::read_dir(backups)?.flatten().map(|entry| entry.path()).filter(is_day).collect();
    days.sort();
    // Days that are still to come were days to a clock that was wrong: they drive out none that have been.
    let (past, ahead): (Vec<_>, Vec<_>) = days.into_iter().partition(|day| *day <= today);
    for old in [past, ahead].iter().flat_map(|days| days.iter().rev().skip(KEPT)) {
        fs::remove_dir_all(old)?;
    }
    Ok(())
}

/// Whether a folder is called as a day is.
fn is_date(name: &str) -> bool {
    name.len() == 10
        && name.bytes().enumerate().all(|(n, byte)| if n == 4 || n == 7 { byte == b'-' } else { byte.is_ascii_digit() })
}

/// A day since 1970 as `1970-01-01`, by the civil calendar.
pub(crate) fn date(day: u64) -> String {
    let shifted = day as i64 + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day_of_month = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day_of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(59), "1970-03-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20_773), "2026-11-16");
    }
}
