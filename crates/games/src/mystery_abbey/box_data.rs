//! Reading the data of the box, and saying what is wrong with it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::{
    rooms::{Room, Rooms},
    suspects::{SUSPECTS, Suspect, Suspects, TRAITS, Trait},
    the_box::{
        BadBox, Book, BookFacts, CardFacts, Does, Effect, MassFacts, Points, RoomFacts, Starred, SuspectFacts, Table,
        TheBox,
    },
};

/// Colours in the order of the seats' choice; the cells are found by them.
const COLOURS: [&str; 6] = ["red", "blue", "green", "yellow", "black", "white"];

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), BadBox> {
    if holds { Ok(()) } else { Err(BadBox(wrong())) }
}

/// A room in an effect, which was replaced by its number before it is read.
pub(super) fn room<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Room, D::Error> {
    u8::deserialize(deserializer).map(Room)
}

/// Rooms in an effect, which were replaced by their numbers.
pub(super) fn rooms<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rooms, D::Error> {
    Ok(Vec::<u8>::deserialize(deserializer)?.into_iter().map(Room).collect())
}

/// One entry of the data.
fn read<T: for<'de> Deserialize<'de>>(of: &Value, field: &str) -> Result<T, BadBox> {
    let value = of.get(field).ok_or_else(|| BadBox(format!("there is no {field:?} in {of}")))?;
    T::deserialize(value).map_err(|error| BadBox(format!("{field:?} in {of}: {error}")))
}

/// A list of the data; every entry says how it is known.
fn list<'a>(data: &'a Value, field: &str) -> Result<&'a Vec<Value>, BadBox> {
    let list =
        data.get(field).and_then(Value::as_array).ok_or_else(|| BadBox(format!("there is no list {field:?}")))?;
    for entry in list {
        demand(is_known(&entry["basis"]), || format!("nobody says how this is known: {entry}"))?;
    }
    Ok(list)
}

fn is_known(basis: &Value) -> bool {
    let known = |word: &Value| matches!(word.as_str(), Some("stated" | "recovered" | "ours"));
    basis.as_object().map_or_else(|| known(basis), |fields| !fields.is_empty() && fields.values().all(known))
}

/// The number of a room.
fn numbered(keys: &[String], key: &Value) -> Result<Room, BadBox> {
    let found = keys.iter().position(|one| Some(one.as_str()) == key.as_str());
    found.map(|n| Room(n as u8)).ok_or_else(|| BadBox(format!("there is no room {key}")))
}

/// What a card does, with its rooms as numbers.
fn effect(card: &Value, keys: &[String]) -> Result<Effect, BadBox> {
    let mut effect = card["effect"].clone();
    if let Some(key) = effect.get("room").cloned() {
        effect["room"] = numbered(keys, &key)?.0.into();
    }
    if let Some(closed) = effect.get("rooms").and_then(Value::as_array).cloned() {
        let numbers: Vec<u8> = closed.iter().map(|key| Ok(numbered(keys, key)?.0)).collect::<Result<_, BadBox>>()?;
        effect["rooms"] = numbers.into();
    }
    Effect::deserialize(effect).map_err(|error| BadBox(format!("{}: {error}", card["card"])))
}

impl TheBox {
    /// Reads and checks the data of a box.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn read(text: &str) -> Result<TheBox, BadBox> {
        let data: Value = serde_json::from_str(text).map_err(|error| BadBox(error.to_string()))?;
        let suspects = read_suspects(&data)?;
        let mut having = [Suspects::NONE; TRAITS];
        for (n, facts) in suspects.iter().enumerate() {
            facts.traits.iter().for_each(|one| having[one.index()].add(Suspect(n as u8)));
        }
        let keys: Vec<String> =
            list(&data, "rooms")?.iter().map(|entry| read(entry, "room")).collect::<Result<_, _>>()?;
        let rooms = read_rooms(&data, &keys)?;
        let find = |does: Does| rooms.iter().position(|facts| facts.does == does).map(|n| Room(n as u8));
        let chapel = find(Does::Mass).ok_or_else(|| BadBox("there is no Chapel".into()))?;
        let books = read_books(&data, &keys)?;
        let scoring = &data["scoring"];
        let points = Points {
            right: read(scoring, "right-revelation")?,
            wrong: read(scoring, "wrong-revelation")?,
            culprit: read(scoring, "culprit")?,
            false_accusation: read(scoring, "false-accusation")?,
        };
        let variant = |name: &str| {
            let found = list(&data, "variants")?.iter().find(|entry| entry["variant"] == name);
            found.ok_or_else(|| BadBox(format!("there is no variant {name:?}")))
        };
        Ok(TheBox {
            tables: read_tables(&data)?,
            short: (read(variant("short")?, "steps")?, read(variant("short")?, "bell")?),
            books_limit: read(variant("tactical")?, "books")?,
            suspects,
            having,
            chapel,
            library_rooms: find(Does::Library).map_or(Rooms::NONE, Rooms::only),
            confessionals: read_confessionals(&data, &keys)?,
            cells: read_cells(&data, &keys, |cell| &cell["room"])?,
            beside: read_cells(&data, &keys, |cell| &cell["beside"][0])?,
            rooms,
            masses: read_masses(&data)?,
            bell: read(&data["bell"], "spaces")?,
            points,
            asked: (read(&data["questions"], "traits")?, read(&data["questions"], "names")?),
            demanded: read(&data["demand"], "traits")?,
            times: read(&data["ending"], "times")?,
            starred: read_starred(&books)?,
            books,
            library: read_cards(&data, "library", &keys)?,
            events: read_cards(&data, "events", &keys)?,
        })
    }
}

