//! `bench store`: what it costs to be sure; with the feature `redb`, beside the same work done there.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use serde_json::{Map, Value, json};
use store::{Change, GameId, Player, SavedGames};
use table::{Purpose, Seed, Turn};

use crate::Report;

/// So many games are played into the store, action by action.
const PLAYED: u64 = 12;

/// So many are in it when it is opened.
pub(crate) const KEPT: u64 = 1_000;

const DAY: u64 = 24 * 60 * 60 * 1000;

pub(crate) type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

pub(crate) fn run() -> Report {
    let folder = env::temp_dir().join(format!("cloister-bench-{}", std::process::id()));
    let report = measure(&folder);
    let _ = fs::remove_dir_all(&folder);
    report.unwrap_or_else(Report::failed)
}

fn measure(folder: &Path) -> Outcome<Report> {
    fs::create_dir_all(folder)?;
    let games: Vec<Vec<Change>> = (0..PLAYED).map(play).collect::<Outcome<_>>()?;
    let ours = Measured {
        name: "ours",
        how: "sled, fsync and mirror",
        append: append_ours(&folder.join("ours"), &games)?,
        start: start_ours(&folder.join("kept"), &games)?,
    };
    let records: usize = games.iter().map(Vec::len).sum();
    let payload = bytes(ours.start.payload);
    let all = [
        ours,
        #[cfg(feature = "redb")]
        crate::redb_bench::measure(folder, &games)?,
    ];
    let lines = |line: fn(&Measured) -> String| all.iter().map(line).collect::<Vec<_>>().join("\n");
    let text = format!(
        "the store, {PLAYED} games of {}, {records} actions, each acknowledged on disk:\n{}\n\
         {KEPT} saved games, {payload} of payload:\n{}",
        kind(),
        lines(|one| one.append.line(&format!("{}: {}", one.name, one.how))),
        lines(|one| one.start.line(one.name)),
    );
    let named = |json: fn(&Measured) -> Value| -> Map<String, Value> {
        all.iter().map(|one| (one.name.to_owned(), json(one))).collect()
    };
    let mut start = named(|one| one.start.json());
    start.insert("games".into(), json!(KEPT));
    let json = json!({ "actions": records, "acknowledgement": named(|one| one.append.json()), "start": start });
    Ok(Report { text, json, good: true })
}

/// What was measured of one store.
pub(crate) struct Measured {
    pub(crate) name: &'static str,
    pub(crate) how: &'static str,
    pub(crate) append: Times,
    pub(crate) start: Start,
}

/// The game that is played into it: the first of all.
fn kind() -> &'static str {
    games::all()[0].name
}

/// A random game, as the store is told it.
fn play(n: u64) -> Outcome<Vec<Change>> {
    let mut table = games::sit_down(kind(), &json!({ "seats": 2 + n % 3 }), Seed::from(n))?;
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

pub(crate) fn id(n: u64) -> GameId {
    let mut bytes = [7; 16];
    bytes[..8].copy_from_slice(&n.to_be_bytes());
    GameId(bytes)
}

/// How long acknowledgements took.
pub(crate) struct Times(pub(crate) Vec<Duration>);

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

/// How a store with many games in it starts, and how large it is.
pub(crate) struct Start {
    pub(crate) open: Duration,
    pub(crate) first: Duration,
    pub(crate) payload: u64,
    pub(crate) size: u64,
    pub(crate) mirror: u64,
    pub(crate) compacted: Option<u64>,
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

pub(crate) fn payload(games: &[Vec<Change>]) -> u64 {
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
    // Nine in ten are deleted, and thrown away two months later, when something is played and Cloister is started on
    // three days; the store is then written anew.
    for n in (0..KEPT).filter(|n| n % 10 != 0) {
        saved_games.append(id(n), &Change::Deleted { request: "bench".into(), at: 0 });
    }
    let played = Change::Played { request: "late".into(), acts: Vec::new(), again: false, over: true, at: 62 * DAY };
    saved_games.append(id(0), &played);
    drop(saved_games);
    for day in 60..=62 {
        drop(SavedGames::open(folder, day * DAY)?);
    }
    let compacted = Some(size_of(&folder.join("db")));
    if SavedGames::open(folder, 62 * DAY)?.0.games().len() as u64 != KEPT / 10 {
        return Err("what was deleted is still there".into());
    }
    Ok(Start { open, first, payload: payload(games), size, mirror, compacted })
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
