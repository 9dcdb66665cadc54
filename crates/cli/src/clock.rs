//! How long the processor has worked: load does not change it. Where that cannot be asked it is the time on the wall.

use std::time::Duration;

#[cfg(unix)]
mod source {
    use std::time::Duration;

    use rustix::time::{ClockId, clock_gettime};

    pub(super) struct Source(ClockId);

    impl Source {
        pub(super) const fn thread() -> Source {
            Source(ClockId::ThreadCPUTime)
        }

        pub(super) const fn process() -> Source {
            Source(ClockId::ProcessCPUTime)
        }

        pub(super) fn now(&self) -> Duration {
            let time = clock_gettime(self.0);
            Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
        }
    }
}

#[cfg(not(unix))]
mod source {
    use std::time::{Duration, Instant};

    pub(super) struct Source(Instant);

    impl Source {
        pub(super) fn thread() -> Source {
            Source(Instant::now())
        }

        pub(super) fn process() -> Source {
            Source(Instant::now())
        }

        pub(super) fn now(&self) -> Duration {
            self.0.elapsed()
        }
    }
}

/// A clock that was started.
pub(crate) struct Clock {
    source: source::Source,
    from: Duration,
}

impl Clock {
    /// What this thread works from now on.
    pub(crate) fn of_this_thread() -> Clock {
        Clock::start(source::Source::thread())
    }

    /// What all threads of this process work from now on.
    pub(crate) fn of_all_threads() -> Clock {
        Clock::start(source::Source::process())
    }

    fn start(source: source::Source) -> Clock {
        let from = source.now();
        Clock { source, from }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.source.now().saturating_sub(self.from)
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::Clock;

    #[test]
    #[cfg(unix)]
    fn only_work_is_counted() {
        let (thread, process) = (Clock::of_this_thread(), Clock::of_all_threads());
        std::thread::sleep(Duration::from_millis(60));
        assert!(thread.elapsed() < Duration::from_millis(40), "sleep is no work");
        let began = Instant::now();
        while thread.elapsed() < Duration::from_millis(5) {
            assert!(began.elapsed() < Duration::from_secs(60), "work is counted");
        }
        assert!(process.elapsed() >= Duration::from_millis(5));
    }
}
