//! `cloister-cli`: the games without the app.
//!
//! Every command takes `--json`, and exits with 0 only on success.

mod bench;
mod bot_bench;
mod chronicle;
mod clock;
mod games_list;
mod ladder;
mod laws;
mod mystery_abbey;
mod player;
mod probe;
#[cfg(feature = "redb")]
mod redb_bench;
mod referee;
mod replay;
mod report;
mod scenario;
mod share;
mod simulate;
mod store_bench;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

use report::Report;

#[derive(Parser)]
#[command(version, about = "Cloister's games on the command line", max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
    /// Answer in JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// List the games with their seats and variants.
    Games,
    /// Play games and count what came of them.
    Simulate(simulate::Options),
    /// Let the rungs of a game's ladder play each other, and rate them.
    Ladder(ladder::Options),
    /// Ask several players for their plans in the same positions, and see what comes of them.
    Probe(probe::Options),
    /// Check the laws of every game on random games, over every number of seats and variant.
    Laws(laws::Options),
    /// Check that no seat of Mystery of the Abbey ever loses the true culprit, on random games: all are asked at every
    /// Mass and at the end, and in between now and then whoever must act.
    Beliefs(mystery_abbey::beliefs::Options),
    /// Measure how fast a game runs on one core.
    Bench(bench::Options),
    /// Run scenario files: positions, what is done in them, and what must come of it.
    Scenario {
        /// The files, or folders of them.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Verify saved games action by action.
    Replay {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Be a referee: read a JSON object a line, answer with one. See docs/referee.md.
    Table,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let report = match &cli.command {
        Command::Games => games_list::run(),
        Command::Simulate(options) => simulate::run(options),
        Command::Ladder(options) => ladder::run(options),
        Command::Probe(options) => probe::run(options),
        Command::Laws(options) => laws::run(options),
        Command::Beliefs(options) => mystery_abbey::beliefs::run(options),
        Command::Bench(options) => bench::run(options),
        Command::Scenario { files } => scenario::run(files),
        Command::Replay { files } => replay::run(files),
        Command::Table => return referee::run(),
    };
    report.print(cli.json)
}
