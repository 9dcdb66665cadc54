//! Files that the player chooses, in the system's dialogs and by double clicks. The page never names a path.

use tauri::{AppHandle, Manager, Runtime};

use crate::{
    answers::{Brought, KeptFile, KeptFiles, OwnFile},
    chosen_file::{self, Chosen},
    error::{Error, Kind},
    requests::{Export, ExportStatistics, Import, ImportFile, Nothing},
    satchel::Satchel,
    shell::Shell,
};

/// The text of a file that was chosen, if it can be one of ours.
pub(crate) fn text_of<R: Runtime>(handle: &AppHandle<R>, chosen: Chosen) -> Result<String, Error> {
    chosen.read(handle, Satchel::LARGEST).ok_or_else(|| Error::new(Kind::BadFile, "this file cannot be read"))
}

/// Lets the player choose a file, and imports it: a game, or all that are in it.
pub(crate) fn import_file<R: Runtime>(handle: &AppHandle<R>, asked: ImportFile) -> Result<Brought, Error> {
    let text = text_of(handle, chosen_file::to_read(handle)?)?;
    let shell = handle.state::<Shell>();
    match Satchel::read(&text) {
        Some(satchel) => Ok(bring_all(&shell, satchel)),
        None => {
            let import = Import { request: asked.request, text, pins: asked.pins };
            let game = shell.ask(|app| app.import_game(import))?;
            Ok(Brought { games: vec![game], left_out: 0 })
        }
    }
}

/// Keeps every game that came in one file. Whoever plays meanwhile waits for one of them at most.
pub(crate) fn bring_all(shell: &Shell, satchel: Satchel) -> Brought {
    satchel.bring(|text| {
        shell.give_way();
        shell.ask(|app| app.keep_text(text))
    })
}

/// Every game as a file, but for those that were thrown away; and how many are left out because nobody can read them, and
/// how many because they are being played with PINs. Whoever plays meanwhile waits for one of them at most.
pub(crate) fn take_all(shell: &Shell) -> Result<(Vec<OwnFile>, usize, usize), Error> {
    let (mut files, mut left_out, mut guarded) = (Vec::new(), 0, 0);
    for game in shell.ask(|app| Ok(app.kept()))? {
        shell.give_way();
        match shell.ask(|app| app.export_game(Export { game, pins: None })) {
            Ok(file) => files.push(file),
            Err(error) if error.kind == Kind::Consent => guarded += 1,
            Err(_) => left_out += 1,
        }
    }
    Ok((files, left_out, guarded))
}

/// Lets the player name a file, and writes a game to it.
pub(crate) fn export_file<R: Runtime>(handle: &AppHandle<R>, asked: Export) -> Result<KeptFile, Error> {
    let shell = handle.state::<Shell>();
    let name = shell.ask(|app| app.may_export(&asked))?;
    keep(handle, &name, || shell.ask(|app| app.export_game(asked)))
}

/// Lets the player name a file, and writes the statistics to it.
pub(crate) fn export_statistics_file<R: Runtime>(
    handle: &AppHandle<R>,
    asked: ExportStatistics,
) -> Result<KeptFile, Error> {
    let own = handle.state::<Shell>().ask(|app| app.export_statistics(asked))?;
    keep(handle, &own.file.clone(), || Ok(own))
}

/// Lets the player name a file, and then writes to it what is exported.
fn keep<R: Runtime>(
    handle: &AppHandle<R>,
    name: &str,
    export: impl FnOnce() -> Result<OwnFile, Error>,
) -> Result<KeptFile, Error> {
    let chosen = chosen_file::to_write(handle, name)?;
    let file = chosen.name().unwrap_or_else(|| name.to_owned());
    write(handle, chosen, &export()?.text)?;
    Ok(KeptFile { file })
}

fn write<R: Runtime>(handle: &AppHandle<R>, chosen: Chosen, text: &str) -> Result<(), Error> {
    chosen.write(handle, text.as_bytes()).map_err(|error| Error::new(Kind::NotSaved, error.to_string()))
}

/// Writes every game: into a folder that the player chooses, or into one file where only files can be chosen.
pub(crate) fn export_all<R: Runtime>(handle: &AppHandle<R>, _: Nothing) -> Result<KeptFiles, Error> {
    let shell = handle.state::<Shell>();
    if shell.ask(|app| Ok(app.kept().is_empty()))? {
        return Ok(KeptFiles { place: String::new(), many: 0, left_out: 0, guarded: 0 });
    }
    #[cfg(desktop)]
    let place = chosen_file::folder(handle)?;
    #[cfg(mobile)]
    let place = chosen_file::to_write(handle, Satchel::NAME)?;
    let (all, left_out, guarded) = take_all(&shell)?;
    #[cfg(desktop)]
    let kept = crate::disk::keep_all(&place, &all)?;
    #[cfg(mobile)]
    let kept = {
        let name = place.name().unwrap_or_else(|| Satchel::NAME.to_owned());
        let many = all.len();
        write(handle, place, &Satchel::of(all).write())?;
        KeptFiles { place: name, many, left_out: 0, guarded: 0 }
    };
    Ok(KeptFiles { left_out, guarded, ..kept })
}
