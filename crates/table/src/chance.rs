//! Chance: a player whose n-th choice is a function of the seed and n.
//!
//! The generator is `ChaCha8`, by its specification; the bounded draw is our own, so that no
//! library's new version can change an old game. The golden values below hold for ever.

use std::{fmt, str::FromStr};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// Thirty-two bytes from which every chance of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// What a stream of random numbers is for. Streams never touch: a bot's thinking cannot move
/// the bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The draws of the game itself.
    Chance,
    /// The thinking of a bot.
    Bot,
    /// Random play and random checks.
    Test,
}

impl Seed {
    /// The generator for the n-th use of this purpose.
    pub fn stream(&self, purpose: Purpose, n: u64) -> Rng {
        let mut chacha = ChaCha8Rng::from_seed(self.0);
        chacha.set_stream((purpose as u64) << 56 | n);
        Rng(chacha)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

/// A text that is no seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number or 64 hexadecimal digits, not {0:?}")]
pub struct SeedError(String);

impl FromStr for Seed {
    type Err = SeedError;

    /// A plain number, or all 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(Seed::from(number));
        }
        let bad = || SeedError(text.chars().take(80).collect());
        if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| bad())?;
        }
        Ok(Seed(bytes))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    /// A seed tells the future of a running game, so it is not printed by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// A stream of random numbers, the same on every machine.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A number below `n`, each as likely as any other.
    ///
    /// # Panics
    /// If `n` is 0: there is no such number.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a number below 0 was asked for");
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            let low = product as u32;
            // Numbers in the last, incomplete share would favour some results: draw again.
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of these, each as likely as any other; none of nothing.
    #[inline]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        let many = u32::try_from(from.len()).ok()?;
        if many == 0 { None } else { Some(&from[self.below(many) as usize]) }
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_the_same_for_ever() {
        let mut rng = Seed::from(2008).stream(Purpose::Chance, 3);
        let drawn: Vec<u32> = [48, 6, 1_000_000, u32::MAX, 2, 53].into_iter().map(|n| rng.below(n)).collect();
        assert_eq!(drawn, GOLDEN);
        let mut tiles: Vec<u8> = (0..12).collect();
        Seed([7; 32]).stream(Purpose::Test, 0).shuffle(&mut tiles);
        assert_eq!(tiles, SHUFFLED);
    }

    const GOLDEN: [u32; 6] = [14, 2, 719_970, 589_877_367, 1, 42];
    const SHUFFLED: [u8; 12] = [6, 10, 2, 0, 5, 3, 1, 11, 8, 7, 9, 4];

    #[test]
    fn streams_do_not_touch() {
        let seed = Seed::from(1);
        let first = |purpose, n| seed.stream(purpose, n).below(u32::MAX);
        let all = [
            first(Purpose::Chance, 0),
            first(Purpose::Chance, 1),
            first(Purpose::Bot, 0),
            first(Purpose::Bot, 1),
            first(Purpose::Test, 0),
        ];
        for (i, a) in all.iter().enumerate() {
            assert!(all[i + 1..].iter().all(|b| a != b));
        }
    }

    #[test]
    fn every_number_is_as_likely() {
        let mut rng = Seed::from(5).stream(Purpose::Test, 9);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn seeds_are_read_and_written() {
        let seed: Seed = "18446744073709551615".parse().expect("a number is a seed");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(
            "-1".parse::<Seed>().unwrap_err().to_string(),
            "a seed is a whole number or 64 hexadecimal digits, not \"-1\""
        );
        assert!("é".repeat(32).parse::<Seed>().is_err());
    }
}
