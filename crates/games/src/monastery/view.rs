//! What each seat may know. (A38)
//!
//! Tiles behind screens, numbers of blessings and what is in the bag are hidden; everything else
//! lies open. A [`View`] holds nothing but what lies open and the secrets of its own eyes.

use table::{Eyes, Known, Rng, Seat, Seats};

use super::{
    Hand, Hidden, Monastery, Open, Phase,
    the_box::{KINDS, Tile, the_box},
};

/// What one pair of eyes may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) eyes: Eyes,
    pub(super) open: Open,
    pub(super) hands: [Known<Hand>; 4],
    pub(super) blessings: [Known<u8>; 4],
    /// The tile just drawn, if there is one.
    pub(super) drawn: Option<Known<Tile>>,
    /// Only heaven knows what is in the bag.
    pub(super) bag: Known<[u8; KINDS]>,
}

impl View {
    pub(super) fn of(game: &Monastery, eyes: Eyes) -> View {
        // When it is over, the screens are taken away.
        let over = matches!(game.open.phase, Phase::Over { .. });
        let sees = |seat: Seat| over || eyes.see(seat);
        let mut view = View {
            eyes,
            open: game.open,
            hands: [Known::Hidden; 4],
            blessings: [Known::Hidden; 4],
            drawn: game.hidden.drawn.map(|tile| Known::when(game.open.phase.turn().seat().is_some_and(sees), tile)),
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
        if let Some((seat, fresh)) = open.phase.fresh().filter(|(seat, _)| unknown.has(*seat)) {
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
