//! `bench store`: what it costs to be sure, beside the same work done with redb.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use redb::{Database, ReadableDatabase, ReadableTable, TableDefinition};
use serde_json::{Value, json};
use store::{Change, GameId, Player, Record, SavedGames};
use table::{Purpose, Seed, Turn};

use crate::Report;

/// So many games are played into the store, action by action.
const PLAYED: u64 = 12;

/// So many are in it when it is opened.
const KEPT: u64 = 1_000;

const RECORDS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("records");
const HEADS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("heads");

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

pub(crate) fn run() -> Report {
    let folder = env::temp_dir().join(format!("cloister-bench-{}", std::process::id()));
    let report = measure(&folder);
    let _ = fs::remove_dir_all(&folder);
    report.unwrap_or_else(Report::failed)
}

fn measure(folder: &Path) -> Outcome<Report> {
    fs::create_dir_all(folder)?;
    let games: Vec<Vec<Change>> = (0..PLAYED).map(play).collect::<Outcome<_>>()?;
    let ours = append_ours(&folder.join("ours"), &games)?;
    let theirs = append_redb(&folder.join("played.redb"), &games)?;
    let start = start_ours(&folder.join("kept"), &games)?;
    let start_redb = start_redb(&folder.join("kept.redb"), &games)?;
    let records: usize = games.iter().map(Vec::len).sum();
    let text = format!(
        "the store, {PLAYED} games of Monastery, {records} actions, each acknowledged on disk:\n\
         {}\n{}\n\
         {KEPT} saved games, {} of payload:\n{}\n{}",
        ours.line("ours: sled, fsync and mirror"),
        theirs.line("redb, a transaction each"),
        bytes(start.payload),
        start.line("ours"),
        start_redb.line("redb"),
    );
    let json = json!({
        "actions": records,
        "acknowledgement": { "ours": ours.json(), "redb": theirs.json() },
        "start": { "games": KEPT, "ours": start.json(), "redb": start_redb.json() },
    });
    Ok(Report { text, json, good: true })
}

/// A random game, as the saved_games is told it.
fn play(n: u64) -> Outcome<Vec<Change>> {
    let mut table = games::sit_down("monastery", &json!({ "seats": 2 + n % 3 }), Seed::from(n))?;
    let mut rng = Seed::from(n).stream(Purpose::Test, 0);
    let save = table.save();
    let mut told = vec![Change::Begun {
        request: format!("begin-{n}"),
        kind: save.game,
        setup: save.setup,
        seed: save.seed,
        players: (0..table.seats()).map(|seat| Player::person(format!("Player {seat}"))).collect(),
        title: format!("Game {n}"),
        acts: save.log,
        open: false,
        copy: false,
        at: n,
    }];
    while table.turn() != Turn::Over {
        let from = table.lines();
        let actions = table.actions();
        let action = actions.as_array().and_then(|all| rng.pick(all)).ok_or("nobody can act")?;
        table.play(action)?;
        let acts = table.acts(from);
        let request = format!("{n:08x}-0000-4000-8000-{from:012x}");
        let over = table.turn() == Turn::Over;
        told.push(Change::Played { request, acts, again: false, over, at: from as u64 });
    }
    Ok(told)
}

fn id(n: u64) -> GameId {
    let mut bytes = [7; 16];
    bytes[..8].copy_from_slice(&n.to_be_bytes());
    GameId(bytes)
}

/// How long acknowledgements took.
struct Times(Vec<Duration>);

impl Times {
    fn at(&self, hundredth: usize) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = (sorted.len() * hundredth / 100).min(sorted.len().saturating_sub(1));
        sorted.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }

    fn line(&self, name: &str) -> String {
        let (median, late, worst) = (self.at(50), self.at(99), self.at(100));
        format!("  {name:<30} median {median:.2} ms, 99th {late:.2} ms, worst {worst:.2} ms")
    }

    fn json(&self) -> Value {
        json!({ "median_ms": self.at(50), "p99_ms": self.at(99), "worst_ms": self.at(100) })
    }
}

fn append_ours(folder: &Path, games: &[Vec<Change>]) -> Outcome<Times> {
    let (mut saved_games, _) = SavedGames::open(folder, 0)?;
    let mut times = Vec::new();
    for (n, game) in (0..).zip(games) {
        for (first, change) in game.iter().enumerate() {
            let began = Instant::now();
            match first {
                0 => saved_games.begin(id(n), 1, std::slice::from_ref(change)),
                _ => saved_games.append(id(n), change),
            }
            times.push(began.elapsed());
        }
    }
    if *saved_games.saving() != store::Saving::Saved {
        return Err("the disk did not do its part".into());
    }
    Ok(Times(times))
}

fn record(n: u64, number: usize, change: &Change) -> (Vec<u8>, Vec<u8>) {
    let record = Record::new(id(n), 1, number as u32, Default::default(), change);
    let key = [id(n).0.as_slice(), &record.number.to_be_bytes()].concat();
    (key, record.write())
}

