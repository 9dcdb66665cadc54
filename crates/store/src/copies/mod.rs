//! Where records are kept: a store, and beside it a plain file for every game.

mod failing;
mod files;
mod memory;
mod mirror;
mod packs;
mod sled_store;
mod store;

pub use failing::{Failing, Faults};
pub(crate) use files::{
    OpenFolder, for_us, fresh, is_endless, is_same_file, keep_for_us, make_way, read_note, rename, replace,
    size_of_folder, sync_folder,
};
pub use memory::Memory;
pub use mirror::Mirror;
pub(crate) use mirror::{MirrorFile, line};
pub(crate) use packs::Packs;
pub use sled_store::SledStore;
pub use store::{Batch, Entries, Store};
