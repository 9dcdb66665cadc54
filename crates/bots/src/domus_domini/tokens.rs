//! Vegetables and lay brothers in phase 3: whom to hire, and who prays, works or stays.

use arrayvec::ArrayVec;
use games::domus_domini::{Action, EventCard, House, Places};

use super::{
    building::Planner,
    worth::{LETTER, SENT_BACK, spaces_of_prayers},
};

/// What happens to vegetables and lay brothers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tokens {
    pub(super) hires: u8,
    pub(super) dogs: u8,
    pub(super) pairs: u8,
    /// Levels of the chapel on which somebody prays in the end.
    pub(super) praying: Places,
    /// Without what prayers yield.
    pub(super) worth: i32,
}

impl Planner<'_> {
    /// The best use of vegetables and lay brothers, given chapel and doghouse, that spares so many vegetables.
    pub(super) fn tokens(&self, chapel: bool, doghouse: bool, spare: u8) -> Tokens {
        let house = &self.house;
        let (supply, dogs) = (self.world.open().brothers, self.world.open().dogs);
        let places = (house.chapel + u8::from(chapel)).min(3);
        let fixed = house.praying & self.moved;
        let free = (1..=places).collect::<Places>() - self.moved;
        let kennels = (house.doghouses + u8::from(doghouse) - house.dogs).min(dogs);
        let all = house.brothers + house.praying.len() as u8;
        let mut best = Tokens { hires: 0, dogs: 0, pairs: 0, praying: house.praying, worth: 0 };
        let mut most = i32::MIN;
        let now = i32::from(self.world.open().event != Some(EventCard::Rebellion));
        for prayers in 0..=free.len() as u8 {
            let praying = fixed | top(free, prayers);
            let yields = spaces_of_prayers(praying) * LETTER * (now + self.taste.later);
            let vegetables = house.vegetables.saturating_sub(spare);
            for hires in 0..=vegetables.min(supply) {
                for pairs in 0..=(8 - house.fields) / 2 {
                    let away = praying.len() as u8 + 2 * pairs;
                    let Some(home) = (all + hires).checked_sub(away) else { break };
                    if home > 6 {
                        continue;
                    }
                    for dogs in 0..=kennels.min(vegetables - hires) {
                        let mut tokens = Tokens { hires, dogs, pairs, praying, worth: 0 };
                        tokens.worth = self.judge_tokens(&tokens, home.into());
                        let worth = tokens.worth + yields;
                        if worth > most {
                            (best, most) = (tokens, worth);
                        }
                    }
                }
            }
        }
        best
    }

    /// What a use of vegetables and lay brothers is worth, whoever thought of it.
    pub(super) fn worth_of_tokens(&self, tokens: &Tokens) -> i32 {
        let all = self.house.brothers + self.house.praying.len() as u8;
        let home = i32::from(all + tokens.hires) - tokens.praying.len() as i32 - 2 * i32::from(tokens.pairs);
        self.judge_tokens(tokens, home)
    }

    fn judge_tokens(&self, tokens: &Tokens, home: i32) -> i32 {
        let taste = self.taste;
        let rebels = self.world.open().event == Some(EventCard::Rebellion);
        let left = i32::from(self.house.vegetables - tokens.hires - tokens.dogs);
        // Whoever can beg begs, as far as there is anybody ahead; the others are fed and stay.
        let beggars = if rebels || taste.beggar() < taste.brother() { 0 } else { home.min(self.marks) };
        let stay = home - beggars;
        let food = if rebels { 0 } else { (stay + 2) / 3 };
        let (fed, spent) = if food <= left { (stay, food) } else { ((3 * left).min(stay), left) };
        let road = if taste.later == 0 { LETTER } else { taste.vegetable() };
        let later = if taste.later > 0 { taste.brother() - 30 } else { 0 };
        let field = if taste.later > 0 { 2 * later + taste.vegetable() - 20 } else { -10 };
        beggars * taste.beggar() * 9 / 10
            + fed * taste.brother()
            + (left - spent) * road
            + i32::from(tokens.dogs) * taste.dog()
            + tokens.praying.len() as i32 * later
            + i32::from(tokens.pairs) * field
    }

    /// How many lay brothers could beg with success, as far as one can tell.
    pub(super) fn marks(own: i32, rivals: &[(i32, i32)]) -> i32 {
        rivals.iter().map(|(space, _)| ((space - own + 1) / SENT_BACK).clamp(0, 4)).sum()
    }
}

impl Tokens {
    /// Whoever leaves the monastery goes before whoever comes, so that there is always room.
    pub(super) fn walk(&self, house: &House, steps: &mut Vec<Action>) {
        let mut go: ArrayVec<u8, 3> = (self.praying - house.praying).iter().collect();
        let mut come: ArrayVec<u8, 3> = (house.praying - self.praying).iter().collect();
        let (mut pairs, mut hires, mut home) = (self.pairs, self.hires, house.brothers);
        loop {
            if home > 0
                && let Some(level) = go.pop()
            {
                steps.push(Action::Pray(level));
                home -= 1;
            } else if home > 1 && pairs > 0 {
                steps.push(Action::SendToFields);
                pairs -= 1;
                home -= 2;
            } else if let Some(level) = come.pop() {
                steps.push(Action::CallBack(level));
                home += 1;
            } else if hires > 0 {
                steps.push(Action::Hire);
                hires -= 1;
                home += 1;
            } else {
                return;
            }
        }
    }
}

/// So many of these places, the highest first.
fn top(places: Places, many: u8) -> Places {
    (1..=3).rev().filter(|level| places.has(*level)).take(usize::from(many)).collect()
}
