//! The rules of `docs/voice.md` that a machine can hold: words, typography, length of labels.
mod glossary;
mod labels;
mod messages;
mod typography;

/// Fails with everything that is wrong, one line for each.
fn report(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults (see docs/voice.md):\n{}", faults.len(), faults.join("\n"));
}
