//! A child that plays under `strace`: its calls to the disk are written down, or made to fail, or it
//! is killed at one of them. Without `strace` these tests say so and do nothing.

use std::{
    collections::BTreeMap,
    env, fs,
    path::Path,
    process::{Command, Output, Stdio},
    sync::OnceLock,
    thread,
    time::Duration,
};

use store::{GameId, SavedGames, Saving};

use crate::play::Playing;

const CHILD: &str = "CLOISTER_TRACED_CHILD";

/// Whether calls can be traced here.
pub(crate) fn can_trace() -> bool {
    static CAN: OnceLock<bool> = OnceLock::new();
    *CAN.get_or_init(|| {
        let traced = Command::new("strace").args(["-o", "/dev/null", "true"]).stderr(Stdio::null()).status();
        let can = traced.is_ok_and(|status| status.success());
        if !can {
            println!("no strace here: calls to the disk are not traced");
        }
        can
    })
}

/// What the child does.
#[derive(Clone, Copy)]
pub(crate) struct Life {
    pub(crate) steps: u32,
    /// Whether it writes the store anew in the end.
    pub(crate) compact: bool,
}

/// Lets the child live under `strace` with these options, which write to `trace`.
pub(crate) fn live(folder: &Path, life: Life, trace: &Path, options: &[&str]) -> Output {
    Command::new("strace")
        .arg("-f")
        .arg("-o")
        .arg(trace)
        .args(options)
        .arg(env::current_exe().expect("a test has a program"))
        .args(["--exact", "traced::child_lives", "--nocapture", "--test-threads=1"])
        .env(CHILD, folder)
        .env("CLOISTER_CHILD_STEPS", life.steps.to_string())
        .env("CLOISTER_CHILD_COMPACTS", u8::from(life.compact).to_string())
        .env("RUST_BACKTRACE", "0")
        .output()
        .expect("strace runs")
}

/// What the child said, line by line: the last number of each game that is on disk, and the words.
pub(crate) fn heard(output: &[u8]) -> (BTreeMap<GameId, u32>, Vec<String>) {
    let (mut acknowledged, mut words) = (BTreeMap::new(), Vec::new());
    for line in String::from_utf8_lossy(output).lines() {
        match acknowledgement(line) {
            Some((game, number)) => drop(acknowledged.insert(game, number)),
            None => words.push(line.to_owned()),
        }
    }
    (acknowledged, words)
}

/// A line by which the child says that something is on disk.
pub(crate) fn acknowledgement(line: &str) -> Option<(GameId, u32)> {
    let (game, number) = line.strip_prefix("ack ")?.split_once(' ')?;
    Some((game.parse().ok()?, number.parse().ok()?))
}

/// The child. Alone, without its environment, it does nothing. It plays two games in turn and ends by
/// itself, whatever the disk does; a word that nobody hears is lost, and that is all.
#[test]
fn child_lives() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let number = |name: &str| env::var(name).ok().and_then(|text| text.parse::<u32>().ok()).unwrap_or(0);
    say("\nbegun");
    // Once in some thousand lives sled waits for ever for a thread of its own that met the fault: then it is ended, as
    // a player would end it. What it acknowledged must be there all the same.
    thread::spawn(|| {
        thread::sleep(Duration::from_secs(60));
        say("stuck");
        std::process::exit(0);
    });
    let Ok((mut saved_games, _)) = SavedGames::open(Path::new(&folder), 0) else { std::process::exit(3) };
    let acknowledge = |saved_games: &SavedGames, game: GameId| {
        if let (Saving::Saved, Some(summary)) = (saved_games.saving(), saved_games.summary(game)) {
            say(&format!("ack {game} {}", summary.number));
        }
    };
    let known: Vec<GameId> = saved_games.games().iter().map(|summary| summary.game).collect();
    let mut games: Vec<Playing> = (0..2u64)
        .map(|n| {
            let saved = known.get(n as usize).and_then(|game| Playing::try_resume(&mut saved_games, *game, n));
            // No two games have one id, not even where the old ones cannot be read.
            saved.unwrap_or_else(|| Playing::begin(&mut saved_games, 10 * u64::from(std::process::id()) + n))
        })
        .collect();
    for game in &games {
        acknowledge(&saved_games, game.id);
    }
    for step in 0..number("CLOISTER_CHILD_STEPS") as usize {
        let game = &mut games[step % 2];
        game.step(&mut saved_games);
        acknowledge(&saved_games, game.id);
    }
    if number("CLOISTER_CHILD_COMPACTS") == 1 {
        let _ = saved_games.compact(&mut Vec::new());
    }
    // The players see the banner and try again.
    if *saved_games.reopen(0) == Saving::Saved {
        for game in &games {
            acknowledge(&saved_games, game.id);
        }
    }
    // What is being played is there, on disk or not.
    for game in &games {
        if let Ok((saved, _)) = saved_games.load(game.id, 0) {
            let found = games::resume(&saved.save()).expect("it holds").hash();
            say(if found == game.table.hash() { "whole" } else { "another table" });
        }
    }
    say("end");
    std::process::exit(0);
}

/// Writes at once, without the harness, and does not mind when nobody hears.
fn say(words: &str) {
    use std::io::Write;
    let _ = std::io::stdout().write_all(format!("{words}\n").as_bytes()).and_then(|()| std::io::stdout().flush());
}

/// Copies a folder.
pub(crate) fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder can be read") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_all(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a file can be copied");
        }
    }
}
