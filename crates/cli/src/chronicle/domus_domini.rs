//! Figures of Domus Domini: what was built, what the first round was like, who begged and who started.

use games::domus_domini::{DomusDomini, Event, Income, Sector};
use table::{Game as _, Seat, Session};

use super::Figure;

pub(super) fn figures(session: &Session<DomusDomini>, who: Seat) -> Vec<Figure> {
    let house = session.game().open().house(who);
    let full = Sector::ALL.into_iter().filter(|sector| house.level(*sector) == sector.facts().top()).count();
    let share = |yes: bool| if yes { 100.0 } else { 0.0 };
    let mut figures = vec![
        ("letters of indulgence", f64::from(session.game().testament(who).points)),
        ("level of the garden", f64::from(house.level(Sector::Garden))),
        ("level of the dairy", f64::from(house.level(Sector::Dairy))),
        ("level of the brewery", f64::from(house.level(Sector::Brewery))),
        ("sectors filled", full as f64),
        ("all three filled, of 100", share(full == 3)),
        ("level of the chapel", f64::from(house.chapel)),
        ("  level 3 or more, of 100", share(house.chapel >= 3)),
        ("  level 4, of 100", share(house.chapel == 4)),
    ];
    let counts = Counts::of(session, who);
    let won = session.game().outcome().is_some_and(|outcome| outcome.winners.has(who));
    figures.extend([
        ("brothers hired in round 1", f64::from(counts.hired)),
        ("  every vegetable spent on it, of 100", share(counts.hired > 0 && counts.vegetables == Some(0))),
        ("  without pay in round 1, of 100", share(!counts.paid)),
        ("times begged", f64::from(counts.begged)),
        ("times begged against", f64::from(counts.suffered)),
        ("denarii lent", f64::from(counts.lent)),
        ("starts passed", f64::from(counts.passed)),
    ]);
    if counts.first {
        figures.push(("won by the first to start, of 100", share(won)));
        figures.push(("  letters of the first to start", f64::from(session.game().testament(who).points)));
    }
    figures
}

/// What happened to a seat.
#[derive(Default)]
struct Counts {
    hired: i32,
    /// Vegetables that were left when the first delivery was made.
    vegetables: Option<i32>,
    paid: bool,
    begged: i32,
    suffered: i32,
    lent: i32,
    passed: i32,
    /// Whether it was the first to start.
    first: bool,
}

impl Counts {
    fn of(session: &Session<DomusDomini>, who: Seat) -> Counts {
        let mut counts = Counts::default();
        let mut round = 0;
        let mut larder = i32::from(games::domus_domini::the_box().vegetables);
        for event in session.log().iter().flat_map(|entry| &entry.events) {
            match event {
                Event::RoundBegan { round: next } => round = *next,
                Event::Started { seat, .. } if round == 1 => counts.first = *seat == who,
                Event::StartPassed { seat, .. } if *seat == who => counts.passed += 1,
                Event::GardenBrought { seat, vegetables } | Event::VegetablesBought { seat, vegetables, .. }
                    if *seat == who =>
                {
                    larder += i32::from(*vegetables);
                }
                Event::Hired { seat } if *seat == who && round == 1 => {
                    counts.hired += 1;
                    larder -= 1;
                }
                Event::DogBought { seat } if *seat == who => larder -= 1,
                Event::Delivered { seat, .. } if *seat == who && round == 1 => counts.vegetables = Some(larder),
                Event::Paid { seat, because: Income::Place(_), .. } if *seat == who && round == 1 => counts.paid = true,
                Event::Begged { seat, .. } if *seat == who => counts.begged += 1,
                Event::Begged { against, .. } if *against == who => counts.suffered += 1,
                Event::Lent { seat, denarii } if *seat == who => counts.lent += i32::from(*denarii),
                _ => {}
            }
        }
        counts
    }
}
