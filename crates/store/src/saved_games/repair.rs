//! Two copies, each repaired from the other.

use std::collections::BTreeMap;

use super::index::{IndexEntry, head, key, record_key, seldom_changed};
use crate::{
    BadRecord, Batch, Entries, GameId, Mark, News, Record, SavedGame, SavedGames, Saving, StoreError, Summary,
    copies::{MirrorFile, line},
    game::{is_pack, unpack},
};

impl SavedGames {
    /// The records of a game, from both copies and from a former store: the longest chain that holds, and where it went
    /// two ways, the way of the store. What one copy lacks is written to it from the others.
    pub(crate) fn repair(&mut self, game: GameId, now: u64, news: &mut Vec<News>) -> Result<Vec<Record>, StoreError> {
        let stored = self.stored(game, now)?;
        let mut known = self.index.get(&game).map_or(0, |entry| entry.summary.number);
        let mut newer = false;
        let mut by_number: BTreeMap<u32, Vec<(Record, bool)>> = BTreeMap::new();
        let mut damaged = 0;
        for (at, bytes) in &stored {
            if is_pack(bytes) {
                newer |= matches!(unpack(game, bytes), Err(BadRecord::Newer(_)));
                damaged += 1;
                continue;
            }
            let number = at.last_chunk::<4>().map_or(0, |last| u32::from_be_bytes(*last));
            known = known.max(number);
            match Record::read(bytes) {
                Ok(record) if record.game == game && record.number == number => {
                    by_number.entry(number).or_default().push((record, true));
                }
                Err(BadRecord::Newer(_)) => newer = true,
                _ => damaged += 1,
            }
        }
        let former = self.former.as_ref().map_or(Vec::new(), |former| former.salvage(&key(b'r', game)));
        let former: Vec<Record> = former.iter().filter_map(|(_, bytes)| Record::read(bytes).ok()).collect();
        for record in former.iter().filter(|record| record.game == game) {
            known = known.max(record.number);
            by_number.entry(record.number).or_default().push((record.clone(), false));
        }
        let read = self.mirror.as_ref().map_or(Ok(Default::default()), |mirror| mirror.read(game));
        let (mirrored, unread) = match read {
            Ok(mirrored) => (mirrored, None),
            Err(error) => (MirrorFile::default(), Some(error)),
        };
        newer |= mirrored.newer;
        for record in mirrored.records.iter().cloned() {
            known = known.max(record.number);
            by_number.entry(record.number).or_default().push((record, false));
        }
        if newer {
            self.newer(game, news);
            return Err(StoreError::Newer(crate::SCHEMA + 1));
        }
        let chain = chain(&by_number);
        let whole_store = damaged == 0 && stored.len() == chain.len() && chain.iter().all(|(_, stored)| *stored);
        let whole_mirror = self.mirror.is_none()
            || (mirrored.damaged == 0
                && mirrored.records.len() == chain.len()
                && mirrored.records.iter().zip(&chain).all(|(own, (record, _))| own == record));
        let records: Vec<Record> = chain.into_iter().map(|(record, _)| record).collect();
        if let Some(error) = unread {
            // A mirror that cannot be read now is not touched; the store alone may be enough.
            return if whole_store && known as usize == records.len() { Ok(records) } else { Err(error.into()) };
        }
        let pending = self.pending.iter().filter(|record| record.game == game).map(|r| r.number);
        let known = known.saturating_sub(pending.count() as u32);
        let listed = self.index.get(&game).is_some_and(|entry| !entry.summary.unreadable);
        let whole = listed && whole_store && whole_mirror && known as usize == records.len();
        // A disk that has failed is not written to before it was reopened.
        if whole || self.saving != Saving::Saved {
            return Ok(records);
        }
        let carried = former.len() == records.len();
        let astray = mirrored.records.iter().any(|own| records.get((own.number as usize).wrapping_sub(1)) != Some(own));
        let found = Found {
            stored,
            whole_store,
            carried,
            whole_mirror,
            mirror_bytes: mirrored.bytes,
            spoilt: astray || mirrored.damaged > usize::from(mirrored.torn),
            astray,
            known,
        };
        self.write_back(game, &records, &found, now, news)?;
        Ok(records)
    }

    /// The records of a game besides its mirror: those of the store, and before them those that are packed, as if they
    /// were single.
    pub(super) fn loose(&self, game: GameId) -> Result<Entries, StoreError> {
        let single = self.store.scan(&key(b'r', game))?;
        self.with_pack(game, single)
    }

    /// A pack beside all the records is one that was not finished. One that is no good is passed on as it is.
    fn with_pack(&self, game: GameId, single: Entries) -> Result<Entries, StoreError> {
        let first = record_key(game, 1);
        let Some(packs) = self.packs.as_ref().filter(|_| single.first().is_none_or(|(at, _)| *at != first)) else {
            return Ok(single);
        };
        let Some(bytes) = packs.read(game)? else { return Ok(single) };
        let mut found: Entries = match unpack(game, &bytes) {
            Ok(records) => records.iter().map(|record| (record_key(game, record.number), record.write())).collect(),
            Err(_) => vec![(first, bytes)],
        };
        found.extend(single);
        Ok(found)
    }

