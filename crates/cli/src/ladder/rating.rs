//! Ratings out of who won: the likeliest strengths, if of those at a table each wins as often as its strength is a part
//! of everybody's (Bradley and Terry for two, Luce for more). 400 points are ten times the strength. Intervals come
//! from drawing deals anew: games of the same deal stay together.

use table::{Purpose, Seed};

/// How often deals are drawn anew for the intervals.
const DRAWS: u64 = 400;
/// Whoever has won nothing or everything has no likeliest strength: every pair is taken to have played one more game, that
/// nobody won.
const EVEN: f64 = 0.5;

/// A game that was played: who sat there, and who won, alone or with others.
pub(super) struct Match {
    pub(super) deal: u64,
    pub(super) rungs: Vec<usize>,
    pub(super) winners: Vec<usize>,
}

impl Match {
    /// What part of the win this rung had.
    fn won(&self, rung: usize) -> f64 {
        let own = self.winners.iter().filter(|winner| **winner == rung).count();
        own as f64 / self.winners.len().max(1) as f64
    }

    /// How many of this rung sat there.
    fn many(&self, rung: usize) -> f64 {
        self.rungs.iter().filter(|other| **other == rung).count() as f64
    }
}

/// The strength of each rung, and in each of the draws.
pub(super) struct Ratings {
    all: Vec<f64>,
    drawn: Vec<Vec<f64>>,
}

impl Ratings {
    pub(super) fn of(matches: &[Match], rungs: usize) -> Ratings {
        let drawn = (0..DRAWS).map(|draw| rate(matches, &weights(matches, draw), rungs)).collect();
        Ratings { all: rate(matches, &vec![1.0; deals(matches)], rungs), drawn }
    }

    /// Points above the first rung.
    pub(super) fn rating(&self, rung: usize) -> f64 {
        self.all[rung]
    }

    pub(super) fn interval(&self, rung: usize) -> (f64, f64) {
        middle(self.drawn.iter().map(|draw| draw[rung]).collect())
    }

    /// Points from one rung to another, with an interval of its own.
    pub(super) fn step(&self, from: usize, to: usize) -> (f64, f64, f64) {
        let (low, high) = middle(self.drawn.iter().map(|draw| draw[to] - draw[from]).collect());
        (self.all[to] - self.all[from], low, high)
    }
}

/// What one rung won of the games that it or another won.
pub(super) struct Share {
    pub(super) won: f64,
    pub(super) games: f64,
}

impl Share {
    pub(super) fn percent(&self) -> f64 {
        100.0 * self.won / self.games.max(1.0)
    }
}

/// What a rung won against another, each game as if both had had as many seats; nothing, if they never met.
pub(super) fn share(matches: &[Match], rung: usize, other: usize) -> Option<Share> {
    weighed(matches, &vec![1.0; deals(matches)], rung, other)
}

/// The share's 95 % interval.
pub(super) fn share_interval(matches: &[Match], rung: usize, other: usize) -> (f64, f64) {
    let draw = |draw| weighed(matches, &weights(matches, draw), rung, other).map_or(0.0, |share| share.percent());
    middle((0..DRAWS).map(draw).collect())
}

fn weighed(matches: &[Match], weights: &[f64], rung: usize, other: usize) -> Option<Share> {
    let met = |game: &&Match| game.many(rung) > 0.0 && game.many(other) > 0.0;
    let mut share = Share { won: 0.0, games: 0.0 };
    for game in matches.iter().filter(met) {
        let weight = weights[game.deal as usize];
        share.games += weight;
        share.won += weight * game.won(rung);
    }
    (share.games > 0.0).then_some(share)
}

fn deals(matches: &[Match]) -> usize {
    matches.iter().map(|game| game.deal as usize + 1).max().unwrap_or(0)
}

/// How often each deal is drawn, when as many are drawn as there are.
fn weights(matches: &[Match], draw: u64) -> Vec<f64> {
    let mut rng = Seed::from(draw).stream(Purpose::Test, 9);
    let many = deals(matches);
    let mut weights = vec![0.0; many];
    for _ in 0..many {
        weights[rng.below(many as u32) as usize] += 1.0;
    }
    weights
}

