use games::monastery::Hidden;

fn main() {
    let _ = std::mem::size_of::<Hidden>();
}
