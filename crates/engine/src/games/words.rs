//! Word Nim: letters lie on the table; form a word of some of them and take these letters away. Who cannot form a
//! word is stuck. `aceortw` are seven letters, and the move `water` takes five of them; `c.s` are two letters where
//! `cs` would be one. The words are common ones of a language, or the player's own list. Source: named in the Slovene
//! script J. Novak, Zlate palice, 2024, without rules; these are ours.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Shape, Spot, Touch},
    explain::Step,
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Footprint, Game, Impartial, Packed},
    message::Message,
    nim_value::NimValue,
    notation::ParseError,
    outcome::{Convention, Outcome},
    params::{Kind, ParamError, Parameter, Params},
    theory::{Claim, Moves, Range, Theorem, Theory},
};
use alphabet::{Alphabet, Letter};
use lists::{CODES, LANGUAGES};
use smallvec::SmallVec;
use std::{fmt, sync::Arc};

mod alphabet;
mod lists;

pub(crate) const FAMILY: Family = Family {
    id: "words",
    parameters: &[
        Parameter { name: "language", kind: Kind::Choice(CODES), default: "en" },
        Parameter { name: "words", kind: Kind::Text, default: "" },
    ],
    presets: &[
        Preset::new("letters-en", "aceinorsth"),
        Preset::new("letters-sl", "aeikmnorst").with("language=sl"),
        Preset::new("letters-hr", "aeiljknorst").with("language=hr"),
        Preset::new("letters-hu", "aáeéklmsztó").with("language=hu"),
        Preset::new("letters-pl", "aeiklmorst").with("language=pl"),
        Preset::new("own-words", "aaceinnprt").with("words=cat,nap,pen,tea,rain,ice"),
    ],
    usual: 0,
    tags: &[Tag::Classroom],
    random,
    samples: &["", "language=sl", "language=hr", "language=hu", "language=pl"],
};

pub(crate) fn build(params: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(WordNim::new(params).map_err(|error| GameError::Parameter { game: FAMILY.id, error })?))
}

/// Maximum number of letters on the table.
const MOST_LETTERS: usize = 40;

/// Maximum number of letters of a word.
const LONGEST_WORD: usize = 20;

/// Maximum number of words of a list, and of its bytes.
const MOST_WORDS: usize = 2_000;
const LONGEST_LIST: usize = 20_000;

/// Maximum number of words that are named beside the table.
const MOST_NAMED: usize = 12;

fn random(params: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let game = WordNim::new(params).map_err(|error| GameError::Parameter { game: FAMILY.id, error })?;
    let most = sizes.most.or(sizes.heaps).map_or(9, |most| most.clamp(3, 12));
    let most = usize::try_from(most).expect("few letters");
    let mut letters = Letters::default();
    // Whole words are put on the table until it is full.
    for _ in 0..20 {
        let Some(word) = dice.one_of(&game.words) else { break };
        let joined = letters.0.iter().chain(&word.sorted.0).copied().collect();
        let joined = Letters::sorted(joined);
        if letters.0.is_empty() || joined.0.len() <= most {
            letters = joined;
        }
    }
    Ok(game.alphabet.write(&letters.0))
}

/// The rules: an alphabet, and the words of a language.
#[derive(Clone, Debug)]
pub(super) struct WordNim {
    alphabet: Arc<Alphabet>,
    words: Vec<Word>,
}

/// A word and its letters in alphabetic order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Word {
    letters: Vec<Letter>,
    sorted: Letters,
    text: Arc<str>,
}

/// Letters in alphabetic order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Letters(SmallVec<[Letter; 16]>);

/// Letters on the table, with the alphabet that writes them.
#[derive(Clone, Debug)]
pub(super) struct Table {
    letters: Letters,
    alphabet: Arc<Alphabet>,
}

/// A word that is formed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WordMove {
    text: Arc<str>,
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        self.letters == other.letters
    }
}

impl Eq for Table {}

impl std::hash::Hash for Table {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.letters.hash(state);
    }
}

impl Footprint for Table {
    fn heap_bytes(&self) -> usize {
        if self.letters.0.spilled() { self.letters.0.capacity() } else { 0 }
    }

    fn pack(&self) -> Packed {
        self.letters.0.iter().copied().collect()
    }
}

impl Letters {
    fn sorted(mut letters: SmallVec<[Letter; 16]>) -> Letters {
        letters.sort_unstable();
        Letters(letters)
    }

