//! How Monastery is judged.
//!
//! Worth is counted in hundredths of a testament point. `places` tells what the tiles offer a seat,
//! `weighing` what it is worth that its monks end here and there; `moving` finds the best ends, and
//! `placing` tries every tile with it; `varying` changes one thing of such a turn. `scoring` and `collecting` do the
//! rest of a round; `choosing` answers the rarer questions; `outlook` guesses what everybody will leave.
//!
//! What speaks for a plan ([`crate::Reason`]), and what its number counts:
//!
//! | key | number |
//! |---|---|
//! | `points-now` | points the seat's monks score this round by constructing, work and prayer, if nobody comes between |
//! | `monks-moved` | monks who move |
//! | `tile-placed` | the value of the tile placed, which no longer counts against the seat; 0 for a feature. Its subject is that tile |
//! | `blessings-now` | blessings that a feature brings at once |
//! | `encouragement` | blessings laid on a tile whose last box others shall fill |
//! | `tile-exchanged` | the highest value of a tile behind the screen |
//! | `construct-first` | points that constructing this tile first scores |
//! | `icon-effect` | blessings (Almonry), tiles (Workshop, Stables), votes more than the next (Abbot's House), points saved (Library) |
//! | `prayer` | points the prayer scores |
//! | `letters-own` | letters collected for the seat's own strip, or its partner's |
//! | `monks-bought` | monks collected |
//! | `letters-denied` | letters put on rivals' strips, each for a blessing |
//! | `blessings-kept` | blessings that the points left unspent become |
//! | `choice` | answers there were to choose from |
//!
//! A number that would be 0 is not mentioned, but for `tile-placed`.

mod choosing;
mod collecting;
mod moving;
mod outlook;
mod places;
mod placing;
mod scoring;
mod varying;
mod weighing;

use arrayvec::ArrayVec;
use games::monastery::{Action, Monastery, Phase, View};
use table::{Game, Rng, Seat, Turn};

use crate::{Bot, Judgement, Mind, Plan, Progress, RUNGS, Skill, mind::because, search};
use placing::Care;

impl Mind for Monastery {
    const LADDER: [Skill; RUNGS] = [
        Skill { tries: 0, heat: 120 },
        Skill { tries: 0, heat: 66 },
        Skill { tries: 0, heat: 40 },
        Skill { tries: 0, heat: 16 },
        Skill { tries: 10, heat: 0 },
        Skill { tries: 32, heat: 0 },
        Skill { tries: 3000, heat: 0 },
    ];
    const FORMER_TRIES: u32 = 1000;
    const REASONS: &'static [&'static str] = &[
        "points-now",
        "monks-moved",
        "tile-placed",
        "blessings-now",
        "encouragement",
        "tile-exchanged",
        "construct-first",
        "icon-effect",
        "prayer",
        "letters-own",
        "monks-bought",
        "letters-denied",
        "blessings-kept",
        "choice",
    ];

    /// All but what tells of tiles behind the screen, and what says nothing by itself.
    const OPEN_REASONS: &'static [&'static str] = &[
        "points-now",
        "monks-moved",
        "tile-placed",
        "blessings-now",
        "encouragement",
        "construct-first",
        "icon-effect",
        "prayer",
        "letters-own",
        "monks-bought",
        "letters-denied",
        "blessings-kept",
    ];

    /// What is bought, and what is left when nothing more is, speaks for that step alone.
    fn speaks_for(key: &str, action: &Action) -> bool {
        match key {
            "letters-own" | "letters-denied" => matches!(action, Action::CollectLetter { .. }),
            "monks-bought" => matches!(action, Action::CollectMonk { .. }),
            "blessings-kept" => matches!(action, Action::EndScoring),
            _ => true,
        }
    }

    fn think(view: &View, seat: Seat, bot: Bot, progress: &Progress) -> Plan<Monastery> {
        search::think(view, seat, bot, progress)
    }
}

impl Judgement for Monastery {
    const ROUNDS: u32 = 3;
    const FORMER_ROUNDS: u32 = 2;
    const DRAWN: usize = 64;
    const TRUST: i64 = 20;
    const WIDENING: u32 = 75;

