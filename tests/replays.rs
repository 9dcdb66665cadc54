//! Golden replays: a recorded game for each number of seats, variant and way to end.
//!
//! Most were played by bots with `cloister-cli simulate … --save`. That no tile can be placed any
//! more comes about only on purpose: [`close_the_monastery`] plays such a game.

use cloister_tests::{files, golden, in_every_game, project, text};
use games::{
    Visitor,
    monastery::{Action, Ground, Group, Monastery, Setup, Tile},
};
use table::{Game, Save, Seed, Session, Turn};

/// Every recorded game of this name, with the name of its file.
fn recorded(game: &str) -> Vec<(String, Save)> {
    let read = |path: &std::path::PathBuf| {
        let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        let text = text(path);
        let save = Save::read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        assert_eq!(save.write(), text, "{name} is written as it was read");
        (name, save)
    };
    files(&project().join("tests/replays").join(game), ".cloister").iter().map(read).collect()
}

#[derive(Clone, Copy)]
struct Replay;

impl Visitor for Replay {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::ABOUT.name;
        let recorded = recorded(game);
        for (name, save) in &recorded {
            assert_eq!(save.game, game, "{name} lies in the wrong folder");
            let table = games::resume(save).unwrap_or_else(|bad| panic!("{game}, {name}: {bad}"));
            let outcome = table.outcome().unwrap_or_else(|| panic!("{game}, {name} is not over"));
            assert!(name.ends_with(outcome.ending), "{name} ended by {}", outcome.ending);
            assert!(name.starts_with(&table.seats().to_string()), "{name} has {} seats", table.seats());
        }
        let among = |key: &str, value: &str| {
            let is = |save: &Save| save.setup[key].to_string().trim_matches('"') == value;
            assert!(
                recorded.iter().any(|(_, save)| is(save)),
                "no recorded game of {game} has {key} {value}: play one with `cloister-cli simulate {game} --save`"
            );
        };
        let (fewest, most) = G::ABOUT.seats;
        (fewest..=most).for_each(|seats| among("seats", &seats.to_string()));
        for variant in G::ABOUT.variants {
            variant.choices.iter().for_each(|choice| among(variant.key, choice));
        }
    }
}

#[test]
fn every_recorded_game_replays() {
    in_every_game(Replay);
}

#[test]
fn monastery_ends_in_each_way() {
    let recorded = recorded(Monastery::ABOUT.name);
    for ending in ["last-letter", "no-place", "night"] {
        assert!(recorded.iter().any(|(name, _)| name.ends_with(ending)), "no recorded game ends by {ending}");
    }
}

#[test]
fn no_place_is_left() {
    let session = (0..200)
        .map(|seed| close_the_monastery(Monastery::ABOUT.rules, seed))
        .find(|session| session.game().outcome().is_some_and(|outcome| outcome.ending == "no-place"))
        .expect("the monastery can be closed");
    golden(&project().join("tests/replays/monastery/4-seats-no-place.cloister"), &session.save().write());
}

/// By the first version of the rules a closed monastery ended the game only once the bag was empty. (A34)
#[test]
fn a_game_that_went_on_by_older_rules_still_opens() {
    let closed = |session: &Session<Monastery>| {
        session.game().outcome().is_some_and(|outcome| outcome.ending == "no-place") && session.game().open().bag > 0
    };
    let (seed, ended) = (0..200)
        .map(|seed| (seed, close_the_monastery(2, seed)))
        .find(|(_, session)| closed(session))
        .expect("the monastery can be closed with tiles in the bag");
    let went_on = close_the_monastery(1, seed);
    assert!(went_on.log().len() > ended.log().len(), "by the older rules it goes on");

    let save = went_on.save();
    assert_eq!(save.rules, 1);
    let opened = Session::<Monastery>::load(&save).expect("it still opens");
    assert_eq!((opened.hash(), opened.rules()), (went_on.hash(), 1), "and is played on by them");
    Session::<Monastery>::load(&Save { rules: 2, ..save.clone() }).expect_err("today's rules end it before");
    Session::<Monastery>::load(&Save { rules: 3, ..save.clone() }).expect_err("nobody knows these rules");

    let young = Save { log: save.log[..ended.log().len() - 1].to_vec(), ..save };
    let young = Session::<Monastery>::load(&young).expect("an older game that has not come so far");
    assert_eq!(young.rules(), 2, "is played on by today's");
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
fn close_the_monastery(rules: u16, seed: u64) -> Session<Monastery> {
    let sat_down = Session::<Monastery>::by_rules(rules, Setup::plain(4), Seed::from(seed));
    let mut session = sat_down.expect("a good setup");
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
