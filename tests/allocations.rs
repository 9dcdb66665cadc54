//! Once warm, random play of whole games allocates nothing: no list, no event, no table.

use cloister_tests::play_on;
use games::monastery::{Monastery, Setup};
use table::{Game, Purpose, Seed};

#[test]
fn playouts_do_not_allocate() {
    let start = Monastery::new(&Setup::plain(4)).expect("a good setup");
    let mut rng = Seed::from(1).stream(Purpose::Test, 2);
    let mut actions = Vec::with_capacity(4096);
    let mut steps = play_on(&mut start.clone(), &mut rng, usize::MAX, &mut actions);
    let counted = allocation_counter::measure(|| {
        for _ in 0..200 {
            steps += play_on(&mut start.clone(), &mut rng, usize::MAX, &mut actions);
        }
    });
    assert!(steps > 40_000, "{steps} actions are too few to say anything");
    assert_eq!(counted.count_total, 0, "{} allocations in {steps} actions", counted.count_total);
}
