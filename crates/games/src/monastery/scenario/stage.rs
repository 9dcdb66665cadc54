//! Setting up any position.

use table::Seat;

use super::{
    super::{
        Board, Cell, Collecting, Hand, Monastery, Phase, Piece, Spot, Tile,
        collecting::{Grid, Strip},
        the_box::{COLUMNS, CROSSES, Ground, HAND, KINDS},
    },
    Stage, colour, number, symbol, the_box, tile,
};
use crate::script::{Failure, Line, Scripted as _};

/// A tile of the map, as the lines under `where` tell it.
struct Piecework<'a> {
    line: &'a Line<'a>,
    symbol: char,
    tile: Tile,
    turn: u8,
    built: bool,
    fresh: bool,
    tokens: u8,
    boxes: Vec<&'a str>,
    monks: Vec<&'a str>,
}

impl Stage {
    /// Takes everything off the table that the set-up laid there.
    pub(super) fn clear(&mut self) {
        let game = &mut self.game;
        game.open.board = Board::new();
        game.open.grid = Grid::empty();
        game.open.strips = [Strip::EMPTY; 4];
        game.open.hour = 1;
        game.hidden.hands = [Hand::EMPTY; 4];
        for seat in Seat::all(game.open.seats) {
            game.open.grid.add(seat, game.open.colours[seat.index()]);
        }
    }

