//! A finished game in one piece: all its records, compressed.
//!
//! `magic 4 | schema 2 | game 16 | records 4 | length 4 | payload | digest 16`, all numbers big-endian. The schema is that
//! of the newest record in it. The payload is compressed, then obscured; in it stands for each record
//! `schema 2 | rules 2 | length 4 | what happened`. Marks are not kept: they follow from what happened, and the last of
//! them is the same as before.

use std::io::{Read, Write};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};

use crate::{
    BadRecord, GameId, Mark, Record, SCHEMA,
    game::obscure::{digest, obscure},
};

const MAGIC: [u8; 4] = *b"ClsP";
const HEAD: usize = 4 + 2 + 16 + 4 + 4;

/// No game is larger than this.
const LONGEST: u64 = 64 << 20;

/// Numbers begin at 1: the pack of a game is obscured as its record 0.
const NUMBER: u32 = 0;

/// These records of a game in one piece.
pub(crate) fn pack(game: GameId, records: &[Record]) -> Vec<u8> {
    let mut compressing = DeflateEncoder::new(Vec::new(), Compression::best());
    for record in records {
        let plain = record.plain();
        let parts: [&[u8]; 4] =
            [&record.schema.to_be_bytes(), &record.rules.to_be_bytes(), &(plain.len() as u32).to_be_bytes(), &plain];
        for part in parts {
            let _ = compressing.write_all(part);
        }
    }
    let mut payload = compressing.finish().unwrap_or_default();
    obscure(game, NUMBER, &mut payload);
    let mut bytes = Vec::with_capacity(HEAD + payload.len() + 16);
    bytes.extend(MAGIC);
    let newest = records.iter().map(|record| record.schema).max().unwrap_or(1);
    bytes.extend(newest.to_be_bytes());
    bytes.extend(game.0);
    bytes.extend((records.len() as u32).to_be_bytes());
    bytes.extend((payload.len() as u32).to_be_bytes());
    bytes.extend(payload);
    let check = digest(&bytes);
    bytes.extend(check);
    bytes
}

/// Whether these bytes are meant to be a pack.
pub(crate) fn is_pack(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// How long the pack is that these bytes begin with, if they do. Where that was damaged, it is all of them.
pub(crate) fn length_of_pack(bytes: &[u8]) -> Option<usize> {
    let head = bytes.get(..HEAD).filter(|head| is_pack(head))?;
    let length = head.last_chunk::<4>().map_or(0, |length| u32::from_be_bytes(*length) as usize);
    Some((HEAD + 16).saturating_add(length).min(bytes.len()))
}

/// The records in a pack of this game, each following the one before.
///
/// # Errors
/// If it is none, or damaged, or newer.
pub(crate) fn unpack(game: GameId, bytes: &[u8]) -> Result<Vec<Record>, BadRecord> {
    if bytes.len() < HEAD + 16 || !is_pack(bytes) {
        return Err(BadRecord::NotARecord);
    }
    let (body, check) = bytes.split_at(bytes.len() - 16);
    if digest(body) != *check {
        return Err(BadRecord::Damaged);
    }
    let mut rest = &body[4..];
    let schema = u16::from_be_bytes(take(&mut rest)?);
    if schema > SCHEMA {
        return Err(BadRecord::Newer(schema));
    }
    let (own, many) = (GameId(take(&mut rest)?), u32::from_be_bytes(take(&mut rest)?));
    let length = u32::from_be_bytes(take(&mut rest)?) as usize;
    if own != game || length != rest.len() {
        return Err(BadRecord::Damaged);
    }
    let mut payload = rest.to_vec();
    obscure(game, NUMBER, &mut payload);
    let mut plain = Vec::new();
    DeflateDecoder::new(&payload[..]).take(LONGEST).read_to_end(&mut plain).map_err(|_| BadRecord::Damaged)?;
    let (mut rest, mut records, mut mark) = (&plain[..], Vec::new(), Mark::default());
    for number in 1..=many {
        let (schema, rules) = (u16::from_be_bytes(take(&mut rest)?), u16::from_be_bytes(take(&mut rest)?));
        let length = u32::from_be_bytes(take(&mut rest)?) as usize;
        let (happened, left) = rest.split_at_checked(length).ok_or(BadRecord::Damaged)?;
        rest = left;
        let record = Record::of_plain((schema, rules), game, number, mark, happened.to_vec());
        mark = record.mark();
        records.push(record);
    }
    if rest.is_empty() { Ok(records) } else { Err(BadRecord::Damaged) }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], BadRecord> {
    let (taken, left) = rest.split_first_chunk::<N>().ok_or(BadRecord::Damaged)?;
    *rest = left;
    Ok(*taken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Change;

    fn records() -> Vec<Record> {
        let mut mark = Mark::default();
        let mut all = Vec::new();
        for number in 1..40 {
            let named = Change::Named { request: format!("r{number}"), title: "Sunday".into(), at: 5 };
            let record = Record::new(GameId([3; 16]), 1, number, mark, &named);
            mark = record.mark();
            all.push(record);
        }
        all
    }

    #[test]
    fn a_pack_gives_back_every_byte_of_what_was_packed() {
        let all = records();
        let packed = pack(GameId([3; 16]), &all);
        assert_eq!(unpack(GameId([3; 16]), &packed), Ok(all.clone()));
        let loose: usize = all.iter().map(|record| record.write().len()).sum();
        assert!(packed.len() * 5 < loose, "{} of {loose} bytes", packed.len());
        assert!(!packed.windows(6).any(|six| six == b"Sunday"), "it is obscured");
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_seen() {
        let packed = pack(GameId([3; 16]), &records());
        for at in 0..packed.len() * 8 {
            let mut damaged = packed.clone();
            damaged[at / 8] ^= 1 << (at % 8);
            assert!(unpack(GameId([3; 16]), &damaged).is_err(), "bit {at}");
        }
        for cut in 0..packed.len() {
            assert!(unpack(GameId([3; 16]), &packed[..cut]).is_err(), "cut at {cut}");
        }
        assert!(unpack(GameId([4; 16]), &packed).is_err(), "of another game");
    }

    #[test]
    fn a_pack_is_as_new_as_the_newest_record_in_it() {
        let noted = Change::Noted { request: "n".into(), seat: 0, about: "page".into(), text: "x".into(), at: 5 };
        let note = Record::new(GameId([3; 16]), 1, 1, Mark::default(), &noted);
        let schema = |records: &[Record]| pack(GameId([3; 16]), records)[5];
        assert_eq!((schema(&records()), schema(&[note])), (1, 2));
    }

    #[test]
    fn a_newer_pack_is_not_guessed_at() {
        let mut newer = pack(GameId([3; 16]), &records());
        newer[5] = SCHEMA as u8 + 1;
        let end = newer.len() - 16;
        let check = digest(&newer[..end]);
        newer[end..].copy_from_slice(&check);
        assert_eq!(unpack(GameId([3; 16]), &newer), Err(BadRecord::Newer(SCHEMA + 1)));
    }
}