fn full<T: std::fmt::Debug, const N: usize>(
    mut read: impl Iterator<Item = Result<T, BadBox>>,
    what: &str,
) -> Result<ArrayVec<T, N>, BadBox> {
    read.try_fold(ArrayVec::new(), |mut all, one| {
        all.try_push(one?).map_err(|_| BadBox(format!("there are more than {N} {what}")))?;
        Ok(all)
    })
}

fn read_tables(data: &Value) -> Result<[Table; 4], BadBox> {
    let tables = list(data, "players")?.iter().zip(3u8..).map(|(entry, players)| {
        demand(entry["players"] == players, || format!("{} players where {players} should be", entry["players"]))?;
        let table = Table {
            hand: read(entry, "hand")?,
            pile: read(entry, "pile")?,
            steps: read(entry, "steps")?,
            bell: read(entry, "bell")?,
        };
        let cards = 1 + usize::from(table.pile) + usize::from(players) * usize::from(table.hand);
        demand(cards == SUSPECTS, || format!("{cards} cards with {players} players, not {SUSPECTS}"))?;
        Ok(table)
    });
    let tables: ArrayVec<Table, 4> = full(tables, "numbers of players")?;
    tables.into_inner().map_err(|_| BadBox("there are tables for three to six players".into()))
}

fn read_suspects(data: &Value) -> Result<ArrayVec<SuspectFacts, SUSPECTS>, BadBox> {
    let suspects = list(data, "suspects")?.iter().map(|entry| {
        let fields = ["order", "title", "hood", "beard", "girth"];
        let mut traits = [Trait::Templar; 5];
        for (slot, field) in traits.iter_mut().zip(fields) {
            *slot = read(entry, field)?;
            let category = format!("{:?}", slot.category()).to_lowercase();
            demand(category == field, || format!("{slot:?} is no {field} in {entry}"))?;
        }
        Ok(SuspectFacts { key: read(entry, "suspect")?, name: read(entry, "name")?, traits })
    });
    let suspects: ArrayVec<SuspectFacts, SUSPECTS> = full(suspects, "suspects")?;
    demand(suspects.len() == SUSPECTS, || format!("{} suspects are not {SUSPECTS}", suspects.len()))?;
    for (n, one) in suspects.iter().enumerate() {
        let twin = suspects[..n].iter().any(|other| other.traits == one.traits || other.key == one.key);
        demand(!twin, || format!("{:?} is there twice", one.key))?;
    }
    Ok(suspects)
}

fn read_rooms<const N: usize>(data: &Value, keys: &[String]) -> Result<ArrayVec<RoomFacts, N>, BadBox> {
    let rooms = list(data, "rooms")?.iter().map(|entry| {
        let single = entry.get("pawns").is_some_and(|many| *many == 1);
        Ok(RoomFacts { key: read(entry, "room")?, does: read(entry, "does")?, single, doors: Rooms::NONE })
    });
    let mut rooms: ArrayVec<RoomFacts, N> = full(rooms, "rooms")?;
    for door in list(data, "doors")? {
        let one = numbered(keys, &door["between"][0])?;
        let other = numbered(keys, &door["between"][1])?;
        rooms[usize::from(one.0)].doors.add(other);
        rooms[usize::from(other.0)].doors.add(one);
    }
    for facts in &rooms {
        demand(!facts.doors.is_empty(), || format!("{:?} has no door", facts.key))?;
    }
    Ok(rooms)
}

