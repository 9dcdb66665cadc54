//! Deals that agree with everything a seat knows of where the cards are.
//!
//! They are dealt as the game itself deals the tables that a seat can imagine: see [`Deal`].

use games::mystery_abbey::{Bound, Places, SUSPECTS, Suspect, Suspects, View};
pub(super) use games::mystery_abbey::{CULPRIT, Deal, PILE, PLACES};
use table::{Rng, Seat};

/// Where all cards are.
pub(super) type World = [Suspects; PLACES];

/// What is known of where the cards are.
#[derive(Clone, Debug)]
pub(super) struct Facts {
    /// The places where each card may be.
    pub(super) may: [Places; SUSPECTS],
    /// How many cards each place has.
    pub(super) room: [u8; PLACES],
    pub(super) bounds: Vec<Bound>,
}

impl Facts {
    /// What a seat has seen and heard.
    pub(super) fn of(view: &View, seat: Seat) -> Facts {
        let open = view.open();
        let (may, room, bounds) = open.account(view.knows(seat).unwrap_or(&open.heard));
        Facts { may, room, bounds: bounds.to_vec() }
    }

    /// None of these is the culprit.
    pub(super) fn clear(&mut self, innocent: Suspects) {
        for card in innocent.iter() {
            self.may[card.index()] = self.may[card.index()].without(Places::CULPRIT);
        }
    }

    /// Takes every answer by itself: whoever was not seen, and of whom nobody said outright that he is innocent, may be
    /// the culprit again, unless one bound alone says otherwise. Together the bounds are forgotten.
    pub(super) fn take_one_by_one(&mut self, innocent: Suspects) {
        for card in (Suspects::ALL - innocent).iter() {
            self.may[card.index()] = self.may[card.index()].and(Places::CULPRIT);
        }
        if let Some(begun) = self.begin() {
            let here = |card: Suspect, place: usize| (begun.may[place] | begun.placed[place]).has(card);
            let places = |card: Suspect| (0..PLACES).filter(move |place| here(card, *place)).map(Places::numbered);
            let mut may = self.may;
            Suspect::all().for_each(|card| may[card.index()] = places(card).fold(Places::default(), Places::and));
            self.may = may;
        }
        self.bounds.clear();
    }

    /// What follows at once; nothing, if it contradicts itself.
    pub(super) fn begin(&self) -> Option<Deal<'_>> {
        let mut deal = Deal::new(&self.may, self.room, &self.bounds);
        deal.narrow().then_some(deal)
    }

    /// Whether this suspect can be the culprit: whether there is any deal in which he is. Whoever would have
    /// to search too long for one says yes.
    pub(super) fn can_be_culprit(begun: &Deal<'_>, suspect: Suspect) -> bool {
        let mut deal = *begun;
        if deal.placed[CULPRIT].has(suspect) {
            return true;
        }
        if !deal.may[CULPRIT].has(suspect) {
            return false;
        }
        deal.put(suspect, CULPRIT);
        let mut patience = 400;
        deal.narrow() && (deal.fill(&mut patience, &mut None) || patience == 0)
    }

    /// Some deal, found at random; nothing, if there seems to be none.
    pub(super) fn deal(begun: &Deal<'_>, rng: &mut Rng) -> Option<World> {
        (4..16).find_map(|patience| {
            let mut deal = *begun;
            deal.fill(&mut (1 << patience), &mut Some(&mut *rng)).then_some(deal.placed)
        })
    }
}
