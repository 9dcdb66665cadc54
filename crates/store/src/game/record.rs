//! One thing that happened, as bytes that prove themselves.
//!
//! `magic 4 | schema 2 | rules 2 | game 16 | number 4 | mark before 16 | length 4 | payload | mark 16`,
//! all numbers big-endian. The mark is a digest of everything before it, so each record vouches
//! for the one before.

use crate::{
    Change, GameId,
    game::obscure::{digest, obscure},
};

/// The newest way to write a record that this version reads. Each is written in the oldest way that can say it.
pub const SCHEMA: u16 = 2;

/// A digest of a record and, through it, of all before it.
pub type Mark = [u8; 16];

const MAGIC: [u8; 4] = *b"ClsR";
const HEAD: usize = 4 + 2 + 2 + 16 + 4 + 16 + 4;

/// No single change is larger than this.
const LONGEST: usize = 8 << 20;

/// One thing that happened to a game, numbered from 1.
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    /// The version of the way it is written.
    pub schema: u16,
    /// The version of the game's rules.
    pub rules: u16,
    /// Which game.
    pub game: GameId,
    /// Its number, from 1.
    pub number: u32,
    /// The mark of the record before; zeros before the first.
    pub before: Mark,
    /// What happened, obscured.
    payload: Vec<u8>,
}

/// Bytes that are no good record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// They are none of ours.
    #[error("these bytes are not a record")]
    NotARecord,
    /// They were damaged.
    #[error("this record was damaged")]
    Damaged,
    /// A newer Cloister wrote them.
    #[error("this record was written by a newer version (schema {0}); this one reads {SCHEMA}")]
    Newer(u16),
}

impl Record {
    /// A record of this, to follow that mark.
    ///
    /// # Panics
    /// Never: changes can always be written.
    pub fn new(game: GameId, rules: u16, number: u32, before: Mark, change: &Change) -> Record {
        let mut payload = serde_json::to_vec(change).expect("changes can be written");
        obscure(game, number, &mut payload);
        Record { schema: change.schema(), rules, game, number, before, payload }
    }

    /// A record of what happened, as its bytes were before.
    pub(crate) fn of_plain(
        (schema, rules): (u16, u16),
        game: GameId,
        number: u32,
        before: Mark,
        mut payload: Vec<u8>,
    ) -> Record {
        obscure(game, number, &mut payload);
        Record { schema, rules, game, number, before, payload }
    }

    /// What happened, as bytes.
    pub(crate) fn plain(&self) -> Vec<u8> {
        let mut payload = self.payload.clone();
        obscure(self.game, self.number, &mut payload);
        payload
    }

    /// What happened.
    ///
    /// # Errors
    /// If it is nothing this version knows.
    pub fn change(&self) -> Result<Change, BadRecord> {
        serde_json::from_slice(&self.plain()).map_err(|_| BadRecord::NotARecord)
    }

    /// The record as bytes.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + self.payload.len() + 16);
        bytes.extend(MAGIC);
        bytes.extend(self.schema.to_be_bytes());
        bytes.extend(self.rules.to_be_bytes());
        bytes.extend(self.game.0);
        bytes.extend(self.number.to_be_bytes());
        bytes.extend(self.before);
        bytes.extend((self.payload.len() as u32).to_be_bytes());
        bytes.extend(&self.payload);
        let mark = digest(&bytes);
        bytes.extend(mark);
        bytes
    }

    /// The mark of this record.
    pub fn mark(&self) -> Mark {
        let bytes = self.write();
        mark_of(&bytes)
    }

    /// Reads a record and checks it.
    ///
    /// # Errors
    /// If it is none, or damaged, or newer.
    pub fn read(bytes: &[u8]) -> Result<Record, BadRecord> {
        if bytes.len() < HEAD + 16 || bytes[..4] != MAGIC {
            return Err(BadRecord::NotARecord);
        }
        let (body, mark) = bytes.split_at(bytes.len() - 16);
        if digest(body) != *mark {
            return Err(BadRecord::Damaged);
        }
        let mut rest = &body[4..];
        let schema = u16::from_be_bytes(take(&mut rest)?);
        let rules = u16::from_be_bytes(take(&mut rest)?);
        let game = GameId(take(&mut rest)?);
        let number = u32::from_be_bytes(take(&mut rest)?);
        let before = take(&mut rest)?;
        let length = u32::from_be_bytes(take(&mut rest)?) as usize;
        if schema > SCHEMA {
            return Err(BadRecord::Newer(schema));
        }
        if length != rest.len() || length > LONGEST {
            return Err(BadRecord::Damaged);
        }
        Ok(Record { schema, rules, game, number, before, payload: rest.to_vec() })
    }
}

impl std::fmt::Debug for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Record({} number {})", self.game, self.number)
    }
}

/// The mark at the end of a record's bytes.
pub(crate) fn mark_of(bytes: &[u8]) -> Mark {
    let mut mark = Mark::default();
    let at = bytes.len().saturating_sub(16);
    mark[..bytes.len() - at].copy_from_slice(&bytes[at..]);
    mark
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], BadRecord> {
    let (taken, left) = rest.split_first_chunk::<N>().ok_or(BadRecord::Damaged)?;
    *rest = left;
    Ok(*taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        let named = Change::Named { request: "r".into(), title: "Sunday".into(), at: 5 };
        Record::new(GameId([3; 16]), 1, 7, [9; 16], &named)
    }

    #[test]
    fn a_record_reads_as_it_was_written() {
        let written = record().write();
        assert_eq!(Record::read(&written), Ok(record()));
        assert!(!written.windows(6).any(|six| six == b"Sunday"), "it is obscured");
        assert!(matches!(record().change(), Ok(Change::Named { title, .. }) if title == "Sunday"));
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_seen() {
        let written = record().write();
        for at in 0..written.len() * 8 {
            let mut damaged = written.clone();
            damaged[at / 8] ^= 1 << (at % 8);
            assert!(Record::read(&damaged).is_err(), "bit {at}");
        }
        for cut in 0..written.len() {
            assert!(Record::read(&written[..cut]).is_err(), "cut at {cut}");
        }
    }

    #[test]
    fn a_newer_record_is_not_guessed_at() {
        let newer = Record { schema: SCHEMA + 1, ..record() };
        assert_eq!(Record::read(&newer.write()), Err(BadRecord::Newer(SCHEMA + 1)));
    }
}
