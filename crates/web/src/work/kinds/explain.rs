//! Why a position is won or lost, and what a move does.
use super::wired;
use crate::{
    position_ref::PositionRef,
    work::{Answer, Ask},
};
use engine::{
    Question,
    explain::{self, Explanation},
    message::Say,
    solve::Budget,
};

/// Number of positions searched for an explanation.
const POSITIONS: usize = 100_000;

/// Why a position is won or lost.
pub(crate) struct Explain {
    pub(crate) place: PositionRef,
}

wired!(Explain { place });

/// What a move does, and why.
pub(crate) struct ExplainMove {
    pub(crate) place: PositionRef,
    pub(crate) mv: String,
}

wired!(ExplainMove { place, mv });

fn question() -> Question {
    Question { budget: Budget::positions(POSITIONS), ..Question::default() }
}

impl Ask for Explain {
    const NAME: &'static str = "explain";
    type Out = Explanation;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Explanation> {
        let game = self.place.build().map_err(|error| error.message())?;
        let PositionRef { position, convention, .. } = &self.place;
        explain::explain(&*game, position, *convention, &question()).map_err(|error| error.message())
    }
}

impl Ask for ExplainMove {
    const NAME: &'static str = "explain-move";
    type Out = Explanation;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Explanation> {
        let game = self.place.build().map_err(|error| error.message())?;
        let PositionRef { position, convention, .. } = &self.place;
        explain::explain_move(&*game, position, &self.mv, *convention, &question()).map_err(|error| error.message())
    }
}
