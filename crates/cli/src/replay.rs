//! `replay`: verifies saved games action by action, those of the referee and those that the app exports.

use std::{
    fmt::Write as _,
    fs::{self, File},
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use serde_json::{Value, json};
use store::GameFile;

use crate::Report;

pub(crate) fn run(files: &[PathBuf]) -> Report {
    let mut text = String::new();
    let mut results = Vec::new();
    let mut good = true;
    for file in files {
        let name = file.display();
        match verify(file) {
            Ok(found) => {
                let _ =
                    writeln!(text, "{name}: {} actions, {}", found["actions"], found["state"].as_str().unwrap_or(""));
                results.push(json!({ "file": name.to_string(), "good": found }));
            }
            Err(reason) => {
                good = false;
                let _ = writeln!(text, "{name}: {reason}");
                results.push(json!({ "file": name.to_string(), "error": reason }));
            }
        }
    }
    Report { text: text.trim_end().to_owned(), json: Value::from(results), good }
}

/// The text of a file; not of anything that does not end.
pub(crate) fn read(file: &Path) -> io::Result<String> {
    const LARGEST: u64 = store::LARGEST as u64;
    let no_file = || io::Error::other("this is no file, or it is too large");
    if !fs::metadata(file)?.is_file() {
        return Err(no_file());
    }
    // Some files say that they are empty, and do not end.
    let mut bytes = Vec::new();
    File::open(file)?.take(LARGEST + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > LARGEST {
        return Err(no_file());
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("this is no text"))
}

fn verify(file: &Path) -> Result<Value, String> {
    let text = read(file).map_err(|error| error.to_string())?;
    let (_, save, table) = GameFile::read(&text, games::resume).map_err(|bad| bad.to_string())?;
    let state = match table.outcome() {
        Some(outcome) => {
            format!("over by {}, points {:?}", outcome.ending, outcome.points.as_slice())
        }
        None => "still going on".to_owned(),
    };
    Ok(json!({
        "game": save.game, "actions": table.lines(), "hash": format!("{:016x}", table.hash()),
        "outcome": table.outcome(), "state": state,
    }))
}
