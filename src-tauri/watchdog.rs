//! The watchdog: a page that has died is loaded anew, and the game is back.
//!
//! All truth is in Rust, so a reload loses nothing and lands behind the curtain. The page's pulse is
//! not the UI's business: a small script of the shell's own beats in every page. On Linux the webview
//! also tells when its process has died. Where a reload does not help, the window is made anew.

use std::{
    env, fs,
    path::Path,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use tauri::{
    AppHandle, Manager, Runtime, WebviewWindow, WebviewWindowBuilder,
    plugin::{Builder, TauriPlugin},
    webview::PageLoadEvent,
};

use crate::{
    arguments::Arguments,
    error::Error,
    requests::Nothing,
    shell::{Shell, lower},
};

/// Beats once a second, and lowers the curtain before the page is out of sight.
const SCRIPT: &str = r#"(() => {
  const ask = (what) => { try { window.__TAURI_INTERNALS__.invoke(what, {}).catch(() => {}); } catch { } };
  setInterval(() => ask("heartbeat"), 1000);
  document.addEventListener("visibilitychange", () => { if (document.hidden) ask("lower"); });
})();"#;

/// A page that was silent for so long is dead. On Linux the webview tells of its death by itself, so
/// that silence only means a page that hangs; and on a busy machine any page hangs for a while.
const SILENCE: Duration = Duration::from_secs(if cfg!(target_os = "linux") { 30 } else { 4 });

/// After so many rescues in ten seconds the next one waits.
const RESCUES: usize = 3;

/// How long, at most.
const RESTING: Duration = Duration::from_secs(3);

/// When the page was last heard.
#[derive(Default)]
pub struct Pulse {
    heard: Mutex<Option<Instant>>,
    watched: AtomicBool,
    /// Whether the page's process has died.
    dead: AtomicBool,
    /// Whether a window is being made in place of another.
    rebuilding: AtomicBool,
}

impl Pulse {
    /// The page was heard.
    pub fn beat(&self) {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether a window is being made in place of another: then the app stays without one.
    pub fn is_rebuilding(&self) -> bool {
        self.rebuilding.load(Ordering::Relaxed)
    }

    /// How long the page has been silent; nothing, if it has not spoken yet.
    pub fn silence(&self) -> Option<Duration> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).map(|heard| heard.elapsed())
    }
}

/// The page is alive.
pub(crate) fn heartbeat<R: Runtime>(handle: &AppHandle<R>, _: Nothing) -> Result<(), Error> {
    handle.state::<Shell>().pulse.beat();
    Ok(())
}

/// The plugin that puts the pulse into every page, keeps pages at home, and lowers the curtain when
/// one is loaded.
pub fn plugin<R: Runtime>() -> TauriPlugin<R> {
    Builder::new("pulse")
        .js_init_script(SCRIPT.to_owned())
        .on_navigation(|_, url| is_home(url))
        .on_page_load(|webview, load| {
            if load.event() == PageLoadEvent::Started {
                lower(webview.app_handle());
            }
        })
        .build()
}

/// Only our own pages are shown. Where pages have a scheme of their own, `http://tauri.localhost` is whatever listens on
/// this machine; where they have none, it is us.
pub(crate) fn is_home(url: &tauri::Url) -> bool {
    let (scheme, host) =
        if cfg!(any(windows, target_os = "android")) { ("http", "tauri.localhost") } else { ("tauri", "localhost") };
    let own = url.scheme() == scheme && url.host_str() == Some(host) && url.port().is_none();
    own || url.as_str() == "about:blank"
}

/// Watches the page from now on.
pub fn watch<R: Runtime>(handle: &AppHandle<R>) {
    if handle.state::<Shell>().pulse.watched.swap(true, Ordering::Relaxed) {
        return;
    }
    let handle = handle.clone();
    // Without a watchdog the game can still be played.
    let _ = thread::Builder::new().name("watchdog".into()).spawn(move || {
        let mut rescues: Vec<Instant> = Vec::new();
        let mut last: Option<Instant> = None;
        loop {
            thread::sleep(Duration::from_millis(250));
            crate::hear_second_start(&handle);
            let pulse = &handle.state::<Shell>().pulse;
            let dead = pulse.dead.swap(false, Ordering::Relaxed);
            let silent = pulse.silence().is_some_and(|time| time > SILENCE);
            let Some(window) = handle.get_webview_window("main").filter(|_| dead || silent) else { continue };
            rescues.retain(|rescue| rescue.elapsed() < Duration::from_secs(10));
            // A page that dies again and again is loaded less often, but it is loaded.
            let rested = last.is_none_or(|rescue| rescue.elapsed() > RESTING);
            if dead && rescues.len() >= RESCUES && !rested {
                pulse.dead.store(true, Ordering::Relaxed);
                continue;
            }
            if dead || (is_shown(&window) && rescues.len() < RESCUES) {
                let again = !dead && last.is_some_and(|rescue| rescue.elapsed() < 2 * SILENCE);
                last = Some(Instant::now());
                rescues.extend(last);
                rescue(&handle, &window, again);
            }
        }
    });
}

