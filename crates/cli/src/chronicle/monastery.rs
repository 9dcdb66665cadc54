//! Figures of Monastery: letters, monks, prayers, and when.

use std::collections::BTreeMap;

use games::monastery::{Blessing, Event, Monastery, Round, the_box};
use table::{Seat, Session};

use super::Figure;

/// The names of when the monks were bought, one after the other.
const MONKS: [&str; 4] =
    ["  first monk in round", "  second monk in round", "  third monk in round", "  fourth monk in round"];

pub(super) fn figures(session: &Session<Monastery>, who: Seat) -> Vec<Figure> {
    let testament = session.game().testament(who);
    let mut figures = vec![
        ("testament points", f64::from(testament.points)),
        ("  for letters", f64::from(testament.letter_points)),
        ("  for tiles left over", -f64::from(testament.tiles)),
        ("  for blessings", f64::from(testament.blessings)),
        ("letters collected", f64::from(testament.letters)),
        ("tiles left over", f64::from(testament.unplaced.len())),
    ];
    let mut round = 0.0;
    let (mut monks, mut scored, mut prayers, mut denied) = (0, 0, 0, 0);
    let (mut blessed, mut spent) = (0, 0);
    let mut letters = [0; 3];
    let mut others = 0;
    let mut complete = None;
    for event in session.log().iter().flat_map(|entry| &entry.events) {
        match event {
            Event::HourStruck { day, hour } => round = works_until(*day, *hour),
            Event::MonkCollected { whose, .. } if *whose == who => {
                if let Some(key) = MONKS.get(monks) {
                    figures.push((key, round));
                }
                monks += 1;
            }
            Event::MonkCollected { seat, .. } if *seat == who => others += 1,
            Event::LetterCollected { strip, large: true, .. } if *strip == who => {
                letters[((round as usize).saturating_sub(1) / 4).min(2)] += 1;
            }
            Event::LetterCollected { seat, strip, large: false, .. } if *seat == who && *strip != who => denied += 1,
            Event::PhraseCompleted { seat } if *seat == who => complete = Some(round),
            Event::Totalled { seat, points } if *seat == who => scored += i32::from(*points),
            Event::Prayed { seat, .. } if *seat == who => prayers += 1,
            Event::Blessed { seat, blessings, .. } if *seat == who => blessed += i32::from(*blessings),
            _ => {}
        }
        if let Event::LetterCollected { seat, blessings, .. } | Event::MonkCollected { seat, blessings, .. } = event
            && *seat == who
        {
            spent += i32::from(*blessings);
        }
    }
    figures.extend([
        ("  in rounds 1 to 4", f64::from(letters[0])),
        ("  in rounds 5 to 8", f64::from(letters[1])),
        ("  in rounds 9 to 12", f64::from(letters[2])),
        ("letters put on rivals' strips", f64::from(denied)),
        ("phrases filled, of 100", if complete.is_some() { 100.0 } else { 0.0 }),
        ("monks bought", monks as f64),
        ("others' monks bought", f64::from(others)),
        ("points scored in all", f64::from(scored)),
        ("prayers", f64::from(prayers)),
        ("blessings received", f64::from(blessed)),
        ("blessings spent", f64::from(spent)),
    ]);
    figures.extend(encouragement(session, who));
    figures.extend(building(session, who));
    figures.extend(complete.map(|round| ("  filled in round", round)));
    figures
}

/// Blessings laid on tiles, and who took them up: the layer, others, nobody.
fn encouragement(session: &Session<Monastery>, who: Seat) -> [Figure; 3] {
    let mut lying = BTreeMap::new();
    let (mut laid, mut back, mut taken) = (0, 0, 0);
    for event in session.log().iter().flat_map(|entry| &entry.events) {
        match event {
            Event::Encouraged { seat, piece } if *seat == who => {
                laid += 1;
                *lying.entry(piece.0).or_insert(0) += 1;
            }
            Event::Blessed { seat, because: Blessing::Encouragement(piece), .. } => {
                let own = lying.remove(&piece.0).unwrap_or(0);
                if *seat == who { back += own } else { taken += own }
            }
            _ => {}
        }
    }
    [
        ("blessings laid on tiles", f64::from(laid)),
        ("  taken back by the layer", f64::from(back)),
        ("  taken up by others", f64::from(taken)),
    ]
}

/// Tiles with boxes that a seat laid, and those of them that nobody constructed.
fn building(session: &Session<Monastery>, who: Seat) -> [Figure; 4] {
    let board = &session.game().open().board;
    let events = session.log().iter().flat_map(|entry| &entry.events);
    // Of both kinds, those with a limited group last: how many were laid, and how many of them lie unconstructed.
    let mut counts = [(0, 0); 2];
    for event in events {
        let Event::Placed { seat, tile, piece, .. } = event else { continue };
        let facts = tile.facts();
        if *seat == who && !facts.boxes.is_empty() {
            let (laid, open) = &mut counts[usize::from(facts.group.is_some())];
            *laid += 1;
            *open += i32::from(!board.is_constructed(*piece));
        }
    }
    let [plain, grouped] = counts;
    [
        ("tiles laid", f64::from(plain.0 + grouped.0)),
        ("  unconstructed at the end", f64::from(plain.1 + grouped.1)),
        ("paths, fields, gardens laid", f64::from(grouped.0)),
        ("  of them unconstructed", f64::from(grouped.1)),
    ]
}

/// How many study and toil rounds have begun when this hour strikes, itself included.
fn works_until(day: u8, hour: u8) -> f64 {
    let dial = &the_box().dial;
    let works =
        |hours: usize| dial[..hours].iter().filter(|hour| matches!(hour.kind, Round::Study | Round::Toil)).count();
    (works(dial.len()) * usize::from(day - 1) + works(usize::from(hour))) as f64
}
