//! One start of the app in its window, driven through WebKit's own driver.

use std::{
    any::Any,
    fs::{self, File},
    future::poll_fn,
    net::TcpListener,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::{Path, PathBuf},
    pin::pin,
    process::{Child, Command, Stdio},
    task::Poll,
    time::{Duration, Instant},
};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use tokio::time::{sleep, timeout};

use crate::{
    bridge::serve,
    display::{display, mortal},
    twice,
};

/// How long anything may take before the story has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// The app in its window.
pub(crate) struct App {
    /// The page, for the hands that act on it.
    pub(crate) page: Client,
    driver: Child,
    /// The app itself, which its driver leaves behind; a browser has none.
    pub(crate) process: Option<String>,
    data: PathBuf,
}

/// Tells a story of an app that has never been started before.
pub(crate) fn story(name: &str, told: impl AsyncFn(&mut App)) {
    story_with(name, |_| {}, told);
}

/// Tells a story of an app in whose folder something lies already.
pub(crate) fn story_with(name: &str, laid: impl Fn(&Path), told: impl AsyncFn(&mut App)) {
    tell(name, laid, async |data| App::start(data, &[]).await, told);
}

/// Tells a story of the same pages in a browser that knows fingers.
pub(crate) fn story_with_fingers(name: &str, laid: impl Fn(&Path), told: impl AsyncFn(&mut App)) {
    tell(name, laid, async |data| App::start_with_fingers(data).await, told);
}

/// A window on a busy machine may fail for reasons of its own: a story that fails is told once more, from the start, and
/// that is said aloud and counted. When it fails, a picture of the window, its page and its log are left in the target
/// folder's tmp/e2e.
fn tell(name: &str, laid: impl Fn(&Path), start: impl AsyncFn(&Path) -> App, told: impl AsyncFn(&mut App)) {
    let once = || {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let data = folder.path().join("data");
        laid(&data);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime starts");
        runtime.block_on(async {
            let mut app = start(&data).await;
            let ended = caught(told(&mut app)).await;
            if ended.is_err() {
                app.leave_evidence(name).await;
            }
            // A browser is closed by its driver; the app is ended when it is dropped.
            else if app.process.is_none() {
                app.page.clone().close().await.expect("the browser closes");
            }
            ended
        })
    };
    twice::count();
    let Err(first) = once() else { return };
    if !twice::once_more(name) {
        resume_unwind(first);
    }
    if let Err(second) = once() {
        resume_unwind(second);
    }
}

/// Waits for the story, and for its failure.
async fn caught(story: impl Future<Output = ()>) -> Result<(), Box<dyn Any + Send>> {
    let mut story = pin!(story);
    poll_fn(|waker| match catch_unwind(AssertUnwindSafe(|| story.as_mut().poll(waker))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(())) => Poll::Ready(Ok(())),
        Err(failure) => Poll::Ready(Err(failure)),
    })
    .await
}

impl App {
    async fn start(data: &Path, more: &[&str]) -> Self {
        let place = data.display().to_string();
        let words: Vec<&str> = ["--data-dir", &place].into_iter().chain(more.iter().copied()).collect();
        let wanted = json!({ "webkitgtk:browserOptions": { "binary": env!("CARGO_BIN_EXE_cloister"), "args": words } });
        Self::driven_by("WebKitWebDriver", &["--host=127.0.0.1"], wanted, data).await
    }

    async fn start_with_fingers(data: &Path) -> Self {
        let flags = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--touch-events=enabled",
        ];
        let metrics = json!({ "width": 1024, "height": 768, "pixelRatio": 1, "touch": true });
        let wanted =
            json!({ "goog:chromeOptions": { "args": flags, "mobileEmulation": { "deviceMetrics": metrics } } });
        let app = Self::driven_by("chromedriver", &[], wanted, data).await;
        app.page.goto(&serve(data)).await.expect("the page opens");
        app
    }

    async fn driven_by(program: &str, words: &[&str], wanted: Value, data: &Path) -> Self {
        let port =
            TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port is free").port();
        let driver = mortal(program)
            .args(words)
            .arg(format!("--port={port}"))
            .env("DISPLAY", &display().name)
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .envs(crate::renderer())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts; `make test` installs it");
        let Value::Object(wanted) = wanted else { unreachable!("capabilities are an object") };
        let page = connect(port, wanted).await;
        Self { page, driver, process: process(data), data: data.to_owned() }
    }

    /// Where the app keeps its things.
    pub(crate) fn data(&self) -> &Path {
        &self.data
    }

    /// Ends the app without a word, as a power cut does, and starts it again.
    pub(crate) async fn kill_and_start(&mut self) {
        assert!(self.kill(), "the app ran");
        self.ends().await;
        *self = Self::start(&self.data, &[]).await;
    }

    /// Closes the window and starts the app again, with more words on its command line.
    pub(crate) async fn close_and_start(&mut self, more: &[&str]) {
        self.page.close_window().await.expect("the window closes");
        self.ends().await;
        *self = Self::start(&self.data, more).await;
    }

    /// Waits until the last thread of the app is gone: so long its folder is taken.
    async fn ends(&self) {
        let began = Instant::now();
        let lock = File::open(self.data.join("lock")).expect("the folder was used");
        while lock.try_lock().is_err() {
            assert!(began.elapsed() < PATIENCE, "the app ends");
            sleep(Duration::from_millis(50)).await;
        }
    }

    fn kill(&self) -> bool {
        let Some(process) = &self.process else { return false };
        Command::new("kill").args(["-9", process]).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    async fn leave_evidence(&self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("e2e").join(name);
        fs::create_dir_all(&folder).expect("there is room for evidence");
        // Whatever hangs shall not keep the rest from being told.
        if let Ok(Ok(page)) = timeout(PATIENCE, self.page.source()).await {
            let _ = fs::write(folder.join("page.html"), page);
        }
        if let Ok(Ok(picture)) = timeout(PATIENCE, self.page.screenshot()).await {
            let _ = fs::write(folder.join("window.png"), picture);
        }
        for log in fs::read_dir(self.data.join("logs")).into_iter().flatten().flatten() {
            let _ = fs::copy(log.path(), folder.join(log.file_name()));
        }
        eprintln!("evidence is in {}", folder.display());
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.kill();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The process that has this folder.
fn process(data: &Path) -> Option<String> {
    let found = Command::new("pgrep").args(["--newest", "--full", "--"]).arg(data).output().ok()?;
    let number = String::from_utf8(found.stdout).ok()?.trim().to_owned();
    (!number.is_empty()).then_some(number)
}

async fn connect(port: u16, wanted: Map<String, Value>) -> Client {
    let began = Instant::now();
    loop {
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let address = format!("http://127.0.0.1:{port}");
        match timeout(PATIENCE, builder.capabilities(wanted.clone()).connect(&address)).await {
            Ok(Ok(page)) => return page,
            Ok(Err(_)) if began.elapsed() < PATIENCE => sleep(Duration::from_millis(50)).await,
            failed => panic!("no session with the app: {failed:?}"),
        }
    }
}
