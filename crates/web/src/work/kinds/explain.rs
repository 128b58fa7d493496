//! Why a position is won or lost, and what a move does.
use super::wired;
use crate::{
    place::Place,
    work::{Answer, Ask, Reader, Wire, Writer},
};
use engine::{
    Question,
    explain::{self, Explanation, Step},
    message::Say,
    solve::Budget,
};

/// Positions searched for an explanation.
const POSITIONS: usize = 100_000;

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

/// An explanation on its way to the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Told(Explanation);

impl Told {
    /// Everything that is said, in order.
    pub(crate) fn steps(&self) -> Vec<Step> {
        text::phrase::told(&self.0)
    }
}

impl From<Explanation> for Told {
    fn from(explanation: Explanation) -> Told {
        Told(explanation)
    }
}

impl Wire for Told {
    fn put(&self, writer: &mut Writer) {
        let Explanation { position, outcome, subject, lead, steps, theorem, standing, line } = &self.0;
        position.put(writer);
        outcome.put(writer);
        subject.put(writer);
        lead.put(writer);
        steps.put(writer);
        theorem.put(writer);
        standing.put(writer);
        line.put(writer);
    }

    fn take(reader: &mut Reader<'_>) -> Option<Told> {
        Some(Told(Explanation {
            position: Wire::take(reader)?,
            outcome: Wire::take(reader)?,
            subject: Wire::take(reader)?,
            lead: Wire::take(reader)?,
            steps: Wire::take(reader)?,
            theorem: Wire::take(reader)?,
            standing: Wire::take(reader)?,
            line: Wire::take(reader)?,
        }))
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
