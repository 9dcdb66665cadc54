//! Reading the data of the box, and saying what is wrong with it.

use std::collections::BTreeMap;

use arrayvec::ArrayVec;
use serde::Deserialize;

use super::the_box::{
    BadBox, CARDS, CELLERARS, CHAPEL, CardFacts, Cellerar, ChapelLevel, LEVELS, Level, PLACES, Sector, SectorFacts,
    TheBox,
};
use crate::basis;

/// How a figure is known.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Basis {
    /// Read from a component.
    Printed,
    /// Said in the rules, or by a public page.
    Stated,
    /// Ours, agreeing with everything stated.
    Designed,
}

/// For each figure of a line, how it is known.
type Known = BTreeMap<String, Basis>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayersData {
    denarii: [u8; 5],
    brothers: u8,
    vegetables: u8,
    supply: u8,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomData {
    brothers: u8,
    vegetables: u8,
    fields: u8,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SupplyData {
    denarii: i16,
    dogs: u8,
    doghouses: u8,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoadData {
    last: u16,
    cluny: u8,
    payout: [u8; 6],
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelData {
    cost: u8,
    fu: u16,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectorData {
    sector: Sector,
    letters: u8,
    /// What it yields before it is expanded.
    start: u16,
    levels: Vec<LevelData>,
    basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CellerarData {
    number: u8,
    sector: Sector,
    fu: u16,
    #[serde(default)]
    plus: u16,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapelData {
    cost: u8,
    letters: u8,
    #[serde(default)]
    fu: u16,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardData {
    key: String,
    sector: Sector,
    fu: u16,
    count: u8,
    #[serde(rename = "basis")]
    _basis: Known,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxData {
    #[serde(rename = "about")]
    _about: String,
    players: PlayersData,
    room: RoomData,
    supply: SupplyData,
    road: RoadData,
    sectors: [SectorData; 3],
    cellerars: Vec<CellerarData>,
    chapel: [ChapelData; CHAPEL],
    production: Vec<CardData>,
}

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), BadBox> {
    if holds { Ok(()) } else { Err(BadBox(wrong())) }
}

/// Food units as spaces of the road.
fn spaces(fu: u16, what: impl FnOnce() -> String) -> Result<u8, BadBox> {
    if fu.is_multiple_of(10) && fu <= 500 {
        Ok((fu / 10) as u8)
    } else {
        Err(BadBox(format!("{}: {fu} food units are no space of a road that goes in tens", what())))
    }
}

impl TheBox {
    /// Reads and checks the data of a box.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn read(text: &str) -> Result<TheBox, BadBox> {
        let BoxData { players, room, supply, road, sectors, cellerars, chapel, production, .. } =
            serde_json::from_str(text).map_err(|error| BadBox(error.to_string()))?;
        let last = spaces(road.last, || "the end of the road".into())?;
        demand(players.brothers <= room.brothers, || format!("{} brothers at the start", players.brothers))?;
        demand(players.vegetables <= room.vegetables, || format!("{} vegetables at the start", players.vegetables))?;
        demand(room.brothers <= 6 && room.vegetables <= 6, || "a monastery has at most six places of a kind".into())?;
        demand(room.fields <= 8 && room.fields.is_multiple_of(2), || format!("fields for {} brothers", room.fields))?;
        demand(road.payout.is_sorted_by(|more, less| more >= less), || {
            "whoever is further ahead is not paid more".into()
        })?;
        demand((0..=1000).contains(&supply.denarii), || format!("{} denarii in the box", supply.denarii))?;
        let the_box = TheBox {
            start: players.denarii,
            brothers: players.brothers,
            vegetables: players.vegetables,
            supply: players.supply,
            places: room.brothers,
            larder: room.vegetables,
            fields: room.fields,
            denarii: supply.denarii,
            dogs: supply.dogs,
            doghouses: supply.doghouses,
            last,
            cluny: road.cluny,
            payout: road.payout,
            sectors: read_sectors(sectors)?,
            cellerars: read_cellerars(&cellerars)?,
            chapel: read_chapel(&chapel)?,
            cards: read_cards(production)?,
        };
        let plain = serde_json::from_str(text).map_err(|error| BadBox(error.to_string()))?;
        basis::demand(&plain).map_err(BadBox)?;
        Ok(the_box)
    }
}

fn read_sectors(data: [SectorData; 3]) -> Result<[SectorFacts; 3], BadBox> {
    let mut facts = Vec::new();
    for (sector, data) in Sector::ALL.into_iter().zip(data) {
        demand(data.sector == sector, || "the sectors must come as garden, dairy, brewery".into())?;
        let start = spaces(data.start, || format!("the {sector:?} at the start"))?;
        let mut levels = ArrayVec::from_iter([Level { cost: 0, spaces: start }]);
        demand((3..=LEVELS).contains(&data.levels.len()), || {
            format!("the {sector:?} has {} levels, of three to {LEVELS}", data.levels.len())
        })?;
        for (n, level) in data.levels.iter().enumerate() {
            let spaces = spaces(level.fu, || format!("{sector:?} level {}", n + 1))?;
            demand(level.cost > 0, || format!("{sector:?} level {} costs nothing", n + 1))?;
            demand(levels.last().is_some_and(|below: &Level| below.spaces < spaces), || {
                format!("{sector:?} level {} yields no more than the one below", n + 1)
            })?;
            levels.push(Level { cost: level.cost, spaces });
        }
        demand(data.basis.contains_key("levels"), || format!("nobody says how many levels the {sector:?} has"))?;
        facts.push(SectorFacts { levels, letters: data.letters });
    }
    Ok(facts.try_into().expect("three sectors were read"))
}

fn read_cellerars(data: &[CellerarData]) -> Result<[Cellerar; CELLERARS as usize], BadBox> {
    let mut cellerars = Vec::new();
    for (n, data) in (1..).zip(data) {
        demand(data.number == n, || format!("cellerar {} stands where {n} should", data.number))?;
        demand(data.plus == 0 || data.sector == Sector::Brewery, || {
            format!("cellerar {n}: only a brewery cellerar has a plus")
        })?;
        let spaces = |fu| spaces(fu, || format!("cellerar {n}"));
        cellerars.push(Cellerar { sector: data.sector, spaces: spaces(data.fu)?, plus: spaces(data.plus)? });
    }
    cellerars.try_into().map_err(|found: Vec<Cellerar>| BadBox(format!("{} of {CELLERARS} cellerars", found.len())))
}

fn read_chapel(data: &[ChapelData; CHAPEL]) -> Result<[ChapelLevel; CHAPEL], BadBox> {
    let mut chapel = [ChapelLevel { cost: 0, letters: 0, spaces: 0 }; CHAPEL];
    for (n, (level, data)) in chapel.iter_mut().zip(data).enumerate() {
        let spaces = spaces(data.fu, || format!("chapel level {}", n + 1))?;
        demand(data.cost > 0, || format!("chapel level {} costs nothing", n + 1))?;
        demand((n < usize::from(PLACES)) == (spaces > 0), || {
            "the first three levels of the chapel, and only they, have a place for a brother".into()
        })?;
        *level = ChapelLevel { cost: data.cost, letters: data.letters, spaces };
    }
    demand(chapel.is_sorted_by_key(|level| level.letters), || "a higher chapel has no fewer letters".into())?;
    Ok(chapel)
}

/// One card is set aside, and one is revealed in each of the five rounds.
fn read_cards(data: Vec<CardData>) -> Result<ArrayVec<CardFacts, CARDS>, BadBox> {
    let mut cards = ArrayVec::new();
    for data in data {
        let spaces = spaces(data.fu, || format!("production card {:?}", data.key))?;
        let fresh = cards.iter().all(|other: &CardFacts| other.key != data.key);
        demand(fresh, || format!("production card {:?} is there twice", data.key))?;
        demand(!cards.is_full(), || format!("more than {CARDS} kinds of production card"))?;
        cards.push(CardFacts { key: data.key, sector: data.sector, spaces, count: data.count });
    }
    let many: u8 = cards.iter().map(|facts| facts.count).sum();
    demand(many == 6, || format!("{many} production cards are not six"))?;
    Ok(cards)
}
