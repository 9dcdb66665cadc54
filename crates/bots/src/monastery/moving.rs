//! Where the monks of one seat should go: what they can score this round, and how they stand after.

use arrayvec::ArrayVec;
use games::monastery::{Action, Monastery, Part, Piece, Round, Special, Spot, Tile};
use table::Seat;

use super::{Care, POINT, lock, rivalry};

/// The most monks a seat has.
const MONKS: usize = 5;
/// Further than anybody can walk.
const FAR: u8 = u8::MAX;

/// Where every monk of a seat goes.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// In hundredths of a testament point.
    pub(super) worth: i32,
    /// Points that will be scored this round.
    pub(super) points: i32,
    pub(super) actions: ArrayVec<Action, MONKS>,
}

/// What the seat's monks could do.
struct Crew<'a> {
    world: &'a Monastery,
    allowance: u8,
    monks: ArrayVec<Monk, MONKS>,
    /// Tiles that are worth going to, a bit each.
    goals: u64,
    /// What is known of the tiles that matter.
    places: [Place; 64],
    last_round: bool,
    mood: Mood,
}

#[derive(Clone, Debug)]
struct Monk {
    at: Spot,
    movable: bool,
    /// How far it is to each tile.
    far: [u8; 64],
}

/// What a tile has to offer this seat in this round.
#[derive(Clone, Copy, Debug)]
enum Place {
    /// A constructed tile: points for work, the worth of prayer for a monk alone (in the Chapel
    /// for any), and of standing there afterwards.
    Built { work: i32, prayer: i32, alone: bool, comfort: i32 },
    /// An unconstructed tile: its boxes, how many are taken by others, how often its points count,
    /// what its completion brings rivals, and what hope there is while it is not full.
    Site { boxes: [u8; 5], many: u8, others: u8, times: i32, rivals: i32, encouraged: i32 },
}

/// Where each monk ends.
type Ends = ArrayVec<Spot, MONKS>;

/// How likely a tile is to be finished, in hundredths, with so many boxes empty.
const HOPE: [i32; 6] = [100, 50, 30, 18, 10, 6];

/// What a planner sets store by, in hundredths of the usual: boxes filled for later rounds, the
/// freedom of monks who do not pray, and a good place to start from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mood {
    hope: i32,
    freedom: i32,
    comfort: i32,
}

impl Mood {
    /// The usual.
    pub(super) const CALM: Mood = Mood { hope: 100, freedom: 100, comfort: 100 };
    /// Others, for plans to compare.
    pub(super) const OTHERS: [Mood; 6] = [
        Mood { hope: 170, ..Mood::CALM },
        Mood { hope: 50, ..Mood::CALM },
        Mood { freedom: 40, ..Mood::CALM },
        Mood { freedom: 200, ..Mood::CALM },
        Mood { comfort: 350, ..Mood::CALM },
        Mood { hope: 150, freedom: 40, comfort: 200 },
    ];
}

/// The best moves found for a seat with this allowance.
pub(super) fn best_moves(world: &Monastery, seat: Seat, allowance: u8, care: Care, mood: Mood) -> Moves {
    let crew = Crew::of(world, seat, allowance, mood);
    let mut ends: Ends = crew.monks.iter().map(|monk| monk.at).collect();
    let mut best = crew.judge(&ends);
    for _ in 0..care.rounds {
        let Some((worth, better)) = crew.improve(&ends, best) else { break };
        (best, ends) = (worth, better);
    }
    let actions = crew.walks(&ends);
    Moves { worth: best.0, points: best.1, actions }
}

