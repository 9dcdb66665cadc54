//! How long an imagined deal takes when much has been answered.

use std::{hint::black_box, time::Duration};

use games::mystery_abbey::{MysteryAbbey, View};
use table::{Eyes, Game, Purpose, Seed, Turn};

use crate::bench::Figures;

/// So many answers have been given.
const ANSWERS: usize = 20;
/// So many views are looked at.
const VIEWS: usize = 2000;

/// Measures tables imagined by the seats that must act, in random games of every number of seats, once so many answers
/// have been given; of other games nothing.
pub(crate) fn measure(game: &str, time: Duration, figures: &mut Figures) {
    if game != MysteryAbbey::ABOUT.name {
        return;
    }
    let views = views();
    let mut rng = Seed::from(2).stream(Purpose::Test, 0);
    figures.measure(time, &format!("imagined tables a second after {ANSWERS} answers"), &views, |view| {
        black_box(MysteryAbbey::imagine(view, &mut rng));
    });
}

fn views() -> Vec<View> {
    let setups = MysteryAbbey::setups();
    let (mut views, mut actions) = (Vec::new(), Vec::new());
    let mut rng = Seed::from(3).stream(Purpose::Test, 0);
    for setup in setups.iter().cycle() {
        let Ok(mut game) = MysteryAbbey::new(setup) else { break };
        while game.turn() != Turn::Over && views.len() < VIEWS {
            actions.clear();
            game.actions(&mut actions);
            let Some(action) = rng.pick(&actions).copied() else { break };
            game.apply(&action, &mut ());
            let often = game.open().answers.iter().count() >= ANSWERS && rng.below(16) == 0;
            if let (Turn::Seat(seat), true) = (game.turn(), often) {
                views.push(game.view(Eyes::Seat(seat)));
            }
        }
        if views.len() >= VIEWS {
            break;
        }
    }
    views
}
