//! `table`: a referee on standard input and output, a JSON object a line.
//!
//! The protocol is told in docs/referee.md. A bad line is answered with an error and changes
//! nothing.

use std::{
    io::{self, BufRead, Read, Write},
    process::ExitCode,
};

use serde::Deserialize;
use serde_json::{Value, json};
use table::{Eyes, Save, Seed, Table, TableError};

/// The longest line that is read: a saved game is far shorter.
const LONGEST: u64 = 8 << 20;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", tag = "ask", deny_unknown_fields)]
enum Ask {
    New {
        game: String,
        setup: Value,
        #[serde(default)]
        seed: Option<Seed>,
    },
    Actions,
    Apply {
        action: Value,
    },
    Why {
        action: Value,
    },
    View {
        eyes: Eyes,
    },
    Told {
        #[serde(default)]
        from: usize,
        eyes: Eyes,
    },
    Undo,
    Redo,
    Save,
    Load {
        save: Value,
    },
}

/// Why a line was not done.
struct Trouble {
    kind: &'static str,
    detail: Value,
}

impl Trouble {
    fn new(kind: &'static str, detail: impl std::fmt::Display) -> Trouble {
        Trouble { kind, detail: Value::from(detail.to_string()) }
    }
}

pub(crate) fn run() -> ExitCode {
    let mut referee = Referee { table: None };
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    loop {
        let answer = match read_line(&mut input) {
            Ok(None) => return ExitCode::SUCCESS,
            Ok(Some(Ok(line))) if line.trim().is_empty() => continue,
            Ok(Some(Ok(line))) => referee.answer(&line),
            Ok(Some(Err(trouble))) => write_answer(&Value::Null, Err(trouble)),
            Err(_) => return ExitCode::FAILURE,
        };
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            return ExitCode::FAILURE;
        }
    }
}

/// One line; a line that is too long is read to its end and thrown away.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Result<String, Trouble>>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        let mut rest = Vec::new();
        while input.by_ref().take(LONGEST).read_until(b'\n', &mut rest)? > 0 && rest.last() != Some(&b'\n') {
            rest.clear();
        }
        return Ok(Some(Err(Trouble::new("too-long", format!("a line has at most {LONGEST} bytes")))));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|error| Trouble::new("not-text", error))))
}

fn write_answer(id: &Value, result: Result<Value, Trouble>) -> Value {
    let mut answer = match result {
        Ok(good) => json!({ "ok": good }),
        Err(Trouble { kind, detail }) => json!({ "error": { "kind": kind, "detail": detail } }),
    };
    if !id.is_null() {
        answer["id"] = id.clone();
    }
    answer
}

struct Referee {
    table: Option<Box<dyn Table>>,
}

impl Referee {
    /// An `id` is sent back with the answer.
    fn answer(&mut self, line: &str) -> Value {
        let bad = |error| Trouble::new("not-a-request", error);
        let (id, ask) = match serde_json::from_str::<Value>(line) {
            Ok(mut request) => {
                let id = request.as_object_mut().and_then(|fields| fields.remove("id")).unwrap_or_default();
                (id, serde_json::from_value(request).map_err(bad))
            }
            Err(error) => (Value::Null, Err(bad(error))),
        };
        let answer = ask.and_then(|ask| self.obey(ask));
        write_answer(&id, answer)
    }

    fn obey(&mut self, ask: Ask) -> Result<Value, Trouble> {
        match ask {
            Ask::New { game, setup, seed } => {
                let seed = seed.unwrap_or_else(|| Seed(rand::random()));
                let table = games::sit_down(&game, &setup, seed).map_err(|bad| Trouble::new("bad-setup", bad))?;
                let table = self.table.insert(table);
                Ok(state(&**table))
            }
            Ask::Load { save } => {
                let save = Save::read(&save.to_string()).map_err(|bad| Trouble::new("bad-save", bad))?;
                let table = games::resume(&save).map_err(|bad| Trouble::new("bad-save", bad))?;
                let table = self.table.insert(table);
                Ok(state(&**table))
            }
            Ask::Actions => Ok(self.table()?.actions()),
            Ask::Why { action } => match self.table()?.why(&[action]) {
                Ok(()) => Ok(json!({ "allowed": true })),
                Err(TableError::Refused { refusal, text }) => {
                    Ok(json!({ "allowed": false, "refusal": refusal, "text": text }))
                }
                Err(error) => Err(Trouble::new("not-an-action", error)),
            },
            Ask::Apply { action } => {
                let table = self.table()?;
                let from = table.lines();
                table.play(&action).map_err(|error| match error {
                    TableError::Refused { refusal, text } => {
                        Trouble { kind: "refused", detail: json!({ "refusal": refusal, "text": text }) }
                    }
                    other => Trouble::new("not-an-action", other),
                })?;
                let mut state = state(&**table);
                state["told"] = told(&**table, from, Eyes::Table);
                Ok(state)
            }
            Ask::View { eyes } => {
                let table = self.table()?;
                check_eyes(eyes, &**table)?;
                Ok(table.view(eyes))
            }
            Ask::Told { from, eyes } => {
                let table = self.table()?;
                check_eyes(eyes, &**table)?;
                Ok(told(&**table, from, eyes))
            }
            Ask::Undo => {
                let table = self.table()?;
                table.undo().map_err(|barrier| Trouble::new("cannot-undo", barrier))?;
                Ok(state(&**table))
            }
            Ask::Redo => {
                let table = self.table()?;
                table.redo().map_err(|barrier| Trouble::new("cannot-redo", barrier))?;
                Ok(state(&**table))
            }
            Ask::Save => Ok(json!(self.table()?.save())),
        }
    }

    fn table(&mut self) -> Result<&mut Box<dyn Table>, Trouble> {
        self.table.as_mut().ok_or_else(|| Trouble::new("no-table", "ask for `new` or `load` first"))
    }
}

fn check_eyes(eyes: Eyes, table: &dyn Table) -> Result<(), Trouble> {
    match eyes {
        Eyes::Seat(seat) if seat.0 >= table.seats() => {
            Err(Trouble::new("no-such-seat", format!("there are {} seats, counted from 0", table.seats())))
        }
        _ => Ok(()),
    }
}

/// What these eyes were told from this line of the log on: `[line, event]` each.
fn told(table: &dyn Table, from: usize, eyes: Eyes) -> Value {
    let lines = table.lines_told(from..table.lines(), eyes);
    lines.iter().flat_map(|line| line.events.iter().map(|event| json!([line.line, event]))).collect()
}

/// A digest of what lies open, so that it tells nobody anything about what is hidden (FNV-1a).
fn open_hash(table: &dyn Table) -> u64 {
    let open = table.view(Eyes::Table).to_string();
    open.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

fn state(table: &dyn Table) -> Value {
    json!({
        "game": table.about().name, "seats": table.seats(), "turn": table.turn(), "lines": table.lines(),
        "hash": format!("{:016x}", open_hash(table)), "outcome": table.outcome(),
    })
}
