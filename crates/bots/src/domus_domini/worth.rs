//! What things are worth, in hundredths of a letter.

use games::domus_domini::{DomusDomini, EventCard, House, Level, Places, Sector, the_box};
use table::{Game, Seat};

/// A letter of indulgence.
pub(super) const LETTER: i32 = 100;
/// How far a lay brother or the Drunkard sends a cart back.
pub(super) const SENT_BACK: i32 = 3;

/// What a denarius is worth once the round is paid, by the rounds still to come.
const DENARIUS: [i32; 5] = [4, 200, 295, 360, 420];
/// So many denarii find good use in a round; more of them are worth less.
const PURSE: i32 = 14;

/// What a denarius is worth with so many rounds to come.
pub(super) fn denarius(rounds: i32) -> i32 {
    DENARIUS[rounds.clamp(0, 4) as usize]
}

/// What one player's things are worth, seen from one point of the game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// Rounds to come after the running one.
    pub(super) later: i32,
    /// A denarius once the round is paid.
    pub(super) denarius: i32,
    /// A rival's letter, as a share of one's own in hundredths.
    pub(super) rivalry: i32,
    /// What is expanded at all.
    pub(super) paths: Paths,
}

/// Sectors and chapel, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paths(pub(super) u8);

impl Paths {
    pub(super) const ALL: Paths = Paths(0b1111);
    pub(super) const CHAPEL: Paths = Paths(0b1000);

    pub(super) fn of(sector: Sector) -> Paths {
        Paths(1 << sector as u8)
    }

    pub(super) fn has(self, path: Paths) -> bool {
        self.0 & path.0 != 0
    }
}

impl Taste {
    /// Denarii are worth so many hundredths of what they usually are.
    pub(super) fn of(world: &DomusDomini, share: i32) -> Taste {
        let later = i32::from(world.open().rounds_left()) - 1;
        let denarius = denarius(later) * share / 100;
        let rivalry = match world.seats() {
            2 => 80,
            3 => 45,
            4 => 32,
            5 => 25,
            _ => 20,
        };
        Taste { later, denarius, rivalry, paths: Paths::ALL }
    }

    /// Cash once the round is paid.
    pub(super) fn cash(self, denarii: i32) -> i32 {
        let good = denarii.min(PURSE);
        good * self.denarius + (denarii - good) * self.denarius / 2
    }

    /// A vegetable kept for the next round: for the road, for a lay brother or for a dog.
    pub(super) fn vegetable(self) -> i32 {
        if self.later == 0 { 0 } else { 90 }
    }

    /// A lay brother in the monastery who stays, with his food paid.
    pub(super) fn brother(self) -> i32 {
        if self.later == 0 { 2 * LETTER } else { 2 * LETTER - 20 * self.later }
    }

    /// A lay brother who begs with success.
    pub(super) fn beggar(self) -> i32 {
        LETTER + SENT_BACK * LETTER * self.rivalry / 100
    }

    /// The Vegetable Cart, the Cattle Herder or the Drunkard, in the next round.
    pub(super) fn special(self, sector: Sector) -> i32 {
        match sector {
            _ if self.later == 0 => 0,
            Sector::Garden => 3 * LETTER,
            Sector::Dairy => 2 * LETTER,
            Sector::Brewery => self.beggar(),
        }
    }

    /// A watchdog.
    pub(super) fn dog(self) -> i32 {
        2 * LETTER + if self.later == 0 { 0 } else { 40 }
    }

    /// What the rest of the game brings for what is built: yields of later rounds, and letters at
    /// the end.
    pub(super) fn estate(self, world: &DomusDomini, house: &House) -> i32 {
        let sectors: i32 = Sector::ALL.into_iter().map(|sector| self.sector(sector, house.level(sector))).sum();
        let brewery = house.level(Sector::Brewery);
        sectors
            + self.chapel(house.chapel)
            + spaces_of_prayers(house.praying) * self.later * LETTER
            + self.cellerar(world, house.cellerar, has_enough_beer(brewery))
    }

    /// A sector on this level; one that is nearly full is worth part of its letters.
    pub(super) fn sector(self, sector: Sector, level: u8) -> i32 {
        let facts = sector.facts();
        let spaces = i32::from(facts.levels[usize::from(level)].spaces);
        let bonus = i32::from(facts.letters) * LETTER;
        let near = if level == facts.top() {
            bonus
        } else if self.later > 0 {
            let cost = |levels: &[Level]| levels.iter().map(|level| i32::from(level.cost)).sum::<i32>();
            let (paid, all) = (cost(&facts.levels[..=usize::from(level)]), cost(&facts.levels));
            bonus * paid * paid / (all * all) * 3 / 4
        } else {
            0
        };
        spaces * self.later * LETTER + near
    }

    /// The chapel, and what its next level may be worth.
    pub(super) fn chapel(self, level: u8) -> i32 {
        let letters = |level| the_box().chapel(level).map(|level| i32::from(level.letters));
        let now = letters(level).unwrap_or(0);
        let next = letters(level + 1).filter(|_| self.later > 0).unwrap_or(now);
        now * LETTER + (next - now) * LETTER * i32::from(level) / 12
    }

    /// A cellerar is kept for his yields and letters, or given back for his price.
    pub(super) fn cellerar(self, world: &DomusDomini, number: u8, enough_beer: bool) -> i32 {
        let Some(cellerar) = the_box().cellerar(number) else { return 0 };
        let number = i32::from(number);
        let plus = if enough_beer { cellerar.plus } else { 0 };
        let mut kept = number * LETTER + i32::from(cellerar.spaces + plus) * self.later * LETTER;
        if self.later > 0 {
            // Every card that is left comes up in one of the rounds that are left.
            kept += 3 * LETTER * i32::from(world.open().to_come(cellerar.sector));
        }
        kept.max(self.cash(number) * 11 / 10)
    }
}

/// Whether a brewery on this level earns its cellerar's plus.
pub(super) fn has_enough_beer(level: u8) -> bool {
    Sector::Brewery.facts().levels[usize::from(level)].spaces >= 4
}

/// What lay brothers on these levels of the chapel yield, in spaces.
pub(super) fn spaces_of_prayers(praying: Places) -> i32 {
    let yields = |level: u8| the_box().chapel(level).map_or(0, |level| i32::from(level.spaces));
    praying.iter().map(yields).sum()
}

/// Where a seat's cart is, or will probably be.
pub(super) fn expected_space(world: &DomusDomini, seat: Seat) -> i32 {
    let house = world.open().house(seat);
    match house.cart {
        Some(space) => i32::from(space),
        None => {
            let growth = i32::from(house.denarii.min(12)) / 2;
            (i32::from(world.yield_in_spaces(seat)) + growth).min(41)
        }
    }
}

/// Letters for a space, as this round counts them.
pub(super) fn letters_for(world: &DomusDomini, space: i32) -> i32 {
    let letters = space.clamp(0, 41);
    if world.open().event == Some(EventCard::PopesVisit) { 2 * letters } else { letters }
}

/// How well a seat stands if the game went on as usual, in hundredths of a letter.
pub(super) fn prospects(world: &DomusDomini, seat: Seat) -> i32 {
    let taste = Taste::of(world, 100);
    let house = world.open().house(seat);
    let cash = i32::from(house.denarii) + i32::from(house.lent);
    i32::from(house.letters) * LETTER
        + taste.estate(world, house)
        + taste.cash(cash)
        + i32::from(house.vegetables) * taste.vegetable()
        + i32::from(house.brothers + house.fields) * taste.brother()
        + i32::from(house.dogs) * taste.dog()
}
