use bots::Judgement;

fn peek<G: Judgement>(view: &G::View) -> &G {
    view
}

fn main() {
    let _ = peek::<games::monastery::Monastery>;
}
