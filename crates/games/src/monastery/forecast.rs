//! What an action would bring, as far as the seat that acts can foresee it.
//!
//! Only what lies open and the seat's own secrets are asked: what is imagined of others' changes nothing.

use serde::Serialize;
use table::{Eyes, Game, Purpose, Seat, Seed};

use super::{Action, Collecting, Event, Monastery, Phase, Piece, Reason, View};

/// What an action would bring the seat that does it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Forecast {
    /// Points that it scores itself: work belongs to totalling alone.
    pub points: u8,
    /// Blessings.
    pub blessings: u8,
    /// All points of this Scoring, if it totals them.
    pub total: Option<u8>,
    /// What could still be done, and would be given up.
    pub gives_up: Option<GivenUp>,
    /// What the round would score, if it ends the seat's placement.
    pub round: Option<RoundForecast>,
}

/// What is given up by ending a part of the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum GivenUp {
    /// A tile could be placed.
    Placing,
    /// A monk could walk.
    Walking,
    /// Points are left that buy something of one's own.
    Buying,
}

/// What a seat would score if its Scoring came now, as the table lies, without icon effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RoundForecast {
    /// All points.
    pub points: u8,
    /// What for.
    pub gains: Vec<Gain>,
    /// Whether anybody is still to move in this round.
    pub followed: bool,
    /// What rivals who are still to move could make of it, each by a single walk: the worst and the best.
    pub rivals: Vec<RivalWalk>,
}

/// Points, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Gain {
    /// How many.
    pub points: u8,
    /// What for.
    pub because: Reason,
}

/// A walk of a rival that changes what a seat would score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RivalWalk {
    /// Who walks.
    pub seat: Seat,
    /// To which tile.
    pub to: Piece,
    /// What would be scored then.
    pub points: u8,
}

impl View {
    /// What an action would bring the seat whose view this is.
    pub(super) fn forecast(&self, action: Action, told: Option<&[Event]>) -> Option<Forecast> {
        let seat = self.open.phase.turn().seat().filter(|seat| self.eyes == Eyes::Seat(*seat))?;
        let mut forecast = Forecast::default();
        for event in told.unwrap_or_default() {
            match *event {
                Event::Scored { seat: who, points, because }
                    if who == seat && (action == Action::Total || !because.is_work()) =>
                {
                    forecast.points += points;
                }
                Event::Blessed { seat: who, blessings, .. } if who == seat => forecast.blessings += blessings,
                Event::Totalled { points, .. } if action == Action::Total => forecast.total = Some(points),
                _ => {}
            }
        }
        if matches!(action, Action::EndPlacement | Action::EndScoring) {
            let table = self.imagine(&mut Seed::from(0).stream(Purpose::Test, 0));
            forecast.gives_up = table.gives_up(seat);
            forecast.round = (action == Action::EndPlacement).then(|| table.round_forecast(seat));
        }
        (forecast != Forecast::default()).then_some(forecast)
    }
}

impl Reason {
    fn is_work(self) -> bool {
        matches!(self, Reason::Work(_) | Reason::Farm(_) | Reason::Scriptum(_))
    }
}

impl Monastery {
    /// What the seat that must act could still do.
    fn gives_up(&self, seat: Seat) -> Option<GivenUp> {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let can = |which: fn(&Action, Seat) -> bool| actions.iter().any(|action| which(action, seat));
        match self.open.phase {
            Phase::Placing(_) if can(|action, _| matches!(action, Action::Place { .. })) => Some(GivenUp::Placing),
            Phase::Placing(_) if can(|action, _| matches!(action, Action::Move { .. })) => Some(GivenUp::Walking),
            Phase::Collecting(Collecting { points: 1.., .. }) if can(buys_own) => Some(GivenUp::Buying),
            _ => None,
        }
    }

    fn round_forecast(&self, seat: Seat) -> RoundForecast {
        let gains = self.gains_now(seat);
        let points = sum(&gains);
        let followed = self.open.next_in_round(seat).is_some();
        RoundForecast { points, gains, followed, rivals: self.rival_walks(seat, points) }
    }

    /// What this seat would score if its Scoring came now: constructing in the best order, then prayer if it
    /// brings more than work, then work.
    fn gains_now(&self, seat: Seat) -> Vec<Gain> {
        let mut table = *self;
        let mut events = Vec::new();
        table.begin_scoring(seat, &mut events);
        table.score_on(gains_of(&events))
    }

