//! How every game lists its refusals.

/// Makes the list of a game's refusals: the name, its key in words and scenarios, the chapter of the
/// rules, and the reason in plain words.
macro_rules! refusals {
    ($($name:ident, $why:literal, $rule:literal, $text:literal;)*) => {
        /// Why something is not allowed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refusal {
            $(#[doc = $text] #[error($text)] $name,)*
        }

        impl Refusal {
            /// Every refusal.
            pub const ALL: &[Refusal] = &[$(Refusal::$name),*];

            /// Its key in words and scenarios.
            pub fn why(self) -> &'static str {
                match self { $(Refusal::$name => $why,)* }
            }

            /// The chapter of the rules that says so.
            pub fn rule(self) -> &'static str {
                match self { $(Refusal::$name => $rule,)* }
            }
        }

        #[cfg(feature = "types")]
        impl ts_rs::TS for Refusal {
            type WithoutGenerics = Refusal;
            type OptionInnerType = Refusal;

            fn name(_: &ts_rs::Config) -> String {
                "Why".to_owned()
            }

            fn inline(_: &ts_rs::Config) -> String {
                crate::types::union(Refusal::ALL.iter().map(|refusal| refusal.why()))
            }

            /// The keys of the refusals, and of the chapters that they rest on.
            fn decl(config: &ts_rs::Config) -> String {
                let rules: std::collections::BTreeSet<_> = Refusal::ALL.iter().map(|refusal| refusal.rule()).collect();
                format!("type Why = {};\n\nexport type Rule = {};", Self::inline(config), crate::types::union(rules))
            }
        }

        impl serde::Serialize for Refusal {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                use serde::ser::SerializeStruct as _;
                let mut fields = serializer.serialize_struct("Refusal", 2)?;
                fields.serialize_field("why", self.why())?;
                fields.serialize_field("rule", self.rule())?;
                fields.end()
            }
        }
    };
}

pub(crate) use refusals;
