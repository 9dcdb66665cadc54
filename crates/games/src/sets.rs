//! Small things in few bits: sets of things that are numbers, and a place for one thing or none.

use std::{fmt, marker::PhantomData, num::NonZeroU8};

/// Makes a set out of a word: the word with one thing's bit, and what the lowest bit of a word stands
/// for. It is copied like a number and written as a list.
macro_rules! small_set {
    ($name:ident($word:ty) of $thing:ty, |$one:ident| $bit:expr, |$bits:ident| $lowest:expr) => {
        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);

            /// A set of one.
            #[inline]
            pub fn only($one: $thing) -> $name {
                $name($bit)
            }

            /// Whether it is in the set.
            #[inline]
            pub fn has(self, thing: $thing) -> bool {
                !(self & $name::only(thing)).is_empty()
            }

            /// Whether nothing is in the set.
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[inline]
            pub fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// Puts something into the set.
            #[inline]
            pub fn add(&mut self, thing: $thing) {
                *self |= $name::only(thing);
            }

            /// Takes something out of the set.
            #[inline]
            pub fn remove(&mut self, thing: $thing) {
                *self = *self - $name::only(thing);
            }

            /// Puts something into the set, or takes it out.
            #[inline]
            pub fn put(&mut self, thing: $thing, inside: bool) {
                if inside { self.add(thing) } else { self.remove(thing) }
            }

            /// Everything in the set, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $thing> {
                let mut $bits = self.0;
                std::iter::from_fn(move || {
                    let next = ($bits != 0).then(|| $lowest);
                    $bits &= $bits.wrapping_sub(1);
                    next
                })
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = $name;
            /// What is in both.
            #[inline]
            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;
            /// What is in either.
            #[inline]
            fn bitor(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
        }

        impl std::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: $name) {
                self.0 |= other.0;
            }
        }

        impl std::ops::Sub for $name {
            type Output = $name;
            /// What is in this one only.
            #[inline]
            fn sub(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl FromIterator<$thing> for $name {
            #[inline]
            fn from_iter<T: IntoIterator<Item = $thing>>(things: T) -> $name {
                things.into_iter().fold($name::NONE, |set, thing| set | $name::only(thing))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

pub(crate) use small_set;

/// A thing that is a number below 255.
pub(crate) trait Numbered: Copy {
    fn number(self) -> u8;
    fn numbered(number: u8) -> Self;
}

impl Numbered for table::Seat {
    #[inline]
    fn number(self) -> u8 {
        self.0
    }

    #[inline]
    fn numbered(number: u8) -> table::Seat {
        table::Seat(number)
    }
}

/// One thing or none, in a byte: an `Option` would take two.
pub(crate) struct Slot<T>(Option<NonZeroU8>, PhantomData<T>);

impl<T: Numbered> Slot<T> {
    /// Nothing.
    pub(crate) const NONE: Slot<T> = Slot(None, PhantomData);

    /// This thing.
    #[inline]
    pub(crate) fn of(thing: T) -> Slot<T> {
        Slot(NonZeroU8::new(thing.number().wrapping_add(1)), PhantomData)
    }

    /// What is there.
    #[inline]
    pub(crate) fn get(self) -> Option<T> {
        self.0.map(|number| T::numbered(number.get() - 1))
    }

    /// Whether nothing is there.
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0.is_none()
    }

    /// Its byte in fingerprints: the number, or 255 for nothing.
    #[inline]
    pub(crate) fn byte(self) -> u8 {
        self.get().map_or(u8::MAX, T::number)
    }
}

impl<T> Clone for Slot<T> {
    #[inline]
    fn clone(&self) -> Slot<T> {
        *self
    }
}

impl<T> Copy for Slot<T> {}

impl<T> PartialEq for Slot<T> {
    #[inline]
    fn eq(&self, other: &Slot<T>) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Slot<T> {}

impl<T: Numbered + fmt::Debug> fmt::Debug for Slot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}
