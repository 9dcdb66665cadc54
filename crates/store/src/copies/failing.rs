//! Errors of the disk on order, so that each can be tried.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{Batch, Entries, Store, StoreError};

/// Counts every call to the disk, and lets the n-th fail. Copies count together.
#[derive(Clone, Debug, Default)]
pub struct Faults(Option<Arc<Mutex<Plan>>>);

#[derive(Debug)]
struct Plan {
    asked: u64,
    /// The first call that fails, from 1.
    from: u64,
    /// How many fail; then the disk is well again.
    many: u64,
    kind: io::ErrorKind,
    /// The call does not fail but never comes back, and so long is waited for it.
    hangs: Option<Duration>,
    /// Whether somebody waits for it now.
    hung: bool,
}

impl Faults {
    /// A disk that never fails on order. This is what players have.
    pub fn none() -> Faults {
        Faults(None)
    }

    /// From the n-th call on, so many fail.
    pub fn at(from: u64, many: u64, kind: io::ErrorKind) -> Faults {
        Faults(Some(Arc::new(Mutex::new(Plan { asked: 0, from, many, kind, hangs: None, hung: false }))))
    }

    /// The n-th call never comes back, and whoever can do without it waits only so long.
    pub fn hanging(from: u64, patience: Duration) -> Faults {
        let kind = io::ErrorKind::TimedOut;
        Faults(Some(Arc::new(Mutex::new(Plan { asked: 0, from, many: 1, kind, hangs: Some(patience), hung: false }))))
    }

    /// Waits for an answer of the disk, so long as usual; nothing, if none comes. One that was told to hang is given up
    /// sooner, but not before it does: a busy machine only makes it slow.
    pub(crate) fn wait<T>(&self, answer: &Receiver<T>, usual: Duration) -> Option<T> {
        let began = Instant::now();
        loop {
            let (hangs, hung) = self.0.as_ref().map_or((None, false), |plan| {
                let plan = plan.lock().unwrap_or_else(PoisonError::into_inner);
                (plan.hangs, plan.hung)
            });
            match answer.recv_timeout(hangs.unwrap_or(usual)) {
                Ok(answer) => return Some(answer),
                Err(RecvTimeoutError::Timeout) if hangs.is_some() && !hung && began.elapsed() < usual => {}
                Err(_) => return None,
            }
        }
    }

    /// How often the disk was asked.
    pub fn asked(&self) -> u64 {
        self.0.as_ref().map_or(0, |plan| plan.lock().unwrap_or_else(PoisonError::into_inner).asked)
    }

    /// Whether the fault has come about.
    pub fn happened(&self) -> bool {
        self.0.as_ref().is_some_and(|plan| {
            let plan = plan.lock().unwrap_or_else(PoisonError::into_inner);
            plan.asked >= plan.from
        })
    }

    /// Asks whether this call may go through.
    pub(crate) fn pass(&self) -> io::Result<()> {
        let Some(plan) = &self.0 else { return Ok(()) };
        let mut plan = plan.lock().unwrap_or_else(PoisonError::into_inner);
        plan.asked += 1;
        let fails = plan.asked >= plan.from && plan.asked - plan.from < plan.many;
        // Only where somebody watches; elsewhere it is an error like any other.
        if fails && plan.hangs.is_some() && thread::current().name() == Some("sled") {
            plan.hung = true;
            drop(plan);
            loop {
                thread::park();
            }
        }
        if fails { Err(io::Error::from(plan.kind)) } else { Ok(()) }
    }
}

/// A store that fails when it is told to. A write that fails may have been done all the same.
pub struct Failing<S> {
    inner: S,
    faults: Faults,
}

impl<S: Store> Failing<S> {
    /// This store, failing so.
    pub fn new(inner: S, faults: Faults) -> Failing<S> {
        Failing { inner, faults }
    }
}

impl<S: Store> Store for Failing<S> {
    fn scan(&self, prefix: &[u8]) -> Result<Entries, StoreError> {
        self.faults.pass()?;
        self.inner.scan(prefix)
    }

    fn write(&mut self, batch: &Batch) -> Result<(), StoreError> {
        self.faults.pass()?;
        self.inner.write(batch)?;
        // The flush after the write is another call, and fails on its own.
        Ok(self.faults.pass()?)
    }

    fn size(&self) -> u64 {
        self.inner.size()
    }
}
