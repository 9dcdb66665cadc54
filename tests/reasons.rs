//! What speaks for a plan of Monastery is true: every reason is held against what happens when the
//! plan is followed.

use std::collections::BTreeSet;

use bots::{Bot, Former, Mind as _, Plan, Progress, Rung};
use games::monastery::{Action, Event, Monastery, Phase, Setup};
use table::{Eyes, Game, Purpose, Seat, Seed, Turn};

/// Plays these actions; gives the points scored and the blessings received on the way.
fn told(game: &mut Monastery, who: Seat, actions: &[Action]) -> (i32, i32) {
    let mut events = Vec::new();
    actions.iter().for_each(|action| game.apply(action, &mut events));
    let mut sums = (0, 0);
    for event in events {
        match event {
            Event::Scored { seat, points, .. } if seat == who => sums.0 += i32::from(points),
            Event::Blessed { seat, blessings, .. } if seat == who => sums.1 += i32::from(blessings),
            _ => {}
        }
    }
    sums
}

/// What the first of a round would score with each prayer and without, if the others did nothing.
fn scores(mut game: Monastery, seat: Seat) -> Vec<i32> {
    while let Phase::Placing(_) = game.open().phase {
        game.apply(&Action::EndPlacement, &mut ());
    }
    let mut actions = Vec::new();
    let total = |mut game: Monastery| loop {
        match game.open().phase {
            Phase::Scoring(_) => {
                let mut actions = Vec::new();
                game.actions(&mut actions);
                let first = actions.iter().find(|action| matches!(action, Action::Construct(_) | Action::Total));
                game.apply(first.expect("one of them is legal"), &mut ());
            }
            Phase::Collecting(collecting) => return i32::from(collecting.points),
            _ => return 0,
        }
    };
    game.actions(&mut actions);
    let mut scores = vec![total(game)];
    if game.turn() == Turn::Seat(seat) {
        for prayer in actions.iter().filter(|action| matches!(action, Action::Pray(_))) {
            let mut game = game;
            game.apply(prayer, &mut ());
            scores.push(total(game));
        }
    }
    scores
}

/// Checks every reason of a plan against what happens when it is followed.
fn check_reasons(game: &Monastery, seat: Seat, plan: &Plan<Monastery>, keys: &mut BTreeSet<&'static str>) {
    let actions = &plan.actions;
    let count = |which: fn(&Action, Seat) -> bool| actions.iter().filter(|a| which(a, seat)).count() as i32;
    let mut after = *game;
    let (scored, _) = told(&mut after, seat, actions);
    for reason in &plan.because {
        keys.insert(reason.key);
        let truth = match reason.key {
            "points-now" if game.open().abbot == seat => {
                let claimed = scores(after, seat);
                assert!(claimed.contains(&reason.many), "{} of {claimed:?} points: {actions:?}", reason.many);
                continue;
            }
            "points-now" => continue,
            "monks-moved" => count(|action, _| matches!(action, Action::Move { .. })),
            "tile-placed" => {
                let value = |action: &Action| match action {
                    Action::Place { tile, .. } => Some(i32::from(tile.facts().value)),
                    _ => None,
                };
                let subject = |action: &Action| match action {
                    Action::Place { tile, .. } => Some(tile.key()),
                    _ => None,
                };
                assert_eq!(reason.subject, actions.iter().find_map(subject), "the tile that is placed");
                actions.iter().find_map(value).expect("a tile is placed")
            }
            "blessings-now" => {
                let place = actions.iter().position(|action| matches!(action, Action::Place { .. }));
                let place = place.expect("a tile is placed");
                let mut before = *game;
                told(&mut before, seat, &actions[..place]);
                told(&mut before, seat, &actions[place..=place]).1
            }
            "encouragement" => count(|action, _| matches!(action, Action::Encourage(_))),
            "tile-exchanged" => {
                let values = game.hand(seat).tiles().iter().map(|tile| i32::from(tile.facts().value));
                assert_eq!(actions[0], Action::Exchange);
                values.max().expect("there is a tile to exchange")
            }
            "construct-first" => scored_first(game, seat, actions[0]),
            "prayer" => scored_first(game, seat, actions[0]).min(scored),
            "letters-own" => {
                count(|action, seat| matches!(action, Action::CollectLetter { strip, .. } if *strip == seat))
            }
            "letters-denied" => {
                count(|action, seat| matches!(action, Action::CollectLetter { strip, .. } if *strip != seat))
            }
            "monks-bought" => count(|action, _| matches!(action, Action::CollectMonk { .. })),
            "blessings-kept" => {
                let (last, others) = actions.split_last().expect("a plan has actions");
                let mut before = *game;
                told(&mut before, seat, others);
                if before.open().pool < 4 {
                    continue;
                }
                told(&mut before, seat, &[*last]).1
            }
            "icon-effect" => {
                assert!(reason.many > 0);
                continue;
            }
            "choice" => {
                let mut all = Vec::new();
                game.actions(&mut all);
                all.len() as i32
            }
            key => panic!("{key:?} is in no list"),
        };
        assert_eq!(reason.many, truth, "{} of {actions:?}", reason.key);
    }
}

/// What the first score of this action is.
fn scored_first(game: &Monastery, who: Seat, action: Action) -> i32 {
    let mut events = Vec::new();
    game.clone().apply(&action, &mut events);
    let scored = |event: &Event| match event {
        Event::Scored { seat, points, .. } if *seat == who => Some(i32::from(*points)),
        _ => None,
    };
    events.iter().find_map(scored).unwrap_or(0)
}

#[test]
fn the_reasons_of_a_plan_are_true() {
    let mut keys = BTreeSet::new();
    for n in 0..120 {
        let mut rng = Seed::from(n).stream(Purpose::Test, 7);
        let mut game = Monastery::new(&Setup::plain(2 + (n % 3) as u8)).expect("a good setup");
        while game.turn() != Turn::Over {
            if let Turn::Seat(seat) = game.turn() {
                let plan = Monastery::think(
                    &game.view(Eyes::Seat(seat)),
                    seat,
                    Bot::of::<Monastery>(Rung::Former(Former::Brother), n),
                    &Progress::new(),
                );
                check_reasons(&game, seat, &plan, &mut keys);
                told(&mut game, seat, &plan.actions);
            } else {
                let drawn = table::draw(&game, &mut rng, &mut Vec::new()).expect("chance can draw");
                game.apply(&drawn, &mut ());
            }
        }
    }
    let all = [
        "blessings-kept",
        "blessings-now",
        "choice",
        "construct-first",
        "encouragement",
        "icon-effect",
        "letters-denied",
        "letters-own",
        "monks-bought",
        "monks-moved",
        "points-now",
        "prayer",
        "tile-exchanged",
        "tile-placed",
    ];
    assert_eq!(keys.into_iter().collect::<Vec<_>>(), all);
}

/// A reason that rests on what lies behind a screen is nobody's but the bot's own.
#[test]
fn what_everybody_may_be_told_tells_nothing_hidden() {
    fn open<G: bots::Mind>(secret: &[&str]) {
        assert!(G::OPEN_REASONS.iter().all(|key| G::REASONS.contains(key)), "{}", G::ABOUT.name);
        assert!(secret.iter().all(|key| G::REASONS.contains(key) && !G::OPEN_REASONS.contains(key)));
    }
    open::<Monastery>(&["tile-exchanged"]);
    open::<games::domus_domini::DomusDomini>(&[]);
    open::<games::mystery_abbey::MysteryAbbey>(&["culprit-chance", "shown-at", "kept-secret"]);
}
