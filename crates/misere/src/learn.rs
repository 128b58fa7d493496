//! How a quotient is found: by experiments with sums of heaps, until the closure proves the candidate.
//!
//! Two sums are told apart by a context: a third sum beside which one is P and the other N. The row of a sum has its
//! outcomes beside all contexts. Sums with equal rows are taken for equal; the table of representatives and of their
//! products with each letter is then a candidate. If it does not commute, or the closure refutes it, that gives
//! another context. Elements that remain are told apart by real outcomes, and the closure proves what is taken for
//! equal, so the result is the quotient and nothing else. The idea is D. Angluin's, Learning regular sets from
//! queries and counterexamples, 1987.
use crate::{
    QuotientLimits, Stopped,
    bits::Bits,
    closure::{Candidate, Closure, Refuted},
    heaps::HeapTable,
    monoid::{Monoid, QuotientElement, element},
    outcomes::Outcomes,
    quotient::{Parts, Quotient},
    word::{MOST_LETTERS, MOST_SINGLES, Word},
};
use rustc_hash::FxHashMap;

/// Maximum number of contexts that one look at the products adds.
const MOST_NEW_CONTEXTS: usize = 8;

/// What is known on the way to a quotient of the heaps 0 to `largest`.
pub(crate) struct Learner<'a> {
    heaps: &'a HeapTable,
    largest: usize,
    before: &'a Quotient,
    limits: QuotientLimits,
    /// The heaps that are letters, in order.
    letters: Vec<usize>,
    /// Each heap as a sum of letters no larger than itself.
    words: Vec<Word>,
    contexts: Vec<Word>,
}

/// Representatives, and what each becomes with one letter more.
struct Table {
    representatives: Vec<Word>,
    rows: Vec<Bits>,
    by_row: FxHashMap<Bits, QuotientElement>,
    next: Vec<Vec<QuotientElement>>,
}

/// Rows of sums, each with the number of contexts that it covers.
type Rows = FxHashMap<Word, (usize, Bits)>;

impl Table {
    /// The element of a word.
    fn element(&self, word: Word) -> QuotientElement {
        word.letters().into_iter().fold(0, |at, letter| self.next[usize::from(at)][letter])
    }
}

