//! The one error that crosses the boundary between the shell and the UI.

use std::fmt;

use serde::Serialize;

/// Something the shell could not do: `{ "kind": "no-window", "detail": "…" }`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Error {
    /// What went wrong, as a word the UI has a sentence for.
    pub kind: Kind,
    /// The particulars, for the log and for whoever mends it.
    pub detail: String,
}

/// The ways in which the shell can fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// There is no screen to open a window on.
    NoDisplay,
    /// The webview did not start.
    NoWindow,
}

impl Error {
    /// An error of this kind.
    pub fn new(kind: Kind, detail: impl Into<String>) -> Self {
        Self { kind, detail: detail.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.detail)
    }
}

impl std::error::Error for Error {}