    fn plans(&self, most: usize, rng: &mut Rng) -> Vec<Plan<Monastery>> {
        let mut plans = match self.open().phase {
            Phase::Placing(_) => placing::plans(self, Care::FULL, most, rng),
            Phase::Scoring(_) => scoring::plans(self, most, rng),
            Phase::Collecting(_) => collecting::plans(self, most),
            Phase::Colours | Phase::Dealing { .. } | Phase::Drawing(_) | Phase::Over { .. } => Vec::new(),
            _ => choosing::plans(self, most),
        };
        plans.truncate(most);
        plans
    }

    fn variants(&self, plan: &Plan<Monastery>, rng: &mut Rng) -> Vec<Plan<Monastery>> {
        match self.open().phase {
            Phase::Placing(_) => varying::turns(self, plan, rng),
            Phase::Scoring(_) => scoring::others(self, plan, rng),
            Phase::Collecting(_) => collecting::like(self, plan),
            _ => Vec::new(),
        }
    }

    fn careless(&self, rng: &mut Rng) -> Action {
        if rng.below(4) > 0 {
            let plans = match self.open().phase {
                Phase::Placing(_) => placing::plans(self, Care::NONE, 1, rng),
                Phase::Collecting(_) => collecting::simple(self),
                _ => Vec::new(),
            };
            if let Some(action) = plans.first().and_then(|plan| plan.actions.first()) {
                return *action;
            }
        }
        let mut actions = Vec::new();
        self.actions(&mut actions);
        *rng.pick(&actions).expect("somebody can act")
    }

    fn play_on(&mut self, rng: &mut Rng) {
        match self.open().phase {
            Phase::Placing(_) => placing::play(self, Care::QUICK, rng),
            Phase::Scoring(_) => scoring::play(self, rng),
            Phase::Collecting(_) => collecting::play(self),
            Phase::Colours | Phase::Dealing { .. } | Phase::Drawing(_) | Phase::Over { .. } => {}
            _ => choosing::play(self),
        }
    }

    fn rounds_to_come(&self) -> u32 {
        u32::from(self.open().rounds_left())
    }

    fn standing(&self, seat: Seat) -> i32 {
        let worths: ArrayVec<i32, 4> = Seat::all(self.seats()).map(|seat| outlook::prospects(self, seat)).collect();
        let own = |other: Seat| other == seat || self.open().partners(seat, other);
        let all = || Seat::all(self.seats()).map(|other| (other, worths[other.index()]));
        let margin = if all().any(|(other, _)| self.open().partners(seat, other)) {
            all().map(|(other, worth)| if own(other) { worth } else { -worth }).sum()
        } else {
            worths[seat.index()] - all().filter(|(other, _)| *other != seat).map(|(_, worth)| worth).max().unwrap_or(0)
        };
        // A win is worth more than its margin, and a rout hardly more than a win.
        let near = margin.clamp(-1000, 1000);
        let squeezed = near + (margin - near) / 4;
        match self.outcome() {
            Some(outcome) if outcome.winners.has(seat) => squeezed + 150,
            Some(_) => squeezed - 150,
            None => squeezed,
        }
    }
}

/// Does what was planned, as far as it is legal.
fn follow(world: &mut Monastery, seat: Seat, actions: impl IntoIterator<Item = Action>) {
    for action in actions {
        if world.turn() == Turn::Seat(seat) && world.allows(&action).is_ok() {
            world.apply(&action, &mut ());
        }
    }
}

/// How much a rival's gain counts as one's own loss: less, the more rivals there are.
fn rivalry(world: &Monastery) -> i32 {
    match world.seats() {
        2 => 80,
        3 => 45,
        _ => 30,
    }
}

/// A point scored now, in hundredths of a testament point.
const POINT: i32 = 75;

/// A blessing kept, in hundredths of a testament point.
const BLESSING: i32 = 85;

/// What a monk who prays now cannot do until he stands up.
fn lock(world: &Monastery) -> i32 {
    105 * i32::from(world.open().rounds_till_service()).min(i32::from(world.open().rounds_left()) - 1)
}

/// How many monks of a seat stand in the monastery.
fn standing_monks(world: &Monastery, seat: Seat) -> i32 {
    let mut many = 0;
    world.open().board.spots(seat, |_| many += 1);
    many
}
