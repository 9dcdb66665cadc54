//! What is in the box: tiles, Abbey, letter grid and dial, read from `data/monastery/box.json`.
//!
//! Whatever is inferred or designed lives in that file, so that an owner of the game can correct
//! it in one place. Reading checks it and says what is wrong and where.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{
    collecting::Spaces,
    edges::{Edge, Fits, Shape},
};
use crate::{keyed::keyed, sets::Numbered};

/// A kind of tile: its place in the list of the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(pub(super) u8);

/// The most kinds of tile, the Secret Ways included.
pub(super) const KINDS: usize = 48;
/// The most tiles on the table, the Abbey included: one bit each in a word.
pub(super) const PIECES: usize = 56;
/// The most boxes on a tile.
pub(super) const BOXES: usize = 5;

/// What a tile is good for, and what it may lie beside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Grey: worked on in study rounds.
    Study,
    /// Brown: worked on in toil rounds.
    Toil,
    /// Both grey and brown.
    Dual,
    /// A Path: neither.
    Neutral,
    /// A Beehive, Carp Pond or Dovecote: neither, and nobody goes there.
    Feature,
}

/// Tiles that score together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Paths.
    Path,
    /// Fields.
    Field,
    /// Gardens.
    Garden,
}

/// What sets a tile apart from plain buildings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Special {
    /// Monks pray together here, for double points.
    Chapel,
    /// A blessing.
    Almonry,
    /// One point more for work.
    Scriptum,
    /// Two points more for work.
    Farm,
    /// Two letters of the grid are switched.
    Library,
    /// A tile is drawn and one put back.
    Workshop,
    /// A tile is placed.
    Stables,
    /// The Abbot is elected at once.
    AbbotsHouse,
    /// Monks are kept where they are.
    Brewhouse,
    /// Holds prisoners. Not an icon tile.
    PrisonCell,
    /// Not an icon tile.
    SecretWayRed,
    /// Not an icon tile.
    SecretWayBlue,
    /// Not an icon tile.
    SecretWayGreen,
    /// Not an icon tile.
    SecretWayYellow,
}

impl Special {
    /// The icon tiles. Secret Ways and the Prison Cell are not among them. (A43)
    pub const ICONS: [Special; 9] = [
        Special::Chapel,
        Special::Almonry,
        Special::Scriptum,
        Special::Farm,
        Special::Library,
        Special::Workshop,
        Special::Stables,
        Special::AbbotsHouse,
        Special::Brewhouse,
    ];

    /// How many there are.
    pub(super) const MANY: usize = Special::SecretWayYellow as usize + 1;
}

/// The colour of a player, in seating order: clockwise, and from the top of the letter grid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a colour says all there is to say")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    /// All four, in seating order.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// Its key in words and settings.
    pub fn key(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
        }
    }

    /// The colour's row on the letter grid, from the top.
    pub fn row(self) -> usize {
        self as usize
    }

    /// The Secret Way of this colour.
    pub fn secret_way(self) -> Tile {
        the_box().secret_ways[self.row()]
    }
}

/// What kind of round an hour is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Round {
    /// Prayer ends, the Abbot is elected, tiles are drawn.
    Service,
    /// Grey tiles are worked on.
    Study,
    /// Brown tiles are worked on.
    Toil,
    /// Everybody goes home.
    Night,
}

impl Round {
    /// Whether it is a round of work: study or toil.
    pub fn is_work(self) -> bool {
        matches!(self, Round::Study | Round::Toil)
    }

    /// Whether tiles of this ground are worked on in this round.
    #[inline]
    pub fn works(self, ground: Ground) -> bool {
        matches!(
            (self, ground),
            (Round::Study, Ground::Study) | (Round::Toil, Ground::Toil) | (Round::Study | Round::Toil, Ground::Dual)
        )
    }
}

/// One hour of the dial.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hour {
    /// What kind of round it is.
    pub kind: Round,
    /// The name of a service.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many tiles each player draws.
    #[serde(default)]
    pub draw: u8,
}

