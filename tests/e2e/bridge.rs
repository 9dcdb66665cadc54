//! The built UI and the real shell for a browser that has fingers: served on this machine only, for tests only.
//!
//! WebKit's driver turns every finger into a mouse without a word; Chromium's does not. So fingers are tried there, on the same
//! pages, which ask the same commands behind the same permissions.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::Path,
    sync::mpsc,
    thread,
};

use cloister_lib::{context, furnished, shell::Shell};
use serde_json::Value;
use tauri::{
    Manager, WebviewWindow, WebviewWindowBuilder,
    ipc::{CallbackFn, InvokeBody},
    test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder},
    webview::InvokeRequest,
};

/// Stands in for what Tauri puts into a page.
const DOORBELL: &str = "<script>
window.__TAURI_INTERNALS__ = {
  transformCallback: () => 0,
  invoke: async (command, asked = {}) => {
    if (command.startsWith('plugin:')) return 0;
    const answer = await fetch(`/ask/${command}`, { method: 'POST', body: JSON.stringify(asked) });
    const told = await answer.json();
    if (!answer.ok) throw told;
    return told;
  },
};
window.__TAURI_EVENT_PLUGIN_INTERNALS__ = { unregisterListener: () => {} };
</script>";

/// Serves the app whose things are in this folder, and tells its address. It lasts as long as the test.
pub(crate) fn serve(folder: &Path) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = format!("http://{}", listener.local_addr().expect("it has an address"));
    let folder = folder.to_owned();
    let (tell, told) = mpsc::channel();
    // The app does not leave its thread, so all callers are served one after the other.
    thread::spawn(move || {
        let app = furnished(mock_builder()).build(context()).expect("the app builds");
        app.manage(Shell::open(&folder).expect("the folder is free"));
        let window = WebviewWindowBuilder::new(&app, "main", Default::default()).build().expect("a window opens");
        tell.send(()).expect("somebody waits");
        for caller in listener.incoming().flatten() {
            // Browsers call and hang up as they like.
            let _ = answer(caller, &window);
        }
    });
    told.recv().expect("the app is there");
    address
}

fn answer(mut caller: TcpStream, window: &WebviewWindow<MockRuntime>) -> std::io::Result<()> {
    let mut lines = BufReader::new(caller.try_clone()?);
    let mut first = String::new();
    lines.read_line(&mut first)?;
    let path = first.split(' ').nth(1).unwrap_or("/").to_owned();
    let mut size = 0;
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            size = value.trim().parse().unwrap_or(0);
        }
    }
    let mut body = vec![0; size];
    lines.read_exact(&mut body)?;
    let (status, kind, content) = match path.strip_prefix("/ask/") {
        Some(command) => match ask(window, command, &body) {
            Ok(told) => ("200 OK", "application/json", told.to_string().into_bytes()),
            Err(error) => ("409 Conflict", "application/json", error.to_string().into_bytes()),
        },
        None => file(&path),
    };
    write!(
        caller,
        "HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        content.len()
    )?;
    caller.write_all(&content)
}

fn ask(window: &WebviewWindow<MockRuntime>, command: &str, body: &[u8]) -> Result<Value, Value> {
    let request = InvokeRequest {
        cmd: command.into(),
        callback: CallbackFn(0),
        error: CallbackFn(1),
        url: "tauri://localhost".parse().expect("a plain address"),
        body: InvokeBody::Json(serde_json::from_slice(body).unwrap_or_default()),
        headers: Default::default(),
        invoke_key: INVOKE_KEY.into(),
    };
    get_ipc_response(window, request).map(|told| told.deserialize().expect("an answer is JSON"))
}

/// A file of the built UI.
fn file(path: &str) -> (&'static str, &'static str, Vec<u8>) {
    let name = if path == "/" { "index.html" } else { path.trim_start_matches('/') };
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui/dist").join(name);
    let Ok(content) = fs::read(&place) else { return ("404 Not Found", "text/plain", Vec::new()) };
    match place.extension().and_then(|end| end.to_str()) {
        Some("html") => {
            let page = String::from_utf8_lossy(&content).replacen("<head>", &format!("<head>{DOORBELL}"), 1);
            ("200 OK", "text/html; charset=utf-8", page.into_bytes())
        }
        Some("js") => ("200 OK", "text/javascript", content),
        Some("css") => ("200 OK", "text/css", content),
        Some("svg") => ("200 OK", "image/svg+xml", content),
        _ => ("200 OK", "application/octet-stream", content),
    }
}
