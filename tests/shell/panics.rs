//! A mistake of ours at every moment: the answer comes, the game goes on, and nothing is lost or done
//! twice. The log says where it was and never what was in a hand.

use std::{
    env, fs,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
};

use serde_json::{Value, json};
use store::{SavedGames, Saving};
use tauri::Manager;

use super::kit::{Desktop, Foreseen, new_game};
use crate::app::{App, World};
use crate::journal::{self, Journal};
use crate::shell::Shell;

/// What a panic's words might quote.
const SECRET: &str = "the chapel behind the screen";

/// A world that stumbles once, when it is asked for the n-th time.
struct Stumbling(Arc<AtomicI64>, Foreseen);

impl Stumbling {
    fn step(&self) {
        assert!(self.0.fetch_sub(1, Ordering::Relaxed) != 1, "{SECRET}");
    }
}

impl World for Stumbling {
    fn now(&self) -> u64 {
        self.step();
        self.1.now()
    }
    fn steady(&self) -> u64 {
        self.step();
        self.1.steady()
    }
    fn chance(&mut self, bytes: &mut [u8]) {
        self.step();
        self.1.chance(bytes);
    }
}

/// A page that sends a request again as long as the answer is that we made a mistake.
struct Page {
    desktop: Desktop,
    mistakes: u32,
}

impl Page {
    fn ask(&mut self, command: &str, asked: Value) -> Value {
        loop {
            match self.desktop.ask(command, asked.clone()) {
                Ok(answer) => return answer,
                Err(error) if error["kind"] == "internal" => {
                    let told = error.to_string();
                    assert!(!told.contains(SECRET), "{told}");
                    self.mistakes += 1;
                    assert!(self.mistakes < 5, "one mistake is one answer");
                }
                Err(error) => panic!("{command}: {error}"),
            }
        }
    }

    /// The seat that must act, at the device.
    fn up(&mut self, game: &Value) -> Value {
        loop {
            let screen = self.ask("screen", json!({ "game": game }));
            let curtain = &screen["handoff"];
            if curtain.is_null() {
                return screen;
            }
            let lift = json!({ "game": game, "seat": curtain["seat"], "fall": curtain["fall"] });
            match self.desktop.ask("lift", lift) {
                Ok(screen) => return screen,
                // The mistake lowered the curtain once more.
                Err(error) => {
                    assert!(error["kind"] == "internal" || error["kind"] == "stale-curtain", "{error}");
                    self.mistakes += u32::from(error["kind"] == "internal");
                }
            }
        }
    }
}

/// An evening; what came of it.
fn evening(app: App, journal: Journal) -> (String, u32) {
    let mut page = Page { desktop: Desktop::with(app, journal), mistakes: 0 };
    // With a seed of our own a game that is asked for again is the same game.
    let mut asked = new_game("pp");
    asked["seed"] = json!("7");
    let game = page.ask("new_game", asked)["game"].clone();
    for n in 0..6 {
        let screen = page.up(&game);
        let actions = screen["actions"].as_array().expect("it is to act");
        let action = actions[n % actions.len()].clone();
        let play = json!({ "game": game, "number": screen["number"], "request": format!("r{n}"), "actions": [action] });
        page.ask_changing(&game, "play", play);
    }
    let screen = page.up(&game);
    if screen["undo"]["can"] == true {
        let undo = json!({ "game": game, "number": screen["number"], "request": "u" });
        page.ask_changing(&game, "undo", undo);
    }
    let screen = page.up(&game);
    let named = json!({ "game": game, "number": screen["number"], "request": "n", "title": "Lent" });
    page.ask("rename_game", named);
    let text = page.ask("export_game", json!({ "game": game }))["text"].clone();
    page.ask("import_game", json!({ "request": "i", "text": text }));
    page.ask("duplicate_game", json!({ "game": game, "request": "d" }));
    page.ask("glance", json!({ "game": game }));
    page.ask("close_game", json!({ "game": game }));
    page.ask("open_game", json!({ "game": game }));
    let shell = page.desktop.tauri.state::<Shell>();
    let truth = shell.ask(|app| {
        let mut games: Vec<_> = app.saved_games.games().iter().map(|summary| (summary.number, summary.line)).collect();
        games.sort_unstable();
        let open = app.opened.as_ref().expect("open");
        let again = app.saved_games.summary(open.saved.id()).expect("saved").number;
        assert_eq!(open.saved.summary.number, again, "the table and the saved_games agree");
        Ok(format!("{games:?} {:x} {}", open.table.hash(), open.saved.summary.title))
    });
    (truth.expect("it can be told"), page.mistakes)
}

