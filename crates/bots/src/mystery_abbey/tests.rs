//! Beliefs are held against the truth: against every deal there is, and against whole games.

use games::mystery_abbey::{Action, Bound, MysteryAbbey, Places, SUSPECTS, Suspect, Suspects};
use table::{Eyes, Game, Purpose, Rng, Seat, Seed, Turn};

use super::{
    beliefs::{self, Beliefs},
    counting::Counted,
    deals::{CULPRIT, Facts, PILE, PLACES, World},
    keeps_culprit,
};
use crate::Progress;

/// A true deal, and facts that hold in it and leave so many cards open.
fn small_case(open: usize, bounds: u32, rng: &mut Rng) -> (World, Facts) {
    let places = [0, 1, 2, PILE, CULPRIT];
    let mut cards: Vec<Suspect> = Suspect::all().collect();
    rng.shuffle(&mut cards);
    let mut world = [Suspects::NONE; PLACES];
    let mut may = [Places::default(); SUSPECTS];
    for (n, card) in cards.iter().enumerate() {
        let place = match n {
            0 => CULPRIT,
            1..4 => PILE,
            _ => rng.below(3) as usize,
        };
        world[place].add(*card);
        may[card.index()] = Places::numbered(place);
        if n < open {
            let more = places.iter().filter(|_| rng.below(4) > 0).map(|place| Places::numbered(*place));
            may[card.index()] = more.fold(may[card.index()], Places::and);
        }
    }
    let mut room = [0; PLACES];
    room.iter_mut().zip(world).for_each(|(room, cards)| *room = cards.len() as u8);
    let some = |rng: &mut Rng| Suspect::all().filter(|_| rng.below(3) == 0).collect::<Suspects>();
    let bounds = (0..bounds).map(|_| {
        let of = some(rng);
        let places = Places::numbered(rng.below(3) as usize).and(Places::numbered(rng.below(3) as usize));
        let found: u32 = (0..3).filter(|place| places.has(*place)).map(|place| (world[place] & of).len()).sum();
        let least = found.saturating_sub(rng.below(2)) as u8;
        Bound { of, places, least, most: (found + rng.below(2)) as u8 }
    });
    let bounds = bounds.collect();
    (world, Facts { may, room, bounds })
}

/// Every deal, by trying everything.
fn every_deal(facts: &Facts) -> Vec<World> {
    fn place(facts: &Facts, card: usize, world: &mut World, all: &mut Vec<World>) {
        let Some(suspect) = Suspect::all().nth(card) else {
            if facts.bounds.iter().all(|bound| bound.holds(world)) {
                all.push(*world);
            }
            return;
        };
        for there in 0..PLACES {
            if facts.may[card].has(there) && world[there].len() < facts.room[there].into() {
                world[there].add(suspect);
                place(facts, card + 1, world, all);
                world[there].remove(suspect);
            }
        }
    }
    let mut all = Vec::new();
    place(facts, 0, &mut [Suspects::NONE; PLACES], &mut all);
    all
}

#[test]
fn what_is_counted_is_what_there_is() {
    let mut rng = Seed::from(11).stream(Purpose::Test, 1);
    for case in 0..400 {
        let (truth, facts) = small_case(4 + case % 6, case as u32 % 5, &mut rng);
        let deals = every_deal(&facts);
        assert!(deals.contains(&truth));
        let begun = facts.begin().expect("the truth is no contradiction");
        let mut weights = [1.0; SUSPECTS];
        let plain = case % 2 == 0;
        weights.iter_mut().filter(|_| !plain).for_each(|weight| *weight = f64::from(1 + rng.below(4)));
        let weight = |deal: &World| weights[deal[CULPRIT].iter().next().expect("one did it").index()];
        let counted = Counted::of(&facts, &begun, &weights).expect("it is small");
        let all: f64 = deals.iter().map(weight).sum();
        assert!(!plain || counted.all() == deals.len() as f64, "{} of {} deals", counted.all(), deals.len());
        let chances = counted.chances();
        for card in Suspect::all() {
            for place in 0..PLACES {
                let there = deals.iter().filter(|deal| deal[place].has(card)).map(weight).sum::<f64>() / all;
                assert!((chances[card.index()][place] - there).abs() < 1e-9, "{card:?} at {place}: {there}");
            }
        }
        let guilty: Suspects = deals.iter().flat_map(|deal| deal[CULPRIT].iter()).collect();
        assert_eq!(beliefs::left(&begun), guilty);
        for _ in 0..20 {
            assert!(deals.contains(&counted.draw(&mut rng)));
            assert!(deals.contains(&Facts::deal(&begun, &mut rng).expect("there is one")));
        }
    }
}

#[test]
fn deals_found_at_random_are_as_likely_as_counted_ones() {
    let mut rng = Seed::from(12).stream(Purpose::Test, 1);
    for case in 0..12 {
        let (_, facts) = small_case(9, 1 + case % 3, &mut rng);
        let weights = [1.0; SUSPECTS];
        let begun = facts.begin().expect("the truth is no contradiction");
        let exact = Counted::of(&facts, &begun, &weights).expect("it is small").chances();
        let walked =
            Beliefs::walk(&facts, &begun, &weights, 4000, &mut rng, &Progress::new()).expect("there are deals");
        for card in Suspect::all() {
            let both = exact[card.index()].iter().zip(walked.chances[card.index()]);
            for (place, (one, other)) in both.enumerate() {
                assert!((one - other).abs() < 0.08, "case {case}: {card:?} at {place}: {one} and {other}");
            }
        }
    }
}

#[test]
fn the_true_culprit_is_never_lost() {
    let setups = MysteryAbbey::setups();
    for n in 0..60 {
        let mut rng = Seed::from(n).stream(Purpose::Test, 2);
        let mut game = MysteryAbbey::new(&setups[n as usize % setups.len()]).expect("a good setup");
        let mut actions = Vec::new();
        let mut culprit = None;
        while game.turn() != Turn::Over {
            actions.clear();
            game.actions(&mut actions);
            let action = *rng.pick(&actions).expect("somebody can act");
            if let Action::Hide(card) = action {
                culprit = Some(card);
            }
            game.apply(&action, &mut ());
            if let Some(culprit) = culprit.filter(|_| game.turn().seat().is_some() && rng.below(12) == 0) {
                for seat in Seat::all(game.seats()) {
                    keeps_culprit(&game.view(Eyes::Seat(seat)), seat, culprit)
                        .unwrap_or_else(|lost| panic!("{n}: {lost}"));
                }
            }
        }
    }
}
