//! Tidiness: what the invariants of ARCHITECTURE.md say is absent is absent, and texts are laid out
//! alike in every crate, in the UI and in the papers.

use std::path::PathBuf;

use cloister_tests::{files, project, text};

/// Every source in these folders that ends so, with its text.
fn sources(folders: &[&str], end: &str) -> Vec<(String, String)> {
    let paths = folders.iter().flat_map(|folder| files(&project().join(folder), end));
    let named = |path: PathBuf| {
        let name = path.strip_prefix(project()).expect("it is inside").display().to_string();
        (name, text(&path))
    };
    let found: Vec<_> = paths.map(named).collect();
    assert!(!found.is_empty(), "{folders:?} have no {end}");
    found
}

/// What is wrong with some lines: all of it at once.
#[track_caller]
fn none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
}

/// The lines of Rust that are neither comments nor tests, with their numbers.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let own = text.split("#[cfg(test)]\nmod ").next().unwrap_or(text);
    (1..).zip(own.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"))
}

const RUST: [&str; 2] = ["crates", "src-tauri"];

#[test]
fn rules_read_no_clock_and_no_file() {
    let forbidden = [
        "std::fs",
        "std::net",
        "std::time",
        "std::thread",
        "std::env",
        "std::io",
        "Instant::",
        "SystemTime",
        "HashMap",
        "HashSet",
        "println!",
        "f32",
        "f64",
        " rand::",
    ];
    let mut wrong = Vec::new();
    for (file, text) in sources(&["crates/table/src", "crates/games/src"], ".rs") {
        wrong.extend(forbidden.iter().filter(|word| text.contains(**word)).map(|word| format!("{file} says {word}")));
    }
    none(wrong);
}

#[test]
fn files_fit_in_the_head() {
    let mut all = sources(&["crates", "src-tauri", "tests"], ".rs");
    all.extend(sources(&["ui"], ".ts"));
    all.extend(sources(&["ui/src"], ".css"));
    all.extend(sources(&["ui/locales"], ".ftl"));
    let long = all.iter().map(|(file, text)| (file, text.lines().count())).filter(|(_, lines)| *lines > 450);
    none(long.map(|(file, lines)| format!("{file} has {lines} lines")).collect());
}

#[test]
fn nothing_is_unwrapped_outside_tests() {
    let mut wrong = Vec::new();
    for (file, text) in sources(&RUST, ".rs").iter().filter(|(file, _)| !file.contains("/tests/")) {
        let unwraps = code(text).filter(|(_, line)| line.contains(".unwrap()"));
        wrong.extend(unwraps.map(|(n, line)| format!("{file}:{n}: {}", line.trim())));
    }
    none(wrong);
}

/// A game's type and its name in quotes, as code would name it.
fn names_of_games() -> Vec<(String, String)> {
    let list = text(&project().join("crates/games/src/lib.rs"));
    let list = list.split("$make! {").nth(1).and_then(|rest| rest.split('}').next()).expect("games! has a list");
    let types = list.split(',').filter_map(|line| line.split_whitespace().nth(1)).map(str::to_owned);
    types.zip(games::all()).map(|(of, about)| (of, format!("{:?}", about.name))).collect()
}

#[test]
fn only_the_list_names_games() {
    let names = names_of_games();
    assert_eq!(names.len(), games::all().len());
    let folders: Vec<&str> = games::all().iter().filter_map(|about| games::folder(about.name)).collect();
    let mut wrong = Vec::new();
    for (file, text) in sources(&RUST, ".rs") {
        let of_a_game = file.split(['/', '.']).any(|part| folders.contains(&part));
        if of_a_game || file == "crates/games/src/lib.rs" || file.contains("/tests/") {
            continue;
        }
        for (n, line) in code(&text) {
            let words: Vec<&str> = line.split(|letter: char| !letter.is_alphanumeric()).collect();
            let named = |(of, name): &&(String, String)| words.contains(&of.as_str()) || line.contains(name.as_str());
            wrong.extend(names.iter().filter(named).map(|_| format!("{file}:{n}: {}", line.trim())));
        }
    }
    none(wrong);
}

/// What all games share in the page names none of them: their own folders do, and the list.
#[test]
fn shared_pages_name_no_game() {
    let folders: Vec<&str> = games::all().iter().filter_map(|about| games::folder(about.name)).collect();
    let named: Vec<String> = games::all().iter().map(|about| format!("{:?}", about.name)).collect();
    let imported: Vec<String> = folders.iter().map(|folder| format!("/{folder}/")).collect();
    let mut wrong = Vec::new();
    for (file, text) in sources(&["ui/src"], ".ts").into_iter().chain(sources(&["ui/src"], ".css")) {
        let own = file.split(['/', '.']).any(|part| folders.contains(&part));
        let test = file.ends_with(".test.ts") || file.ends_with("testing.ts");
        if own || test || file == "ui/src/games.ts" {
            continue;
        }
        for (n, line) in (1..).zip(text.lines()) {
            let names = named.iter().chain(&imported).any(|name| line.contains(name.as_str()));
            wrong.extend(names.then(|| format!("{file}:{n}: {}", line.trim())));
        }
    }
    none(wrong);
}

