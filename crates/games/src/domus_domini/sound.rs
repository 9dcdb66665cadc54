//! Nothing is lost and nothing is there twice; and the fingerprint of a table.

use table::{Fingerprint, Seat, Unsound};

use super::{
    Building, DomusDomini, House, Open, Phase,
    house::place,
    setup::{ALL_CELLERARS, ALL_MONASTERIES},
    the_box::{CELLERARS, the_box},
};

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound(wrong())) }
}

impl DomusDomini {
    pub(super) fn check(&self) -> Result<(), Unsound> {
        self.open.check_decks()?;
        self.check_all_but_decks()
    }

    /// For positions set up by hand, where nobody says which cards were seen before.
    pub(super) fn check_all_but_decks(&self) -> Result<(), Unsound> {
        self.open.check_tokens()?;
        self.open.check_denarii()?;
        self.open.check_cards()?;
        Seat::all(self.open.seats).try_for_each(|seat| self.open.check_house(seat))
    }
}

impl Open {
    /// Seven lay brothers for each player, twelve watchdogs and eighteen doghouses.
    fn check_tokens(&self) -> Result<(), Unsound> {
        let sum = |of: fn(&House) -> u8| self.houses.iter().map(|house| u32::from(of(house))).sum::<u32>();
        let the_box = the_box();
        let brothers = sum(|house| house.brothers + house.fields + house.praying.count_ones() as u8);
        let due = u32::from(self.seats) * u32::from(the_box.brothers + the_box.supply);
        let found = brothers + u32::from(self.brothers);
        demand(found == due, || format!("{found} of {due} lay brothers"))?;
        let dogs = sum(|house| house.dogs) + u32::from(self.dogs);
        demand(dogs == u32::from(the_box.dogs), || format!("{dogs} of {} watchdogs", the_box.dogs))?;
        let doghouses = sum(|house| house.doghouses) + u32::from(self.doghouses);
        demand(doghouses == u32::from(the_box.doghouses), || format!("{doghouses} of {} doghouses", the_box.doghouses))
    }

    /// Every denarius is in cash, at the moneylender, in the pot, or in the bank.
    fn check_denarii(&self) -> Result<(), Unsound> {
        let held: i32 = self.houses.iter().map(|house| i32::from(house.denarii) + i32::from(house.lent)).sum();
        let pot = if let Phase::Starting { pot, .. } = self.phase { i32::from(pot) } else { 0 };
        let found = held + pot + i32::from(self.bank);
        let due = i32::from(the_box().denarii);
        demand(found == due, || format!("{found} of {due} denarii"))
    }

    /// Every cellerar is in the pile or with one player; every monastery card with one, or out.
    fn check_cards(&self) -> Result<(), Unsound> {
        for number in 1..=CELLERARS {
            let held = self.houses.iter().filter(|house| house.cellerar == number).count() as u32;
            let found = held + (self.pile >> number & 1);
            demand(found == 1, || format!("cellerar {number} is in {found} places"))?;
        }
        demand(self.pile & !ALL_CELLERARS == 0, || "a cellerar without a number".into())?;
        for card in 1..=6u8 {
            let held = self.houses.iter().filter(|house| house.card == card).count();
            let found = held + usize::from(self.monasteries >> card & 1);
            demand(found == 1, || format!("monastery card {card} is in {found} places"))?;
        }
        demand(self.monasteries & !ALL_MONASTERIES == 0, || "a monastery card without a number".into())?;
        let seated = self.specials.iter().flatten().all(|seat| seat.0 < self.seats);
        demand(seated, || "nobody has a special card".into())?;
        demand(self.robbers || self.trees == 0, || "trees without robbers".into())
    }

    /// Six production cards: set aside, revealed, or to come. Eleven events: revealed or unseen.
    fn check_decks(&self) -> Result<(), Unsound> {
        let to_come: u8 = self.deck.iter().sum();
        let seen = self.round + u8::from(self.production.is_some()) + u8::from(self.aside.is_some());
        demand(to_come + seen == 6, || format!("{to_come} + {seen} of 6 production cards"))?;
        let revealed = 11 - self.unseen.count_ones() as u8;
        let due = if self.events { self.round.saturating_sub(1) + u8::from(self.event.is_some()) } else { 0 };
        demand(revealed == due, || format!("{revealed} events of {due}"))
    }

    fn check_house(&self, seat: Seat) -> Result<(), Unsound> {
        let house = self.house(seat);
        let the_box = the_box();
        let places = (1..=house.chapel_places()).fold(0, |set, level| set | place(level));
        let full = [
            (house.vegetables <= the_box.larder, "vegetables"),
            (house.brothers <= the_box.places, "lay brothers"),
            (house.fields <= the_box.fields && house.fields.is_multiple_of(2), "lay brothers in the fields"),
            (house.praying & !places == 0, "lay brothers in the chapel"),
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
        into.bytes(&[open.monasteries, open.brothers, open.dogs, open.doghouses]);
        into.word(open.bank as u64);
        into.word(u64::from(open.pile) << 16 | u64::from(open.unseen));
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
            self.praying,
            self.brothers,
            self.fields,
            self.vegetables,
            self.doghouses,
            self.dogs,
            self.cart.unwrap_or(NONE),
        ]);
    }
}

impl Phase {
    fn fingerprint(&self, into: &mut Fingerprint) {
        match *self {
            Phase::Dealing { seat } => into.bytes(&[0, seat.0]),
            Phase::SettingAside => into.bytes(&[1]),
            Phase::Revealing => into.bytes(&[2]),
            Phase::Starting { seat, pot } => into.bytes(&[3, seat.0, pot as u8, (pot >> 8) as u8]),
            Phase::Inheriting { seat } => into.bytes(&[4, seat.0]),
            Phase::Producing => into.bytes(&[5]),
            Phase::Employing { seat } => into.bytes(&[6, seat.0]),
            Phase::Buying { seat } => into.bytes(&[7, seat.0]),
            Phase::Building(Building { seat, chapel, doghouse, saved, moved }) => {
                into.bytes(&[8, seat.0, chapel.into(), doghouse.into(), saved.into(), moved]);
            }
            Phase::Begging { seat } => into.bytes(&[9, seat.0]),
            Phase::Defending { seat, attacker } => into.bytes(&[10, seat.0, attacker.0]),
            Phase::Advancing { seat } => into.bytes(&[11, seat.0]),
            Phase::Feeding { seat } => into.bytes(&[12, seat.0]),
            Phase::Ambushed { seat, paid } => {
                into.bytes(&[13, seat.0]);
                into.bytes(&paid);
            }
            Phase::Over => into.bytes(&[14]),
        }
    }
}
