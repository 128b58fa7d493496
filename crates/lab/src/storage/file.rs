//! Values in a file: compact, with checksums, and such that an interrupted run can continue.
//!
//! The file begins with the line `nimatron values 1` and a line with the code. Then come chunks of 65,536 values, the
//! last one perhaps shorter, and an end. All numbers are little-endian.
//!
//! | bytes | of a chunk |
//! |---|---|
//! | 4 | how many values, at least 1 |
//! | 4 | how many bits each has, as few as the largest of the chunk needs |
//! | … | the values, bit after bit from the lowest of each byte on, filled up to whole words of 8 bytes |
//! | 8 | a checksum of everything up to here |
//!
//! The end has a 0 instead of the number of values, and after 4 bytes of 0 the number of all values in 8 bytes and the
//! checksum. While it is written, the file has `.part` behind its name; it gets its own name only when it is complete.
use crate::{Code, SequenceError, storage::checksum::Checksum};
use std::{
    ffi::OsString,
    fs::{self, File, TryLockError},
    io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

const FIRST_LINE: &str = "nimatron values 1\n";
/// Values in a chunk.
pub(crate) const CHUNK: usize = 1 << 16;

/// Writes values to a file.
pub struct ValuesFile {
    path: PathBuf,
    part: PathBuf,
    file: BufWriter<File>,
    sum: Checksum,
    pending: Vec<u32>,
    written: usize,
}

impl ValuesFile {
    /// Starts a file, or continues one that was interrupted; `old` gets the values that are in it.
    pub fn open(
        path: &Path,
        code: &Code,
        old: &mut dyn FnMut(&[u32]) -> Result<(), SequenceError>,
    ) -> Result<ValuesFile, SequenceError> {
        let part = with_suffix(path, ".part");
        let failed = |error| SequenceError::Write { path: path.to_owned(), error };
        if !part.exists() && path.exists() {
            check_start(path, code)?;
            fs::rename(path, &part).map_err(failed)?;
        }
        let mut file = lock(path, &part)?;
        if file.metadata().map_err(failed)?.len() > 0 {
            return ValuesFile::resume(path, part, file, code, old);
        }
        let start = format!("{FIRST_LINE}{code}\n");
        file.write_all(start.as_bytes()).map_err(failed)?;
        let mut sum = Checksum::START;
        sum.bytes(start.as_bytes());
        Ok(ValuesFile { path: path.to_owned(), part, file: BufWriter::new(file), sum, pending: vec![], written: 0 })
    }

    fn resume(
        path: &Path,
        part: PathBuf,
        mut file: File,
        code: &Code,
        old: &mut dyn FnMut(&[u32]) -> Result<(), SequenceError>,
    ) -> Result<ValuesFile, SequenceError> {
        let failed = |error| SequenceError::Write { path: path.to_owned(), error };
        let mut reader = ValuesReader::of(&part, file.try_clone().map_err(failed)?)?;
        if reader.code != *code {
            return Err(reader.damage(format!("it belongs to {}, not to {code}", reader.code)));
        }
        let (mut end, mut sum) = (reader.place, reader.sum);
        let (mut written, mut pending) = (0, vec![]);
        // Complete chunks stay, and a short one is filled up; whatever was cut off is computed again.
        while let Ok(Some(values)) = reader.next_chunk() {
            old(&values)?;
            if values.len() < CHUNK {
                pending = values;
                break;
            }
            written += values.len();
            (end, sum) = (reader.place, reader.sum);
        }
        file.set_len(end).map_err(failed)?;
        file.seek(SeekFrom::Start(end)).map_err(failed)?;
        Ok(ValuesFile { path: path.to_owned(), part, file: BufWriter::new(file), sum, pending, written })
    }

    /// Number of values given to the file.
    pub fn len(&self) -> usize {
        self.written + self.pending.len()
    }

    /// Whether no value was given.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds values.
    pub fn push(&mut self, values: &[u32]) -> Result<(), SequenceError> {
        let mut rest = values;
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(CHUNK - self.pending.len()));
            self.pending.extend_from_slice(now);
            rest = later;
            if self.pending.len() == CHUNK {
                self.write_chunk().map_err(|error| self.failure(error))?;
            }
        }
        Ok(())
    }

    /// Ends the file and gives it its name.
    pub fn finish(mut self) -> Result<(), SequenceError> {
        self.end().map_err(|error| self.failure(error))?;
        fs::rename(&self.part, &self.path).map_err(|error| self.failure(error))
    }

    fn end(&mut self) -> io::Result<()> {
        if !self.pending.is_empty() {
            self.write_chunk()?;
        }
        self.sum.word(0);
        self.sum.word(self.written as u64);
        self.file.write_all(&0u64.to_le_bytes())?;
        self.file.write_all(&(self.written as u64).to_le_bytes())?;
        self.file.write_all(&self.sum.0.to_le_bytes())?;
        self.file.flush()?;
        self.file.get_ref().sync_all()
    }

    fn write_chunk(&mut self) -> io::Result<()> {
        let largest = self.pending.iter().copied().max().unwrap_or(0);
        let bits = 32 - largest.leading_zeros();
        let count = u32::try_from(self.pending.len()).unwrap_or(0);
        let head = u64::from(count) | u64::from(bits) << 32;
        let words = pack(&self.pending, bits);
        self.sum.word(head);
        words.iter().for_each(|&word| self.sum.word(word));
        self.file.write_all(&head.to_le_bytes())?;
        for word in words {
            self.file.write_all(&word.to_le_bytes())?;
        }
        self.file.write_all(&self.sum.0.to_le_bytes())?;
        self.written += self.pending.len();
        self.pending.clear();
        // A later run can continue from what is on the disk.
        self.file.flush()
    }

    fn failure(&self, error: io::Error) -> SequenceError {
        SequenceError::Write { path: self.path.clone(), error }
    }
}

