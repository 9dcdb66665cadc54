//! The store: what is acknowledged is there, whatever happens to the process, the disk or the
//! files.

mod faults;
mod golden;
mod io_errors;
mod kills;
mod play;
mod roundtrip;