fn read_cells(data: &Value, keys: &[String], room: fn(&Value) -> &Value) -> Result<[Room; 6], BadBox> {
    let cells = COLOURS.map(|colour| {
        let cell = list(data, "cells")?.iter().find(|entry| entry["colour"] == colour);
        numbered(keys, room(cell.ok_or_else(|| BadBox(format!("there is no {colour} cell")))?))
    });
    let cells: ArrayVec<Room, 6> = full(cells.into_iter(), "cells")?;
    cells.into_inner().map_err(|_| BadBox("there are six cells".into()))
}

fn read_confessionals(data: &Value, keys: &[String]) -> Result<[Room; 2], BadBox> {
    let rooms = list(data, "confessionals")?.iter().map(|entry| numbered(keys, &entry["room"]));
    let rooms: ArrayVec<Room, 2> = full(rooms, "Confessionals")?;
    rooms.into_inner().map_err(|_| BadBox("there are two Confessionals".into()))
}

fn read_masses<const N: usize>(data: &Value) -> Result<ArrayVec<MassFacts, N>, BadBox> {
    let masses = list(data, "masses")?;
    full(
        masses.iter().map(|entry| Ok(MassFacts { key: read(entry, "mass")?, passed: read(entry, "passed")? })),
        "Masses",
    )
}

fn read_books<const N: usize>(data: &Value, keys: &[String]) -> Result<ArrayVec<BookFacts, N>, BadBox> {
    let books = with_chronicles(data, "books")?.into_iter().map(|(entry, chronicles)| {
        let (count, starred) = (read(entry, "count")?, read(entry, "starred")?);
        Ok(BookFacts { key: read(entry, "card")?, count, starred, effect: effect(entry, keys)?, chronicles })
    });
    full(books, "books")
}

fn read_cards<const N: usize>(data: &Value, which: &str, keys: &[String]) -> Result<ArrayVec<CardFacts, N>, BadBox> {
    let cards = with_chronicles(data, which)?.into_iter().map(|(entry, chronicles)| {
        let lasts = entry.get("lasts").is_some_and(|lasts| *lasts == "until-mass");
        Ok(CardFacts { key: read(entry, "card")?, lasts, effect: effect(entry, keys)?, chronicles })
    });
    full(cards, which)
}

/// The cards of the box, then those of the Pilgrims' Chronicles; and whether each is one of the latter.
fn with_chronicles<'a>(data: &'a Value, which: &str) -> Result<Vec<(&'a Value, bool)>, BadBox> {
    let box_cards = list(data, which)?.iter().map(|entry| (entry, false));
    let chronicles = &data["chronicles"];
    let more: &[Value] = if chronicles.get(which).is_some() { list(chronicles, which)? } else { &[] };
    Ok(box_cards.chain(more.iter().map(|entry| (entry, true))).collect())
}

/// Every book with a star, found by what it does.
fn read_starred(books: &[BookFacts]) -> Result<Starred, BadBox> {
    let find = |what: &str, does: fn(&Effect) -> bool| {
        let found = books.iter().position(|facts| facts.starred && does(&facts.effect));
        found.map(|n| Book(n as u8)).ok_or_else(|| BadBox(format!("there is no book that lets one {what}")))
    };
    Ok(Starred {
        library_key: find("open the Library", |effect| matches!(effect, Effect::OpenLibrary))?,
        journeys: find("go farther", |effect| matches!(effect, Effect::MoreSteps { .. }))?,
        obedience: find("break silence", |effect| matches!(effect, Effect::BreakSilence))?,
        penitential: find("send to penance", |effect| matches!(effect, Effect::SendToPenance))?,
        indulgence: find("escape penance", |effect| matches!(effect, Effect::EscapePenance))?,
        searching: find("choose a card", |effect| matches!(effect, Effect::ChooseCard))?,
        alchemia: find("draw again", |effect| matches!(effect, Effect::DrawAgain))?,
        breviary: find("pass fewer cards", |effect| matches!(effect, Effect::PassFewer { .. }))?,
        ear: find("listen", |effect| matches!(effect, Effect::Listen))?,
        controversy: find("ask a whole room", |effect| matches!(effect, Effect::AskRoom))?,
        liturgy: find("pass cards farther", |effect| matches!(effect, Effect::PassTo))?,
        apostles: find("keep what was drawn", |effect| matches!(effect, Effect::KeepStolen))?,
        illuminations: find("give it for a card", |effect| matches!(effect, Effect::TradeForCard))?,
    })
}
