//! The reasons of Nim, in both conventions, for games whose parts are played like its heaps.
use super::{Step, nim_sum::Parts};
use crate::{message::Message, outcome::Convention};

/// Why Nim on these numbers is won or lost. `change` describes the move that gives a part a new number.
pub(crate) fn reasons(convention: Convention, parts: &Parts, change: impl Fn(usize, u128) -> Message) -> Vec<Step> {
    let large: Vec<usize> = (0..parts.rows.len()).filter(|&part| parts.rows[part].1 > 1).collect();
    if convention == Convention::Misere && large.len() < 2 {
        return switched(parts, large.first().copied(), change);
    }
    match parts.first_repair() {
        Some(repair) => parts.odd(convention, &repair, change(repair.part, repair.to)),
        None => parts.even(convention),
    }
}

/// Misère play if at most one number is larger than 1.
fn switched(parts: &Parts, large: Option<usize>, change: impl Fn(usize, u128) -> Message) -> Vec<Step> {
    let ones = parts.rows.iter().filter(|(_, number)| *number == 1).count();
    let Some(large) = large else {
        let id = if ones % 2 == 1 { "explain-misere-odd-ones" } else { "explain-misere-even-ones" };
        return vec![Message::new(id).with("count", ones).into()];
    };
    let target = u128::from(ones % 2 == 0);
    let switch = Message::new("explain-misere-switch")
        .with("part", parts.rows[large].0.clone())
        .with("count", ones)
        .with("move", change(large, target));
    vec![switch.into(), Message::new("explain-misere-why").into()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_differ_by_convention() {
        let taking = |_: usize, left: u128| Message::new("move-plain").with("move", format!("leave {left}"));
        assert_eq!(reasons(Convention::Normal, &Parts::heaps([3, 5]), taking).len(), 7);
        assert_eq!(reasons(Convention::Misere, &Parts::heaps([1, 1, 1]), taking).len(), 1);
    }
}
