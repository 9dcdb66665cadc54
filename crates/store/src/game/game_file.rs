//! A game as a file of its own: `.cloister`.
//!
//! A finished game is open: names, setup, seed and every action can be read. Of a running game
//! only the names can; the rest cannot be read at a glance. Either way reading it plays every action
//! through the rules.

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD as BASE64};
use serde::{Deserialize, Serialize};
use table::{Act, BadSave, Save, Table};

use crate::{
    Change, GameId, Player, SavedGame,
    game::{
        change::is_false,
        obscure::{digest, obscure},
    },
};

/// A game as a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    /// The version of this way of writing.
    pub cloister: u16,
    /// What the players call it.
    pub title: String,
    /// Who sits where, without PINs.
    pub players: Vec<Player>,
    /// When it was written, in milliseconds since 1970.
    pub at: u64,
    /// Which saved game it was written from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<GameId>,
    /// Whether the seed was chosen: then anybody may know the draws.
    #[serde(default, skip_serializing_if = "is_false")]
    pub chosen: bool,
    /// The game, if it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Save>,
    /// The game, not to be read at a glance, if it is not.
    #[serde(rename = "sealed", default, skip_serializing_if = "Option::is_none")]
    pub obscured: Option<String>,
    /// A digest of all of the above.
    pub check: String,
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadGameFile {
    /// It is too large to be a game.
    #[error("this file is too large to be a game")]
    TooLarge,
    /// It was changed or damaged after it was written.
    #[error("this file was changed or damaged after it was written")]
    Changed,
    /// The number of players is not the number of seats.
    #[error("there are {players} players for {seats} seats")]
    Players {
        /// How many players it names.
        players: usize,
        /// How many seats the game has.
        seats: usize,
    },
    /// The game in it does not hold.
    #[error(transparent)]
    Save(#[from] BadSave),
}

/// Plays a save through the rules.
pub type Resume = fn(&Save) -> Result<Box<dyn Table>, BadSave>;

/// No file is larger than this.
pub const LARGEST: usize = 5 << 20;

/// So many actions go into one record.
const PART: usize = 200;

const FILE: GameId = GameId(*b"cloister: paper\0");

impl GameFile {
    /// Writes a game; openly, if it is over.
    pub fn of(saved: &SavedGame, over: bool, at: u64) -> GameFile {
        let players = saved.players.iter().map(|player| Player { pin: None, ..player.clone() });
        let save = saved.save();
        let mut file = GameFile {
            cloister: Save::FORMAT,
            title: saved.summary.title.clone(),
            players: players.collect(),
            at,
            of: Some(saved.id()),
            chosen: saved.summary.open,
            open: over.then(|| save.clone()),
            obscured: (!over).then(|| obscured(&save, at)),
            check: String::new(),
        };
        file.check = file.digest();
        file
    }

    fn digest(&self) -> String {
        let unchecked = GameFile { check: String::new(), ..self.clone() };
        let text = serde_json::to_string(&unchecked).unwrap_or_default();
        digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The file's text: a line for each action of a finished game.
    pub fn write(&self) -> String {
        let text = serde_json::to_string(self).unwrap_or_default();
        let Some(save) = &self.open else { return text + "\n" };
        let inline = serde_json::to_string(save).unwrap_or_default();
        text.replacen(&inline, save.write().trim_end(), 1) + "\n"
    }

    /// Reads a file, or a bare save, and plays it through the rules.
    ///
    /// # Errors
    /// What is wrong, and at which action.
    pub fn read(text: &str, resume: Resume) -> Result<(GameFile, Save, Box<dyn Table>), BadGameFile> {
        if text.len() > LARGEST {
            return Err(BadGameFile::TooLarge);
        }
        let not_a_save = |why: &str| BadGameFile::Save(BadSave::NotASave(why.into()));
        let file = match serde_json::from_str::<GameFile>(text) {
            Ok(file) if file.cloister > Save::FORMAT => {
                return Err(BadSave::Newer(file.cloister).into());
            }
            Ok(file) if file.check != file.digest() => return Err(BadGameFile::Changed),
            Ok(file) => file,
            Err(_) => GameFile::bare(Save::read(text)?),
        };
        let save = match (&file.open, &file.obscured) {
            (Some(save), None) => save.clone(),
            (None, Some(text)) => unobscured(text, file.at).ok_or(BadGameFile::Changed)?,
            _ => return Err(not_a_save("it holds no game")),
        };
        let table = resume(&save)?;
        let (players, seats) = (file.players.len(), usize::from(table.seats()));
        if players != 0 && players != seats {
            return Err(BadGameFile::Players { players, seats });
        }
        Ok((file, save, table))
    }

    /// The text of a file that somebody changed and made look whole, for tests: the digest is no signature.
    pub fn forged(mut file: GameFile) -> String {
        file.check = file.digest();
        file.write()
    }

    /// A save without names.
    fn bare(save: Save) -> GameFile {
        GameFile {
            cloister: save.cloister,
            title: String::new(),
            players: Vec::new(),
            at: 0,
            of: None,
            chosen: false,
            open: Some(save),
            obscured: None,
            check: String::new(),
        }
    }

    /// The game to begin from this file, in records of a bearable size.
    pub fn changes(&self, save: &Save, request: &str, over: bool, at: u64) -> Vec<Change> {
        begin_copy(save, (&self.title, &self.players, self.chosen), request, over, at)
    }
}

/// A game that begins with what was done elsewhere, under this title, by these players, with a seed
/// that was chosen or not.
fn begin_copy(
    save: &Save,
    (title, players, chosen): (&str, &[Player], bool),
    request: &str,
    over: bool,
    at: u64,
) -> Vec<Change> {
    let mut parts = save.log.chunks(PART).map(<[Act]>::to_vec);
    let mut changes = vec![Change::Begun {
        request: request.to_owned(),
        kind: save.game.clone(),
        setup: save.setup.clone(),
        seed: save.seed,
        players: players.to_vec(),
        title: title.to_owned(),
        acts: parts.next().unwrap_or_default(),
        open: chosen,
        copy: true,
        at,
    }];
    for acts in parts {
        changes.push(Change::Played { request: String::new(), acts, again: false, over: false, at });
    }
    if over {
        let acts = Vec::new();
        changes.push(Change::Played { request: String::new(), acts, again: false, over, at });
    }
    changes
}

impl SavedGame {
    /// The game of a copy of this game, up to this line.
    pub fn copied(&self, lines: usize, request: &str, over: bool, at: u64) -> Vec<Change> {
        let mut save = self.save();
        save.log.truncate(lines);
        begin_copy(&save, (&self.summary.title, &self.players, self.summary.open), request, over, at)
    }
}

fn obscured(save: &Save, at: u64) -> String {
    let mut bytes = serde_json::to_vec(save).unwrap_or_default();
    obscure(FILE, at as u32, &mut bytes);
    BASE64.encode(bytes)
}

fn unobscured(text: &str, at: u64) -> Option<Save> {
    let mut bytes = BASE64.decode(text).ok()?;
    obscure(FILE, at as u32, &mut bytes);
    Save::read(std::str::from_utf8(&bytes).ok()?).ok()
}
