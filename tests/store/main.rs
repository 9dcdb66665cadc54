//! The store: what is acknowledged is there, whatever happens to the process, the disk or the
//! files.
//!
//! `CLOISTER_SOAK=n` makes the long tests n times as long, or with less than 1 as much shorter.

mod by_hand;
mod calls;
mod faults;
mod folders;
mod full_disk;
mod golden;
mod imports;
mod io_errors;
mod kills;
mod notes;
mod packing;
mod places;
mod play;
mod power;
mod roundtrip;
mod syscalls;
mod traced;