    pub(super) fn furnish(&mut self, lines: &[Line<'_>]) -> Result<(), Failure> {
        let mut abbey: Vec<Seat> = Seat::all(self.game.open.seats).collect();
        let mut bag = None;
        let mut waiting = Vec::new();
        let mut grids = Vec::new();
        let mut day = 1;
        let mut hour = 2;
        let mut at = 0;
        while let Some(line) = lines.get(at) {
            at += 1;
            let said = match &line.words[..] {
                ["map"] => {
                    let block = lines[at..].iter().take_while(|line| line.indented).count();
                    self.read_map(&lines[at..at + block])?;
                    at += block;
                    Ok(())
                }
                ["where"] => {
                    let block = lines[at..].iter().take_while(|line| line.indented).count();
                    self.lay_tiles(&lines[at..at + block])?;
                    at += block;
                    Ok(())
                }
                ["day", n] => number(n).map(|n: u8| day = n),
                ["hour", n] => number(n).map(|n: u8| hour = n),
                ["abbot", who] => self.seat(who).map(|seat| self.game.open.abbot = seat),
                ["abbey", monks @ ..] => {
                    monks.iter().map(|who| self.seat(who)).collect::<Result<_, _>>().map(|all| abbey = all)
                }
                ["hand", who, tiles @ ..] => self.fill_hand(who, tiles),
                ["blessings", who, n] => self.give_blessings(who, n),
                ["strip", who, letters] => self.fill_strip(who, letters),
                ["bag", tiles @ ..] => {
                    tiles.iter().map(|name| tile(name)).collect::<Result<Vec<_>, _>>().map(|all| bag = Some(all))
                }
                ["waiting", who, costs @ ..] => self.seat(who).map(|seat| waiting.push((seat, costs.to_vec()))),
                ["grid", row, letters] => {
                    grids.push((*row, *letters));
                    Ok(())
                }
                _ => Err(format!("`{}` says nothing about a position", line.words.join(" "))),
            };
            said.or_else(|wrong| line.fail(wrong))?;
        }
        let nowhere = |reason: String| Failure { line: 0, reason };
        let hours = the_box().dial.len() as u8;
        if day == 0 || day > the_box().days || hour == 0 || hour > hours {
            return Err(nowhere(format!("there is no hour {hour} on day {day}")));
        }
        self.game.open.hour = (day - 1) * hours + hour - 1;
        for seat in abbey {
            self.game.open.board.stand(seat, Spot::floor(Piece::ABBEY));
        }
        self.place_waiting(&waiting).map_err(nowhere)?;
        for (row, letters) in grids {
            self.fill_grid_row(row, letters).map_err(nowhere)?;
        }
        self.finish_tiles(bag).map_err(nowhere)?;
        self.finish_pool().map_err(nowhere)
    }

    /// The map: symbols with blanks between them. `A` is the Abbey, `.` nothing.
    fn read_map(&mut self, rows: &[Line<'_>]) -> Result<(), Failure> {
        let mut seen = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for (x, word) in row.words.iter().enumerate() {
                let Some(symbol) = symbol(word) else {
                    return row.fail(format!("{word:?} is more than one symbol"));
                };
                seen.push((row, symbol, x as i8, y as i8));
            }
        }
        let (wide, high) = the_box().abbey_size;
        let abbey: Vec<_> = seen.iter().filter(|(_, symbol, ..)| *symbol == 'A').collect();
        let Some((line, _, left, top)) = abbey.first() else {
            return Err(Failure {
                line: rows.first().map_or(0, |row| row.number),
                reason: "the map has no Abbey (A)".into(),
            });
        };
        let whole = abbey.len() == (wide * high) as usize
            && abbey.iter().all(|(_, _, x, y)| (0..wide).contains(&(x - left)) && (0..high).contains(&(y - top)));
        if !whole {
            return line.fail(format!("the Abbey is {wide} symbols wide and {high} high"));
        }
        for (row, symbol, x, y) in &seen {
            if matches!(symbol, 'A' | '.') {
                continue;
            }
            if self.names.insert(*symbol, Cell { x: x - left, y: y - top }).is_some() {
                return row.fail(format!("{symbol} is on the map twice"));
            }
        }
        Ok(())
    }

    fn lay_tiles(&mut self, lines: &[Line<'_>]) -> Result<(), Failure> {
        let mut work: Vec<Piecework<'_>> =
            lines.iter().map(|line| read_tile(line).or_else(|wrong| line.fail(wrong))).collect::<Result<_, _>>()?;
        while !work.is_empty() {
            let ready = work.iter().position(|piece| {
                self.names.get(&piece.symbol).is_some_and(|cell| self.game.open.board.gap(*cell).is_some())
            });
            let Some(ready) = ready else {
                return work[0].line.fail(format!("{} is not beside the monastery", work[0].symbol));
            };
            let piece = work.remove(ready);
            self.lay(&piece).or_else(|wrong| piece.line.fail(wrong))?;
        }
        Ok(())
    }

    fn lay(&mut self, work: &Piecework<'_>) -> Result<(), String> {
        let cell = self.names[&work.symbol];
        let open = &mut self.game.open;
        let gap = open.board.gap(cell).ok_or("there is no room")?;
        let facts = work.tile.facts();
        let fits = |turn| gap.around.has_no_dead_end(&facts.shape, turn);
        if work.turn >= facts.shape.turns() || !fits(work.turn) {
            let turns: Vec<u8> = (0..facts.shape.turns()).filter(|turn| fits(*turn)).collect();
            return Err(format!("{} does not fit with turn {}; it fits with {turns:?}", facts.key, work.turn));
        }
        if !gap.suits(facts.ground) {
            return Err(format!("{} may not lie beside its neighbour", facts.key));
        }
        let piece = open.board.lay(work.tile, cell, work.turn);
        if work.built && facts.ground != Ground::Feature {
            open.board.flip(piece);
            open.board.fresh.remove(piece);
        }
        if work.fresh {
            open.board.fresh.add(piece);
        }
        open.board.tokens[piece.index()] = work.tokens;
        for (which, who) in work.boxes.iter().enumerate().filter(|(_, who)| **who != "-") {
            let seat = self.seat(who)?;
            self.game.open.board.stand(seat, Spot::in_box(piece, which as u8));
        }
        for who in &work.monks {
            let seat = self.seat(who.trim_end_matches('*'))?;
            self.game.open.board.stand(seat, Spot::floor(piece));
            if who.ends_with('*') {
                self.game.open.board.kneel(seat, piece);
            }
        }
        Ok(())
    }

    fn fill_hand(&mut self, who: &str, tiles: &[&str]) -> Result<(), String> {
        let seat = self.seat(who)?;
        for name in tiles {
            let tile = tile(name)?;
            if self.game.hidden.hands[seat.index()].len() as usize + 2 > HAND {
                return Err("too many tiles behind one screen".into());
            }
            self.game.hidden.hands[seat.index()].put(tile);
        }
        Ok(())
    }

    fn give_blessings(&mut self, who: &str, n: &str) -> Result<(), String> {
        let seat = self.seat(who)?;
        self.game.hidden.blessings[seat.index()] = number(n)?;
        Ok(())
    }

    /// A strip: large letters, small letters, dots. Its letters are taken from its row of the grid.
    fn fill_strip(&mut self, who: &str, letters: &str) -> Result<(), String> {
        let seat = self.seat(who)?;
        let row = self.game.open.colours[seat.index()].row();
        let phrase = &the_box().phrases[row];
        let fits = letters.len() == phrase.len()
            && letters.bytes().zip(phrase.bytes()).all(|(put, due)| put == b'.' || put.to_ascii_uppercase() == due);
        if !fits {
            return Err(format!("{letters:?} does not cover {phrase}; write large or small letters, or dots"));
        }
        let from = row * COLUMNS;
        let mut cells = (from..from + COLUMNS).filter(|cell| the_box().letters[*cell] != 0);
        for (space, letter) in letters.bytes().enumerate() {
            let cell = cells.next().unwrap_or_default() as u8;
            if letter == b'.' {
                continue;
            }
            let strip = &mut self.game.open.strips[seat.index()];
            strip.covered.add(space as u8);
            strip.large.put(space as u8, letter.is_ascii_uppercase());
            self.game.open.grid.take(cell);
        }
        Ok(())
    }

    /// A row of the grid as it is: large letters, small (switched) letters, dots; `+` is a cross.
    fn fill_grid_row(&mut self, row: &str, letters: &str) -> Result<(), String> {
        let from = colour(row)?.row() * COLUMNS;
        if letters.len() != the_box().top.len() {
            return Err(format!("a row of the grid has {} cells", the_box().top.len()));
        }
        for (cell, letter) in (from..).zip(letters.bytes()) {
            self.game.open.grid.set(cell as u8, letter);
        }
        Ok(())
    }

    /// Monks who are nowhere else wait on the crosses: the dearest first, unless told otherwise.
    fn place_waiting(&mut self, told: &[(Seat, Vec<&str>)]) -> Result<(), String> {
        let crosses = &the_box().crosses;
        let price = |cross: usize| the_box().top[usize::from(crosses[cross]) % COLUMNS];
        let mut dear: Vec<usize> = (0..CROSSES).collect();
        dear.sort_by_key(|cross| std::cmp::Reverse(price(*cross)));
        for seat in Seat::all(self.game.open.seats) {
            let board = &self.game.open.board;
            let placed: u8 = board.laid().map(|piece| board.monks(piece).of(seat)).sum();
            let many = the_box()
                .monks
                .checked_sub(placed)
                .ok_or_else(|| format!("{} has too many monks", self.colour_of(seat)))?;
            let mut stay: Vec<usize> = dear.iter().copied().take(usize::from(many)).collect();
            if let Some((_, costs)) = told.iter().find(|(who, _)| *who == seat) {
                stay.clear();
                for cost in costs {
                    let cost: u8 = number(cost)?;
                    stay.push(
                        (0..CROSSES)
                            .find(|cross| price(*cross) == cost)
                            .ok_or_else(|| format!("no cross costs {cost}"))?,
                    );
                }
            }
            for cross in (0..CROSSES).filter(|cross| !stay.contains(cross)) {
                self.game.open.grid.remove_waiting(cross, seat);
            }
        }
        Ok(())
    }

    /// Secret Ways that are not on the table are behind their screens; tiles that are nowhere else
    /// are in the bag, unless told otherwise.
    fn finish_tiles(&mut self, bag: Option<Vec<Tile>>) -> Result<(), String> {
        let game = &mut self.game;
        let mut left = [0u8; KINDS];
        for kind in the_box().bag() {
            left[kind.index()] = kind.facts().count;
        }
        for seat in Seat::all(game.open.seats) {
            let way = game.open.colours[seat.index()].secret_way();
            let laid = way.facts().special.is_some_and(|special| game.open.board.special(special).is_some());
            if !laid && !game.hidden.hands[seat.index()].has(way) {
                game.hidden.hands[seat.index()].put(way);
            }
            game.open.screens[seat.index()] = game.hidden.hands[seat.index()].len();
        }
        let board = &game.open.board;
        let laid = board.laid().filter_map(|piece| board.tile(piece));
        let held = game.hidden.hands.iter().flat_map(|hand| hand.tiles().iter().copied());
        for used in laid.chain(held).filter(|tile| !tile.is_secret_way()) {
            let many = &mut left[used.index()];
            *many = many.checked_sub(1).ok_or_else(|| format!("there are not so many tiles {used:?}"))?;
        }
        if let Some(tiles) = bag {
            self.in_part = true;
            let mut told = [0u8; KINDS];
            for tile in tiles {
                told[tile.index()] += 1;
                if told[tile.index()] > left[tile.index()] {
                    return Err(format!("there are not so many tiles {tile:?}"));
                }
            }
            left = told;
        }
        game.open.bag = left.iter().sum();
        game.hidden.bag = left;
        Ok(())
    }

    fn finish_pool(&mut self) -> Result<(), String> {
        let game = &mut self.game;
        let held: u8 = game.hidden.blessings.iter().sum::<u8>() + game.open.board.tokens.iter().sum::<u8>();
        game.open.pool = the_box().blessings.checked_sub(held).ok_or("there are not so many blessings")?;
        Ok(())
    }

    pub(super) fn begin(&mut self, words: &[&str]) -> Result<(), String> {
        let game = &mut self.game;
        game.open.first = game.open.abbot;
        match words {
            ["placing", who] => {
                let seat = self.seat(who)?;
                self.game.begin_placing(seat);
            }
            ["scoring", who] => {
                let seat = self.seat(who)?;
                self.game.begin_scoring(seat, &mut self.told);
            }
            ["collecting", who, "with", points] => {
                let seat = self.seat(who)?;
                self.game.open.phase = Phase::Collecting(Collecting { seat, points: number(points)?, fresh: 0 });
            }
            ["hour"] => self.game.strike(&mut self.told),
            _ => return Err(format!("say {} or `begin game`", Monastery::BEGINNINGS)),
        }
        Ok(())
    }
}

/// `k kitchen turn 2 boxes red - green`, `f field built red blue*`, and `tokens 2` or `fresh`.
fn read_tile<'a>(line: &'a Line<'a>) -> Result<Piecework<'a>, String> {
    let [name, key, more @ ..] = &line.words[..] else {
        return Err("say `SYMBOL TILE`, then `turn N`, `built`, `fresh`, `tokens N`, `boxes …` or monks".into());
    };
    let symbol = symbol(name).ok_or_else(|| format!("{name:?} is more than one symbol"))?;
    let tile = tile(key)?;
    let mut work = Piecework {
        line,
        symbol,
        tile,
        turn: 0,
        built: tile.facts().ground == Ground::Feature,
        fresh: false,
        tokens: 0,
        boxes: Vec::new(),
        monks: Vec::new(),
    };
    let mut words = more.iter();
    while let Some(word) = words.next() {
        let mut next = || words.next().ok_or_else(|| format!("`{word}` wants a number"));
        match *word {
            "turn" => work.turn = number(next()?)?,
            "tokens" => work.tokens = number(next()?)?,
            "built" => work.built = true,
            "fresh" => (work.built, work.fresh) = (true, true),
            "boxes" => work.boxes = words.by_ref().take(tile.facts().boxes.len()).copied().collect(),
            who if colour(who.trim_end_matches('*')).is_ok() => work.monks.push(who),
            other => return Err(format!("`{other}` says nothing about a tile")),
        }
    }
    let boxes = tile.facts().boxes.len();
    if !work.boxes.is_empty() && work.boxes.len() != boxes {
        return Err(format!("{key} has {boxes} boxes: name a colour or - for each"));
    }
    if work.built && !work.boxes.is_empty() {
        return Err("a constructed tile has its monks on the floor: name their colours alone".into());
    }
    if !work.built && !work.monks.is_empty() {
        return Err("an unconstructed tile has its monks in boxes: say `boxes …`".into());
    }
    if work.monks.len() > usize::from(tile.facts().value) {
        return Err(format!("{key} has room for {}", tile.facts().value));
    }
    Ok(work)
}
