//! Every scenario holds, and every game has one for each example, refusal and ruling.

use std::{collections::BTreeMap, path::PathBuf};

use cloister_tests::{files, in_every_game, project, text};
use games::{
    Visitor, mystery_abbey,
    script::{self, Scripted},
};
use table::Game as _;

/// Every scenario in this folder of a game.
fn scenarios(game: &str, folder: &str) -> Vec<PathBuf> {
    files(&project().join("tests/scenarios").join(game).join(folder), ".scenario")
}

#[derive(Clone, Copy)]
struct Hold;

impl Visitor for Hold {
    type Output = ();

    fn visit<G: Scripted>(self) {
        let game = G::ABOUT.name;
        for folder in ["examples", "refusals", "rulings"] {
            assert!(!scenarios(game, folder).is_empty(), "{game} has no scenarios in tests/scenarios/{game}/{folder}");
        }
        let files = scenarios(game, "");
        let failed: Vec<String> = files
            .iter()
            .filter_map(|file| script::run(&text(file)).err().map(|failure| format!("{}: {failure}", file.display())))
            .collect();
        assert!(failed.is_empty(), "{} of {} failed\n{}", failed.len(), files.len(), failed.join("\n"));
    }
}

#[test]
fn every_scenario_holds() {
    in_every_game(Hold);
    let of_games: usize = games::all().into_iter().map(|about| scenarios(about.name, "").len()).sum();
    assert_eq!(of_games, scenarios("", "").len(), "a scenario lies in the folder of no game");
}

#[derive(Clone, Copy)]
struct Refused;

impl Visitor for Refused {
    type Output = ();

    fn visit<G: Scripted>(self) {
        let game = G::ABOUT.name;
        let all: String = scenarios(game, "").iter().map(|file| text(file) + "\n").collect();
        let chapters = |language: &str| -> Vec<String> {
            let rules = rules(games::folder(game).expect("what is listed has a folder"), language);
            rules.split("{#").skip(1).filter_map(|rest| rest.split('}').next()).map(str::to_owned).collect()
        };
        let english = chapters("en");
        assert_eq!(english, chapters("fr"), "{game}: both languages have the same chapters");
        for refusal in G::refusals() {
            let written = serde_json::to_value(refusal).expect("a refusal can be written");
            let word = |field: &str| written[field].as_str().expect("a refusal has a reason and a rule").to_owned();
            let (end, rule) = (format!("because {}", word("why")), word("rule"));
            let shown = all.lines().any(|line| line.starts_with("cannot") && line.trim_end().ends_with(&end));
            assert!(shown, "{game}: no scenario is refused {end}");
            assert!(english.contains(&rule), "{game}: the rules have no chapter {rule}");
        }
    }
}

#[test]
fn every_refusal_has_a_scenario_and_a_chapter_of_the_rules() {
    in_every_game(Refused);
}

/// What RULINGS.md says under each number: `A1` and its line.
fn rulings() -> BTreeMap<(char, u32), String> {
    let all = text(&project().join("RULINGS.md"));
    let numbered = |line: &str| {
        let number = line.strip_prefix("| ")?.split(' ').next()?;
        let letter = number.chars().next().filter(char::is_ascii_uppercase)?;
        Some(((letter, number[1..].parse().ok()?), line.to_owned()))
    };
    all.lines().filter_map(numbered).collect()
}

#[test]
fn every_ruling_has_a_scenario() {
    let rulings = rulings();
    let mut last = BTreeMap::new();
    for ((letter, n), line) in &rulings {
        assert_eq!(*n, last.insert(*letter, *n).unwrap_or(0) + 1, "{letter}{n} follows its neighbour in RULINGS.md");
        let named = format!("/rulings/{}{n:02}-", letter.to_ascii_lowercase());
        assert!(line.contains(&named), "{letter}{n} names no scenario tests/scenarios/…{named}….scenario");
    }
    for game in games::all().into_iter().map(|about| about.name) {
        for file in scenarios(game, "rulings") {
            let name = file.file_name().expect("a file has a name").to_string_lossy().into_owned();
            let number = name.get(1..3).and_then(|number| number.parse().ok());
            let ruling = name.chars().next().zip(number).map(|(letter, n)| (letter.to_ascii_uppercase(), n));
            let line = ruling.and_then(|ruling| rulings.get(&ruling));
            let line = line.unwrap_or_else(|| panic!("{name} is named after no ruling"));
            assert!(line.contains(&format!("{game}/rulings/{name}")), "RULINGS.md does not link to {name}");
        }
    }
    for link in rulings.values().flat_map(|line| line.split("](").skip(1)).filter_map(|rest| rest.split(')').next()) {
        assert!(project().join(link).exists(), "RULINGS.md links to {link}, which is not there");
    }
}

#[test]
fn every_card_of_the_abbey_has_a_scenario() {
    let the_box = mystery_abbey::the_box();
    let books = the_box.books.iter().map(|facts| &facts.key);
    let cards = the_box.library.iter().chain(&the_box.events).map(|facts| &facts.key);
    let all: Vec<&str> = books.chain(cards).map(String::as_str).chain(["crypta"]).collect();
    let found = scenarios(mystery_abbey::MysteryAbbey::ABOUT.name, "cards");
    for key in &all {
        let file = found.iter().find(|file| file.file_stem().is_some_and(|stem| stem == *key));
        let text = text(file.unwrap_or_else(|| panic!("no scenario is named after the card {key}")));
        let lines = || text.lines().filter(|line| !line.starts_with('#'));
        let played = |line: &str| line.split_whitespace().any(|word| word == *key);
        assert!(lines().any(played), "{key} is not played in its own scenario");
        assert!(
            lines().filter(|line| ["expect ", "can ", "cannot "].iter().any(|word| line.starts_with(word))).count() > 1,
            "little is expected of {key}"
        );
    }
    assert_eq!(found.len(), all.len(), "a scenario is named after no card");
}

