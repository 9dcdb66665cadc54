//! How the facts of a box are known: an owner of the game finds beside each figure what it rests on.

use serde_json::{Map, Value};

/// What a basis may rest on.
const GROUNDS: [&str; 7] = ["printed", "stated", "designed", "rules", "publisher", "inferred", "ours"];

/// Demands that every figure says how it is known: in the `basis` of its line, which names it or is about the whole
/// line; a line without one holds nothing but lines that have their own.
///
/// # Errors
/// Which figure does not.
pub(crate) fn demand(data: &Value) -> Result<(), String> {
    match data {
        Value::Object(line) => demand_line(line, "the box"),
        _ => Err("the box is no list of figures".into()),
    }
}

fn demand_line(line: &Map<String, Value>, place: &str) -> Result<(), String> {
    let named = match line.get("basis") {
        Some(Value::String(basis)) => return demand_grounds(basis, place),
        Some(Value::Object(named)) => named,
        Some(_) => return Err(format!("{place}: a basis is a sentence, or one for each figure")),
        None => &Map::new(),
    };
    for (figure, basis) in named {
        if !line.contains_key(figure) {
            return Err(format!("{place}: there is no {figure} that could be known"));
        }
        demand_grounds(basis.as_str().unwrap_or_default(), &format!("{place}, {figure}"))?;
    }
    for (field, value) in line.iter().filter(|(field, _)| !["basis", "about", "key"].contains(&field.as_str())) {
        let lines = lines_of(value);
        if lines.is_empty() && !named.contains_key(field) {
            return Err(format!("{place}: nobody says how {field} is known"));
        }
        let own = lines.iter().filter(|line| !named.contains_key(field) || line.contains_key("basis"));
        for (n, line) in own.enumerate() {
            demand_line(line, &format!("{field} {}", n + 1))?;
        }
    }
    Ok(())
}

/// The lines that a field holds; none, if it is a figure.
fn lines_of(value: &Value) -> Vec<&Map<String, Value>> {
    match value {
        Value::Object(line) => vec![line],
        Value::Array(all) => all.iter().filter_map(Value::as_object).collect(),
        _ => Vec::new(),
    }
}

fn demand_grounds(basis: &str, place: &str) -> Result<(), String> {
    let said = GROUNDS.iter().any(|grounds| basis.contains(grounds));
    if said { Ok(()) } else { Err(format!("{place}: {basis:?} does not say how it is known")) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::demand;

    #[test]
    fn every_figure_says_how_it_is_known() {
        let good = json!({
            "days": 2, "about": "a box", "basis": { "days": "rules" },
            "grid": { "rows": ["A"], "basis": "rows: inferred" },
            "levels": [{ "cost": 1, "basis": { "cost": "designed" } }],
        });
        demand(&good).expect("every figure does");
        let spoilt = |change: fn(&mut serde_json::Value), wrong: &str| {
            let mut data = good.clone();
            change(&mut data);
            let error = demand(&data).expect_err(wrong);
            assert!(error.contains(wrong), "{error}");
        };
        spoilt(|data| data["basis"] = json!({}), "nobody says how days is known");
        spoilt(|data| data["blessings"] = json!(20), "nobody says how blessings is known");
        spoilt(|data| data["grid"]["basis"] = json!("who knows"), "does not say how it is known");
        spoilt(|data| data["levels"][0]["basis"] = json!({ "fu": "designed" }), "there is no fu");
        spoilt(|data| data["levels"][0]["fu"] = json!(10), "levels 1: nobody says how fu is known");
        spoilt(|data| data["basis"]["days"] = json!(7), "does not say how it is known");
    }
}
