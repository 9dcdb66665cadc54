//! Once warm, random play of whole games allocates nothing: no list, no event, no table.

use cloister_tests::play_on;
use games::Visitor;
use table::{Game, Purpose, Seed};

struct Count;

impl Visitor for Count {
    type Output = ();

    fn visit<G: Game>(self) {
        let (_, most) = G::ABOUT.seats;
        let tables = G::setups().into_iter().filter_map(|setup| G::new(&setup).ok());
        let starts: Vec<G> = tables.filter(|table| table.seats() == most).collect();
        let mut rng = Seed::from(1).stream(Purpose::Test, 2);
        let mut actions = Vec::with_capacity(4096);
        let mut steps = play_on(&mut starts[0].clone(), &mut rng, usize::MAX, &mut actions);
        let counted = allocation_counter::measure(|| {
            for start in starts.iter().cycle().take(200) {
                steps += play_on(&mut start.clone(), &mut rng, usize::MAX, &mut actions);
            }
        });
        let name = G::ABOUT.name;
        assert!(steps > 40_000, "{name}: {steps} actions are too few to say anything");
        assert_eq!(counted.count_total, 0, "{name}: {} allocations in {steps} actions", counted.count_total);
    }
}

#[test]
fn playouts_do_not_allocate() {
    // One after the other: what is counted is counted on this thread.
    for about in games::all() {
        games::visit(about.name, Count).expect("it is among ours");
    }
}
