//! What each seat may know. (A38)
//!
//! Tiles behind screens, numbers of blessings and what is in the bag are hidden; everything else
//! lies open. A [`View`] holds nothing but what lies open and the secrets of its own eyes.

use serde::{Serialize, Serializer};
use table::{Eyes, Known, Rng, Seat, Seats};

use super::{
    After, Collecting, Colour, Errand, Hand, Hidden, Monastery, Open, Phase, Placing, Round, Scoring, Testament,
    board::{Cell, NONE, Piece},
    the_box::{COLUMNS, KINDS, Tile, the_box},
};

/// What one pair of eyes may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    eyes: Eyes,
    open: Open,
    hands: [Known<Hand>; 4],
    blessings: [Known<u8>; 4],
    /// The tile just drawn, if there is one.
    drawn: Option<Known<Tile>>,
    /// Only heaven knows what is in the bag.
    bag: Known<[u8; KINDS]>,
}

impl View {
    pub(super) fn of(game: &Monastery, eyes: Eyes) -> View {
        // When it is over, the screens are taken away.
        let over = matches!(game.open.phase, Phase::Over(_));
        let sees = |seat: Seat| over || eyes.see(seat);
        let mut view = View {
            eyes,
            open: game.open,
            hands: [Known::Hidden; 4],
            blessings: [Known::Hidden; 4],
            drawn: game.hidden.drawn.map(|tile| Known::when(game.seat_to_act().seat().is_some_and(sees), tile)),
            bag: Known::when(eyes == Eyes::Heaven, game.hidden.bag),
        };
        for seat in Seat::all(4).filter(|seat| sees(*seat)) {
            view.hands[seat.index()] = Known::Seen(game.hidden.hands[seat.index()]);
            view.blessings[seat.index()] = Known::Seen(game.hidden.blessings[seat.index()]);
        }
        view
    }

    /// Deals what is unseen at random: every hand gets its number of tiles, and its Secret Way if
    /// that is not on the table; the blessings that others hold are shared out among them.
    pub(super) fn imagine(&self, rng: &mut Rng) -> Monastery {
        let open = self.open;
        if let Known::Seen(bag) = self.bag {
            let hands = self.hands.map(|hand| hand.seen().unwrap_or(Hand::EMPTY));
            let blessings = self.blessings.map(|blessings| blessings.seen().unwrap_or(0));
            return Monastery {
                open,
                hidden: Hidden { hands, blessings, bag, drawn: self.drawn.and_then(Known::seen) },
            };
        }
        let mut unseen = self.unseen();
        let mut left: u32 = unseen.iter().map(|many| u32::from(*many)).sum();
        let mut draw = || {
            let mut nth = rng.below(left.max(1));
            left = left.saturating_sub(1);
            for (kind, many) in unseen.iter_mut().enumerate() {
                if nth < u32::from(*many) {
                    *many -= 1;
                    return Some(Tile(kind as u8));
                }
                nth -= u32::from(*many);
            }
            None
        };
        let mut hands = [Hand::EMPTY; 4];
        for seat in Seat::all(open.seats) {
            let hand = &mut hands[seat.index()];
            if let Known::Seen(known) = self.hands[seat.index()] {
                *hand = known;
                continue;
            }
            let way = open.colours[seat.index()].secret_way();
            let mut wanted = open.screens[seat.index()];
            if wanted > 0 && way.facts().special.is_some_and(|special| open.board.special(special).is_none()) {
                hand.put(way);
                wanted -= 1;
            }
            for tile in (0..wanted).map_while(|_| draw()) {
                hand.put(tile);
            }
        }
        let drawn = self.drawn.and_then(|drawn| drawn.seen().or_else(&mut draw));
        let blessings = self.share_blessings(rng);
        Monastery { open, hidden: Hidden { hands, blessings, bag: unseen, drawn } }
    }

    /// The tiles these eyes have not seen, by kind.
    fn unseen(&self) -> [u8; KINDS] {
        let mut unseen = [0; KINDS];
        for tile in the_box().bag() {
            unseen[tile.index()] = tile.facts().count;
        }
        let board = &self.open.board;
        let laid = board.laid().filter_map(|piece| board.tile(piece));
        let hands = self.hands.iter().filter_map(|hand| hand.as_ref().seen());
        let held = hands.flat_map(|hand| hand.tiles().iter().copied());
        for tile in laid.chain(held).chain(self.drawn.and_then(Known::seen)).filter(|tile| !tile.is_secret_way()) {
            unseen[tile.index()] -= 1;
        }
        unseen
    }

