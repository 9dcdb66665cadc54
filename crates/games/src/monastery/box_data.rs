//! Reading the data of the box, and saying what is wrong with it.

use serde::Deserialize;

use super::{
    collecting::Spaces,
    edges::{Edge, Fits, Shape},
    the_box::{
        BOXES, BadBox, CELLS, COLUMNS, CROSSES, Colour, Facts, Ground, Group, HAND, Hour, KINDS, PIECES, Round,
        Special, TheBox, Tile,
    },
};
use crate::basis;

/// The most hours on a dial.
const HOURS: usize = 16;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbbeyData {
    wide: i8,
    high: i8,
    north: String,
    east: String,
    south: String,
    west: String,
    #[serde(rename = "basis")]
    _basis: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RowData {
    colour: Colour,
    cells: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GridData {
    rows: [RowData; 4],
    top: Vec<u8>,
    bottom: Vec<u8>,
    #[serde(rename = "basis")]
    _basis: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    path: u8,
    field: u8,
    garden: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxData {
    #[serde(rename = "about")]
    _about: String,
    #[serde(rename = "basis")]
    _basis: serde_json::Value,
    tiles: Vec<Facts>,
    groups: Limits,
    abbey: AbbeyData,
    grid: GridData,
    dial: Vec<Hour>,
    days: u8,
    blessings: u8,
    monks: u8,
    unspent: Vec<(u8, u8)>,
    letter_points: u8,
}

fn demand(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), BadBox> {
    if holds { Ok(()) } else { Err(BadBox(wrong())) }
}

impl TheBox {
    /// Reads and checks the data of a box.
    ///
    /// # Errors
    /// What is wrong, and where.
    pub fn read(text: &str) -> Result<TheBox, BadBox> {
        let data: BoxData = serde_json::from_str(text).map_err(|error| BadBox(error.to_string()))?;
        let mut tiles = data.tiles;
        let fits = read_shapes(&mut tiles)?;
        check_tiles(&tiles)?;
        let bag_kinds = find_secret_ways(&tiles)?;
        let abbey_edges = data.abbey.edges()?;
        check_dial(&data.dial, data.days)?;
        demand((1..=60).contains(&data.blessings), || format!("{} blessings", data.blessings))?;
        demand(data.unspent.is_sorted() && data.unspent.first().is_some_and(|(from, _)| *from > 0), || {
            "unspent points must be listed upwards".into()
        })?;
        let mut the_box = TheBox {
            tiles,
            abbey_size: (data.abbey.wide, data.abbey.high),
            abbey_edges,
            fits,
            bag_kinds,
            secret_ways: [0, 1, 2, 3].map(|n| Tile((bag_kinds + n) as u8)),
            letters: [0; CELLS],
            crosses: Vec::new(),
            top: Vec::new(),
            bottom: Vec::new(),
            phrases: Default::default(),
            spaces: [[Spaces::NONE; 26]; 4],
            dial: data.dial,
            days: data.days,
            blessings: data.blessings,
            monks: data.monks,
            unspent: data.unspent,
            letter_points: data.letter_points,
            limits: [data.groups.path, data.groups.field, data.groups.garden],
        };
        the_box.read_grid(data.grid)?;
        let plain = serde_json::from_str(text).map_err(|error| BadBox(error.to_string()))?;
        basis::demand(&plain).map_err(BadBox)?;
        Ok(the_box)
    }

    fn read_grid(&mut self, grid: GridData) -> Result<(), BadBox> {
        let columns = grid.top.len();
        demand(columns <= COLUMNS && grid.bottom.len() == columns, || {
            format!("the letter grid has {columns} top and {} bottom costs, of at most {COLUMNS}", grid.bottom.len())
        })?;
        for (row, data) in grid.rows.iter().enumerate() {
            demand(data.colour.row() == row, || {
                format!("row {} of the letter grid is not {:?}", row + 1, Colour::ALL[row])
            })?;
            demand(data.cells.len() == columns, || {
                format!("row {:?} of the letter grid has not {columns} cells", data.colour)
            })?;
            self.read_row(row, data)?;
        }
        let (monks, crosses) = (self.monks, self.crosses.len());
        demand(crosses + 1 == usize::from(monks), || {
            format!("{monks} monks a player do not fill the Abbey and {crosses} crosses")
        })?;
        demand(crosses == CROSSES, || format!("the letter grid has {crosses} crosses, not {CROSSES}"))?;
        self.top = grid.top;
        self.bottom = grid.bottom;
        Ok(())
    }

    fn read_row(&mut self, row: usize, data: &RowData) -> Result<(), BadBox> {
        let phrase = &mut self.phrases[row];
        for (column, cell) in data.cells.bytes().enumerate() {
            let at = row * COLUMNS + column;
            match cell {
                b'+' => self.crosses.push(at as u8),
                b'A'..=b'Z' => {
                    self.letters[at] = cell;
                    self.spaces[row][usize::from(cell - b'A')].add(phrase.len() as u8);
                    phrase.push(char::from(cell));
                }
                _ => {
                    let odd = char::from(cell);
                    let row = data.colour;
                    return Err(BadBox(format!(
                        "row {row:?} of the letter grid: {odd:?} is neither a letter nor a cross"
                    )));
                }
            }
        }
        demand(!phrase.is_empty(), || format!("row {:?} of the letter grid has no letters", data.colour))
    }
}

/// Reads the edges of every tile; what fits where follows from them.
fn read_shapes(tiles: &mut [Facts]) -> Result<Fits, BadBox> {
    let mut shapes = Vec::new();
    for (n, facts) in tiles.iter_mut().enumerate() {
        let shape = facts.check().and_then(|()| Shape::read(&facts.edges, &mut shapes));
        facts.shape = shape.map_err(|wrong| BadBox(format!("tile {} ({:?}): {wrong}", n + 1, facts.key)))?;
    }
    Ok(Fits::of(&shapes))
}

fn check_tiles(tiles: &[Facts]) -> Result<(), BadBox> {
    for (n, facts) in tiles.iter().enumerate() {
        let before = &tiles[..n];
        demand(before.iter().all(|other| other.key != facts.key), || format!("tile {:?} is there twice", facts.key))?;
        demand(facts.special.is_none() || before.iter().all(|other| other.special != facts.special), || {
            format!("tile {:?}: another tile is {:?} already", facts.key, facts.special)
        })?;
    }
    let count: usize = tiles.iter().map(|facts| usize::from(facts.count)).sum();
    demand(tiles.len() <= KINDS, || format!("{} kinds of tile are more than {KINDS}", tiles.len()))?;
    demand(count < PIECES, || format!("{count} tiles are more than {}", PIECES - 1))
}

/// The Secret Ways are the last four tiles; gives how many kinds come before them.
fn find_secret_ways(tiles: &[Facts]) -> Result<usize, BadBox> {
    let ways = [Special::SecretWayRed, Special::SecretWayBlue, Special::SecretWayGreen, Special::SecretWayYellow];
    let before = tiles.len().saturating_sub(ways.len());
    let last = tiles[before..].iter().map(|facts| facts.special);
    demand(last.eq(ways.map(Some)), || "the last four tiles must be the Secret Ways, red, blue, green, yellow".into())?;
    demand(before > 0, || "there are no tiles".into())?;
    Ok(before)
}

impl AbbeyData {
    /// The edges, clockwise from the north-west corner.
    fn edges(&self) -> Result<Vec<Edge>, BadBox> {
        let (wide, high) = (self.wide, self.high);
        demand((1..=4).contains(&wide) && (1..=4).contains(&high), || format!("an Abbey of {wide} by {high} cells"))?;
        let backwards = |side: &str| side.chars().rev().collect::<String>();
        let sides = [
            ("north", self.north.clone(), wide),
            ("east", self.east.clone(), high),
            ("south", backwards(&self.south), wide),
            ("west", backwards(&self.west), high),
        ];
        let mut all = Vec::new();
        for (side, edges, long) in sides {
            demand(edges.len() == long as usize, || {
                format!("the Abbey's {side} side has {long} edges, not {edges:?}")
            })?;
            for edge in edges.chars() {
                all.push(Edge::read(edge).map_err(|wrong| BadBox(format!("the Abbey's {side} side: {wrong}")))?);
            }
        }
        demand(all.contains(&Edge::Pathway), || "nobody can leave the Abbey".into())?;
        Ok(all)
    }
}

fn check_dial(dial: &[Hour], days: u8) -> Result<(), BadBox> {
    demand(dial.len() <= HOURS, || format!("a dial of {} hours", dial.len()))?;
    demand(dial.first().is_some_and(|hour| hour.kind == Round::Service), || {
        "the day must begin with a service".into()
    })?;
    demand(dial.last().is_some_and(|hour| hour.kind == Round::Night), || "the day must end with night".into())?;
    demand(dial.iter().all(|hour| (hour.kind == Round::Service) == (hour.draw > 0)), || {
        "tiles are drawn in services and only there".into()
    })?;
    demand((1..=4).contains(&days), || format!("{days} days"))?;
    let drawn: u32 = dial.iter().map(|hour| u32::from(hour.draw)).sum();
    demand(drawn * u32::from(days) < HAND as u32 - 1, || format!("{drawn} tiles a day are more than a hand holds"))
}

impl Facts {
    fn check(&self) -> Result<(), String> {
        let demand = |holds: bool, wrong: &str| if holds { Ok(()) } else { Err(wrong.to_owned()) };
        demand(
            !self.key.is_empty() && self.key.bytes().all(|c| c == b'-' || c.is_ascii_lowercase()),
            "a key has only small letters and hyphens",
        )?;
        demand(self.boxes.len() <= BOXES, "there are at most five boxes")?;
        demand(self.boxes.iter().all(|points| *points > 0), "a box scores at least one point")?;
        demand(
            self.boxes.len() <= usize::from(self.value),
            "more boxes than the circled value: the monks would not fit on the built side",
        )?;
        let feature = self.ground == Ground::Feature;
        demand(feature == self.boxes.is_empty(), "features, and only features, have no boxes")?;
        demand(feature == (self.edges == "----"), "features, and only features, have four empty edges")?;
        demand(self.group.is_none() || self.boxes.len() == 1, "a tile of a group has one box")?;
        // A group is what is joined: for these it must be the same as what lies together.
        let lies_together = matches!(self.group, Some(Group::Field | Group::Garden));
        let open = self.edges.bytes().all(|edge| edge == b'G');
        demand(!lies_together || open, "Fields and Gardens are open on all sides")
    }
}