/// Opens the windows of the configuration.
///
/// # Errors
/// If the webview does not start.
pub fn open_windows<R: Runtime>(handle: &AppHandle<R>) -> tauri::Result<()> {
    // Another Cloister, in a folder of its own, remembers nothing of this one's pages.
    let own = handle.try_state::<Arguments>().and_then(|arguments| arguments.data.clone());
    let folder = own.map(|folder| folder.join("webview")).or_else(|| handle.path().app_local_data_dir().ok());
    let folder = folder.filter(|folder| can_be_written(folder));
    for window in &handle.config().app.windows {
        let window = WebviewWindowBuilder::from_config(handle, window)?;
        // Where nothing can be kept, a page remembers nothing; it opens all the same.
        let window = match &folder {
            Some(folder) => window.data_directory(folder.clone()),
            None => window.incognito(true).data_directory(env::temp_dir()),
        };
        let window = window.build()?;
        hear_of_death(&window);
        let_go(&window);
    }
    Ok(())
}

/// Whether a file can be made in this folder, which may have to be made first.
pub(crate) fn can_be_written(folder: &Path) -> bool {
    // Under a name that nobody has: whoever writes into a pipe waits for a reader.
    let probe = folder.join(format!("room-{}", std::process::id()));
    let made = fs::create_dir_all(folder).and_then(|()| fs::File::create_new(&probe).map(drop));
    made.and_then(|()| fs::remove_file(probe)).is_ok()
}

/// On Linux the webview tells when its process has died; elsewhere its silence does.
fn hear_of_death<R: Runtime>(window: &WebviewWindow<R>) {
    #[cfg(target_os = "linux")]
    {
        use webkit2gtk::WebViewExt;

        let handle = window.app_handle().clone();
        let _ = window.with_webview(move |webview| {
            webview.inner().connect_web_process_terminated(move |_, _| {
                handle.state::<Shell>().pulse.dead.store(true, Ordering::Relaxed);
            });
        });
    }
    #[cfg(not(target_os = "linux"))]
    let _ = window;
}

/// What a page shows no longer is not kept in case it is shown again. WebKitGTK would keep hundreds of small pictures of
/// tables, each as the whole drawing that it was made of: some megabytes.
fn let_go<R: Runtime>(window: &WebviewWindow<R>) {
    #[cfg(target_os = "linux")]
    {
        use webkit2gtk::{CacheModel, WebContextExt, WebViewExt};

        let _ = window.with_webview(|webview| {
            if let Some(context) = webview.inner().context() {
                context.set_cache_model(CacheModel::DocumentViewer);
            }
        });
    }
    #[cfg(not(target_os = "linux"))]
    let _ = window;
}

/// A page nobody can see may be silent: webviews slow it down.
fn is_shown<R: Runtime>(window: &WebviewWindow<R>) -> bool {
    window.is_visible().unwrap_or(false) && !window.is_minimized().unwrap_or(true)
}

/// Loads the page anew, or if that was done already makes the whole window anew.
fn rescue<R: Runtime>(handle: &AppHandle<R>, window: &WebviewWindow<R>, again: bool) {
    let shell = handle.state::<Shell>();
    lower(handle);
    shell.pulse.beat();
    if again {
        shell.journal.note("the page stayed silent; its window is made anew");
        shell.pulse.rebuilding.store(true, Ordering::Relaxed);
        if let Err(error) = rebuild(handle, window) {
            shell.journal.note(&format!("the window was not made anew: {error}"));
        }
        shell.pulse.beat();
        shell.pulse.rebuilding.store(false, Ordering::Relaxed);
    } else {
        shell.journal.note("the page was silent and is loaded anew");
        let _ = window.reload();
    }
}

fn rebuild<R: Runtime>(handle: &AppHandle<R>, window: &WebviewWindow<R>) -> tauri::Result<()> {
    window.destroy()?;
    // Its name is free a moment later.
    for _ in 0..100 {
        if handle.get_webview_window(window.label()).is_none() {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    open_windows(handle)
}