impl Page {
    /// A change by the seat at the device: after a mistake the curtain is down and has to be lifted.
    fn ask_changing(&mut self, game: &Value, command: &str, asked: Value) {
        loop {
            match self.desktop.ask(command, asked.clone()) {
                Ok(_) => return,
                Err(error) => {
                    assert_eq!(error["kind"], "internal", "{command}: {error}");
                    self.mistakes += 1;
                    self.up(game);
                }
            }
        }
    }
}

fn app(n: i64) -> App {
    let world = Stumbling(Arc::new(AtomicI64::new(n)), Foreseen::still(3));
    App::new(SavedGames::in_memory(Saving::Saved), Vec::new(), Box::new(world))
}

const CHILD: &str = "CLOISTER_STUMBLING_CHILD";

/// The hook for panics is the whole process's, so this runs in one of its own.
#[test]
fn a_mistake_at_every_moment_costs_nothing() {
    let folder = env::temp_dir().join(format!("cloister-panics-{}", std::process::id()));
    let output = Command::new(env::current_exe().expect("a test has a program"))
        .args(["--exact", "tests::panics::child_stumbles", "--nocapture"])
        .env(CHILD, &folder)
        .output()
        .expect("the child starts");
    let (said, wrote) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{wrote}");
    let log = fs::read_to_string(folder.join("cloister.log")).expect("a log");
    let old = fs::read_to_string(folder.join("cloister.old.log")).unwrap_or_default();
    fs::remove_dir_all(&folder).expect("it can be removed");
    assert!(log.contains("a mistake of ours at ") && log.contains("panics.rs"), "{log}");
    for text in [&log, &old, &*wrote] {
        for secret in [SECRET, "chapel", "garden", "library", "tiles", "seed", "1234"] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    }
    println!("{}", said.lines().find(|line| line.contains("mistakes")).unwrap_or_default());
}

#[test]
fn child_stumbles() {
    let Some(folder) = env::var_os(CHILD) else { return };
    let log = || Journal::open(Path::new(&folder));
    let noted = log();
    journal::note_panics(move |line| noted.note(line));
    let (calm, _) = evening(app(0), Journal::nowhere());
    let mut moments = 0;
    for n in 1.. {
        let (truth, mistakes) = evening(app(n), log());
        if truth != calm {
            println!("a mistake at moment {n}:\n{truth}\n{calm}");
            std::process::exit(1);
        }
        if mistakes == 0 {
            break;
        }
        moments += 1;
    }
    println!("{moments} mistakes, one at every moment: nothing lost, nothing done twice");
    assert!(moments > 40, "only {moments}");
}

/// The file by which a second start asks the first to come forward: a pipe in its place keeps nobody waiting, and a link
/// does not lead to somebody's file.
#[test]
#[cfg(unix)]
fn a_second_start_writes_into_nothing_that_lies_in_its_way() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let (raise, theirs) = (folder.path().join(crate::RAISE), folder.path().join("letter.txt"));
    fs::write(&theirs, "dear Ann").expect("a file");
    let lies: [fn(&Path, &Path); 2] = [
        |raise, _| assert!(Command::new("mkfifo").arg(raise).status().expect("it is there").success()),
        |raise, theirs| std::os::unix::fs::symlink(theirs, raise).expect("a link"),
    ];
    for lie in lies {
        lie(&raise, &theirs);
        let (tell, told) = std::sync::mpsc::channel();
        let (own, asked) = (folder.path().to_owned(), Path::new("Sunday.cloister"));
        std::thread::spawn(move || tell.send(crate::raised(&own, Some(asked))));
        assert_eq!(told.recv_timeout(std::time::Duration::from_secs(20)), Ok(false), "nobody is there to hear it");
        assert_eq!(fs::read_to_string(&theirs).expect("it is there"), "dear Ann");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing is left");
    }
}
