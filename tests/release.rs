//! What is built for people names only files, targets and identifiers that are there.

use std::{collections::BTreeSet, fs};

use cloister_tests::{files, project, text};
use serde_json::Value;

/// Made by the build of the UI.
const BUILT: [&str; 2] = ["gen/licences.txt", "ui/dist"];

fn read(path: &str) -> String {
    text(&project().join(path))
}

#[track_caller]
fn is_there(path: &str, named_in: &str) {
    assert!(BUILT.contains(&path) || project().join(path).exists(), "{named_in} names {path}, which is not there");
}

/// Every string of a JSON value that looks like the path of one of our files.
fn paths(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) if text.contains('/') && !text.contains([' ', ':']) && !text.starts_with('/') => {
            found.push(text.clone());
        }
        Value::Array(all) => all.iter().for_each(|one| paths(one, found)),
        Value::Object(all) => all.values().for_each(|one| paths(one, found)),
        _ => {}
    }
}

#[test]
fn the_configuration_names_files_that_are_there() {
    for name in ["tauri.conf.json", "tauri.android.conf.json", "tauri.ios.conf.json"] {
        let value: Value = serde_json::from_str(&read(name)).expect("it is JSON");
        assert_eq!(value["identifier"], "org.cloister.Cloister", "{name}");
        let mut found = Vec::new();
        paths(&value, &mut found);
        assert!(name != "tauri.conf.json" || found.len() > 10, "{found:?}");
        for path in found.iter().filter(|path| !path.starts_with("application/")) {
            is_there(path, name);
        }
    }
}

#[test]
fn the_workflow_makes_what_the_makefile_knows() {
    let workflow = read(".github/workflows/release.yml");
    let makefile = read("Makefile");
    let mut made = BTreeSet::new();
    for line in workflow.lines() {
        if let Some((_, targets)) = line.split_once("- run: make ") {
            made.extend(targets.split_whitespace());
        }
    }
    assert_eq!(made, BTreeSet::from(["check", "package", "package-windows", "test"]));
    for target in made {
        assert!(makefile.lines().any(|line| line.starts_with(&format!("{target}:"))), "no target {target}");
    }
    for named in ["ui/package-lock.json", "gen/apple", "gen/android/app"] {
        assert!(workflow.contains(named), "the workflow no longer speaks of {named}");
        is_there(named, "the workflow");
    }
    for job in ["linux:", "windows:", "macos:", "android:", "ios:"] {
        assert!(workflow.contains(&format!("\n  {job}\n")), "the workflow has no job {job}");
    }
    let version = |text: &str| -> BTreeSet<String> {
        let after = text.split("@tauri-apps/cli@").skip(1);
        after.map(|rest| rest.chars().take_while(|c| c.is_ascii_digit() || *c == '.').collect()).collect()
    };
    // Gradle and Xcode call it again, with nothing of ours in their path.
    const BUILD_TASK: &str = "gen/android/buildSrc/src/main/java/org/cloister/Cloister/kotlin/BuildTask.kt";
    for (file, text) in [
        ("the workflow", workflow),
        (BUILD_TASK, read(BUILD_TASK)),
        ("gen/apple/project.yml", read("gen/apple/project.yml")),
    ] {
        assert_eq!(version(&text), version(&makefile), "one version of Tauri's command line, in {file} as well");
    }
}

