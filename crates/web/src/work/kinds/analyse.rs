//! Everything about a position, in stages, so that something is known early.
use super::wired;
use crate::{
    position_ref::PositionRef,
    work::{Answer, Ask},
};
use engine::{Analysis, Question, message::Say, solve::Budget};

/// Budget of the first stage; each later one may search [`GROWTH`] times as many positions.
const FIRST: usize = 20_000;
const GROWTH: usize = 8;

/// A position, and how many positions may be searched for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Analyse {
    pub(crate) place: PositionRef,
    pub(crate) positions: usize,
}

wired!(Analyse { place, positions });

impl Ask for Analyse {
    const NAME: &'static str = "analyse";
    type Out = Analysis;

    fn answer(self, progress: &mut dyn FnMut(u64)) -> Answer<Analysis> {
        let game = self.place.build().map_err(|error| error.message())?;
        let mut stage = FIRST.min(self.positions);
        loop {
            let question = Question { budget: Budget::positions(stage), ..Question::default() };
            let result = game.analyse(&self.place.position, self.place.convention, &question);
            let analysis = result.map_err(|error| error.message())?;
            if analysis.gave_up.is_none() || stage >= self.positions {
                return Ok(analysis);
            }
            progress(stage as u64);
            stage = stage.saturating_mul(GROWTH).min(self.positions);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    #[test]
    fn a_search_beyond_its_budget_reports_progress_and_gives_up() {
        let place = PositionRef::usual(games::family("cram").unwrap()).at("7x7");
        let mut counts = Vec::new();
        let analysis = match (Analyse { place, positions: 50_000 }.answer(&mut |count| counts.push(count))) {
            Ok(analysis) => analysis,
            Err(message) => panic!("{message}"),
        };
        assert_eq!(analysis.outcome, None);
        assert!(analysis.gave_up.is_some());
        assert_eq!(counts, [20_000]);
    }
}
