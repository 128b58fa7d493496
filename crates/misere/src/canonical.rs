//! Misère canonical forms: the simplest game that equals a game in misère play, beside every third one.
//!
//! A game is the set of its options. A game G has a simpler form H if all options of H are options of G and every
//! other option of G has H among its own options, so that the opponent can go back to H. If H has no options, the
//! player to move must win G, since the opponent cannot go back when G is all that is left. A game without a simpler
//! form is canonical, and two games are equal only if their canonical forms are the same. Sources: P. M. Grundy and
//! C. A. B. Smith, Disjunctive games with the last player losing, 1956; J. H. Conway, On Numbers and Games, 1976,
//! chapter 12.
use lab::interrupt;
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A canonical form, by its number among those known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Form(u32);

/// The game without options.
pub const ZERO: Form = Form(0);

/// Canonical forms, each with its options, of which every one has a smaller number.
///
/// ```
/// use misere::Forms;
/// let mut forms = Forms::new();
/// let (one, two) = (forms.nim(1), forms.nim(2));
/// // One and one is nothing, but two and two is not.
/// assert_eq!(forms.sum(one, one).map(|form| forms.name(form)).unwrap(), "0");
/// assert_eq!(forms.sum(two, two).map(|form| forms.name(form)).unwrap(), "2_2");
/// ```
#[derive(Clone, Debug)]
pub struct Forms {
    options: Vec<Box<[Form]>>,
    /// Whether the player to move loses.
    is_p: Vec<bool>,
    by_options: FxHashMap<Box<[Form]>, Form>,
    sums: FxHashMap<(Form, Form), Form>,
    mates: FxHashMap<Form, Form>,
}

impl Default for Forms {
    fn default() -> Forms {
        Forms::new()
    }
}

impl Forms {
    /// The game without options alone.
    pub fn new() -> Forms {
        Forms {
            options: vec![Box::default()],
            is_p: vec![false],
            by_options: FxHashMap::from_iter([(Box::default(), ZERO)]),
            sums: FxHashMap::default(),
            mates: FxHashMap::default(),
        }
    }

