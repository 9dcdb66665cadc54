//! Sitting down: new games, and games from elsewhere.

use sha2::{Digest, Sha256};
use store::{Change, GameFile, GameId, Player, SavedGame, Summary};
use table::{Save, Seed, Turn};

use super::{App, OpenGame, plain, request_is_good};
use crate::{
    answers::Screen,
    error::{Error, Kind},
    pin,
    requests::{Deed, Duplicate, Import, NewGame, NewPlayer, Nothing, PlayAgain, ThisGame},
};

/// The longest name.
const NAME: usize = 40;

/// The longest title.
const TITLE: usize = 80;

impl App {
    /// The players sit down.
    ///
    /// # Errors
    /// If the game cannot be set up so.
    pub fn new_game(&mut self, asked: NewGame) -> Result<Screen, Error> {
        request_is_good(&asked.request)?;
        let game = begun_by("new game", &asked.request);
        if self.summary(game).is_ok() {
            return self.open_game(ThisGame { game });
        }
        let title = title(asked.title.as_deref().unwrap_or_default())?;
        let seed = match &asked.seed {
            Some(text) => text.parse().map_err(|bad: table::SeedError| Error::new(Kind::Malformed, bad.to_string()))?,
            None => Seed(self.chance()),
        };
        let table = games::sit_down(&asked.kind, &asked.setup, seed)
            .map_err(|bad| Error::new(Kind::BadSetup, bad.to_string()))?;
        if asked.players.len() != usize::from(table.seats()) {
            let detail = format!("{} players for {} seats", asked.players.len(), table.seats());
            return Err(Error::new(Kind::BadSetup, detail));
        }
        let players: Vec<Player> = asked.players.iter().map(|player| self.seat(player)).collect::<Result<_, _>>()?;
        let save = table.save();
        let begun = Change::Begun {
            request: asked.request.clone(),
            kind: save.game,
            setup: save.setup,
            seed,
            players,
            title,
            acts: save.log,
            open: asked.seed.is_some(),
            copy: false,
            at: self.now(),
        };
        self.saved_games.begin(game, save.rules, &[begun]);
        self.open_game(ThisGame { game })
    }

    /// The table of a finished game is laid once more. A bot that sat in for somebody leaves the seat to them again;
    /// PINs are set anew.
    ///
    /// # Errors
    /// If there is no such game, or it is not over.
    pub fn play_again(&mut self, asked: PlayAgain) -> Result<Screen, Error> {
        request_is_good(&asked.request)?;
        let (saved, news) = self.load(asked.game)?;
        self.tell(news);
        if !saved.summary.over {
            return Err(Error::new(Kind::NotOver, "the game is not over"));
        }
        let table = games::resume(&saved.save()).map_err(|bad| Error::new(Kind::BadFile, bad.to_string()))?;
        let again = |player: &Player| NewPlayer {
            name: Some(player.name.clone()),
            bot: player.bot.clone().filter(|_| !player.person),
            pin: None,
        };
        self.new_game(NewGame {
            request: asked.request,
            kind: saved.summary.kind.clone(),
            setup: table.setup_again(&asked.game.to_string()),
            players: saved.players.iter().map(again).collect(),
            seed: None,
            title: Some(saved.summary.title.clone()),
        })
    }

    fn seat(&mut self, player: &NewPlayer) -> Result<Player, Error> {
        let name = plain(player.name.as_deref().unwrap_or_default(), NAME)?;
        match (&player.bot, &player.pin) {
            (Some(_), Some(_)) => Err(Error::new(Kind::Malformed, "a bot has no PIN")),
            (Some(bot), None) => {
                level(bot)?;
                Ok(Player::bot(name, bot.as_str()))
            }
            (None, _) if name.is_empty() => Err(Error::new(Kind::Malformed, "a person has a name")),
            (None, None) => Ok(Player::person(name)),
            (None, Some(text)) if pin::is_pin(text) => {
                let hashed = pin::hash(text, self.chance());
                Ok(Player { pin: Some(hashed), ..Player::person(name) })
            }
            (None, Some(_)) => Err(Error::new(Kind::Malformed, "a PIN has four digits")),
        }
    }

    /// Lays a saved game on the table, behind the curtain.
    ///
    /// # Errors
    /// If there is none, or it cannot be played on.
    pub fn open_game(&mut self, asked: ThisGame) -> Result<Screen, Error> {
        if self.opened(asked.game).is_ok() {
            self.lower(Nothing {})?;
            return self.show(asked.game, usize::MAX);
        }
        let (saved, news) = self.load(asked.game)?;
        self.tell(news);
        let room = self.saved_games.little_space();
        self.tell(room);
        self.lay(OpenGame::lay_out(saved)?);
        self.show(asked.game, usize::MAX)
    }

    /// A copy of a game; the original says that it was copied, and those with a PIN have agreed.
    ///
    /// # Errors
    /// If there is no such game, a line is asked for before it is over, or somebody has to agree first.
    pub fn duplicate_game(&mut self, asked: Duplicate) -> Result<Summary, Error> {
        request_is_good(&asked.request)?;
        let game = begun_by(&format!("copy of {}", asked.game), &asked.request);
        if let Ok(known) = self.summary(game) {
            return Ok(known);
        }
        let now = self.now();
        let (saved, _) = self.load(asked.game)?;
        let lines = match asked.line {
            Some(_) if !saved.summary.over => return Err(Error::new(Kind::NotOver, "the game is not over")),
            Some(line) => line as usize,
            None => saved.acts.len(),
        };
        let save = Save { log: saved.acts.iter().take(lines).cloned().collect(), ..saved.save() };
        let table = games::resume(&save)?;
        // Between an action and the draws after it nobody could go on.
        if table.turn() == Turn::Chance {
            return Err(Error::new(Kind::Malformed, "a draw is due at this line"));
        }
        let over = table.turn() == Turn::Over;
        self.agree(&saved, Deed::Copy, asked.pins.as_deref().unwrap_or_default())?;
        let changes = saved.copied(lines, &asked.request, over, now);
        self.mark_copied(&saved, now);
        // Whoever guessed at a PIN goes on waiting in the copy.
        let waiting = self.tries.iter().filter(|((of, _), _)| *of == asked.game);
        let waiting: Vec<_> = waiting.map(|((_, seat), tries)| ((game, *seat), *tries)).collect();
        self.tries.extend(waiting);
        self.saved_games.begin(game, saved.summary.rules, &changes);
        self.keep_tries();
        self.summary(game)
    }

