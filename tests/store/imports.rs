//! Files that were cut, flipped, spliced or written by a forger: each is read whole or refused.

use std::{
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use cloister_tests::project;
use store::GameFile;
use table::{Purpose, Rng, Save, Seed};

use crate::play::soak;

fn spoil(rng: &mut Rng, text: &str, other: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        let at = rng.below(bytes.len().max(1) as u32) as usize;
        match rng.below(6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << rng.below(7),
            1 => bytes.truncate(at),
            2 => {
                let from = rng.below(other.len() as u32) as usize;
                let to = (from + rng.below(200) as usize).min(other.len());
                let part = other.as_bytes()[from..to].to_vec();
                bytes.splice(at..at, part);
            }
            3 => {
                let end = (at + rng.below(100) as usize).min(bytes.len());
                bytes.drain(at..end);
            }
            4 if at < bytes.len() => bytes[at] = b"0123456789{}[]\",:"[rng.below(17) as usize],
            _ => {
                let end = (at + 60).min(bytes.len());
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn a_spoilt_file_is_refused_or_holds() {
    let golden = project().join("tests/store/golden/v1");
    let read = |name: &str| fs::read_to_string(golden.join(name)).expect("a golden file");
    let (over, running) = (read("over.cloister"), read("running.cloister"));
    let bare = GameFile::read(&over, games::resume).expect("it holds").1.write();
    let texts = [over.as_str(), running.as_str(), bare.as_str()];
    let mut rng = Seed::from(31).stream(Purpose::Test, 0);
    let (mut accepted, mut slowest, trials) = (0, Duration::ZERO, soak(3_000));
    for trial in 0..trials {
        let text = *rng.pick(&texts).expect("there are files");
        let spoilt = spoil(&mut rng, text, &bare);
        let read = || {
            let began = Instant::now();
            let answer = catch_unwind(AssertUnwindSafe(|| GameFile::read(&spoilt, games::resume).ok()));
            (answer.unwrap_or_else(|_| panic!("trial {trial} panicked on {spoilt}")), began.elapsed())
        };
        let (answer, mut took) = read();
        // What is slow is slow every time; a busy machine is not.
        for _ in 0..5 {
            if took > Duration::from_millis(200) {
                took = took.min(read().1);
            }
        }
        slowest = slowest.max(took);
        if let Some((_, save, table)) = answer {
            accepted += 1;
            // What was accepted holds by the plain replay as well.
            let again = games::resume(&Save::read(&save.write()).expect("it reads")).expect("it holds");
            assert_eq!(again.hash(), table.hash());
        }
    }
    println!("{trials} spoilt files: {accepted} held all the same, the rest refused, the slowest {slowest:?}");
    assert!(slowest < Duration::from_secs(1), "{slowest:?}");
}
