//! What the list of saved games shows.

use serde::{Deserialize, Serialize};

use crate::{Change, GameId, Player};

/// What the list of saved games shows of one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Summary {
    /// Its id.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub game: GameId,
    /// Which game.
    pub kind: String,
    /// The version of its rules.
    pub rules: u16,
    /// What the players call it.
    pub title: String,
    /// Who sits where: name, and level if it is a bot.
    pub players: Vec<(String, Option<String>)>,
    /// How many things happened to it.
    pub number: u32,
    /// The length of its log.
    pub line: u32,
    /// When it began, in milliseconds since 1970.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub begun: u64,
    /// When it was last played.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub last: u64,
    /// For how many milliseconds it was played; long pauses are not counted.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub spent: u64,
    /// Whether it is over.
    pub over: bool,
    /// When it was deleted, if it was.
    #[cfg_attr(feature = "types", ts(type = "number | null"))]
    pub deleted: Option<u64>,
    /// Whether its seed was chosen.
    pub open: bool,
    /// Whether it is a copy.
    pub copy: bool,
    /// How often it was copied.
    pub copies: u32,
    /// Whether nothing of it can be read, or a newer Cloister wrote it.
    pub unreadable: bool,
}

/// A pause longer than this is no play.
const PAUSE: u64 = 5 * 60 * 1000;

impl Summary {
    pub(crate) fn new(game: GameId, rules: u16, kind: &str) -> Summary {
        Summary {
            game,
            kind: kind.to_owned(),
            rules,
            title: String::new(),
            players: Vec::new(),
            number: 0,
            line: 0,
            begun: 0,
            last: 0,
            spent: 0,
            over: false,
            deleted: None,
            open: false,
            copy: false,
            copies: 0,
            unreadable: false,
        }
    }

    /// Takes one more thing in.
    pub(crate) fn apply(&mut self, change: &Change) {
        self.number += 1;
        let shown = |player: &Player| (player.name.clone(), player.bot.clone());
        match change {
            Change::Begun { title, players, acts, open, copy, at, .. } => {
                self.title.clone_from(title);
                self.players = players.iter().map(shown).collect();
                self.line = acts.len() as u32;
                (self.begun, self.last, self.open, self.copy) = (*at, *at, *open, *copy);
            }
            Change::Played { acts, over, at, .. } => {
                self.line += acts.len() as u32;
                self.over = *over;
                self.played(*at);
            }
            Change::Undone { at, .. } => {
                self.line = self.line.saturating_sub(1);
                self.over = false;
                self.played(*at);
            }
            Change::Seated { seat, player, .. } => {
                if let Some(place) = self.players.get_mut(usize::from(*seat)) {
                    *place = shown(player);
                }
            }
            Change::Named { title, .. } => self.title.clone_from(title),
            Change::Deleted { at, .. } => self.deleted = Some(*at),
            Change::Restored { .. } => self.deleted = None,
            Change::Copied { .. } => self.copies += 1,
            Change::Noted { .. } | Change::Set { .. } | Change::Finished { .. } => {}
        }
    }

    /// The clock may have been set back: time played never shrinks.
    fn played(&mut self, at: u64) {
        let since = at.saturating_sub(self.last);
        self.spent += if since < PAUSE { since } else { 0 };
        self.last = at;
    }
}
