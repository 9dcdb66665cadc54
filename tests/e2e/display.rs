//! A display that nobody sees, shared by all stories.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::{OnceLock, mpsc},
    thread,
};

/// The name of the display, for `DISPLAY`.
pub(crate) fn display() -> &'static str {
    static DISPLAY: OnceLock<String> = OnceLock::new();
    DISPLAY.get_or_init(|| {
        let (tell, told) = mpsc::channel();
        // What a thread has started ends with that thread, and this one never ends.
        thread::spawn(move || {
            let (name, _server) = start();
            tell.send(name).expect("somebody waits for the display");
            loop {
                thread::park();
            }
        });
        told.recv().expect("Xvfb starts; it is in Debian's package xvfb")
    })
}

fn start() -> (String, Child) {
    let mut server = mortal("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"])
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
