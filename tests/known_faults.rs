//! Known faults of what we build with: a list of them is asked wherever one can be had, what it says is heard, and where
//! none can be had that is said. Stand-ins take the places of cargo, cargo-deny and npm.
#![cfg(unix)]

use std::{
    env, fs,
    os::unix::fs::PermissionsExt as _,
    path::Path,
    process::{Command, Stdio},
};

use cloister_tests::project;

/// A stand-in that is called so.
fn stand_in(folder: &Path, name: &str, script: &str) {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("there is room");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it can be started");
}

/// Whether `make check-deny` is content, and what it says, where the list can be fetched or not, was brought along or
/// not, and names a fault of a crate or of a package or not.
fn check(fetched: bool, brought: bool, crate_fault: bool, package_fault: Option<bool>) -> (bool, String) {
    let name = format!("known-faults-{fetched}-{brought}-{crate_fault}-{}", package_fault.is_none_or(|fault| fault));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let home = folder.join("home");
    fs::create_dir_all(home.join(if brought { "advisory-dbs/rustsec" } else { "advisory-dbs" })).expect("a folder");
    let code = |fails: bool| if fails { 1 } else { 0 };
    stand_in(&folder, "cargo-deny", "exit 0");
    stand_in(
        &folder,
        "cargo",
        &format!(
            "case \"$*\" in *fetch*) exit {};; *advisories*) echo \"asked: $*\"; exit {};; esac",
            code(!fetched),
            code(crate_fault)
        ),
    );
    let audit = match package_fault {
        None => "exit 1".to_owned(),
        Some(fault) => {
            format!("case \"$*\" in *json*) echo '{{\"auditReportVersion\": 2}}';; esac; exit {}", code(fault))
        }
    };
    stand_in(&folder, "npm", &audit);
    let path = format!("{}:{}", folder.display(), env::var("PATH").unwrap_or_default());
    let output = Command::new("make")
        .arg("check-deny")
        .current_dir(project())
        .env("PATH", path)
        .env("CARGO_HOME", &home)
        .env_remove("MAKEFLAGS")
        .stdin(Stdio::null())
        .output()
        .expect("make starts");
    fs::remove_dir_all(&folder).expect("it can be removed");
    (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn a_known_fault_is_heard_wherever_a_list_can_be_had() {
    for (fetched, brought) in [(true, false), (false, true), (true, true)] {
        let (good, said) = check(fetched, brought, false, Some(false));
        assert!(good && said.contains("asked: deny"), "{said}");
        let (good, said) = check(fetched, brought, true, Some(false));
        assert!(!good, "a fault of a crate was not heard: {said}");
    }
    let (good, said) = check(true, true, false, Some(true));
    assert!(!good, "a fault of a package was not heard: {said}");
}

#[test]
fn where_no_list_can_be_had_that_is_said() {
    let (good, said) = check(false, false, true, None);
    assert!(good && !said.contains("asked:"), "{said}");
    assert!(said.contains("Known faults of crates are not checked: "), "{said}");
    assert!(said.contains("Known faults of npm packages are not checked: "), "{said}");
}
