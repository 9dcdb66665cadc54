use games::monastery::{Monastery, View};

fn cheat(view: View) -> Monastery {
    Monastery::from(view)
}

fn main() {
    let _ = cheat;
}
