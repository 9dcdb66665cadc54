//! The power goes out: whatever was not synced may be lost, torn or out of order.
//!
//! A child's calls to the disk are written down by `strace` and played again into a model of a disk:
//! a write is safe once its file was synced, a name once its folder was. The power is cut at a random
//! call; what was safe is there, of the rest anything may be. Then the store must open and hold
//! everything that was acknowledged before the cut.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use store::{GameId, SavedGames, Saving};
use table::{Purpose, Rng, Seed};

use crate::calls::{Call, Names, Reader, What, rename};
use crate::play::{Folder, soak, tables};
use crate::traced::{Life, can_trace, copy_all, live};

const CALLS: &str = "trace=openat,write,pwrite64,fsync,fdatasync,rename,unlink,unlinkat,mkdir,rmdir,ftruncate";

/// The smallest piece a disk writes whole.
const SECTOR: usize = 512;

/// One life of the child: the folder before, and everything it did.
struct Trace {
    before: Folder,
    root: PathBuf,
    calls: Vec<Call>,
}

fn record(folder: &Folder, life: Life) -> Trace {
    let (before, traces) = (Folder::new(), Folder::new());
    fs::create_dir_all(&folder.0).expect("a folder");
    copy_all(&folder.0, &before.0);
    let mut reader = Reader::new(&folder.0);
    fs::create_dir_all(&traces.0).expect("a folder");
    let trace = traces.0.join("trace");
    let output = live(&folder.0, life, &trace, &["-xx", "-s", "100000000", "-e", CALLS]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for line in String::from_utf8_lossy(&fs::read(&trace).expect("a trace")).lines() {
        reader.line(line);
    }
    // The model must come to what is really there, else it models nothing.
    let calls = reader.calls;
    let copy = Folder::new();
    let whole = Disk { honest: true, all: true };
    whole.after(&before.0, &folder.0, &calls, calls.len(), &copy.0, &mut Seed::from(0).stream(Purpose::Test, 0));
    let contents = |root: &Path| -> Vec<(PathBuf, Vec<u8>)> {
        let all = cloister_tests::files(root, "").into_iter();
        let kept = all.filter(|path| !path.components().any(|part| part.as_os_str() == "backups"));
        kept.map(|path| (path.strip_prefix(root).expect("below").to_owned(), fs::read(path).expect("a file"))).collect()
    };
    let (modelled, real) = (contents(&copy.0), contents(&folder.0));
    let astray =
        modelled.iter().filter(|file| !real.contains(file)).chain(real.iter().filter(|file| !modelled.contains(file)));
    let astray: Vec<String> = astray.map(|(path, bytes)| format!("{} ({})", path.display(), bytes.len())).collect();
    assert!(astray.is_empty(), "the model of the disk went astray: {astray:?}");
    Trace { before, root: folder.0.clone(), calls }
}

/// How the disk behaves.
#[derive(Clone, Copy)]
struct Disk {
    /// Whether a sync is one.
    honest: bool,
    /// Whether nothing is lost.
    all: bool,
}

impl Disk {
    /// The folder as it is found after the power went out when so many calls were done.
    fn after(self, before: &Path, root: &Path, calls: &[Call], done: usize, to: &Path, rng: &mut Rng) {
        let calls = &calls[..done];
        let (mut file_safe, mut folder_safe) = (BTreeMap::new(), BTreeMap::new());
        for call in calls.iter().filter(|_| self.honest) {
            match call {
                Call::SyncFile { file, before } => drop(file_safe.insert(*file, *before)),
                Call::SyncFolder { path, before } => drop(folder_safe.insert(path.clone(), *before)),
                _ => {}
            }
        }
        // Names in a folder become safe in order; of those that are not, some are.
        let mut cut: BTreeMap<PathBuf, usize> = BTreeMap::new();
        let mut named = |path: &Path, rng: &mut Rng| {
            let folder = path.parent().unwrap_or(path).to_owned();
            let safe = folder_safe.get(&folder).copied().unwrap_or(0);
            *cut.entry(folder).or_insert_with(|| safe + rng.below((done - safe) as u32 + 1) as usize)
        };
        let start = Reader::new(before);
        let at_home = |path: &PathBuf| root.join(path.strip_prefix(before).expect("below"));
        let mut names: Names = start.names.iter().map(|(path, what)| (at_home(path), *what)).collect();
        let mut files: BTreeMap<usize, Vec<u8>> = BTreeMap::new();
        for (path, what) in &start.names {
            if let What::File(file) = what {
                files.insert(*file, fs::read(path).expect("a file"));
            }
        }
        for (n, call) in calls.iter().enumerate() {
            match call {
                Call::Name { path, what } => {
                    if self.all || n < named(path, rng) {
                        match what {
                            Some(what) => drop(names.insert(path.clone(), *what)),
                            None => drop(names.remove(path)),
                        }
                    }
                }
                Call::Move { from, to } => {
                    if self.all || n < named(to, rng) {
                        rename(&mut names, from, to);
                    }
                }
                Call::Cut { file, length } => {
                    let safe = file_safe.get(file).is_some_and(|safe| n < *safe);
                    if self.all || safe || rng.below(2) == 0 {
                        files.entry(*file).or_default().resize(*length, 0);
                    }
                }
                Call::Write { file, at, bytes } => {
                    let safe = file_safe.get(file).is_some_and(|safe| n < *safe);
                    // Sectors at the beginning, or at the end, or none, or all of them were written.
                    let sectors = rng.below((bytes.len() / SECTOR) as u32 + 2) as usize * SECTOR;
                    let (from, until) = match rng.below(4) {
                        _ if self.all || safe => (0, bytes.len()),
                        0 => (0, 0),
                        1 => (0, bytes.len()),
                        2 => (0, sectors.min(bytes.len())),
                        _ => (sectors.min(bytes.len()), bytes.len()),
                    };
                    let content = files.entry(*file).or_default();
                    if content.len() < at + until && from < until {
                        content.resize(at + until, 0);
                    }
                    if from < until {
                        content[at + from..at + until].copy_from_slice(&bytes[from..until]);
                    }
                }
                Call::SyncFile { .. } | Call::SyncFolder { .. } | Call::Acknowledged { .. } => {}
            }
        }
        fs::create_dir_all(to).expect("a folder");
        for (path, what) in &names {
            let target = to.join(path.strip_prefix(root).expect("below"));
            // A name whose folder was lost is lost.
            if !target.parent().is_some_and(Path::is_dir) {
                continue;
            }
            match what {
                What::Folder => fs::create_dir_all(&target).expect("a folder"),
                What::File(file) => {
                    fs::write(&target, files.get(file).map_or(&[][..], Vec::as_slice)).expect("a file");
                }
            }
        }
    }
}

/// Cuts the power at a random call; how many acknowledged actions are gone.
fn cut(trace: &Trace, disk: Disk, rng: &mut Rng) -> u32 {
    let done = 1 + rng.below(trace.calls.len() as u32) as usize;
    let found = Folder::new();
    disk.after(&trace.before.0, &trace.root, &trace.calls, done, &found.0, rng);
    let mut acknowledged = BTreeMap::new();
    for call in &trace.calls[..done] {
        if let Call::Acknowledged { game, number } = call {
            acknowledged.insert(*game, *number);
        }
    }
    let (mut saved_games, news) = SavedGames::open(&found.0, 5).expect("nobody else has it");
    assert_eq!(*saved_games.saving(), Saving::Saved, "{news:?}");
    let there: BTreeMap<GameId, u32> =
        tables(&mut saved_games).into_iter().map(|(game, number, _)| (game, number)).collect();
    let lost = |(game, number): (&GameId, &u32)| number.saturating_sub(there.get(game).copied().unwrap_or(0));
    acknowledged.iter().map(lost).sum()
}

#[test]
fn what_is_acknowledged_survives_a_power_cut() {
    if !can_trace() {
        return;
    }
    // sled panics on some damage; that is caught, and need not fill the screen.
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !panic.location().is_some_and(|at| at.file().contains("sled")) {
            hook(panic);
        }
    }));
    let folder = Folder::new();
    let lives = [(30, false), (30, false), (20, true), (30, false)];
    let traces: Vec<Trace> =
        lives.into_iter().map(|(steps, compact)| record(&folder, Life { steps, compact })).collect();
    let mut rng = Seed::from(41).stream(Purpose::Test, 0);
    let cuts = soak(60);
    for n in 0..cuts {
        let trace = &traces[n as usize % traces.len()];
        let lost = cut(trace, Disk { honest: true, all: false }, &mut rng);
        assert_eq!(lost, 0, "cut {n}");
    }
    // The same with a disk that only says that it synced: the test must notice.
    let mut lost = 0;
    for n in 0..40 {
        lost += cut(&traces[n % traces.len()], Disk { honest: false, all: false }, &mut rng);
    }
    let calls: usize = traces.iter().map(|trace| trace.calls.len()).sum();
    println!("{cuts} power cuts among {calls} calls: 0 acknowledged actions lost; {lost} in 40 on a disk that lies");
    assert!(lost > 0, "without syncs something must get lost");
}