impl<'a> Crew<'a> {
    fn of(world: &'a Monastery, seat: Seat, allowance: u8, mood: Mood) -> Crew<'a> {
        let board = world.board();
        let mut monks: ArrayVec<Monk, MONKS> = ArrayVec::new();
        board.spots(seat, |at| {
            if monks.is_full() {
                return;
            }
            if let Some(same) = monks.iter().find(|monk| monk.at == at).cloned() {
                monks.push(same);
                return;
            }
            let movable = match at.in_box {
                None => true,
                Some(which) => !board.is_full(at.on) && !board.is_settled(at.on, which),
            };
            let mut far = [FAR; 64];
            far[usize::from(at.on.0)] = 0;
            if movable {
                world.reach(seat, at.on, allowance, |ring, cost| {
                    let mut ring = ring;
                    while ring != 0 {
                        far[ring.trailing_zeros() as usize] = cost;
                        ring &= ring - 1;
                    }
                });
            }
            monks.push(Monk { at, movable, far });
        });
        let survey = Survey::of(world, seat, mood);
        let mut places = [Place::Built { work: 0, prayer: 0, alone: false, comfort: 0 }; 64];
        let mut goals = 0;
        for piece in board.laid() {
            let n = usize::from(piece.0);
            let own = board.standing(piece, seat) > 0;
            if !own && (board.is_full(piece) || monks.iter().all(|monk| monk.far[n] == FAR)) {
                continue;
            }
            places[n] = survey.look(piece);
            let good = match places[n] {
                Place::Built { work, prayer, comfort, .. } => work > 0 || prayer > 0 || comfort >= 12,
                Place::Site { .. } => true,
            };
            goals |= u64::from(good && !board.is_full(piece)) << n;
        }
        Crew { world, allowance, monks, goals, places, last_round: survey.last_round, mood }
    }

    /// The best single change, or the best tile to finish with several monks at once.
    fn improve(&self, ends: &Ends, best: (i32, i32)) -> Option<((i32, i32), Ends)> {
        let mut found = (best, None);
        let spent = self.cost(ends);
        // Monks who started and end alike are alike.
        let alike = |monk: usize| {
            (0..monk).any(|other| self.monks[other].at == self.monks[monk].at && ends[other] == ends[monk])
        };
        let monks: ArrayVec<usize, MONKS> =
            (0..self.monks.len()).filter(|monk| self.monks[*monk].movable && !alike(*monk)).collect();
        let mut goals = self.goals;
        while goals != 0 {
            let piece = Piece(goals.trailing_zeros() as u8);
            goals &= goals - 1;
            for monk in &monks {
                if let Some(next) = self.send(ends, spent, *monk, piece) {
                    let worth = self.judge(&next);
                    if worth.0 > found.0.0 {
                        found = (worth, Some(next));
                    }
                }
            }
            if !self.world.board().is_constructed(piece)
                && let Some(next) = self.finish(ends, piece)
            {
                let worth = self.judge(&next);
                if worth.0 > found.0.0 {
                    found = (worth, Some(next));
                }
            }
        }
        let (worth, next) = found;
        next.map(|next| (worth, next))
    }

    fn cost(&self, ends: &Ends) -> u32 {
        self.monks.iter().zip(ends).map(|(monk, end)| u32::from(monk.far[usize::from(end.on.0)])).sum()
    }

    /// One monk goes to a tile instead, if there is a way and room.
    fn send(&self, ends: &Ends, spent: u32, monk: usize, piece: Piece) -> Option<Ends> {
        let far = &self.monks[monk].far;
        let (now, then) = (far[usize::from(ends[monk].on.0)], far[usize::from(piece.0)]);
        if ends[monk].on == piece || spent - u32::from(now) + u32::from(then) > u32::from(self.allowance) {
            return None;
        }
        let mut next = ends.clone();
        next[monk] = self.room(ends, monk, piece)?;
        Some(next)
    }

    /// A free spot on a tile, as far as this crew is concerned: the best box, or the floor.
    fn room(&self, ends: &Ends, monk: usize, piece: Piece) -> Option<Spot> {
        let board = self.world.board();
        if self.monks[monk].at.on == piece {
            return Some(self.monks[monk].at);
        }
        if board.is_constructed(piece) {
            let Some(tile) = board.tile(piece) else { return Some(Spot::floor(piece)) };
            let came = ends.iter().filter(|end| end.on == piece).count();
            let left = self.monks.iter().filter(|monk| monk.at.on == piece).count();
            let company = usize::from(board.company(piece)) + came - left;
            // Nobody counts on room that is only made by a later move.
            let free = company < usize::from(tile.facts().value) && !board.is_full(piece);
            return free.then(|| Spot::floor(piece));
        }
        if board.is_full(piece) {
            return None;
        }
        let facts = board.tile(piece)?.facts();
        board
            .free_boxes(piece)
            .map(|which| Spot::in_box(piece, which))
            .filter(|spot| !ends.contains(spot))
            .max_by_key(|spot| facts.boxes[usize::from(spot.in_box.unwrap_or(0))])
    }

    /// The nearest monks fill every empty box of a tile.
    fn finish(&self, ends: &Ends, piece: Piece) -> Option<Ends> {
        let board = self.world.board();
        let mut next = ends.clone();
        for which in board.free_boxes(piece) {
            let spot = Spot::in_box(piece, which);
            if next.contains(&spot) {
                continue;
            }
            let nearest = (0..self.monks.len())
                .filter(|monk| self.monks[*monk].movable && next[*monk].on != piece && self.monks[*monk].at.on != piece)
                .min_by_key(|monk| self.monks[*monk].far[usize::from(piece.0)])?;
            next[nearest] = spot;
        }
        let reached = self.monks.iter().zip(&next).all(|(monk, end)| monk.far[usize::from(end.on.0)] != FAR);
        (reached && self.cost(&next) <= u32::from(self.allowance)).then_some(next)
    }

    /// What these ends are worth, and the points they score this round.
    fn judge(&self, ends: &Ends) -> (i32, i32) {
        let (mut points, mut worth) = (0, 0);
        let (mut prayer, mut prayed) = (0, 0);
        let mut seen = 0u64;
        for end in ends {
            let bit = 1u64 << end.on.0;
            if seen & bit != 0 {
                continue;
            }
            seen |= bit;
            match self.places[usize::from(end.on.0)] {
                Place::Built { work, prayer: here, alone, comfort } => {
                    points += work;
                    worth += comfort;
                    if here > prayer && (!alone || ends.iter().filter(|other| other.on == end.on).count() == 1) {
                        prayer = here;
                        prayed = 1;
                    }
                }
                Place::Site { boxes, many, others, times, rivals, encouraged } => {
                    let (mut own, mut here) = (0, 0);
                    for spot in ends.iter().filter(|other| other.on == end.on) {
                        own += i32::from(boxes[usize::from(spot.in_box.unwrap_or(0))]);
                        here += 1;
                    }
                    let empty = usize::from(many) - usize::from(others) - here;
                    if empty == 0 {
                        points += own * times;
                        worth -= rivals * times;
                    } else {
                        worth += (own * POINT - rivals) * self.hope(empty) / 100 + encouraged;
                    }
                }
            }
        }
        (worth + POINT * points + prayer, points + prayed)
    }

    fn hope(&self, empty: usize) -> i32 {
        if self.last_round { 0 } else { HOPE[empty] * self.mood.hope / 100 }
    }

    /// The moves that lead there.
    fn walks(&self, ends: &Ends) -> ArrayVec<Action, MONKS> {
        let mut actions = ArrayVec::new();
        for (monk, end) in self.monks.iter().zip(ends) {
            if monk.at != *end {
                actions.push(Action::Move { from: monk.at, to: *end, cost: monk.far[usize::from(end.on.0)] });
            }
        }
        actions
    }
}

/// Looks at tiles with the eyes of one seat.
struct Survey<'a> {
    world: &'a Monastery,
    seat: Seat,
    round: Round,
    icons: bool,
    last_round: bool,
    /// What a monk who prays cannot do until he stands up.
    lock: i32,
    rivalry: i32,
    mood: Mood,
}

