//! `replay`: verifies saved games action by action, those of the referee and those that the app exports.

use std::{
    fmt::Write as _,
    fs, io,
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
    let about = fs::metadata(file)?;
    if !about.is_file() || about.len() > store::LARGEST as u64 {
        return Err(io::Error::other("this is no file, or it is too large"));
    }
    fs::read_to_string(file)
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
