//! Phase 3, planned whole: every affordable set of purchases is evaluated exactly.

use arrayvec::ArrayVec;
use games::domus_domini::{Action, Building, DomusDomini, EventCard, House, Phase, Places, Sector, the_box};
use table::{Game, Seat};

use super::{
    because,
    tokens::Tokens,
    worth::{LETTER, Paths, SENT_BACK, Taste, expected_space, letters_for, spaces_of_prayers},
};
use crate::Plan;

/// What a turn of phase 3 comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    levels: [u8; 3],
    chapel: bool,
    doghouse: bool,
    tokens: Tokens,
    lend: u8,
    pub(super) worth: i32,
}

/// A turn about to be planned.
pub(super) struct Planner<'a> {
    pub(super) world: &'a DomusDomini,
    pub(super) taste: Taste,
    pub(super) house: House,
    /// Where the carts of the others are or will be, and how many can beg.
    pub(super) rivals: ArrayVec<(i32, i32), { Seat::MOST }>,
    pub(super) moved: Places,
    /// How many lay brothers could beg with success.
    pub(super) marks: i32,
    /// The best garden, dairy and brewery of the others, with their precedence.
    best_rivals: [(u8, u8); 3],
    chapel: bool,
    doghouse: bool,
    saved: bool,
}

/// Cluny, as a space of the road.
const CLUNY: i32 = 41;

/// The best turns for whoever is in phase 3, or would be, the best first.
pub(super) fn turns(world: &DomusDomini, seat: Seat, taste: Taste, most: usize, into: &mut Vec<Turn>) {
    Planner::new(world, seat, taste).plan(most, into);
}

/// The best turn there is.
pub(super) fn best(world: &DomusDomini, seat: Seat, taste: Taste, scratch: &mut Vec<Turn>) -> Option<Turn> {
    scratch.clear();
    turns(world, seat, taste, 1, scratch);
    scratch.first().copied()
}

