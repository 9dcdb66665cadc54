//! Where the monks of one seat should go: what they can score this round, and how they stand after.

use arrayvec::ArrayVec;
use games::monastery::{Action, Board, Monastery, Piece, Round, Special, Spot};
use table::{Game, Seat};

use super::{Care, rivalry};

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
    seat: Seat,
    round: Round,
    allowance: u8,
    monks: ArrayVec<Monk, MONKS>,
    /// Tiles that are worth going to, a bit each.
    goals: u64,
    /// A point this round, in hundredths of a testament point.
    last_round: bool,
    lock: i32,
    rivalry: i32,
}

#[derive(Clone, Debug)]
struct Monk {
    at: Spot,
    movable: bool,
    /// How far it is to each tile.
    far: [u8; 64],
}

/// Where each monk ends.
type Ends = ArrayVec<Spot, MONKS>;

/// A point scored now, in hundredths of a testament point.
const POINT: i32 = 75;

/// How likely a tile is to be finished, in hundredths, with so many boxes empty.
const HOPE: [i32; 6] = [100, 50, 30, 18, 10, 6];

/// The best moves found for a seat with this allowance.
pub(super) fn best_moves(world: &Monastery, seat: Seat, allowance: u8, care: Care) -> Moves {
    let crew = Crew::of(world, seat, allowance);
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
    fn of(world: &'a Monastery, seat: Seat, allowance: u8) -> Crew<'a> {
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
        let round = world.round();
        let goals = board.laid().filter(|piece| is_goal(world, *piece, round)).fold(0, |set, piece| set | 1u64 << piece.0);
        let rounds_left = world.rounds_left();
        Crew {
            world,
            seat,
            round,
            allowance,
            monks,
            goals,
            last_round: rounds_left <= 1,
            lock: 105 * i32::from(world.rounds_till_service()).min(i32::from(rounds_left) - 1),
            rivalry: rivalry(world),
        }
    }

    /// The best single change, or the best tile to finish with several monks at once.
    fn improve(&self, ends: &Ends, best: (i32, i32)) -> Option<((i32, i32), Ends)> {
        let mut found = (best, None);
        let mut goals = self.goals;
        while goals != 0 {
            let piece = Piece(goals.trailing_zeros() as u8);
            goals &= goals - 1;
            for monk in 0..self.monks.len() {
                if let Some(next) = self.send(ends, monk, piece) {
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
    fn send(&self, ends: &Ends, monk: usize, piece: Piece) -> Option<Ends> {
        let who = &self.monks[monk];
        if !who.movable || who.far[usize::from(piece.0)] == FAR || ends[monk].on == piece {
            return None;
        }
        let mut next = ends.clone();
        next[monk] = self.room(ends, monk, piece)?;
        (self.cost(&next) <= u32::from(self.allowance)).then_some(next)
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
        let board = self.world.board();
        let (mut points, mut worth) = (0, 0);
        let mut prayer = 0;
        let mut seen = 0u64;
        for end in ends {
            let piece = end.on;
            if seen & 1 << piece.0 != 0 {
                continue;
            }
            seen |= 1 << piece.0;
            let here = ends.iter().filter(|other| other.on == piece);
            if end.in_box.is_some() {
                let (scored, hope) = self.judge_boxes(board, piece, here);
                points += scored;
                worth += hope;
                continue;
            }
            let work = self.work(board, piece);
            points += work;
            worth += self.comfort(board, piece);
            let many = here.count() as u8;
            prayer = prayer.max(self.prayer(board, piece, many, work));
        }
        (worth + POINT * points + prayer, points + i32::from(prayer > 0))
    }

    /// Boxes score when the tile is full; until then there is hope.
    fn judge_boxes<'b>(&self, board: &Board, piece: Piece, here: impl Iterator<Item = &'b Spot>) -> (i32, i32) {
        let Some(tile) = board.tile(piece) else { return (0, 0) };
        let facts = tile.facts();
        let mut own = 0;
        let mut many = 0;
        for spot in here {
            own += i32::from(facts.boxes[usize::from(spot.in_box.unwrap_or(0))]);
            many += 1;
        }
        let mut rivals = 0;
        for which in 0..facts.boxes.len() {
            if let Some(seat) = board.in_box(piece, which as u8)
                && seat != self.seat
            {
                many += 1;
                if !self.world.are_partners(seat, self.seat) {
                    rivals += i32::from(facts.boxes[which]);
                }
            }
        }
        let empty = facts.boxes.len() - many;
        if empty == 0 {
            let times = facts.group.map_or(1, |group| board.built_group(group, piece) as i32);
            return (own * times, -rivals * times * POINT * self.rivalry / 100);
        }
        let hope = if self.last_round { 0 } else { HOPE[empty] };
        let encouraged = i32::from(board.encouragement(piece)) * 90;
        (0, (own - rivals * self.rivalry / 100) * POINT * hope / 100 + encouraged)
    }

    fn work(&self, board: &Board, piece: Piece) -> i32 {
        if board.prayed_on() & 1 << piece.0 != 0 || board.fresh() & 1 << piece.0 != 0 {
            return 0;
        }
        let Some(tile) = board.tile(piece) else { return i32::from(self.round == Round::Study) };
        if !self.round.works(tile.facts().ground) {
            return 0;
        }
        match tile.facts().special {
            Some(Special::Farm) if self.round == Round::Toil && self.world.has_icons() => 3,
            Some(Special::Scriptum) if self.round == Round::Study && self.world.has_icons() => 2,
            _ => 1,
        }
    }

    /// What prayer here would bring, less what the monk cannot do until he stands up.
    fn prayer(&self, board: &Board, piece: Piece, many: u8, work: i32) -> i32 {
        let Some(tile) = board.tile(piece) else { return 0 };
        if board.fresh() & 1 << piece.0 != 0 {
            return 0;
        }
        let chapel = tile.facts().special == Some(Special::Chapel) && self.world.has_icons();
        let others = board.company(piece) - board.standing(piece, self.seat);
        let may = if chapel { board.praying(piece, self.seat) == 0 } else { many == 1 && others == 0 };
        if !may {
            return 0;
        }
        let value = i32::from(tile.facts().value) * if chapel { 2 } else { 1 };
        (value - work) * POINT - self.lock
    }

    /// What it is good for to stand here afterwards: near empty boxes, on useful icons.
    fn comfort(&self, board: &Board, piece: Piece) -> i32 {
        let mut worth = 0;
        if !self.last_round {
            let mut near = board.joined(piece) & !board.constructed() & !board.full();
            while near != 0 {
                let next = Piece(near.trailing_zeros() as u8);
                near &= near - 1;
                let best = board.tile(next).map_or(0, |tile| i32::from(tile.facts().boxes[0]));
                worth += 6 * best;
            }
        }
        let quiet = (board.prayed_on() | board.fresh()) & 1 << piece.0 == 0;
        if quiet && self.world.has_icons() {
            worth += match board.tile(piece).and_then(|tile| tile.facts().special) {
                Some(Special::Almonry) => 90,
                Some(Special::Stables) => 90,
                Some(Special::Workshop) => 25,
                Some(Special::Library) => 60,
                Some(Special::Brewhouse) => 15,
                _ => 0,
            };
        }
        worth
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

/// Unconstructed tiles with room, and constructed ones to work or pray on, or with an icon.
fn is_goal(world: &Monastery, piece: Piece, round: Round) -> bool {
    let board = world.board();
    if board.is_full(piece) {
        return false;
    }
    if !board.is_constructed(piece) {
        return true;
    }
    let Some(tile) = board.tile(piece) else { return true };
    let facts = tile.facts();
    !facts.boxes.is_empty() && (facts.value >= 2 || round.works(facts.ground) || facts.special.is_some())
}

/// How many movement points a seat has now.
pub(super) fn allowance(world: &Monastery) -> u8 {
    match world.part() {
        games::monastery::Part::Placing { allowance, .. } => allowance,
        _ => {
            debug_assert!(world.seats() > 0);
            0
        }
    }
}
