//! A position on the stage: who plays, what was agreed, and what is done there.

use std::mem::discriminant;

use serde::{Deserialize as _, Serialize};
use serde_json::{Map, Value, json};
use table::{Seat, Turn};

use super::{Failure, Line, Scripted};

/// A position on the stage.
#[derive(Debug)]
pub struct Stage<G: Scripted> {
    pub(crate) game: G,
    /// What the scenario gives names to.
    pub(crate) names: G::Names,
    /// What happened by the last act.
    pub(crate) told: Vec<G::Event>,
    /// Whether the scenario does not say where everything is.
    pub(crate) in_part: bool,
}

impl<G: Scripted> Stage<G> {
    /// The table as it is.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What an act of the scenario language means here.
    ///
    /// # Errors
    /// What cannot be understood.
    pub fn meaning(&self, act: &str) -> Result<G::Action, String> {
        self.act(&act.split_whitespace().collect::<Vec<_>>())
    }

    /// Reads who plays, what was agreed, and the position; gives the lines that follow it.
    pub(super) fn set<'a>(lines: &'a [Line<'a>]) -> Result<(Stage<G>, &'a [Line<'a>]), Failure> {
        let Some((seats, rest)) = lines.split_first() else {
            return Err(Failure::of_all("who plays? Say `seats COLOUR COLOUR …`"));
        };
        let ["seats", colours @ ..] = &seats.words[..] else {
            return seats.fail("say first who plays: `seats COLOUR COLOUR …`");
        };
        let (agreed, rest) = match rest.split_first() {
            Some((line, rest)) if line.words[0] == "agreed" => (agreed::<G>(line)?, rest),
            _ => (Map::new(), rest),
        };
        let mut setup = json!({ "seats": colours.len(), "colours": colours });
        setup.as_object_mut().into_iter().for_each(|setup| setup.extend(agreed.clone()));
        let setup = G::Setup::deserialize(&setup).or_else(|bad| seats.fail(bad.to_string()))?;
        let game = G::new(&setup).or_else(|bad| seats.fail(bad.to_string()))?;
        let Some(at) = rest.iter().position(|line| line.words[0] == "begin") else {
            return seats.fail(format!("the scenario never begins: say {} or `begin game`", G::BEGINNINGS));
        };
        let mut stage = Stage { game, names: G::Names::default(), told: Vec::new(), in_part: false };
        let (position, begin) = (&rest[..at], &rest[at]);
        if begin.words != ["begin", "game"] || !position.is_empty() {
            G::furnish(&mut stage, position, begin)?;
            stage.consistent().or_else(|wrong| begin.fail(wrong))?;
        }
        Ok((stage, &rest[at + 1..]))
    }

    /// The seat of this colour.
    pub(crate) fn seat(&self, word: &str) -> Result<Seat, String> {
        if !G::ABOUT.colours.contains(&word) {
            return Err(format!("{word:?} is none of {}", G::ABOUT.colours.join(", ")));
        }
        let seat = self.game.colours().iter().position(|colour| *colour == word);
        seat.map(|n| Seat(n as u8)).ok_or_else(|| format!("{word} does not play"))
    }

    /// A seat in an act, where a colour that does not play is no typo but a seat that is not there.
    pub(crate) fn seat_or_none(&self, word: &str) -> Result<Seat, String> {
        let nobody = Seat(self.game.seats());
        self.seat(word).or_else(|wrong| if G::ABOUT.colours.contains(&word) { Ok(nobody) } else { Err(wrong) })
    }

    /// The colour of a seat.
    pub(crate) fn colour_of(&self, seat: Seat) -> &'static str {
        self.game.colours().get(seat.index()).copied().unwrap_or("nobody")
    }