impl<'a> Survey<'a> {
    fn of(world: &'a Monastery, seat: Seat, mood: Mood) -> Survey<'a> {
        Survey {
            world,
            seat,
            round: world.round(),
            icons: world.has_icons(),
            last_round: world.rounds_left() <= 1,
            lock: mood.freedom * lock(world) / 100,
            rivalry: rivalry(world),
            mood,
        }
    }

    fn look(&self, piece: Piece) -> Place {
        if self.world.board().is_constructed(piece) { self.look_at_built(piece) } else { self.look_at_site(piece) }
    }

    fn look_at_built(&self, piece: Piece) -> Place {
        let board = self.world.board();
        let Some(tile) = board.tile(piece) else {
            return Place::Built {
                work: i32::from(self.round == Round::Study),
                prayer: 0,
                alone: false,
                comfort: self.comfort(piece),
            };
        };
        let facts = tile.facts();
        let bit = 1u64 << piece.0;
        let quiet = (board.prayed_on() | board.fresh()) & bit == 0;
        let work = match facts.special {
            _ if !quiet || !self.round.works(facts.ground) => 0,
            Some(Special::Farm) if self.round == Round::Toil && self.icons => 3,
            Some(Special::Scriptum) if self.round == Round::Study && self.icons => 2,
            _ => 1,
        };
        let chapel = facts.special == Some(Special::Chapel) && self.icons;
        let others = board.company(piece) - board.standing(piece, self.seat);
        let may = board.fresh() & bit == 0 && if chapel { board.praying(piece, self.seat) == 0 } else { others == 0 };
        let value = i32::from(facts.value) * if chapel { 2 } else { 1 };
        let prayer = if may { ((value - work) * POINT - self.lock).max(0) } else { 0 };
        let icon = match facts.special {
            _ if !quiet || !self.icons => 0,
            Some(Special::Almonry | Special::Stables) => 90,
            Some(Special::Library) => 60,
            Some(Special::Workshop) => 25,
            Some(Special::Brewhouse) => 15,
            _ => 0,
        };
        Place::Built { work, prayer, alone: !chapel, comfort: self.comfort(piece) + icon }
    }

    fn look_at_site(&self, piece: Piece) -> Place {
        let board = self.world.board();
        let facts = board.tile(piece).map(Tile::facts);
        let mut boxes = [0; 5];
        let (mut others, mut rivals) = (0, 0);
        let printed = facts.map_or(&[][..], |facts| &facts.boxes);
        for (which, points) in printed.iter().enumerate() {
            boxes[which] = *points;
            if let Some(whose) = board.in_box(piece, which as u8)
                && whose != self.seat
            {
                others += 1;
                if !self.world.are_partners(whose, self.seat) {
                    rivals += i32::from(*points);
                }
            }
        }
        let group = facts.and_then(|facts| facts.group);
        Place::Site {
            boxes,
            many: printed.len() as u8,
            others,
            times: group.map_or(1, |group| board.built_group(group, piece) as i32),
            rivals: rivals * POINT * self.rivalry / 100,
            encouraged: 90 * i32::from(board.encouragement(piece)),
        }
    }

    /// It is good to stand beside empty boxes when the next round begins.
    fn comfort(&self, piece: Piece) -> i32 {
        if self.last_round {
            return 0;
        }
        let board = self.world.board();
        let mut near = board.joined(piece) & !board.constructed() & !board.full();
        let mut worth = 0;
        while near != 0 {
            let next = Piece(near.trailing_zeros() as u8);
            near &= near - 1;
            worth += self.mood.comfort * 6 * board.tile(next).map_or(0, |tile| i32::from(tile.facts().boxes[0])) / 100;
        }
        worth
    }
}

/// How many movement points a seat has now.
pub(super) fn allowance(world: &Monastery) -> u8 {
    match world.part() {
        Part::Placing { allowance, .. } => allowance,
        _ => 0,
    }
}
