//! Golden replays: a recorded game for each number of seats, variant and way to end.
//!
//! Most were played by bots with `cloister-cli simulate … --save`. That no tile can be placed any
//! more comes about only on purpose: [`close_the_monastery`] plays such a game.

use std::{collections::BTreeMap, fs};

use cloister_tests::{files, golden, project};
use games::monastery::{Action, Ground, Group, Monastery, Setup, Tile};
use table::{Game, Save, Seed, Session, Turn};

#[test]
fn every_recorded_game_replays() {
    let mut names = BTreeMap::<String, String>::new();
    for path in files(&project().join("tests/replays"), ".cloister") {
        let text = fs::read_to_string(&path).expect("a recorded game can be read");
        let save = Save::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let table = games::resume(&save).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let outcome = table.outcome().unwrap_or_else(|| panic!("{} is not over", path.display()));
        assert_eq!(save.write(), text, "{} is written as it was read", path.display());
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        assert!(name.ends_with(outcome.ending), "{name} ended by {}", outcome.ending);
        assert!(name.starts_with(&table.seats().to_string()), "{name} has {} seats", table.seats());
        *names.entry(save.game).or_default() += &name;
    }
    let recorded = |game: &str, words: &[&str]| {
        for word in words {
            assert!(names[game].contains(word), "no recorded game of {game} is of {word}");
        }
    };
    let words = ["2-seats", "3-seats", "4-seats", "paired", "simpler", "last-letter", "no-place", "night"];
    recorded("monastery", &words);
    for seats in 2..=6 {
        for variant in ["plain", "robbers-fifth", "events", "robbers-and-events"] {
            recorded("domus-domini", &[&format!("{seats}-seats-{variant}")]);
        }
    }
}

#[test]
fn no_place_is_left() {
    let session = (0..200)
        .map(close_the_monastery)
        .find(|session| session.game().outcome().is_some_and(|outcome| outcome.ending == "no-place"))
        .expect("the monastery can be closed");
    golden(&project().join("tests/replays/4-seats-no-place.cloister"), &session.save().write());
}

/// Ten tiles around the Abbey leave no way out: the sides on which each has its pathways.
const RING: [((i8, i8), &str); 10] = [
    ((0, -1), "-PP-"),
    ((1, -1), "-P-P"),
    ((2, -1), "--PP"),
    ((3, 0), "--PP"),
    ((3, 1), "P--P"),
    ((2, 2), "P--P"),
    ((1, 2), "-P-P"),
    ((0, 2), "PP--"),
    ((-1, 1), "PP--"),
    ((-1, 0), "-PP-"),
];

/// Everybody lays nothing but the ring, constructs its Paths, and puts features where they can.
fn close_the_monastery(seed: u64) -> Session<Monastery> {
    let mut session = Session::<Monastery>::new(Setup::plain(4), Seed::from(seed)).expect("a good setup");
    let mut actions = Vec::new();
    while session.game().turn() != Turn::Over {
        actions.clear();
        session.game().actions(&mut actions);
        let wanted =
            |action: &&Action| matches!(action, Action::Place { tile, at, turn } if closes(*tile, (at.x, at.y), *turn));
        let passing = |action: &&Action| {
            matches!(
                action,
                Action::EndPlacement
                    | Action::Total
                    | Action::EndScoring
                    | Action::SendHome
                    | Action::Pardon
                    | Action::Elect(_)
            )
        };
        // A constructed Path lets features lie beside it.
        let builds = |action: &&Action| {
            let board = &session.game().open().board;
            matches!(action, Action::Move { to, .. } if to.in_box.is_some()
                && board.tile(to.on).is_some_and(|tile| tile.facts().group == Some(Group::Path)))
        };
        let first = |wanted: &dyn Fn(&&Action) -> bool| actions.iter().find(|action| wanted(action));
        let action = first(&wanted).or(first(&builds)).or(first(&passing)).unwrap_or(&actions[0]);
        session.play(*action).expect("a listed action is legal");
    }
    session
}

fn closes(tile: Tile, at: (i8, i8), turn: u8) -> bool {
    let facts = tile.facts();
    let side = |side: usize| facts.edges.as_bytes()[(side + 4 - usize::from(turn)) % 4];
    let sides: Vec<u8> = (0..4).map(side).collect();
    let in_ring = RING.iter().any(|(cell, wanted)| *cell == at && wanted.as_bytes() == sides);
    let outside = !RING.iter().any(|(cell, _)| *cell == at);
    in_ring || (facts.ground == Ground::Feature && outside)
}
