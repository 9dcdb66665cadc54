//! What a command has to say: in words or in JSON.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use serde_json::{Value, json};

/// What a command has to say.
pub(crate) struct Report {
    /// In words.
    pub(crate) text: String,
    /// In JSON.
    pub(crate) json: Value,
    /// Whether all went well.
    pub(crate) good: bool,
}

impl Report {
    /// Something went wrong before there was anything to report.
    pub(crate) fn failed(reason: impl std::fmt::Display) -> Report {
        let reason = reason.to_string();
        Report { json: json!({ "error": reason }), text: format!("error: {reason}"), good: false }
    }

    /// Says it. A reader who has gone away is no reason to panic.
    pub(crate) fn print(self, as_json: bool) -> ExitCode {
        let said = if as_json { self.json.to_string() } else { self.text };
        let out = if self.good || as_json {
            writeln!(io::stdout().lock(), "{said}")
        } else {
            writeln!(io::stderr().lock(), "{said}")
        };
        if self.good && out.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
