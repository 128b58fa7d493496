//! Heaps in misère play. Nim-values do not add up there, but a heap all of whose options are heaps of Nim is a heap of
//! Nim itself, unless its value is 0 and no option is 1; and *2k + 1 is *2k and *1. So most small heaps of any game are
//! few kinds of parts. Source: J. H. Conway, On Numbers and Games, 1976, chapter 12.
use super::HeapRules;
use crate::{
    interrupt,
    nim_value::MexSet,
    notation::HeapList,
    solve::parts::{Fact, Part, Parts, Sum},
};
use rustc_hash::FxHashMap;

/// Maximum size of a heap, and number of options of all heaps together.
const LARGEST: u64 = 4_096;
const MOST_OPTIONS: usize = 1 << 20;

/// Number of options that are looked at in the time of a unit of work.
const OPTIONS_OF_UNIT: usize = 8;

/// Parts from here on are heaps that are not heaps of Nim; smaller ones are heaps of Nim.
const WILD: Part = 1 << 32;

/// The parts of every heap up to the largest.
pub(super) struct HeapForms {
    forms: Vec<Sum>,
    /// The options of each heap that is not one of Nim, as parts.
    options: Vec<Vec<Sum>>,
}

impl HeapForms {
    /// Every heap up to the largest of a position, if there is not too much to look at and the work is not cancelled.
    pub(super) fn new<H: HeapRules>(rules: &H, heaps: &HeapList) -> Option<HeapForms> {
        let largest = heaps.iter().max().unwrap_or(0);
        if largest > LARGEST {
            return None;
        }
        let mut found = HeapForms { forms: Vec::new(), options: Vec::new() };
        let mut equals: FxHashMap<Vec<Sum>, Sum> = FxHashMap::default();
        let mut count = 0;
        for heap in 0..=largest {
            let mut options: Vec<Sum> = Vec::new();
            for option in rules.options(heap) {
                count += 1;
                if count > MOST_OPTIONS || count.is_multiple_of(OPTIONS_OF_UNIT) && interrupt::spend(1) {
                    return None;
                }
                options.push(in_order(option.parts(heap).iter().flat_map(|&part| found.form(part).iter().copied())));
            }
            options.sort_unstable();
            options.dedup();
            let form = match nimber_of(&options) {
                Some(size) => nimber(size),
                // Two heaps with the same options are one part.
                None => {
                    let wild = || Sum::from_slice(&[WILD + heap]);
                    equals.entry(options.clone()).or_insert_with(wild).clone()
                }
            };
            found.forms.push(form);
            found.options.push(options);
        }
        Some(found)
    }

    fn form(&self, heap: u64) -> &Sum {
        &self.forms[usize::try_from(heap).expect("at most the largest")]
    }
}

/// Heaps of Nim as parts: an odd one is an even one and a single token.
fn nimber(size: u64) -> Sum {
    [size & !1, size & 1].into_iter().filter(|&part| part > 0).collect()
}

/// Parts in order, without pairs of single tokens: these cancel each other in misère play, too.
fn in_order(parts: impl Iterator<Item = Part>) -> Sum {
    let mut sum: Sum = parts.collect();
    sum.sort_unstable();
    let singles = sum.iter().take_while(|&&part| part == 1).count();
    sum.drain(..singles & !1);
    sum
}

/// The heap of Nim that is equal to a position with these options, if that can be seen at once.
fn nimber_of(options: &[Sum]) -> Option<u64> {
    let mut seen = MexSet::default();
    for option in options {
        let size = match option[..] {
            [] => 0,
            [only] => only,
            [1, even] => even + 1,
            _ => return None,
        };
        seen.insert(u32::try_from(size).ok().filter(|_| size < WILD)?);
    }
    let value = seen.mex();
    let single = |option: &Sum| option[..] == [1];
    (value > 0 || options.is_empty() || options.iter().any(single)).then_some(value.into())
}

impl Parts<HeapList> for HeapForms {
    fn kind(&self) -> u32 {
        // Tables are for normal play.
        1
    }

    fn split(&self, heaps: &HeapList) -> Option<(Sum, u8)> {
        let largest = self.forms.len() as u64;
        let fits = heaps.iter().all(|heap| heap < largest);
        fits.then(|| (in_order(heaps.iter().flat_map(|heap| self.form(heap).iter().copied())), 0))
    }

    fn options(&self, part: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool) {
        if let Some(heap) = part.checked_sub(WILD) {
            let options = &self.options[usize::try_from(heap).expect("at most the largest")];
            let _ = options.iter().all(|option| show(option, 0, 0));
        } else {
            let _ = (0..part).all(|left| show(&nimber(left), 0, 0));
        }
    }

    fn weight(&self, part: Part) -> u32 {
        u32::try_from(part % WILD).unwrap_or(u32::MAX)
    }

    fn fact(&self, _: Part) -> Fact {
        Fact::AtMost(62)
    }

    fn is_single(&self, part: Part) -> bool {
        part == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::Game,
        games::{grundy, nim, octal},
        heap::{Heaps, sorted_heaps},
        outcome::{Convention, Outcome},
        solve::{Budget, Memo, Outcomes, parts::MisereSearch},
    };

    fn compare<H: HeapRules>(game: &Heaps<H>, count: usize, most: u64) {
        let forms = HeapForms::new(&game.0, &HeapList::from_iter([most])).unwrap();
        let mut search = MisereSearch::new(Budget::default());
        let mut memo = Memo::new(game, Outcomes(Convention::Misere), Budget::default());
        for heaps in sorted_heaps(count, 0, most) {
            let (sum, _) = forms.split(&heaps).unwrap();
            let found = search.wins(&forms, &sum).map(Outcome::win_if);
            assert_eq!(found, memo.value(&heaps), "{heaps}");
        }
    }

    #[test]
    fn misere_outcomes_by_parts_are_those_of_whole_positions() {
        compare(&nim::game(), 4, 6);
        compare(&grundy::game(), 3, 18);
        compare(&grundy::game(), 1, 45);
        for code in ["0.77", "0.07", "0.137", "4.7", "0.15", "0.6", "0.3a9", "8.04", "4.[3]", "0.2[01]", "0.77771"] {
            compare(&octal::game(code).unwrap(), 1, 17);
            compare(&octal::game(code).unwrap(), 3, 8);
        }
    }

    #[test]
    fn heaps_below_the_first_that_is_not_tame_are_heaps_of_nim() {
        let forms = HeapForms::new(&grundy::game().0, &HeapList::from_iter([13])).unwrap();
        let sizes: Vec<u64> = (0..13).map(|heap| forms.form(heap).iter().sum()).collect();
        assert_eq!(sizes, [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1]);
        assert_eq!(forms.form(13)[..], [WILD + 13]);
        let (sum, _) = forms.split(&grundy::game().read("3,12,5").unwrap()).unwrap();
        assert_eq!(sum[..], [2]);
    }
}