    /// What is left when the letters of a word are taken, if they are all there.
    fn without(&self, word: &Letters) -> Option<Letters> {
        let mut rest = word.0.iter().peekable();
        let stays = |letter: &&Letter| rest.next_if_eq(letter).is_none();
        let left: SmallVec<[Letter; 16]> = self.0.iter().filter(stays).copied().collect();
        (left.len() + word.0.len() == self.0.len()).then_some(Letters(left))
    }
}

impl WordNim {
    fn new(params: &Params) -> Result<WordNim, ParamError> {
        let code = params.text("language");
        let language = LANGUAGES.iter().find(|language| language.code == code).unwrap_or(&LANGUAGES[0]);
        let alphabet = Arc::new(Alphabet::new(language.alphabet));
        let own = params.get("words").map(|_| params.text("words"));
        let list = own.unwrap_or(language.words);
        let wrong = |text: &str, expected: Message| ParamError::new("words", text, expected);
        let expected = || Message::new("expected-words-list").with("most", MOST_WORDS).with("longest", LONGEST_WORD);
        if list.len() > LONGEST_LIST {
            return Err(wrong(list, expected()));
        }
        let mut words = Vec::new();
        for text in list.split([',', ' ', '\n', '\t', ';']).map(str::trim).filter(|text| !text.is_empty()) {
            let unknown = || Message::new("expected-words-letters").with("letters", language.alphabet);
            let letters = alphabet.read(text).ok_or_else(|| wrong(text, unknown()))?;
            if letters.is_empty() || letters.len() > LONGEST_WORD || words.len() == MOST_WORDS {
                return Err(wrong(text, expected()));
            }
            let (text, sorted) = (alphabet.write(&letters).into(), Letters::sorted(letters.iter().copied().collect()));
            words.push(Word { letters, sorted, text });
        }
        if words.is_empty() {
            return Err(wrong(list, expected()));
        }
        words.sort_unstable();
        words.dedup();
        Ok(WordNim { alphabet, words })
    }

    /// The words that can be formed of some letters, with what is left after each.
    fn formable(&self, letters: &Letters) -> impl Iterator<Item = (&Word, Letters)> {
        self.words.iter().filter_map(|word| Some((word, letters.without(&word.sorted)?)))
    }

    /// How many words will still be formed, if that does not depend on the moves: every word is the last one, or there
    /// are letters for all words at once, each as often as possible.
    fn fixed_length(&self, letters: &Letters) -> Option<u32> {
        let mut kinds: Vec<(&Letters, Letters)> =
            self.formable(letters).map(|(word, left)| (&word.sorted, left)).collect();
        kinds.dedup_by(|a, b| a.0 == b.0);
        if kinds.is_empty() {
            return Some(0);
        }
        if kinds.iter().all(|(_, left)| self.formable(left).next().is_none()) {
            return Some(1);
        }
        let (mut rest, mut count) = (letters.clone(), 0);
        let mut seen: Vec<&Letters> = Vec::new();
        for (word, _) in &kinds {
            if seen.contains(word) {
                continue;
            }
            seen.push(word);
            let mut alone = letters.clone();
            while let Some(left) = alone.without(word) {
                alone = left;
                rest = rest.without(word)?;
                count += 1;
            }
        }
        Some(count)
    }

    fn word(&self, text: &str) -> Option<&Word> {
        self.words.iter().find(|word| *word.text == *text)
    }

    fn table(&self, letters: Letters) -> Table {
        Table { letters, alphabet: Arc::clone(&self.alphabet) }
    }
}

impl Table {
    /// The different letters, each with its number of tiles.
    fn kinds(&self) -> Vec<(Letter, u64)> {
        let mut kinds: Vec<(Letter, u64)> = Vec::new();
        for &letter in &self.letters.0 {
            match kinds.last_mut() {
                Some((last, count)) if *last == letter => *count += 1,
                _ => kinds.push((letter, 1)),
            }
        }
        kinds
    }
}

impl Game for WordNim {
    type Position = Table;
    type Move = WordMove;

    fn read(&self, text: &str) -> Result<Table, ParseError> {
        let wrong = || {
            let letters = self.alphabet.to_string();
            ParseError::new(text, Message::new("expected-words-position").with("letters", letters))
        };
        if text == "-" {
            return Ok(self.table(Letters::default()));
        }
        let letters = self.alphabet.read(text).filter(|letters| (1..=MOST_LETTERS).contains(&letters.len()));
        let letters = letters.ok_or_else(wrong)?;
        Ok(self.table(Letters::sorted(letters.into())))
    }

