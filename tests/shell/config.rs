//! What is granted, and what is not.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::kit::{COMMANDS, Desktop, app};

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).expect("it is JSON")
}

fn words(list: &Value) -> BTreeSet<String> {
    let all = list.as_array().into_iter().flatten();
    all.filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn the_window_is_granted_our_commands_and_to_hear_events() {
    let capability = json_of(include_str!("../../src-tauri/capabilities/main.json"));
    let granted = words(&capability["permissions"]);
    let wanted = ["core:event:allow-listen", "core:event:allow-unlisten", "every-command"];
    assert_eq!(granted, wanted.map(str::to_owned).into());
    assert_eq!(capability["windows"], json!(["main"]));
    assert!(capability.get("remote").is_none());
    let permission = include_str!(concat!(env!("OUT_DIR"), "/every-command.toml"));
    assert!(permission.ends_with(&format!("commands.allow = {COMMANDS:?}\n")), "{permission}");
}

#[test]
fn every_command_is_answered_by_ourselves() {
    let desktop = Desktop::new(app(1));
    for command in COMMANDS {
        let error = desktop.ask(command, json!({ "no such field": 1 })).expect_err("nobody asks this");
        assert_eq!(error["kind"], "malformed", "{command}: {error}");
    }
}

#[test]
fn the_page_is_kept_strictly() {
    let config = json_of(include_str!("../../tauri.conf.json"));
    let security = &config["app"]["security"];
    let csp = security["csp"].as_str().expect("there is a policy");
    for part in ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "form-action 'none'"] {
        assert!(csp.contains(part), "{part}");
    }
    for bad in ["unsafe", "*", "https:", "blob:", "wss:"] {
        assert!(!csp.contains(bad), "{bad}");
    }
    let hosts: Vec<&str> = csp.split([' ', ';']).filter(|word| word.contains("//")).collect();
    assert_eq!(hosts, ["http://ipc.localhost"]);
    assert_eq!(security["freezePrototype"], true);
    assert_eq!(config["app"]["withGlobalTauri"], false);
    assert!(security.get("assetProtocol").is_none());
    assert_eq!(security["capabilities"], json!(["main"]));
}

#[test]
fn no_plugin_reaches_for_files_shells_or_networks() {
    let manifest = include_str!("../../Cargo.toml");
    for plugin in ["shell", "http", "opener", "updater", "websocket", "upload", "store"] {
        assert!(!manifest.contains(&format!("tauri-plugin-{plugin}")), "{plugin}");
    }
    assert!(!manifest.contains("devtools"));
    // Tablets open through it what was chosen in the system's dialog; it is the shell that does, never the page.
    let tablets = "[target.'cfg(any(target_os = \"android\", target_os = \"ios\"))'.dependencies]\ntauri-plugin-fs";
    assert_eq!(manifest.matches("tauri-plugin-fs").count(), manifest.matches(tablets).count());
}

#[test]
fn android_is_granted_to_hear_back_besides() {
    let capability = json_of(include_str!("../../src-tauri/capabilities/android.json"));
    let granted = words(&capability["permissions"]);
    let wanted = ["core:app:allow-register-listener", "core:app:allow-remove-listener"];
    assert_eq!(granted, wanted.map(str::to_owned).into());
    assert_eq!((&capability["windows"], &capability["platforms"]), (&json!(["main"]), &json!(["android"])));
    let config = json_of(include_str!("../../tauri.android.conf.json"));
    assert_eq!(config["app"]["security"], json!({ "capabilities": ["main", "android"] }));
}

#[test]
fn what_is_not_granted_is_refused() {
    let desktop = Desktop::new(app(1));
    for command in [
        "plugin:window|close",
        "plugin:dialog|open",
        "plugin:dialog|save",
        "plugin:event|emit",
        "plugin:webview|create_webview_window",
        "plugin:path|resolve_directory",
    ] {
        let refusal = desktop.ask(command, json!({})).expect_err("no capability grants this");
        let why = refusal.as_str().unwrap_or_default();
        assert!(why.contains("not allowed") || why.contains("not found"), "{command}: {refusal}");
    }
    assert!(desktop.ask("no_such_command", json!({})).is_err());
    assert!(desktop.ask_from("https://example.com", "about", json!({})).is_err());
}

/// A release shuts out what would open the inspector or let a driver in; what is tried may be driven.
#[test]
fn tools_are_shut_out_of_a_release() {
    for variable in ["TAURI_WEBVIEW_AUTOMATION", "WEBKIT_INSPECTOR_SERVER", "WEBKIT_INSPECTOR_HTTP_SERVER"] {
        assert!(crate::TOOLS.contains(&variable), "{variable}");
    }
    assert_eq!(crate::may_be_driven(), cfg!(debug_assertions) || cfg!(feature = "automation"));
    let main = include_str!("../../src-tauri/main.rs");
    assert!(main.contains("if !cloister_lib::may_be_driven() {\n        shut_out_tools();"), "it is done first");
}

#[test]
fn pages_stay_at_home() {
    let home = |url: &str| crate::watchdog::is_home(&url.parse().expect("an address"));
    // Windows and Android have no schemes of their own; elsewhere that address is somebody else's.
    let plain = cfg!(any(windows, target_os = "android"));
    assert_eq!((home("tauri://localhost/index.html"), home("http://tauri.localhost/")), (!plain, plain));
    assert!(home("about:blank") && !home("about:srcdoc") && !home("https://tauri.localhost/"));
    for away in ["https://example.com", "http://localhost:8000", "file:///etc/passwd", "data:text/html,x"] {
        assert!(!home(away), "{away}");
    }
    for away in [
        "http://tauri.localhost.example.com/",
        "tauri://example.com/",
        "tauri://localhost:80/x",
        "https://tauri.localhost:8443/",
    ] {
        assert!(!home(away), "{away}");
    }
}