    /// Who must act: a colour, `chance`, or `over`.
    pub(super) fn turn(&self) -> &'static str {
        match self.game.turn() {
            Turn::Seat(seat) => self.colour_of(seat),
            Turn::Chance => "chance",
            Turn::Over => "over",
        }
    }

    /// Reads an act: what chance draws, or a colour and what it does.
    pub(super) fn act(&self, words: &[&str]) -> Result<G::Action, String> {
        if let Some(drawn) = G::drawn(self, words)? {
            return Ok(drawn);
        }
        let (who, what) = words.split_first().ok_or("nothing is done")?;
        self.seat(who).map_err(|wrong| format!("{wrong}; an act is `COLOUR …` or {}", G::DRAWS))?;
        let action = G::done(self, what)?;
        if self.turn() == *who { Ok(action) } else { Err(format!("it is not {who}'s turn, but {}'s", self.turn())) }
    }

    /// Does what is allowed.
    pub(super) fn perform(&mut self, words: &[&str]) -> Result<(), String> {
        let action = self.act(words)?;
        self.allows(&action)?;
        self.told.clear();
        self.game.apply(&action, &mut self.told);
        self.consistent()
    }

    /// Whether the laws of the game hold, as far as the scenario says enough.
    pub(crate) fn consistent(&self) -> Result<(), String> {
        let found = if self.in_part { self.game.consistent_in_part() } else { self.game.consistent() };
        found.map_err(|inconsistent| format!("the table is not consistent: {inconsistent}"))
    }

    /// An act that is not legal fails with the legal ones of its kind.
    pub(super) fn allows(&self, action: &G::Action) -> Result<(), String> {
        let Err(refusal) = self.game.allows(action) else { return Ok(()) };
        let mut actions = Vec::new();
        self.game.actions(&mut actions);
        let mut alike: Vec<_> = actions.iter().filter(|other| discriminant(*other) == discriminant(action)).collect();
        if alike.is_empty() {
            alike = actions.iter().collect();
        }
        let shown: Vec<String> = alike.iter().take(12).filter_map(|other| serde_json::to_string(other).ok()).collect();
        Err(format!(
            "{refusal} ({}); legal here: {}{}",
            why(&refusal),
            shown.join(" "),
            if alike.len() > 12 { format!(" and {} more", alike.len() - 12) } else { String::new() }
        ))
    }

    /// `cannot ACT because WHY`
    pub(super) fn cannot(&self, words: &[&str]) -> Result<(), String> {
        let [what @ .., "because", wanted] = words else {
            return Err("say `cannot ACT because REASON`".into());
        };
        let reasons: Vec<String> = G::refusals().iter().map(why).collect();
        if !reasons.iter().any(|reason| reason == wanted) {
            return Err(format!("there is no reason {wanted:?}; there are {}", reasons.join(", ")));
        }
        let action = self.act(what)?;
        match self.game.allows(&action) {
            Ok(()) => Err(format!("{action:?} is allowed")),
            Err(refusal) if why(&refusal) == *wanted => Ok(()),
            Err(other) => Err(format!("it is refused because {} ({other}), not {wanted}", why(&other))),
        }
    }
}

/// What was agreed: the key of a variant that is there or not, or one of a variant's choices.
fn agreed<G: Scripted>(line: &Line<'_>) -> Result<Map<String, Value>, Failure> {
    let variants = || G::ABOUT.variants.iter();
    let is_switch = |choices: &[&str]| choices == ["false", "true"];
    let mut agreed = Map::new();
    for word in &line.words[1..] {
        let (key, value) = if let Some(on) = variants().find(|one| one.key == *word && is_switch(one.choices)) {
            (on.key, json!(true))
        } else if let Some(one) = variants().find(|one| !is_switch(one.choices) && one.choices.contains(word)) {
            (one.key, json!(word))
        } else {
            let known =
                variants().flat_map(|one| if is_switch(one.choices) { vec![one.key] } else { one.choices.to_vec() });
            return line.fail(format!("{word:?} is not agreed: {}", known.collect::<Vec<_>>().join(", ")));
        };
        agreed.insert(key.to_owned(), value);
    }
    Ok(agreed)
}

fn why(refusal: impl Serialize) -> String {
    let written = serde_json::to_value(refusal).unwrap_or_default();
    written["why"].as_str().unwrap_or_default().to_owned()
}
