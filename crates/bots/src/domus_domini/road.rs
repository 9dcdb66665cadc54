//! Phases 4 to 7: begging, defending, going on, feeding, robbers.

use games::domus_domini::{Action, Defence, DomusDomini, EventCard, Ransom, Special};
use table::{Game, Seat};

use super::worth::{LETTER, Taste, letters_for};

/// How the round would come out for a seat as the carts stand, its rivals counted against it.
fn payday(world: &DomusDomini, seat: Seat, taste: Taste) -> i32 {
    let due = world.open().payday();
    let mut worth = 0;
    for other in Seat::all(world.seats()) {
        let space = i32::from(world.open().house(other).space());
        let denarii = i32::from(due[other.index()].1);
        let own = letters_for(world, space) * LETTER + denarii * taste.denarius;
        worth += if other == seat { own } else { -own * taste.rivalry / 100 };
    }
    worth
}

/// What begging here brings: the letter, and how the round comes out if the victim lets it happen.
pub(super) fn begging(world: &DomusDomini, seat: Seat) -> Vec<(Action, i32)> {
    let taste = Taste::of(world, 100);
    let mut actions = Vec::new();
    world.actions(&mut actions);
    let now = payday(world, seat, taste);
    let house = world.open().house(seat);
    actions
        .into_iter()
        .map(|action| {
            let (victim, cost) = match action {
                Action::Beg(victim) => {
                    // Whoever cannot be fed would leave anyway.
                    let fed = house.brothers <= 3 * house.vegetables;
                    (victim, if fed { taste.brother() - 33 } else { 0 })
                }
                Action::SendDrunkard(victim) => (victim, 0),
                _ => return (action, 0),
            };
            let guarded = victim != seat
                && (world.open().house(victim).dogs > 0 || world.open().has(victim, Special::CattleHerder));
            let gain = if guarded {
                // It costs him a guard, or he goes back.
                100 * taste.rivalry / 100
            } else {
                payday(&after(world, action), seat, taste) - now
            };
            (action, LETTER + gain - cost)
        })
        .collect()
}

fn after(world: &DomusDomini, action: Action) -> DomusDomini {
    let mut then = *world;
    then.apply(&action, &mut ());
    then
}

/// A guard is worth setting if falling back costs more than he is worth.
pub(super) fn defending(world: &DomusDomini, seat: Seat) -> Vec<(Action, i32)> {
    let taste = Taste::of(world, 100);
    let fallen = payday(&after(world, Action::Defend(Defence::None)), seat, taste);
    let lost = payday(world, seat, taste) - fallen;
    let mut choices = vec![(Action::Defend(Defence::None), 0)];
    for (with, price) in [(Defence::Herder, 40), (Defence::Dog, taste.dog())] {
        if world.allows(&Action::Defend(with)).is_ok() {
            choices.push((Action::Defend(with), lost - price));
        }
    }
    choices
}

/// How far to go: letters and denarii now against vegetables for later and for those to be fed.
pub(super) fn advancing(world: &DomusDomini, seat: Seat) -> Vec<(Action, i32)> {
    let taste = Taste::of(world, 100);
    let mut actions = Vec::new();
    world.actions(&mut actions);
    let house = *world.open().house(seat);
    let now = i32::from(house.space());
    actions
        .into_iter()
        .map(|action| {
            let Action::Advance { vegetables, cart } = action else { return (action, 0) };
            let left = i32::from(house.vegetables - vegetables);
            let space = (now + i32::from(vegetables) + if cart { 3 } else { 0 }).min(41);
            let worth = standing_at(world, seat, space, taste) + larder(world, house.brothers.into(), left, taste);
            (action, worth)
        })
        .collect()
}

/// Letters and denarii if this seat's cart stood there.
fn standing_at(world: &DomusDomini, seat: Seat, space: i32, taste: Taste) -> i32 {
    let own = world.open().house(seat).precedence();
    let behind = |other: &Seat| {
        let house = world.open().house(*other);
        let there = i32::from(house.space());
        there > 0 && (there < space || (there == space && house.precedence() > own))
    };
    let place = Seat::all(world.seats()).filter(|other| *other != seat).filter(behind).count();
    let denarii = if space == 0 { 0 } else { i32::from(games::domus_domini::the_box().payout[place]) };
    letters_for(world, space) * LETTER + denarii * taste.denarius
}

/// Vegetables that are left feed the lay brothers; the rest is kept.
fn larder(world: &DomusDomini, brothers: i32, left: i32, taste: Taste) -> i32 {
    if world.open().event == Some(EventCard::Rebellion) {
        return brothers * taste.brother() + left * taste.vegetable();
    }
    let (kept, food) = meal(brothers, left, taste);
    kept * taste.brother() + (left - food) * taste.vegetable()
}

/// How many are worth feeding, and what they eat.
fn meal(brothers: i32, vegetables: i32, taste: Taste) -> (i32, i32) {
    let mut best = (0, 0, 0);
    for food in 0..=vegetables.min(2) {
        let kept = brothers.min(3 * food);
        let worth = kept * taste.brother() - food * taste.vegetable();
        if worth > best.2 {
            best = (kept, food, worth);
        }
    }
    (best.0, best.1)
}

/// Feeding: as many as are worth their food.
pub(super) fn feeding(world: &DomusDomini, seat: Seat) -> Vec<(Action, i32)> {
    let taste = Taste::of(world, 100);
    let house = world.open().house(seat);
    let mut actions = Vec::new();
    world.actions(&mut actions);
    actions
        .into_iter()
        .map(|action| {
            let Action::Feed(many) = action else { return (action, 0) };
            let food = i32::from(many.div_ceil(3));
            let left = i32::from(house.vegetables) - food;
            (action, i32::from(many) * taste.brother() + left * taste.vegetable())
        })
        .collect()
}

/// Denarii or dogs.
pub(super) fn robbers(world: &DomusDomini, denarii: u8) -> Vec<(Action, i32)> {
    let taste = Taste::of(world, 100);
    let prices = [
        (Ransom::Denarii, i32::from(denarii) * taste.denarius),
        (Ransom::Dogs, 2 * taste.dog()),
        (Ransom::DogAndHerder, taste.dog()),
    ];
    let possible = prices.into_iter().filter(|(ransom, _)| world.allows(&Action::Robbers(*ransom)).is_ok());
    possible.map(|(ransom, price)| (Action::Robbers(ransom), -price)).collect()
}
