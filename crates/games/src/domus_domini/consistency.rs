//! Nothing is lost and nothing is there twice; and the fingerprint of a table.

use table::{Fingerprint, Inconsistent, Seat};

use super::{
    DomusDomini, House, Open, Phase, Places,
    setup::{ALL_CELLERARS, ALL_MONASTERIES},
    the_box::{CELLERARS, the_box},
};

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), Inconsistent> {
    if holds { Ok(()) } else { Err(Inconsistent(wrong())) }
}

impl DomusDomini {
    pub(super) fn check(&self) -> Result<(), Inconsistent> {
        self.open.check_decks()?;
        self.check_all_but_decks()
    }

    /// For positions set up by hand, where nobody says which cards were seen before.
    pub(super) fn check_all_but_decks(&self) -> Result<(), Inconsistent> {
        self.open.check_tokens()?;
        self.open.check_denarii()?;
        self.open.check_cards()?;
        Seat::all(self.open.seats).try_for_each(|seat| self.open.check_house(seat))
    }
}

impl Open {
    /// Seven lay brothers for each player, twelve watchdogs and eighteen doghouses.
    fn check_tokens(&self) -> Result<(), Inconsistent> {
        let sum = |of: fn(&House) -> u8| self.houses.iter().map(|house| u32::from(of(house))).sum::<u32>();
        let the_box = the_box();
        let brothers = sum(|house| house.brothers + house.fields + house.praying.len() as u8);
        let due = u32::from(self.seats) * u32::from(the_box.brothers + the_box.supply);
        let found = brothers + u32::from(self.brothers);
        demand(found == due, || format!("{found} of {due} lay brothers"))?;
        let dogs = sum(|house| house.dogs) + u32::from(self.dogs);
        demand(dogs == u32::from(the_box.dogs), || format!("{dogs} of {} watchdogs", the_box.dogs))?;
        let doghouses = sum(|house| house.doghouses) + u32::from(self.doghouses);
        demand(doghouses == u32::from(the_box.doghouses), || format!("{doghouses} of {} doghouses", the_box.doghouses))
    }

    /// Every denarius is in cash, at the moneylender, in the pot, or in the bank.
    fn check_denarii(&self) -> Result<(), Inconsistent> {
        let held: i32 = self.houses.iter().map(|house| i32::from(house.denarii) + i32::from(house.lent)).sum();
        let pot = if let Phase::Starting { pot, .. } = self.phase { i32::from(pot) } else { 0 };
        let found = held + pot + i32::from(self.bank);
        let due = i32::from(the_box().denarii);
        demand(found == due, || format!("{found} of {due} denarii"))
    }

    /// Every cellerar is in the pile or with one player; every monastery card with one, or out.
    fn check_cards(&self) -> Result<(), Inconsistent> {
        for number in 1..=CELLERARS {
            let held = self.houses.iter().filter(|house| house.cellerar == number).count() as u32;
            let found = held + u32::from(self.pile.has(number));
            demand(found == 1, || format!("cellerar {number} is in {found} places"))?;
        }
        demand((self.pile - ALL_CELLERARS).is_empty(), || "a cellerar without a number".into())?;
        for card in 1..=6u8 {
            let held = self.houses.iter().filter(|house| house.card == card).count();
            let found = held + usize::from(self.monasteries.has(card));
            demand(found == 1, || format!("monastery card {card} is in {found} places"))?;
        }
        demand((self.monasteries - ALL_MONASTERIES).is_empty(), || "a monastery card without a number".into())?;
        let seated = self.specials.iter().flatten().all(|seat| seat.0 < self.seats);
        demand(seated, || "nobody has a special card".into())?;
        demand(self.robbers || self.trees == 0, || "trees without robbers".into())
    }

    /// Six production cards: set aside, revealed, or to come. Eleven events: revealed or unseen.
    fn check_decks(&self) -> Result<(), Inconsistent> {
        let to_come: u8 = self.deck.iter().sum();
        let seen = self.round + u8::from(self.production.is_some()) + u8::from(self.aside.is_some());
        demand(to_come + seen == 6, || format!("{to_come} + {seen} of 6 production cards"))?;
        let revealed = 11 - self.unseen.len() as u8;
        let due = if self.events { self.round.saturating_sub(1) + u8::from(self.event.is_some()) } else { 0 };
        demand(revealed == due, || format!("{revealed} events of {due}"))
    }

    fn check_house(&self, seat: Seat) -> Result<(), Inconsistent> {
        let house = self.house(seat);
        let the_box = the_box();
        let places: Places = (1..=house.chapel_places()).collect();
        let full = [
            (house.vegetables <= the_box.larder, "vegetables"),
            (house.brothers <= the_box.places, "lay brothers"),
            (house.fields <= the_box.fields && house.fields.is_multiple_of(2), "lay brothers in the fields"),
            ((house.praying - places).is_empty(), "lay brothers in the chapel"),
            (usize::from(house.chapel) <= the_box.chapel.len(), "levels of the chapel"),
            (house.dogs <= house.doghouses, "watchdogs"),
            (house.lent == 0 || (3..=9).contains(&house.lent), "denarii lent"),
            (house.space() <= the_box.cluny_space(), "food units"),
        ];
        for (holds, what) in full {
            demand(holds, || format!("{seat:?} has impossible {what}: {house:?}"))?;
        }
        let levels = house.levels.iter().zip(&the_box.sectors).all(|(level, facts)| *level <= facts.top());
        demand(levels, || format!("{seat:?} has impossible levels {:?}", house.levels))
    }
}

/// A number no seat, card or space has.
const NONE: u8 = u8::MAX;

impl DomusDomini {
    pub(super) fn take_fingerprint(&self, into: &mut Fingerprint) {
        let open = &self.open;
        into.bytes(&[open.seats, open.robbers.into(), open.events.into(), open.round, open.starter.0, open.trees]);
        into.bytes(&open.colours.map(|colour| colour as u8));
        for house in &open.houses[..usize::from(open.seats)] {
            house.fingerprint(into);
        }
        into.bytes(&[open.monasteries.0, open.brothers, open.dogs, open.doghouses]);
        into.word(open.bank as u64);
        into.word(u64::from(open.pile.0) << 16 | u64::from(open.unseen.0));
        into.bytes(&open.deck);
        let card = |card: Option<super::Card>| card.map_or(NONE, |card| card.0);
        into.bytes(&[card(open.aside), card(open.production), open.event.map_or(NONE, |event| event as u8)]);
        into.bytes(&open.specials.map(|seat| seat.map_or(NONE, |seat| seat.0)));
        open.phase.fingerprint(into);
    }
}

impl House {
    fn fingerprint(&self, into: &mut Fingerprint) {
        into.word(u64::from(self.letters) << 16 | u64::from(self.denarii));
        into.bytes(&self.levels);
        into.bytes(&[
            self.card,
            self.lent,
            self.cellerar,
            self.chapel,
            self.praying.0,
            self.brothers,
            self.fields,
            self.vegetables,
            self.doghouses,
            self.dogs,
            self.cart.unwrap_or(NONE),
        ]);
    }
}
