//! Every scenario holds, and every refusal has one.

use std::fs;

use cloister_tests::{files, project};
use games::{domus_domini, monastery, script};

#[test]
fn every_scenario_holds() {
    let files = files(&project().join("tests/scenarios"), ".scenario");
    assert!(files.len() > 100, "only {} scenarios were found", files.len());
    let failed: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let text = fs::read_to_string(file).expect("a scenario can be read");
            script::run(&text).err().map(|failure| format!("{}: {failure}", file.display()))
        })
        .collect();
    assert!(failed.is_empty(), "{} of {} failed\n{}", failed.len(), files.len(), failed.join("\n"));
}

/// Every one of these reasons stands in a scenario of this game.
fn are_shown(game: &str, reasons: impl Iterator<Item = &'static str>) {
    let all: String = files(&project().join("tests/scenarios").join(game), ".scenario")
        .iter()
        .map(|file| fs::read_to_string(file).expect("a scenario can be read") + "\n")
        .collect();
    let missing: Vec<&str> = reasons
        .filter(|why| {
            !all.lines().any(|line| line.starts_with("cannot") && line.trim_end().ends_with(&format!("because {why}")))
        })
        .collect();
    assert!(missing.is_empty(), "{game}: no scenario is refused because {}", missing.join(", "));
}

#[test]
fn every_refusal_has_a_scenario() {
    are_shown("monastery", monastery::Refusal::ALL.iter().map(|refusal| refusal.why()));
    are_shown("domus-domini", domus_domini::Refusal::ALL.iter().map(|refusal| refusal.why()));
}

#[test]
fn every_ruling_has_a_scenario() {
    let rulings = fs::read_to_string(project().join("RULINGS.md")).expect("RULINGS.md can be read");
    for (letter, last) in [('A', 43), ('D', 45)] {
        for n in 1..=last {
            let named = rulings.lines().find(|line| line.starts_with(&format!("| {letter}{n} |")));
            let line = named.unwrap_or_else(|| panic!("{letter}{n} is not in RULINGS.md"));
            let scenario = format!("rulings/{}{n:02}-", letter.to_ascii_lowercase());
            assert!(line.contains(&scenario), "{letter}{n} names no scenario");
        }
    }
    for link in rulings.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(project().join(link).exists(), "RULINGS.md links to {link}, which is not there");
    }
}

/// The text of a game's rules in a language.
fn rules(folder: &str, language: &str) -> String {
    let path = project().join("data").join(folder).join(format!("rules.{language}.md"));
    fs::read_to_string(path).expect("the rules can be read")
}

#[test]
fn every_refusal_names_a_chapter_of_the_rules() {
    let check = |folder: &str, keys: Vec<&'static str>| {
        let anchors = |language: &str| {
            let text = rules(folder, language);
            let found = text.split("{#").skip(1).filter_map(|rest| rest.split('}').next());
            found.map(str::to_owned).collect::<Vec<String>>()
        };
        let english = anchors("en");
        assert_eq!(english, anchors("fr"), "{folder}: both languages have the same chapters");
        for key in keys {
            assert!(english.iter().any(|anchor| anchor == key), "{folder}: no chapter {key}");
        }
    };
    check("monastery", monastery::Refusal::ALL.iter().map(|refusal| refusal.rule()).collect());
    check("domus_domini", domus_domini::Refusal::ALL.iter().map(|refusal| refusal.rule()).collect());
}

#[test]
fn the_tables_in_the_rules_are_those_of_the_box() {
    let the_box = domus_domini::the_box();
    let says = |english: &str, french: &str| {
        for (language, words) in [("en", english), ("fr", french)] {
            assert!(rules("domus_domini", language).contains(words), "rules.{language}.md does not say {words:?}");
        }
    };
    let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
    let levels = |n: usize, word: &str, unit: &str, full: &str| {
        let mut cells = vec![n.to_string()];
        for facts in &the_box.sectors {
            cells.push(facts.levels.get(n).map_or(String::new(), |level| {
                let last = if n == usize::from(facts.top()) { full } else { "" };
                format!("{} {word} {} {unit}{last}", level.cost, 10 * u16::from(level.spaces))
            }));
        }
        row(cells).replace("|  |", "| |").replace("|  |", "| |")
    };
    for n in 1..=6 {
        says(&levels(n, "for", "FU", ", full"), &levels(n, "pour", "UV", ", complet"));
    }
    for half in the_box.cellerars.chunks(9) {
        let cell = |cellerar: &domus_domini::Cellerar| match cellerar.plus {
            0 => (10 * u16::from(cellerar.spaces)).to_string(),
            plus => format!("{} +{}", 10 * u16::from(cellerar.spaces), 10 * u16::from(plus)),
        };
        let cells: Vec<String> = half.iter().map(cell).collect();
        says(&format!("| FU {}", row(cells.clone())), &format!("| UV {}", row(cells)));
    }
    for (n, level) in the_box.chapel.iter().enumerate() {
        let start = format!("| {} | {} | {} |", n + 1, level.cost, level.letters);
        says(&start, &start);
        if level.spaces > 0 {
            let whole = format!("{start} {} |", 10 * u16::from(level.spaces));
            says(&whole, &whole);
        }
    }
    let numbers = |figures: &[u8]| row(figures.iter().map(u8::to_string).collect());
    let payout = numbers(&the_box.payout);
    says(&format!("| Denarii {payout}"), &format!("| Deniers {payout}"));
    let start = numbers(&the_box.start);
    says(&format!("| Denarii {start}"), &format!("| Deniers {start}"));
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