    fn share_blessings(&self, rng: &mut Rng) -> [u8; 4] {
        let open = &self.open;
        let mut blessings = self.blessings.map(|known| known.seen().unwrap_or(0));
        let unknown: Seats = Seat::all(open.seats).filter(|seat| self.blessings[seat.index()].is_hidden()).collect();
        let mut left =
            the_box().blessings - open.pool - open.board.tokens.iter().sum::<u8>() - blessings.iter().sum::<u8>();
        // Whoever received blessings in this Scoring has them still.
        if let Phase::Scoring(Scoring { seat, fresh, .. }) | Phase::Collecting(Collecting { seat, fresh, .. }) =
            open.phase
            && unknown.has(seat)
        {
            blessings[seat.index()] = fresh;
            left -= fresh;
        }
        if !unknown.is_empty() {
            for _ in 0..left {
                let nth = rng.below(unknown.len()) as usize;
                if let Some(seat) = unknown.iter().nth(nth) {
                    blessings[seat.index()] += 1;
                }
            }
        }
        blessings
    }
}

/// A view as it is written: what the eyes see, in the order they look.
#[derive(Serialize)]
struct Sight {
    eyes: Eyes,
    day: u8,
    hour: u8,
    round: Round,
    silence: bool,
    paired: bool,
    simpler: bool,
    abbot: Seat,
    first: Seat,
    phase: PhaseSight,
    seats: Vec<SeatSight>,
    pieces: Vec<PieceSight>,
    gaps: Vec<Cell>,
    grid: Vec<Option<LetterSight>>,
    crosses: Vec<CrossSight>,
    top: Vec<u8>,
    bottom: Vec<u8>,
    pool: u8,
    bag: u8,
    drawn: Option<Known<Tile>>,
    inside_bag: Known<Vec<(Tile, u8)>>,
}

#[derive(Serialize)]
struct SeatSight {
    colour: Colour,
    screen: u8,
    tiles: Known<Vec<Tile>>,
    blessings: Known<u8>,
    phrase: &'static str,
    /// For each space: empty, small or large.
    strip: Vec<&'static str>,
    complete: bool,
    testament: Option<Testament>,
}

#[derive(Serialize)]
struct PieceSight {
    piece: Piece,
    tile: &'static str,
    at: Cell,
    turn: u8,
    constructed: bool,
    full: bool,
    fresh: bool,
    tokens: u8,
    /// Whose monk is in each box.
    boxes: Vec<Option<Seat>>,
    /// Standing monks of each seat on the floor.
    standing: Vec<u8>,
    /// Praying monks of each seat.
    praying: Vec<u8>,
}

#[derive(Serialize)]
struct LetterSight {
    letter: char,
    large: bool,
}

