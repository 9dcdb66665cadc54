//! What is told in a game, and how the table looks now and then: the UI retells it and must come to the same.

use cloister_tests::{golden, project};
use games::sit_down;
use serde_json::{Map, Value, json};
use table::{Eyes, Purpose, Seed};

/// Between two looks at the table so many actions are done.
const STEPS: usize = 12;

/// These fields of an object.
fn some_of(all: &Value, fields: &[&str]) -> Map<String, Value> {
    fields.iter().map(|field| ((*field).to_owned(), all[*field].clone())).collect()
}

/// What can be counted at a table of Domus Domini.
fn looks(view: &Value) -> Value {
    let seats = view["seats"].as_array().expect("there are seats").iter().map(|seat| {
        let fields = [
            "card",
            "letters",
            "denarii",
            "lent",
            "cellerar",
            "brothers",
            "fields",
            "vegetables",
            "dogs",
            "doghouses",
            "cart",
        ];
        let mut house = some_of(seat, &fields);
        let levels = seat["sectors"].as_array().expect("there are sectors").iter();
        house.insert("sectors".into(), levels.map(|sector| json!(some_of(sector, &["level", "fu", "full"]))).collect());
        house.insert("chapel".into(), json!(some_of(&seat["chapel"], &["level", "letters", "praying"])));
        json!(house)
    });
    let seats: Value = seats.collect();
    let mut table = some_of(
        view,
        &["round", "number", "starter", "event", "production", "aside", "to_come", "specials", "trees", "supply"],
    );
    table.insert("seats".into(), seats);
    json!(table)
}

#[test]
fn what_is_told_of_domus_domini() {
    let setup = json!({ "seats": 3, "robbers": true, "events": true });
    let seed = Seed::from(5);
    let mut table = sit_down("domus-domini", &setup, seed).expect("a good setup");
    let mut chance = seed.stream(Purpose::Test, 0);
    let first = table.view(Eyes::Table);
    let (mut parts, mut from) = (Vec::new(), table.lines());
    for step in 1.. {
        let actions = table.actions();
        let Some(action) = chance.pick(actions.as_array().expect("a list")) else { break };
        table.play(action).expect("what is listed is allowed");
        let over = table.turn().seat().is_none();
        if step % STEPS == 0 || over {
            let lines = table.lines_told(from..table.lines(), Eyes::Table);
            let events: Vec<Value> = lines.into_iter().flat_map(|line| line.events).collect();
            parts.push(json!({ "told": events, "then": looks(&table.view(Eyes::Table)) }));
            from = table.lines();
        }
        if over {
            break;
        }
    }
    let parts: Vec<String> = parts.iter().map(Value::to_string).collect();
    let text = format!("{{\"first\":{first},\n\"parts\":[\n{}\n]}}\n", parts.join(",\n"));
    golden(&project().join("tests/told/domus_domini.json"), &text);
}