/// Opens the file that is written to, for one run only.
fn lock(path: &Path, part: &Path) -> Result<File, SequenceError> {
    let failed = |error| SequenceError::Write { path: path.to_owned(), error };
    let opened = File::options().read(true).write(true).create(true).truncate(false).open(part);
    let file = opened.map_err(failed)?;
    // On a system without locks, users have to take care. If another run has just ended, its file has moved.
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) || !part.exists() {
        return Err(SequenceError::Busy { path: path.to_owned() });
    }
    Ok(file)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Refuses to continue a file of another game, or something else.
fn check_start(path: &Path, code: &Code) -> Result<(), SequenceError> {
    let reader = ValuesReader::open(path)?;
    if reader.code == *code {
        return Ok(());
    }
    Err(reader.damage(format!("it belongs to {}, not to {code}", reader.code)))
}

/// Packs values, each in `bits` bits.
fn pack(values: &[u32], bits: u32) -> Vec<u64> {
    let mut words = Vec::with_capacity((values.len() * bits as usize).div_ceil(64));
    let (mut word, mut used) = (0, 0);
    for &value in values {
        word |= u64::from(value) << used;
        used += bits;
        if used >= 64 {
            words.push(word);
            used -= 64;
            word = if used == 0 { 0 } else { u64::from(value) >> (bits - used) };
        }
    }
    if used > 0 {
        words.push(word);
    }
    words
}

/// The inverse of [`pack`].
fn unpack(words: &[u64], bits: u32, count: usize) -> Vec<u32> {
    let mask = (1u64 << bits) - 1;
    let value = |i: usize| {
        let (place, shift) = (i * bits as usize / 64, u32::try_from(i * bits as usize % 64).unwrap_or(0));
        let low = words.get(place).copied().unwrap_or(0) >> shift;
        let high = words.get(place + 1).copied().unwrap_or(0) << 1 << (63 - shift);
        u32::try_from((low | high) & mask).unwrap_or(0)
    };
    (0..count).map(value).collect()
}

/// Reads a values file chunk by chunk.
pub struct ValuesReader {
    path: PathBuf,
    file: BufReader<File>,
    code: Code,
    sum: Checksum,
    place: u64,
    read: u64,
    ended: bool,
}

