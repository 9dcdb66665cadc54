//! The real app in its real webview, driven as a person drives it.
//!
//! A failure leaves a picture of the window, its page and its log in the target folder's tmp/e2e.

mod app;
mod bridge;
mod curtain;
mod deeds;
mod display;
mod domus;
mod domus_looks;
mod hand;
mod keeping;
mod keyboard;
mod looks;
mod player;
mod tables;
mod touch;