    fn read_move(&self, text: &str) -> Result<WordMove, ParseError> {
        let letters = self.alphabet.read(text).map(|letters| self.alphabet.write(&letters));
        let word = letters.and_then(|text| self.word(&text));
        let word = word.ok_or_else(|| ParseError::new(text, "expected-words-move"))?;
        Ok(WordMove { text: Arc::clone(&word.text) })
    }

    fn moves(&self, table: &Table) -> impl Iterator<Item = WordMove> {
        self.formable(&table.letters).map(|(word, _)| WordMove { text: Arc::clone(&word.text) })
    }

    fn play(&self, table: &Table, mv: &WordMove) -> Table {
        let left = self.word(&mv.text).and_then(|word| table.letters.without(&word.sorted));
        self.table(left.unwrap_or_else(|| table.letters.clone()))
    }

    fn is_legal(&self, table: &Table, mv: &WordMove) -> bool {
        self.word(&mv.text).is_some_and(|word| table.letters.without(&word.sorted).is_some())
    }

    fn board(&self, table: &Table) -> Board {
        let heap = |(number, (letter, count)): (usize, (Letter, u64))| {
            let tiles = Spot { piece: Piece::Square, ..Spot::heap(number, count) };
            tiles.with_label(self.alphabet.name(letter))
        };
        let board = Board::new(Shape::Heaps, (1..).zip(table.kinds()).map(heap).collect());
        let words: Vec<String> = self.formable(&table.letters).map(|(word, _)| word.text.to_string()).collect();
        let fact = match words.len() {
            0..=MOST_NAMED => Message::new("board-words").with("count", words.len()).with("words", words),
            count => Message::new("board-many-words").with("count", count),
        };
        board.with_fact(fact)
    }

    fn effect(&self, table: &Table, mv: &WordMove) -> Vec<Touch> {
        let Some(word) = self.word(&mv.text) else { return Vec::new() };
        let mut touches: Vec<(usize, Touch)> = Vec::new();
        for (spot, (letter, count)) in table.kinds().into_iter().enumerate() {
            let taken = word.letters.iter().filter(|known| **known == letter).count();
            if let Some(first) = word.letters.iter().position(|known| *known == letter) {
                touches.push((first, Touch::take(spot, taken as u64, count)));
            }
        }
        // The letters in the order of the word.
        touches.sort_by_key(|(first, _)| *first);
        touches.into_iter().map(|(_, touch)| touch).collect()
    }

    /// Without the letters that no word needs any more.
    fn canonical(&self, table: Table) -> Table {
        let needed = self
            .formable(&table.letters)
            .fold(0u64, |set, (word, _)| word.sorted.0.iter().fold(set, |set, &letter| set | 1 << letter));
        let mut letters = table.letters;
        letters.0.retain(|letter| needed >> *letter & 1 == 1);
        self.table(letters)
    }

    fn describe(&self, _: &Table, mv: &WordMove) -> Message {
        Message::new("move-word").with("word", mv.text.to_string())
    }
}

impl Impartial for WordNim {}

const FIXED: Theorem = Theorem { id: "the-number-of-words-left-is-fixed", source: "by inspection" };

impl Theory for WordNim {
    fn claim(&self, convention: Convention, table: &Table) -> Option<Claim<WordMove>> {
        let claim = self.verdict(convention, table)?;
        let winning: Moves<WordMove> = self.moves(table).filter(|_| claim.outcome == Outcome::Win).collect();
        Some(claim.with_winning(winning))
    }

    fn verdict(&self, convention: Convention, table: &Table) -> Option<Claim<WordMove>> {
        let count = self.fixed_length(&table.letters)?;
        let is_normal = convention == Convention::Normal;
        let claim = Claim::new(Outcome::win_if((count % 2 == 1) == is_normal), &FIXED);
        Some(claim.with_value(is_normal.then(|| NimValue((count % 2).into()))))
    }

