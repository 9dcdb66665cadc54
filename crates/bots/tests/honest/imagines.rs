//! What a bot may do: imagine some table that looks like its view.

use bots::Mind;
use table::{Purpose, Seed};

fn imagine<G: Mind>(view: &G::View) -> G {
    G::imagine(view, &mut Seed::from(1).stream(Purpose::Bot, 0))
}

fn main() {
    let _ = imagine::<games::monastery::Monastery>;
}
