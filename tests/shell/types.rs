//! The types of the contract, generated for the UI.

use std::{env, fs, path::Path};

use ts_rs::{Config, TS};

use crate::{answers, error, requests};

/// Every type that crosses the boundary, in the order of the file.
fn generated() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// biome-ignore-all format: generated\n// biome-ignore-all lint: generated\n\
         // Generated from Rust by `BLESS=1 cargo test -p cloister types`. Do not edit.\n",
    );
    macro_rules! write {
        ($($type:ty),* $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$type as TS>::decl(&config)));)*
        };
    }
    write!(
        answers::Screen,
        answers::Handoff,
        answers::Undo,
        answers::BotThinking,
        answers::SeatedPlayer,
        answers::About,
        answers::Glance,
        answers::Lines,
        answers::Reasons,
        answers::Previews,
        answers::Past,
        answers::Advice,
        answers::OwnFile,
        answers::KeptFile,
        answers::KeptFiles,
        answers::TableChanged,
        answers::ThinkingOn,
        error::Error,
        error::Kind,
        error::Refusal,
        store::Saving,
        store::Why,
        store::News,
        store::Summary,
        store::Settings,
        store::Statistics,
        store::Figures,
        store::Against,
        requests::ThisGame,
        requests::Change,
        requests::Play,
        requests::Consider,
        requests::Look,
        requests::Lift,
        requests::ForgetPin,
        requests::Log,
        requests::History,
        requests::Hint,
        requests::SeatBot,
        requests::SeatPerson,
        requests::SetPin,
        requests::Rename,
        requests::Duplicate,
        requests::Import,
        requests::ImportFile,
        requests::NewGame,
        requests::NewPlayer,
        requests::SetSettings,
        requests::ExportStatistics,
        requests::Format,
    );
    text
}

#[test]
fn the_ui_has_the_types_of_the_shell() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/src/generated/shell.ts");
    let found = generated();
    if env::var_os("BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, &found).expect("it can be written");
    }
    let kept = fs::read_to_string(&path).expect("the generated types");
    assert_eq!(kept, found, "the UI's types are stale: run BLESS=1 cargo test -p cloister types");
}
