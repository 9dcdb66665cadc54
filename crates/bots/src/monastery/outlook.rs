//! What a seat can hope for.

use games::monastery::{Monastery, Phase, Round, the_box};
use table::Seat;

/// What a seat will leave, in hundredths of a testament point: exact once the game is over, a guess
/// before. Guesses need only be right in comparison with those of other seats at the same moment.
///
/// The figures explain best how some thousand games among quick players came out, by least squares
/// at the beginning of each round.
pub(super) fn prospects(world: &Monastery, seat: Seat) -> i32 {
    let testament = world.testament(seat);
    if matches!(world.open().phase, Phase::Over { .. }) {
        return 100 * i32::from(testament.points);
    }
    let left = i32::from(world.open().rounds_left());
    let board = &world.open().board;
    let (mut standing, mut praying) = (0, 0);
    for piece in board.laid() {
        standing += i32::from(board.monks(piece).standing(seat));
        praying += i32::from(board.monks(piece).praying(seat));
    }
    let monk = (20 + 60 * left).min(460);
    let works = matches!(world.open().round(), Round::Study | Round::Toil);
    let lock = if works { 100 } else { 0 };
    let monks = monk * standing + (monk - lock).max(0) * praying;
    // A space is worth something while it is empty: most are filled in the end.
    let covered = world.open().strips[seat.index()].covered.len();
    let letters = 100 * i32::from(testament.letter_points) - 170 * covered as i32 - 15 * cost_of_phrase(world, seat);
    let blessings = (100 - 8 * left).max(60) * i32::from(testament.blessings);
    let tiles = 80 / left.max(1) * i32::from(testament.tiles) + 50 * i32::from(testament.unplaced.len());
    let abbot = if world.open().abbot == seat { 25 } else { 0 };
    letters + monks + blessings - tiles + abbot
}

/// What the letters cost that a seat still wants, each where it is cheapest.
fn cost_of_phrase(world: &Monastery, seat: Seat) -> i32 {
    let columns = the_box().top.len() as u8;
    let mut sold = [0; 26];
    let mut cost = 0;
    for cell in (0..columns).flat_map(|column| (0..4).map(move |row| row * columns + column)) {
        let Some(letter) = world.open().grid.letter(cell) else { continue };
        let sold = &mut sold[usize::from(letter - b'A')];
        if world.open().spaces_for(seat, letter).len() > *sold {
            *sold += 1;
            cost += i32::from(world.price(seat, cell));
        }
    }
    cost
}
