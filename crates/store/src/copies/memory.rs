//! A store that forgets everything when it is dropped.

use std::collections::BTreeMap;

use crate::{Batch, Entries, Store, StoreError};

/// A store in memory: for tests, and for play where no disk will have us.
#[derive(Clone, Debug, Default)]
pub struct Memory(BTreeMap<Vec<u8>, Vec<u8>>);

impl Store for Memory {
    fn scan(&self, prefix: &[u8]) -> Result<Entries, StoreError> {
        let from = self.0.range(prefix.to_vec()..);
        let all = from.take_while(|(key, _)| key.starts_with(prefix));
        Ok(all.map(|(key, bytes)| (key.clone(), bytes.clone())).collect())
    }

    fn write(&mut self, batch: &Batch) -> Result<(), StoreError> {
        for (key, bytes) in &batch.entries {
            match bytes {
                Some(bytes) => drop(self.0.insert(key.clone(), bytes.clone())),
                None => drop(self.0.remove(key)),
            }
        }
        Ok(())
    }

    fn size(&self) -> u64 {
        self.0.iter().map(|(key, bytes)| (key.len() + bytes.len()) as u64).sum()
    }
}
