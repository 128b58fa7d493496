//! Outcomes of sums of heaps by search.
//!
//! HeapTable that equal sums of letters are replaced by them wherever a move leaves one. That is a guess, which the
//! closure checks in the end. What only heaps of the quotient before can make, its table knows exactly.
use crate::{
    Stopped,
    monoid::{Monoid, QuotientElement},
    quotient::Quotient,
    word::Word,
};
use lab::interrupt;
use rustc_hash::FxHashMap;

/// Maximum depth of a search, in moves.
const MOST_DEPTH: u32 = 5_000;

/// Outcomes of sums of letters, with at most one heap that is no letter.
pub(crate) struct Outcomes<'a> {
    /// The heaps that are letters, in order.
    letters: Vec<usize>,
    /// What the moves from a letter leave.
    options: Vec<Vec<Word>>,
    /// The other heaps, and what their moves leave.
    singles: Vec<(usize, Vec<Word>)>,
    /// The quotient before, which knows the first letters.
    before: &'a Quotient,
    /// How many letters it knows.
    letters_before: usize,
    known: FxHashMap<Word, bool>,
    guess: Option<Guess>,
    /// Whether a word was too large, the search too deep or an interrupt came.
    gave_up: bool,
}

/// A quotient that is probably right: it says which moves to try first.
struct Guess {
    monoid: Monoid,
    is_p: Vec<bool>,
    letters: Vec<QuotientElement>,
    options: Vec<Vec<QuotientElement>>,
    singles: Vec<Vec<QuotientElement>>,
}

impl Guess {
    fn element(&self, word: Word) -> QuotientElement {
        product(&self.monoid, &self.letters, word)
    }

    fn wins(&self, base: QuotientElement, option: QuotientElement) -> bool {
        self.is_p[usize::from(self.monoid.product(base, option))]
    }
}

/// The product of the letters of a word.
fn product(monoid: &Monoid, letters: &[QuotientElement], word: Word) -> QuotientElement {
    word.exponents().fold(0, |element, (letter, exponent)| {
        (0..exponent).fold(element, |element, _| monoid.product(element, letters[letter]))
    })
}

impl<'a> Outcomes<'a> {
    /// Outcomes of sums of these letters; `options` says what the moves from a heap leave, in letters.
    pub(crate) fn new(
        letters: &[usize],
        singles: &[usize],
        options: impl Fn(usize) -> Vec<Word>,
        before: &'a Quotient,
    ) -> Outcomes<'a> {
        Outcomes {
            letters: letters.to_vec(),
            options: letters.iter().map(|&heap| options(heap)).collect(),
            singles: singles.iter().map(|&heap| (heap, options(heap))).collect(),
            before,
            letters_before: letters.partition_point(|&heap| heap <= before.largest()),
            known: FxHashMap::default(),
            guess: None,
            gave_up: false,
        }
    }

    /// Takes a quotient as a guess.
    pub(crate) fn guess(&mut self, monoid: Monoid, is_p: Vec<bool>, letters: Vec<QuotientElement>) {
        let mut guess = Guess { monoid, is_p, letters, options: Vec::new(), singles: Vec::new() };
        let elements = |words: &Vec<Word>| words.iter().map(|&word| guess.element(word)).collect();
        let (options, singles) = (
            self.options.iter().map(elements).collect(),
            self.singles.iter().map(|(_, words)| elements(words)).collect(),
        );
        (guess.options, guess.singles) = (options, singles);
        self.guess = Some(guess);
    }

    /// Why a search could not be finished.
    pub(crate) fn reason(&self) -> Stopped {
        if interrupt::is_set() { Stopped::Interrupted } else { Stopped::TooLarge }
    }

    /// Whether a search could not be finished; outcomes since then mean nothing.
    pub(crate) fn gave_up(&self) -> bool {
        self.gave_up
    }

    /// Whether the player to move loses.
    pub(crate) fn is_p(&mut self, word: Word) -> bool {
        self.search(word, 0)
    }

    fn search(&mut self, word: Word, depth: u32) -> bool {
        if self.is_before(word) {
            return self.before.is_p(self.element_before(word));
        }
        if let Some(&known) = self.known.get(&word) {
            return known;
        }
        self.gave_up |= word.is_too_large() || depth > MOST_DEPTH || interrupt::spend(1);
        if self.gave_up {
            return false;
        }
        let wins = self.wins_at_once(word) || self.wins_by_guess(word, depth) || self.wins(word, depth);
        self.known.insert(word, !wins);
        !wins
    }

    /// Whether only heaps of the quotient before make up a word.
    fn is_before(&self, word: Word) -> bool {
        let single = word.single_place().map_or(0, |place| self.singles[place].0);
        single <= self.before.largest()
            && word.exponents().next().is_none_or(|(letter, _)| letter < self.letters_before)
    }

    fn element_before(&self, word: Word) -> QuotientElement {
        let monoid = self.before.monoid();
        let single = word.single_place().map_or(0, |place| self.before.element(self.singles[place].0));
        word.without_single().exponents().fold(single, |element, (letter, exponent)| {
            let factor = self.before.element(self.letters[letter]);
            (0..exponent).fold(element, |element, _| monoid.product(element, factor))
        })
    }

    /// Whether a move with the only new heap wins; the quotient before knows what it leaves.
    fn wins_at_once(&self, word: Word) -> bool {
        let mut new = word.exponents().take_while(|&(letter, _)| letter >= self.letters_before);
        let single = word.single_place().filter(|&place| self.singles[place].0 > self.before.largest());
        let (rest, options) = match (single, new.next(), new.next()) {
            (Some(place), None, None) => (word.without_single(), &self.singles[place].1),
            (None, Some((letter, 1)), None) => (word.without(letter), &self.options[letter]),
            _ => return false,
        };
        let rest = self.element_before(rest);
        let monoid = self.before.monoid();
        options.iter().any(|&option| self.before.is_p(monoid.product(rest, self.element_before(option))))
    }

    /// Whether a move wins that the guess thinks of.
    fn wins_by_guess(&mut self, word: Word, depth: u32) -> bool {
        let Some(guess) = &self.guess else { return false };
        let mut good = Vec::new();
        if let Some(place) = word.single_place() {
            let rest = word.without_single();
            let base = guess.element(rest);
            let options = guess.singles[place].iter().zip(&self.singles[place].1);
            good.extend(options.filter(|(element, _)| guess.wins(base, **element)).map(|(_, &option)| rest + option));
        } else {
            for (letter, _) in word.exponents() {
                let rest = word.without(letter);
                let base = guess.element(rest);
                let options = guess.options[letter].iter().zip(&self.options[letter]);
                good.extend(
                    options.filter(|(element, _)| guess.wins(base, **element)).map(|(_, &option)| rest + option),
                );
            }
        }
        if good.iter().any(|option| self.known.get(option) == Some(&true)) {
            return true;
        }
        good.sort_unstable();
        good.into_iter().any(|option| self.search(option, depth + 1))
    }

    /// Whether any move wins. Without heaps that have a move, the player to move has won.
    fn wins(&mut self, word: Word, depth: u32) -> bool {
        if word == Word::default() {
            return true;
        }
        if let Some(place) = word.single_place() {
            let rest = word.without_single();
            for i in 0..self.singles[place].1.len() {
                if self.search(rest + self.singles[place].1[i], depth + 1) {
                    return true;
                }
            }
        }
        for (letter, _) in word.exponents() {
            let rest = word.without(letter);
            for i in 0..self.options[letter].len() {
                if self.search(rest + self.options[letter][i], depth + 1) {
                    return true;
                }
            }
        }
        false
    }
}
