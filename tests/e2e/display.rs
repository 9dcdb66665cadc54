//! A display that nobody sees, shared by all stories.

use std::{
    fs::File,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    sync::{OnceLock, mpsc},
    thread,
};

pub(crate) struct Display {
    /// Its name, for `DISPLAY`.
    pub(crate) name: String,
    /// What it shows can be read here at any moment, as `xwd` writes it.
    #[allow(dead_code, reason = "only the figures watch it")]
    pub(crate) picture: File,
}

pub(crate) fn display() -> &'static Display {
    static DISPLAY: OnceLock<Display> = OnceLock::new();
    DISPLAY.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        // What a thread has started ends with that thread, and this one never ends.
        thread::spawn(move || {
            let folder = tempfile::tempdir().expect("there is room for a folder");
            let (name, _server) = start(folder.path());
            let picture = File::open(folder.path().join("Xvfb_screen0")).expect("the display keeps a picture");
            // Who has it open needs no folder any more, and nobody would clear it away later.
            drop(folder);
            tell.send(Display { name, picture }).expect("somebody waits for the display");
            loop {
                thread::park();
            }
        });
        told.recv().expect("Xvfb starts; it is in Debian's package xvfb")
    })
}

fn start(folder: &Path) -> (String, Child) {
    let mut server = mortal("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "2000x1400x24", "-nolisten", "tcp", "-fbdir"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb starts");
    let mut number = String::new();
    let said = server.stdout.take().expect("its output is a pipe");
    BufReader::new(said).read_line(&mut number).expect("Xvfb tells its number");
    (format!(":{}", number.trim()), server)
}

/// A program that ends when the thread that starts it does, however that ends.
pub(crate) fn mortal(program: &str) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "KILL", "--", program]);
    command
}
