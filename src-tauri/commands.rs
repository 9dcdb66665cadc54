//! What the UI may ask. Each command is a line over the app.
//!
//! The arguments are read by our own hand, so that whatever is sent is answered with our own error.
//! Commands run off the main thread: a slow disk never freezes the window.

use store::{Saving, Settings, Statistics, Summary};
use tauri::ipc::{Invoke, Request};
use tauri::{AppHandle, Manager, Runtime, command};

use crate::answers::{About, Advice, Glance, KeptFile, KeptFiles, OwnFile, Past, Preview, Screen, ToldSince};
use crate::app::App;
use crate::error::{Error, Kind};
use crate::requests::{ExportStatistics, Hint, ImportFile, Nothing, ThisGame};
use crate::shell::{LARGEST, Shell, answer, answer_screen, read};
use crate::{files, thinking};

/// All commands, as the builder wants them. `build.rs` names the same list.
pub fn all<R: Runtime>() -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
    tauri::generate_handler![
        about,
        close_game,
        delete_game,
        duplicate_game,
        export_all,
        export_file,
        export_game,
        export_statistics,
        export_statistics_file,
        forget_pin,
        games,
        glance,
        heartbeat,
        hint,
        history,
        import_file,
        import_game,
        lift,
        log,
        lower,
        new_game,
        open_game,
        play,
        preview,
        recap,
        redo,
        rename_game,
        restore_game,
        retry_saving,
        screen,
        seat_bot,
        seat_person,
        set_pin,
        set_settings,
        settings,
        statistics,
        stop_thinking,
        undo,
        why
    ]
}

type Answer<T> = Result<T, Error>;

/// Says what this copy of Cloister is; the curtain falls.
#[command(async)]
fn about<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<About> {
    answer(&handle, request.body(), LARGEST, App::about)
}

/// What the players like.
#[command(async)]
fn settings<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Settings> {
    answer(&handle, request.body(), LARGEST, App::settings)
}

/// The players like something else.
#[command(async)]
fn set_settings<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Settings> {
    answer(&handle, request.body(), LARGEST, App::set_settings)
}

/// Every saved game.
#[command(async)]
fn games<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Vec<Summary>> {
    answer(&handle, request.body(), LARGEST, App::games)
}

/// What lies open in a saved game.
#[command(async)]
fn glance<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Glance> {
    answer(&handle, request.body(), LARGEST, App::glance)
}

/// The players sit down.
#[command(async)]
fn new_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::new_game)
}

/// Lays a saved game on the table.
#[command(async)]
fn open_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::open_game)
}

/// Puts it away.
#[command(async)]
fn close_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<()> {
    answer(&handle, request.body(), LARGEST, App::close_game)
}

/// Calls a game something else.
#[command(async)]
fn rename_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Summary> {
    answer(&handle, request.body(), LARGEST, App::rename_game)
}

/// Puts a game away for thirty days.
#[command(async)]
fn delete_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Summary> {
    answer(&handle, request.body(), LARGEST, App::delete_game)
}

/// Takes it back out.
#[command(async)]
fn restore_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Summary> {
    answer(&handle, request.body(), LARGEST, App::restore_game)
}

/// Copies a game.
#[command(async)]
fn duplicate_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Summary> {
    answer(&handle, request.body(), LARGEST, App::duplicate_game)
}

/// Writes a game as a file's text.
#[command(async)]
fn export_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<OwnFile> {
    answer(&handle, request.body(), LARGEST, App::export_game)
}

/// The screen as it is.
#[command(async)]
fn screen<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::screen)
}

/// Lifts the curtain.
#[command(async)]
fn lift<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::lift)
}

/// A PIN was forgotten.
#[command(async)]
fn forget_pin<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::forget_pin)
}

/// Lowers the curtain.
#[command(async)]
fn lower<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<()> {
    answer(&handle, request.body(), LARGEST, App::lower)
}

/// The lifted seat acts.
#[command(async)]
fn play<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::play)
}

/// Takes the last action back.
#[command(async)]
fn undo<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::undo)
}

