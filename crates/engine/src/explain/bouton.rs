//! The reasons of Nim, in both conventions, for games whose parts are played like its heaps.
use super::{
    Step,
    nim_sum::{Ones, Parts},
};
use crate::{message::Message, outcome::Convention};

/// Why Nim on these numbers is won or lost. `change` describes the move that gives a part a new number.
pub(crate) fn reasons(convention: Convention, parts: &Parts, change: impl Fn(usize, u128) -> Message) -> Vec<Step> {
    let winning = if parts.is_switched(convention) { parts.last_repair() } else { parts.first_repair() };
    let mv = winning.map(|repair| (repair.part, change(repair.part, repair.to)));
    parts.reasons(convention, Ones::Taken, mv)
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

    #[test]
    fn the_last_large_part_leaves_an_odd_number_of_ones() {
        let taking = |part: usize, left: u128| Message::new("move-plain").with("move", format!("{part} leaves {left}"));
        for (heaps, words) in [([1, 4, 1], "1 leaves 1"), ([0, 1, 7], "2 leaves 0"), ([1, 1, 0], "0 leaves 0")] {
            let repair = Parts::heaps(heaps).last_repair().unwrap();
            assert_eq!(taking(repair.part, repair.to).arg("move"), Some(&words.into()), "{heaps:?}");
        }
        assert_eq!(Parts::heaps([1, 1, 1]).last_repair(), None);
    }
}
