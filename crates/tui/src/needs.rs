//! What a player chooses between, which decides the keys and the questions there are.
use engine::board::Touch;
use play::picker::PickerMove;
use std::collections::HashSet;

/// What a player chooses between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Moves begin at several spots.
    pub spots: bool,
    /// Several moves begin at one spot.
    pub amounts: bool,
    /// A move may be made of others, such as taking from several heaps at once.
    pub combinations: bool,
}

impl Needs {
    /// The needs of these moves.
    pub fn of(choices: &[PickerMove]) -> Needs {
        let firsts: HashSet<usize> = choices.iter().filter_map(|choice| Some(choice.touches.first()?.spot)).collect();
        let all: HashSet<&[Touch]> = choices.iter().map(|choice| &choice.touches[..]).collect();
        let combines = |choice: &PickerMove| match choice.touches.split_at_checked(1) {
            Some((first, rest)) => all.contains(first) && all.contains(rest),
            None => false,
        };
        Needs {
            spots: firsts.len() > 1,
            amounts: firsts.len() < choices.len(),
            combinations: choices.iter().any(combines),
        }
    }
}
