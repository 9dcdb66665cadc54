//! The real app in its real webview, driven as a person drives it.
//!
//! A failure leaves a picture of the window, its page and its log in the target folder's tmp/e2e.

mod actions;
mod app;
mod back;
mod bridge;
mod curtain;
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
mod phones;
mod player;
mod secrets;
mod slips;
mod tables;
mod touch;
mod twice;
mod watched;

use std::env;

/// How WebKit draws. With the app's own choice, the driver never hands over a picture of the window. And nothing is left to
/// Mesa: on machines without a graphics card its llvmpipe now and then takes the page's process down. Where pictures are
/// wanted it draws all the same, on one thread: without it the driver waits for ever once the window was resized.
fn renderer() -> [(&'static str, &'static str); 2] {
    let drawn = match env::var_os("CLOISTER_PICTURES") {
        Some(_) => ("LP_NUM_THREADS", "0"),
        None => ("WEBKIT_DISABLE_COMPOSITING_MODE", "1"),
    };
    [("WEBKIT_DISABLE_DMABUF_RENDERER", "0"), drawn]
}
