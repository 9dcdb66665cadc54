//! `scenario`: runs scenario files.

use std::{
    fs,
    path::{Path, PathBuf},
};

use serde_json::{Value, json};

use crate::Report;

pub(crate) fn run(paths: &[PathBuf]) -> Report {
    let mut files = Vec::new();
    for path in paths {
        if let Err(error) = gather(path, &mut files) {
            return Report::failed(format!("{}: {error}", path.display()));
        }
    }
    if files.is_empty() {
        return Report::failed("there are no scenarios (files that end in .scenario) there");
    }
    let mut text = String::new();
    let mut results = Vec::new();
    let mut failed = 0;
    for file in &files {
        let name = file.display().to_string();
        let outcome = crate::replay::read(file)
            .map_err(|error| error.to_string())
            .and_then(|said| games::script::run(&said).map_err(|failure| failure.to_string()));
        match outcome {
            Ok(checked) => {
                text.push_str(&format!("passed  {name}\n"));
                results.push(json!({ "file": name, "passed": true, "checked": checked }));
            }
            Err(reason) => {
                failed += 1;
                text.push_str(&format!("FAILED  {name}: {reason}\n"));
                results.push(json!({ "file": name, "passed": false, "reason": reason }));
            }
        }
    }
    text.push_str(&format!("{} passed, {failed} failed", files.len() - failed));
    Report { text, json: Value::from(results), good: failed == 0 }
}

/// A file, or every scenario in a folder and the folders inside it, in order.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut inside: Vec<PathBuf> =
        fs::read_dir(path)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    inside.sort();
    for path in inside.iter().filter(|path| path.is_dir() || path.extension().is_some_and(|end| end == "scenario")) {
        gather(path, files)?;
    }
    Ok(())
}