#[test]
fn nothing_names_a_machine() {
    let mut wrong = Vec::new();
    for end in [".rs", ".md", ".toml", ".json", ".ts", ".css", ".ftl", ".sh", ".yml", ".scenario", "Makefile"] {
        for (file, text) in sources(&["."], end) {
            for word in [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("arti", "factory")] {
                wrong.extend(text.contains(word).then(|| format!("{file} says {word}")));
            }
        }
    }
    none(wrong);
}

/// Two sides of a merge that nobody chose between stand in no file.
#[test]
fn every_merge_was_finished() {
    let mut wrong = Vec::new();
    for end in [".rs", ".md", ".toml", ".json", ".ts", ".js", ".css", ".ftl", ".sh", ".yml", ".scenario", "Makefile"] {
        for (file, text) in sources(&["."], end) {
            let left =
                (1..).zip(text.lines()).find(|(_, line)| line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> "));
            wrong.extend(left.map(|(n, line)| format!("{file}:{n}: {line}")));
        }
    }
    none(wrong);
}

/// How far a line of a paper may go.
const WIDE: usize = 140;

#[test]
fn papers_are_laid_out_alike() {
    let mut wrong = Vec::new();
    for (file, text) in sources(&["."], ".md") {
        // What the app shows has a paragraph on each line, and several parts.
        let wraps = !file.starts_with("data/");
        let (mut fenced, mut level) = (false, 0);
        for (n, line) in (1..).zip(text.lines()) {
            let mut say = |what: &str| wrong.push(format!("{file}:{n}: {what}"));
            if line.ends_with([' ', '\t']) {
                say("blanks at the end");
            }
            if line.contains('\t') {
                say("a tab");
            }
            fenced ^= line.starts_with("```");
            let indented = line.starts_with("    ");
            if fenced || indented {
                continue;
            }
            if wraps && line.chars().count() > WIDE && !line.starts_with('|') && !line.contains("](") {
                say("too wide");
            }
            let marks = line.chars().take_while(|mark| *mark == '#').count();
            if marks > 0 {
                if marks > level + 1 || (marks == 1 && level > 0 && wraps) {
                    say("a heading out of order");
                }
                level = marks;
            }
        }
        if !text.ends_with('\n') || text.ends_with("\n\n") {
            wrong.push(format!("{file}: it ends with one line break"));
        }
    }
    none(wrong);
}

/// What a paper names by its path is there: from the top, from beside the paper, or from the UI.
#[test]
fn papers_name_what_is_there() {
    let mut wrong = Vec::new();
    // Built, and not kept; or named to say what is not there yet.
    let built = ["ui/dist/", "src/<game>"];
    for (file, text) in sources(&["."], ".md").iter().filter(|(file, _)| !file.starts_with("data/")) {
        let beside = project().join(file).with_file_name("");
        for (n, line) in (1..).zip(text.lines()) {
            for path in line.split(|letter: char| letter.is_whitespace() || "`'\"()[]|,;:".contains(letter)) {
                let path = path.trim_start_matches("./").trim_end_matches('.');
                let ours = ["crates/", "src-tauri/", "ui/", "tests/", "data/", "docs/", "src/", "locales/"];
                let meant = ours.iter().any(|folder| path.starts_with(folder));
                let several = path.contains(['*', '<', '{', '…']) || built.iter().any(|part| path.starts_with(part));
                if meant && !several {
                    let found =
                        [project(), beside.clone(), project().join("ui")].iter().any(|at| at.join(path).exists());
                    wrong.extend((!found).then(|| format!("{file}:{n}: {path}")));
                }
            }
        }
    }
    none(wrong);
}

/// CSS without comments, texts and addresses: every character of them is a blank.
fn bare(css: &str) -> String {
    let mut left = css;
    let mut bare = String::new();
    while !left.is_empty() {
        let quoted = [("/*", "*/"), ("\"", "\""), ("url(", ")")].iter().find(|(begin, _)| left.starts_with(begin));
        let length = match quoted {
            Some((begin, end)) => left[begin.len()..].find(end).map_or(left.len(), |at| begin.len() + at + end.len()),
            None => left.chars().next().map_or(0, char::len_utf8),
        };
        let (part, rest) = left.split_at(length);
        match quoted {
            Some(_) => bare.extend(part.chars().map(|letter| if letter == '\n' { '\n' } else { ' ' })),
            None => bare.push_str(part),
        }
        left = rest;
    }
    bare
}

#[test]
fn styles_are_laid_out_alike() {
    let mut wrong = Vec::new();
    for (file, text) in sources(&["ui/src"], ".css") {
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in bare(&text).lines().enumerate() {
            let mut say = |what: &str| wrong.push(format!("{file}:{}: {what}", n + 1));
            if line.matches(';').count() > 1 {
                say("several declarations on a line");
            }
            if lines[n].ends_with([' ', '\t']) {
                say("blanks at the end");
            }
            let explained =
                lines[n].contains("/*") || n.checked_sub(1).is_some_and(|before| lines[before].contains("*/"));
            if line.contains("!important") && !explained {
                say("!important, and no comment says why");
            }
        }
    }
    none(wrong);
}
