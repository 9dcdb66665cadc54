//! Small sets: a bit for each thing that may be in them, copied like a number.

/// Makes a set out of a word: `bit` gives the word with one thing's bit, `thing` what the lowest bit of
/// a word stands for.
macro_rules! small_set {
    ($name:ident($word:ty) of $thing:ty, bit: $bit:expr, thing: $lowest:expr) => {
        impl $name {
            /// Nothing.
            pub const NONE: $name = $name(0);

            /// A set of one.
            #[inline]
            pub fn only(thing: $thing) -> $name {
                let bit: fn($thing) -> $word = $bit;
                $name(bit(thing))
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

            /// Everything in the set, lowest first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $thing> {
                let thing: fn($word) -> $thing = $lowest;
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let next = (left != 0).then(|| thing(left));
                    left &= left.wrapping_sub(1);
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
