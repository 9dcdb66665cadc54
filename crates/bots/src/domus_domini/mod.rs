//! How Domus Domini is judged.
//!
//! Worth is counted in hundredths of a letter. `worth` says what a denarius, a vegetable, a brother
//! and a level are worth at each point of the game; `building` plans a whole phase 3 by trying every
//! affordable set of purchases; `market` asks it what a cellerar or vegetables would come to; `road`
//! decides the rest of a round by the payday it leads to.

mod building;
mod market;
#[cfg(test)]
mod paths;
mod road;
mod tokens;
mod worth;

use arrayvec::ArrayVec;
use games::domus_domini::{Action, Building, DomusDomini, Phase, View};
use table::{Game, Rng, Seat, Turn};

use crate::{Bot, Judgement, Mind, Plan, Progress, RUNGS, Skill, mind::because, search};
use worth::Taste;

/// How many cellerars are looked at closely for a turn that is really played, and in imagination.
const CELLERARS: usize = 20;
const QUICK_CELLERARS: usize = 5;

/// The choices of every part but phase 3, with what they are worth.
fn choices(world: &DomusDomini, cellerars: usize, taste: Taste) -> Vec<(Action, i32)> {
    match world.open().phase {
        Phase::Starting { pot, .. } => market::start(world, pot),
        Phase::Inheriting { seat } => market::inheritance(world, seat),
        Phase::Employing { seat } => market::cellerars(world, seat, cellerars, taste),
        Phase::Buying { seat } => market::vegetables(world, seat, taste),
        Phase::Begging { seat } => road::begging(world, seat),
        Phase::Defending { seat, .. } => road::defending(world, seat),
        Phase::Advancing { seat } => road::advancing(world, seat),
        Phase::Feeding { seat } => road::feeding(world, seat),
        Phase::Ambushed { denarii, .. } => road::robbers(world, denarii),
        Phase::Building(_)
        | Phase::Dealing { .. }
        | Phase::SettingAside
        | Phase::Revealing
        | Phase::Producing
        | Phase::Over => Vec::new(),
    }
}

/// Whoever must act does what this taste likes best, to the end of the part.
fn act(world: &mut DomusDomini, taste: Taste) {
    let Turn::Seat(seat) = world.turn() else { return };
    if let Phase::Building(_) = world.open().phase {
        if let Some(turn) = building::best(world, seat, taste, &mut Vec::new()) {
            for step in building::steps(world.open().house(seat), &turn) {
                world.apply(&step, &mut ());
            }
        }
        return;
    }
    let choices = choices(world, QUICK_CELLERARS, taste);
    if let Some((action, _)) = choices.into_iter().max_by_key(|(_, worth)| *worth) {
        world.apply(&action, &mut ());
    }
}

impl Mind for DomusDomini {
    const LADDER: [Skill; RUNGS] = [
        Skill { tries: 0, heat: 88 },
        Skill { tries: 0, heat: 46 },
        Skill { tries: 0, heat: 0 },
        Skill { tries: 4, heat: 0 },
        Skill { tries: 7, heat: 0 },
        Skill { tries: 14, heat: 0 },
        Skill { tries: 200, heat: 0 },
    ];
    const FORMER_TRIES: u32 = 200;
    const REASONS: &'static [&'static str] =
        &["yield-now", "vegetables", "brothers-hired", "brothers-to-fields", "chapel-built", "dogs", "money-lent"];

    /// Nothing is hidden from anybody.
    const OPEN_REASONS: &'static [&'static str] = Self::REASONS;

    fn speaks_for(key: &str, action: &Action) -> bool {
        match key {
            "chapel-built" => matches!(action, Action::BuildChapel),
            "money-lent" => matches!(action, Action::Lend(_)),
            "brothers-hired" => matches!(action, Action::Hire),
            "brothers-to-fields" => matches!(action, Action::SendToFields),
            "dogs" => matches!(action, Action::BuyDog),
            _ => true,
        }
    }

    fn think(view: &View, seat: Seat, bot: Bot, progress: &Progress) -> Plan<DomusDomini> {
        search::think(view, seat, bot, progress)
    }
}

impl Judgement for DomusDomini {
    const ROUNDS: u32 = 2;
    const FORMER_ROUNDS: u32 = 2;
    const DRAWN: usize = 64;
    /// A plan's worth is in denarii and letters of its own: only playouts count.
    const TRUST: i64 = 0;

    fn plans(&self, most: usize, _: &mut Rng) -> Vec<Plan<DomusDomini>> {
        let Turn::Seat(seat) = self.turn() else { return Vec::new() };
        if let Phase::Building(_) = self.open().phase {
            let mut plans = building::plans(self, seat, most);
            plans.truncate(most);
            return plans;
        }
        let mut choices = choices(self, CELLERARS, Taste::of(self, 100));
        choices.sort_by_key(|(_, worth)| -worth);
        choices.truncate(most);
        market::plans(self, seat, &choices)
    }

    fn careless(&self, rng: &mut Rng) -> Action {
        let mut actions = Vec::new();
        self.actions(&mut actions);
        let any = *rng.pick(&actions).expect("somebody can act");
        match self.open().phase {
            Phase::Starting { .. } => Action::Start,
            _ if rng.below(3) == 0 => any,
            Phase::Building(Building { seat, .. }) => {
                let taste = Taste::of(self, 40 + rng.below(160) as i32);
                let turn = building::best(self, seat, taste, &mut Vec::new());
                turn.and_then(|turn| building::steps(self.open().house(seat), &turn).first().copied()).unwrap_or(any)
            }
            _ => {
                let choices = choices(self, QUICK_CELLERARS, Taste::of(self, 100));
                choices.into_iter().max_by_key(|(_, worth)| *worth).map_or(any, |(action, _)| action)
            }
        }
    }

    fn play_on(&mut self, rng: &mut Rng) {
        // Nobody thinks quite like oneself: everybody values money a little differently.
        let taste = Taste::of(self, 80 + rng.below(50) as i32);
        act(self, taste);
    }

    /// Five rounds are few: a table is always played on to its end, and judged exactly.
    fn rounds_to_come(&self) -> u32 {
        0
    }

    fn standing(&self, seat: Seat) -> i32 {
        let over = self.outcome();
        let worth = |seat| match over {
            Some(_) => 100 * i32::from(self.testament(seat).points),
            None => worth::prospects(self, seat),
        };
        let worths: ArrayVec<i32, { Seat::MOST }> = Seat::all(self.seats()).map(worth).collect();
        let rivals = Seat::all(self.seats()).filter(|other| *other != seat);
        let margin = worths[seat.index()] - rivals.map(|other| worths[other.index()]).max().unwrap_or(0);
        // A win is worth more than its margin, and a rout hardly more than a win.
        let near = margin.clamp(-1000, 1000);
        let squeezed = near + (margin - near) / 4;
        match over {
            Some(outcome) if outcome.winners.has(seat) => squeezed + 200,
            Some(_) => squeezed - 200,
            None => squeezed,
        }
    }
}