    /// What the store holds of a game. A store that cannot be read is set aside first; where that cannot be, as much
    /// of it as can be read.
    fn stored(&mut self, game: GameId, now: u64) -> Result<Entries, StoreError> {
        match self.loose(game) {
            Err(StoreError::Damaged(_)) if self.start_over(now) => self.loose(game),
            Err(StoreError::Damaged(_)) => self.with_pack(game, self.store.salvage(&key(b'r', game))),
            read => read,
        }
    }

    /// Writes to each copy what it lacks, and tells what came of it.
    fn write_back(
        &mut self,
        game: GameId,
        records: &[Record],
        found: &Found,
        now: u64,
        news: &mut Vec<News>,
    ) -> Result<(), StoreError> {
        let Found { stored, whole_store, carried, whole_mirror, mirror_bytes, spoilt, astray, known } = found;
        let lost = *known > records.len() as u32;
        if let Some(mirror) = &self.mirror
            && (lost || *astray)
        {
            let _ = mirror.set_aside(game, now);
        }
        let Ok(saved) = SavedGame::of(records) else {
            let known = self.index.get(&game).map(|entry| entry.summary.clone());
            let mut summary = known.unwrap_or_else(|| Summary::new(game, 0, "unknown"));
            summary.unreadable = true;
            news.push(News::Unreadable { game, title: summary.title.clone() });
            self.index.insert(game, IndexEntry { summary, mark: Mark::default(), bytes: 0, packed: false });
            return Err(StoreError::Damaged("nothing of this game can be read".into()));
        };
        let pending: u64 = self.pending.iter().filter(|r| r.game == game).map(|r| line(r).len() as u64).sum();
        let mut bytes = *mirror_bytes;
        if !whole_mirror && let Some(mirror) = &self.mirror {
            bytes = mirror.rewrite(game, records)?;
        }
        // One that had to be mended is packed anew.
        let entry = IndexEntry { summary: saved.summary.clone(), mark: saved.mark, bytes, packed: false };
        if !whole_store || lost || self.index.get(&game) != Some(&entry) {
            let mut batch = Batch::default();
            for (at, _) in stored {
                batch.remove(at.clone());
            }
            for record in records {
                batch.put(record_key(game, record.number), record.write());
            }
            batch.put(key(b'h', game), head(&entry));
            batch.put(key(b's', game), seldom_changed(&entry));
            self.store.write(&batch)?;
        }
        let (title, number) = (saved.summary.title.clone(), saved.summary.number);
        if lost {
            news.push(News::Shortened { game, title, number, of: *known });
        } else if (*spoilt || !whole_store && !carried) && game != GameId::APP {
            news.push(News::Repaired { game, title, number });
        }
        if pending == 0 {
            self.index.insert(game, entry);
        }
        Ok(())
    }

    fn newer(&mut self, game: GameId, news: &mut Vec<News>) {
        news.push(News::Newer { game });
        if let Some(entry) = self.index.get_mut(&game) {
            entry.summary.unreadable = true;
        }
    }

    /// Reads the game of the app: settings and results.
    pub(crate) fn read_app(&mut self, now: u64, news: &mut Vec<News>) {
        if !self.index.contains_key(&GameId::APP) {
            return;
        }
        let records = match self.repair(GameId::APP, now, news) {
            Ok(records) => records,
            Err(StoreError::Damaged(_)) => return self.forget_app(news),
            Err(_) => return,
        };
        for change in records.iter().filter_map(|record| record.change().ok()) {
            self.remember(&change);
        }
    }

    /// What the players liked is lost in both copies: the file is kept, and a new one begun.
    fn forget_app(&mut self, news: &mut Vec<News>) {
        news.retain(|item| !matches!(item, News::Unreadable { game: GameId::APP, .. }));
        news.push(News::SettingsLost);
        if self.throw_out(GameId::APP).is_ok() {
            self.index.remove(&GameId::APP);
        }
    }
}

/// What was found of a game besides its records.
struct Found {
    stored: Entries,
    /// Whether each copy holds all of it.
    whole_store: bool,
    whole_mirror: bool,
    /// How long its mirror is.
    mirror_bytes: u64,
    /// Whether it was damaged: then nobody can tell whether the store holds all there was.
    spoilt: bool,
    /// Whether it tells what the game is not: somebody played on in a copy and brought its mirror here.
    astray: bool,
    /// Whether a former store held all of it.
    carried: bool,
    /// The highest number that anything speaks of.
    known: u32,
}

/// The longest chain from number 1; whether each link is in the store.
fn chain(by_number: &BTreeMap<u32, Vec<(Record, bool)>>) -> Vec<(Record, bool)> {
    let mut chain: Vec<(Record, bool)> = Vec::new();
    let mut mark = Mark::default();
    for number in 1.. {
        let follows = |(record, _): &&(Record, bool)| record.before == mark;
        let Some(link) = by_number.get(&number).and_then(|all| all.iter().find(follows)) else {
            return chain;
        };
        mark = link.0.mark();
        chain.push(link.clone());
    }
    chain
}
