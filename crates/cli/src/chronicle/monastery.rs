//! Figures of Monastery: letters, monks, prayers, and when.

use games::monastery::{Event, Monastery, Round, the_box};
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
    let (mut monks, mut scored, mut prayers, mut laid, mut denied) = (0, 0, 0, 0, 0);
    let mut letters = [0; 3];
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
            Event::LetterCollected { strip, large: true, .. } if *strip == who => {
                letters[((round as usize).saturating_sub(1) / 4).min(2)] += 1;
            }
            Event::LetterCollected { seat, strip, large: false, .. } if *seat == who && *strip != who => denied += 1,
            Event::PhraseCompleted { seat } if *seat == who => complete = Some(round),
            Event::Totalled { seat, points } if *seat == who => scored += i32::from(*points),
            Event::Prayed { seat, .. } if *seat == who => prayers += 1,
            Event::Encouraged { seat, .. } if *seat == who => laid += 1,
            _ => {}
        }
    }
    figures.extend([
        ("  in rounds 1 to 4", f64::from(letters[0])),
        ("  in rounds 5 to 8", f64::from(letters[1])),
        ("  in rounds 9 to 12", f64::from(letters[2])),
        ("letters put on rivals' strips", f64::from(denied)),
        ("phrases filled, of 100", if complete.is_some() { 100.0 } else { 0.0 }),
        ("monks bought", monks as f64),
        ("points scored in all", f64::from(scored)),
        ("prayers", f64::from(prayers)),
        ("blessings laid on tiles", f64::from(laid)),
    ]);
    figures.extend(complete.map(|round| ("  filled in round", round)));
    figures
}

/// How many study and toil rounds have begun when this hour strikes, itself included.
fn works_until(day: u8, hour: u8) -> f64 {
    let dial = &the_box().dial;
    let works =
        |hours: usize| dial[..hours].iter().filter(|hour| matches!(hour.kind, Round::Study | Round::Toil)).count();
    (works(dial.len()) * usize::from(day - 1) + works(usize::from(hour))) as f64
}
