//! The Chapter Hall: what is revealed, and who is accused.

use games::mystery_abbey::{Action, Does, Suspect, Trait, the_box};
use table::Seat;

use super::{Choice, Thinker, hundredths, reasons::Because, rivals, rooms, trait_key};

/// For whom so few suspects are left may accuse soon.
const HURRY: u32 = 3;

impl Thinker<'_> {
    /// The best that can be said in the Chapter Hall now, if anything is worth saying.
    pub(super) fn speak(&mut self) -> Option<Choice> {
        let accusation = self.accusation();
        let revelation = self.revelation();
        match (accusation, revelation) {
            (Some(accusation), Some(revelation)) => {
                // An arrest ends the game: whoever would lose it on points speaks first.
                Some(if accusation.worth >= revelation.worth { accusation } else { revelation })
            }
            (one, other) => one.or(other).or_else(|| {
                let worth = self.best_revelation().map_or(0.0, |(_, worth)| worth);
                self.may(Action::RevealNothing).then(|| Choice::of(Action::RevealNothing, worth.min(0.0), self.left()))
            }),
        }
    }

    fn accusation(&self) -> Option<Choice> {
        let suspect = self.accusable()?;
        if !self.may(Action::Accuse(suspect)) {
            return None;
        }
        let mut because = vec![Because::CulpritChance.about(hundredths(self.beliefs.culprit(suspect)), suspect.key())];
        because.extend(self.left());
        because.push(Because::PointsIfRight.many(the_box().points.culprit.into()));
        if let Some((rival, left)) = self.best_rival().filter(|(_, left)| *left <= HURRY) {
            because.push(Because::RivalKnows.about(left as i32, self.colour(rival)));
        }
        if let Some((rival, turns)) = self.nearest_rival() {
            because.push(Because::RivalNear.about(turns, self.colour(rival)));
        }
        Some(Choice::of(Action::Accuse(suspect), self.worth_of_accusing(suspect), because))
    }

    /// Whom this seat is sure enough of to accuse him, wherever it is now.
    pub(super) fn accusable(&self) -> Option<Suspect> {
        let suspect = self.beliefs.likeliest()?;
        let hurried = self.best_rival().is_some_and(|(_, left)| left <= HURRY);
        let bar = if hurried { self.manner.hurried } else { self.manner.sure };
        (self.beliefs.culprit(suspect) >= bar - 1e-9).then_some(suspect)
    }

    /// An accusation brings points and ends the game; it is worth most to whoever wins by it.
    pub(super) fn worth_of_accusing(&self, suspect: Suspect) -> f64 {
        let chance = self.beliefs.culprit(suspect);
        let wins = if self.manner.counts { self.wins_by(suspect) } else { true };
        let right = if wins { 900.0 } else { 60.0 };
        chance * right - (1.0 - chance) * 300.0
    }

    /// Whether this seat wins if this is the culprit and it finds him.
    fn wins_by(&self, suspect: Suspect) -> bool {
        let own = self.points_if(self.seat, suspect) + i32::from(the_box().points.culprit);
        self.others().all(|rival| self.points_if(rival, suspect) <= own)
    }

    /// The points of a seat if this is the culprit.
    pub(super) fn points_if(&self, seat: Seat, suspect: Suspect) -> i32 {
        let (open, points) = (self.view.open(), the_box().points);
        let said = Trait::ALL.into_iter().filter(|one| open.revealed_by(*one) == Some(seat));
        let revealed = said.map(|one| if one.suspects().has(suspect) { points.right } else { points.wrong });
        i32::from(revealed.sum::<i16>()) + i32::from(open.accused[seat.index()]) * i32::from(points.false_accusation)
    }

    fn revelation(&self) -> Option<Choice> {
        let (one, worth) = self.best_revelation()?;
        if worth <= 0.0 {
            return None;
        }
        let mut because = vec![Because::TraitChance.about(hundredths(self.beliefs.has_trait(one)), trait_key(one))];
        because.push(Because::PointsIfRight.many(the_box().points.right.into()));
        because.extend(self.left());
        Some(Choice::of(Action::Reveal(one), worth, because))
    }

    fn best_revelation(&self) -> Option<(Trait, f64)> {
        let may = self.revelations().filter(|(one, _)| self.may(Action::Reveal(*one)));
        may.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// What each statement that is still free is worth to this seat, in hundredths of a point.
    pub(super) fn revelations(&self) -> impl Iterator<Item = (Trait, f64)> {
        let open = self.view.open();
        let free = move |one: &Trait| {
            let spoken = one.category().traits().any(|other| open.revealed_by(other) == Some(self.seat));
            open.revealed_by(*one).is_none() && (!spoken || open.agreed.contradiction)
        };
        Trait::ALL.into_iter().filter(free).map(|one| (one, self.worth_of_revealing(one)))
    }

    /// Points if it is right, less if it is wrong; and whoever speaks too early cannot correct himself.
    fn worth_of_revealing(&self, one: Trait) -> f64 {
        let chance = self.beliefs.has_trait(one);
        let points = the_box().points;
        let worth = 100.0 * (chance * f64::from(points.right) + (1.0 - chance) * f64::from(points.wrong));
        worth - 2.0 * self.manner.patience * (1.0 - chance)
    }

    /// The rival who knows most, and how many suspects are left for him.
    pub(super) fn best_rival(&self) -> Option<(Seat, u32)> {
        let left = self.others().map(|rival| (rival, rivals::left_for(self.view, self.seat, rival)));
        left.min_by_key(|(_, left)| *left)
    }

    /// The rival who can be in the Chapter Hall soonest, if accusations are possible.
    pub(super) fn nearest_rival(&self) -> Option<(Seat, i32)> {
        let open = self.view.open();
        if open.pile > 0 {
            return None;
        }
        let turns = |rival: Seat| rooms::turns_to(open, open.pawns[rival.index()], Does::ChapterHall);
        self.others().map(|rival| (rival, turns(rival).max(1) as i32)).min_by_key(|(_, turns)| *turns)
    }
}
