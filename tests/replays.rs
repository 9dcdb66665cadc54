//! Golden replays: a recorded game for each number of seats, variant and way to end.

use std::fs;

use cloister_tests::{files, project};
use table::Save;

#[test]
fn every_recorded_game_replays() {
    for path in files(&project().join("tests/replays"), ".cloister") {
        let text = fs::read_to_string(&path).expect("a recorded game can be read");
        let save = Save::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let table = games::resume(&save).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let outcome = table.outcome().unwrap_or_else(|| panic!("{} is not over", path.display()));
        assert_eq!(save.write(), text, "{} is written as it was read", path.display());
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        assert!(name.ends_with(outcome.ending), "{name} ended by {}", outcome.ending);
    }
}
