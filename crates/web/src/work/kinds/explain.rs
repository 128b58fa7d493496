//! Why a position is won or lost, and what a move does.
use super::wired;
use crate::{
    place::Place,
    work::{Answer, Ask},
};
use engine::{
    Question,
    explain::{self, Explanation, Step},
    message::Say,
    solve::Budget,
};

/// Positions searched for an explanation.
const POSITIONS: usize = 400_000;

/// Why a position is won or lost.
pub(crate) struct Explain {
    pub(crate) place: Place,
}

wired!(Explain { place });

/// What a move does, and why.
pub(crate) struct ExplainMove {
    pub(crate) place: Place,
    pub(crate) mv: String,
}

wired!(ExplainMove { place, mv });

/// An explanation as the page shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Told {
    /// Everything that is said, in order.
    pub(crate) steps: Vec<Step>,
    /// The move explained or recommended, and what follows with best play.
    pub(crate) line: Vec<String>,
}

wired!(Told { steps, line });

impl From<Explanation> for Told {
    fn from(explanation: Explanation) -> Told {
        Told { steps: text::phrase::told(&explanation), line: explanation.line }
    }
}

fn question() -> Question {
    Question { budget: Budget::positions(POSITIONS), ..Question::default() }
}

impl Ask for Explain {
    const NAME: &'static str = "explain";
    type Out = Told;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Told> {
        let game = self.place.build().map_err(|error| error.message())?;
        let told = explain::explain(&*game, &self.place.position, self.place.convention, &question());
        told.map(Told::from).map_err(|error| error.message())
    }
}

impl Ask for ExplainMove {
    const NAME: &'static str = "explain-move";
    type Out = Told;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Told> {
        let game = self.place.build().map_err(|error| error.message())?;
        let Place { position, convention, .. } = &self.place;
        let told = explain::explain_move(&*game, position, &self.mv, *convention, &question());
        told.map(Told::from).map_err(|error| error.message())
    }
}
