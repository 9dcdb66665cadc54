//! `games`: the games with their seats and variants.

use std::fmt::Write as _;

use serde_json::json;

use crate::Report;

pub(crate) fn run() -> Report {
    let games = games::all();
    let mut text = String::new();
    for about in &games {
        let (fewest, most) = about.seats;
        let _ = writeln!(text, "{}  {fewest} to {most} seats, rules version {}", about.name, about.rules);
        for variant in about.variants {
            let _ = writeln!(text, "    {}: {}", variant.key, variant.choices.join(" | "));
        }
    }
    Report { text: text.trim_end().to_owned(), json: json!(games), good: true }
}