    fn score_on(&self, so_far: Vec<Gain>) -> Vec<Gain> {
        let Phase::Scoring(scoring) = self.open.phase else { return so_far };
        let mut actions = Vec::new();
        self.list_scoring(&scoring, &mut actions);
        actions.retain(|action| matches!(action, Action::Construct(_) | Action::Pray(_) | Action::Total));
        let mut best = so_far.clone();
        for action in actions {
            let (mut table, mut events) = (*self, Vec::new());
            table.score(scoring, action, &mut events);
            let gains = table.score_on(so_far.iter().copied().chain(gains_of(&events)).collect());
            if sum(&gains) > sum(&best) {
                best = gains;
            }
        }
        best
    }

    /// The worst and the best that each rival who is still to move could make of so many points by one walk.
    fn rival_walks(&self, seat: Seat, points: u8) -> Vec<RivalWalk> {
        let mut found = Vec::new();
        let mut table = *self;
        table.end_placement(seat, &mut ());
        while let Phase::Placing(placing) = table.open.phase {
            if !self.open.partners(seat, placing.seat) {
                let walks = table.walks_against(seat);
                let worst = walks.iter().min_by_key(|walk| walk.points).filter(|walk| walk.points < points);
                let best = walks.iter().rev().max_by_key(|walk| walk.points).filter(|walk| walk.points > points);
                found.extend(worst.into_iter().chain(best));
            }
            table.end_placement(placing.seat, &mut ());
        }
        found
    }

    /// Every walk of whoever places, with what it would leave this seat to score.
    fn walks_against(&self, seat: Seat) -> Vec<RivalWalk> {
        let Phase::Placing(placing) = self.open.phase else { return Vec::new() };
        let mut actions = Vec::new();
        self.list_placing(&placing, &mut actions);
        let walk = |action: &Action| {
            let Action::Move { to, .. } = action else { return None };
            let mut table = *self;
            table.apply(action, &mut ());
            Some(RivalWalk { seat: placing.seat, to: to.on, points: sum(&table.gains_now(seat)) })
        };
        actions.iter().filter_map(walk).collect()
    }
}

fn buys_own(action: &Action, seat: Seat) -> bool {
    match *action {
        Action::CollectLetter { strip, .. } => strip == seat,
        Action::CollectMonk { whose, .. } => whose == seat,
        _ => false,
    }
}

