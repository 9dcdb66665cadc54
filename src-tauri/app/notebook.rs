//! Notes: what somebody writes in their own notebook. No rule knows of them and no file carries them; they are kept with
//! the game, and shown to nobody but the seat that wrote them.

use store::Change;
use table::Turn;

use super::{App, plain};
use crate::{
    answers::Screen,
    error::{Error, Kind},
    requests::WriteNote,
};

/// The longest note.
const LONGEST: usize = 500;

/// No seat writes about more things than this.
const MOST: usize = 100;

impl App {
    /// Whoever has their own eyes on the screen writes something down; an empty note is rubbed out.
    ///
    /// # Errors
    /// If it is no note, or nobody's eyes are on the screen.
    pub fn write_note(&mut self, asked: WriteNote) -> Result<Screen, Error> {
        let (about, text) = (subject(&asked.about)?, note(&asked.text)?);
        let what = (asked.game, asked.number, asked.request.as_str(), asked.since);
        self.change(what, |open, at| {
            if open.table.turn() == Turn::Over {
                return Err(Error::new(Kind::Over, "the game is over"));
            }
            let closed = || Error::new(Kind::NoSeat, "the curtain is down");
            let seat = open.looking().seat().ok_or_else(closed)?;
            let written = open.saved.notes.get(&seat.0);
            if written.is_some_and(|notes| notes.len() >= MOST && !notes.contains_key(&about)) {
                return Err(Error::new(Kind::Malformed, format!("a notebook has room for {MOST} notes")));
            }
            Ok(Change::Noted { request: asked.request.clone(), seat: seat.0, about, text, at })
        })
    }
}

/// What a note is about: a name of the page's own, such as that of a card.
fn subject(about: &str) -> Result<String, Error> {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let good = (1..=40).contains(&about.len()) && about.bytes().all(plain);
    let bad = || Error::new(Kind::Malformed, "a note is about something of 1 to 40 letters");
    good.then(|| about.to_owned()).ok_or_else(bad)
}

/// A note of some lines, each of them plain.
fn note(text: &str) -> Result<String, Error> {
    let lines: Vec<String> = text.lines().map(|line| plain(line, LONGEST)).collect::<Result<_, _>>()?;
    let text = lines.join("\n").trim().to_owned();
    if text.chars().count() > LONGEST {
        return Err(Error::new(Kind::Malformed, format!("a note has at most {LONGEST} characters")));
    }
    Ok(text)
}
