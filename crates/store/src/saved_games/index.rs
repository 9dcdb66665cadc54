//! The index: where each game ends, in both copies, and under which keys it is kept.

use serde::{Deserialize, Serialize};

use crate::{GameId, Mark, Summary};

/// What changes with every record: where the game ends, in both copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct IndexEntry {
    pub(crate) summary: Summary,
    pub(crate) mark: Mark,
    /// How long its mirror is.
    pub(crate) bytes: u64,
    /// Whether both copies are packed, and nothing has happened since.
    #[serde(default)]
    pub(crate) packed: bool,
}

pub(crate) fn key(letter: u8, game: GameId) -> Vec<u8> {
    let mut key = vec![letter];
    key.extend(game.0);
    key
}

pub(crate) fn record_key(game: GameId, number: u32) -> Vec<u8> {
    let mut key = key(b'r', game);
    key.extend(number.to_be_bytes());
    key
}

/// What changes with every record, in 64 bytes.
pub(crate) fn head(entry: &IndexEntry) -> Vec<u8> {
    let summary = &entry.summary;
    let mut bytes = Vec::with_capacity(64);
    bytes.extend(summary.number.to_be_bytes());
    bytes.extend(summary.line.to_be_bytes());
    bytes.extend(entry.bytes.to_be_bytes());
    bytes.extend(summary.last.to_be_bytes());
    bytes.extend(summary.spent.to_be_bytes());
    bytes.push(u8::from(summary.over) | u8::from(entry.packed) << 1);
    bytes.extend(entry.mark);
    bytes
}

pub(crate) fn seldom_changed(entry: &IndexEntry) -> Vec<u8> {
    serde_json::to_vec(&entry.summary).unwrap_or_default()
}

/// An entry from what seldom changes and what always does; nothing, if they make no sense.
pub(crate) fn entry(seldom: &[u8], head: &[u8]) -> Option<IndexEntry> {
    let mut summary: Summary = serde_json::from_slice(seldom).ok()?;
    let mut rest = head;
    let mut number = |many: usize| {
        let (taken, left) = rest.split_at_checked(many)?;
        rest = left;
        Some(taken.iter().fold(0u64, |sum, byte| sum << 8 | u64::from(*byte)))
    };
    summary.number = u32::try_from(number(4)?).ok()?;
    summary.line = u32::try_from(number(4)?).ok()?;
    let bytes = number(8)?;
    summary.last = number(8)?;
    summary.spent = number(8)?;
    let flags = number(1)?;
    summary.over = flags & 1 != 0;
    Some(IndexEntry { summary, mark: rest.try_into().ok()?, bytes, packed: flags & 2 != 0 })
}
