//! The app: everything the shell knows, as plain Rust without a window.
//!
//! An [`App`] has saved games and at most one open game. Its methods are the commands. All
//! are called under one lock, in some order; none waits for anything but the disk.

mod consent;
mod look;
mod new_game;
mod notebook;
mod open_game;
mod play;
mod saved_games;
mod seen;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use store::{Change, GameId, GameResult, News, SavedGame, SavedGames, Saving, Summary};
use table::{Privacy, Seat};

use consent::Asking;
use look::Reading;
pub use open_game::OpenGame;

/// The bot of this level, if there is one.
pub(crate) fn level_of(text: &str) -> Option<bots::Level> {
    new_game::level(text).ok()
}

use crate::{
    answers::Screen,
    error::{Error, Kind},
    pin::Tries,
    thinking::Thinker,
};

/// How long to wait before a disk that failed is tried again by itself, in milliseconds.
const RETRY: u64 = 5_000;

/// What the app cannot make up itself: the time and chance.
pub trait World: Send {
    /// Milliseconds since 1970, by a clock that anybody can set.
    fn now(&self) -> u64;
    /// Milliseconds since some moment, by a clock that nobody can set.
    fn steady(&self) -> u64;
    /// Bytes nobody can guess.
    fn chance(&mut self, bytes: &mut [u8]);
}

/// Everything the shell knows.
pub struct App {
    pub(crate) saved_games: SavedGames,
    pub(crate) news: Vec<News>,
    /// What of it no screen has told yet.
    untold: Vec<News>,
    pub(crate) opened: Option<OpenGame>,
    /// The saved game that was last looked at without opening it.
    reading: Option<Reading>,
    /// Wrong PINs of each seat survive the closing of a game, and a restart.
    tries: BTreeMap<(GameId, u8), Tries>,
    /// Finished games that tell no result.
    uncounted: BTreeSet<GameId>,
    /// What everybody around the table is being asked.
    asking: Option<Asking>,
    /// When the disk was last tried again.
    retried: u64,
    world: Box<dyn World>,
    pub(crate) thinker: Arc<Thinker>,
}

impl App {
    /// An app over these saved games.
    pub fn new(saved_games: SavedGames, news: Vec<News>, world: Box<dyn World>) -> App {
        let mut app = App {
            saved_games,
            news,
            untold: Vec::new(),
            opened: None,
            reading: None,
            tries: BTreeMap::new(),
            uncounted: BTreeSet::new(),
            asking: None,
            retried: 0,
            world,
            thinker: Arc::default(),
        };
        app.read_tries();
        app
    }

    /// The store has something to tell.
    pub(crate) fn tell(&mut self, news: impl IntoIterator<Item = News>) {
        for item in news {
            // How little room there is need not be told as often as it was looked at.
            let same = |known: &News| matches!((known, &item), (News::LittleSpace { .. }, News::LittleSpace { .. }));
            self.news.retain(|known| !same(known));
            self.news.push(item.clone());
            self.untold.push(item);
        }
    }

    /// The time.
    pub(crate) fn now(&self) -> u64 {
        self.world.now()
    }

    /// The time that has passed, whatever the clock says.
    pub(crate) fn steady(&self) -> u64 {
        self.world.steady()
    }

    pub(crate) fn chance<const N: usize>(&mut self) -> [u8; N] {
        let mut bytes = [0; N];
        self.world.chance(&mut bytes);
        bytes
    }

    /// Whether what is played is on disk.
    pub fn saving(&self) -> &Saving {
        self.saved_games.saving()
    }

    /// A saved game, and what the store has to tell about it. The record of the app itself is none.
    pub(crate) fn load(&mut self, game: GameId) -> Result<(SavedGame, Vec<News>), Error> {
        self.summary(game)?;
        let now = self.now();
        Ok(self.saved_games.load(game, now)?)
    }

    /// The open game.
    pub(crate) fn opened(&self, game: GameId) -> Result<&OpenGame, Error> {
        let not_open = || Error::new(Kind::NotOpen, "this game is not on the table");
        self.opened.as_ref().filter(|open| open.saved.id() == game).ok_or_else(not_open)
    }