    fn reasons(&self, _: Convention, table: &Table) -> Vec<Step> {
        let Some(count) = self.fixed_length(&table.letters) else { return Vec::new() };
        let words: Vec<String> = self.formable(&table.letters).map(|(word, _)| word.text.to_string()).collect();
        vec![Message::new("reason-words-fixed").with("count", count).with("words", words).into()]
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Table>> {
        let count = if deep { 3_000 } else { 400 };
        let game = self.clone();
        // Letters of two or three words of the list, as far apart as the numbers.
        let tables = (0..count).map(move |number: usize| {
            let word = |factor: usize| &game.words[number * factor % game.words.len()];
            let words = [word(1), word(7), word(if number.is_multiple_of(2) { 7 } else { 13 })];
            let letters = words.iter().take(2 + number % 2).flat_map(|word| word.sorted.0.iter().copied());
            game.table(Letters::sorted(letters.take(MOST_LETTERS).collect()))
        });
        vec![Range::new(Message::new("range-words").with("count", count), tables)]
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.letters.0.is_empty() {
            true => f.write_str("-"),
            false => f.write_str(&self.alphabet.write(&self.letters.0)),
        }
    }
}

impl fmt::Display for WordMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    fn words(set: &str) -> WordNim {
        WordNim::new(&games::params(&FAMILY, set).unwrap().validate(FAMILY.parameters).unwrap()).unwrap()
    }

    fn word_list(game: &WordNim, letters: &str) -> Vec<String> {
        game.moves(&game.read(letters).unwrap()).map(|mv| mv.to_string()).collect()
    }

    #[test]
    fn every_language_has_a_few_hundred_words_of_its_own_letters() {
        for code in CODES {
            let game = words(&format!("language={code}"));
            assert!(game.words.len() >= 200, "{code}: {}", game.words.len());
            let written = game.words.iter().map(|word| word.text.to_string());
            let listed = LANGUAGES.iter().find(|language| language.code == *code).unwrap().words;
            assert!(written.into_iter().all(|word| listed.split_whitespace().any(|known| known == word)), "{code}");
        }
    }

    #[test]
    fn letters_are_those_of_a_dictionary() {
        let letters = |set: &str, text: &str| words(set).read(text).unwrap().letters.0.len();
        assert_eq!(letters("language=hr", "ljubav"), 5);
        assert_eq!(letters("language=hr", "džep"), 3);
        assert_eq!(letters("language=hr", "d.žep"), 4);
        assert_eq!(letters("language=hu", "csont"), 4);
        assert_eq!(letters("language=hu", "dzsessz"), 4);
        assert_eq!(letters("language=pl", "deszcz"), 6);
        assert_eq!(letters("language=sl", "čaj"), 3);
        assert_eq!(words("language=hr").read("žd").unwrap().to_string(), "d.ž");
        assert_eq!(words("language=hu").read("s.sz").unwrap().to_string(), "s.sz");
        assert_eq!(words("language=hu").read("Z.C.S").unwrap().to_string(), "c.s.z");
    }

    #[test]
    fn a_word_takes_its_letters() {
        let game = words("words=cat,act,tea,cats");
        assert_eq!(word_list(&game, "tacs"), ["act", "cat", "cats"]);
        let table = game.read("caattes").unwrap();
        assert_eq!(game.play(&table, &game.read_move("cat").unwrap()).to_string(), "aest");
        assert!(!game.is_legal(&table, &WordMove { text: "none".into() }));
        assert!(game.read_move("dog").is_err());
        assert_eq!(game.canonical(game.read("catzz").unwrap()).to_string(), "act");
    }

    #[test]
    fn a_fixed_number_of_words_decides() {
        let game = words("words=cat,dog,goat");
        let length = |text: &str| game.fixed_length(&game.read(text).unwrap().letters);
        assert_eq!(length("xyz"), Some(0));
        assert_eq!(length("cat"), Some(1));
        assert_eq!(length("catdg"), Some(1));
        assert_eq!(length("catcatdog"), None);
        assert_eq!(words("words=cat,dog").fixed_length(&game.read("catcatdog").unwrap().letters), Some(3));
    }

    #[test]
    fn lists_that_are_too_long_or_empty_or_strange_are_refused() {
        let expected = |set: &str| {
            let params = games::params(&FAMILY, set).unwrap();
            let error = WordNim::new(&params).unwrap_err();
            let ParamError::Wrong { expected, text, .. } = error else { panic!("{set}") };
            assert!(text.len() < 200);
            expected.id
        };
        assert_eq!(expected("words="), "expected-words-list");
        assert_eq!(expected("words=,,"), "expected-words-list");
        assert_eq!(expected(&format!("words={}", "a".repeat(10_000_000))), "expected-words-list");
        assert_eq!(expected(&format!("words={}", "ab,".repeat(2_500))), "expected-words-list");
        assert_eq!(expected("words=caf\u{e9}"), "expected-words-letters");
        assert_eq!(expected("words=a1"), "expected-words-letters");
        let game = words("");
        for text in ["", "a1", "é", "..", "a,b"] {
            assert!(game.read(text).is_err(), "{text}");
        }
        assert!(game.read(&"a".repeat(41)).is_err());
    }
}