    /// How many forms are known.
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// Whether only the game without options is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 1
    }

    /// The options of a form, in order.
    pub fn options(&self, form: Form) -> &[Form] {
        &self.options[form.0 as usize]
    }

    /// Whether the player to move loses.
    pub fn is_p(&self, form: Form) -> bool {
        self.is_p[form.0 as usize]
    }

    /// The canonical form of the game with these options.
    pub fn of(&mut self, options: impl IntoIterator<Item = Form>) -> Form {
        let mut options: Vec<Form> = options.into_iter().collect();
        options.sort_unstable();
        options.dedup();
        if let Some(&form) = self.by_options.get(options.as_slice()) {
            return form;
        }
        if let Some(simpler) = self.simpler(&options) {
            return simpler;
        }
        let form = Form(u32::try_from(self.options.len()).expect("memory ends sooner"));
        let options = options.into_boxed_slice();
        self.is_p.push(!options.iter().any(|&option| self.is_p(option)));
        self.by_options.insert(options.clone(), form);
        self.options.push(options);
        form
    }

    /// A form whose options are among these, and to which all the others go back.
    fn simpler(&self, options: &[Form]) -> Option<Form> {
        // The largest option is none of those of a simpler form, unless it is an option of that form, too: either way
        // the form is an option of an option.
        let mut forms: Vec<Form> = options.iter().flat_map(|&option| self.options(option)).copied().collect();
        forms.sort_unstable();
        forms.dedup();
        forms.into_iter().find(|&form| {
            let own = self.options(form);
            let goes_back = |option: &Form| self.options(*option).binary_search(&form).is_ok();
            own.iter().all(|option| options.binary_search(option).is_ok())
                && options.iter().all(|option| own.binary_search(option).is_ok() || goes_back(option))
                && (form != ZERO || options.iter().any(|&option| self.is_p(option)))
        })
    }

    /// A heap of Nim.
    pub fn nim(&mut self, heap: u32) -> Form {
        (0..heap).fold(ZERO, |last, _| {
            let options: Vec<Form> = self.options(last).iter().copied().chain([last]).collect();
            self.of(options)
        })
    }

    /// The sum of two forms; nothing if an interrupt comes.
    pub fn sum(&mut self, a: Form, b: Form) -> Option<Form> {
        let key = (a.min(b), a.max(b));
        if key.0 == ZERO {
            return Some(key.1);
        }
        if let Some(&sum) = self.sums.get(&key) {
            return Some(sum);
        }
        if interrupt::spend(1) {
            return None;
        }
        let mut options = Vec::new();
        for (moved, other) in [key, (key.1, key.0)] {
            for at in 0..self.options(moved).len() {
                options.push(self.sum(self.options(moved)[at], other)?);
            }
        }
        let sum = self.of(options);
        self.sums.insert(key, sum);
        Some(sum)
    }

    /// The mate: the game whose options are the mates of the options; its sum with the form is lost by the player to
    /// move. Nothing if an interrupt comes.
    pub fn mate(&mut self, form: Form) -> Option<Form> {
        if form == ZERO {
            return Some(self.nim(1));
        }
        if let Some(&mate) = self.mates.get(&form) {
            return Some(mate);
        }
        if interrupt::spend(1) {
            return None;
        }
        let mates: Option<Vec<Form>> =
            (0..self.options(form).len()).map(|at| self.mate(self.options(form)[at])).collect();
        let mate = self.of(mates?);
        self.mates.insert(form, mate);
        Some(mate)
    }

    /// The largest number of moves.
    pub fn birthday(&self, form: Form) -> usize {
        let mut days: Vec<usize> = Vec::with_capacity(form.0 as usize + 1);
        for options in &self.options[..=form.0 as usize] {
            days.push(options.iter().map(|option| days[option.0 as usize] + 1).max().unwrap_or(0));
        }
        days[form.0 as usize]
    }

    /// The size of the heap of Nim that a form is.
    pub fn nim_heap(&self, form: Form) -> Option<usize> {
        // The options of a heap are those of the next smaller heap, and that heap. Smaller heaps have smaller numbers.
        let mut options = self.options(form);
        let size = options.len();
        while let Some((&last, rest)) = options.split_last() {
            options = self.options(last);
            if options != rest {
                return None;
            }
        }
        Some(size)
    }

    /// The form in the notation of Winning Ways: heaps of Nim as numbers, sums of two of them as `a_b`, `X_+` for the
    /// game with the only option X, and the options one after another for any other game, in parentheses within a game.
    pub fn name(&mut self, form: Form) -> String {
        if let Some(heap) = self.nim_heap(form) {
            return heap.to_string();
        }
        if let Some((a, b)) = self.nim_heaps(form) {
            return format!("{a}_{b}");
        }
        let options: Vec<Form> = self.options(form).iter().rev().copied().collect();
        let mut name = String::new();
        for &option in &options {
            let inner = self.name(option);
            let is_simple = self.nim_heap(option).is_some() || self.options(option).len() == 1;
            let is_short = is_simple || self.nim_heaps(option).is_some();
            let space = if name.is_empty() { "" } else { " " };
            if is_short { write!(name, "{space}{inner}") } else { write!(name, "{space}({inner})") }
                .expect("a string takes everything");
        }
        if options.len() == 1 { format!("{name}_+") } else { name }
    }

    /// The sizes of two heaps of Nim whose sum a form is, the larger first.
    fn nim_heaps(&mut self, form: Form) -> Option<(u32, u32)> {
        let most = u32::try_from(self.birthday(form)).ok()?;
        (2..=most / 2).find_map(|smaller| {
            let larger = most - smaller;
            let (a, b) = (self.nim(larger), self.nim(smaller));
            (self.sum(a, b)? == form).then_some((larger, smaller))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_by_birthday_are_as_many_as_in_the_literature() {
        // Conway, On Numbers and Games, chapter 12: 1, 2, 3, 5, 22 forms are born by day 0, 1, 2, 3, 4.
        let mut forms = Forms::new();
        let mut born = vec![ZERO];
        for (day, count) in [(1, 2), (2, 3), (3, 5), (4, 22)] {
            let sets = 0..1u32 << born.len();
            let mut next: Vec<Form> = sets
                .map(|set| {
                    let options: Vec<Form> = (0..born.len()).filter(|i| set >> i & 1 == 1).map(|i| born[i]).collect();
                    forms.of(options)
                })
                .collect();
            next.sort_unstable();
            next.dedup();
            assert_eq!(next.len(), count, "day {day}");
            born = next;
        }
    }

    #[test]
    fn a_form_and_its_mate_are_lost_by_the_player_to_move() {
        let mut forms = Forms::new();
        let two = forms.nim(2);
        let three = forms.nim(3);
        let four = forms.sum(two, two).unwrap();
        let wild = forms.of([four, three]);
        for form in [ZERO, two, three, four, wild] {
            let mate = forms.mate(form).unwrap();
            let both = forms.sum(form, mate).unwrap();
            assert!(forms.is_p(both), "{}", forms.name(form));
        }
    }

    #[test]
    fn large_heaps_are_recognised_at_once() {
        let mut forms = Forms::new();
        let heap = forms.nim(60);
        assert_eq!(forms.nim_heap(heap), Some(60));
        assert_eq!(forms.name(heap), "60");
        let mate = forms.mate(heap).unwrap();
        let both = forms.sum(heap, mate).unwrap();
        assert!(forms.is_p(both));
    }

    #[test]
    fn names_are_those_of_the_literature() {
        let mut forms = Forms::new();
        let (two, three) = (forms.nim(2), forms.nim(3));
        let plus = forms.of([two]);
        let both = forms.of([plus, ZERO]);
        let sum = forms.sum(two, two).unwrap();
        let (set, five) = (forms.of([sum, ZERO]), forms.of([sum, three, two]));
        let names = [plus, both, sum, set, five].map(|form| forms.name(form));
        // The options of 3 + 2 are 2 + 2, 3 and 2.
        assert_eq!(names, ["2_+", "2_+ 0", "2_2", "2_2 0", "3_2"]);
    }
}