impl<'a> Planner<'a> {
    fn new(world: &'a DomusDomini, seat: Seat, taste: Taste) -> Planner<'a> {
        let (chapel, doghouse, saved, moved) = match world.open().phase {
            Phase::Building(Building { seat: own, chapel, doghouse, saved, moved }) if own == seat => {
                (chapel, doghouse, saved, moved)
            }
            _ => (false, false, false, Places::NONE),
        };
        let rivals = Seat::all(world.seats()).filter(|other| *other != seat);
        let rivals: ArrayVec<_, { Seat::MOST }> =
            rivals.map(|other| (expected_space(world, other), i32::from(world.open().house(other).brothers))).collect();
        let best_rivals = Sector::ALL.map(|sector| {
            let others = Seat::all(world.seats()).filter(|other| *other != seat).map(|other| world.open().house(other));
            others.map(|house| (house.level(sector), house.precedence())).max().unwrap_or((0, 0))
        });
        let marks = Planner::marks(world.yield_in_spaces(seat).into(), &rivals);
        Planner {
            world,
            taste,
            house: *world.open().house(seat),
            rivals,
            moved,
            marks,
            best_rivals,
            chapel,
            doghouse,
            saved,
        }
    }

    fn plan(&self, most: usize, into: &mut Vec<Turn>) {
        let road: [i32; CLUNY as usize + 1] = std::array::from_fn(|space| self.road(space as i32));
        let sectors = Sector::ALL.map(|sector| self.sector(sector));
        let cellerar = [false, true].map(|beer| self.cellerar(beer));
        let may_build = !self.chapel && self.taste.paths.has(Paths::CHAPEL);
        let price = the_box().chapel(self.house.chapel + 1).filter(|_| may_build).map(|level| level.cost);
        for chapel in [false, true] {
            if chapel && price.is_none() {
                continue;
            }
            for doghouse in [false, true] {
                let spent = if chapel { price.map_or(0, i32::from) } else { 0 } + i32::from(doghouse);
                let cash = i32::from(self.house.denarii) - spent;
                if cash < 0 || (doghouse && (self.doghouse || self.world.open().doghouses == 0)) {
                    continue;
                }
                let built = self.taste.chapel(self.house.chapel + u8::from(chapel));
                let turn = |tokens| Turn { levels: [0; 3], chapel, doghouse, tokens, lend: 0, worth: built };
                let tokens = self.tokens(chapel, doghouse, 0);
                self.levels(cash, turn(tokens), &sectors, &cellerar, &road, most, into);
                // A vegetable kept may be worth more than whatever it would buy.
                if self.house.vegetables > 0 && self.larder(&tokens) == 0 {
                    let tokens = self.tokens(chapel, doghouse, 1);
                    self.levels(cash, turn(tokens), &sectors, &cellerar, &road, most, into);
                }
            }
        }
    }

    /// What a turn comes to for this planner's taste, whatever taste it was found with: so turns can be compared.
    fn judge(&self, turn: &Turn) -> i32 {
        let tokens = Tokens { worth: self.worth_of_tokens(&turn.tokens), ..turn.tokens };
        let rungs = Sector::ALL.map(|sector| self.sector(sector));
        let [garden, dairy, brewery]: [&Rung; 3] =
            std::array::from_fn(|sector| &rungs[sector][usize::from(turn.levels[sector])]);
        let price =
            the_box().chapel(self.house.chapel + 1).filter(|_| turn.chapel).map_or(0, |level| level.cost.into());
        let left =
            i32::from(self.house.denarii) - price - i32::from(turn.doghouse) - garden.cost - dairy.cost - brewery.cost;
        let worth = self.taste.chapel(self.house.chapel + u8::from(turn.chapel));
        let beer = self.cellerar(brewery.spaces >= 4);
        let fixed = self.fixed(&Turn { tokens, worth, ..*turn });
        self.sum(&fixed, [garden, dairy, brewery, &beer], left, |space| self.road(space))
    }

    /// The part of a turn that does not depend on the sectors; of its worth only the chapel's is known.
    fn fixed(&self, turn: &Turn) -> Fixed {
        let rebels = self.world.open().event == Some(EventCard::Rebellion);
        let prayers = spaces_of_prayers(turn.tokens.praying);
        Fixed {
            worth: turn.worth + turn.tokens.worth + prayers * self.taste.later * LETTER,
            spaces: if rebels { 0 } else { prayers },
            guards: i32::from(self.house.dogs + turn.tokens.dogs),
            larder: self.larder(&turn.tokens),
        }
    }

    /// What it all comes to: with these sectors and this cellerar, so much money left, and what a place on the road is
    /// worth.
    fn sum(&self, fixed: &Fixed, yields: [&Rung; 4], left: i32, road: impl Fn(i32) -> i32) -> i32 {
        let space = (yields.iter().map(|rung| rung.spaces).sum::<i32>() + fixed.spaces).min(CLUNY);
        fixed.worth
            + yields.iter().map(|rung| rung.worth).sum::<i32>()
            + road(space)
            + self.taste.cash(self.cash_after(left, self.loan(left)))
            - self.threat(space, fixed.guards)
            - if fixed.larder > 0 { 0 } else { self.fall(space, fixed.guards) }
    }

    /// Every set of levels that can be paid.
    #[allow(clippy::too_many_arguments, reason = "tables that are the same for every turn")]
    fn levels(
        &self,
        cash: i32,
        turn: Turn,
        sectors: &[ArrayVec<Rung, 10>; 3],
        cellerar: &[Rung; 2],
        road: &[i32; CLUNY as usize + 1],
        most: usize,
        into: &mut Vec<Turn>,
    ) {
        let fixed = self.fixed(&turn);
        for (g, garden) in sectors[0].iter().enumerate() {
            for (d, dairy) in sectors[1].iter().enumerate() {
                let left = cash - garden.cost - dairy.cost;
                if left < 0 {
                    break;
                }
                for (b, brewery) in sectors[2].iter().enumerate() {
                    let left = left - brewery.cost;
                    if left < 0 {
                        break;
                    }
                    let beer = &cellerar[usize::from(brewery.spaces >= 4)];
                    let lend = self.loan(left);
                    let worth = self.sum(&fixed, [garden, dairy, brewery, beer], left, |space| road[space as usize]);
                    keep(Turn { levels: [g as u8, d as u8, b as u8], lend, worth, ..turn }, most, into);
                }
            }
        }
    }

    /// What it costs to raise a sector by no level, one, two and so on, and what that is worth.
    fn sector(&self, sector: Sector) -> ArrayVec<Rung, 10> {
        let from = self.house.level(sector);
        let saves = sector == Sector::Dairy && !self.saved && self.house.specialist() == Some(Sector::Dairy);
        let best = self.best_rivals[sector as usize];
        let mut cost = 0;
        let levels = (from..).zip(&sector.facts().levels[usize::from(from)..]);
        let most = if self.taste.paths.has(Paths::of(sector)) { usize::MAX } else { 1 };
        levels
            .take(most)
            .map(|(level, facts)| {
                if level > from {
                    cost += i32::from(facts.cost) - i32::from(saves && level == from + 1);
                }
                let special = if (level, self.house.precedence()) > best { self.taste.special(sector) } else { 0 };
                Rung { cost, spaces: facts.spaces.into(), worth: self.taste.sector(sector, level) + special }
            })
            .collect()
    }

    /// What the cellerar yields and is worth, with enough beer or without.
    fn cellerar(&self, beer: bool) -> Rung {
        let number = self.house.cellerar;
        let Some(facts) = the_box().cellerar(number) else { return Rung { cost: 0, spaces: 0, worth: 0 } };
        let card = self
            .world
            .open()
            .production
            .map(games::domus_domini::Card::facts)
            .filter(|card| card.sector == facts.sector);
        let spaces = facts.spaces + card.map_or(0, |card| card.spaces) + if beer { facts.plus } else { 0 };
        Rung { cost: 0, spaces: spaces.into(), worth: self.taste.cellerar(self.world, number, beer) }
    }

    /// Whatever is left earns interest, or is safe from a collection.
    fn loan(&self, left: i32) -> u8 {
        let event = self.world.open().event;
        let earns = self.taste.later > 0 && (event != Some(EventCard::DucalReward) || left >= 6);
        let safe = event == Some(EventCard::Collection) && left > 5;
        if self.house.lent == 0 && left >= 3 && (earns || safe) { left.min(9) as u8 } else { 0 }
    }

    fn cash_after(&self, left: i32, lend: u8) -> i32 {
        let lent = i32::from(lend);
        let interest = if self.taste.later > 0 { lent / 3 } else { 0 };
        let lost = if self.world.open().event == Some(EventCard::Collection) { (left - lent - 5).max(0) } else { 0 };
        left + interest - lost
    }

    /// Letters for this space and the denarii to be expected: nobody knows yet how far the others get.
    fn road(&self, space: i32) -> i32 {
        let letters = letters_for(self.world, space) * LETTER;
        if space == 0 {
            return letters + 2 * self.taste.denarius; // A vegetable or two may still bring it onto the road.
        }
        let ahead = |(there, _): &(i32, i32)| (50 + 7 * (space - there)).clamp(0, 100);
        let behind: i32 = self.rivals.iter().filter(|(there, _)| *there > 0).map(ahead).sum();
        let payout = the_box().payout;
        let place = (behind / 100).clamp(0, 5) as usize;
        let (here, next) = (i32::from(payout[place]), i32::from(payout[(place + 1).min(5)]));
        letters + (here * 100 - (here - next) * (behind % 100)) * self.taste.denarius / 100
    }

    /// Lay brothers of those behind may come begging.
    fn threat(&self, space: i32, guards: i32) -> i32 {
        self.hits(space, guards) * SENT_BACK * LETTER / 170
    }

    /// A cart that is sent back to the start earns no denarii, unless a vegetable brings it onto the road again.
    fn fall(&self, space: i32, guards: i32) -> i32 {
        let hits = self.hits(space, guards);
        let chance = (50 + (SENT_BACK * hits - 100 * space) / 6).clamp(0, hits.min(90));
        chance * i32::from(the_box().payout[2]) * self.taste.denarius / 100
    }

    /// Vegetables that are left after these purchases.
    fn larder(&self, tokens: &Tokens) -> u8 {
        self.house.vegetables - tokens.hires - tokens.dogs
    }

    /// How often a cart here is begged against with success, in hundredths.
    fn hits(&self, space: i32, guards: i32) -> i32 {
        if space == 0 || space == CLUNY || self.world.open().event == Some(EventCard::Rebellion) {
            return 0;
        }
        let hits = |(there, brothers): &(i32, i32)| {
            (50 + 7 * (space - there)).clamp(0, 100) * (*brothers).min(3) / (self.rivals.len() as i32 + 1)
        };
        let all: i32 = self.rivals.iter().map(hits).sum();
        (all - 50 * guards).max(0)
    }
}

/// What prayers, hands and dogs come to in a turn.
struct Fixed {
    worth: i32,
    spaces: i32,
    guards: i32,
    larder: u8,
}

/// A sector so many levels higher.
struct Rung {
    cost: i32,
    spaces: i32,
    worth: i32,
}

/// Keeps the best turns, in order.
fn keep(turn: Turn, most: usize, into: &mut Vec<Turn>) {
    if into.len() == most && into.last().is_some_and(|last| last.worth >= turn.worth) {
        return;
    }
    let at = into.partition_point(|other| other.worth >= turn.worth);
    into.truncate(most - 1);
    into.insert(at, turn);
}

/// The steps of a turn, in an order that is always legal.
pub(super) fn steps(house: &House, turn: &Turn) -> Vec<Action> {
    let mut steps = Vec::with_capacity(16);
    for (sector, levels) in Sector::ALL.into_iter().zip(turn.levels) {
        steps.extend((0..levels).map(|_| Action::Expand(sector)));
    }
    if turn.chapel {
        steps.push(Action::BuildChapel);
    }
    if turn.doghouse {
        steps.push(Action::BuyDoghouse);
    }
    steps.extend((0..turn.tokens.dogs).map(|_| Action::BuyDog));
    turn.tokens.walk(house, &mut steps);
    if turn.lend > 0 {
        steps.push(Action::Lend(turn.lend));
    }
    steps.push(Action::Deliver);
    steps
}

/// Plans for phase 3: the best turns under several tastes, each with what it is worth to the usual one.
pub(super) fn plans(world: &DomusDomini, seat: Seat, most: usize) -> Vec<Plan<DomusDomini>> {
    let mut found: Vec<Turn> = Vec::new();
    let mut scratch = Vec::new();
    let usual = Taste::of(world, 100);
    let mut tastes = vec![(usual, most.div_ceil(3))];
    if most > 1 {
        tastes.extend([50, 75, 150, 220].map(|share| (Taste::of(world, share), most / 6)));
        let paths = Sector::ALL.map(Paths::of).into_iter().chain([Paths::CHAPEL]);
        tastes.extend(paths.map(|paths| (Taste { paths, ..usual }, 1)));
    }
    for (taste, take) in tastes {
        scratch.clear();
        turns(world, seat, taste, take.max(1), &mut scratch);
        for turn in &scratch {
            if !found.iter().any(|other| Turn { worth: turn.worth, ..*other } == *turn) {
                found.push(*turn);
            }
        }
    }
    let usual = Planner::new(world, seat, usual);
    found.iter().map(|turn| plan(world, seat, &Turn { worth: usual.judge(turn), ..*turn })).collect()
}

fn plan(world: &DomusDomini, seat: Seat, turn: &Turn) -> Plan<DomusDomini> {
    let mut house = *world.open().house(seat);
    let actions = steps(&house, turn);
    for (level, more) in house.levels.iter_mut().zip(turn.levels) {
        *level += more;
    }
    house.chapel += u8::from(turn.chapel);
    house.praying = turn.tokens.praying;
    let more = i32::from(world.yield_with(&house).total) - i32::from(world.yield_of(seat).total);
    let reasons = [
        because("yield-now", more),
        because("chapel-built", turn.chapel),
        because("money-lent", turn.lend),
        because("brothers-hired", turn.tokens.hires),
        because("brothers-to-fields", 2 * turn.tokens.pairs),
        because("dogs", turn.tokens.dogs),
    ];
    Plan { actions, worth: turn.worth, because: reasons.into_iter().flatten().collect() }
}

#[cfg(test)]
mod tests {
    use games::domus_domini::Setup;
    use table::{Purpose, Seed, Turn as Whose};

    use super::*;
    use crate::domus_domini::act;

    #[test]
    fn a_turn_is_worth_what_it_was_found_to_be_worth() {
        let mut rng = Seed::from(4).stream(Purpose::Test, 1);
        let (mut drawn, mut compared) = (Vec::new(), 0);
        let mut game = DomusDomini::new(&Setup::plain(4)).expect("a good setup");
        while game.turn() != Whose::Over {
            let Whose::Seat(seat) = game.turn() else {
                let action = table::draw(&game, &mut rng, &mut drawn).expect("a card is left");
                game.apply(&action, &mut ());
                continue;
            };
            let usual = Taste::of(&game, 100);
            if let Phase::Building(_) = game.open().phase {
                let mut found = Vec::new();
                turns(&game, seat, usual, 30, &mut found);
                let planner = Planner::new(&game, seat, usual);
                for turn in &found {
                    assert_eq!(planner.judge(turn), turn.worth, "{turn:?}");
                    compared += 1;
                }
                let plans = plans(&game, seat, 40);
                assert!(plans.iter().all(|plan| plan.worth <= plans[0].worth), "the usual taste has the best");
            }
            act(&mut game, usual);
        }
        assert!(compared > 200, "{compared}");
    }
}
