use bots::{Bot, Level, Mind, Progress};
use games::monastery::Monastery;
use table::Seat;

fn cheat(table: &Monastery) {
    Monastery::think(table, Seat(0), Bot::of::<Monastery>(Level::Brother, 1), &Progress::new());
}

fn main() {
    let _ = cheat;
}