/// A secret that is not there is an empty variable: Tauri takes it for a certificate, and fails.
#[test]
#[cfg(unix)]
fn without_a_certificate_the_app_is_built_all_the_same() {
    use std::{os::unix::fs::PermissionsExt as _, path::Path, process::Command};

    let workflow = read(".github/workflows/release.yml");
    let script = workflow.split("  macos:").nth(1).and_then(|job| job.split("- run: |").nth(1));
    let script = script.and_then(|rest| rest.split("        env:").next()).expect("the job for macOS builds");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("release");
    fs::create_dir_all(&folder).expect("a folder");
    let tauri = folder.join("tauri");
    fs::write(&tauri, "#!/bin/sh\nenv\n").expect("there is room");
    fs::set_permissions(&tauri, fs::Permissions::from_mode(0o755)).expect("it can be started");
    let built = |certificate: &str| {
        let mut bash = Command::new("bash");
        bash.args(["-ec", &script.replace("${{ matrix.target }}", "aarch64-apple-darwin")]).env("TAURI", &tauri);
        for name in ["CERTIFICATE", "CERTIFICATE_PASSWORD", "SIGNING_IDENTITY", "ID", "PASSWORD", "TEAM_ID"] {
            assert!(workflow.contains(&format!("APPLE_{name}: ${{{{ secrets.")), "{name}");
            bash.env(format!("APPLE_{name}"), certificate);
        }
        let output = bash.output().expect("bash is there");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut apple: Vec<String> =
            said.lines().filter_map(|line| line.strip_prefix("APPLE_")).map(str::to_owned).collect();
        apple.sort();
        apple
    };
    assert_eq!(built(""), ["SIGNING_IDENTITY=-"]);
    assert_eq!(built("x").len(), 6);
    // A step's condition knows what its job does, and no secret.
    for condition in workflow.lines().filter_map(|line| line.trim().strip_prefix("if: ")) {
        assert_eq!(condition, "env.SIGNED == 'true'");
    }
}

/// What Xcode's project is made of. The folders that `tauri ios init` makes are not there before.
#[test]
fn the_project_for_ios_names_files_that_are_there() {
    const MADE: [&str; 3] = ["Externals", "cloister_iOS", "assets"];
    let project = read("gen/apple/project.yml");
    let sources: Vec<&str> = project.lines().filter_map(|line| line.trim().strip_prefix("- path: ")).collect();
    assert!(sources.len() > MADE.len(), "{sources:?}");
    for source in sources.iter().filter(|source| !MADE.contains(source)) {
        is_there(&format!("gen/apple/{source}"), "the project for iOS");
    }
    let group = project.split("fileGroups: [").nth(1).and_then(|rest| rest.split(']').next()).expect("it has sources");
    is_there(&format!("gen/apple/{group}"), "the project for iOS");
    let launch = project.split("UILaunchStoryboardName: ").nth(1).and_then(|rest| rest.lines().next());
    is_there(&format!("gen/apple/{}.storyboard", launch.expect("it has a first screen")), "the project for iOS");

    const ICONS: &str = "gen/apple/Assets.xcassets/AppIcon.appiconset";
    let icons: Value = serde_json::from_str(&read(&format!("{ICONS}/Contents.json"))).expect("it is JSON");
    let icons = icons["images"].as_array().expect("icons are a list");
    for icon in icons {
        let number = |field: &str, end: char| -> f64 {
            let text = icon[field].as_str().and_then(|text| text.split(end).next());
            text.and_then(|text| text.parse().ok()).unwrap_or_else(|| panic!("{icon} has no {field}"))
        };
        let path = format!("{ICONS}/{}", icon["filename"].as_str().expect("it has a name"));
        is_there(&path, "the set of icons");
        let picture = fs::read(self::project().join(&path)).expect("it can be read");
        // A PNG says its breadth after its first sixteen bytes.
        let wide = u32::from_be_bytes(picture[16..20].try_into().expect("four bytes"));
        assert_eq!(f64::from(wide), number("size", 'x') * number("scale", 'x'), "{path}");
    }
    let kept = files(&self::project().join(ICONS), ".png");
    assert!(kept.iter().all(|file| icons.iter().any(|icon| file.ends_with(icon["filename"].as_str().unwrap_or("?")))));
}

