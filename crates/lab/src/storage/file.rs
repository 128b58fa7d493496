//! Values in a file: compact, with checksums, and written so that an interrupted run can continue.
//!
//! The file starts with the line `nimatron values 1` and a line with the code. Chunks of 65,536 values follow, the last
//! one perhaps shorter, and then an end. All numbers are little-endian.
//!
//! | bytes | part of a chunk |
//! |---|---|
//! | 4 | number of values, at least 1 |
//! | 4 | number of bits of each value, as few as the largest value of the chunk needs |
//! | … | the values, bit after bit, the lowest bit of each byte first, padded to whole words of 8 bytes |
//! | 8 | a checksum of everything up to here |
//!
//! The end has 0 as its number of values, then 4 bytes of 0, the number of all values in 8 bytes, and the checksum.
//! While the file is being written its name ends in `.part`; it gets its own name only when it is complete.
use crate::{Code, SequenceError, storage::checksum::Checksum};
use std::{
    ffi::OsString,
    fs::{self, File, TryLockError},
    io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

const FIRST_LINE: &str = "nimatron values 1\n";
/// Maximum number of values in a chunk.
pub(crate) const CHUNK: usize = 1 << 16;

/// Writes values to a file, chunk by chunk.
pub struct ValuesFile {
    path: PathBuf,
    /// The name until the file is complete.
    part: PathBuf,
    file: BufWriter<File>,
    sum: Checksum,
    /// Values of the next chunk.
    pending: Vec<u32>,
    /// Number of values in complete chunks.
    chunk_values: usize,
}

impl ValuesFile {
    /// Starts a file, or continues one of the same game; `old` receives the values that are already in it.
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
        Ok(ValuesFile {
            path: path.to_owned(),
            part,
            file: BufWriter::new(file),
            sum,
            pending: vec![],
            chunk_values: 0,
        })
    }

    fn resume(
        path: &Path,
        part: PathBuf,
        mut file: File,
        code: &Code,
        old: &mut dyn FnMut(&[u32]) -> Result<(), SequenceError>,
    ) -> Result<ValuesFile, SequenceError> {
        let failed = |error| SequenceError::Write { path: path.to_owned(), error };
        let mut reader = ValuesReader::new(&part, file.try_clone().map_err(failed)?)?;
        if reader.code != *code {
            return Err(reader.damage(format!("it belongs to {}, not to {code}", reader.code)));
        }
        let (mut end, mut sum) = (reader.position, reader.sum);
        let (mut chunk_values, mut pending) = (0, vec![]);
        // Complete chunks stay, and a short one is filled up; the rest is computed again.
        while let Ok(Some(values)) = reader.next_chunk() {
            old(&values)?;
            if values.len() < CHUNK {
                pending = values;
                break;
            }
            chunk_values += values.len();
            (end, sum) = (reader.position, reader.sum);
        }
        file.set_len(end).map_err(failed)?;
        file.seek(SeekFrom::Start(end)).map_err(failed)?;
        Ok(ValuesFile { path: path.to_owned(), part, file: BufWriter::new(file), sum, pending, chunk_values })
    }

    /// Returns the number of values in the file, those already there included.
    pub fn len(&self) -> usize {
        self.chunk_values + self.pending.len()
    }

    /// Whether the file has no values.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Appends values.
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

    /// Completes the file and gives it its name.
    pub fn finish(mut self) -> Result<(), SequenceError> {
        self.end().map_err(|error| self.failure(error))?;
        fs::rename(&self.part, &self.path).map_err(|error| self.failure(error))
    }

    fn end(&mut self) -> io::Result<()> {
        if !self.pending.is_empty() {
            self.write_chunk()?;
        }
        self.sum.word(0);
        self.sum.word(self.chunk_values as u64);
        self.file.write_all(&0u64.to_le_bytes())?;
        self.file.write_all(&(self.chunk_values as u64).to_le_bytes())?;
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
        self.chunk_values += self.pending.len();
        self.pending.clear();
        // A later run can continue from what is on the disk.
        self.file.flush()
    }

    fn failure(&self, error: io::Error) -> SequenceError {
        SequenceError::Write { path: self.path.clone(), error }
    }
}

