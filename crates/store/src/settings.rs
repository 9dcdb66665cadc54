//! What the players like.

use serde::{Deserialize, Serialize};

/// What the players like. Fields that are missing are as they were at first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language, as `en` or `fr`; empty for the system's.
    pub language: String,
    /// The size of text, in hundredths of the usual.
    pub text: u16,
    /// How much moves: `full`, `less` or `none`; empty for the system's wish.
    pub motion: String,
    /// How loud, in hundredths; 0 is silence.
    pub sound: u8,
    /// Which actions ask for a second press: `none`, `final` or `all`.
    pub confirm: String,
    /// What is shown to help: `none`, `legal` or `full`.
    pub aids: String,
    /// How fast bots act: `slow`, `usual`, `fast` or `at-once`.
    pub pace: String,
    /// `light` or `dark`; empty for the system's.
    pub light: String,
    /// Whether players are asked to pass the device on in games without secrets.
    pub prompts: bool,
    /// Names offered for new games.
    pub names: Vec<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: String::new(),
            text: 100,
            motion: String::new(),
            sound: 0,
            confirm: "final".into(),
            aids: "full".into(),
            pace: "usual".into(),
            light: String::new(),
            prompts: true,
            names: Vec::new(),
        }
    }
}

impl Settings {
    /// Whether these are settings at all.
    ///
    /// # Errors
    /// The field that is none.
    pub fn check(&self) -> Result<(), String> {
        let one_of = |field: &str, value: &str, known: &[&str]| {
            if known.contains(&value) { Ok(()) } else { Err(format!("{field} cannot be {value:?}")) }
        };
        if self.language.len() > 16 || !self.language.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') {
            return Err("language is not a language".into());
        }
        if !(50..=300).contains(&self.text) {
            return Err("text is between 50 and 300".into());
        }
        if self.sound > 100 {
            return Err("sound is at most 100".into());
        }
        if self.names.len() > 24 || self.names.iter().any(|name| name.chars().count() > 40) {
            return Err("at most 24 names of at most 40 characters".into());
        }
        one_of("motion", &self.motion, &["", "full", "less", "none"])?;
        one_of("confirm", &self.confirm, &["none", "final", "all"])?;
        one_of("aids", &self.aids, &["none", "legal", "full"])?;
        one_of("pace", &self.pace, &["slow", "usual", "fast", "at-once"])?;
        one_of("light", &self.light, &["", "light", "dark"])
    }
}