    pub(crate) fn opened_mut(&mut self, game: GameId) -> Result<&mut OpenGame, Error> {
        let not_open = || Error::new(Kind::NotOpen, "this game is not on the table");
        self.opened.as_mut().filter(|open| open.saved.id() == game).ok_or_else(not_open)
    }

    /// The screen of the open game.
    pub(crate) fn show(&mut self, game: GameId, since: usize) -> Result<Screen, Error> {
        let news = self.saved_games.take_news();
        self.tell(news);
        let (now, asks) = (self.steady(), self.saved_games.settings().prompts);
        let thinker = self.thinker.clone();
        let asked = self.opened(game)?.looking().handoff.map_or(0, |(_, seat)| seat.0);
        let wait = self.wait(game, asked);
        let open = self.opened_mut(game)?;
        open.look();
        let mut screen = open.screen(since, now, wait);
        screen.thinking = open.bot_to_act().map(|(seat, level)| thinker.about(game, seat, level));
        screen.handoff = screen.handoff.filter(|handoff| asks || handoff.privacy != Privacy::Open);
        screen.saving = self.saving().clone();
        screen.news = std::mem::take(&mut self.untold);
        Ok(screen)
    }

    /// Does what a changing command asks: once, and only if nothing has happened since.
    pub(crate) fn change(
        &mut self,
        (game, number, request, since): (GameId, u32, &str, Option<u32>),
        act: impl FnOnce(&mut OpenGame, u64) -> Result<Change, Error>,
    ) -> Result<Screen, Error> {
        request_is_good(request)?;
        let now = self.now();
        let open = self.opened_mut(game)?;
        let from = open.table.lines();
        let since = since.map_or(from, |line| line as usize);
        if open.saved.requests.contains(request) {
            return self.show(game, since);
        }
        is_fresh(open.saved.summary.number, number)?;
        let change = act(open, now)?;
        // Undo shortens the log: there is nothing new to tell.
        let since = since.min(open.table.lines());
        self.record(game, &change);
        self.show(game, since)
    }

    /// Tells the saved games, and the open game, what happened.
    pub(crate) fn record(&mut self, game: GameId, change: &Change) {
        self.try_disk_again();
        self.saved_games.append(game, change);
        if let Some(open) = self.opened.as_mut().filter(|open| open.saved.id() == game) {
            open.settle(change);
            // A bot that thinks need not begin anew because somebody writes something down.
            open.changes += u64::from(!matches!(change, Change::Noted { .. }));
            if matches!(change, Change::Played { over: true, .. })
                && let Some(result) = GameResult::of(&open.saved, &*open.table)
                && counts(&open.saved.summary)
            {
                self.saved_games.finished(game, result);
            }
        }
    }

    /// A disk that failed is tried again now and then.
    fn try_disk_again(&mut self) {
        let now = self.now();
        if *self.saved_games.saving() != Saving::Saved && now.abs_diff(self.retried) > RETRY {
            self.retried = now;
            self.saved_games.reopen(now);
        }
    }

    /// After a panic the table is laid out anew from what the saved games were told, behind the curtain.
    pub fn recover(&mut self) {
        self.reading = None;
        let Some(open) = self.opened.take() else { return };
        let (game, fall) = (open.saved.id(), open.curtain.fall());
        let Ok((saved, _)) = self.load(game) else { return };
        if let Ok(mut anew) = OpenGame::lay_out(saved) {
            while anew.curtain.fall() <= fall {
                anew.curtain.lower();
            }
            anew.changes = open.changes + 1;
            anew.seen = open.seen;
            self.opened = Some(anew);
        }
    }

    /// Whether somebody's secrets are shown that others at the device may not see.
    pub(crate) fn shows_secrets(&self) -> bool {
        self.opened.as_ref().is_some_and(|open| open.curtain.is_lifted())
    }

    /// The bot that is to act in the open game.
    pub fn bot_to_act(&self) -> Option<(GameId, u32, u64, Seat, String)> {
        let open = self.opened.as_ref()?;
        let (seat, level) = open.bot_to_act()?;
        Some((open.saved.id(), open.saved.summary.number, open.changes, seat, level.to_owned()))
    }

