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

/// With the app's own choice, the driver never hands over a picture of the window.
const RENDERER: [(&str, &str); 1] = [("WEBKIT_DISABLE_DMABUF_RENDERER", "0")];
