//! PINs: four digits, salted and hashed. They keep honest people honest.

use pbkdf2::pbkdf2_hmac;
use sha2::Sha256;

/// Four digits have ten thousand values; no number of rounds makes that a lock.
const ROUNDS: u32 = 2_000;

/// Whether a text is a PIN.
pub fn is_pin(text: &str) -> bool {
    text.len() == 4 && text.bytes().all(|digit| digit.is_ascii_digit())
}

/// A PIN as it is kept: salt and hash, in hexadecimal.
pub fn hash(pin: &str, salt: [u8; 8]) -> String {
    let mut out = [0u8; 16];
    pbkdf2_hmac::<Sha256>(pin.as_bytes(), &salt, ROUNDS, &mut out);
    salt.iter().chain(&out).map(|byte| format!("{byte:02x}")).collect()
}

/// Whether this PIN is the one that is kept. Takes as long whether it is or not.
pub fn fits(pin: &str, kept: &str) -> bool {
    let mut salt = [0; 8];
    for (byte, at) in salt.iter_mut().zip((0..16).step_by(2)) {
        let digits = kept.get(at..at + 2).unwrap_or_default();
        *byte = u8::from_str_radix(digits, 16).unwrap_or(0);
    }
    let found = hash(pin, salt);
    found.len() == kept.len() && found.bytes().zip(kept.bytes()).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// Wrong PINs, and how long they cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tries {
    wrong: u32,
    since: u64,
    until: u64,
}

/// How long everybody around the table is told that a PIN was forgotten before it is set aside, in
/// milliseconds.
pub const FORGETTING: u64 = 60_000;

impl Tries {
    /// How many milliseconds are left to wait. A clock that was set back forgives.
    pub fn wait(&self, now: u64) -> u64 {
        if now < self.since { 0 } else { self.until.saturating_sub(now) }
    }

    /// One more wrong PIN: from the third on, each costs twice the time of the one before.
    pub fn wrong(&mut self, now: u64) {
        self.wrong += 1;
        if self.wrong >= 3 {
            self.since = now;
            self.until = now + (5_000 << (self.wrong - 3).min(6));
        }
    }
}
