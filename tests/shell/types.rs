//! The types of the contract, generated for the UI: the shell's, those all games share, and each game's.

use std::{collections::BTreeSet, env, fs, path::Path};

use store::{Saving, Settings, Statistics, Summary};
use ts_rs::{Config, TS};

use crate::answers::*;
use crate::error::{Error, Kind, Refusal};
use crate::requests::*;

const HEAD: &str = "// biome-ignore-all format: generated\n// biome-ignore-all lint: generated\n\
    // biome-ignore-all assist: generated\n\
    // Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.\n";

/// What of a game crosses the boundary; the page says which game it means: `Screen<Monastery>`.
const GAME: &str = "/** The types of a game. */\n\
    export interface GameTypes { view: unknown, action: unknown, event: unknown, setup: unknown, why: string, forecast: unknown }\n";

macro_rules! declarations {
    ($($type:ty),* $(,)?) => {
        [$((<$type as TS>::name(&Config::default()), <$type as TS>::decl(&Config::default()))),*]
    };
}

/// Every type that crosses the boundary, in the order of the file: its name and its declaration.
fn declarations() -> Vec<(String, String)> {
    declarations![
        Screen,
        table::Frame,
        table::Line,
        Handoff,
        Undo,
        BotThinking,
        SeatedPlayer,
        Consent,
        AskedSeat,
        About,
        Glance,
        Lines,
        Past,
        WhyNot,
        Advice,
        Counting,
        OwnFile,
        KeptFile,
        Brought,
        KeptFiles,
        TableChanged,
        ThinkingOn,
        Error,
        Kind,
        Refusal,
        Saving,
        store::Why,
        store::News,
        Summary,
        Settings,
        Statistics,
        store::Figures,
        store::Against,
        Nothing,
        ThisGame,
        ChangeGame,
        Play,
        Consider,
        Look,
        Lift,
        ForgetPin,
        Log,
        History,
        Hint,
        SeatBot,
        SeatPerson,
        SetPin,
        WriteNote,
        Rename,
        Duplicate,
        Export,
        Deed,
        AskTable,
        Import,
        ImportFile,
        NewGame,
        NewPlayer,
        PlayAgain,
        SetSettings,
        ExportStatistics,
        Format,
    ]
    .into()
}

macro_rules! commands {
    (
        app { $($name:ident: $asked:ident $(up to $most:ident)? => $answer:ty,)* }
        beside { $($home:ident::$other:ident: $wanted:ident => $given:ty,)* }
    ) => {
        /// Every command: its name, what is asked and what is answered.
        fn commands() -> Vec<[String; 3]> {
            let config = Config::default();
            let mut all = vec![
                $([stringify!($name).into(), <$asked>::name(&config), <$answer>::name(&config)],)*
                $([stringify!($other).into(), <$wanted>::name(&config), <$given>::name(&config)],)*
            ];
            all.sort();
            all
        }
    };
}

every_command!(commands);

/// The words of a declaration, and what is between them; a line of a comment is one piece.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let part = |c: char| c.is_alphanumeric() || c == '_';
    text.split_inclusive('\n').flat_map(move |line| {
        let comment = line.trim_start().starts_with(['*', '/']);
        let ends = move |c: char| if comment { c == '\n' } else { !part(c) };
        line.split_inclusive(ends).flat_map(move |piece| {
            let end = piece.trim_end_matches(ends).len();
            [&piece[..end], &piece[end..]]
        })
    })
}

/// Which of these types know a game: those that name a part of it, and those that hold one of those.
fn of_a_game(all: &[(String, String)]) -> BTreeSet<&str> {
    let mut known: BTreeSet<&str> = BTreeSet::new();
    loop {
        let knows = |text: &str| text.contains("G[") || words(text).any(|word| known.contains(word));
        let now = all.iter().filter(|(_, text)| knows(text)).map(|(name, _)| name.as_str()).collect();
        if now == known {
            return known;
        }
        known = now;
    }
}

/// The shell's own types. Those that know a game are written for any game.
fn shell() -> String {
    let all = declarations();
    let known = of_a_game(&all);
    let with_game = |text: &str| {
        words(text)
            .map(|word| if known.contains(word) { format!("{word}<G>") } else { word.to_owned() })
            .collect::<String>()
    };
    let shared = "import type { About as GameAbout, Barrier, Eyes, Outcome, Privacy, Seat, Turn } from \"./table.ts\";";
    let mut text = format!("{HEAD}\n{shared}\n\n{GAME}");
    for (name, declaration) in &all {
        let (head, body) = declaration.split_once(" = ").expect("a declaration says what it is");
        assert_eq!(head, format!("type {name}"));
        let of = if known.contains(name.as_str()) { "<G extends GameTypes = GameTypes>" } else { "" };
        text.push_str(&format!("\nexport type {name}{of} = {}\n", with_game(body)));
    }
    text.push_str("\n/** What the page may ask, and what it is answered. */\nexport interface Commands<G extends GameTypes = GameTypes> {\n");
    for [name, request, answer] in commands() {
        text.push_str(&format!("  {name}: {{ request: {}, answer: {} }},\n", with_game(&request), with_game(&answer)));
    }
    text + "}\n"
}

/// A game's types, and all of them under its name.
fn game<G: bots::Mind>(name: &str, types: &str) -> String {
    // Of what all games share only what this one needs.
    let (shared, types) = types.split_once('\n').expect("an import and declarations");
    let (_, names) = shared.split_once("{ ").expect("it names them");
    let (names, _) = names.split_once(" }").expect("it names them");
    let needed: Vec<&str> = names.split(", ").filter(|name| words(types).any(|word| word == *name)).collect();
    let shared = format!("import type {{ {} }} from \"./table.ts\";", needed.join(", "));
    format!(
        "{HEAD}\n{shared}\n{types}\n/** What a bot may say for a plan. */\nexport type BotReason = {};\n\n/** All of them together. */\n\
         export interface {name} {{ view: View, action: Action, event: Event, setup: Setup, why: Why, forecast: Forecast }}\n",
        G::REASONS.iter().map(|key| format!("\"{key}\"")).collect::<Vec<_>>().join(" | ")
    )
}

/// A field a line, with what it means before it.
fn compact(text: &str) -> String {
    let text = text.replace(" \n/**\n * ", "\n  /** ").replace("\n */\n", " */ ").replace("\n * ", " ");
    text.replace(", };", ",\n};").replace(", } |", ",\n} |")
}

#[test]
fn the_ui_has_the_types_of_rust() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src/generated");
    macro_rules! every_game {
        ($($folder:ident $game:ident,)*) => {
            [$((stringify!($folder), game::<games::$folder::$game>(stringify!($game), &games::$folder::types()))),*]
        };
    }
    let games = games::games!(every_game);
    let shared = format!("{HEAD}\n{}", table::types());
    let bless = env::var_os("BLESS").is_some();
    for (file, found) in [("shell", shell()), ("table", shared)].into_iter().chain(games) {
        let (path, found) = (folder.join(format!("{file}.ts")), compact(&found));
        if bless {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&path, &found).expect("it can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == found, "the UI's types are stale ({file}.ts): run BLESS=1 cargo test -p cloister types");
    }
}
