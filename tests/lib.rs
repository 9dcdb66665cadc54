//! What the tests of the whole share.

use std::{
    env, fs,
    path::{Path, PathBuf},
    thread,
};

use table::{Game, Rng, Turn};

/// The folder of the project.
pub fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("tests/ is inside the project").to_owned()
}

/// What is built or fetched is no source.
const BUILT: [&str; 4] = ["dist", "generated", "node_modules", "target"];

/// Every source below a folder that ends so, in order; none, if there is no such folder.
pub fn files(below: &Path, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![below.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(inside) = fs::read_dir(&folder) else { continue };
        for path in inside.map(|entry| entry.expect("a folder can be read").path()) {
            if path.is_dir() {
                let built = BUILT.iter().any(|name| path.ends_with(name));
                folders.extend((!built).then_some(path));
            } else if path.to_string_lossy().ends_with(end) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The text of a file.
#[track_caller]
pub fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Compares a golden file with what was found. With `BLESS=1` in the environment it is written.
#[track_caller]
pub fn golden(path: &Path, found: &str) {
    if env::var_os("BLESS").is_some() {
        fs::write(path, found).expect("a golden file can be written");
    }
    let kept = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{}: {error}; BLESS=1 writes it for the first time", path.display()));
    for (n, (kept, found)) in kept.lines().zip(found.lines()).enumerate() {
        assert_eq!(kept, found, "{} line {}", path.display(), n + 1);
    }
    assert_eq!(kept.lines().count(), found.lines().count(), "{}", path.display());
}

/// Does this with every game of the list, each on a thread of its own.
pub fn in_every_game(test: impl games::Visitor<Output = ()> + Copy + Send) {
    on_threads(names(), move |name| games::visit(name, test).expect("what is listed is found"));
}

/// Does this with every game of the list and its mind, each on a thread of its own.
pub fn with_every_mind(test: impl bots::Visitor<Output = ()> + Copy + Send) {
    on_threads(names(), move |name| bots::visit(name, test).expect("what is listed is found"));
}

fn names() -> Vec<&'static str> {
    games::all().into_iter().map(|about| about.name).collect()
}

fn on_threads(names: Vec<&'static str>, test: impl Fn(&str) + Copy + Send) {
    thread::scope(|scope| {
        for name in names {
            let named = thread::Builder::new().name(name.into());
            named.spawn_scoped(scope, move || test(name)).expect("a thread can be started");
        }
    });
}

/// What was agreed at this table, as the variants are called: `plain`, or `simpler-keep-half`.
pub fn agreed<G: Game>(setup: &G::Setup) -> String {
    let written = serde_json::to_value(setup).expect("a setup can be written");
    let said = G::ABOUT.variants.iter().filter_map(|variant| match &written[variant.key] {
        serde_json::Value::Bool(true) => Some(variant.key.to_owned()),
        value => value.as_str().filter(|choice| *choice != variant.choices[0]).map(str::to_owned),
    });
    let said: Vec<String> = said.collect();
    if said.is_empty() { "plain".into() } else { said.join("-") }
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
