//! Letters as a dictionary counts them: some of them are written with two or three signs.
use std::fmt;

/// A letter by its place in the alphabet.
pub(super) type Letter = u8;

/// The letters of a language, in order.
#[derive(Clone, Debug)]
pub(super) struct Alphabet(Vec<&'static str>);

/// What separates letters that would otherwise be read as one.
const SEPARATOR: char = '.';

impl Alphabet {
    /// An alphabet written with spaces between the letters.
    pub(super) fn new(letters: &'static str) -> Alphabet {
        Alphabet(letters.split(' ').collect())
    }

    /// How a letter is written.
    pub(super) fn name(&self, letter: Letter) -> &'static str {
        self.0.get(usize::from(letter)).copied().unwrap_or_default()
    }

    /// Reads letters, small or capital; `None` if something is not a letter of the alphabet.
    pub(super) fn read(&self, text: &str) -> Option<Vec<Letter>> {
        let text = text.to_lowercase();
        let mut letters = Vec::new();
        let mut rest = text.as_str();
        while !rest.is_empty() {
            if let Some(next) = rest.strip_prefix(SEPARATOR) {
                if letters.is_empty() || next.is_empty() {
                    return None;
                }
                rest = next;
                continue;
            }
            if let Some((letter, next)) = self.doubled(rest) {
                letters.extend([letter, letter]);
                rest = next;
                continue;
            }
            let starts = |(_, name): &(Letter, &&str)| rest.starts_with(**name);
            let (letter, name) = (0..).zip(&self.0).filter(starts).max_by_key(|(_, name)| name.len())?;
            letters.push(letter);
            rest = &rest[name.len()..];
        }
        Some(letters)
    }

    /// A letter of several signs that is doubled by its first sign alone, as Hungarian does it: ssz is sz and sz.
    fn doubled<'t>(&self, text: &'t str) -> Option<(Letter, &'t str)> {
        if !self.0.contains(&"sz") {
            return None;
        }
        let several = (0..).zip(&self.0).filter(|(_, name)| name.chars().count() > 1);
        let is_doubled = |(letter, name): (Letter, &&'static str)| {
            let rest = text.strip_prefix(name.chars().next()?)?;
            Some((letter, rest.strip_prefix(*name)?))
        };
        // The longest one counts, so that dzs is not taken for dz.
        several.filter_map(is_doubled).min_by_key(|(_, rest)| rest.len())
    }

    /// Writes letters, with points where two of them would be read as something else.
    pub(super) fn write(&self, letters: &[Letter]) -> String {
        let mut text = String::new();
        for (i, &letter) in letters.iter().enumerate() {
            let before = i.checked_sub(1).map(|before| letters[before]);
            let is_clear = |before: Letter| {
                let pair = format!("{}{}", self.name(before), self.name(letter));
                self.read(&pair).is_some_and(|read| read == [before, letter])
            };
            if before.is_some_and(|before| !is_clear(before)) {
                text.push(SEPARATOR);
            }
            text.push_str(self.name(letter));
        }
        text
    }
}

impl fmt::Display for Alphabet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}