impl<'a> Learner<'a> {
    /// Begins with the letters of the quotient before and the next heap as one more.
    pub(crate) fn new(heaps: &'a HeapTable, before: &'a Quotient, limits: QuotientLimits) -> Learner<'a> {
        let largest = before.largest() + 1;
        let parts = before.parts();
        let mut learner = Learner {
            heaps,
            largest,
            before,
            limits,
            letters: parts.letters.clone(),
            words: parts.words.clone(),
            contexts: parts.contexts.clone(),
        };
        learner.words.push(Word::default());
        learner.contexts.dedup();
        if learner.contexts.is_empty() {
            learner.contexts.push(Word::default());
        }
        learner
    }

    /// Finds the quotient.
    pub(crate) fn learn(mut self) -> Result<Quotient, Stopped> {
        self.add_letter(self.largest)?;
        loop {
            if let Some(quotient) = self.round()? {
                return Ok(quotient);
            }
        }
    }

    /// The heaps that are no letters and have a move.
    fn singles(&self) -> Vec<usize> {
        let is_single = |heap: &usize| !self.heaps.is_dead(*heap) && !self.letters.contains(heap);
        (1..=self.largest).filter(is_single).collect()
    }

    /// Makes experiments until the quotient is proved. Nothing if letters or words of heaps have changed, so that
    /// outcomes must be searched for again.
    fn round(&mut self) -> Result<Option<Quotient>, Stopped> {
        let singles = self.singles();
        if singles.len() > MOST_SINGLES {
            return Err(Stopped::TooManyHeaps);
        }
        let options = |heap: usize| {
            let sum = |parts: &[usize]| parts.iter().fold(Word::default(), |word, &part| word + self.words[part]);
            let mut words: Vec<Word> = self.heaps.options(heap).iter().map(|parts| sum(parts)).collect();
            words.sort_unstable();
            words.dedup();
            words
        };
        let mut outcomes = Outcomes::new(&self.letters, &singles, options, self.before);
        let mut rows = Rows::default();
        loop {
            let table = self.table(&mut outcomes, &mut rows)?;
            let words: Vec<Vec<usize>> = table.representatives.iter().map(|word| word.letters()).collect();
            let monoid = Monoid::from_steps(&table.next, &words).ok_or(Stopped::Interrupted)?;
            let is_p: Vec<bool> = table.rows.iter().map(|row| row.contains(0)).collect();
            outcomes.guess(monoid.clone(), is_p.clone(), table.next[0].clone());
            if self.adds_contexts(&table, &mut outcomes)? {
                continue;
            }
            if self.changes_words(&table, &singles, &mut outcomes, &mut rows)? {
                return Ok(None);
            }
            let elements: Vec<QuotientElement> = self.words.iter().map(|&word| table.element(word)).collect();
            let partners = partners(&monoid, &is_p);
            let candidate = Candidate { monoid: &monoid, partners: &partners, heaps: &elements };
            match Closure::of(&candidate, self.heaps, self.largest + 1) {
                Ok(_) if self.drops_letters(&table, &monoid) => return Ok(None),
                Ok(closure) => {
                    let (letters, words, contexts) = (self.letters.clone(), self.words.clone(), self.contexts.clone());
                    let representatives = table.representatives;
                    let parts = Parts { letters, words, contexts, representatives, is_p, partners, closure };
                    return Ok(Some(Quotient::new(elements, monoid, parts)));
                }
                Err(Refuted::Interrupted) => return Err(Stopped::Interrupted),
                Err(Refuted::By(heaps, beside)) => {
                    let beside = table.representatives[usize::from(beside)].letters();
                    let sum: Vec<usize> =
                        heaps.into_iter().chain(beside.into_iter().map(|letter| self.letters[letter])).collect();
                    if !self.adds_context_of(&sum, &table, &mut outcomes)? {
                        self.makes_letter_of(&sum)?;
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Finds representatives by their rows.
    fn table(&self, outcomes: &mut Outcomes, rows: &mut Rows) -> Result<Table, Stopped> {
        let first = self.row(Word::default(), outcomes, rows)?;
        let by_row = FxHashMap::from_iter([(first.clone(), 0)]);
        let mut table = Table { representatives: vec![Word::default()], rows: vec![first], by_row, next: Vec::new() };
        while table.next.len() < table.representatives.len() {
            let word = table.representatives[table.next.len()];
            let mut next = Vec::with_capacity(self.letters.len());
            if table.representatives.len() > self.limits.order() {
                return Err(Stopped::TooLarge);
            }
            for letter in 0..self.letters.len() {
                let word = word + Word::letter(letter);
                let row = self.row(word, outcomes, rows)?;
                let at = *table.by_row.entry(row.clone()).or_insert_with(|| {
                    table.representatives.push(word);
                    table.rows.push(row);
                    element(table.representatives.len() - 1)
                });
                next.push(at);
            }
            table.next.push(next);
        }
        if table.representatives.len() > self.limits.order() { Err(Stopped::TooLarge) } else { Ok(table) }
    }

    /// The outcomes of a sum beside all contexts.
    fn row(&self, word: Word, outcomes: &mut Outcomes, rows: &mut Rows) -> Result<Bits, Stopped> {
        let (done, row) = rows.entry(word).or_insert_with(|| (0, Bits::new(0)));
        for (number, &context) in self.contexts.iter().enumerate().skip(*done) {
            row.insert_if(number, outcomes.is_p(word + context));
        }
        *done = self.contexts.len();
        if outcomes.gave_up() { Err(outcomes.reason()) } else { Ok(row.clone()) }
    }

    /// Adds contexts where the order of two letters matters, and returns whether there were any.
    fn adds_contexts(&mut self, table: &Table, outcomes: &mut Outcomes) -> Result<bool, Stopped> {
        let mut new: Vec<Word> = Vec::new();
        let step = |at: QuotientElement, letter: usize| table.next[usize::from(at)][letter];
        'all: for (at, &word) in table.representatives.iter().enumerate() {
            let at = element(at);
            for second in 1..self.letters.len() {
                for first in 0..second {
                    let (a, b) = (step(step(at, first), second), step(step(at, second), first));
                    let (row_a, row_b) = (&table.rows[usize::from(a)], &table.rows[usize::from(b)]);
                    let Some(context) = row_a.first_difference(row_b) else { continue };
                    let letters = Word::letter(first) + Word::letter(second);
                    let is_p = outcomes.is_p(word + letters + self.contexts[context]);
                    // The sum with the letter that was taken first is not its representative.
                    let last = if is_p == row_a.contains(context) { first } else { second };
                    let context = self.contexts[context] + Word::letter(last);
                    if !new.contains(&context) && !self.contexts.contains(&context) {
                        new.push(context);
                    }
                    if new.len() >= MOST_NEW_CONTEXTS {
                        break 'all;
                    }
                }
            }
        }
        self.contexts.extend(&new);
        if outcomes.gave_up() { Err(outcomes.reason()) } else { Ok(!new.is_empty()) }
    }

    /// Gives heaps other words if their rows are not those of their words, and returns whether there were any.
    fn changes_words(
        &mut self,
        table: &Table,
        singles: &[usize],
        outcomes: &mut Outcomes,
        rows: &mut Rows,
    ) -> Result<bool, Stopped> {
        let mut changed = false;
        for (place, &heap) in singles.iter().enumerate() {
            let row = self.row(Word::single(place), outcomes, rows)?;
            let found = table.by_row.get(&row).copied();
            if found == Some(table.element(self.words[heap])) {
                continue;
            }
            changed = true;
            let word = found.map(|found| table.representatives[usize::from(found)]);
            match word.filter(|word| word.exponents().all(|(letter, _)| self.letters[letter] < heap)) {
                Some(word) => self.words[heap] = word,
                None => {
                    self.add_letter(heap)?;
                    break;
                }
            }
        }
        Ok(changed)
    }

    /// Adds a context for a sum that the closure has found, if one tells what the table takes for equal.
    fn adds_context_of(&mut self, sum: &[usize], table: &Table, outcomes: &mut Outcomes) -> Result<bool, Stopped> {
        let singles = self.singles();
        let options = sum.iter().enumerate().flat_map(|(at, &heap)| {
            self.heaps.options(heap).iter().map(move |option| {
                let others = sum.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &heap)| heap);
                others.chain(option.iter().copied()).collect()
            })
        });
        let sums: Vec<Vec<usize>> = std::iter::once(sum.to_vec()).chain(options).collect();
        for sum in sums {
            let context = self
                .context_of_word(&sum, &singles, outcomes)
                .or_else(|| self.context_of_letter(&sum, table, outcomes));
            if outcomes.gave_up() {
                return Err(outcomes.reason());
            }
            if let Some(context) = context.filter(|context| !self.contexts.contains(context)) {
                self.contexts.push(context);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The rest of a sum that tells a heap from its word.
    fn context_of_word(&self, sum: &[usize], singles: &[usize], outcomes: &mut Outcomes) -> Option<Word> {
        sum.iter().enumerate().find_map(|(at, heap)| {
            let place = singles.iter().position(|single| single == heap)?;
            let others = sum.iter().enumerate().filter(|&(other, _)| other != at);
            let rest = others.fold(Word::default(), |word, (_, &heap)| word + self.words[heap]);
            (outcomes.is_p(Word::single(place) + rest) != outcomes.is_p(self.words[*heap] + rest)).then_some(rest)
        })
    }

    /// The rest of a sum that tells a representative with a letter from the representative that the table gives.
    fn context_of_letter(&self, sum: &[usize], table: &Table, outcomes: &mut Outcomes) -> Option<Word> {
        let mut rest = sum.iter().fold(Word::default(), |word, &heap| word + self.words[heap]);
        let (mut at, mut is_p) = (0, outcomes.is_p(rest));
        for letter in rest.letters() {
            rest = rest.without(letter);
            at = table.next[usize::from(at)][letter];
            let now = outcomes.is_p(table.representatives[usize::from(at)] + rest);
            if now != is_p {
                return Some(rest);
            }
            is_p = now;
        }
        None
    }

    /// Makes the smallest heap of a sum that is not a letter one.
    fn makes_letter_of(&mut self, sum: &[usize]) -> Result<(), Stopped> {
        let is_single = |heap: &usize| !self.letters.contains(heap) && !self.heaps.is_dead(*heap);
        let heap =
            sum.iter().copied().filter(is_single).min().expect("with letters alone the table knows all outcomes");
        self.add_letter(heap)
    }

    fn add_letter(&mut self, heap: usize) -> Result<(), Stopped> {
        if self.letters.len() == MOST_LETTERS {
            return Err(Stopped::TooLarge);
        }
        let new = self.letters.partition_point(|&letter| letter < heap);
        self.letters.insert(new, heap);
        self.rename(|letter| Word::letter(if letter < new { letter } else { letter + 1 }));
        self.words[heap] = Word::letter(new);
        Ok(())
    }

    /// Drops letters that are sums of smaller ones, and returns whether there were any.
    fn drops_letters(&mut self, table: &Table, monoid: &Monoid) -> bool {
        let dropped =
            (1..self.letters.len()).rev().find_map(|letter| Some((letter, word_of_smaller(letter, table, monoid)?)));
        let Some((letter, word)) = dropped else { return false };
        self.letters.remove(letter);
        self.rename(|other| match other {
            other if other == letter => word,
            other => Word::letter(if other < letter { other } else { other - 1 }),
        });
        self.contexts.dedup();
        true
    }

    /// Replaces the letters of all words.
    fn rename(&mut self, new: impl Fn(usize) -> Word) {
        for word in self.words.iter_mut().chain(&mut self.contexts) {
            *word = word.letters().into_iter().fold(Word::default(), |word, letter| word + new(letter));
        }
    }
}

/// A letter as a word of smaller ones, if it is a product of these.
fn word_of_smaller(letter: usize, table: &Table, monoid: &Monoid) -> Option<Word> {
    let goal = table.next[0][letter];
    let mut words = vec![None; monoid.order()];
    let (mut queue, mut at) = (vec![0], 0);
    words[0] = Some(Word::default());
    while let (Some(&element), None) = (queue.get(at), words[usize::from(goal)]) {
        for smaller in 0..letter {
            let next = table.next[usize::from(element)][smaller];
            if words[usize::from(next)].is_none() {
                words[usize::from(next)] = words[usize::from(element)].map(|word: Word| word + Word::letter(smaller));
                queue.push(next);
            }
        }
        at += 1;
    }
    words[usize::from(goal)]
}

/// For each element, the elements beside which it is in P.
pub(crate) fn partners(monoid: &Monoid, is_p: &[bool]) -> Vec<Bits> {
    let of = |element| Bits::of(monoid.order(), |other| is_p[usize::from(monoid.multiples(element)[other])]);
    monoid.elements().map(of).collect()
}
