//! What an action would bring, as everybody can foresee it.

use serde::Serialize;
use table::Seat;

use super::{DomusDomini, Event};

/// What an action would bring the seat that does it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Forecast {
    /// Letters that it brings at once; what the round brings later is not its doing.
    pub letters: u16,
    /// Carts that it moves.
    pub carts: Vec<CartMoved>,
    /// How many more letters the round would bring its own cart, if nobody moved any more.
    pub more: i16,
}

/// A cart that would move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CartMoved {
    /// Whose.
    pub seat: Seat,
    /// From which space, in food units.
    pub from: u16,
    /// To which space.
    pub to: u16,
}

/// Food units of a space.
fn fu(space: u8) -> u16 {
    10 * u16::from(space)
}

impl DomusDomini {
    /// What an action would bring the seat that does it.
    pub(super) fn forecast(&self, told: &[Event]) -> Option<Forecast> {
        let seat = self.open.phase.turn().seat()?;
        let own_doing = told.iter().take_while(|event| !matches!(event, Event::PhaseBegan { .. }));
        let mut forecast = Forecast::default();
        let mut after = self.open;
        for event in own_doing {
            match *event {
                Event::Scored { seat: who, points, .. } if who == seat => forecast.letters += points,
                Event::FellBack { seat, from, to } | Event::Advanced { seat, from, to, .. } => {
                    forecast.carts.push(CartMoved { seat, from, to });
                    after.house_mut(seat).cart = Some((to / fu(1)) as u8);
                }
                _ => {}
            }
        }
        if self.open.house(seat).cart.is_some() {
            forecast.more = after.forecast(seat).0 as i16 - self.open.forecast(seat).0 as i16;
        }
        (forecast != Forecast::default()).then_some(forecast)
    }
}

#[cfg(test)]
mod tests {
    use table::{Eyes, Game, Purpose, Seed, Session, Turn, foresee};

    use super::*;
    use crate::domus_domini::{Action, Setup};

    #[test]
    fn what_is_foreseen_comes_about() {
        let (mut moves, mut letters) = (0, 0);
        for seed in 0..20 {
            let setup = Setup { events: seed % 2 == 0, ..Setup::plain(2 + (seed % 5) as u8) };
            let mut session = Session::<DomusDomini>::new(setup, Seed::from(seed)).expect("a good setup");
            let mut rng = Seed::from(seed).stream(Purpose::Test, 1);
            while let Turn::Seat(seat) = session.game().turn() {
                let game = session.game();
                let mut actions = Vec::new();
                game.actions(&mut actions);
                let action = *rng.pick(&actions).expect("somebody can act");
                let forecast = foresee(game, &game.view(Eyes::Table), Eyes::Table, &action).unwrap_or_default();
                let before = game.open().house(seat).letters;
                session.play(action).expect("a listed action is legal");
                let open = session.game().open();
                // What a phase brings that comes after is not foreseen.
                let still = open.phase.number() == forecast_phase(action);
                for moved in forecast.carts.iter().filter(|_| still) {
                    assert_eq!(moved.to, fu(open.house(moved.seat).space()), "seed {seed}: {action:?}");
                    moves += 1;
                }
                if still && forecast.letters > 0 {
                    assert_eq!(before + forecast.letters, open.house(seat).letters);
                    letters += 1;
                }
            }
        }
        assert!(moves > 20 && letters > 20, "{moves} moves, {letters} times letters");
    }

    /// The phase in which an action leaves the table, unless it ends it.
    fn forecast_phase(action: Action) -> u8 {
        match action {
            Action::Beg(_) | Action::SendDrunkard(_) => 4,
            Action::Advance { .. } => 5,
            _ => 0,
        }
    }
}
