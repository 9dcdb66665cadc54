//! The real app in its real webview, driven as a person drives it.
//!
//! A failure leaves a picture of the window, its page and its log in the target folder's tmp/e2e.

mod app;
mod bridge;
mod curtain;
mod deeds;
mod devices;
mod display;
mod domus;
mod domus_looks;
mod hand;
mod keeping;
mod keyboard;
mod list;
mod looks;
mod many;
mod mystery;
mod mystery_looks;
mod player;
mod secrets;
mod slips;
mod tables;
mod touch;

/// With the app's own choice, the driver never hands over a picture of the window. And nothing is left to Mesa: on
/// machines without a graphics card its llvmpipe now and then takes the page's process down, on one thread or on many.
const RENDERER: [(&str, &str); 2] = [("WEBKIT_DISABLE_DMABUF_RENDERER", "0"), ("WEBKIT_DISABLE_COMPOSITING_MODE", "1")];
