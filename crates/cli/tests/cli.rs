//! The command line as a stranger would use it: what it says, and how it exits.

use std::{
    collections::BTreeMap,
    io::Write as _,
    path::Path,
    process::{Command, Output, Stdio},
};

use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(env!("CARGO_BIN_EXE_cloister-cli")).current_dir(project).args(arguments).output().expect("it starts")
}

#[track_caller]
fn good(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?} failed: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it speaks text")
}

#[track_caller]
fn bad(arguments: &[&str], because: &str) {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{arguments:?} succeeded");
    assert!(said.contains(because), "{arguments:?} did not say {because:?}: {said}");
}

#[test]
fn games_are_listed() {
    assert!(good(&["games"]).contains("monastery  2 to 4 seats"));
    let json: Value = serde_json::from_str(&good(&["games", "--json"])).expect("it is JSON");
    assert_eq!(json[0]["name"], "monastery");
}

#[test]
fn random_games_are_played_and_counted() {
    let json: Value = serde_json::from_str(&good(&[
        "simulate",
        "monastery",
        "--seats",
        "random,random,random",
        "--games",
        "9",
        "--seed",
        "3",
        "--json",
    ]))
    .expect("it is JSON");
    assert_eq!(json["games"], 9);
    assert_eq!(json["players"].as_array().map(Vec::len), Some(3));
    bad(&["simulate", "monastery", "--seats", "random", "--games", "1"], "two to four players, not 1");
    bad(
        &["simulate", "monastery", "--seats", "random,pope"],
        "a player is random, oblate, novice, brother, prior, abbot, a rung from 1 to 7",
    );
    bad(&["simulate", "monastery", "--seats", "random,random", "--setup", "[]"], "a JSON object is wanted");
    bad(&["simulate", "chess", "--seats", "random,random"], "there is no game \"chess\"");
}

#[test]
fn plans_are_compared_in_the_same_positions() {
    let probe = ["probe", "domus-domini", "--players", "brother-1,random", "--games", "3", "--worlds", "8", "--json"];
    let json: Value = serde_json::from_str(&good(&probe)).expect("it is JSON");
    assert_eq!(json["players"][0]["gain"], 0.0, "the others are compared with the first");
    assert!(json["players"][1]["gain"].as_f64().expect("a number") < -0.5, "chance plays worse: {json}");
}

#[test]
fn simulated_games_are_saved_into_a_new_folder() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("simulated").join(std::process::id().to_string());
    let folder_name = folder.to_str().expect("a plain name");
    good(&["simulate", "domus-domini", "--seats", "novice,random", "--games", "2", "--save", folder_name]);
    let saved = ["domus-domini-0.cloister", "domus-domini-1.cloister"].map(|name| folder.join(name));
    good(&["replay", saved[0].to_str().expect("a plain name"), saved[1].to_str().expect("a plain name")]);
    std::fs::remove_dir_all(folder).expect("what was saved can be removed");
}

#[test]
fn laws_are_checked() {
    assert!(good(&["laws", "monastery", "--games", "24"]).contains("0 violations"));
    bad(&["laws", "chess"], "there is no game \"chess\"");
}

#[test]
fn recorded_games_are_verified() {
    let said = good(&["replay", "tests/replays/monastery/2-seats-last-letter.cloister"]);
    assert!(said.contains("over by last-letter"), "{said}");
    let exported = good(&["replay", "tests/store/golden/v1/over.cloister", "tests/store/golden/v1/running.cloister"]);
    assert!(exported.contains("over by") && exported.contains("still going on"), "{exported}");
    bad(&["replay", "Cargo.toml"], "this is not a saved game");
    bad(&["replay", "no-such-file"], "os error 2");
}

/// What does not end is not read to its end.
#[test]
#[cfg(unix)]
fn what_is_no_file_is_refused_at_once() {
    use std::{
        thread,
        time::{Duration, Instant},
    };
    let mut endless = vec![["replay", "/dev/zero"], ["scenario", "/dev/zero"], ["replay", "/dev/stdin"]];
    if cfg!(target_os = "linux") {
        // It is a file, and says that it is empty.
        endless.push(["scenario", "/proc/self/pagemap"]);
    }
    for arguments in endless {
        let mut child = Command::new(env!("CARGO_BIN_EXE_cloister-cli"))
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let began = Instant::now();
        let status = loop {
            match child.try_wait().expect("it can be asked") {
                Some(status) => break status,
                None if began.elapsed() > Duration::from_secs(30) => {
                    child.kill().expect("it can be ended");
                    panic!("{arguments:?} reads on and on");
                }
                None => thread::sleep(Duration::from_millis(20)),
            }
        };
        assert!(!status.success(), "{arguments:?} succeeded");
    }
}

#[test]
fn scenarios_pass_or_say_why_not() {
    assert!(good(&["scenario", "tests/scenarios/monastery/examples"]).contains(" 0 failed"));
    bad(&["scenario", "README.md"], "a scenario begins with `game NAME`");
    bad(&["scenario", "crates"], "there are no scenarios");
}

