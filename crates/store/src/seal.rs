//! The seal: whoever glances at a file of a running game sees no hand and no seed.
//!
//! The key is in every copy of Cloister. This is a seal against sight, not a lock against the
//! owner of the device.

use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher},
};
use sha2::{Digest, Sha256};

use crate::GameId;

const KEY: &[u8; 32] = b"cloister: sealed against sight 1";

/// Seals bytes, or breaks their seal: the same thing done twice undoes itself.
pub(crate) fn seal(game: GameId, number: u32, bytes: &mut [u8]) {
    let mut nonce = [0; 12];
    nonce[..8].copy_from_slice(&game.0[..8]);
    nonce[8..].copy_from_slice(&number.to_be_bytes());
    ChaCha20::new(KEY.into(), &nonce.into()).apply_keystream(bytes);
}

/// The first half of the SHA-256 of these bytes.
pub(crate) fn digest(bytes: &[u8]) -> [u8; 16] {
    let whole = Sha256::digest(bytes);
    let mut half = [0; 16];
    half.copy_from_slice(&whole[..16]);
    half
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_hides_and_opens() {
        let (game, secret) = (GameId([7; 16]), *b"the tile behind the screen");
        let mut bytes = secret;
        seal(game, 3, &mut bytes);
        assert_ne!(bytes, secret);
        seal(game, 3, &mut bytes);
        assert_eq!(bytes, secret);
    }

    #[test]
    fn the_seal_is_the_same_for_ever() {
        let mut bytes = [0; 8];
        seal(GameId([1; 16]), 1, &mut bytes);
        assert_eq!(u64::from_be_bytes(bytes), 0xf730_8d46_848b_38aa, "{:#x}", u64::from_be_bytes(bytes));
    }
}
