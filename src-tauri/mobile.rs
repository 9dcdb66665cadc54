//! Where Android and iOS come in.

// What Tauri's macro writes for Apple's systems is public, and tells nothing of itself.
#![allow(missing_docs, unreachable_pub)]

#[tauri::mobile_entry_point]
fn start() {
    if let Err(error) = crate::open() {
        eprintln!("cloister: {error}");
    }
}