/// Everything printed on one kind of tile.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Its name in data, saves and words.
    pub key: String,
    /// How many of it there are.
    pub count: u8,
    /// Its ground.
    pub ground: Ground,
    /// The circled value.
    pub value: u8,
    /// The numbers in its boxes.
    pub boxes: Vec<u8>,
    /// Its edges, as printed: north, east, south, west.
    pub edges: String,
    /// The group it scores with.
    #[serde(default)]
    pub group: Option<Group>,
    /// What sets it apart.
    #[serde(default)]
    pub special: Option<Special>,
    /// Which of this is known, and from where.
    #[serde(rename = "basis")]
    _basis: String,
    #[serde(skip)]
    pub(super) shape: Shape,
}

/// The most columns of the letter grid.
pub(super) const COLUMNS: usize = 10;
/// The most cells of the letter grid.
pub(super) const CELLS: usize = 4 * COLUMNS;

/// Everything in the box.
#[derive(Debug)]
pub struct TheBox {
    /// Every kind of tile; those in the bag first, then the four Secret Ways.
    pub tiles: Vec<Facts>,
    /// The Abbey's width and height in cells.
    pub abbey_size: (i8, i8),
    /// The Abbey's edges, clockwise from the north-west corner.
    pub(super) abbey_edges: Vec<Edge>,
    /// What may be placed where.
    pub(super) fits: Fits,
    /// How many kinds of tile go into the bag.
    pub(super) bag_kinds: usize,
    pub(super) secret_ways: [Tile; 4],
    /// The letters of the grid, row by row; 0 for a cross.
    pub(super) letters: [u8; CELLS],
    /// Where the crosses are on the grid.
    pub crosses: Vec<u8>,
    /// What a column costs before one's phrase is complete.
    pub top: Vec<u8>,
    /// What it costs afterwards.
    pub bottom: Vec<u8>,
    /// The phrases, without crosses.
    pub phrases: [String; 4],
    /// For each phrase and letter, the spaces of the strip it belongs to.
    pub(super) spaces: [[Spaces; 26]; 4],
    /// A day.
    pub dial: Vec<Hour>,
    /// How many days.
    pub days: u8,
    /// How many blessings.
    pub blessings: u8,
    /// How many monks each player has.
    pub monks: u8,
    pub(super) unspent: Vec<(u8, u8)>,
    /// Testament points of a large letter.
    pub letter_points: u8,
    pub(super) limits: [u8; 3],
}

/// What is wrong with the data of the box.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the box of Monastery: {0}")]
pub struct BadBox(pub(super) String);

static THE_BOX: LazyLock<TheBox> =
    LazyLock::new(|| TheBox::read(include_str!("../../../../data/monastery/box.json")).expect("a test reads the box"));

/// The box on the shelf.
#[inline]
pub fn the_box() -> &'static TheBox {
    &THE_BOX
}

impl TheBox {
    /// The tile of this name.
    pub fn find(&self, key: &str) -> Option<Tile> {
        self.tiles.iter().position(|facts| facts.key == key).map(|n| Tile(n as u8))
    }

    /// How many tiles of a group may lie together.
    pub fn limit(&self, group: Group) -> u32 {
        u32::from(self.limits[group as usize])
    }

    /// How many blessings so many unspent points bring.
    pub fn blessings_for(&self, unspent: u8) -> u8 {
        self.unspent.iter().rev().find(|(from, _)| unspent >= *from).map_or(0, |(_, blessings)| *blessings)
    }

    /// Every kind of tile that goes into the bag.
    pub(super) fn bag(&self) -> impl Iterator<Item = Tile> {
        (0..self.bag_kinds).map(|n| Tile(n as u8))
    }
}

/// The crosses of the letter grid: one for each monk but the first.
pub(super) const CROSSES: usize = 4;
/// The most tiles behind a screen.
pub(super) const HAND: usize = 18;

impl Facts {
    /// The number in a box.
    #[inline]
    pub(super) fn points(&self, which: u8) -> u8 {
        self.boxes[usize::from(which)]
    }
}

impl Tile {
    /// What is printed on it.
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &the_box().tiles[self.index()]
    }

    /// Its name in data, saves and words.
    pub fn key(self) -> &'static str {
        &self.facts().key
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A Secret Way belongs to one player and never goes into the bag. (A22)
    #[inline]
    pub fn is_secret_way(self) -> bool {
        self.index() >= the_box().bag_kinds
    }
}

impl Numbered for Tile {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> Tile {
        Tile(number)
    }
}

keyed!(Tile, tiles, "tile");
