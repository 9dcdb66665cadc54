//! What happened, line by line of the log, as a pair of eyes saw it.

use std::ops::Range;

use serde::Serialize;
use serde_json::Value;

use crate::{By, Entry, Eyes, Game, Seat, Session, erased::write, veil};

/// A line of the log, as these eyes saw it happen.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    /// Which line, from 0.
    pub line: u32,
    /// The seat that acted; nobody, if chance did.
    pub by: Option<Seat>,
    /// Whether a bot did, in that seat: that says whoever seats the players, not the session.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub bot: bool,
    /// What spoke for it, as far as everybody may know: that, too, says whoever seats the bot.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "{ key: string; many: number; subject?: string }[]"))]
    pub because: Option<Vec<Value>>,
    /// What these eyes were told.
    #[cfg_attr(feature = "types", ts(type = "G[\"event\"][]"))]
    pub events: Vec<Value>,
    /// What everybody was told, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "G[\"event\"][]"))]
    pub open: Option<Vec<Value>>,
}

/// A line of the log, and what these eyes saw after it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Frame {
    /// What happened.
    #[serde(flatten)]
    pub line: Line,
    /// What these eyes saw then.
    #[cfg_attr(feature = "types", ts(type = "G[\"view\"]"))]
    pub view: Value,
}

impl<G: Game> Entry<G> {
    /// What these eyes were told.
    fn told(&self, eyes: Eyes) -> Vec<Value> {
        self.events.iter().filter_map(|event| veil(event.clone(), eyes)).map(write).collect()
    }

    /// This entry as the line of this number.
    fn line(&self, line: usize, eyes: Eyes) -> Line {
        let events = self.told(eyes);
        let open = (eyes != Eyes::Table).then(|| self.told(Eyes::Table)).filter(|open| *open != events);
        let by = match self.by {
            By::Seat(seat) => Some(seat),
            By::Chance => None,
        };
        Line { line: line as u32, by, bot: false, because: None, events, open }
    }
}

impl<G: Game> Session<G> {
    /// What these eyes saw happen in these lines of the log.
    pub fn lines_told(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Line> {
        let numbered = self.log().iter().enumerate();
        numbered.take(lines.end).skip(lines.start).map(|(line, entry)| entry.line(line, eyes)).collect()
    }

    /// The same, and what they saw after each. The game is played again once for all of them.
    pub fn frames(&self, lines: Range<usize>, eyes: Eyes) -> Vec<Frame> {
        let mut game = self.at(lines.start.min(self.log().len()));
        let entries = self.log().iter().enumerate().take(lines.end).skip(lines.start);
        let frame = |(line, entry): (usize, &Entry<G>)| {
            game.apply(&entry.action, &mut ());
            Frame { line: entry.line(line, eyes), view: write(game.view(eyes)) }
        };
        entries.map(frame).collect()
    }

    /// The table after so many lines, and what the last of them brought; nothing, if the log is
    /// shorter than that.
    pub fn past(&self, lines: usize, eyes: Eyes) -> Option<Frame> {
        let Some(last) = lines.checked_sub(1) else {
            let line = Line { line: 0, by: None, bot: false, because: None, events: Vec::new(), open: None };
            return Some(Frame { line, view: write(self.at(0).view(eyes)) });
        };
        self.frames(last..lines, eyes).pop()
    }
}
