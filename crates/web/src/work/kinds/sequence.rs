//! Nim-values of a taking-and-breaking game, their period with proof, and their pictures.
use super::wired;
use crate::work::{Answer, Ask};
use draw::{
    Paper,
    plot::{self, SequencePlot},
};
use engine::message::Message;
use lab::{Code, Plan, Proof, Sequence, SequenceError};

/// Number of values listed one by one.
const LISTED: usize = 120;

/// Maximum number of values computed in a page.
const MOST: usize = 1_000_000;

/// A request for values.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Compute {
    /// The code of a game, or its name.
    pub(crate) code: String,
    /// Number of heaps whose values are computed.
    pub(crate) to: usize,
    pub(crate) lang: String,
}

wired!(Compute { code, to, lang });

/// The result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SequenceReport {
    /// The code as it is written.
    pub(crate) code: String,
    /// The code with the same values, and by how much its heaps are smaller; none if it is the same.
    pub(crate) standard: Option<(String, usize)>,
    /// The first values.
    pub(crate) first: Vec<u32>,
    /// Number of heaps whose values are known.
    pub(crate) known: usize,
    /// Number of values that were computed; the others follow from the period.
    pub(crate) computed: usize,
    pub(crate) period: Option<PeriodProof>,
    /// The largest value, and the first heap that has it.
    pub(crate) largest: (u64, u64),
    pub(crate) rare: Option<usize>,
    /// Each value over its heap.
    pub(crate) plot: String,
    /// How often each value occurs.
    pub(crate) histogram: String,
}

wired!(SequenceReport { code, standard, first, known, computed, period, largest, rare, plot, histogram });

/// A period and why it lasts for ever.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PeriodProof {
    pub(crate) from: usize,
    pub(crate) length: usize,
    pub(crate) saltus: u32,
    /// The argument, as a sentence.
    pub(crate) why: Message,
}

wired!(PeriodProof { from, length, saltus, why });

impl From<&Proof> for PeriodProof {
    fn from(proof: &Proof) -> PeriodProof {
        let why = text::phrase::proof(proof);
        PeriodProof { from: proof.period.n0, length: proof.period.length, saltus: proof.period.saltus, why }
    }
}

impl Ask for Compute {
    const NAME: &'static str = "sequence";
    type Out = SequenceReport;

    fn answer(self, progress: &mut dyn FnMut(u64)) -> Answer<SequenceReport> {
        let code: Code = self.code.trim().parse().map_err(|error| refusal(&error))?;
        let mut sequence = Sequence::new(&code, &Plan::default()).map_err(|error| refusal(&error))?;
        let mut reported = 0;
        let mut watch = |sequence: &Sequence| {
            let known = sequence.values().len();
            if known >= reported + 20_000 {
                reported = known;
                progress(known as u64);
            }
            true
        };
        sequence.extend(self.to.clamp(1, MOST), &mut watch).map_err(|error| refusal(&error))?;
        Ok(self.report(&sequence))
    }
}

impl Compute {
    fn report(&self, sequence: &Sequence) -> SequenceReport {
        let known = sequence.values().len().min(self.to.clamp(1, MOST));
        let values = sequence.values().range(0..known);
        let paper = Paper { styled: false, ..Paper::new(self.lang.parse().unwrap_or_default()) };
        let heading = sequence.code().to_string();
        let period = sequence.proof().map(|proof| (proof.period.n0, proof.period.length));
        let saltus = sequence.proof().map(|proof| proof.period.saltus).filter(|&saltus| saltus > 0);
        let plot = SequencePlot { values: &values, period, saltus, heading: &heading };
        let (standard, smaller) = sequence.code().standard_form();
        SequenceReport {
            standard: (smaller > 0).then(|| (standard.to_string(), smaller)),
            first: values.iter().copied().take(LISTED).collect(),
            known,
            computed: sequence.computed_values(),
            period: sequence.proof().map(PeriodProof::from),
            largest: sequence.largest(known as u64),
            rare: sequence.sparseness(known).map(|sparse| sparse.rare_heaps.len()),
            plot: plot::scatter(&plot, &paper),
            histogram: plot::histogram(&plot, &paper),
            code: heading,
        }
    }
}

/// Why there are no values, as a message.
fn refusal(error: &SequenceError) -> Message {
    text::phrase::sequence_error(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compute(code: &str, to: usize) -> Answer<SequenceReport> {
        Compute { code: code.to_owned(), to, lang: "hu".to_owned() }.answer(&mut |_| {})
    }

    #[test]
    fn the_period_of_kayles_is_found_and_proved() {
        let report = compute("kayles", 1_000).unwrap();
        let period = report.period.unwrap();
        assert_eq!((report.code.as_str(), period.from, period.length, period.saltus), ("0.77", 71, 12, 0));
        assert_eq!(report.first[..8], [0, 1, 2, 3, 1, 4, 3, 2]);
        assert_eq!((report.known, report.first.len()), (1_000, LISTED));
        assert!(text::check(&period.why).is_ok());
        assert!(report.plot.contains("<svg") && report.histogram.contains("<svg"));
    }

    #[test]
    fn every_argument_is_a_sentence() {
        let period = lab::Period { n0: 1, length: 2, saltus: 0 };
        use lab::Argument::{Digits, Frontier, GuySmith, Lift, Window};
        for argument in [GuySmith, Digits, Window(7), Frontier, Lift] {
            let why = PeriodProof::from(&Proof { period, argument, needed: 30 }).why;
            assert!(text::check(&why).is_ok(), "{why}");
        }
        assert_eq!(compute("all-but:2", 3_000).unwrap().period.unwrap().why.id, "sequence-proof-frontier");
    }

    #[test]
    fn invalid_codes_are_refused_with_a_message() {
        let message = compute("0.7x", 10).unwrap_err();
        assert_eq!(message.id, "sequence-error-code");
        assert!(text::check(&message).is_ok());
    }

    #[test]
    fn more_than_a_page_can_hold_is_not_computed() {
        assert_eq!(compute("0.77", usize::MAX).unwrap().known, MOST);
    }
}