fn gains_of(events: &[Event]) -> Vec<Gain> {
    let gain = |event: &Event| match *event {
        Event::Scored { points, because, .. } => Some(Gain { points, because }),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

fn sum(gains: &[Gain]) -> u8 {
    gains.iter().map(|gain| gain.points).sum()
}

#[cfg(test)]
mod tests {
    use table::{Game, Purpose, Rng, Seat, Seed, Session, Turn, foresee};

    use super::*;
    use crate::monastery::Setup;

    /// The best total of a Scoring that has begun, found by trying everything that is offered but icons.
    fn best(game: &Monastery, seat: Seat) -> u8 {
        match game.open().phase {
            Phase::Collecting(Collecting { seat: who, points, .. }) if who == seat => return points,
            Phase::Scoring(scoring) if scoring.seat == seat => {}
            _ => return 0,
        }
        let mut actions = Vec::new();
        game.actions(&mut actions);
        actions.retain(|action| matches!(action, Action::Construct(_) | Action::Pray(_) | Action::Total));
        let after = |action: &Action| {
            let mut game = *game;
            game.apply(action, &mut ());
            best(&game, seat)
        };
        actions.iter().map(after).max().unwrap_or(0)
    }

    /// What the first player of a round scores if everybody ends, one rival after one walk.
    fn scored(game: &Monastery, seat: Seat, walk: Option<RivalWalk>) -> Option<Vec<u8>> {
        let mut game = *game;
        while let Phase::Placing(placing) = game.open().phase {
            if let Some(walk) = walk.filter(|walk| walk.seat == placing.seat) {
                let mut actions = Vec::new();
                game.actions(&mut actions);
                let there = |action: &&Action| matches!(action, Action::Move { to, .. } if to.on == walk.to);
                let ends = actions.iter().filter(there).map(|action| {
                    let mut game = game;
                    game.apply(action, &mut ());
                    scored(&game, seat, None).and_then(|found| found.first().copied())
                });
                return ends.collect();
            }
            game.apply(&Action::EndPlacement, &mut ());
        }
        Some(vec![best(&game, seat)])
    }

    fn forecast_of(game: &Monastery, seat: Seat, action: Action) -> Option<Forecast> {
        foresee(game, &game.view(Eyes::Seat(seat)), Eyes::Seat(seat), &action)
    }

    fn play(session: &mut Session<Monastery>, rng: &mut Rng) {
        let mut actions = Vec::new();
        session.game().actions(&mut actions);
        // Tiles and walks more often than ends, so that there is something to score.
        let lively = |action: &&Action| matches!(action, Action::Place { .. } | Action::Move { .. });
        let some: Vec<Action> = actions.iter().filter(lively).copied().collect();
        let among = if rng.below(5) > 0 && !some.is_empty() { &some } else { &actions };
        session.play(*rng.pick(among).expect("somebody can act")).expect("a listed action is legal");
    }

    #[test]
    fn what_is_foreseen_comes_about() {
        let (mut rounds, mut walks, mut totals) = (0, 0, 0);
        for seed in 0..12 {
            let setup = Setup::plain(2 + (seed % 3) as u8);
            let mut session = Session::<Monastery>::new(setup, Seed::from(seed)).expect("a good setup");
            let mut rng = Seed::from(seed).stream(Purpose::Test, 1);
            while let Turn::Seat(seat) = session.game().turn() {
                let game = session.game();
                match game.open().phase {
                    Phase::Placing(_) if seat == game.open().first => {
                        let forecast = forecast_of(game, seat, Action::EndPlacement).expect("the round is foreseen");
                        let round = forecast.round.expect("and what it scores");
                        assert_eq!(scored(game, seat, None), Some(vec![round.points]), "seed {seed}");
                        assert_eq!(sum(&round.gains), round.points);
                        assert!(round.followed);
                        for walk in &round.rivals {
                            let found = scored(game, seat, Some(*walk)).expect("he can walk there");
                            assert!(found.contains(&walk.points), "seed {seed}: {walk:?}, not {found:?}");
                            assert_ne!(walk.points, round.points, "what changes nothing is not told");
                            walks += 1;
                        }
                        rounds += u32::from(round.points > 0);
                    }
                    Phase::Scoring(_) if game.allows(&Action::Total).is_ok() => {
                        let foreseen = forecast_of(game, seat, Action::Total).and_then(|forecast| forecast.total);
                        let mut after = *game;
                        after.apply(&Action::Total, &mut ());
                        let Phase::Collecting(collecting) = after.open().phase else { panic!("it was totalled") };
                        assert_eq!(foreseen, Some(collecting.points));
                        totals += 1;
                    }
                    _ => {}
                }
                play(&mut session, &mut rng);
            }
        }
        assert!(rounds > 50 && walks > 20 && totals > 5, "{rounds} rounds, {walks} walks, {totals} totals");
    }

    #[test]
    fn what_is_given_up_is_what_is_still_offered() {
        let mut met = [0; 3];
        for seed in 0..6 {
            let mut session = Session::<Monastery>::new(Setup::plain(2), Seed::from(seed)).expect("a good setup");
            let mut rng = Seed::from(seed).stream(Purpose::Test, 2);
            while let Turn::Seat(seat) = session.game().turn() {
                let game = session.game();
                let mut actions = Vec::new();
                game.actions(&mut actions);
                for ending in [Action::EndPlacement, Action::EndScoring] {
                    if game.allows(&ending).is_err() {
                        continue;
                    }
                    let given_up = forecast_of(game, seat, ending).and_then(|forecast| forecast.gives_up);
                    let offered = |which: fn(&Action) -> bool| actions.iter().any(which);
                    match given_up {
                        Some(GivenUp::Placing) => assert!(offered(|action| matches!(action, Action::Place { .. }))),
                        Some(GivenUp::Walking) => assert!(offered(|action| matches!(action, Action::Move { .. }))),
                        Some(GivenUp::Buying) => assert!(actions.iter().any(|action| buys_own(action, seat))),
                        None if ending == Action::EndPlacement => {
                            assert!(!offered(|action| matches!(action, Action::Place { .. } | Action::Move { .. })));
                        }
                        None => {}
                    }
                    if let Some(given_up) = given_up {
                        met[given_up as usize] += 1;
                    }
                }
                play(&mut session, &mut rng);
            }
        }
        assert!(met.iter().all(|many| *many > 0), "{met:?}");
    }
}
