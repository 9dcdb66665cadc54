//! Tidiness: what the invariants of ARCHITECTURE.md say is absent is absent.

use std::fs;

use cloister_tests::{files, project};

/// Every source file of these crates, with its text.
fn sources(crates: &[&str]) -> Vec<(String, String)> {
    crates
        .iter()
        .flat_map(|name| files(&project().join("crates").join(name).join("src"), ".rs"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a source can be read");
            (path.strip_prefix(project()).expect("it is inside").display().to_string(), text)
        })
        .collect()
}

#[test]
fn rules_read_no_clock_and_no_file() {
    let forbidden = [
        "std::fs",
        "std::net",
        "std::time",
        "std::thread",
        "std::env",
        "Instant::",
        "SystemTime",
        "HashMap",
        "HashSet",
        "println!",
        "f32",
        "f64",
        " rand::",
    ];
    for (file, text) in sources(&["table", "games"]) {
        for word in forbidden {
            assert!(!text.contains(word), "{file} says {word}");
        }
    }
}

#[test]
fn files_fit_in_the_head() {
    for (file, text) in sources(&["table", "games", "cli"]) {
        let lines = text.lines().count();
        assert!(lines <= 500, "{file} has {lines} lines");
    }
}

#[test]
fn nothing_names_a_machine() {
    for end in [".rs", ".md", ".toml", ".json", ".ts", ".ftl", "Makefile", ".scenario"] {
        for path in files(&project().join("crates"), end).into_iter().chain(files(&project().join("tests"), end)) {
            let text = fs::read_to_string(&path).expect("a source can be read");
            for word in [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("arti", "factory")] {
                assert!(!text.contains(word), "{} says {word}", path.display());
            }
        }
    }
}
