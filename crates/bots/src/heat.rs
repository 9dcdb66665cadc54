//! Natural mistakes: a plan is drawn by its worth, so that small mistakes are common and blunders rare.

use table::Rng;

/// 2 to the power of minus a sixteenth, two sixteenths and so on, in 2^20ths: a table, so that every machine
/// draws the same.
const SIXTEENTHS: [u32; 16] = [
    1_048_576, 1_004_120, 961_548, 920_782, 881_744, 844_361, 808_563, 774_282, 741_455, 710_020, 679_917, 651_091,
    623_487, 597_053, 571_740, 547_500,
];

/// Draws one of these by its worth: whatever is worse than the best by this much heat is half as likely. With no heat it
/// is the best, and of equals the first.
pub(crate) fn draw(worths: &[i32], heat: u32, rng: &mut Rng) -> Option<usize> {
    let best = *worths.iter().max()?;
    if heat == 0 {
        return worths.iter().position(|worth| *worth == best);
    }
    let weights = worths.iter().map(|worth| likely(i64::from(best) - i64::from(*worth), heat));
    let mut left = u64::from(rng.below(1 << 16)) << 16 | u64::from(rng.below(1 << 16));
    left = (left * weights.clone().sum::<u64>()) >> 32;
    for (n, weight) in weights.enumerate() {
        if left < weight {
            return Some(n);
        }
        left -= weight;
    }
    None
}

/// 2 to the power of minus so many heats, in 2^20ths.
fn likely(worse: i64, heat: u32) -> u64 {
    let sixteenths = 16 * worse / i64::from(heat);
    let halvings = (sixteenths / 16).min(63);
    u64::from(SIXTEENTHS[(sixteenths % 16) as usize]) >> halvings
}

#[cfg(test)]
mod tests {
    use table::{Purpose, Seed};

    use super::draw;

    fn drawn(worths: &[i32], heat: u32) -> Vec<u32> {
        let mut rng = Seed::from(1).stream(Purpose::Test, 1);
        let mut many = vec![0; worths.len()];
        for _ in 0..7000 {
            many[draw(worths, heat, &mut rng).expect("there are some")] += 1;
        }
        many
    }

    #[test]
    fn what_is_worse_by_the_heat_is_half_as_likely() {
        let many = drawn(&[0, 100, 50], 50);
        assert!((900..1100).contains(&many[0]), "{many:?}");
        assert!((3800..4200).contains(&many[1]), "{many:?}");
        assert!((1850..2150).contains(&many[2]), "{many:?}");
    }

    #[test]
    fn without_heat_the_best_is_drawn() {
        assert_eq!(drawn(&[3, 7, 7], 0), [0, 7000, 0]);
        assert_eq!(drawn(&[i32::MIN, i32::MAX], 1), [0, 7000]);
    }
}
