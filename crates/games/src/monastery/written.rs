//! A view as it is written for the page: what the eyes see, in the order they look.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use table::{Eyes, Known, Seat, Seats};

use super::{
    Cell, Colour, Hand, Hidden, Monastery, Phase, Piece, Pieces, Round, Testament, Tile, View,
    edges::SIDES,
    the_box::{BOXES, COLUMNS, KINDS, the_box},
};

/// A view as it is written.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "View"))]
pub struct Written {
    /// Whose view it is.
    pub eyes: Eyes,
    /// The day, from 1.
    pub day: u8,
    /// The hour of the dial, from 1.
    pub hour: u8,
    /// What kind of round it is.
    pub round: Round,
    /// Whether the players speak of the game only in service rounds.
    pub silence: bool,
    /// Whether two seats play as one team.
    pub paired: bool,
    /// Whether icons have no effect.
    pub simpler: bool,
    /// The Abbot.
    pub abbot: Seat,
    /// The first player of the running round.
    pub first: Seat,
    /// Everybody in the order of the running round.
    #[cfg_attr(feature = "types", ts(as = "Vec<Seat>"))]
    pub order: ArrayVec<Seat, 4>,
    /// What is being done.
    pub phase: Phase,
    /// What each seat has; nothing before the colours are drawn.
    pub seats: Vec<SeatView>,
    /// The tiles on the table, as they were laid; the Abbey is the first.
    pub pieces: Vec<PieceView>,
    /// The empty places beside them.
    pub gaps: Vec<Cell>,
    /// The cells of the letter grid, row by row.
    pub grid: Vec<Option<LetterView>>,
    /// The crosses of the grid.
    pub crosses: Vec<CrossView>,
    /// What each column costs before one's own phrase is complete.
    pub top: &'static [u8],
    /// What it costs afterwards.
    pub bottom: &'static [u8],
    /// Blessings that nobody has.
    pub pool: u8,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// The tile just drawn by Exchange or Workshop, if there is one.
    pub drawn: Option<Known<Tile>>,
    /// The tiles in the bag, with how many there are of each.
    pub inside_bag: Known<Vec<(Tile, u8)>>,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    /// Its colour.
    pub colour: Colour,
    /// How many tiles are behind its screen.
    pub screen: u8,
    /// Which they are.
    pub tiles: Known<Vec<Tile>>,
    /// How many blessings are behind its screen.
    pub blessings: Known<u8>,
    /// How many of them it may spend: not those it received in a Scoring that is not over.
    pub to_spend: Known<u8>,
    /// Its phrase.
    pub phrase: &'static str,
    /// What lies on each space of its strip.
    #[cfg_attr(feature = "types", ts(as = "Vec<Space>"))]
    pub strip: ArrayVec<Space, COLUMNS>,
    /// Whether a letter covers every space.
    pub complete: bool,
    /// Which row of costs it pays.
    pub pays: Row,
    /// What it leaves behind, once the game is over.
    pub testament: Option<Testament>,
}

/// What lies on a space of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Space {
    /// Nothing.
    Empty,
    /// A letter, small side up.
    Small,
    /// A letter, large side up.
    Large,
}

/// A row of costs on the letter grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Row {
    /// Along the top edge.
    Top,
    /// Along the bottom edge.
    Bottom,
}

/// A tile on the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PieceView {
    /// Its number.
    pub piece: Piece,
    /// Which tile it is.
    #[cfg_attr(feature = "types", ts(type = "Tile | \"abbey\""))]
    pub tile: &'static str,
    /// Where it lies; of the Abbey, its north-west cell.
    pub at: Cell,
    /// Turned clockwise by so many quarters.
    #[cfg_attr(feature = "types", ts(type = "0 | 1 | 2 | 3"))]
    pub turn: u8,
    /// For each side, clockwise from the north, whether a monk can go across it. The Abbey has more
    /// than four: none are told.
    pub joined: [bool; SIDES],
    /// Whether it lies built side up.
    pub constructed: bool,
    /// Whether it is fully occupied.
    pub full: bool,
    /// Whether it was constructed in the running round.
    pub fresh: bool,
    /// Blessings laid on it.
    pub tokens: u8,
    /// Whose monk is in each box.
    #[cfg_attr(feature = "types", ts(as = "Vec<Option<Seat>>"))]
    pub boxes: ArrayVec<Option<Seat>, BOXES>,
    /// Standing monks of each seat on the floor.
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub standing: ArrayVec<u8, 4>,
    /// Praying monks of each seat.
    #[cfg_attr(feature = "types", ts(as = "Vec<u8>"))]
    pub praying: ArrayVec<u8, 4>,
    /// Whether a monk of the seat that scores could pray here, had not another of its monks done so.
    pub prayed_elsewhere: bool,
}

/// A letter on the grid.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LetterView {
    /// The letter.
    pub letter: char,
    /// Whether it lies large side up.
    pub large: bool,
    /// What it costs the seat whose view it is.
    pub cost: Option<u8>,
}

