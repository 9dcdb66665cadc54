//! Who knows what: things that are hidden from some eyes, and events that are not for everybody.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Eyes, Seat, Seats};

/// Something that the eyes that look may know, or that is hidden from them. It is there either way;
/// that there is nothing is what `Option` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Known<T> {
    /// This is it.
    Seen(T),
    /// It is hidden from these eyes.
    Hidden,
}

impl<T> Known<T> {
    /// The thing if these eyes may know it.
    pub fn when(seen: bool, thing: T) -> Known<T> {
        if seen { Known::Seen(thing) } else { Known::Hidden }
    }

    /// What is seen; nothing, if it is hidden.
    pub fn seen(self) -> Option<T> {
        match self {
            Known::Seen(thing) => Some(thing),
            Known::Hidden => None,
        }
    }

    /// The same, looked at from where it is.
    pub fn as_ref(&self) -> Known<&T> {
        match self {
            Known::Seen(thing) => Known::Seen(thing),
            Known::Hidden => Known::Hidden,
        }
    }

    /// What is made of it, hidden if it is hidden.
    pub fn map<U>(self, make: impl FnOnce(T) -> U) -> Known<U> {
        match self {
            Known::Seen(thing) => Known::Seen(make(thing)),
            Known::Hidden => Known::Hidden,
        }
    }

    /// Whether it is hidden.
    pub fn is_hidden(&self) -> bool {
        matches!(self, Known::Hidden)
    }
}

/// Something that happened: who may know it, what it showed, and what it brought.
///
/// Nothing here that is about secrecy has a default: it cannot be forgotten.
pub trait Event: Clone + PartialEq + Debug + Send + Serialize {
    /// The seats that alone may know the whole of it; nothing, if all may.
    fn known(&self) -> Option<Seats>;

    /// What is left of it for all others; nothing, if they are not told at all.
    fn hidden(self) -> Option<Self>;

    /// Whether it showed anybody something that lay hidden and was not the actor's own to show. What
    /// chance draws need not be counted.
    fn shows(&self) -> bool;

    /// The points it brought somebody, and what for.
    fn score(&self) -> Option<Score>;

    /// Whether a sum of points begins with it: what is scored from here on belongs together.
    fn begins_sum(&self) -> bool {
        false
    }
}

/// Points that a seat scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub points: i16,
    /// What for, as a key.
    pub because: &'static str,
}

/// What these eyes are told of something that happened; nothing, if it was out of their sight.
pub fn veil<E: Event>(event: E, eyes: Eyes) -> Option<E> {
    match event.known() {
        Some(known) if !eyes.see_any(known) => event.hidden(),
        _ => Some(event),
    }
}
