//! The tiles behind one screen.

use serde::{Serialize, Serializer};

use super::the_box::{HAND, Tile};

/// The tiles behind one screen, in a fixed order.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(as = "Vec<Tile>"))]
pub struct Hand {
    many: u8,
    /// As many as there are; those beyond mean nothing and are all alike.
    tiles: [Tile; HAND],
}

impl Hand {
    pub(super) const EMPTY: Hand = Hand { many: 0, tiles: [Tile(0); HAND] };

    /// The tiles, those of one kind together.
    #[inline]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.many)]
    }

    /// Every kind of tile once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Tile> + '_ {
        let tiles = self.tiles();
        tiles.iter().enumerate().filter(|(n, tile)| *n == 0 || tiles[n - 1] != **tile).map(|(_, tile)| *tile)
    }

    /// Whether there is such a tile.
    #[inline]
    pub fn has(&self, tile: Tile) -> bool {
        self.tiles().contains(&tile)
    }

    /// How many tiles there are.
    pub fn len(&self) -> u8 {
        self.many
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.many == 0
    }

    pub(super) fn put(&mut self, tile: Tile) {
        let mut at = usize::from(self.many);
        while at > 0 && self.tiles[at - 1] > tile {
            self.tiles[at] = self.tiles[at - 1];
            at -= 1;
        }
        self.tiles[at] = tile;
        self.many += 1;
    }

    pub(super) fn take(&mut self, tile: Tile) {
        let at = self.tiles().iter().position(|own| *own == tile).expect("only tiles behind the screen are taken");
        let last = usize::from(self.many) - 1;
        self.tiles.copy_within(at + 1..=last, at);
        self.tiles[last] = Tile(0);
        self.many -= 1;
    }
}

impl std::fmt::Debug for Hand {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.tiles()).finish()
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.tiles())
    }
}
