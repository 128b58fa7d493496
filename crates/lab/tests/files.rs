//! Values files: complete or refused, and the same bytes however often a run was interrupted.
use lab::{Code, Plan, Sequence, ValuesFile, ValuesReader};
use std::{fs, path::PathBuf};

fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    let _ = fs::remove_file(&path);
    let _ = fs::remove_file(folder.join(format!("{name}.part")));
    path
}

/// Writes values up to `to`, but stops when `killed` values were computed.
fn write(path: &std::path::Path, code: &Code, to: usize, killed: usize) {
    let plan = Plan { periods: false, ..Plan::default() };
    let mut sequence = Sequence::new(code, &plan).unwrap();
    let mut file = ValuesFile::open(path, code, &mut |old| sequence.feed(old)).unwrap();
    while file.len() < to {
        let next = (file.len() + 10_000).min(to);
        sequence.extend(next, &mut |_| true).unwrap();
        file.push(&sequence.values().range(file.len()..next)).unwrap();
        if file.len() >= killed {
            // An incomplete chunk is lost.
            return;
        }
    }
    file.finish().unwrap();
}

#[test]
fn killed_and_continued_runs_give_the_same_bytes() {
    for code in ["0.106", "0.6", "0.007", "subtraction:1,3,4", "all-but:2"] {
        let code: Code = code.parse().unwrap();
        let to = if code.last() == Some(3) && code.digit(3) == 7 { 70_000 } else { 200_000 };
        let (once, often) = (path(&format!("{code}-once")), path(&format!("{code}-often")));
        write(&once, &code, to, usize::MAX);
        for killed in [1, 70_000, 80_000, 140_000] {
            write(&often, &code, to, killed.min(to));
        }
        write(&often, &code, to, usize::MAX);
        assert!(fs::read(&once).unwrap() == fs::read(&often).unwrap(), "{code}");
    }
}

#[test]
fn values_come_back_and_damage_is_noticed() {
    let code: Code = "0.16".parse().unwrap();
    let file = path("damaged");
    write(&file, &code, 70_000, usize::MAX);
    let mut sequence = Sequence::new(&code, &Plan::default()).unwrap();
    sequence.extend(70_000, &mut |_| true).unwrap();
    let read = |path| -> Result<Vec<u32>, lab::SequenceError> {
        let mut reader = ValuesReader::open(path)?;
        let mut values = Vec::new();
        while let Some(more) = reader.next_chunk()? {
            values.extend(more);
        }
        Ok(values)
    };
    assert_eq!(read(&file).unwrap(), sequence.values().range(0..70_000));
    let bytes = fs::read(&file).unwrap();
    for position in (0..bytes.len()).step_by(997).chain(bytes.len() - 24..bytes.len()) {
        let mut damaged = bytes.clone();
        damaged[position] ^= 4;
        fs::write(&file, &damaged).unwrap();
        assert!(read(&file).is_err(), "{position}");
        fs::write(&file, &bytes[..position]).unwrap();
        assert!(read(&file).is_err(), "cut at {position}");
    }
}

#[test]
fn a_file_of_another_game_is_left_alone() {
    let file = path("another");
    write(&file, &"0.77".parse().unwrap(), 1000, usize::MAX);
    let before = fs::read(&file).unwrap();
    assert!(ValuesFile::open(&file, &"0.07".parse().unwrap(), &mut |_| Ok(())).is_err());
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn a_shorter_run_keeps_all_values() {
    let code: Code = "0.16".parse().unwrap();
    let file = path("shorter");
    write(&file, &code, 70_000, usize::MAX);
    let before = fs::read(&file).unwrap();
    write(&file, &code, 1000, usize::MAX);
    assert!(fs::read(&file).unwrap() == before);
}

#[test]
fn two_runs_do_not_write_one_file() {
    let code: Code = "0.77".parse().unwrap();
    let file = path("two");
    let first = ValuesFile::open(&file, &code, &mut |_| Ok(())).unwrap();
    let second = ValuesFile::open(&file, &code, &mut |_| Ok(()));
    assert!(matches!(second, Err(lab::SequenceError::Busy { .. })));
    first.finish().unwrap();
    ValuesFile::open(&file, &code, &mut |_| Ok(())).unwrap().finish().unwrap();
}

#[test]
fn a_run_killed_before_its_first_line_starts_again() {
    let file = path("empty");
    fs::write(file.with_extension("part"), "").unwrap();
    write(&file, &"0.77".parse().unwrap(), 1000, usize::MAX);
    assert!(ValuesReader::open(&file).is_ok());
}
