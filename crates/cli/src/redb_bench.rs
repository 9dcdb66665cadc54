//! What redb needs for the work that `bench store` gives the store.

use std::{fs, path::Path, time::Instant};

use redb::{Database, ReadableDatabase, ReadableTable, TableDefinition};
use store::{Change, Record};

use crate::store_bench::{KEPT, Measured, Outcome, Start, Times, id, payload};

const RECORDS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("records");
const HEADS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("heads");

pub(crate) fn measure(folder: &Path, games: &[Vec<Change>]) -> Outcome<Measured> {
    Ok(Measured {
        name: "redb",
        how: "a transaction each",
        append: append(&folder.join("played.redb"), games)?,
        start: start(&folder.join("kept.redb"), games)?,
    })
}

fn record(n: u64, number: usize, change: &Change) -> (Vec<u8>, Vec<u8>) {
    let record = Record::new(id(n), 1, number as u32, Default::default(), change);
    let key = [id(n).0.as_slice(), &record.number.to_be_bytes()].concat();
    (key, record.write())
}

fn append(path: &Path, games: &[Vec<Change>]) -> Outcome<Times> {
    let db = Database::create(path)?;
    let mut times = Vec::new();
    for (n, game) in (0..).zip(games) {
        for (number, change) in (1..).zip(game) {
            let began = Instant::now();
            let (key, bytes) = record(n, number, change);
            let write = db.begin_write()?;
            write.open_table(RECORDS)?.insert(key.as_slice(), bytes.as_slice())?;
            write.open_table(HEADS)?.insert(id(n).0.as_slice(), &bytes[..49])?;
            write.commit()?;
            times.push(began.elapsed());
        }
    }
    Ok(Times(times))
}

fn start(path: &Path, games: &[Vec<Change>]) -> Outcome<Start> {
    let db = Database::create(path)?;
    for n in 0..KEPT {
        let write = db.begin_write()?;
        {
            let (mut records, mut heads) = (write.open_table(RECORDS)?, write.open_table(HEADS)?);
            for (number, change) in (1..).zip(&games[n as usize % games.len()]) {
                let (key, bytes) = record(n, number, change);
                records.insert(key.as_slice(), bytes.as_slice())?;
                heads.insert(id(n).0.as_slice(), &bytes[..49])?;
            }
        }
        write.commit()?;
    }
    drop(db);
    let began = Instant::now();
    let db = Database::open(path)?;
    let read = db.begin_read()?;
    if read.open_table(HEADS)?.iter()?.count() as u64 != KEPT {
        return Err("games are missing".into());
    }
    let open = began.elapsed();
    let began = Instant::now();
    let (from, to) = (id(5).0, id(6).0);
    for entry in read.open_table(RECORDS)?.range(from.as_slice()..to.as_slice())? {
        Record::read(entry?.1.value())?.change()?;
    }
    let first = began.elapsed();
    let size = fs::metadata(path)?.len();
    Ok(Start { open, first, payload: payload(games), size, mirror: 0, compacted: None })
}
