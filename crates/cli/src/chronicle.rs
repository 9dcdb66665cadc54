//! What simulated games looked like: figures of each player, beyond who won.

use std::{any::Any, collections::BTreeMap};

use games::monastery::{Event, Monastery, Round, the_box};
use serde_json::{Map, Value, json};
use table::{Game, Seat, Session};

/// One figure of one seat in one game.
type Figure = (&'static str, f64);

/// The figures of one seat in a finished game; none, if nobody has said which matter in it.
pub(crate) fn figures<G: Game>(session: &Session<G>, seat: Seat) -> Vec<Figure> {
    let session: &dyn Any = session;
    session.downcast_ref::<Session<Monastery>>().map_or_else(Vec::new, |session| of_monastery(session, seat))
}

/// Sums of figures, by who played and what is counted.
#[derive(Default)]
pub(crate) struct Chronicle {
    /// In the order in which they were first told.
    keys: Vec<&'static str>,
    sums: BTreeMap<(String, &'static str), (f64, u64)>,
}

impl Chronicle {
    pub(crate) fn tell(&mut self, player: &str, figures: &[Figure]) {
        for (key, figure) in figures {
            self.put(player, key, *figure, 1);
        }
    }

    pub(crate) fn add(&mut self, other: Chronicle) {
        for key in other.keys {
            for ((player, _), (sum, many)) in other.sums.iter().filter(|((_, of), _)| *of == key) {
                self.put(player, key, *sum, *many);
            }
        }
    }

    fn put(&mut self, player: &str, key: &'static str, sum: f64, many: u64) {
        if !self.keys.contains(&key) {
            self.keys.push(key);
        }
        let (total, times) = self.sums.entry((player.to_owned(), key)).or_default();
        *total += sum;
        *times += many;
    }

    /// A table: a line for each figure, a column for each kind of player.
    pub(crate) fn text(&self) -> String {
        let players = self.players();
        let Some(wide) = self.keys.iter().map(|key| key.len()).max() else { return String::new() };
        let mut text = format!("  {:wide$}", "on average");
        players.iter().for_each(|player| text.push_str(&format!(" {player:>12}")));
        for key in &self.keys {
            text.push_str(&format!("\n  {key:wide$}"));
            for player in &players {
                let mean = self.mean(player, key).map_or_else(|| "-".into(), |mean| format!("{mean:.2}"));
                text.push_str(&format!(" {mean:>12}"));
            }
        }
        text
    }

    pub(crate) fn json(&self) -> Value {
        let of = |player: &String| -> Map<String, Value> {
            self.keys.iter().map(|key| ((*key).to_owned(), json!(self.mean(player, key)))).collect()
        };
        self.players().iter().map(|player| (player.clone(), Value::from(of(player)))).collect::<Map<_, _>>().into()
    }

    fn players(&self) -> Vec<String> {
        let mut players: Vec<String> = self.sums.keys().map(|(player, _)| player.clone()).collect();
        players.dedup();
        players
    }

    fn mean(&self, player: &str, key: &'static str) -> Option<f64> {
        self.sums.get(&(player.to_owned(), key)).map(|(sum, many)| sum / *many as f64)
    }
}

/// The names of when the monks were bought, one after the other.
const MONKS: [&str; 4] =
    ["  first monk in round", "  second monk in round", "  third monk in round", "  fourth monk in round"];

fn of_monastery(session: &Session<Monastery>, who: Seat) -> Vec<Figure> {
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
