//! How each opponent chooses a move, as a chart: questions with two answers, and what is done at the end.
use super::Opponent;
use crate::level::Level;
use engine::message::Message;

/// A box of the chart. Boxes are counted from 0, which is where the chart begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlowBox {
    /// A question, by the id of its message, and the boxes that follow.
    Ask {
        /// The id of the question.
        say: &'static str,
        /// What follows if the answer is yes.
        yes: usize,
        /// What follows if the answer is no.
        no: usize,
    },
    /// What is done, by the id of its message.
    Act(&'static str),
    /// Goes on like another opponent.
    Like(Opponent),
}

impl FlowBox {
    /// What stands in the box.
    pub fn message(self) -> Message {
        match self {
            FlowBox::Ask { say, .. } | FlowBox::Act(say) => Message::new(say),
            FlowBox::Like(opponent) => Message::new("flow-like").with("opponent", opponent.title()),
        }
    }
}

use FlowBox::{Act, Ask, Like};

const GUESSER: Opponent = Opponent::Level(Level::Random);
const STRONGEST: Opponent = Opponent::Level(Level::Perfect);

const RANDOM: &[FlowBox] = &[Ask { say: "flow-ask-ends", yes: 1, no: 2 }, Act("flow-act-ends"), Act("flow-act-any")];

const TWO_MOVES: &[FlowBox] = &[
    Ask { say: "flow-ask-ends", yes: 1, no: 2 },
    Act("flow-act-ends"),
    Ask { say: "flow-ask-calm", yes: 3, no: 4 },
    Act("flow-act-calm"),
    Act("flow-act-any"),
];

const ALTERNATING: &[FlowBox] = &[Ask { say: "flow-ask-awake", yes: 1, no: 2 }, Like(STRONGEST), Like(GUESSER)];

const LOW_COLUMNS: &[FlowBox] = &[
    Ask { say: "flow-ask-columns", yes: 1, no: 7 },
    Ask { say: "flow-ask-high", yes: 2, no: 6 },
    Ask { say: "flow-ask-ends", yes: 3, no: 4 },
    Act("flow-act-ends"),
    Ask { say: "flow-ask-low", yes: 5, no: 8 },
    Act("flow-act-low"),
    Like(STRONGEST),
    Like(Opponent::TwoMoves),
    Like(Opponent::TwoMoves),
];

const PERFECT: &[FlowBox] = &[
    Ask { say: "flow-ask-known", yes: 1, no: 6 },
    Ask { say: "flow-ask-win", yes: 2, no: 3 },
    Act("flow-act-win"),
    Ask { say: "flow-ask-draw", yes: 4, no: 5 },
    Act("flow-act-draw"),
    Act("flow-act-trap"),
    Act("flow-act-guess"),
];

const ADAPTIVE: &[FlowBox] = &[Ask { say: "flow-ask-lot", yes: 1, no: 2 }, Like(STRONGEST), Like(GUESSER)];

impl Opponent {
    /// How it chooses a move in a game for two.
    pub fn flow(self) -> &'static [FlowBox] {
        match self {
            Opponent::Level(Level::Random) => RANDOM,
            Opponent::TwoMoves => TWO_MOVES,
            Opponent::Level(Level::Alternating) => ALTERNATING,
            Opponent::LowColumns => LOW_COLUMNS,
            Opponent::Level(Level::Perfect) => PERFECT,
            Opponent::Adaptive(_) => ADAPTIVE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_has_words_and_one_way_leads_to_it() {
        for opponent in Opponent::ALL {
            let flow = opponent.flow();
            let mut arrows = vec![0; flow.len()];
            arrows[0] = 1;
            for (at, step) in flow.iter().enumerate() {
                match step {
                    Ask { say, yes, no } => {
                        assert!(text::message(say).is_some(), "{say}");
                        assert!(*yes > at && *no > at, "{opponent:?}: the chart goes back at {at}");
                        arrows[*yes] += 1;
                        arrows[*no] += 1;
                    }
                    Act(say) => assert!(text::message(say).is_some(), "{say}"),
                    Like(other) => assert_ne!(*other, opponent),
                }
            }
            assert!(arrows.iter().all(|&count| count == 1), "{opponent:?}: {arrows:?}");
        }
    }
}
