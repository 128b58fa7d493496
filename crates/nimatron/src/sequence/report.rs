//! What is said about a sequence.
use lab::{Argument, Sequence};
use protocol::sequence::{SequenceReport, Statistics};
use std::fmt::Write;

/// Values shown at the beginning of a text.
const SHOWN: usize = 40;

/// Everything that is known.
pub(super) fn report(
    sequence: &Sequence,
    to: Option<usize>,
    at: &[u64],
    stats: bool,
    cpu_seconds: f64,
) -> SequenceReport {
    SequenceReport {
        cpu_seconds: Some((cpu_seconds * 1e4).round() / 1e4),
        statistics: stats.then(|| statistics(sequence)),
        ..SequenceReport::new(sequence, to, at)
    }
}

fn statistics(sequence: &Sequence) -> Statistics {
    let (standard, smaller) = sequence.code().standard_form();
    let sparse = sequence.sparseness();
    Statistics {
        standard_form: standard.to_string(),
        smaller: smaller as u64,
        argument: sequence.proof().map(|proof| argument(proof.argument)),
        needed: sequence.proof().map(|proof| proof.needed as u64),
        mask: sparse.as_ref().map(|sparse| sparse.mask.bits),
        mask_parity: sparse.as_ref().map(|sparse| sparse.mask.positional),
        last_rare: sparse.as_ref().and_then(|sparse| sparse.rares.last()).map(|&(heap, _)| heap as u64),
        histogram: sequence.values().counts(),
    }
}

fn argument(argument: Argument) -> String {
    match argument {
        Argument::GuySmith => "Guy and Smith 1956".to_owned(),
        Argument::Window(width) => format!("a window of {width} values that came twice"),
        Argument::Frontier => "what is not yet excluded for ever came twice".to_owned(),
    }
}

/// The report for people.
pub(super) fn written(report: &SequenceReport, sequence: &Sequence) -> String {
    let mut text = String::new();
    let name = sequence.code().name().map(|name| format!(" ({name})")).unwrap_or_default();
    let _ = writeln!(text, "game            {}{name}", report.code);
    let (standard, smaller) = sequence.code().standard_form();
    if smaller > 0 {
        let _ = writeln!(text, "standard form   {standard}, where heaps are smaller by {smaller}");
    }
    let first: Vec<String> = (0..SHOWN as u64).map_while(|heap| Some(sequence.value(heap)?.to_string())).collect();
    let _ = writeln!(text, "values          {} …", first.join(" "));
    write_period(&mut text, report, sequence);
    let _ = writeln!(text, "largest value   {}, first at heap {}", report.max_value, report.max_at);
    if let Some(sparse) = sequence.sparseness() {
        let last = sparse.rares.last().map(|&(heap, _)| format!(", the last is {heap}")).unwrap_or_default();
        let _ = writeln!(text, "rare heaps      {}{last}", sparse.rares.len());
    }
    let _ = writeln!(text, "method          {}, {} values computed", report.method, sequence.computed());
    let _ = writeln!(text, "CPU time        {:.3} seconds", report.cpu_seconds.unwrap_or(0.0));
    for at in &report.at {
        let value = at.value.map_or("not known".to_owned(), |value| value.to_string());
        let _ = writeln!(text, "heap {:<10} {value}", at.heap);
    }
    if let Some(statistics) = &report.statistics {
        write_statistics(&mut text, statistics);
    }
    text
}

fn write_period(text: &mut String, report: &SequenceReport, sequence: &Sequence) {
    let Some(proof) = sequence.proof() else {
        let kept = if sequence.values().start() > 0 { ", as far as values were kept" } else { "" };
        let _ = writeln!(text, "period          no period up to {}{kept}", report.to);
        return;
    };
    let saltus = report.saltus.map(|saltus| format!(" with saltus {saltus}")).unwrap_or_default();
    let _ = writeln!(text, "period          {}{saltus}", proof.period.length);
    let exception = match report.last_exception {
        Some(heap) if heap >= 0 => format!("the last exception is heap {heap}"),
        _ => "no exception".to_owned(),
    };
    let _ = writeln!(text, "n0              {}; {exception}", proof.period.n0);
    let _ = writeln!(text, "proof           {}, by {} values", argument(proof.argument), proof.needed);
}

fn write_statistics(text: &mut String, statistics: &Statistics) {
    if let (Some(mask), Some(parity)) = (statistics.mask, statistics.mask_parity) {
        let parity = if parity { ", with the parity of the heap" } else { "" };
        let _ = writeln!(text, "mask            {mask:b} in binary{parity}");
    }
    let _ = writeln!(text, "heaps by value");
    for (value, count) in statistics.histogram.iter().enumerate().filter(|&(_, &count)| count > 0) {
        let _ = writeln!(text, "{value:>15} {count}");
    }
}
