//! The report about a sequence.
use crate::Console;
use engine::message::Message;
use lab::{Sequence, Sparseness};
use protocol::sequence::{HeapValue, SequenceReport, Statistics};
use std::fmt::Write;
use text::{Lang, phrase, render};

/// Number of values at the beginning of the text.
const FIRST_VALUES: usize = 40;

/// A wish for statistics.
#[derive(Clone, Copy)]
pub(super) struct StatisticsWish {
    /// The language of sentences.
    pub(super) lang: Lang,
    /// The processor time that was needed, which differs from run to run.
    pub(super) seconds: f64,
}

/// The report, with statistics on request.
pub(super) fn report(
    sequence: &Sequence,
    to: Option<usize>,
    at: &[u64],
    wish: Option<StatisticsWish>,
) -> SequenceReport {
    let report = SequenceReport::new(sequence, to, at);
    SequenceReport {
        cpu_seconds: wish.map(|wish| (wish.seconds * 1e4).round() / 1e4),
        statistics: wish.map(|wish| statistics(sequence, report.to, wish.lang)),
        ..report
    }
}

fn statistics(sequence: &Sequence, to: u64, lang: Lang) -> Statistics {
    let (standard, smaller) = sequence.code().standard_form();
    let sparse = sparseness(sequence, to);
    Statistics {
        standard_form: standard.to_string(),
        smaller: smaller as u64,
        argument: sequence.proof().map(|proof| render(lang, &phrase::proof(proof))),
        needed: sequence.proof().map(|proof| proof.needed as u64),
        mask: sparse.as_ref().map(|sparse| sparse.mask.bits),
        mask_parity: sparse.as_ref().map(|sparse| sparse.mask.positional),
        last_rare: sparse.as_ref().and_then(|sparse| sparse.rare_heaps.last()).map(|&(heap, _)| heap as u64),
        histogram: sequence.counts(to),
    }
}

fn sparseness(sequence: &Sequence, to: u64) -> Option<Sparseness> {
    sequence.sparseness(usize::try_from(to).unwrap_or(usize::MAX))
}

/// The report as text for people.
pub(super) fn render_report(report: &SequenceReport, sequence: &Sequence, console: &Console<'_>) -> String {
    let mut sentences = beginning(report, sequence);
    sentences.extend(period(report, sequence));
    let largest = Message::new("sequence-largest").with("value", report.max_value).with("heap", report.max_at);
    sentences.push(largest);
    sentences.extend(sparseness(sequence, report.to).map(|sparse| rare_heaps(&sparse)));
    let counts = Message::new("sequence-counts").with("known", report.to);
    sentences.push(counts.with("computed", sequence.computed_values()));
    let work = |seconds: f64| {
        Message::new("sequence-work").with("method", report.method).with("seconds", format!("{seconds:.3}"))
    };
    sentences.extend(report.cpu_seconds.map(work));
    sentences.extend(report.at.iter().map(one_heap));
    sentences.extend(report.statistics.iter().flat_map(statistical));
    let mut text: String =
        sentences.iter().map(|message| console.wrap(&render(console.lang, message)) + "\n").collect();
    let counts = report.statistics.iter().flat_map(|statistics| statistics.histogram.iter().enumerate());
    for (value, count) in counts.filter(|&(_, &count)| count > 0) {
        writeln!(text, "{value:>15} {count}").expect("a text takes everything");
    }
    text
}

/// The game and its first values.
fn beginning(report: &SequenceReport, sequence: &Sequence) -> Vec<Message> {
    let code = Message::new("fact-all").with("list", report.code.as_str());
    let named = |name: &str| Message::new("sequence-named").with("code", report.code.as_str()).with("name", name);
    let (standard, smaller) = sequence.code().standard_form();
    let form = Message::new("sequence-standard").with("code", standard.to_string()).with("smaller", smaller);
    let first: Vec<String> =
        (0..FIRST_VALUES as u64).map_while(|heap| Some(sequence.value(heap)?.to_string())).collect();
    let mut sentences = vec![sequence.code().name().map_or(code, named)];
    sentences.extend((smaller > 0).then_some(form));
    sentences.push(Message::new("sequence-first-values").with("values", first.join(" ")));
    sentences
}

/// The period with its proof, or that none was found.
fn period(report: &SequenceReport, sequence: &Sequence) -> Vec<Message> {
    let Some(proof) = sequence.proof() else {
        let is_window = sequence.values().start() > 0;
        let id = if is_window { "sequence-no-period-kept" } else { "sequence-no-period" };
        return vec![Message::new(id).with("known", report.to), Message::new("sequence-further")];
    };
    let id = if report.saltus.is_some() { "sequence-period-saltus" } else { "sequence-period" };
    let lasting = Message::new(id).with("from", proof.period.n0).with("length", proof.period.length);
    let lasting = report.saltus.into_iter().fold(lasting, |message, saltus| message.with("saltus", saltus));
    let exception = match proof.period.n0.checked_sub(1) {
        Some(heap) => Message::new("sequence-exception").with("heap", heap),
        None => Message::new("sequence-no-exception"),
    };
    vec![lasting, exception.with("first", proof.period.n0), phrase::proof(proof)]
}

fn rare_heaps(sparse: &Sparseness) -> Message {
    match sparse.rare_heaps.last() {
        Some(&(last, _)) => {
            Message::new("sequence-rare-heaps").with("count", sparse.rare_heaps.len()).with("last", last)
        }
        None => Message::new("sequence-no-rare-heaps"),
    }
}

fn one_heap(at: &HeapValue) -> Message {
    match at.value {
        Some(value) => Message::new("sequence-at").with("heap", at.heap).with("value", value),
        None => Message::new("sequence-at-unknown").with("heap", at.heap),
    }
}

/// The mask, and the heading of the table of values.
fn statistical(statistics: &Statistics) -> Vec<Message> {
    let mask = statistics.mask.zip(statistics.mask_parity).map(|(mask, parity)| {
        let id = if parity { "sequence-mask-parity" } else { "sequence-mask" };
        Message::new(id).with("mask", format!("{mask:b}"))
    });
    mask.into_iter().chain([Message::new("sequence-by-value")]).collect()
}
