use games::monastery::View;

fn cheat(view: &View) {
    let _ = view.bag;
}

fn main() {
    let _ = cheat;
}
