//! The types of a game, written as TypeScript for the page.

use ts_rs::Config;

/// Keys to choose from: `"one" | "another"`.
pub(crate) fn union<'a>(keys: impl IntoIterator<Item = &'a str>) -> String {
    let keys: Vec<String> = keys.into_iter().map(|key| format!("{key:?}")).collect();
    keys.join(" | ")
}

/// A file of declarations. What every game shares is written elsewhere ([`table::types`]).
pub(crate) fn file(declarations: &[fn(&Config) -> String]) -> String {
    let config = Config::default();
    let text: String = declarations.iter().map(|declaration| format!("\nexport {}\n", declaration(&config))).collect();
    let shared = ["Eyes", "Known", "Seat", "Seats"].into_iter().filter(|name| names(&text, name));
    format!("import type {{ {} }} from \"./table.ts\";\n{text}", shared.collect::<Vec<_>>().join(", "))
}

/// Whether these declarations name a type, other than in what is said about them.
fn names(text: &str, name: &str) -> bool {
    let said = |line: &&str| !line.trim_start().starts_with('*');
    text.lines().filter(said).any(|line| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == name))
}

/// Writes the declarations of these types into a file.
macro_rules! declare {
    ($($type:ty),* $(,)?) => {
        $crate::types::file(&[$(<$type as ts_rs::TS>::decl),*])
    };
}

pub(crate) use declare;
