//! What an action would bring, as everybody can foresee it.

use serde::Serialize;
use table::{Seat, Seats};

use super::{Action, DomusDomini, Event, EventCard, Special, begging::SENT_BACK, the_box::the_box};

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
    /// What the delivery would come to, if it is one.
    pub delivery: Option<DeliveryForecast>,
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

/// What a delivery would come to, and what others could do to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct DeliveryForecast {
    /// The space that the cart would reach, in food units.
    pub space: u16,
    /// Whether that is Cluny, where nobody is sent back from.
    pub cluny: bool,
    /// Letters and denarii, if the round were scored as the carts would stand then.
    pub payday: (u16, u8),
    /// Who could beg against it, or send the Drunkard: not ahead of it now, or still at home.
    pub beggars: Seats,
    /// How many lay brothers, and the Drunkard, they have between them.
    pub begging: u8,
    /// How many of these could be warded off.
    pub guards: u8,
    /// The space that the cart would be sent back to, if all of them came.
    pub least: u16,
    /// Nothing is there to ward anybody off with, nor to move ahead with again.
    pub bare: bool,
}

/// Food units of a space.
fn fu(space: u8) -> u16 {
    10 * u16::from(space)
}

impl DomusDomini {
    /// What an action would bring the seat that does it.
    pub(super) fn forecast(&self, action: Action, told: &[Event]) -> Option<Forecast> {
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
                Event::Delivered { seat: who, space, .. } if who == seat && action == Action::Deliver => {
                    forecast.delivery = Some(self.delivery_forecast(seat, (space / fu(1)) as u8));
                }
                _ => {}
            }
        }
        if self.open.house(seat).cart.is_some() {
            forecast.more = after.forecast(seat).0 as i16 - self.open.forecast(seat).0 as i16;
        }
        (forecast != Forecast::default()).then_some(forecast)
    }

    fn delivery_forecast(&self, seat: Seat, space: u8) -> DeliveryForecast {
        let mut after = self.open;
        after.house_mut(seat).cart = Some(space);
        let cluny = space == the_box().cluny_space();
        let (beggars, begging) = if cluny || space == 0 { (Seats::NONE, 0) } else { self.beggars_against(seat, space) };
        let house = self.open.house(seat);
        let guards = house.dogs + u8::from(self.open.has(seat, Special::CattleHerder));
        let cart = self.open.has(seat, Special::VegetableCart);
        let sent_back = SENT_BACK.saturating_mul(begging.saturating_sub(guards));
        DeliveryForecast {
            space: fu(space),
            cluny,
            payday: after.forecast(seat),
            beggars,
            begging,
            guards,
            least: fu(space.saturating_sub(sent_back)),
            bare: guards == 0 && house.vegetables == 0 && !cart,
        }
    }

    /// Who could send a cart on this space back, and with how many: whoever is not ahead of it now and has lay
    /// brothers, and whoever has the Drunkard.
    fn beggars_against(&self, seat: Seat, space: u8) -> (Seats, u8) {
        let open = &self.open;
        let many = |rival: Seat| {
            let house = open.house(rival);
            let begs = !open.is(EventCard::Rebellion) && house.space() <= space;
            let brothers = if begs { house.brothers } else { 0 };
            brothers + u8::from(open.has(rival, Special::Drunkard))
        };
        let rivals = || Seat::all(open.seats).filter(|rival| *rival != seat);
        (rivals().filter(|rival| many(*rival) > 0).collect(), rivals().map(many).sum())
    }
}

#[cfg(test)]
mod tests {
    use table::{Eyes, Game, Purpose, Seat, Seed, Session, Turn, foresee};

    use super::*;
    use crate::domus_domini::{Phase, Setup};

    #[test]
    fn what_is_foreseen_comes_about() {
        let (mut deliveries, mut moves, mut sent) = (0, 0, 0);
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
                let (before, round) = (game.open().house(seat).letters, game.open().round);
                session.play(action).expect("a listed action is legal");
                let open = session.game().open();
                // What a phase brings that comes after is not foreseen.
                let still = open.phase.number() == forecast_phase(action);
                if let Some(delivery) = forecast.delivery.filter(|_| open.round == round && open.phase != Phase::Over) {
                    let house = open.house(seat);
                    assert_eq!((action, delivery.space), (Action::Deliver, fu(house.space())), "seed {seed}");
                    assert!(delivery.least <= delivery.space);
                    assert!(!delivery.bare || (house.dogs, house.vegetables) == (0, 0));
                    sent += u32::from(delivery.least < delivery.space);
                    deliveries += 1;
                }
                for moved in forecast.carts.iter().filter(|_| still) {
                    assert_eq!(moved.to, fu(open.house(moved.seat).space()), "seed {seed}: {action:?}");
                    moves += 1;
                }
                if still && forecast.letters > 0 {
                    assert_eq!(before + forecast.letters, open.house(seat).letters);
                }
            }
        }
        assert!(
            deliveries > 100 && moves > 20 && sent > 20,
            "{deliveries} deliveries, {moves} moves, {sent} sent back"
        );
    }

    /// The phase in which an action leaves the table, unless it ends it.
    fn forecast_phase(action: Action) -> u8 {
        match action {
            Action::Beg(_) | Action::SendDrunkard(_) => 4,
            Action::Advance { .. } => 5,
            _ => 0,
        }
    }

    #[test]
    fn beggars_are_those_who_could_come() {
        let mut game = DomusDomini::new(&Setup::plain(3)).expect("a good setup");
        let [own, near, far] = [Seat(0), Seat(1), Seat(2)];
        for (seat, cart, brothers) in [(own, None, 3), (near, Some(4), 2), (far, Some(20), 5)] {
            let house = game.open.house_mut(seat);
            (house.cart, house.brothers, house.dogs, house.vegetables) = (cart, brothers, 0, 0);
        }
        game.open.phase = Phase::Begging { seat: near };
        let forecast = game.delivery_forecast(own, 10);
        assert_eq!((forecast.beggars, forecast.begging), (Seats::only(near), 2), "whoever is ahead does not beg");
        assert_eq!((forecast.space, forecast.least, forecast.bare), (100, 40, true), "twice three spaces back");
        game.open.house_mut(own).dogs = 1;
        let guarded = game.delivery_forecast(own, 10);
        assert_eq!((guarded.guards, guarded.least, guarded.bare), (1, 70, false));
        let cluny = game.delivery_forecast(own, the_box().cluny_space());
        assert_eq!((cluny.cluny, cluny.begging, cluny.least), (true, 0, cluny.space), "nobody is sent back from there");
        game.open.specials[Special::Drunkard as usize] = Some(far);
        assert!(game.delivery_forecast(own, 10).beggars.has(far), "but the Drunkard comes from anywhere");
    }
}
