//! What the others know, as far as one's own seat can tell, and what an answer would tell them.

use games::mystery_abbey::{Kind, Places, Question, Scope, Suspect, Suspects, View};
use table::Seat;

/// Suspects whom a rival is known to think innocent: what all heard, and what he is known to have seen.
pub(super) fn cleared_for(view: &View, seat: Seat, rival: Seat) -> Suspects {
    let heard = &view.open().heard;
    let public: Suspects = Suspect::all().filter(|card| !heard.places(*card).meet(Places::CULPRIT)).collect();
    public | heard.seen_by[rival.index()] | view.knows(seat).unwrap_or(heard).seen_by[rival.index()]
}

/// How many suspects are left for a rival at most: whoever has played as long has seen about as much.
pub(super) fn left_for(view: &View, seat: Seat, rival: Seat) -> u32 {
    let known = cleared_for(view, seat, rival).len();
    let seen = view.seen(seat).unwrap_or_default().len() * 9 / 10;
    24 - known.max(seen).min(23)
}

/// What a true answer of this seat would tell a rival of the culprit, in bits.
pub(super) fn told_to(view: &View, seat: Seat, rival: Seat, question: &Question) -> f64 {
    let own = match question.scope {
        Some(Scope::Hand) => view.hand(seat),
        Some(Scope::Seen) => view.seen(seat),
        Some(Scope::Crossed | Scope::Open) => view.seen(seat).zip(view.crossed(seat)).map(|(one, other)| one | other),
        _ => None,
    };
    let Some(own) = own else { return 0.1 };
    let known = cleared_for(view, seat, rival);
    let new = own - known;
    let of = question.filter.suspects() - known;
    let versus = question.versus.unwrap_or_default().suspects() - known;
    let told = |of: Suspects| split(of.len(), (of & new).len(), (Suspects::ALL - known).len(), new.len());
    match question.kind {
        Some(Kind::Compare) => (told(of) + told(versus)) / 3.0,
        Some(Kind::Any | Kind::Every) if of.len() > 1 => told(of) / 2.0,
        Some(Kind::Settled | Kind::WillGo | Kind::WillPass) | None => 0.05,
        _ => told(of),
    }
}

/// What it tells that so many of some are innocent, if so many of all are and nobody knows which.
fn split(of: u32, innocent: u32, all: u32, innocent_of_all: u32) -> f64 {
    let (others, innocent_others) = (all - of, innocent_of_all - innocent);
    let guilty = f64::from(of - innocent);
    let guilty_others = f64::from(others - innocent_others);
    let sum = guilty + guilty_others;
    if sum <= 0.0 || all == 0 {
        return 0.0;
    }
    let bits = |share: f64, before: f64| if share <= 0.0 { 0.0 } else { share * (share / before).log2() };
    bits(guilty / sum, f64::from(of) / f64::from(all)) + bits(guilty_others / sum, f64::from(others) / f64::from(all))
}
