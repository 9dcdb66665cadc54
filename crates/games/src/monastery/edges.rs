//! Edges of tiles: pathways, gateways and empty edges, and which of them may meet.

use super::the_box::Ground;

/// The four sides, clockwise from the north.
pub(super) const SIDES: usize = 4;

/// One edge of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Edge {
    /// Nothing leads across it.
    Empty = 1,
    /// A pathway: something must lead on from it.
    Pathway = 2,
    /// A gateway: something may.
    Gateway = 3,
}

impl Edge {
    pub(super) fn read(letter: char) -> Result<Edge, String> {
        match letter {
            '-' => Ok(Edge::Empty),
            'P' => Ok(Edge::Pathway),
            'G' => Ok(Edge::Gateway),
            other => Err(format!("an edge is P, G or -, not {other:?}")),
        }
    }

    /// A pathway never meets an empty edge. (Tile placement, restrictions 1 and 2)
    pub(super) fn meets(self, other: Edge) -> bool {
        !matches!((self, other), (Edge::Pathway, Edge::Empty) | (Edge::Empty, Edge::Pathway))
    }

    /// A monk can go from one to the other. (Monk movement)
    pub(super) fn connects(self, other: Edge) -> bool {
        self != Edge::Empty && other != Edge::Empty
    }
}

/// The four edges of a tile as it is printed. Tiles of one shape share a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Shape {
    number: u8,
    sides: [Option<Edge>; SIDES],
}

/// The most shapes: each in four turns has a bit in a word.
const SHAPES: usize = 8;

impl Shape {
    pub(super) fn read(text: &str, known: &mut Vec<Shape>) -> Result<Shape, String> {
        let sides: Vec<Edge> = text.chars().map(Edge::read).collect::<Result<_, _>>()?;
        let sides: [Edge; SIDES] = sides.try_into().map_err(|_| format!("a tile has four edges, not {text:?}"))?;
        let sides = sides.map(Some);
        if let Some(shape) = known.iter().find(|shape| shape.sides == sides) {
            return Ok(*shape);
        }
        let shape = Shape { number: known.len() as u8, sides };
        known.push(shape);
        if known.len() <= SHAPES { Ok(shape) } else { Err(format!("more than {SHAPES} different shapes of tile")) }
    }

    /// The edge on a side when the tile is turned clockwise by so many quarters.
    #[inline]
    pub(super) fn edge(&self, side: usize, turn: u8) -> Edge {
        self.sides[(side + SIDES - usize::from(turn)) % SIDES].unwrap_or(Edge::Empty)
    }

    /// How many turns look different.
    pub(super) fn turns(&self) -> u8 {
        let looks = |turn| [0, 1, 2, 3].map(|side| self.edge(side, turn));
        (1..4).find(|turn| looks(*turn) == looks(0)).unwrap_or(4)
    }
}

/// What surrounds an empty place: on each side nothing, or the edge that faces it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Around(pub(super) u8);

impl Around {
    #[inline]
    pub(super) fn facing(self, side: usize) -> Option<Edge> {
        match (self.0 >> (2 * side)) & 3 {
            1 => Some(Edge::Empty),
            2 => Some(Edge::Pathway),
            3 => Some(Edge::Gateway),
            _ => None,
        }
    }

    pub(super) fn set(&mut self, side: usize, edge: Edge) {
        self.0 |= (edge as u8) << (2 * side);
    }

    /// No pathway of the new tile, nor of a neighbour, may end in a wall.
    /// (Tile placement, restriction 1)
    pub(super) fn has_no_dead_end(self, shape: &Shape, turn: u8) -> bool {
        (0..SIDES).all(|side| self.facing(side).is_none_or(|edge| edge.meets(shape.edge(side, turn))))
    }

    /// The new tile is joined to at least one other by a pathway or gateway. (Tile placement, 3)
    pub(super) fn joins(self, shape: &Shape, turn: u8) -> bool {
        (0..SIDES).any(|side| self.facing(side).is_some_and(|edge| edge.connects(shape.edge(side, turn))))
    }
}

/// For everything that can surround a place, the shapes and turns that fit there: the two rules
/// above, asked once for all.
#[derive(Debug)]
pub(super) struct Fits(Box<[u32; 256]>);

impl Fits {
    pub(super) fn of(shapes: &[Shape]) -> Fits {
        let mut fits = Box::new([0; 256]);
        for (around, fit) in fits.iter_mut().enumerate() {
            let around = Around(around as u8);
            for shape in shapes {
                for turn in 0..shape.turns() {
                    let feature = (0..SIDES).all(|side| shape.edge(side, 0) == Edge::Empty);
                    if around.has_no_dead_end(shape, turn) && (feature || around.joins(shape, turn)) {
                        *fit |= 1 << (4 * shape.number + turn);
                    }
                }
            }
        }
        Fits(fits)
    }

    /// Everything that fits into these surroundings.
    #[inline]
    pub(super) fn at(&self, around: Around) -> Fitting {
        Fitting(self.0[usize::from(around.0)])
    }
}

/// Shapes and turns that fit into one place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fitting(u32);

impl Fitting {
    /// The turns in which a shape fits.
    #[inline]
    pub(super) fn turns(self, shape: Shape) -> impl Iterator<Item = u8> {
        let turns = self.0 >> (4 * shape.number);
        (0..4).filter(move |turn| turns >> turn & 1 != 0)
    }
}

impl Ground {
    /// A grey study tile and a brown toil tile are never adjacent. Paths, features and
    /// dual-purpose tiles go beside everything. (Tile placement, restriction 3)
    #[inline]
    pub(super) fn suits(self, other: Ground) -> bool {
        !matches!((self, other), (Ground::Study, Ground::Toil) | (Ground::Toil, Ground::Study))
    }
}
