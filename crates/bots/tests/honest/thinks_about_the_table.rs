use bots::{Budget, Level, Watch, think};
use games::monastery::Monastery;
use table::Seat;

fn cheat(table: &Monastery) {
    think::<Monastery>(table, Seat(0), Level::Brother, Budget::of::<Monastery>(Level::Brother), 1, &Watch::new());
}

fn main() {
    let _ = cheat;
}
