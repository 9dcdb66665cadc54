//! Hand-offs in Mystery of the Abbey, whose players have the most to hide: nothing of anybody's is in any answer while the
//! device changes hands, and there are few of them.

use serde_json::{Value, json};
use table::{Eyes, Privacy, Purpose, Seat, Seed};

use super::kit::{app, lifted, offers, play, soak, table};
use crate::answers::Screen;
use crate::app::App;
use crate::requests::{Consider, History, Log, ThisGame};

const NAMES: [&str; 6] = ["Ann", "Bob", "Cyd", "Dot", "Eve", "Fay"];

/// What a seat has of its own.
const OWN: [&str; 5] = ["hand", "kept", "ear", "sheet", "chosen"];

/// Games are counted up to this Mass.
const MASSES: u64 = 4;

fn sit(app: &mut App, seats: usize) -> Screen {
    let players: Vec<Value> = NAMES[..seats].iter().map(|name| json!({ "name": name })).collect();
    let asked =
        json!({ "request": "new", "kind": "mystery-of-the-abbey", "setup": { "seats": seats }, "players": players });
    app.new_game(serde_json::from_value(asked).expect("a good request")).expect("a good setup")
}

/// Everything in an answer that not all have seen: cards and books that are named to somebody, and what lies before a seat.
fn secrets(told: &Value, within: &str, exposed: &Value, found: &mut Vec<String>) {
    match told {
        Value::Object(fields) => {
            for (key, value) in fields {
                let inside = format!("{within}.{key}");
                let own = OWN.contains(&key.as_str()) && within.contains(".seats.") && value != "hidden";
                if own || key == "seen" && names_more(value, exposed) {
                    found.push(inside.clone());
                }
                secrets(value, &inside, exposed, found);
            }
        }
        Value::Array(all) => {
            all.iter().zip(0..).for_each(|(one, n)| secrets(one, &format!("{within}.{n}"), exposed, found))
        }
        _ => {}
    }
}

/// Whether something is named that does not lie open.
fn names_more(told: &Value, exposed: &Value) -> bool {
    let open = |name: &Value| exposed.as_array().is_some_and(|all| all.contains(name));
    match told {
        Value::Array(all) => all.iter().any(|one| names_more(one, exposed)),
        Value::Object(fields) => fields.values().any(|one| names_more(one, exposed)),
        Value::String(name) => name != "hidden" && !open(told),
        _ => true,
    }
}

fn found(told: &Value, exposed: &Value) -> Vec<String> {
    let mut all = Vec::new();
    secrets(told, "", exposed, &mut all);
    all
}

/// Searches all that can be asked while nobody in particular looks, and proves that the search would find the secrets of
/// whoever is next.
fn nothing_is_told(app: &mut App, screen: &Screen) -> usize {
    let (game, number) = (screen.game, screen.number);
    let exposed = screen.view["exposed"].clone();
    let tried = screen.actions.clone().unwrap_or_else(|| json!(["end-turn", { "pass": "odo" }]));
    let actions = tried.as_array().expect("a list").clone();
    let answers = [
        json!(screen),
        json!(app.log(Log { game, from: 0, most: None })),
        json!(app.history(History { game, line: screen.line, eyes: None })),
        json!(app.glance(ThisGame { game })),
        json!(app.why(Consider { game, number, actions })),
    ];
    for answer in &answers {
        let found = found(answer, &exposed);
        assert!(found.is_empty(), "at line {}: {found:?}", screen.line);
    }
    let next = screen.handoff.as_ref().expect("a hand-off is due").seat;
    let own = table(app).view(Eyes::Seat(Seat(next)));
    assert!(!found(&own, &exposed).is_empty(), "the search finds nothing where there is something");
    answers.len()
}

/// What was counted up to the fourth Mass.
#[derive(Default)]
struct Counted {
    games: u64,
    rounds: u64,
    turns: u64,
    questions: u64,
    looks: u64,
    at_mass: u64,
    open: u64,
    answers: usize,
}

impl Counted {
    /// Everybody acts at random and mostly answers; nobody looks more than they must, and nobody marks a sheet.
    fn play(&mut self, seats: usize, seed: u64) {
        let mut app = app(seed);
        let mut rng = Seed::from(seed).stream(Purpose::Test, 4);
        let mut screen = sit(&mut app, seats);
        self.games += 1;
        for n in 0.. {
            if screen.view["masses"].as_u64() >= Some(MASSES) || screen.outcome.is_some() {
                break;
            }
            if let Some(handoff) = screen.handoff.clone() {
                self.answers += nothing_is_told(&mut app, &screen);
                if handoff.privacy == Privacy::MustLook {
                    self.looks += 1;
                    self.at_mass += u64::from(screen.view["phase"]["part"] == "passing");
                    screen = lifted(&mut app, screen);
                } else {
                    self.open += 1;
                }
            }
            let marks = |action: &&Value| action.get("cross").or(action.get("uncross")).is_none();
            let all: Vec<&Value> = offers(&screen).iter().filter(marks).collect();
            let answers = all.contains(&&json!("answer")) && rng.below(4) > 0;
            let action = if answers { json!("answer") } else { (*rng.pick(&all).expect("there is one")).clone() };
            let lines = screen.line;
            screen = play(&mut app, &screen, action, &format!("{n}"));
            self.hear(&app, lines as usize);
        }
    }

    /// Counts what was told since.
    fn hear(&mut self, app: &App, from: usize) {
        let table = table(app);
        for line in table.lines_told(from..table.lines(), Eyes::Table) {
            for event in &line.events {
                match event["event"].as_str() {
                    Some("bell-moved") => self.rounds += 1,
                    Some("turn-began") => self.turns += 1,
                    Some("asked") => self.questions += 1,
                    _ => {}
                }
            }
        }
    }

    fn hand_offs(&self) -> u64 {
        self.looks + self.open
    }

    fn each(&self, many: u64) -> f64 {
        many as f64 / self.rounds as f64
    }
}

#[test]
fn few_hand_offs_and_nothing_of_anybodys_in_any_answer() {
    let mut all = (0, 0);
    for (seats, games, most) in [(3, 8, 4.6), (6, 5, 10.5)] {
        let mut counted = Counted::default();
        (0..soak(games)).for_each(|seed| counted.play(seats, seed));
        let Counted { games, rounds, turns, questions, looks, at_mass, open, answers } = counted;
        let each = |many| counted.each(many);
        let least = each(turns) + (MASSES * games) as f64 * seats as f64 / rounds as f64;
        println!("{seats} persons, {games} games, {rounds} rounds; a round has");
        println!(
            "  turns {:.1}, questions {:.1}, looks {:.1}, of these at Mass {:.1}",
            each(turns),
            each(questions),
            each(looks),
            each(at_mass)
        );
        println!("  looks a turn, Mass left out, {:.2}", (looks - at_mass) as f64 / turns as f64);
        println!("  decisions on the open table {:.1}; the least is {least:.1} looks", each(open));
        assert!(each(looks) < most, "{:.2} looks a round", each(looks));
        all = (all.0 + counted.hand_offs(), all.1 + answers);
    }
    println!("{} hand-offs, {} answers searched: nothing found", all.0, all.1);
    assert!(all.0 > 1_000, "only {} hand-offs", all.0);
}
