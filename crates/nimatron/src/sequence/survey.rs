//! `nimatron sequence --survey`: a table of all codes of a pattern.
use crate::{
    Console,
    failure::Failure,
    output_file::{is_device, is_standard, write_file},
};
use engine::{interrupt::Flag, message::Message};
use lab::{
    Code, Plan, SequenceError,
    survey::{HEAD, code_of, codes, groups, survey},
};
use protocol::{Json, Object};
use std::{
    collections::HashMap,
    ffi::OsString,
    fs::{self, File, TryLockError},
    io::Write,
    path::{Path, PathBuf},
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
};

/// Surveys a pattern and writes the table.
pub(super) fn run(
    console: &mut Console<'_>,
    pattern: &str,
    to: usize,
    plan: &Plan,
    output: Output<'_>,
) -> Result<(), Failure> {
    let table = output.table.filter(|path| !is_standard(path));
    let codes = codes(pattern)?;
    let mut checkpoint = Checkpoint::new(table, pattern, to)?;
    let missing: Vec<Code> =
        codes.iter().filter(|code| !checkpoint.rows.contains_key(&code.to_string())).cloned().collect();
    let work = groups(&missing);
    let bar = super::progress_bar(work.len() as u64, console.interactive);
    let next = AtomicUsize::new(0);
    let single = Plan { threads: 1, ..*plan };
    let shared = Mutex::new(&mut checkpoint);
    let is_late = || output.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
    let worker = || -> Result<(), SequenceError> {
        while let Some(group) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
            let rows = survey(group, to, &single, &mut |_| !is_late())?;
            let lines = rows.iter().map(|row| (row.code.to_string(), row.write())).collect();
            shared.lock().unwrap_or_else(std::sync::PoisonError::into_inner).add(lines)?;
            bar.inc(1);
        }
        Ok(())
    };
    let results: Vec<Result<(), SequenceError>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|worker| worker.join().expect("a survey does not panic")).collect()
    });
    results.into_iter().collect::<Result<(), SequenceError>>()?;
    bar.finish_and_clear();
    let lines: Vec<&str> =
        codes.iter().filter_map(|code| Some(checkpoint.rows.get(&code.to_string())?.as_str())).collect();
    if output.json {
        return console.write_json(&protocol::pretty(&rows(&lines)));
    }
    let table_text = format!("{HEAD}\n{}\n", lines.join("\n"));
    match table {
        None => console.write(&table_text),
        Some(path) => {
            write_file(path, table_text.as_bytes())?;
            let count = lines.len();
            checkpoint.remove();
            let message = Message::new("sequence-table-written").with("count", count);
            console.print(&(text::render(console.lang, &message) + "\n"))
        }
    }
}

/// Where a survey is written.
#[derive(Clone, Copy)]
pub(super) struct Output<'p> {
    /// The file of the table; without it the table is printed.
    pub(super) table: Option<&'p Path>,
    /// Whether it is printed as JSON.
    pub(super) json: bool,
    /// Set when the time is over.
    pub(super) cancel: Option<&'p Flag>,
}

/// The rows as objects with the names of the columns.
fn rows(lines: &[&str]) -> Object {
    let value = |text: &str| match (text, text.parse::<i64>()) {
        ("", _) => Json::Null,
        ("true" | "false", _) => Json::Bool(text == "true"),
        (_, Ok(number)) => number.into(),
        (code, Err(_)) => code.into(),
    };
    let row = |line: &&str| {
        let fields = HEAD.split(',').zip(line.split(','));
        // A code such as `4` would look like a number.
        let field = |(name, text): (&str, &str)| {
            let is_code = ["code", "standard_form"].contains(&name);
            (name.to_owned(), if is_code { text.into() } else { value(text) })
        };
        Json::Object(fields.map(field).collect())
    };
    Object::from_iter([("codes".to_owned(), lines.iter().map(row).collect::<Vec<Json>>().into())])
}

/// The rows of a survey, in memory and in a file from which a later run continues.
struct Checkpoint {
    rows: HashMap<String, String>,
    file: Option<(PathBuf, File)>,
}

impl Checkpoint {
    /// Opens a checkpoint with the rows of an earlier run of the same survey.
    fn new(table: Option<&Path>, pattern: &str, to: usize) -> Result<Checkpoint, Failure> {
        let Some(table) = table.filter(|path| !is_device(path)) else {
            return Ok(Checkpoint { rows: HashMap::new(), file: None });
        };
        let mut name = OsString::from(table);
        name.push(".started");
        let path = PathBuf::from(name);
        let first = format!("survey {pattern} to {to}");
        let failed = |error| SequenceError::Write { path: path.clone(), error };
        let file = File::options().read(true).append(true).create(true).open(&path);
        let mut file = file.map_err(failed)?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(SequenceError::Busy { path: table.to_owned() }.into());
        }
        let text = fs::read_to_string(&path).unwrap_or_default();
        // A line that was cut off has no end. It is computed again, like every line that is not a row.
        let whole = &text[..text.rfind('\n').map_or(0, |end| end + 1)];
        let mut lines = whole.lines();
        let is_same = lines.next() == Some(first.as_str());
        let rows = lines.filter(|_| is_same).filter_map(|line| Some((code_of(line)?.to_owned(), line.to_owned())));
        let rows: HashMap<String, String> = rows.collect();
        file.set_len(if is_same { whole.len() as u64 } else { 0 }).map_err(failed)?;
        if !is_same {
            writeln!(file, "{first}").map_err(failed)?;
        }
        Ok(Checkpoint { rows, file: Some((path, file)) })
    }

    fn add(&mut self, lines: Vec<(String, String)>) -> Result<(), SequenceError> {
        for (code, line) in lines {
            if let Some((path, file)) = &mut self.file {
                let result = writeln!(file, "{line}");
                result.map_err(|error| SequenceError::Write { path: path.clone(), error })?;
            }
            self.rows.insert(code, line);
        }
        Ok(())
    }

    /// Removes the file.
    fn remove(self) {
        if let Some((path, file)) = self.file {
            drop(file);
            let _ = fs::remove_file(path);
        }
    }
}
