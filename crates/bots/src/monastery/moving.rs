//! Where the monks of one seat should go: what they can score this round, and how they stand after.

use arrayvec::ArrayVec;
use games::monastery::{Action, Monastery, Piece, Pieces, Spot, Tile};
use table::Seat;

use super::{
    BLESSING, POINT, lock,
    places::{NOTHING, Place, Site, Survey},
    weighing::{Mood, Score},
};

/// The most monks a seat has.
pub(super) const MONKS: usize = 5;
/// Further than anybody can walk.
const FAR: u8 = u8::MAX;
/// The most tiles on the table.
const TILES: usize = 64;

/// Where each monk of a crew ends; places beyond the last monk mean nothing.
pub(super) type Ends = [Spot; MONKS];

/// What the monks of one seat could do.
pub(super) struct Crew<'a> {
    world: &'a Monastery,
    seat: Seat,
    allowance: u8,
    pub(super) monks: ArrayVec<Monk, MONKS>,
    /// Tiles that are worth going to.
    goals: Pieces,
    /// What is known of the tiles that matter.
    pub(super) places: [Place; TILES],
    /// The tiles that a tile laid in thought is joined to, and how good it makes it to stand there.
    pub(super) beside: (Pieces, i32),
    pub(super) survey: Survey<'a>,
    /// What a monk who prays cannot do until he stands up.
    pub(super) lock: i32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Monk {
    pub(super) at: Spot,
    movable: bool,
    /// How far it is to each tile.
    far: [u8; TILES],
}

