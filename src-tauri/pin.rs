//! PINs: four digits, salted and hashed. They keep honest people honest.

use pbkdf2::pbkdf2_hmac;
use sha2::Sha256;

/// How often a PIN is hashed. Four digits have ten thousand values: no number of rounds makes that a lock, but whoever
/// tries them all shall need minutes and not a moment.
pub const ROUNDS: u32 = 200_000;

/// Before the rounds were written beside the hash there were so many.
const OLD_ROUNDS: u32 = 2_000;

/// No hash of ours has more: a file that says so was made to keep us busy.
const MOST_ROUNDS: u32 = 10_000_000;

/// How many rounds a new PIN gets. Tests set a great many PINs.
fn rounds() -> u32 {
    if cfg!(test) { 500 } else { ROUNDS }
}

/// Whether a text is a PIN.
pub fn is_pin(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// A PIN as it is kept: the rounds, then salt and hash in hexadecimal.
pub fn hash(pin: &str, salt: [u8; 8]) -> String {
    hash_with(pin, salt, rounds())
}

pub(crate) fn hash_with(pin: &str, salt: [u8; 8], rounds: u32) -> String {
    format!("{rounds}:{}", hashed(pin, salt, rounds))
}

fn hashed(pin: &str, salt: [u8; 8], rounds: u32) -> String {
    let mut out = [0u8; 16];
    pbkdf2_hmac::<Sha256>(pin.as_bytes(), &salt, rounds, &mut out);
    salt.iter().chain(&out).map(|byte| format!("{byte:02x}")).collect()
}

/// The rounds of a PIN that is kept, and the rest of it.
fn parts(kept: &str) -> (u32, &str) {
    let named = kept.split_once(':').and_then(|(rounds, rest)| Some((rounds.parse().ok()?, rest)));
    let (rounds, rest) = named.unwrap_or((OLD_ROUNDS, kept));
    (rounds.clamp(1, MOST_ROUNDS), rest)
}

/// Whether a PIN is kept with fewer rounds than a new one would be.
pub fn is_old(kept: &str) -> bool {
    parts(kept).0 < rounds()
}

/// Whether this PIN is the one that is kept. Takes as long whether it is or not.
pub fn fits(pin: &str, kept: &str) -> bool {
    let (rounds, kept) = parts(kept);
    let mut salt = [0; 8];
    for (byte, at) in salt.iter_mut().zip((0..16).step_by(2)) {
        let digits = kept.get(at..at + 2).unwrap_or_default();
        *byte = u8::from_str_radix(digits, 16).unwrap_or(0);
    }
    let found = hashed(pin, salt, rounds);
    found.len() == kept.len() && found.bytes().zip(kept.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// Wrong PINs, and how long they cost. Times are milliseconds of a clock that nobody sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    wrong: u32,
    until: u64,
}

/// How long everybody around the table can object to what is done without a PIN, in milliseconds.
pub const MINUTE: u64 = 60_000;

impl Tries {
    /// How many milliseconds are left to wait.
    pub fn wait(&self, now: u64) -> u64 {
        self.until.saturating_sub(now)
    }

    /// One more wrong PIN: from the third on, each costs twice the time of the one before.
    pub fn wrong(&mut self, now: u64) {
        self.wrong = self.wrong.saturating_add(1);
        if self.wrong >= 3 {
            self.until = now.saturating_add(5_000 << (self.wrong - 3).min(6));
        }
    }

    /// How many there were, and how long there is still to wait.
    pub(crate) fn write(&self, now: u64) -> String {
        format!("{} {}", self.wrong, self.wait(now))
    }

    /// The same, read at another time.
    pub(crate) fn read(text: &str, now: u64) -> Option<Tries> {
        let (wrong, wait) = text.split_once(' ')?;
        let wait: u64 = wait.parse().ok()?;
        Some(Tries { wrong: wrong.parse().ok()?, until: now.saturating_add(wait.min(5_000 << 6)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_is_hashed_a_hundred_thousand_times_at_least() {
        const { assert!(ROUNDS >= 100_000) };
        let kept = format!("{ROUNDS}:{}", hashed("1234", [7; 8], ROUNDS));
        assert!(fits("1234", &kept) && !fits("1235", &kept));
        assert!(!is_old(&kept));
    }

    #[test]
    fn a_pin_of_an_older_version_still_fits() {
        let old = hashed("1234", [7; 8], OLD_ROUNDS);
        assert_eq!(old, "070707070707070794164dcfd8e280e819f82394c04b07b1");
        assert!(fits("1234", &old) && !fits("4321", &old));
    }

    #[test]
    fn what_was_made_to_keep_us_busy_does_not() {
        let (rounds, _) = parts("4294967295:00");
        assert_eq!(rounds, MOST_ROUNDS);
        assert!(!fits("1234", "") && !fits("1234", "5:"));
    }
}
