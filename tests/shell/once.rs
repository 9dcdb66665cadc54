//! Once means once: commands sent again, late and in another order change nothing.

use serde_json::Value;
use store::SavedGames;
use table::{Purpose, Rng, Seed};

use super::kit::{Foreseen, app, lifted, sit, soak};
use crate::answers::Screen;
use crate::app::App;
use crate::error::Kind;
use crate::requests::{ChangeGame, Duplicate, Look, Play, Rename};

/// A changing command.
#[derive(Clone)]
enum Command {
    Play(Play),
    Undo(ChangeGame),
    Redo(ChangeGame),
    Rename(Rename),
}

impl Command {
    fn send(&self, app: &mut App) -> Result<(), Kind> {
        match self.clone() {
            Command::Play(asked) => app.play(asked).map(drop),
            Command::Undo(asked) => app.undo(asked).map(drop),
            Command::Redo(asked) => app.redo(asked).map(drop),
            Command::Rename(asked) => app.rename_game(asked).map(drop),
        }
        .map_err(|error| error.kind)
    }
}

/// What is true in the end: everything that was recorded, and the table.
fn truth(app: &App) -> (u32, u64, String, usize) {
    let open = app.opened.as_ref().expect("open");
    let summary = &open.saved.summary;
    (summary.number, open.table.hash(), summary.title.clone(), open.saved.acts.len())
}

fn look(app: &mut App, screen: &Screen) -> Screen {
    let now = app.screen(Look { game: screen.game, since: None }).expect("open");
    lifted(app, now)
}

/// The next command of a sensible player.
fn next(rng: &mut Rng, screen: &Screen, n: u32) -> Command {
    let (game, number, request) = (screen.game, screen.number, format!("r{n}"));
    let change = ChangeGame { game, number, request: request.clone(), since: None };
    let undo = screen.undo.as_ref();
    match rng.below(8) {
        0 if undo.is_some_and(|undo| undo.can) => Command::Undo(change),
        1 if undo.is_some_and(|undo| undo.redo) => Command::Redo(change),
        2 => Command::Rename(Rename { game, number, request, title: format!("Game {n}") }),
        _ => {
            let actions = screen.actions.as_ref().and_then(Value::as_array).expect("it is to act");
            let action = rng.pick(actions).expect("there are actions").clone();
            Command::Play(Play { game, number, request, actions: vec![action], since: None })
        }
    }
}

#[test]
fn commands_sent_again_late_and_reordered_are_played_once() {
    let mut repeats = 0;
    let sequences = soak(1_500);
    for trial in 0..sequences {
        let mut rng = Seed::from(trial).stream(Purpose::Test, 4);
        let (mut once, mut often) = (app(trial), app(trial));
        let (mut one, mut many) = (sit(&mut once, "pp"), sit(&mut often, "pp"));
        let mut sent: Vec<Command> = Vec::new();
        for n in 0..6 {
            one = look(&mut once, &one);
            let command = next(&mut rng, &one, n);
            command.send(&mut once).expect("a sensible command is granted");
            // The other app hears the next command too early, this one several times, and old
            // ones in between.
            many = look(&mut often, &many);
            for _ in 0..rng.below(3) {
                if let Some(old) = rng.pick(&sent) {
                    assert_eq!(old.send(&mut often), Ok(()), "a repeat is answered");
                    repeats += 1;
                }
            }
            for _ in 0..1 + rng.below(5) {
                assert_eq!(command.send(&mut often), Ok(()));
                repeats += 1;
            }
            sent.push(command);
            assert_eq!(truth(&once), truth(&often), "sequence {trial}, command {n}");
        }
    }
    println!("{sequences} sequences, {repeats} commands sent again, late or out of order: as if sent once");
}

#[test]
fn a_command_for_another_moment_is_stale() {
    let mut app = app(1);
    let mut screen = sit(&mut app, "pp");
    let mut late = None;
    for n in 0..4 {
        screen = look(&mut app, &screen);
        let mut rng = Seed::from(9).stream(Purpose::Test, u64::from(n));
        let command = next(&mut rng, &screen, n);
        if n == 1 {
            late = Some(match command.clone() {
                Command::Play(play) => Command::Play(Play { request: "late".into(), ..play }),
                other => other,
            });
        }
        command.send(&mut app).expect("granted");
    }
    let before = truth(&app);
    let answer = late.expect("there was a second command").send(&mut app);
    assert!(matches!(answer, Err(Kind::Stale) | Ok(())), "{answer:?}");
    assert_eq!(truth(&app), before);
}

#[test]
fn a_new_game_asked_for_twice_is_one_game() {
    let mut app = app(2);
    let first = sit(&mut app, "pp");
    let again = sit(&mut app, "pp");
    assert_eq!(first.game, again.game);
    assert_eq!(app.saved_games.games().len(), 1);
}

#[test]
fn a_new_game_asked_for_again_after_a_restart_is_one_game() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let open = |seed| {
        let (saved_games, news) = SavedGames::open(folder.path(), 5).expect("nobody else has it");
        App::new(saved_games, news, Box::new(Foreseen::new(seed)))
    };
    let mut app = open(1);
    let first = sit(&mut app, "pp");
    let copy = |app: &mut App| {
        let asked = Duplicate { game: first.game, request: "copy".into(), line: None, pins: None };
        app.duplicate_game(asked).expect("a copy").game
    };
    let copied = copy(&mut app);
    drop(app);
    let mut app = open(2);
    assert_eq!((sit(&mut app, "pp").game, copy(&mut app)), (first.game, copied));
    assert_eq!(app.saved_games.games().len(), 2);
    assert_eq!(app.summary(first.game).expect("saved").copies, 1);
}
