//! What answers make likely, beyond what they prove.
//!
//! Whoever has seen five of the eight Templars leaves three who can be the culprit, and nobody says which:
//! each Templar is then suspected less. What an answer said of a hand is known of the cards as long as they lie
//! there; when they have moved on, it still says that so many were innocent.

use games::mystery_abbey::{Answer, Answered, Kind, Places, SUSPECTS, Scope, Suspects, View};
use table::Seat;

/// No answer alone makes anybody less likely than this, or more likely than its inverse.
const LEAST: f64 = 0.1;

/// How much each suspect weighs as the culprit, for all that was answered.
pub(super) fn weights(view: &View, seat: Seat) -> [f64; SUSPECTS] {
    let mut weights = [1.0; SUSPECTS];
    let answers: Vec<&Answered> = view.open().answers.iter().filter(|answered| answered.seat != seat).collect();
    for (n, answered) in answers.iter().enumerate() {
        // Of the same question only the last answer counts.
        let again =
            answers[n + 1..].iter().any(|later| later.seat == answered.seat && later.question == answered.question);
        let Some(said) = (if again { None } else { Said::of(view, seat, answered) }) else { continue };
        let factor = said.factor();
        for card in answered.question.filter.suspects().iter() {
            weights[card.index()] *= factor;
        }
    }
    weights
}

/// Whom somebody has seen, or said outright to have seen or to hold.
pub(super) fn innocent(view: &View, seat: Seat) -> Suspects {
    let open = view.open();
    let seen_by = view.knows(seat).unwrap_or(&open.heard).seen_by;
    let seen = view.seen(seat).unwrap_or_default() | open.exposed;
    let said = open.answers.iter().filter(|answered| {
        let all = answered.question.filter.suspects().len();
        let of = matches!(answered.question.scope, Some(Scope::Hand | Scope::Seen));
        of && match (answered.question.kind, answered.answer) {
            (Some(Kind::Count), Answer::Number(many)) => u32::from(many) == all,
            (Some(Kind::Any), Answer::Yes) => all == 1,
            (Some(Kind::Every), Answer::Yes) => true,
            _ => false,
        }
    });
    let said = said.fold(Suspects::NONE, |all, answered| all | answered.question.filter.suspects());
    seen_by.into_iter().fold(seen | said, |all, one| all | one)
}

/// Somebody had so many of these that were new to whoever listened.
struct Said {
    /// Of how many.
    of: f64,
    many: f64,
    /// The share of all cards that he had in this way.
    share: f64,
}

impl Said {
    fn of(view: &View, seat: Seat, answered: &Answered) -> Option<Said> {
        let open = view.open();
        let question = &answered.question;
        let of = question.filter.suspects();
        let all = of.len() as u8;
        let many = match (question.kind?, answered.answer) {
            (Kind::Count, Answer::Number(many)) if question.scope == Some(Scope::Open) => all - many.min(all),
            (Kind::Count, Answer::Number(many)) => many,
            (Kind::Any, Answer::No) if question.scope != Some(Scope::Open) => 0,
            (Kind::Every, Answer::Yes) => all,
            _ => return None,
        };
        let seen_by = view.knows(seat).unwrap_or(&open.heard).seen_by[answered.seat.index()];
        let held = f64::from(open.sizes[answered.seat.index()]);
        let seen = 5.0 + 2.7 * f64::from(answered.masses) + f64::from(24 / open.seats) / 4.0;
        let share = match question.scope? {
            Scope::Hand if still_known(view, seat, answered.seat, of) => return None,
            Scope::Hand => held,
            Scope::Seen | Scope::Crossed | Scope::Open => seen,
            Scope::Taken | Scope::Given | Scope::Received => return None,
        };
        let known = (of & seen_by).len() as f64;
        let of = f64::from(all) - known;
        let many = (f64::from(many) - known).max(0.0);
        (of > 0.0).then_some(Said { of, many, share: (share / 24.0).clamp(0.05, 0.9) })
    }

    /// How much more likely the answer is if the culprit is one of them.
    fn factor(&self) -> f64 {
        ((self.of - self.many) / self.of / (1.0 - self.share)).clamp(LEAST, 1.0 / LEAST)
    }
}

/// Whether the account of the cards still holds what was said of a hand.
fn still_known(view: &View, seat: Seat, of: Seat, suspects: Suspects) -> bool {
    let knows = view.knows(seat).unwrap_or(&view.open().heard);
    knows.bounds().iter().any(|bound| bound.of == suspects && bound.places == Places::hand(of))
        || suspects.iter().all(|card| !knows.places(card).meet(Places::hand(of)))
}