#[derive(Serialize)]
struct CrossSight {
    cell: u8,
    waiting: Seats,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case", tag = "part")]
enum PhaseSight {
    Colours,
    Dealing { seat: Seat, left: u8 },
    Keeping { seat: Seat, back: u8 },
    Placing { seat: Seat, allowance: u8, placed: bool, encouraging: bool },
    Scoring { seat: Seat, points: u8, prayed: bool },
    Switching { seat: Seat, first: u8, points: u8 },
    Collecting { seat: Seat, points: u8, fresh: u8 },
    Drawing { seat: Seat, workshop: bool },
    PuttingBack { seat: Seat, workshop: bool },
    Brewing { seat: Seat },
    Electing { seat: Seat, tied: Seats, snap: bool },
    Imprisoning { seat: Seat, snap: bool },
    Over { ending: super::Ending },
}

impl Open {
    fn phase_sight(&self) -> PhaseSight {
        let errand = |errand: Errand| match errand {
            Errand::Exchange(Placing { seat, .. }) => (seat, false),
            Errand::Workshop(Scoring { seat, .. }) => (seat, true),
        };
        match self.phase {
            Phase::Colours => PhaseSight::Colours,
            Phase::Dealing { seat, left } => PhaseSight::Dealing { seat, left },
            Phase::Keeping { seat, back } => PhaseSight::Keeping { seat, back },
            Phase::Placing(Placing { seat, allowance, placed, encouraging }) => {
                PhaseSight::Placing { seat, allowance, placed, encouraging }
            }
            Phase::Scoring(Scoring { seat, points, prayed, .. }) => PhaseSight::Scoring { seat, points, prayed },
            Phase::Switching { scoring: Scoring { seat, points, .. }, first } => {
                PhaseSight::Switching { seat, first, points }
            }
            Phase::Collecting(Collecting { seat, points, fresh }) => PhaseSight::Collecting { seat, points, fresh },
            Phase::Drawing(what) => {
                let (seat, workshop) = errand(what);
                PhaseSight::Drawing { seat, workshop }
            }
            Phase::PuttingBack(what) => {
                let (seat, workshop) = errand(what);
                PhaseSight::PuttingBack { seat, workshop }
            }
            Phase::Brewing { seat, .. } => PhaseSight::Brewing { seat },
            Phase::Electing { tied, after } => {
                PhaseSight::Electing { seat: self.abbot, tied, snap: matches!(after, After::Scoring(_)) }
            }
            Phase::Imprisoning { after } => {
                PhaseSight::Imprisoning { seat: self.abbot, snap: matches!(after, After::Scoring(_)) }
            }
            Phase::Over(ending) => PhaseSight::Over { ending },
        }
    }
}

impl View {
    fn sight(&self) -> Sight {
        let open = &self.open;
        let (day, hour) = open.time();
        let has_colours = !matches!(open.phase, Phase::Colours);
        Sight {
            eyes: self.eyes,
            day: day + 1,
            hour: hour + 1,
            round: open.round(),
            silence: open.agreed.silence,
            paired: open.agreed.paired,
            simpler: open.agreed.simpler,
            abbot: open.abbot,
            first: open.first,
            phase: open.phase_sight(),
            seats: Seat::all(open.seats).filter(|_| has_colours).map(|seat| self.seat_sight(seat)).collect(),
            pieces: open.board.laid().map(|piece| self.piece_sight(piece)).collect(),
            gaps: open.board.gaps().iter().map(|gap| gap.cell).collect(),
            grid: (0..4 * COLUMNS as u8)
                .map(|cell| {
                    let letter = char::from(open.grid.letter(cell)?);
                    Some(LetterSight { letter, large: open.grid.large_letters() & 1 << cell != 0 })
                })
                .collect(),
            crosses: the_box()
                .crosses
                .iter()
                .enumerate()
                .map(|(cross, cell)| CrossSight { cell: *cell, waiting: open.grid.waiting(cross) })
                .collect(),
            top: the_box().top.clone(),
            bottom: the_box().bottom.clone(),
            pool: open.pool,
            bag: open.bag,
            drawn: self.drawn,
            inside_bag: self.bag.map(|bag| {
                the_box().bag().map(|tile| (tile, bag[tile.index()])).filter(|(_, many)| *many > 0).collect()
            }),
        }
    }

    fn seat_sight(&self, seat: Seat) -> SeatSight {
        let open = &self.open;
        let n = seat.index();
        let strip = open.strips[n];
        let phrase = the_box().phrases[open.colours[n].row()].as_str();
        let spaces = |space| match (strip.covered >> space & 1, strip.large >> space & 1) {
            (0, _) => "empty",
            (_, 0) => "small",
            _ => "large",
        };
        let over = matches!(open.phase, Phase::Over(_));
        SeatSight {
            colour: open.colours[n],
            screen: open.screens[n],
            tiles: self.hands[n].map(|hand| hand.tiles().to_vec()),
            blessings: self.blessings[n],
            phrase,
            strip: (0..phrase.len()).map(spaces).collect(),
            complete: strip.covered.count_ones() as usize == phrase.len(),
            testament: over.then(|| {
                let hidden = Hidden {
                    hands: self.hands.map(|hand| hand.seen().unwrap_or(Hand::EMPTY)),
                    blessings: self.blessings.map(|known| known.seen().unwrap_or(0)),
                    bag: [0; KINDS],
                    drawn: None,
                };
                Monastery { open: *open, hidden }.testament(seat)
            }),
        }
    }

    fn piece_sight(&self, piece: Piece) -> PieceSight {
        let board = &self.open.board;
        let monks = &board.monks[piece.index()];
        let tile = board.tile(piece);
        let built = board.is_constructed(piece);
        let seats = usize::from(self.open.seats);
        let boxes = tile.filter(|_| !built).map_or(0, |tile| tile.facts().boxes.len());
        PieceSight {
            piece,
            tile: tile.map_or("abbey", Tile::key),
            at: board.cell(piece),
            turn: board.turn(piece),
            constructed: built,
            full: board.is_full(piece),
            fresh: board.fresh & piece.bit() != 0,
            tokens: board.tokens[piece.index()],
            boxes: monks.boxes[..boxes].iter().map(|whose| (*whose != NONE).then_some(Seat(*whose))).collect(),
            standing: if built { monks.standing[..seats].to_vec() } else { vec![0; seats] },
            praying: monks.praying[..seats].to_vec(),
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sight().serialize(serializer)
    }
}
