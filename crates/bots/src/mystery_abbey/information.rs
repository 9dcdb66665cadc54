//! How much an answer tells of who the culprit is.

use games::mystery_abbey::SUSPECTS;

/// The most different answers to a question.
const ANSWERS: usize = SUSPECTS + 1;

/// How often each answer came with each culprit.
pub(super) struct Answers {
    counts: [[u32; SUSPECTS]; ANSWERS],
    all: u32,
}

impl Answers {
    pub(super) fn none() -> Answers {
        Answers { counts: [[0; SUSPECTS]; ANSWERS], all: 0 }
    }

    pub(super) fn add(&mut self, answer: usize, culprit: usize) {
        self.counts[answer.min(ANSWERS - 1)][culprit] += 1;
        self.all += 1;
    }

    /// How many bits the answer has.
    pub(super) fn doubt(&self) -> f64 {
        let all = f64::from(self.all.max(1));
        let shares = self.counts.iter().map(|row| f64::from(row.iter().sum::<u32>()) / all);
        shares.filter(|share| *share > 0.0).map(|share| -share * share.log2()).sum()
    }

    /// What the answer tells of the culprit on average, in bits. What a few deals show by mere chance is
    /// taken off.
    pub(super) fn told(&self) -> f64 {
        if self.all == 0 {
            return 0.0;
        }
        let all = f64::from(self.all);
        let bits = |many: u32| if many == 0 { 0.0 } else { f64::from(many) / all * (f64::from(many) / all).log2() };
        let mut culprits = [0; SUSPECTS];
        let (mut told, mut cells, mut rows) = (0.0, 0.0, 0.0);
        for row in &self.counts {
            let answered: u32 = row.iter().sum();
            if answered == 0 {
                continue;
            }
            rows += 1.0;
            told -= bits(answered);
            for (culprit, many) in row.iter().enumerate().filter(|(_, many)| **many > 0) {
                culprits[culprit] += many;
                told += bits(*many);
                cells += 1.0;
            }
        }
        let columns = culprits.iter().filter(|many| **many > 0).count() as f64;
        told -= culprits.iter().map(|many| bits(*many)).sum::<f64>();
        let chance = (cells - rows - columns + 1.0) / (2.0 * all * std::f64::consts::LN_2);
        (told - chance).max(0.0)
    }
}

/// How many of so many suspects are ruled out by so many bits.
pub(super) fn ruled_out(suspects: u32, bits: f64) -> i32 {
    (f64::from(suspects) * (1.0 - (-bits).exp2())).round() as i32
}
