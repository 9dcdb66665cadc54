//! A fingerprint of a whole table, the same on every machine.

use crate::Game;

/// Takes in everything that makes a table this table, in a fixed order, and gives 64 bits.
///
/// It guards saves against mistakes and damage, not against forgers.
#[derive(Clone, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Fingerprint {
        Fingerprint(0x9e37_79b9_7f4a_7c15)
    }
}

impl Fingerprint {
    /// The fingerprint of a table.
    pub fn of<G: Game>(game: &G) -> u64 {
        let mut fingerprint = Fingerprint::default();
        game.fingerprint(&mut fingerprint);
        fingerprint.finish()
    }

    /// Takes in one word.
    #[inline]
    pub fn word(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 = (mixed ^ (mixed >> 32)).wrapping_mul(0xc4ce_b9fe_1a85_ec53).rotate_left(29);
    }

    /// Takes in a run of bytes and its length.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.word(u64::from_le_bytes(chunk.try_into().expect("chunks of eight have eight bytes")));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.word(u64::from_le_bytes(last));
        }
    }

    /// Takes in what a thing is made of.
    pub fn all<T: Copy + Into<u64>>(&mut self, words: impl IntoIterator<Item = T>) {
        for word in words {
            self.word(word.into());
        }
    }

    /// The 64 bits of everything taken in.
    #[must_use]
    pub fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fingerprint_is_the_same_for_ever() {
        let mut fingerprint = Fingerprint::default();
        fingerprint.word(7);
        fingerprint.bytes(b"LIBERA NOS");
        fingerprint.all([1u8, 2, 3]);
        assert_eq!(fingerprint.finish(), 0xb99a_6fa2_abcc_de3d, "{:#x}", fingerprint.finish());
    }

    #[test]
    fn length_and_order_count() {
        let of = |words: &[&[u8]]| {
            let mut fingerprint = Fingerprint::default();
            words.iter().for_each(|word| fingerprint.bytes(word));
            fingerprint.finish()
        };
        assert_ne!(of(&[b"ab", b"c"]), of(&[b"a", b"bc"]));
        assert_ne!(of(&[b"ab"]), of(&[b"ba"]));
        assert_ne!(of(&[b"\0"]), of(&[b"\0\0"]));
    }
}