/// A cross of the grid.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CrossView {
    /// Its cell.
    pub cell: u8,
    /// Whose monks wait there.
    pub waiting: Seats,
    /// What one of them costs the seat whose view it is.
    pub cost: Option<u8>,
}

impl View {
    /// The view as it is written.
    pub fn written(&self) -> Written {
        let open = &self.open;
        let (day, hour) = open.time();
        let dealt = !matches!(open.phase, Phase::Colours);
        let cost = |cell| match self.eyes {
            Eyes::Seat(seat) if dealt => Some(open.price(seat, cell)),
            _ => None,
        };
        let letter = |cell| {
            let letter = char::from(open.grid.letter(cell)?);
            Some(LetterView { letter, large: open.grid.large_letters().has(cell), cost: cost(cell) })
        };
        let waiting = |(cross, cell): (usize, &u8)| CrossView {
            cell: *cell,
            waiting: open.grid.waiting(cross),
            cost: cost(*cell),
        };
        let elsewhere = match open.phase {
            Phase::Scoring(scoring) if scoring.prayed => self.table().fit_for_prayer(scoring.seat),
            _ => Pieces::NONE,
        };
        let inside = |bag: [u8; KINDS]| {
            the_box().bag().map(|tile| (tile, bag[tile.index()])).filter(|(_, many)| *many > 0).collect()
        };
        Written {
            eyes: self.eyes,
            day: day + 1,
            hour: hour + 1,
            round: open.round(),
            silence: open.agreed.silence,
            paired: open.agreed.paired,
            simpler: open.agreed.simpler,
            abbot: open.abbot,
            first: open.first,
            order: open.first.round(open.seats).collect(),
            phase: open.phase,
            seats: Seat::all(open.seats).filter(|_| dealt).map(|seat| self.seat(seat)).collect(),
            pieces: open.board.laid().map(|piece| self.piece(piece, elsewhere.has(piece))).collect(),
            gaps: open.board.gaps().iter().map(|gap| gap.cell).collect(),
            grid: (0..4 * COLUMNS as u8).map(letter).collect(),
            crosses: the_box().crosses.iter().enumerate().map(waiting).collect(),
            top: &the_box().top,
            bottom: &the_box().bottom,
            pool: open.pool,
            bag: open.bag,
            drawn: self.drawn,
            inside_bag: self.bag.map(inside),
        }
    }

    fn seat(&self, seat: Seat) -> SeatView {
        let open = &self.open;
        let n = seat.index();
        let strip = open.strips[n];
        let phrase = the_box().phrases[open.colours[n].row()].as_str();
        let space = |space| match (strip.covered.has(space), strip.large.has(space)) {
            (false, _) => Space::Empty,
            (true, false) => Space::Small,
            (true, true) => Space::Large,
        };
        let complete = open.is_complete(seat);
        let fresh = open.phase.fresh().filter(|(scoring, _)| *scoring == seat).map_or(0, |(_, fresh)| fresh);
        let over = matches!(open.phase, Phase::Over { .. });
        SeatView {
            colour: open.colours[n],
            screen: open.screens[n],
            tiles: self.hands[n].map(|hand| hand.tiles().to_vec()),
            blessings: self.blessings[n],
            to_spend: self.blessings[n].map(|blessings| blessings - fresh),
            phrase,
            strip: (0..phrase.len() as u8).map(space).collect(),
            complete,
            pays: if complete { Row::Bottom } else { Row::Top },
            testament: over.then(|| self.testament(seat)),
        }
    }

    /// What a seat leaves behind when the screens have been taken away.
    fn testament(&self, seat: Seat) -> Testament {
        self.table().testament(seat)
    }

    /// The table as far as these eyes see it, to ask the rules about what they see.
    fn table(&self) -> Monastery {
        let hands = self.hands.map(|hand| hand.seen().unwrap_or(Hand::EMPTY));
        let blessings = self.blessings.map(|known| known.seen().unwrap_or(0));
        let hidden = Hidden { hands, blessings, bag: [0; KINDS], drawn: None };
        Monastery { open: self.open, hidden }
    }

    fn piece(&self, piece: Piece, prayed_elsewhere: bool) -> PieceView {
        let board = &self.open.board;
        let monks = board.monks(piece);
        let tile = board.tile(piece);
        let built = board.is_constructed(piece);
        let seats = || Seat::all(self.open.seats);
        let boxes = tile.filter(|_| !built).map_or(0, |tile| tile.facts().boxes.len());
        PieceView {
            piece,
            tile: tile.map_or("abbey", Tile::key),
            at: board.cell(piece),
            turn: board.turn(piece),
            joined: board.joined_sides(piece),
            constructed: built,
            full: board.is_full(piece),
            fresh: board.fresh.has(piece),
            tokens: board.tokens[piece.index()],
            boxes: (0..boxes as u8).map(|which| monks.in_box(which)).collect(),
            standing: seats().map(|seat| if built { monks.standing(seat) } else { 0 }).collect(),
            praying: seats().map(|seat| monks.praying(seat)).collect(),
            prayed_elsewhere,
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(serializer)
    }
}
