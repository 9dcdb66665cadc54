//! What it is worth to a seat that its monks end here and there.

use games::monastery::{Piece, Pieces, Spot};

use super::{
    POINT,
    moving::{Crew, Ends, index},
    places::{Built, Place, Site},
};

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

/// What some ends come to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Score {
    /// In hundredths of a testament point.
    pub(super) worth: i32,
    /// Points that will be scored this round, if nobody comes between.
    pub(super) points: i32,
    /// The part of the worth that comes from the best prayer.
    pub(super) prayer: i32,
}

/// How likely a tile is to be finished, in hundredths, with so many boxes empty.
const HOPE: [i32; 6] = [100, 39, 30, 18, 10, 6];

impl Crew<'_> {
    /// What these ends come to.
    pub(super) fn judge(&self, ends: &Ends, mood: Mood) -> Score {
        self.judge_some(ends, u8::MAX, mood)
    }

    /// What the ends of these monks come to, a bit each.
    pub(super) fn judge_some(&self, ends: &Ends, which: u8, mood: Mood) -> Score {
        let mut score = Score::default();
        let mut seen = Pieces::NONE;
        let mut prayed = 0;
        let counts = |n: &usize| which & 1 << n != 0;
        for n in (0..self.monks.len()).filter(counts) {
            let on = ends[n].on;
            if seen.has(on) {
                continue;
            }
            seen.add(on);
            let here = || (0..self.monks.len()).filter(counts).map(|n| ends[n]).filter(|end| end.on == on);
            match &self.places[on.index()] {
                Place::Built(built) => {
                    score.points += built.work;
                    score.worth += POINT * built.work + self.comfort(on, built, mood);
                    if built.prayer > 0 && (!built.alone || here().count() == 1) {
                        let prayer = self.prayer(built, mood);
                        if prayer > score.prayer {
                            score.prayer = prayer;
                            prayed = built.prayer - built.work;
                        }
                    }
                }
                Place::Site(site) => {
                    let own = here().map(|end| i32::from(site.boxes[usize::from(end.in_box.unwrap_or(0))])).sum();
                    let comes = |n: usize| ends[n].on == on && self.comes(n, on);
                    let taken = site.encouraged > 0 && (0..self.monks.len()).filter(counts).any(comes);
                    let (worth, points) = self.site(site, own, here().count(), mood);
                    score.worth += worth + if taken { site.encouraged } else { 0 };
                    score.points += points;
                }
            }
        }
        Score { worth: score.worth + score.prayer, points: score.points + prayed, prayer: score.prayer }
    }

    /// Whether this monk comes onto a tile where he was not: the first to do so takes the blessings there.
    fn comes(&self, monk: usize, on: Piece) -> bool {
        self.monks[monk].at.on != on
    }

    /// What this monk adds on a tile where nobody else of the crew is.
    pub(super) fn with_one(&self, rest: Score, monk: usize, end: Spot, mood: Mood) -> Score {
        let (worth, points, prayer) = match &self.places[index(end)] {
            Place::Built(built) => {
                let prayer = self.prayer(built, mood);
                (POINT * built.work + self.comfort(end.on, built, mood), built.work, prayer)
            }
            Place::Site(site) => {
                let own = i32::from(site.boxes[usize::from(end.in_box.unwrap_or(0))]);
                let (worth, points) = self.site(site, own, 1, mood);
                let gift = if self.comes(monk, end.on) { site.encouraged } else { 0 };
                (worth + gift, points, 0)
            }
        };
        let more = (prayer - rest.prayer).max(0);
        Score { worth: rest.worth + worth + more, points: rest.points + points, prayer: rest.prayer + more }
    }

    fn prayer(&self, built: &Built, mood: Mood) -> i32 {
        if built.prayer == 0 {
            return 0;
        }
        ((built.prayer - built.work) * POINT - mood.freedom * self.lock / 100).max(0)
    }

    /// The worth of a tile with so many own points in so many boxes, and what it scores now.
    fn site(&self, site: &Site, own: i32, monks: usize, mood: Mood) -> (i32, i32) {
        let empty = usize::from(site.many) - usize::from(site.others) - monks;
        if empty == 0 {
            let points = own * site.times;
            return (POINT * points - site.rivals * site.times, points);
        }
        let hope = if self.survey.last_round { 0 } else { HOPE[empty] * mood.hope / 100 };
        ((own * POINT - site.rivals) * hope / 100, 0)
    }

    fn comfort(&self, on: Piece, built: &Built, mood: Mood) -> i32 {
        let (beside, comfort) = self.beside;
        let more = if beside.has(on) { comfort } else { 0 };
        built.icon + (built.comfort + more) * mood.comfort / 100
    }
}
