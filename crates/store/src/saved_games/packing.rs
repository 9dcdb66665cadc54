//! Packing: a finished game takes up a tenth of the room in one compressed piece.
//!
//! A game is packed in both copies: in a file beside the store, and in the mirror; then the store forgets its records.
//! Whoever is killed in between finds one copy packed and the other not, which are the same game. What happens to it
//! afterwards follows as single records, until it is packed again.

use super::index::{head, key, record_key};
use crate::{
    Batch, GameId, SavedGames, Saving, StoreError,
    game::{pack, unpack},
};

impl SavedGames {
    /// A finished game that is not packed yet, if there is one and it can be packed now.
    pub fn to_pack(&self) -> Option<GameId> {
        if self.saving != Saving::Saved || self.packs.is_none() {
            return None;
        }
        let loose = self.index.values().find(|entry| {
            let summary = &entry.summary;
            summary.over && !entry.packed && !summary.unreadable && summary.game != GameId::APP
        });
        loose.map(|entry| entry.summary.game)
    }

    /// Packs a finished game. After an error of the disk nothing more is written until it was reopened.
    pub fn pack(&mut self, game: GameId, now: u64) {
        match self.try_to_pack(game, now) {
            Ok(()) | Err(StoreError::Newer(_) | StoreError::NoSuchGame) => {}
            // It cannot be read: it is named where it is opened, and tried no more.
            Err(StoreError::Damaged(_)) => {
                if let Some(entry) = self.index.get_mut(&game) {
                    entry.packed = true;
                }
            }
            Err(error) => self.not_saved(&error),
        }
    }

    fn try_to_pack(&mut self, game: GameId, now: u64) -> Result<(), StoreError> {
        let mut news = Vec::new();
        let records = self.repair(game, now, &mut news);
        self.news.append(&mut news);
        let records = records?;
        let packed = pack(game, &records);
        if unpack(game, &packed).as_ref() != Ok(&records) {
            return Err(StoreError::Damaged("what was packed is not the same".into()));
        }
        let (Some(mirror), Some(packs), Some(entry)) = (&self.mirror, &self.packs, self.index.get(&game)) else {
            return Err(StoreError::NoSuchGame);
        };
        let mut entry = entry.clone();
        packs.put(game, &packed)?;
        (entry.bytes, entry.packed) = (mirror.put(game, &packed)?, true);
        let mut batch = Batch::default();
        records.iter().for_each(|record| batch.remove(record_key(game, record.number)));
        batch.put(key(b'h', game), head(&entry));
        self.store.write(&batch)?;
        self.index.insert(game, entry);
        self.is_in_place()
    }
}
