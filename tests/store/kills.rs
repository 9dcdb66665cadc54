//! A process that plays and saves is killed at random moments; what it acknowledged is there.
//!
//! The child is this same test, told by its environment to play. It writes `begin N` and
//! `game number` lines to its output as they are acknowledged them.

use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    sync::mpsc,
    thread,
    time::Duration,
};

use store::{GameId, Saving};
use table::{Purpose, Seed};

use crate::play::{Folder, Playing, open, soak, tables};

const CHILD: &str = "CLOISTER_KILLED_CHILD";

/// How many kills: a few in the tests, many in `make soak`.
fn trials() -> u32 {
    soak(300) as u32
}

#[test]
fn what_is_acknowledged_survives_the_process() {
    if env::var_os(CHILD).is_some() {
        return;
    }
    let (mut kills, mut acknowledged, mut at_start) = (0, 0u64, 0u32);
    let mut rng = Seed::from(9).stream(Purpose::Test, 0);
    let mut folder = Folder::new();
    let mut known: BTreeMap<GameId, u32> = BTreeMap::new();
    while kills < trials() {
        if kills % 40 == 0 {
            folder = Folder::new();
            known.clear();
        }
        // A third of the kills fall into the start.
        let starting = rng.below(3) == 0;
        let wait = Duration::from_micros(u64::from(rng.below(if starting { 30_000 } else { 60_000 })));
        let heard = run_and_kill(&folder.0, kills, starting, wait);
        acknowledged += heard.len() as u64;
        at_start += u32::from(heard.is_empty());
        for (game, number) in heard {
            let last = known.entry(game).or_default();
            *last = number.max(*last);
        }
        let mut saved_games = open(&folder.0);
        let there: BTreeMap<GameId, u32> =
            tables(&mut saved_games).into_iter().map(|(game, number, _)| (game, number)).collect();
        for (game, number) in &known {
            let found = there.get(game).copied().unwrap_or(0);
            assert!(found >= *number, "{game}: {number} acknowledged, {found} there (kill {kills})");
            assert!(found <= number + 1, "{game}: {found} there, only {number} acknowledged");
        }
        known.extend(there);
        kills += 1;
    }
    println!("{kills} kills, {at_start} before the first word, {acknowledged} acknowledged, 0 lost");
    assert!(acknowledged > u64::from(kills), "the child plays");
}

/// Runs the child, kills it so long after its start or after its first word, and gives what it
/// acknowledged.
fn run_and_kill(folder: &Path, seed: u32, starting: bool, after: Duration) -> Vec<(GameId, u32)> {
    let mut child = Command::new(env::current_exe().expect("a test has a program"))
        .args(["--exact", "kills::child_plays", "--nocapture", "--test-threads=1"])
        .env(CHILD, folder)
        .env("CLOISTER_CHILD_SEED", seed.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the child starts");
    let out = child.stdout.take().expect("its output is ours");
    let (first, spoke) = mpsc::channel();
    let reader = thread::spawn(move || {
        let words = |line: String| {
            let (game, number) = line.strip_prefix("ack ")?.split_once(' ')?;
            let _ = first.send(());
            Some((game.parse().ok()?, number.parse().ok()?))
        };
        BufReader::new(out).lines().map_while(Result::ok).filter_map(words).collect()
    });
    if !starting {
        spoke.recv_timeout(Duration::from_secs(120)).expect("the child plays");
    }
    thread::sleep(after);
    child.kill().expect("it can be killed");
    child.wait().expect("it is gone");
    reader.join().expect("its words were heard")
}

/// The child. Alone, without its environment, it does nothing.
#[test]
fn child_plays() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let seed: u64 = env::var("CLOISTER_CHILD_SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(0);
    // The harness has begun a line of its own.
    println!();
    let mut saved_games = open(Path::new(&folder));
    let say = |saved_games: &store::SavedGames, game: GameId| {
        assert_eq!(*saved_games.saving(), Saving::Saved);
        let number = saved_games.summary(game).expect("it is there").number;
        let mut out = std::io::stdout().lock();
        writeln!(out, "ack {game} {number}").and_then(|()| out.flush()).expect("somebody listens");
    };
    let mut running: Vec<GameId> =
        saved_games.games().iter().filter(|summary| !summary.over).map(|summary| summary.game).collect();
    let mut next = saved_games.games().len() as u64;
    loop {
        let mut game = match running.pop() {
            Some(game) => Playing::resume(&mut saved_games, game, seed),
            None => {
                next += 1;
                let game = Playing::begin(&mut saved_games, next);
                say(&saved_games, game.id);
                game
            }
        };
        while game.step(&mut saved_games).is_some() {
            say(&saved_games, game.id);
        }
    }
}