/// The likeliest ratings, in points above the first: a strength is what was won, over what could be won
/// (Hunter's iteration).
fn rate(matches: &[Match], weights: &[f64], rungs: usize) -> Vec<f64> {
    // Games with the same rungs at the table count together.
    let mut tables: Vec<(&[usize], f64)> = Vec::new();
    let mut won = vec![0.0; rungs];
    for game in matches {
        let weight = weights[game.deal as usize];
        for rung in distinct(&game.rungs) {
            won[rung] += weight * game.won(rung);
        }
        match tables.iter_mut().find(|(rungs, _)| *rungs == &game.rungs[..]) {
            Some((_, many)) => *many += weight,
            None => tables.push((&game.rungs, weight)),
        }
    }
    let mut pairs: Vec<[usize; 2]> = Vec::new();
    for (table, _) in &tables {
        if let [one, other] = distinct(table)[..]
            && !pairs.contains(&[one, other])
        {
            pairs.push([one, other]);
        }
    }
    for pair in &pairs {
        pair.iter().for_each(|rung| won[*rung] += EVEN);
    }
    let mut strength = vec![1.0; rungs];
    for _ in 0..2000 {
        let mut chances = vec![0.0; rungs];
        let even = pairs.iter().map(|pair| (&pair[..], 2.0 * EVEN));
        for (table, many) in tables.iter().copied().chain(even) {
            let all: f64 = table.iter().map(|rung| strength[*rung]).sum();
            table.iter().for_each(|rung| chances[*rung] += many / all);
        }
        for rung in 0..rungs {
            if chances[rung] > 0.0 {
                strength[rung] = won[rung] / chances[rung];
            }
        }
        let first = strength[0];
        strength.iter_mut().for_each(|one| *one /= first);
    }
    strength.iter().map(|one| 400.0 * one.log10()).collect()
}

fn distinct(rungs: &[usize]) -> Vec<usize> {
    let mut all = rungs.to_vec();
    all.sort_unstable();
    all.dedup();
    all
}

/// The middle 95 of a hundred.
fn middle(mut all: Vec<f64>) -> (f64, f64) {
    all.sort_by(f64::total_cmp);
    let at = |share: f64| all.get((share * all.len() as f64) as usize).copied().unwrap_or_default();
    (at(0.025), at(0.975))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many games of two, of which the second won so many, on as many deals.
    fn games(pair: [usize; 2], many: u64, won: u64) -> impl Iterator<Item = Match> {
        (0..many).map(move |deal| Match {
            deal,
            rungs: pair.to_vec(),
            winners: vec![if deal * 7 % many < won { pair[1] } else { pair[0] }],
        })
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let matches: Vec<Match> = games([0, 1], 1100, 1000).chain(games([1, 2], 1000, 500)).collect();
        let ratings = Ratings::of(&matches, 3);
        assert!((ratings.rating(1) - 400.0).abs() < 4.0, "{}", ratings.rating(1));
        let (step, low, high) = ratings.step(1, 2);
        assert!(step.abs() < 2.0 && low < -10.0 && high > 10.0, "{step}: {low} to {high}");
    }

    #[test]
    fn a_draw_is_half_a_win_and_three_at_a_table_share_it() {
        let draw = |deal| Match { deal, rungs: vec![0, 1], winners: vec![0, 1] };
        let even: Vec<Match> = (0..50).map(draw).collect();
        assert!(Ratings::of(&even, 2).rating(1).abs() < 0.1);
        assert!((share(&even, 1, 0).expect("they met").percent() - 50.0).abs() < 0.1);
        // One of two kinds wins a third against two equals.
        let third = |deal| Match { deal, rungs: vec![0, 1, 1], winners: vec![usize::from(deal % 3 > 0)] };
        let even: Vec<Match> = (0..300).map(third).collect();
        assert!(Ratings::of(&even, 2).rating(1).abs() < 1.0);
    }

    #[test]
    fn whoever_won_everything_is_not_rated_beyond_all_bounds() {
        let matches: Vec<Match> = games([0, 1], 20, 20).collect();
        let rating = Ratings::of(&matches, 2).rating(1);
        assert!((500.0..900.0).contains(&rating), "{rating}");
    }
}
