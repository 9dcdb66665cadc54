//! What the tests of the whole share.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use table::{Game, Rng, Turn};

/// The folder of the project.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ is inside the project").to_owned()
}

/// Every file below a folder that ends so, in order.
pub fn files(below: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![below.to_owned()];
    while let Some(folder) = folders.pop() {
        let inside = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in inside.map(|entry| entry.expect("a folder can be read").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.to_string_lossy().ends_with(end) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Compares a golden file with what was found. With `BLESS=1` in the environment it is written.
#[track_caller]
pub fn golden(path: &Path, found: &str) {
    if env::var_os("BLESS").is_some() {
        fs::write(path, found).expect("a golden file can be written");
    }
    let kept = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (n, (kept, found)) in kept.lines().zip(found.lines()).enumerate() {
        assert_eq!(kept, found, "{} line {}", path.display(), n + 1);
    }
    assert_eq!(kept.lines().count(), found.lines().count(), "{}", path.display());
}

/// Plays random actions: so many, or until the game is over. Gives how many were played.
pub fn play_on<G: Game>(game: &mut G, rng: &mut Rng, steps: usize, actions: &mut Vec<G::Action>) -> usize {
    for step in 0..steps {
        if game.turn() == Turn::Over {
            return step;
        }
        actions.clear();
        game.actions(actions);
        let action = rng.pick(actions).expect("somebody can act").clone();
        game.apply(&action, &mut ());
    }
    steps
}
