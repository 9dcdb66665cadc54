use bots::{Level, Watch, think};
use games::monastery::Monastery;
use table::Seat;

fn cheat(table: &Monastery) {
    think::<Monastery>(table, Seat(0), Level::Brother, Level::Brother.budget(), 1, &Watch::new());
}

fn main() {
    let _ = cheat;
}
