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
    let mut text = String::from("import type { Eyes, Known, Seat, Seats } from \"./table.ts\";\n");
    for declaration in declarations {
        text.push_str(&format!("\nexport {}\n", declaration(&config)));
    }
    text
}

/// The figures of the rules that sentences of the page name.
pub(crate) fn figures(figures: &[(&str, u16)]) -> String {
    let figures: String = figures.iter().map(|(name, many)| format!("  {name}: {many},\n")).collect();
    format!("\n/** Figures of the rules that sentences name. */\nexport const FIGURES = {{\n{figures}}} as const;\n")
}

/// Writes the declarations of these types into a file.
macro_rules! declare {
    ($($type:ty),* $(,)?) => {
        $crate::types::file(&[$(<$type as ts_rs::TS>::decl),*])
    };
}

pub(crate) use declare;