impl<'a> Crew<'a> {
    pub(super) fn of(world: &'a Monastery, seat: Seat, allowance: u8) -> Crew<'a> {
        let board = &world.open().board;
        let mut monks: ArrayVec<Monk, MONKS> = ArrayVec::new();
        board.spots(seat, |at| {
            if monks.is_full() {
                return;
            }
            if let Some(same) = monks.iter().find(|monk| monk.at == at).copied() {
                monks.push(same);
                return;
            }
            let movable = match at.in_box {
                None => true,
                Some(which) => !board.is_full(at.on) && !board.monks(at.on).is_settled(which),
            };
            let mut far = [FAR; TILES];
            far[at.on.index()] = 0;
            if movable {
                world.walk(seat, at.on, allowance, |ring, cost| {
                    ring.iter().for_each(|piece| far[piece.index()] = cost);
                    false
                });
            }
            monks.push(Monk { at, movable, far });
        });
        let survey = Survey::of(world, seat);
        let places = [NOTHING; TILES];
        let lock = lock(world);
        let mut crew = Crew {
            world,
            seat,
            allowance,
            monks,
            goals: Pieces::NONE,
            places,
            beside: (Pieces::NONE, 0),
            survey,
            lock,
        };
        crew.look_around();
        crew
    }

    /// Looks at every tile that somebody can get to or is on.
    fn look_around(&mut self) {
        let board = &self.world.open().board;
        for piece in board.laid() {
            let n = piece.index();
            let own = board.monks(piece).standing(self.seat) > 0;
            if !own && (board.is_full(piece) || self.monks.iter().all(|monk| monk.far[n] == FAR)) {
                continue;
            }
            let place = self.survey.look(piece);
            let good = match place {
                Place::Built(built) => built.work > 0 || built.prayer > 0 || built.comfort + built.icon >= 12,
                Place::Site(_) => true,
            };
            self.places[n] = place;
            self.goals.put(piece, good && !board.is_full(piece));
        }
    }

    /// The monks as they are.
    pub(super) fn start(&self) -> Ends {
        let mut ends = [Spot::floor(Piece::ABBEY); MONKS];
        ends.iter_mut().zip(&self.monks).for_each(|(end, monk)| *end = monk.at);
        ends
    }

    /// The best ends found from these, improved so many times at most.
    pub(super) fn best(&self, from: Ends, mood: Mood, times: usize) -> (Score, Ends) {
        self.best_but(None, from, mood, times)
    }

    /// The best ends found if one monk ends where he does.
    fn best_but(&self, held: Option<usize>, from: Ends, mood: Mood, times: usize) -> (Score, Ends) {
        let (mut best, mut ends) = (self.judge(&from, mood), from);
        for _ in 0..times {
            let Some((score, better)) = self.improve(held, &ends, best, mood) else { break };
            (best, ends) = (score, better);
        }
        (best, ends)
    }

    /// Thinks of a tile as laid, joined to these.
    pub(super) fn lay(&mut self, tile: Tile, joined: Pieces) {
        let board = &self.world.open().board;
        let facts = tile.facts();
        let n = usize::from(board.count());
        if facts.boxes.is_empty() || n >= TILES {
            return;
        }
        let own_way = self.world.open().colours[self.seat.index()].secret_way() == tile;
        let passable = board.constructed | board.full;
        for monk in self.monks.iter_mut().filter(|monk| monk.movable) {
            let here = Pieces::only(monk.at.on);
            let ways = (joined & (passable | here)).iter().map(|piece| monk.far[piece.index()]);
            let way = ways.min().map_or(FAR, |far| far.saturating_add(1));
            monk.far[n] = if own_way { 1 } else { way };
        }
        let times = facts.group.map_or(1, |group| 1 + board.constructed_together(group, joined).len() as i32);
        self.places[n] = Place::Site(Site::new(tile, times));
        self.goals.add(Piece(board.count()));
        self.beside = (joined, self.survey.beckons(tile));
    }

    /// Takes the tile away that was laid in thought.
    pub(super) fn lift(&mut self) {
        self.goals.remove(Piece(self.world.open().board.count()));
        self.beside = (Pieces::NONE, 0);
    }

    /// The moves that lead to these ends.
    pub(super) fn walks(&self, ends: &Ends) -> ArrayVec<Action, MONKS> {
        let gone = self.monks.iter().zip(ends).filter(|(monk, end)| monk.at != **end);
        gone.map(|(monk, end)| Action::Move { from: monk.at, to: *end, cost: monk.far[index(*end)] }).collect()
    }

    /// Whether these ends fill a tile that was not full, so that others can be laid beside it.
    pub(super) fn fills(&self, ends: &Ends) -> bool {
        let ends = &ends[..self.monks.len()];
        ends.iter().any(|end| match self.places[index(*end)] {
            Place::Site(site) if !self.world.open().board.is_full(end.on) => {
                let here = ends.iter().filter(|other| other.on == end.on).count();
                usize::from(site.many) == usize::from(site.others) + here
            }
            _ => false,
        })
    }

    /// The tile on which a blessing would do most to bring others into the last empty box, and by
    /// how much that is worth more than the blessing.
    pub(super) fn encourage(&self, ends: &Ends) -> Option<(Piece, i32)> {
        if self.survey.last_round || self.world.blessings(self.seat) == 0 {
            return None;
        }
        let ends = &ends[..self.monks.len()];
        let gain = |end: &Spot| {
            let Place::Site(site) = self.places[index(*end)] else { return None };
            let here = || ends.iter().filter(|other| other.on == end.on);
            let own: i32 = here().map(|end| i32::from(site.boxes[usize::from(end.in_box.unwrap_or(0))])).sum();
            let empty = usize::from(site.many) - usize::from(site.others) - here().count();
            (empty == 1).then(|| (end.on, (own * site.times * POINT - site.rivals) / 4 - BLESSING))
        };
        ends.iter().filter_map(gain).filter(|(_, gain)| *gain > 0).max_by_key(|(_, gain)| *gain)
    }

    /// The best single change, or the best tile to finish with several monks at once.
    fn improve(&self, held: Option<usize>, ends: &Ends, best: Score, mood: Mood) -> Option<(Score, Ends)> {
        let many = self.monks.len();
        let spent = self.cost(ends);
        let mut found = best;
        let mut next = None;
        for (n, monk) in self.monks.iter().enumerate() {
            // Monks who started and end alike are alike.
            let alike = (0..n).any(|other| self.monks[other].at == monk.at && ends[other] == ends[n]);
            if !monk.movable || alike || held == Some(n) {
                continue;
            }
            let rest = self.judge_some(ends, !(1 << n), mood);
            let left = u32::from(self.allowance) + u32::from(monk.far[index(ends[n])]) - spent;
            let others: Pieces = (0..many).filter(|other| *other != n).map(|other| ends[other].on).collect();
            for piece in (self.goals - Pieces::only(ends[n].on)).iter() {
                if u32::from(monk.far[piece.index()]) > left {
                    continue;
                }
                // Nobody else of the crew is there: what he adds can be told at once.
                if !others.has(piece) {
                    let spot = self.free_spot(monk, piece);
                    let score = self.with_one(rest, n, spot, mood);
                    if score.worth > found.worth {
                        let mut better = *ends;
                        better[n] = spot;
                        (found, next) = (score, Some(better));
                    }
                } else if let Some(spot) = self.room(ends, n, piece) {
                    let mut better = *ends;
                    better[n] = spot;
                    let score = self.judge(&better, mood);
                    if score.worth > found.worth {
                        (found, next) = (score, Some(better));
                    }
                }
            }
        }
        for piece in self.goals.iter() {
            if let Some(better) = self.finish(held, ends, piece) {
                let score = self.judge(&better, mood);
                if score.worth > found.worth {
                    (found, next) = (score, Some(better));
                }
            }
        }
        next.map(|next| (found, next))
    }

    /// Whether every monk can get to his end, and there is room for him as far as others of the crew matter.
    pub(super) fn can(&self, ends: &Ends) -> bool {
        let count = self.world.open().board.count();
        let reached = |(monk, end): (&Monk, &Spot)| {
            (end.on.0 < count || self.goals.has(end.on))
                && monk.far[index(*end)] != FAR
                && match (self.places[index(*end)], end.in_box) {
                    (Place::Site(site), Some(which)) => which < site.many,
                    (Place::Built(_), None) => true,
                    _ => monk.at == *end,
                }
        };
        self.monks.iter().zip(ends).all(reached) && self.cost(ends) <= u32::from(self.allowance)
    }

    /// The ends that differ from these in one monk's, and what comes of it if the others do what is best then.
    pub(super) fn others(&self, ends: &Ends) -> Vec<(i32, Ends)> {
        let mut found = Vec::new();
        let spent = self.cost(ends);
        for (n, monk) in self.monks.iter().enumerate() {
            let alike = (0..n).any(|other| self.monks[other].at == monk.at && ends[other] == ends[n]);
            if !monk.movable || alike {
                continue;
            }
            let left = u32::from(self.allowance) + u32::from(monk.far[index(ends[n])]) - spent;
            let pieces = (self.goals | Pieces::only(monk.at.on)) - Pieces::only(ends[n].on);
            for piece in pieces.iter().filter(|piece| u32::from(monk.far[piece.index()]) <= left) {
                let Some(spot) = self.room(ends, n, piece) else { continue };
                let mut other = *ends;
                other[n] = spot;
                found.push((self.judge(&other, Mood::CALM).worth, other));
                let (score, better) = self.best_but(Some(n), other, Mood::CALM, 2);
                if better != other {
                    found.push((score.worth, better));
                }
            }
        }
        for piece in self.goals.iter() {
            if let Some(other) = self.finish(None, ends, piece) {
                found.push((self.judge(&other, Mood::CALM).worth, other));
            }
        }
        found
    }

    fn cost(&self, ends: &Ends) -> u32 {
        self.monks.iter().zip(ends).map(|(monk, end)| u32::from(monk.far[index(*end)])).sum()
    }

    /// Where a monk would stand on a tile to which nobody else of the crew goes.
    fn free_spot(&self, monk: &Monk, piece: Piece) -> Spot {
        match self.places[piece.index()] {
            _ if monk.at.on == piece => monk.at,
            Place::Built(_) => Spot::floor(piece),
            Place::Site(site) => Spot::in_box(piece, site.best),
        }
    }

    /// A free spot on a tile to which others of the crew go: the best box, or the floor.
    fn room(&self, ends: &Ends, monk: usize, piece: Piece) -> Option<Spot> {
        if self.monks[monk].at.on == piece {
            return Some(self.monks[monk].at);
        }
        let board = &self.world.open().board;
        let ends = &ends[..self.monks.len()];
        match self.places[piece.index()] {
            Place::Built(_) => {
                let Some(tile) = board.tile(piece) else { return Some(Spot::floor(piece)) };
                let came = ends.iter().filter(|end| end.on == piece).count();
                let left = self.monks.iter().filter(|monk| monk.at.on == piece).count();
                // Nobody counts on room that is only made by a later move.
                let company = usize::from(board.monks(piece).all()) + came - left;
                (company < usize::from(tile.facts().value)).then(|| Spot::floor(piece))
            }
            Place::Site(site) => self
                .empty_boxes(piece, &site)
                .map(|which| Spot::in_box(piece, which))
                .filter(|spot| !ends.contains(spot))
                .max_by_key(|spot| site.boxes[usize::from(spot.in_box.unwrap_or(0))]),
        }
    }

    /// The boxes that nobody is in.
    fn empty_boxes(&self, piece: Piece, site: &Site) -> impl Iterator<Item = u8> {
        let board = &self.world.open().board;
        let laid = piece.0 < board.count();
        (0..site.many).filter(move |which| !laid || board.monks(piece).in_box(*which).is_none())
    }

    /// The nearest monks fill every empty box of a tile, two at least.
    fn finish(&self, held: Option<usize>, ends: &Ends, piece: Piece) -> Option<Ends> {
        let Place::Site(site) = self.places[piece.index()] else { return None };
        let mut next = *ends;
        let (mut filled, mut used) = (0, 0u8);
        for which in self.empty_boxes(piece, &site) {
            let spot = Spot::in_box(piece, which);
            if next[..self.monks.len()].contains(&spot) {
                continue;
            }
            let free = |n: &usize| {
                let monk = &self.monks[*n];
                monk.movable && held != Some(*n) && used & 1 << n == 0 && next[*n].on != piece && monk.at.on != piece
            };
            let far = |n: &usize| self.monks[*n].far[piece.index()];
            let nearest = (0..self.monks.len()).filter(free).min_by_key(far)?;
            if far(&nearest) == FAR {
                return None;
            }
            next[nearest] = spot;
            used |= 1 << nearest;
            filled += 1;
        }
        (filled > 1 && self.cost(&next) <= u32::from(self.allowance)).then_some(next)
    }
}

pub(super) fn index(spot: Spot) -> usize {
    spot.on.index()
}
