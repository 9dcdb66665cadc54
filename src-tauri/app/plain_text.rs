//! Plain text: what players write, without what nobody can see.

use crate::error::{Error, Kind};

/// What is not seen and makes two names look the same, or one read backwards: what Unicode lets a font leave out, blanks
/// that are no spaces, and notes between lines. What joins letters stays between letters of scripts that join, and what
/// chooses between two shapes of a sign stays behind a sign.
fn is_unseen(before: Option<char>, this: char, after: Option<char>) -> bool {
    let joins = |near: Option<char>| near.is_some_and(|near| near >= '\u{590}' && !near.is_whitespace());
    let sign = |near: char| !near.is_ascii() && !near.is_alphanumeric() && !near.is_whitespace();
    match this {
        '\u{200c}' | '\u{200d}' => !joins(before) || !joins(after),
        '\u{fe00}'..='\u{fe0f}' => !before.is_some_and(sign) && after != Some('\u{20e3}'),
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' => true,
        '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' => true,
        '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}' => true,
        _ => false,
    }
}

/// A text of at most so many characters, without control characters and without what is not seen, trimmed.
pub(super) fn plain(text: &str, most: usize) -> Result<String, Error> {
    let all: Vec<char> = text.chars().collect();
    let near = |n: usize| all.get(n).copied();
    let seen =
        (0usize..).zip(&all).filter(|(n, this)| !is_unseen(n.checked_sub(1).and_then(near), **this, near(n + 1)));
    let text: String = seen.map(|(_, this)| *this).collect();
    let text = text.trim();
    if text.chars().count() > most || text.chars().any(char::is_control) {
        return Err(Error::new(Kind::Malformed, format!("a text of at most {most} plain characters")));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn what_is_not_seen_is_in_no_name() {
        let name = |text| plain(text, 40).expect("it is plain enough");
        assert_eq!(name("Ann\u{202e}bob"), "Annbob");
        assert_eq!(name("A\u{200b}n\u{200d}n\u{feff}"), "Ann");
        assert_eq!(name(" \u{2066}\u{200b} "), "");
        assert_eq!(name("\u{1f469}\u{200d}\u{1f33e} Zoë"), "\u{1f469}\u{200d}\u{1f33e} Zoë", "what is joined stays");
        assert_eq!(
            name("\u{2764}\u{fe0f} 1\u{fe0f}\u{20e3}"),
            "\u{2764}\u{fe0f} 1\u{fe0f}\u{20e3}",
            "a sign keeps its shape"
        );
        let unseen = ['\u{34f}', '\u{fe0f}', '\u{e0101}', '\u{2800}', '\u{17b4}', '\u{180b}', '\u{1d173}', '\u{fffa}'];
        for unseen in unseen {
            for (before, after) in [("Ann", ""), ("É", "é")] {
                let told = plain(&format!("{before}{unseen}{after}"), 40);
                assert_eq!(told, Ok(format!("{before}{after}")), "{unseen:?}");
            }
        }
        assert_eq!(name("É\u{200d}é"), "Éé", "nothing is joined there");
        assert!(plain("a\u{0}b", 40).is_err());
    }
}
