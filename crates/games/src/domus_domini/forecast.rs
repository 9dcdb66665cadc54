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
