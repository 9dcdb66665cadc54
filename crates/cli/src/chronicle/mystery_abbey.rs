//! Figures of Mystery of the Abbey: when it ended, who was accused, what was revealed and asked.

use games::mystery_abbey::{Ending, Event, MysteryAbbey};
use table::{Game as _, Seat, Session};

use super::Figure;

pub(super) fn figures(session: &Session<MysteryAbbey>, who: Seat) -> Vec<Figure> {
    let points = the_points(session, who);
    let (mut asked, mut told, mut silent, mut false_accusations, mut found, mut drawn) = (0, 0, 0, 0, 0, 0);
    let mut arrested = None;
    for event in session.log().iter().flat_map(|entry| &entry.events) {
        match event {
            Event::Asked { asker, .. } if *asker == who => asked += 1,
            Event::Answered { seat, .. } if *seat == who => told += 1,
            Event::KeptSilence { seat } if *seat == who => silent += 1,
            Event::Accused { seat, .. } => arrested = Some(*seat),
            Event::CardMoved { to, .. } if *to == who => drawn += 1,
            Event::Ended { ending: Ending::Arrest, .. } if arrested == Some(who) => found = 1,
            _ => {}
        }
    }
    let open = session.game().open();
    false_accusations += i32::from(open.accused[who.index()]);
    let mut figures = vec![
        ("Masses held at the end", f64::from(open.masses)),
        ("points for right revelations", points[0]),
        ("points for wrong revelations", points[1]),
        ("culprits found", f64::from(found)),
        ("false accusations", f64::from(false_accusations)),
    ];
    // Of those who never accused anybody there is no share.
    for right in std::iter::repeat_n(1.0, found as usize).chain(std::iter::repeat_n(0.0, false_accusations as usize)) {
        figures.push(("accusations that were right", right));
    }
    figures.extend([
        ("cards drawn", f64::from(drawn)),
        ("questions asked", f64::from(asked)),
        ("answers given", f64::from(told)),
        ("vows of silence", f64::from(silent)),
    ]);
    figures
}

/// Points for right and for wrong revelations.
fn the_points(session: &Session<MysteryAbbey>, who: Seat) -> [f64; 2] {
    let outcome = session.game().outcome();
    let parts = outcome.and_then(|outcome| outcome.parts.get(who.index()).cloned()).unwrap_or_default();
    let of = |key: &str| parts.iter().filter(|(one, _)| *one == key).map(|(_, points)| f64::from(*points)).sum();
    [of("revelations"), of("wrong_revelations")]
}