/// Does it again.
#[command(async)]
fn redo<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::redo)
}

/// Whether an action is allowed, and why not.
#[command(async)]
fn why<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<()> {
    answer(&handle, request.body(), LARGEST, App::why)
}

/// What an action would bring.
#[command(async)]
fn preview<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Preview> {
    answer(&handle, request.body(), LARGEST, App::preview)
}

/// What happened since the lifted seat last acted.
#[command(async)]
fn recap<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<ToldSince> {
    answer(&handle, request.body(), LARGEST, App::recap)
}

/// What happened from a line on.
#[command(async)]
fn log<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<ToldSince> {
    answer(&handle, request.body(), LARGEST, App::log)
}

/// The table as it was.
#[command(async)]
fn history<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Past> {
    answer(&handle, request.body(), LARGEST, App::history)
}

/// A bot takes a seat over.
#[command(async)]
fn seat_bot<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::seat_bot)
}

/// The person is back.
#[command(async)]
fn seat_person<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::seat_person)
}

/// The lifted seat has another PIN.
#[command(async)]
fn set_pin<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Screen> {
    answer_screen(&handle, request.body(), App::set_pin)
}

/// Everything there is to tell about the games played here.
#[command(async)]
fn statistics<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Statistics> {
    answer(&handle, request.body(), LARGEST, App::statistics)
}

/// The same as a file's text.
#[command(async)]
fn export_statistics<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<OwnFile> {
    answer(&handle, request.body(), LARGEST, App::export_statistics)
}

/// Tries the disk again.
#[command(async)]
fn retry_saving<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Saving> {
    answer(&handle, request.body(), LARGEST, App::retry_saving)
}

/// A game from a file's text.
#[command(async)]
fn import_game<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Summary> {
    answer(&handle, request.body(), store::LARGEST + LARGEST, App::import_game)
}

/// A game from a file that is chosen in the system's dialog.
#[command]
async fn import_file<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Summary> {
    let ImportFile { request } = read(request.body(), LARGEST)?;
    beside(move || files::choose_and_import(&handle, request)).await
}

/// Writes a game to a file that is named in the system's dialog.
#[command]
async fn export_file<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<KeptFile> {
    let asked: ThisGame = read(request.body(), LARGEST)?;
    beside(move || files::export_and_keep(&handle, App::export_game, asked)).await
}

/// Writes every game into a folder that is chosen in the system's dialog.
#[command]
async fn export_all<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<KeptFiles> {
    let Nothing {} = read(request.body(), LARGEST)?;
    beside(move || files::export_all(&handle)).await
}

/// Writes the statistics to a file that is named in the system's dialog.
#[command]
async fn export_statistics_file<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<KeptFile> {
    let asked: ExportStatistics = read(request.body(), LARGEST)?;
    beside(move || files::export_and_keep(&handle, App::export_statistics, asked)).await
}

/// What a bot would do in the lifted seat's place.
#[command]
async fn hint<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<Advice> {
    let asked: Hint = read(request.body(), LARGEST)?;
    beside(move || thinking::advise(&handle, &asked)).await
}

/// Does what takes long on a thread where it keeps nobody waiting.
async fn beside<T: Send + 'static>(work: impl FnOnce() -> Answer<T> + Send + 'static) -> Answer<T> {
    let stumbled = |_| Error::new(Kind::Internal, "a mistake of ours; the game goes on");
    tauri::async_runtime::spawn_blocking(work).await.map_err(stumbled)?
}

/// Whoever is thinking plays the best found so far.
#[command(async)]
fn stop_thinking<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<()> {
    let asked: ThisGame = read(request.body(), LARGEST)?;
    handle.state::<Shell>().thinker.stop(asked.game);
    Ok(())
}

/// The page is alive.
#[command(async)]
fn heartbeat<R: Runtime>(handle: AppHandle<R>, request: Request<'_>) -> Answer<()> {
    let Nothing {} = read(request.body(), LARGEST)?;
    handle.state::<Shell>().pulse.beat();
    Ok(())
}
