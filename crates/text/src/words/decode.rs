//! Reading the words of a language.
use super::{ARG, EXACT, FORMS, SELECT, TEXT, WORD, WordsError};
use crate::{
    catalogue::{Key, Part, Pattern},
    plural::Plural,
};

/// Maximum depth of nested patterns: more than any message has, but damaged files may pretend to be deeper.
const DEEPEST: usize = 8;

/// Messages of one language, in the order of their ids.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Words(Vec<LoadedMessage>);

/// A message: its id, the names of its arguments, and what it says.
pub(crate) type LoadedMessage = (&'static str, &'static [&'static str], Pattern);

impl Words {
    pub(crate) fn find(&self, id: &str) -> Option<LoadedMessage> {
        self.0.binary_search_by_key(&id, |&(id, ..)| id).ok().map(|index| self.0[index])
    }
}

/// Reads what `encode` has written; the texts live as long as the program.
pub(crate) fn decode(bytes: &[u8]) -> Result<Words, WordsError> {
    let mut reader = Reader(bytes);
    let count = reader.count()?;
    let words: Vec<LoadedMessage> = (0..count).map(|_| reader.message()).collect::<Result<_, _>>()?;
    let in_order = words.is_sorted_by(|a, b| a.0 < b.0);
    if in_order && reader.0.is_empty() { Ok(Words(words)) } else { Err(WordsError) }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn message(&mut self) -> Result<LoadedMessage, WordsError> {
        let id = self.text()?;
        let count = self.count()?;
        let args: Vec<&'static str> = (0..count).map(|_| self.text()).collect::<Result<_, _>>()?;
        Ok((id, args.leak(), self.pattern(0)?))
    }

    fn byte(&mut self) -> Result<u8, WordsError> {
        let (&first, rest) = self.0.split_first().ok_or(WordsError)?;
        self.0 = rest;
        Ok(first)
    }

    fn number(&mut self) -> Result<u128, WordsError> {
        let mut number = 0;
        for shift in (0..128).step_by(7) {
            let byte = self.byte()?;
            number |= u128::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(WordsError)
    }

    /// Reads the number of things that follow, each of which takes at least a byte.
    fn count(&mut self) -> Result<usize, WordsError> {
        let count = self.number()?;
        usize::try_from(count).ok().filter(|&count| count <= self.0.len()).ok_or(WordsError)
    }

    fn text(&mut self) -> Result<&'static str, WordsError> {
        let length = self.count()?;
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        Ok(String::from_utf8(text.to_vec()).map_err(|_| WordsError)?.leak())
    }

    fn pattern(&mut self, depth: usize) -> Result<Pattern, WordsError> {
        if depth > DEEPEST {
            return Err(WordsError);
        }
        let count = self.count()?;
        let parts: Vec<Part> = (0..count).map(|_| self.part(depth)).collect::<Result<_, _>>()?;
        Ok(parts.leak())
    }

    fn part(&mut self, depth: usize) -> Result<Part, WordsError> {
        match self.byte()? {
            TEXT => Ok(Part::Text(self.text()?)),
            ARG => Ok(Part::Arg(self.text()?)),
            SELECT => {
                let name = self.text()?;
                let count = self.count()?;
                let arms = (0..count).map(|_| Ok((self.key()?, self.pattern(depth + 1)?)));
                let arms: Vec<(Key, Pattern)> = arms.collect::<Result<_, _>>()?;
                Ok(Part::Select(name, arms.leak(), self.pattern(depth + 1)?))
            }
            _ => Err(WordsError),
        }
    }

    fn key(&mut self) -> Result<Key, WordsError> {
        match self.byte()? {
            EXACT => Ok(Key::Exact(self.number()?)),
            WORD => Ok(Key::Word(self.text()?)),
            form => Plural::ALL.get(usize::from(form - FORMS)).map(|&form| Key::Form(form)).ok_or(WordsError),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Share, catalogue::ENTRIES, words};
    use proptest::prelude::*;

    #[test]
    fn what_is_written_is_read_again() {
        for lang in Lang::ALL {
            for share in Share::OF_PAGE {
                let read = decode(&words(lang, share)).expect("just written");
                assert!(read.0.len() > 200 && read.0.len() < ENTRIES.len());
                for entry in ENTRIES {
                    let written = Some((entry.id, entry.args, entry.patterns[lang as usize]));
                    let expected = written.filter(|_| entry.share == share);
                    assert_eq!(read.find(entry.id), expected, "{lang:?} {share:?}");
                }
            }
        }
    }

    #[test]
    fn what_is_cut_off_or_longer_is_refused() {
        let mut bytes = words(Lang::Sl, Share::First);
        for length in [0, 1, 2, 100, bytes.len() / 2, bytes.len() - 1] {
            assert_eq!(decode(&bytes[..length]), Err(WordsError), "{length}");
        }
        bytes.push(0);
        assert_eq!(decode(&bytes), Err(WordsError));
    }

    proptest! {
        #[test]
        fn no_bytes_make_the_reader_panic(bytes: Vec<u8>) {
            let _ = decode(&bytes);
        }

        #[test]
        fn one_wrong_byte_never_makes_the_reader_panic(index in 0usize..4_000, byte: u8) {
            let mut bytes = words(Lang::En, Share::First);
            bytes[index] = byte;
            let _ = decode(&bytes);
        }
    }
}
