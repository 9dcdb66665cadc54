use bots::{Bot, Level, Mind, Watch};
use games::monastery::Monastery;
use table::Seat;

fn cheat(table: &Monastery) {
    Monastery::think(table, Seat(0), Bot::of::<Monastery>(Level::Brother, 1), &Watch::new());
}

fn main() {
    let _ = cheat;
}