impl ValuesReader {
    /// Opens a file.
    pub fn open(path: &Path) -> Result<ValuesReader, SequenceError> {
        let file = File::open(path).map_err(|error| SequenceError::Read { path: path.to_owned(), error })?;
        ValuesReader::of(path, file)
    }

    /// Reads an open file from its current position.
    fn of(path: &Path, file: File) -> Result<ValuesReader, SequenceError> {
        let failed = |error| SequenceError::Read { path: path.to_owned(), error };
        let damaged = |reason: &str| SequenceError::Damaged { path: path.to_owned(), reason: reason.to_owned() };
        let mut file = BufReader::new(file);
        let mut start = Vec::new();
        let mut byte = [0];
        while start.iter().filter(|&&byte| byte == b'\n').count() < 2 {
            if start.len() > 1 << 20 || file.read(&mut byte).map_err(failed)? == 0 {
                return Err(damaged("expected the line `nimatron values 1` and a code"));
            }
            start.push(byte[0]);
        }
        let text = String::from_utf8_lossy(&start);
        let code = text.strip_prefix(FIRST_LINE).and_then(|code| code.trim_end().parse().ok());
        let code = code.ok_or_else(|| damaged("expected the line `nimatron values 1` and a code"))?;
        let mut sum = Checksum::START;
        sum.bytes(&start);
        Ok(ValuesReader { path: path.to_owned(), place: start.len() as u64, file, code, sum, read: 0, ended: false })
    }

    /// The code in the file.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The next values, or none at the end.
    pub fn next_chunk(&mut self) -> Result<Option<Vec<u32>>, SequenceError> {
        if self.ended {
            return Ok(None);
        }
        let head = self.word()?;
        let (count, bits) = (head & 0xffff_ffff, u32::try_from(head >> 32).unwrap_or(33));
        let mut sum = self.sum;
        sum.word(head);
        if count == 0 {
            let total = self.word()?;
            sum.word(total);
            self.ended = true;
            if self.word()? != sum.0 || total != self.read {
                return Err(self.damage("its end does not fit".to_owned()));
            }
            return Ok(None);
        }
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > CHUNK || bits > 32 {
            return Err(self.damage(format!("no chunk begins at byte {}", self.place)));
        }
        let mut words = Vec::with_capacity(count);
        for _ in 0..(count * bits as usize).div_ceil(64) {
            let word = self.word()?;
            sum.word(word);
            words.push(word);
        }
        if self.word()? != sum.0 {
            return Err(self.damage(format!("the checksum after {} values does not fit", self.read)));
        }
        self.sum = sum;
        self.read += count as u64;
        Ok(Some(unpack(&words, bits, count)))
    }

    fn word(&mut self) -> Result<u64, SequenceError> {
        let mut bytes = [0; 8];
        self.file.read_exact(&mut bytes).map_err(|_| self.damage("it ends too early".to_owned()))?;
        self.place += 8;
        Ok(u64::from_le_bytes(bytes))
    }

    fn damage(&self, reason: String) -> SequenceError {
        SequenceError::Damaged { path: self.path.clone(), reason }
    }
}

/// Writes a whole file at once: first under another name, so that no incomplete file has the right one.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), SequenceError> {
    let part = with_suffix(path, ".part");
    let result = File::create(&part).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let result = result.and_then(|()| fs::rename(&part, path));
    result.map_err(|error| {
        let _ = fs::remove_file(&part);
        SequenceError::Write { path: path.to_owned(), error }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_values_come_back() {
        for bits in [1, 3, 5, 8, 13, 31, 32] {
            let values: Vec<u32> =
                (0..1000u64).map(|i| u32::try_from((i * 2_654_435_761) & ((1 << bits) - 1)).unwrap()).collect();
            assert_eq!(unpack(&pack(&values, bits), bits, values.len()), values, "{bits}");
        }
        assert_eq!(unpack(&pack(&[0; 9], 0), 0, 9), [0; 9]);
    }
}