/// On every system a saved game is opened with Cloister.
#[test]
fn games_are_opened_by_their_kind_everywhere() {
    let configuration: Value = serde_json::from_str(&read("tauri.conf.json")).expect("it is JSON");
    let kind = &configuration["bundle"]["fileAssociations"][0];
    let (end, mime) = (kind["ext"][0].as_str().expect("an ending"), kind["mimeType"].as_str().expect("a kind"));
    let manifest = read("gen/android/app/src/main/AndroidManifest.xml");
    // Tauri writes this part itself, whenever it builds for Android; so do the checks of the platforms.
    let written = manifest.split("<!-- tauri-file-associations. AUTO-GENERATED. DO NOT REMOVE. -->").nth(1);
    let written = written.expect("`make check-platforms` lets Tauri write down what is opened");
    assert!(written.contains(&format!("android:mimeType=\"{mime}\"")), "{written}");
    for action in kind["androidIntentActionFilters"].as_array().expect("a list") {
        let action = action.as_str().expect("a word").to_uppercase();
        assert!(written.contains(&format!("\"android.intent.action.{action}\"")), "{written}");
    }
    assert!(manifest.contains(&format!("android:pathPattern=\".*\\\\.{end}\"")), "by its name as well");
    for (file, said) in [
        ("src-tauri/linux/cloister-mime.xml", format!("<mime-type type=\"{mime}\">")),
        ("src-tauri/linux/cloister-mime.xml", format!("<glob pattern=\"*.{end}\" />")),
        ("src-tauri/linux/org.cloister.Cloister.metainfo.xml", format!("<mediatype>{mime}</mediatype>")),
        ("src-tauri/windows/cloister.nsi", format!("Software\\Classes\\.{end}")),
    ] {
        assert!(read(file).contains(&said), "{file} does not say {said}");
    }
}

#[test]
fn the_makefile_runs_scripts_that_are_there() {
    let makefile = read("Makefile");
    let scripts = makefile.split_whitespace().filter(|word| word.starts_with("tests/") && word.ends_with(".sh"));
    let scripts: BTreeSet<&str> = scripts.collect();
    assert!(scripts.len() >= 4, "{scripts:?}");
    for script in scripts {
        is_there(script, "the Makefile");
    }
}

#[test]
fn every_system_knows_the_app_by_one_name() {
    const NAME: &str = "org.cloister.Cloister";
    for file in [
        "gen/android/app/build.gradle.kts",
        "gen/apple/project.yml",
        "src-tauri/linux/org.cloister.Cloister.metainfo.xml",
        "src-tauri/linux/org.cloister.Cloister.yml",
    ] {
        assert!(read(file).contains(NAME), "{file} does not say {NAME}");
    }
    let main = read("gen/android/app/src/main/java/org/cloister/Cloister/MainActivity.kt");
    assert!(main.contains(&format!("package {NAME}\n")));
    let manifest = read("gen/android/app/src/main/AndroidManifest.xml");
    let resources = project().join("gen/android/app/src/main/res");
    for (before, folder) in [("@mipmap/", "mipmap-mdpi"), ("@xml/", "xml")] {
        for rest in manifest.split(before).skip(1) {
            let name: String = rest.chars().take_while(|c| *c != '"').collect();
            let found = files(&resources.join(folder), "");
            assert!(
                found.iter().any(|file| file.file_stem().is_some_and(|stem| stem == name.as_str())),
                "no {before}{name}"
            );
        }
    }
    let main = main.replace(char::is_whitespace, "");
    for kept in ["systemBars", "displayCutout", "ime"] {
        assert!(main.contains(&format!("Type.{kept}()")), "the page would lie under {kept}");
    }
    let theme = manifest.split("@style/").nth(1).and_then(|rest| rest.split('"').next()).expect("it has a theme");
    let themes = text(&resources.join("values/themes.xml"));
    assert!(themes.contains(&format!("name=\"{theme}\"")), "no theme {theme}");
}

#[test]
fn the_uninstaller_takes_what_the_installer_laid_down() {
    let script = read("tests/package-windows.sh");
    let installer = read("src-tauri/windows/cloister.nsi");
    let laid = script.split("for file in ").find_map(|rest| rest.strip_prefix("cloister.exe"));
    let laid = laid.and_then(|rest| rest.split(';').next()).expect("what is laid down is listed");
    for file in laid.split_whitespace().chain(["cloister.exe"]) {
        assert!(installer.contains(&format!("Delete \"$INSTDIR\\{file}\"")), "{file} is left behind");
    }
}