    /// A running game says that it was copied, before the copy is there. Whatever the copy was asked for with, it counts.
    pub(super) fn mark_copied(&mut self, saved: &SavedGame, at: u64) {
        if !saved.summary.over {
            self.record(saved.id(), &Change::Copied { request: String::new(), at });
        }
    }

    /// A game from a file. Nothing is written unless all of it holds.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn import_game(&mut self, asked: Import) -> Result<Summary, Error> {
        request_is_good(&asked.request)?;
        let game = begun_by("file", &asked.request);
        if let Ok(known) = self.summary(game) {
            return Ok(known);
        }
        self.import(game, asked)
    }

    fn import(&mut self, game: GameId, asked: Import) -> Result<Summary, Error> {
        let (mut file, save, table) = GameFile::read(&asked.text, games::resume)?;
        if table.turn() == Turn::Chance {
            return Err(Error::new(Kind::BadFile, "the file ends where a draw is due"));
        }
        file.title = title(&file.title)?;
        if file.players.is_empty() {
            let number = |seat| Player::person(format!("{}", seat + 1));
            file.players = (0..table.seats()).map(number).collect();
        }
        for player in &mut file.players {
            player.name = plain(&player.name, NAME)?;
            player.pin = None;
            player.bot.as_deref().map(level).transpose()?;
            if !player.person && player.bot.is_none() {
                return Err(Error::new(Kind::BadFile, "a seat is neither a person's nor a bot's"));
            }
        }
        let (now, over) = (self.now(), table.turn() == Turn::Over);
        let changes = file.changes(&save, &asked.request, over, now);
        // A file of a game that is still played here makes a copy of it like any other. What the file says about
        // itself anybody can write; the seed tells.
        let played = self.played_with(&save);
        let pins = asked.pins.as_deref().unwrap_or_default();
        for saved in &played {
            self.may(saved, Deed::Copy, pins)?;
        }
        for saved in &played {
            self.agree(saved, Deed::Copy, pins)?;
        }
        for saved in &played {
            self.mark_copied(saved, now);
        }
        self.saved_games.begin(game, save.rules, &changes);
        self.summary(game)
    }

    /// The games that are being played here with this seed, but for copies that nobody has a PIN in.
    fn played_with(&mut self, save: &Save) -> Vec<SavedGame> {
        let runs = |summary: &&&Summary| !summary.over && summary.kind == save.game;
        let running: Vec<GameId> = self.saved_games.games().iter().filter(runs).map(|summary| summary.game).collect();
        let same = running.into_iter().filter(|game| self.saved_games.seed(*game) == Some(save.seed));
        let same: Vec<GameId> = same.collect();
        let same = same.into_iter().filter_map(|game| self.load(game).ok()).map(|(saved, _)| saved);
        same.filter(|saved| !saved.summary.copy || saved.players.iter().any(|player| player.pin.is_some())).collect()
    }

    /// Opens a game that came as a file, from a double click. The same file twice is one game, which
    /// goes on where it was left: its name follows from the text.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn open_text(&mut self, text: String) -> Result<Screen, Error> {
        let game = self.keep_text(text)?.game;
        self.open_game(ThisGame { game })
    }

    /// Keeps a game that is in a file: once, however often the file is read.
    ///
    /// # Errors
    /// If it is no game.
    pub fn keep_text(&mut self, text: String) -> Result<Summary, Error> {
        let mut game = GameId([0; 16]);
        game.0.copy_from_slice(&Sha256::digest(&text)[..16]);
        match self.summary(game) {
            Ok(known) if known.deleted.is_some() => {
                let at = self.now();
                self.record(game, &Change::Restored { request: String::new(), at });
            }
            Ok(_) => {}
            Err(_) => return self.import(game, Import { request: format!("file-{game}"), text, pins: None }),
        }
        self.summary(game)
    }

    pub(crate) fn summary(&self, game: GameId) -> Result<Summary, Error> {
        let none = || Error::new(Kind::NoSuchGame, "there is no such game");
        self.saved_games.summary(game).filter(|_| game != GameId::APP).cloned().ok_or_else(none)
    }
}

/// The game that a request begins: the same request names the same game, also after a restart.
fn begun_by(how: &str, request: &str) -> GameId {
    let mut game = GameId([0; 16]);
    game.0.copy_from_slice(&Sha256::digest(format!("cloister: {how}: {request}"))[..16]);
    game
}

/// The bot of this level.
pub(crate) fn level(text: &str) -> Result<bots::Level, Error> {
    let level = serde_json::from_value(serde_json::Value::String(text.to_owned()));
    level.map_err(|_| Error::new(Kind::NoBot, "there is no such bot"))
}

pub(crate) fn title(text: &str) -> Result<String, Error> {
    plain(text, TITLE)
}
