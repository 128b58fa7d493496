//! The theory of sums against a search of the whole: every sum of small positions of the parts.
use super::{Part, Sum, inquiry};
use crate::{
    analysis::differs,
    analysis::{Analysis, Method, Question},
    any::{ExploreError, GameError},
    common::numbered_sum::{Forms, Numbers, Sums},
    family::{Dice, Sizes},
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{Budget, Memo, NimValues, OutOfBudget, Outcomes},
    verify::{self, Report},
};
use rustc_hash::FxHashSet;

/// The approximate number of sums that are compared.
pub(super) fn sample_size(deep: bool) -> usize {
    if deep { 1_000_000 } else { 100_000 }
}

/// What the positions are.
pub(super) fn label(deep: bool) -> Message {
    Message::new("range-sums").with("count", sample_size(deep))
}

/// A position of one part, with the numbers of its options.
struct Sample {
    position: String,
    number: u32,
    moves: Vec<(String, u32)>,
}

/// Compares theory with search; `tick` gets the number of positions and may stop it.
pub(super) fn verify(sum: &Sum, convention: Convention, deep: bool, tick: &mut dyn FnMut(u64) -> bool) -> Report {
    let mut forms = Forms::new();
    let most = most_of_each(sample_size(deep), sum.parts.len());
    let samples = sum.parts.iter().map(|part| samples(part, most, &mut forms)).collect::<Result<Vec<_>, _>>();
    let samples = samples.expect("positions that were drawn or reached by moves can be explored");
    let sums = Sums(forms);
    let mut whole = Whole::new(&sums, convention);
    let mut report = Report::default();
    for number in 0..samples.iter().map(Vec::len).product() {
        let chosen = choice(&samples, number);
        let claimed = claim(sum, &chosen, convention);
        if claimed.outcome.is_none() {
            continue;
        }
        match whole.difference(&chosen, &claimed) {
            Ok(None) => {}
            Ok(Some(text)) => {
                report.disagreements += 1;
                report.examples.push(text);
                report.examples.truncate(5);
            }
            Err(reason) => report.stopped = Some(reason),
        }
        report.positions += 1;
        if report.positions.is_multiple_of(256) && !tick(report.positions) {
            report.stopped = Some(OutOfBudget::Cancelled);
        }
        if report.stopped.is_some() {
            return report;
        }
    }
    tick(report.positions);
    report
}

/// What theory says of a sum, without search.
fn claim(sum: &Sum, chosen: &[&Sample], convention: Convention) -> Analysis {
    let positions: Vec<String> = chosen.iter().map(|sample| sample.position.clone()).collect();
    let theory = Question { method: Method::Theory, move_limit: 0, ..Question::default() };
    inquiry::analyse(sum, &positions, convention, &theory).expect("these are positions")
}

/// The largest number whose power by the number of parts is at most `most`.
fn most_of_each(most: usize, parts: usize) -> usize {
    let power = |n: usize| (0..parts).try_fold(1usize, |product, _| product.checked_mul(n));
    (1..).take_while(|&n| power(n).is_some_and(|sums| sums <= most)).last().unwrap_or(1)
}

/// Returns one sample of each part; every choice has a number.
fn choice(samples: &[Vec<Sample>], mut number: usize) -> Vec<&Sample> {
    let mut choose = |samples: &'_ Vec<Sample>| {
        let index = number % samples.len();
        number /= samples.len();
        index
    };
    samples.iter().map(|samples| &samples[choose(samples)]).collect()
}

/// Small positions of a part: random starts and what they lead to.
fn samples(part: &Part, most: usize, forms: &mut Forms) -> Result<Vec<Sample>, GameError> {
    let mut drawn = 0u64;
    // The same starts every time: multiples of the golden ratio.
    let mut next = || {
        drawn = drawn.wrapping_add(0x9e37_79b9_7f4a_7c15);
        drawn.rotate_left(23).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    };
    let mut seen = FxHashSet::default();
    let mut samples: Vec<Sample> = Vec::new();
    for (heaps, size) in [(1, 3), (2, 3), (1, 6), (2, 4), (2, 6), (3, 4), (3, 5), (3, 6), (4, 5), (4, 6)] {
        let sizes = Sizes { heaps: Some(heaps), most: Some(size) };
        let start = (part.spec.family.random)(&part.spec.params, sizes, &mut Dice(&mut next))?;
        let mut open = vec![part.game.normalise(&start)?];
        while let Some(position) = open.pop().filter(|_| samples.len() < most) {
            if !seen.insert(position.clone()) {
                continue;
            }
            let component = match part.game.explore(&position, &Budget::positions(50_000)) {
                Ok(component) => component,
                Err(ExploreError::OutOfBudget(_)) => break,
                Err(ExploreError::Game(error)) => return Err(error),
            };
            let Ok(numbers) = forms.take_in(&component) else { break };
            open.extend(component.moves.iter().map(|mv| mv.to.clone()));
            let moves = component.moves.into_iter().map(|mv| (mv.mv, numbers[mv.number as usize])).collect();
            samples.push(Sample { position, number: numbers[component.start as usize], moves });
        }
    }
    Ok(samples)
}

/// Searches of the whole sum, with which theory is compared.
struct Whole<'s> {
    outcomes: Memo<'s, Sums, Outcomes>,
    values: Memo<'s, Sums, NimValues>,
}

impl<'s> Whole<'s> {
    fn new(sums: &'s Sums, convention: Convention) -> Whole<'s> {
        let outcomes = Memo::new(sums, Outcomes(convention), verify::budget());
        Whole { outcomes, values: Memo::new(sums, NimValues, verify::budget()) }
    }

    /// How search contradicts theory, if it does.
    fn difference(&mut self, chosen: &[&Sample], claimed: &Analysis) -> Result<Option<Message>, OutOfBudget> {
        let numbers: Numbers = chosen.iter().map(|sample| sample.number).collect();
        let found = self.outcomes.value(&numbers)?;
        let value = self.values.value(&numbers).map(NimValue::from)?;
        let differs = |what, theory: String, search: String| {
            Ok(Some(verify::at(&claimed.position, differs(what, theory, search))))
        };
        if let Some(outcome) = claimed.outcome.filter(|&outcome| outcome != found) {
            return differs("label-outcome", outcome.to_string(), found.to_string());
        }
        if let Some(claimed) = claimed.nim_value.filter(|&claimed| claimed != value) {
            return differs("label-nim-value", claimed.to_string(), value.to_string());
        }
        let winning = self.winning(chosen)?;
        if claimed.complete && claimed.winning_moves != winning {
            return differs("label-winning-moves", claimed.winning_moves.join(" "), winning.join(" "));
        }
        Ok(None)
    }

    /// All winning moves, sorted.
    fn winning(&mut self, chosen: &[&Sample]) -> Result<Vec<String>, OutOfBudget> {
        let mut winning = Vec::new();
        for (part, sample) in chosen.iter().enumerate() {
            for (mv, to) in &sample.moves {
                let number = |(i, sample): (usize, &&Sample)| if i == part { *to } else { sample.number };
                if self.outcomes.value(&chosen.iter().enumerate().map(number).collect())? == Outcome::Loss {
                    winning.push(format!("{}:{mv}", part + 1));
                }
            }
        }
        winning.sort_unstable();
        Ok(winning)
    }
}