    /// Lays a game on the table; what lay there is put away.
    pub(crate) fn lay(&mut self, open: OpenGame) {
        self.put_away();
        self.reading = None;
        self.opened = Some(open);
    }

    pub(crate) fn put_away(&mut self) {
        self.opened = None;
        self.asking = None;
    }
}

/// Whether a game counts in the statistics: copies and games with a known seed do not.
pub(crate) fn counts(summary: &Summary) -> bool {
    !summary.copy && !summary.open
}

/// A request has a name of a bearable length.
pub(crate) fn request_is_good(request: &str) -> Result<(), Error> {
    let good = (1..=64).contains(&request.len()) && request.bytes().all(|byte| byte.is_ascii_graphic());
    if good { Ok(()) } else { Err(Error::new(Kind::Malformed, "a request has 1 to 64 characters")) }
}

/// Nothing may have happened since.
pub(crate) fn is_fresh(have: u32, want: u32) -> Result<(), Error> {
    if have == want { Ok(()) } else { Err(Error::new(Kind::Stale, have.to_string())) }
}

/// What is not seen and makes two names look the same, or one read backwards: what Unicode lets a font leave out, blanks
/// that are no spaces, and notes between lines. What joins letters stays between letters of scripts that join, and what
/// chooses between two shapes of a sign stays behind a sign.
fn is_unseen(before: Option<char>, this: char, after: Option<char>) -> bool {
    let joins = |near: Option<char>| near.is_some_and(|near| near >= '\u{590}' && !near.is_whitespace());
    let sign = |near: char| !near.is_ascii() && !near.is_alphanumeric() && !near.is_whitespace();
    match this {
        '\u{200c}' | '\u{200d}' => !joins(before) || !joins(after),
        '\u{fe00}'..='\u{fe0f}' => !before.is_some_and(sign) && after != Some('\u{20e3}'),
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' => true,
        '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' => true,
        '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' => true,
        _ => false,
    }
}

/// A text of at most so many characters, without control characters and without what is not seen, trimmed.
pub(crate) fn plain(text: &str, most: usize) -> Result<String, Error> {
    let all: Vec<char> = text.chars().collect();
    let near = |n: usize| all.get(n).copied();
    let seen =
        (0usize..).zip(&all).filter(|(n, this)| !is_unseen(n.checked_sub(1).and_then(near), **this, near(n + 1)));
    let text: String = seen.map(|(_, this)| *this).collect();
    let text = text.trim();
    if text.chars().count() > most || text.chars().any(char::is_control) {
        return Err(Error::new(Kind::Malformed, format!("a text of at most {most} plain characters")));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn what_is_not_seen_is_in_no_name() {
        let name = |text| plain(text, 40).expect("it is plain enough");
        assert_eq!(name("Ann\u{202e}bob"), "Annbob");
        assert_eq!(name("A\u{200b}n\u{200d}n\u{feff}"), "Ann");
        assert_eq!(name(" \u{2066}\u{200b} "), "");
        assert_eq!(name("\u{1f469}\u{200d}\u{1f33e} Zoë"), "\u{1f469}\u{200d}\u{1f33e} Zoë", "what is joined stays");
        assert_eq!(
            name("\u{2764}\u{fe0f} 1\u{fe0f}\u{20e3}"),
            "\u{2764}\u{fe0f} 1\u{fe0f}\u{20e3}",
            "a sign keeps its shape"
        );
        let unseen = ['\u{34f}', '\u{fe0f}', '\u{e0101}', '\u{2800}', '\u{17b4}', '\u{180b}', '\u{1d173}', '\u{fffa}'];
        for unseen in unseen {
            for (before, after) in [("Ann", ""), ("É", "é")] {
                let told = plain(&format!("{before}{unseen}{after}"), 40);
                assert_eq!(told, Ok(format!("{before}{after}")), "{unseen:?}");
            }
        }
        assert_eq!(name("É\u{200d}é"), "Éé", "nothing is joined there");
        assert!(plain("a\u{0}b", 40).is_err());
    }
}