/// Opens the file to write to, and locks it against other runs.
fn lock(path: &Path, part: &Path) -> Result<File, SequenceError> {
    let failed = |error| SequenceError::Write { path: path.to_owned(), error };
    let opened = File::options().read(true).write(true).create(true).truncate(false).open(part);
    let file = opened.map_err(failed)?;
    // Systems without locks rely on the user. If another run has just ended, its file has moved.
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

/// Refuses to continue a file of another game, or any other file.
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

/// Unpacks values; the inverse of [`pack`].
fn unpack(words: &[u64], bits: u32, count: usize) -> Vec<u32> {
    let mask = (1u64 << bits) - 1;
    let value = |i: usize| {
        let (word, shift) = (i * bits as usize / 64, u32::try_from(i * bits as usize % 64).unwrap_or(0));
        let low = words.get(word).copied().unwrap_or(0) >> shift;
        let high = words.get(word + 1).copied().unwrap_or(0) << 1 << (63 - shift);
        u32::try_from((low | high) & mask).unwrap_or(0)
    };
    (0..count).map(value).collect()
}

/// Reads a values file chunk by chunk.
pub struct ValuesReader<R = File> {
    path: PathBuf,
    file: BufReader<R>,
    code: Code,
    sum: Checksum,
    position: u64,
    /// Number of values read.
    count: u64,
    is_at_end: bool,
}

impl ValuesReader {
    /// Opens a file and reads its first two lines.
    pub fn open(path: &Path) -> Result<ValuesReader, SequenceError> {
        let file = File::open(path).map_err(|error| SequenceError::Read { path: path.to_owned(), error })?;
        ValuesReader::new(path, file)
    }
}

impl<R: Read> ValuesReader<R> {
    /// Reads the first two lines of an open file, from its current position; `path` is its name in errors.
    pub fn new(path: &Path, file: R) -> Result<ValuesReader<R>, SequenceError> {
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
        Ok(ValuesReader {
            path: path.to_owned(),
            position: start.len() as u64,
            file,
            code,
            sum,
            count: 0,
            is_at_end: false,
        })
    }

    /// Returns the code of the game whose values are in the file.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Returns the values of the next chunk, or none at the end.
    pub fn next_chunk(&mut self) -> Result<Option<Vec<u32>>, SequenceError> {
        if self.is_at_end {
            return Ok(None);
        }
        let head = self.word()?;
        let (count, bits) = (head & 0xffff_ffff, u32::try_from(head >> 32).unwrap_or(33));
        let mut sum = self.sum;
        sum.word(head);
        if count == 0 {
            let total = self.word()?;
            sum.word(total);
            self.is_at_end = true;
            if self.word()? != sum.0 || total != self.count {
                return Err(self.damage("its end does not fit".to_owned()));
            }
            return Ok(None);
        }
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        if count > CHUNK || bits > 32 {
            return Err(self.damage(format!("no chunk begins at byte {}", self.position)));
        }
        let mut words = Vec::with_capacity(count);
        for _ in 0..(count * bits as usize).div_ceil(64) {
            let word = self.word()?;
            sum.word(word);
            words.push(word);
        }
        if self.word()? != sum.0 {
            return Err(self.damage(format!("the checksum after {} values does not fit", self.count)));
        }
        self.sum = sum;
        self.count += count as u64;
        Ok(Some(unpack(&words, bits, count)))
    }

    fn word(&mut self) -> Result<u64, SequenceError> {
        let mut bytes = [0; 8];
        self.file.read_exact(&mut bytes).map_err(|_| self.damage("it ends too early".to_owned()))?;
        self.position += 8;
        Ok(u64::from_le_bytes(bytes))
    }

    fn damage(&self, reason: String) -> SequenceError {
        SequenceError::Damaged { path: self.path.clone(), reason }
    }
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
