use bots::Mind;

fn peek<G: Mind>(view: &G::View) -> &G {
    view
}

fn main() {
    let _ = peek::<games::monastery::Monastery>;
}
