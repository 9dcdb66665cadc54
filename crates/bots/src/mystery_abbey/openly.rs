//! What everybody may be told of why a bot did something.
//!
//! What a mind believes rests on its own cards, and so does where it means to go after. So no reason of a plan is
//! passed on: this looks at what lies open and at what all see done, and says what speaks for that.

use games::mystery_abbey::{Action, Book, Does, Effect, Kind, Occasion, Open, Phase, Room, the_box};
use table::Seat;

use super::{reasons::Because, rooms};
use crate::Reason;

/// The keys of what may be told.
pub(super) const KEYS: &[&str] = &[
    Because::PointsIfRight.key(),
    Because::PileLeft.key(),
    Because::CardThere.key(),
    Because::AsksBack.key(),
    Because::RivalNear.key(),
    Because::ExtraTurn.key(),
    Because::BookDrawn.key(),
    Because::BookHelps.key(),
    Because::LibraryOpen.key(),
    Because::Meets.key(),
    Because::MayBeCaught.key(),
    Because::OwnCell.key(),
    Because::PromiseBinds.key(),
];

/// What speaks for the first of these actions that everybody sees, as everybody sees it.
pub(super) fn reasons(open: &Open, seat: Seat, actions: &[Action]) -> Vec<Reason> {
    let points = the_box().points;
    match actions.iter().find(|action| !matches!(action, Action::Cross(_) | Action::Uncross(_))) {
        Some(Action::Go(room)) => why_go(open, seat, *room),
        Some(Action::Use(book)) => vec![helps(*book)],
        Some(Action::SendToPenance(_)) => vec![helps(the_box().starred.penitential)],
        Some(Action::UseCrypta) => vec![Because::ExtraTurn.many(1)],
        Some(Action::Reveal(_)) => vec![Because::PointsIfRight.many(points.right.into())],
        Some(Action::Accuse(_)) => {
            let mut told = vec![Because::PointsIfRight.many(points.culprit.into())];
            told.extend(nearest_rival(open, seat));
            told
        }
        Some(Action::Answer) => asks_back(open).into_iter().collect(),
        Some(Action::Promise(_)) => vec![Because::PromiseBinds.many(1)],
        _ => Vec::new(),
    }
}

fn helps(book: Book) -> Reason {
    Because::BookHelps.about(1, book.key())
}

fn colour(open: &Open, seat: Seat) -> &'static str {
    open.colours[seat.index()].key()
}

fn others(open: &Open, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(open.seats).filter(move |other| *other != seat)
}

/// What there is in a room for whoever goes there, and whom one meets.
fn why_go(open: &Open, seat: Seat, room: Room) -> Vec<Reason> {
    let there = |other: &Seat| open.pawns[other.index()] == room;
    let card_of = |other: Seat| Because::CardThere.about(1, colour(open, other));
    let mut told = Vec::new();
    match room.facts().does {
        Does::Parlor if open.pile > 0 => told.push(Because::PileLeft.many(open.pile.into())),
        Does::Confessional => {
            let die = open.dice[usize::from(the_box().confessionals[1] == room)];
            told.extend((die != seat && open.loose(die) > 0).then(|| card_of(die)));
        }
        Does::Cell => match open.owner(room) {
            Some(owner) if owner == seat => {
                let caught = others(open, seat).find(there);
                told.extend(caught.map(|other| Because::OwnCell.about(1, colour(open, other))));
            }
            Some(owner) if open.loose(owner) > 0 => {
                told.push(card_of(owner));
                let turns = rooms::turns(open, open.pawns[owner.index()], room) as i32;
                told.extend((turns > 1).then(|| Because::MayBeCaught.about(turns, colour(open, owner))));
            }
            _ => {}
        },
        Does::Library if !open.visited.has(seat) && !open.agreed.tactical => told.push(Because::LibraryOpen.many(1)),
        Does::Scriptorium => told.push(Because::BookDrawn.many(1)),
        Does::Crypt if !open.crypta.has(seat) => told.push(Because::ExtraTurn.many(1)),
        Does::ChapterHall => told.extend(nearest_rival(open, seat)),
        _ => {}
    }
    let silent = open.lasting.is_some_and(|event| event.facts().effect == Effect::NoQuestions);
    let met = others(open, seat).find(|other| there(other) && !open.penance.has(*other));
    told.extend(met.filter(|_| !silent).map(|other| Because::Meets.about(1, colour(open, other))));
    told
}

/// The rival who can be in the Chapter Hall soonest, if somebody can be accused there.
fn nearest_rival(open: &Open, seat: Seat) -> Option<Reason> {
    if open.pile > 0 {
        return None;
    }
    let turns = |rival: &Seat| rooms::turns_to(open, open.pawns[rival.index()], Does::ChapterHall).max(1) as i32;
    let rival = others(open, seat).min_by_key(turns)?;
    Some(Because::RivalNear.about(turns(&rival), colour(open, rival)))
}

/// Whoever answers somebody he has met may ask back.
fn asks_back(open: &Open) -> Option<Reason> {
    let Phase::Answering { question, occasion, .. } = open.phase else { return None };
    let asks = occasion == Occasion::Encounter && !question.kind.is_some_and(Kind::promises);
    asks.then(|| Because::AsksBack.many(1))
}
