//! What the tiles have to offer a seat in the running round.

use games::monastery::{Monastery, Piece, Round, Special, Tile};
use table::Seat;

use super::{BLESSING, POINT, moving::MONKS, rivalry};

/// What a tile has to offer this seat in this round.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Built(Built),
    Site(Site),
}

/// A constructed tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Built {
    /// Points for work.
    pub(super) work: i32,
    /// Points that prayer scores instead; 0 if nobody may pray.
    pub(super) prayer: i32,
    /// Whether only a monk alone may pray: everywhere but in the Chapel.
    pub(super) alone: bool,
    /// The worth of standing here afterwards, and of the icon.
    pub(super) comfort: i32,
    pub(super) icon: i32,
}

/// An unconstructed tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub(super) boxes: [u8; MONKS],
    pub(super) many: u8,
    /// How many boxes are taken by others.
    pub(super) others: u8,
    /// The best box that is empty.
    pub(super) best: u8,
    /// How often its points count.
    pub(super) times: i32,
    /// What its completion costs because of what it brings rivals.
    pub(super) rivals: i32,
    /// What the blessings on it are worth to whoever comes.
    pub(super) encouraged: i32,
}

pub(super) const NOTHING: Place = Place::Built(Built { work: 0, prayer: 0, alone: false, comfort: 0, icon: 0 });

/// Looks at tiles with the eyes of one seat.
pub(super) struct Survey<'a> {
    world: &'a Monastery,
    seat: Seat,
    round: Round,
    icons: bool,
    pub(super) last_round: bool,
}

impl<'a> Survey<'a> {
    pub(super) fn of(world: &'a Monastery, seat: Seat) -> Survey<'a> {
        let last_round = world.open().rounds_left() <= 1;
        Survey { world, seat, round: world.open().round(), icons: !world.open().agreed.simpler, last_round }
    }

    pub(super) fn look(&self, piece: Piece) -> Place {
        if self.world.open().board.is_constructed(piece) { self.built(piece) } else { self.unbuilt(piece) }
    }

    fn built(&self, piece: Piece) -> Place {
        let board = &self.world.open().board;
        let (round, icons) = (self.round, self.icons);
        let Some(tile) = board.tile(piece) else {
            let work = i32::from(round == Round::Study);
            return Place::Built(Built { work, prayer: 0, alone: false, comfort: self.neighbours(piece), icon: 0 });
        };
        let facts = tile.facts();
        let quiet = !(board.prayed_on | board.fresh).has(piece);
        let work = match facts.special {
            _ if !quiet || !round.works(facts.ground) => 0,
            Some(Special::Farm) if round == Round::Toil && icons => 3,
            Some(Special::Scriptum) if round == Round::Study && icons => 2,
            _ => 1,
        };
        let chapel = facts.special == Some(Special::Chapel) && icons;
        let others = board.monks(piece).all() - board.monks(piece).standing(self.seat);
        let may =
            !board.fresh.has(piece) && if chapel { board.monks(piece).praying(self.seat) == 0 } else { others == 0 };
        let value = i32::from(facts.value) * if chapel { 2 } else { 1 };
        let icon = match facts.special {
            _ if !quiet || !icons => 0,
            Some(Special::Almonry | Special::Stables) => 90,
            Some(Special::Library) => 60,
            Some(Special::Workshop) => 25,
            Some(Special::Brewhouse) => 15,
            _ => 0,
        };
        let prayer = if may { value } else { 0 };
        Place::Built(Built { work, prayer, alone: !chapel, comfort: self.neighbours(piece), icon })
    }

    fn unbuilt(&self, piece: Piece) -> Place {
        let board = &self.world.open().board;
        let Some(tile) = board.tile(piece) else { return NOTHING };
        let facts = tile.facts();
        let times = facts.group.map_or(1, |group| board.built_group(group, piece).len() as i32);
        let mut site = Site::new(tile, times);
        let mut best = None;
        for (which, points) in (0u8..).zip(&facts.boxes) {
            match board.monks(piece).in_box(which) {
                None if best.is_none_or(|best: (u8, u8)| *points > best.0) => best = Some((*points, which)),
                Some(whose) if whose != self.seat => {
                    site.others += 1;
                    if !self.world.open().partners(whose, self.seat) {
                        site.rivals += i32::from(*points) * POINT * rivalry(self.world) / 100;
                    }
                }
                _ => {}
            }
        }
        site.best = best.map_or(0, |(_, which)| which);
        site.encouraged = BLESSING * i32::from(board.tokens[piece.index()]);
        Place::Site(site)
    }

    /// It is good to stand beside empty boxes when the next round begins.
    fn neighbours(&self, piece: Piece) -> i32 {
        let board = &self.world.open().board;
        let near = board.links(piece) - board.constructed - board.full;
        near.iter().filter_map(|next| board.tile(next)).map(|tile| self.beckons(tile)).sum()
    }

    pub(super) fn beckons(&self, tile: Tile) -> i32 {
        if self.last_round { 0 } else { tile.facts().boxes.first().map_or(0, |points| 6 * i32::from(*points)) }
    }
}

impl Site {
    /// A tile just laid.
    pub(super) fn new(tile: Tile, times: i32) -> Site {
        let printed = &tile.facts().boxes;
        let mut boxes = [0; MONKS];
        boxes.iter_mut().zip(printed).for_each(|(own, points)| *own = *points);
        let best = (0..printed.len()).rev().max_by_key(|which| printed[*which]).unwrap_or(0) as u8;
        Site { boxes, many: printed.len() as u8, others: 0, best, times, rivals: 0, encouraged: 0 }
    }
}
