//! Surveys: the periods of all codes of a pattern, each searched up to a number of values.
use crate::{Code, Expected, Plan, Sequence, SequenceError};
use std::fmt::Write;

/// Returns the codes of a pattern, in order; each `x` stands for every octal digit.
///
/// ```
/// let codes = lab::survey::codes("0.xx").unwrap();
/// assert_eq!((codes.len(), codes[13].to_string().as_str()), (64, "0.15"));
/// ```
pub fn codes(pattern: &str) -> Result<Vec<Code>, SequenceError> {
    let unknown = pattern.matches('x').count();
    if !(1..=4).contains(&unknown) || pattern.len() > 64 {
        return Err(SequenceError::Code { text: pattern.chars().take(40).collect(), expected: Expected::Pattern });
    }
    let code = |number: usize| {
        let mut digits = (0..unknown).rev().map(|position| (number >> (3 * position) & 7).to_string());
        let fill = |c: char| if c == 'x' { digits.next().unwrap_or_default() } else { c.to_string() };
        pattern.chars().map(fill).collect::<String>().parse()
    };
    (0..1 << (3 * unknown)).map(code).collect()
}

/// The result of a survey for one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The code of the game.
    pub code: Code,
    /// The standard form of the code.
    pub standard: Code,
    /// The first heap of the first period and the period, if they are proved.
    pub period: Option<(usize, usize)>,
    /// With a proof: the number of values that prove it. Without: the number of values in which no period was found.
    pub to: usize,
    /// The largest value and the first heap that has it.
    pub largest: (u32, usize),
    /// Number of rare heaps of the standard form, if the sparse method was used.
    pub rare: Option<usize>,
}

/// The first line of a table of rows.
pub const HEAD: &str = "code,standard_form,proved,n0,last_exception,period,to,max_value,max_at,rare";

/// Surveys codes that have the same standard form, up to `to` values. They differ only in the size of heaps, so they
/// need only one search.
///
/// `watch` is called after every few values; the search stops when it returns false.
pub fn survey(
    codes: &[Code],
    to: usize,
    plan: &Plan,
    watch: &mut dyn FnMut(&Sequence) -> bool,
) -> Result<Vec<Row>, SequenceError> {
    let Some(first) = codes.first() else { return Ok(Vec::new()) };
    let (standard, _) = first.standard_form();
    let mut sequence = Sequence::new(&standard, plan)?;
    sequence.search(to, watch)?;
    Ok(codes.iter().map(|code| row(code, &sequence, to)).collect())
}

fn row(code: &Code, sequence: &Sequence, to: usize) -> Row {
    let (standard, smaller) = code.standard_form();
    let (largest, at) = sequence.values().largest();
    let period = sequence.proof().map(|proof| {
        let length = proof.period.length;
        let value = |heap: usize| heap.checked_sub(smaller).map_or(Some(0), |heap| sequence.value(heap as u64));
        // Heaps too small for a move have value 0, and the period may hold for them too.
        let mut n0 = proof.period.n0 + smaller;
        while n0 > 0 && value(n0 - 1) == value(n0 - 1 + length) {
            n0 -= 1;
        }
        (n0, length)
    });
    let far = sequence.proof().map_or(to, |proof| proof.needed + smaller);
    let largest = if largest == 0 { (0, 0) } else { (largest, at + smaller) };
    let rare = sequence.sparseness(usize::MAX).map(|sparse| sparse.rare_heaps.len());
    Row { code: code.clone(), standard, period, to: far, largest, rare }
}

impl Row {
    /// Returns the row as a line of a table, below [`HEAD`].
    pub fn write(&self) -> String {
        let mut line = format!("{},{},{},", self.code, self.standard, self.period.is_some());
        match self.period {
            Some((0, length)) => _ = write!(line, "0,-1,{length},"),
            Some((n0, length)) => _ = write!(line, "{n0},{},{length},", n0 - 1),
            None => line.push_str(",,,"),
        }
        let rare = self.rare.map(|rare| rare.to_string()).unwrap_or_default();
        let _ = write!(line, "{},{},{},{rare}", self.to, self.largest.0, self.largest.1);
        line
    }
}

/// Returns the code of a line of a table, if the line is a complete row.
///
/// ```
/// assert_eq!(lab::survey::code_of("0.77,0.77,true,71,70,12,158,8,27,9"), Some("0.77"));
/// assert_eq!(lab::survey::code_of("0.77,0.77,tru"), None);
/// ```
pub fn code_of(line: &str) -> Option<&str> {
    let fields: Vec<&str> = line.split(',').collect();
    let is_code = |text: &&str| text.parse::<Code>().is_ok();
    let is_number = |text: &&str| text.is_empty() || text.parse::<i64>().is_ok();
    let is_row = fields.len() == HEAD.split(',').count()
        && fields[..2].iter().all(is_code)
        && ["true", "false"].contains(&fields[2])
        && fields[3..].iter().all(is_number);
    is_row.then_some(fields[0])
}

/// Groups codes by standard form; groups that are likely to be quick come first.
pub fn groups(codes: &[Code]) -> Vec<Vec<Code>> {
    let mut groups: Vec<(Code, Vec<Code>)> = Vec::new();
    for code in codes {
        let (standard, _) = code.standard_form();
        match groups.iter_mut().find(|(other, _)| *other == standard) {
            Some((_, group)) => group.push(code.clone()),
            None => groups.push((standard, vec![code.clone()])),
        }
    }
    groups.sort_by_cached_key(|(standard, _)| effort(standard));
    groups.into_iter().map(|(_, group)| group).collect()
}

/// Returns the number of rare heaps among the first 4096, from which one can guess how long a game will take.
fn effort(code: &Code) -> usize {
    let Ok(mut sequence) = Sequence::new(code, &Plan::default()) else { return 0 };
    let result = sequence.search(1 << 12, &mut |_| true);
    if result.is_err() || sequence.proof().is_some() {
        return 0;
    }
    sequence.sparseness(usize::MAX).map_or(usize::MAX, |sparse| sparse.rare_heaps.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cousins_are_surveyed_together() {
        let codes: Vec<Code> = ["0.07", "0.4", "0.137", "0.0"].iter().map(|code| code.parse().unwrap()).collect();
        let groups = groups(&codes);
        assert_eq!(groups.len(), 2);
        let rows = survey(&groups[0], 1 << 12, &Plan::default(), &mut |_| true).unwrap();
        let periods: Vec<_> = rows.iter().map(|row| row.period).collect();
        assert_eq!(periods, [Some((53, 34)), Some((54, 34)), Some((52, 34))]);
        assert!(rows[0].write().starts_with("0.07,0.137,true,53,52,34,"), "{}", rows[0].write());
    }

    #[test]
    fn cousins_have_the_periods_that_they_have_by_themselves() {
        for code in codes("0.xx").unwrap() {
            let group = survey(std::slice::from_ref(&code), 4096, &Plan::default(), &mut |_| true).unwrap();
            let mut alone = Sequence::new(&code, &Plan::default()).unwrap();
            alone.search(4096, &mut |_| true).unwrap();
            if let (Some(period), Some(proof)) = (group[0].period, alone.proof()) {
                assert_eq!(period, (proof.period.n0, proof.period.length), "{code}");
            }
        }
    }

    #[test]
    fn patterns_are_checked() {
        assert!(codes("0.77").is_err() && codes("0.xxxxx").is_err() && codes("x.7").is_err() && codes("").is_err());
        assert_eq!(codes("4.xxx").unwrap().len(), 512);
    }
}