/// The text of a game's rules in a language.
fn rules(folder: &str, language: &str) -> String {
    text(&project().join("data").join(folder).join(format!("rules.{language}.md")))
}

/// A position, then this; with the reason why it fails.
#[track_caller]
fn fails(then: &str, because: &str) {
    let text = format!(
        "game monastery\nseats red blue\nmap\n  . . k\n  A A A\n  A A A\nwhere\n  k infirmary turn 1 boxes red - -\nhand red forge\n{then}"
    );
    let failure = script::run(&text).expect_err("this scenario is wrong").to_string();
    assert!(failure.contains(because), "it failed, but not because {because:?}: {failure}");
}

#[test]
fn typos_are_found_with_their_place() {
    fails("begin placing red", "the scenario expects nothing");
    fails("begin placing mauve", "line 10: \"mauve\" is none of red, blue, green, yellow");
    fails("begin placing green", "line 10: green does not play");
    fails("hand red kitchn\nbegin placing red", "line 10: there is no tile \"kitchn\"");
    fails("begin playing red", "line 10: say `begin placing COLOUR`");
    fails("blesings red 2\nbegin placing red", "line 10: `blesings red 2` says nothing about a position");
    fails("begin placing red\nexpect allowance 3", "line 11: the allowance is 4, not 3");
    fails("begin placing red\nexpect alowance 4", "line 11: `alowance 4` is nothing to expect");
    fails("begin placing red\nred moves abbey to q for 1", "line 11: \"q\" is not on the map");
    fails("begin placing red\nred moves abbey to k.7 for 1", "line 11: k has no box 7");
    fails(
        "begin placing red\nred moves k.1 to abbey for 1",
        "you have no standing monk there (no-monk-there); legal here: {\"move\"",
    );
    fails("begin placing red\nblue ends placement", "line 11: it is not blue's turn, but red's");
    fails("begin placing red\ncannot red ends placement because full", "line 11: EndPlacement is allowed");
    fails("begin placing red\ncannot red totals because full", "it is refused because not-now");
    fails("begin placing red\ncannot red totals because fulll", "there is no reason \"fulll\"; there are");
    fails("begin placing red\nexpect told moved seat=red", "it was not told");
    fails("begin placing red\nexpect told", "line 11: say which event");
    fails("begin placing red\nexpect told moved red", "line 11: \"red\" is not FIELD=VALUE");
    fails("begin placing red\nexpect green told moved", "line 11: green does not play");
    fails("begin placing red\nexpect red sees", "line 11: say what is seen");
    fails("begin placing red\nexpect red sees seats.red.tile=forge", "line 11: there is no seats.red.tile in the view");
    fails("begin placing red\nexpect red sees seats.red.screen=3", "line 11: seats.red.screen is 2, not 3");
    fails("begin placing red\nexpect blue sees seats.red.tiles=forge", "seats.red.tiles is \"hidden\", not forge");
    fails("where\n  z kitchen\nbegin placing red", "line 11: z is not beside the monastery");
    fails("blessings red 21\nbegin placing red", "there are not so many blessings");
    fails("strip red LIBERO...\nbegin placing red", "does not cover LIBERANOS");
    fails("", "never begins");
}

/// The same for Domus Domini.
#[track_caller]
fn fails_on_the_road(then: &str, because: &str) {
    let text = format!("game domus-domini\nseats red blue\nred denarii 5 cart 10\nblue cart 30\n{then}");
    let failure = script::run(&text).expect_err("this scenario is wrong").to_string();
    assert!(failure.contains(because), "it failed, but not because {because:?}: {failure}");
}

#[test]
fn typos_on_the_road_are_found_too() {
    fails_on_the_road("begin phase 4", "the scenario expects nothing");
    fails_on_the_road("begin phase 8", "line 5: there is no phase 8");
    fails_on_the_road("begin", "line 5: say `begin phase N`");
    fails_on_the_road("", "never begins");
    fails_on_the_road("green denarii 5\nbegin phase 4", "line 5: `green denarii 5` says nothing about a position");
    fails_on_the_road("red denari 5\nbegin phase 4", "line 5: \"denari\" is nothing a player has");
    fails_on_the_road("red brothers 7 fields 9\nbegin phase 4", "line 6: there are not so many lay brothers");
    fails_on_the_road("red fields 3\nbegin phase 4", "impossible lay brothers in the fields");
    fails_on_the_road("blue cellerar 3\nred cellerar 3\nbegin phase 4", "cellerar 3 is in 2 places");
    fails_on_the_road("red cart 45\nbegin phase 4", "line 5: 45 is no space of the road");
    fails_on_the_road("event flood\nbegin phase 4", "line 5: \"flood\" is no event: unknown variant `flood`");
    fails_on_the_road("begin phase 4\nexpect red denarii 4", "line 6: denarii of red is 5, not 4");
    fails_on_the_road("begin phase 4\nexpect red wisdom 4", "line 6: \"wisdom\" is nothing a player has");
    fails_on_the_road("begin phase 4\nblue ends begging", "line 6: it is not blue's turn, but red's");
    fails_on_the_road("begin phase 4\nred begs against red", "(not-yourself); legal here: {\"beg\":1}");
    fails_on_the_road("begin phase 4\nred dances", "line 6: `dances` is nothing a player does");
    fails_on_the_road("begin phase 4\ncannot red ends begging because over", "EndBegging is allowed");
}