/// Sends lines to the referee; gives its answers.
fn referee(lines: &[&str]) -> Vec<Value> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cloister-cli"))
        .arg("table")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut input = child.stdin.take().expect("it listens");
    for line in lines {
        writeln!(input, "{line}").expect("it listens");
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).expect("it speaks text");
    said.lines().map(|line| serde_json::from_str(line).expect("it speaks JSON")).collect()
}

#[test]
fn the_referee_referees() {
    let answers = referee(&[
        r#"{"ask":"actions"}"#,
        r#"{"ask":"new","game":"monastery","setup":{"seats":2},"seed":"7"}"#,
        r#"{"id":"a","ask":"apply","action":"end-placement"}"#,
        r#"{"ask":"apply","action":"total"}"#,
        "not JSON at all",
        r#"{"ask":"apply","action":"total","extra":1}"#,
        r#"{"ask":"why","action":{"place":{"tile":"mill","at":[9,9],"turn":0}}}"#,
        r#"{"ask":"undo"}"#,
        r#"{"ask":"view","eyes":{"seat":0}}"#,
        r#"{"ask":"save"}"#,
    ]);
    let kind = |n: usize| answers[n]["error"]["kind"].as_str().unwrap_or("none").to_owned();
    assert_eq!(kind(0), "no-table");
    assert_eq!(answers[1]["ok"]["turn"]["seat"], 0);
    assert_eq!((&answers[2]["id"], &answers[2]["ok"]["turn"]["seat"]), (&Value::from("a"), &Value::from(1)));
    assert_eq!(kind(3), "refused");
    assert_eq!(answers[3]["error"]["detail"]["refusal"]["why"], "not-now");
    assert_eq!(kind(4), "not-a-request");
    assert_eq!(kind(5), "not-a-request");
    assert_eq!(answers[6]["ok"]["allowed"], false);
    assert_eq!(kind(7), "cannot-undo");
    assert!(
        answers[8]["ok"]["seats"][0]["tiles"]["seen"].is_array() && answers[8]["ok"]["seats"][1]["tiles"] == "hidden"
    );
    let again = referee(&[&format!(r#"{{"ask":"load","save":{}}}"#, answers[9]["ok"])]);
    assert_eq!(again[0]["ok"]["hash"], answers[2]["ok"]["hash"]);
}

/// Tables that look the same to whoever walks past have the same hash, whatever is hidden in them.
#[test]
fn the_referees_hash_tells_nothing_that_is_hidden() {
    let mut lines = Vec::new();
    for seed in 0..40 {
        lines.push(format!(r#"{{"ask":"new","game":"mystery-of-the-abbey","setup":{{"seats":3}},"seed":"{seed}"}}"#));
        lines.push(r#"{"ask":"view","eyes":"table"}"#.to_owned());
        lines.push(r#"{"ask":"view","eyes":{"seat":0}}"#.to_owned());
    }
    let answers = referee(&lines.iter().map(String::as_str).collect::<Vec<_>>());
    let mut by_look: BTreeMap<String, Vec<(&Value, &Value)>> = BTreeMap::new();
    for one in answers.chunks(3) {
        assert!(one.iter().all(|answer| answer.get("ok").is_some()), "{one:?}");
        by_look.entry(one[1]["ok"].to_string()).or_default().push((&one[0]["ok"]["hash"], &one[2]["ok"]));
    }
    let alike: Vec<_> = by_look.values().filter(|all| all.iter().any(|(_, hand)| *hand != all[0].1)).collect();
    assert!(!alike.is_empty(), "some tables differ only in what is hidden");
    assert!(alike.iter().all(|all| all.iter().all(|(hash, _)| *hash == all[0].0)), "{alike:?}");
    assert!(by_look.len() == 1 || by_look.values().any(|all| all[0].0 != alike[0][0].0), "and it tells tables apart");
}

#[test]
fn the_example_bots_play_a_whole_game() {
    // A machine without Python builds and plays the games all the same.
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (bot, seats) in [("random_bot", "2"), ("asking_bot", "3"), ("asking_bot", "6")] {
        let script = format!("docs/examples/{bot}.py");
        let arguments = [script.as_str(), env!("CARGO_BIN_EXE_cloister-cli"), seats, "4"];
        let output = Command::new("python3").current_dir(&project).args(arguments).output().expect("it starts");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{bot}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains("actions, {") && said.contains("winners"), "{bot} says {said:?}");
    }
}

#[test]
fn beliefs_keep_the_culprit() {
    let said = good(&["beliefs", "--games", "40"]);
    assert!(said.contains("40 random games") && said.contains("always among them"), "{said}");
}

#[test]
fn a_simulated_mystery_says_how_it_ended() {
    let said = good(&["simulate", "mystery-of-the-abbey", "--seats", "novice,novice,novice", "--games", "6"]);
    for figure in ["Masses held at the end", "accusations that were right", "won by seat"] {
        assert!(said.contains(figure), "{figure} is missing in {said}");
    }
}