fn append_redb(path: &Path, games: &[Vec<Change>]) -> Outcome<Times> {
    let db = Database::create(path)?;
    let mut times = Vec::new();
    for (n, game) in (0..).zip(games) {
        for (number, change) in (1..).zip(game) {
            let began = Instant::now();
            let (key, bytes) = record(n, number, change);
            let write = db.begin_write()?;
            write.open_table(RECORDS)?.insert(key.as_slice(), bytes.as_slice())?;
            write.open_table(HEADS)?.insert(id(n).0.as_slice(), &bytes[..49])?;
            write.commit()?;
            times.push(began.elapsed());
        }
    }
    Ok(Times(times))
}

/// How a store with many games in it starts, and how large it is.
struct Start {
    open: Duration,
    first: Duration,
    payload: u64,
    size: u64,
    mirror: u64,
    compacted: Option<u64>,
}

impl Start {
    fn line(&self, name: &str) -> String {
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let compacted =
            self.compacted.map_or(String::new(), |size| format!(", {} with a tenth of the games", bytes(size)));
        format!(
            "  {name:<6} open and list {:.0} ms, open a game {:.1} ms, {} on disk ({:.1} times the payload){compacted}{}",
            ms(self.open),
            ms(self.first),
            bytes(self.size),
            self.size as f64 / self.payload as f64,
            if self.mirror > 0 { format!(", and {} of mirrors", bytes(self.mirror)) } else { String::new() },
        )
    }

    fn json(&self) -> Value {
        json!({
            "open_ms": self.open.as_secs_f64() * 1e3,
            "first_game_ms": self.first.as_secs_f64() * 1e3,
            "payload": self.payload,
            "size": self.size,
            "mirror": self.mirror,
            "compacted": self.compacted,
        })
    }
}

fn payload(games: &[Vec<Change>]) -> u64 {
    let written = |change: &Change| serde_json::to_vec(change).map_or(0, |bytes| bytes.len() as u64);
    let each: Vec<u64> = games.iter().map(|game| game.iter().map(written).sum()).collect();
    (0..KEPT).map(|n| each[n as usize % each.len()]).sum()
}

fn start_ours(folder: &Path, games: &[Vec<Change>]) -> Outcome<Start> {
    let (mut saved_games, _) = SavedGames::open(folder, 0)?;
    for n in 0..KEPT {
        saved_games.begin(id(n), 1, &games[n as usize % games.len()]);
    }
    drop(saved_games);
    let began = Instant::now();
    let (mut saved_games, _) = SavedGames::open(folder, 0)?;
    if saved_games.games().len() as u64 != KEPT {
        return Err("games are missing".into());
    }
    let open = began.elapsed();
    let began = Instant::now();
    // Both copies are read and checked.
    let (saved, _) = saved_games.load(id(5), 0)?;
    let first = began.elapsed();
    games::resume(&saved.save())?;
    let (size, mirror) = (size_of(&folder.join("db")), size_of(&folder.join("games")));
    // Nine in ten are deleted, and thrown away two months later; the store is then written anew.
    for n in (0..KEPT).filter(|n| n % 10 != 0) {
        saved_games.append(id(n), &Change::Deleted { request: "bench".into(), at: 0 });
    }
    drop(saved_games);
    drop(SavedGames::open(folder, 60 * 24 * 60 * 60 * 1000)?);
    let compacted = Some(size_of(&folder.join("db")));
    Ok(Start { open, first, payload: payload(games), size, mirror, compacted })
}

fn start_redb(path: &Path, games: &[Vec<Change>]) -> Outcome<Start> {
    let db = Database::create(path)?;
    for n in 0..KEPT {
        let write = db.begin_write()?;
        {
            let (mut records, mut heads) = (write.open_table(RECORDS)?, write.open_table(HEADS)?);
            for (number, change) in (1..).zip(&games[n as usize % games.len()]) {
                let (key, bytes) = record(n, number, change);
                records.insert(key.as_slice(), bytes.as_slice())?;
                heads.insert(id(n).0.as_slice(), &bytes[..49])?;
            }
        }
        write.commit()?;
    }
    drop(db);
    let began = Instant::now();
    let db = Database::open(path)?;
    let read = db.begin_read()?;
    if read.open_table(HEADS)?.iter()?.count() as u64 != KEPT {
        return Err("games are missing".into());
    }
    let open = began.elapsed();
    let began = Instant::now();
    let (from, to) = (id(5).0, id(6).0);
    for entry in read.open_table(RECORDS)?.range(from.as_slice()..to.as_slice())? {
        Record::read(entry?.1.value())?.change()?;
    }
    let first = began.elapsed();
    let size = fs::metadata(path)?.len();
    Ok(Start { open, first, payload: payload(games), size, mirror: 0, compacted: None })
}

fn size_of(folder: &Path) -> u64 {
    let inside = fs::read_dir(folder).into_iter().flatten().flatten();
    let size =
        |path: PathBuf| if path.is_dir() { size_of(&path) } else { fs::metadata(path).map_or(0, |about| about.len()) };
    inside.map(|entry| size(entry.path())).sum()
}

fn bytes(many: u64) -> String {
    format!("{:.1} MB", many as f64 / 1e6)
}
