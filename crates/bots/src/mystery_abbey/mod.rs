//! How Mystery of the Abbey is thought about, with one's own eyes only.
//!
//! A suspect may be the culprit as long as the seat's own account of the cards does not clear him. It
//! walks to where there is something to see, asks about those who are left, reveals what all of them
//! have in common and accuses the last. A Novice does so carelessly.

use games::mystery_abbey::{
    Action, Does, Kind, MysteryAbbey, Part, Phase, Places, Room, Rooms, Scope, Suspect, Suspects, Trait, View,
};
use table::{Game, Purpose, Seat, Seed};

use crate::{Bot, Level, Mind, Plan, Reason, Watch};

impl Mind for MysteryAbbey {
    const TRIES: u32 = 1;

    fn think(view: &View, seat: Seat, bot: Bot, watch: &Watch) -> Plan<MysteryAbbey> {
        watch.begin(1);
        watch.count();
        let mut rng = Seed::from(bot.seed).stream(Purpose::Bot, 0);
        let mut actions = Vec::new();
        // What a seat may do follows from what it sees: any table it can imagine offers the same.
        MysteryAbbey::imagine(view, &mut rng).actions(&mut actions);
        let careless = bot.level == Level::Novice && rng.below(3) == 0;
        let left = suspected(view, seat);
        let mut best = (actions[0], i32::MIN);
        for action in actions {
            let worth = if careless { 0 } else { worth(view, seat, left, action) };
            let worth = 8 * worth + rng.below(8) as i32;
            if worth > best.1 {
                best = (action, worth);
            }
        }
        let because = Reason { key: "suspects-left", many: left.len() as i32, subject: None };
        Plan { actions: vec![best.0], worth: 0, because: vec![because] }
    }
}

/// Who may be the culprit, for all that this seat knows.
fn suspected(view: &View, seat: Seat) -> Suspects {
    let may = |one: &Suspect| view.knows(seat).is_none_or(|knows| knows.places(*one).meet(Places::CULPRIT));
    Suspect::all().filter(may).collect()
}

/// How good an action looks; better is more.
fn worth(view: &View, seat: Seat, left: Suspects, action: Action) -> i32 {
    let part = |of: Suspects| 100 * (of & left).len() as i32 / (left.len() as i32).max(1);
    match action {
        Action::Go(room) => going(view, seat, left, room),
        Action::Accuse(suspect) => {
            if left.len() == 1 && left.has(suspect) {
                1000
            } else {
                -1000
            }
        }
        Action::Reveal(one) => part(one.suspects()) - 70,
        Action::RevealNothing => 0,
        Action::Say(part) => saying(view, left, part),
        Action::Put => 20,
        Action::Ask(_) | Action::Choose(_) | Action::Search | Action::MakeDemand => 30,
        Action::Demand(one) | Action::Name(one) => 50 - (part(one.suspects()) - 50).abs(),
        Action::NameSuspect(one) => {
            if left.has(one) {
                30
            } else {
                0
            }
        }
        Action::Answer | Action::Keep | Action::Accept => 10,
        Action::KeepSilence => {
            if view.hand(seat).is_some_and(|hand| hand.len() > 2) {
                5
            } else {
                12
            }
        }
        Action::AskNothing => -10,
        Action::Cross(one) => {
            if left.has(one) {
                -500
            } else {
                60
            }
        }
        Action::Uncross(_) => -500,
        Action::UseCrypta => 15,
        Action::Use(_) => 12,
        Action::SendToPenance(_) | Action::TakeBackEar => -5,
        _ => 0,
    }
}

/// A room is worth what can be done there, and in the rooms that can be reached from it, the later the
/// less.
fn going(view: &View, seat: Seat, left: Suspects, room: Room) -> i32 {
    let mut reached = Rooms::only(room);
    let mut best = errand(view, seat, left, room);
    for turn in 1..5 {
        for _ in 0..2 {
            let edge = reached.iter().fold(reached, |all, from| all | from.facts().doors);
            reached = edge;
        }
        let here = reached.iter().map(|room| errand(view, seat, left, room)).max().unwrap_or(0);
        best = best.max(here * 10 / (10 + 6 * turn));
    }
    best
}

/// What can be done in a room.
fn errand(view: &View, seat: Seat, left: Suspects, room: Room) -> i32 {
    let open = view.open();
    let new = |one: &&Trait| open.revealed_by(**one).is_none() && (left - one.suspects()).is_empty();
    let sure = Trait::ALL.iter().filter(new).count() as i32;
    match room.facts().does {
        Does::ChapterHall if left.len() == 1 && open.pile == 0 => 1000,
        Does::ChapterHall => 90 * sure,
        Does::Parlor => 100,
        Does::Confessional => 70,
        Does::Cell if room != open.cell(seat) => 60,
        Does::Library if !open.visited.has(seat) => 60,
        Does::Scriptorium => 40,
        Does::Crypt if !open.crypta.has(seat) => 40,
        _ => 5,
    }
}

/// Questions about those who are left, of what the other holds or has seen.
fn saying(view: &View, left: Suspects, part: Part) -> i32 {
    match part {
        Part::Kind(Kind::Count) => 50,
        Part::Scope(Scope::Seen) => 20,
        Part::Scope(Scope::Hand) => 18,
        Part::Trait(one) => {
            let many = (one.suspects() & left).len() as i32;
            let said = matches!(view.open().phase, Phase::Asking { question, .. } if !question.filter.is_empty());
            if said { 10 } else { 40 - (2 * many - left.len() as i32).abs() }
        }
        _ => 0,
    }
}
