//! Things out of a game's box, which are called by their keys wherever they are written down.

/// Shows, writes and reads a thing that is a number in memory by its key. The thing has `index` and
/// `key`, and its box a list of facts with their keys, and `find`.
macro_rules! keyed {
    ($thing:ident, $facts:ident, $what:literal) => {
        impl std::fmt::Debug for $thing {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(
                    the_box().$facts.get(self.index()).map_or(concat!("no ", $what), |facts| facts.key.as_str()),
                )
            }
        }

        impl serde::Serialize for $thing {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.key())
            }
        }

        impl<'de> serde::Deserialize<'de> for $thing {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$thing, D::Error> {
                let key = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                let unknown = || serde::de::Error::custom(format!(concat!("there is no ", $what, " {:?}"), key));
                the_box().find(&key).ok_or_else(unknown)
            }
        }

        #[cfg(feature = "types")]
        impl ts_rs::TS for $thing {
            type WithoutGenerics = $thing;
            type OptionInnerType = $thing;

            fn name(_: &ts_rs::Config) -> String {
                stringify!($thing).to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                crate::types::union(the_box().$facts.iter().map(|facts| facts.key.as_str()))
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", Self::name(config), Self::inline(config))
            }
        }
    };
}

pub(crate) use keyed;
