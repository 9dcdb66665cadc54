//! The shell without a display: the same commands behind the same permissions.

use serde_json::{Value, json};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{Manager, WebviewWindow, WebviewWindowBuilder};

use crate::error::{Error, Kind};
use crate::journal::Journal;
use crate::session::House;
use crate::shell::{Outside, Shell};
use crate::{context, furnished};

/// The window of an app on the mock runtime, with our real capabilities.
fn window() -> WebviewWindow<MockRuntime> {
    let app = furnished(mock_builder()).build(context()).expect("the app builds");
    let archive = store::Archive::in_memory(store::Saving::Saved);
    let house = House::new(archive, Vec::new(), Box::new(Outside));
    app.manage(Shell::with(house, Journal::nowhere()));
    WebviewWindowBuilder::new(&app, "main", Default::default()).build().expect("a window opens")
}

/// What the shell answers to the UI that calls `command`.
fn answer(command: &str) -> Result<Value, Value> {
    let request = InvokeRequest {
        cmd: command.into(),
        callback: tauri::ipc::CallbackFn(0),
        error: tauri::ipc::CallbackFn(1),
        url: "tauri://localhost".parse().expect("a plain address"),
        body: tauri::ipc::InvokeBody::default(),
        headers: Default::default(),
        invoke_key: INVOKE_KEY.into(),
    };
    get_ipc_response(&window(), request).map(|body| body.deserialize().expect("an answer is JSON"))
}

#[test]
fn about_tells_the_version_and_the_games() {
    let about = answer("about").expect("the page may ask this");
    assert_eq!(about["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(about["games"][0], "monastery");
}

#[test]
fn what_is_not_granted_is_refused() {
    let refusal = answer("plugin:window|close").expect_err("no capability grants this");
    assert!(refusal.as_str().is_some_and(|why| why.contains("not allowed")), "{refusal}");
}

#[test]
fn an_error_speaks_in_kebab_case() {
    let error = Error::new(Kind::NoDisplay, "there is no display");
    assert_eq!(
        serde_json::to_value(error).expect("an error is JSON"),
        json!({ "kind": "no-display", "detail": "there is no display" }),
    );
}
