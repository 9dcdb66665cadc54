//! The shell without a display: the same commands behind the same permissions.
//!
//! `CLOISTER_SOAK=n` makes the long tests n times as long.

mod commands;
mod config;
mod consent;
mod curtain;
mod dropped;
mod fuzz;
mod hand_offs;
mod handoff;
mod kit;
mod leaky;
mod many;
mod may_look;
mod memory;
mod notes;
mod once;
mod pairs;
mod panics;
mod recap;
mod refusals;
mod saved_games;
mod thinking;
mod together;
mod twin;
mod types;
mod whisper;
