//! Obscuring: whoever glances at a file of a running game sees no hand and no seed.
//!
//! The key is in every copy of Cloister: this keeps honest eyes away, and is no lock against the owner of the device.

use chacha20::{
    ChaCha20,
    cipher::{KeyIvInit, StreamCipher},
};
use sha2::{Digest, Sha256};

use crate::GameId;

const KEY: &[u8; 32] = b"cloister: sealed against sight 1";

/// Makes bytes unreadable at a glance, or readable again: the same thing done twice undoes itself.
pub(crate) fn obscure(game: GameId, number: u32, bytes: &mut [u8]) {
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
    fn what_is_obscured_can_be_read_again() {
        let (game, secret) = (GameId([7; 16]), *b"the tile behind the screen");
        let mut bytes = secret;
        obscure(game, 3, &mut bytes);
        assert_ne!(bytes, secret);
        obscure(game, 3, &mut bytes);
        assert_eq!(bytes, secret);
    }

    #[test]
    fn it_is_the_same_for_ever() {
        let mut bytes = [0; 8];
        obscure(GameId([1; 16]), 1, &mut bytes);
        assert_eq!(u64::from_be_bytes(bytes), 0xf730_8d46_848b_38aa, "{:#x}", u64::from_be_bytes(bytes));
    }
}
