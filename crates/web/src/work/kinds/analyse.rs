//! Everything that can be found out about a position, in stages, so that something is known early.
use super::wired;
use crate::{
    place::Place,
    work::{Answer, Ask},
};
use engine::{
    Analysis, NimValue, Outcome, Question, Theorem,
    message::{Message, Say},
    solve::Budget,
};

/// The first stage; each later one may look at [`GROWTH`] times as many positions.
const FIRST: usize = 20_000;
const GROWTH: usize = 8;

/// A position, and how many positions may be searched for it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Analyse {
    pub(crate) place: Place,
    pub(crate) positions: usize,
}

wired!(Analyse { place, positions });

/// What is known about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Facts {
    /// The position as the game writes it.
    pub(crate) position: String,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) nim_value: Option<NimValue>,
    pub(crate) remoteness: Option<u32>,
    pub(crate) winning: Vec<String>,
    pub(crate) drawing: Vec<String>,
    /// Whether these lists are complete.
    pub(crate) complete: bool,
    pub(crate) moves: Vec<Fact>,
    /// Whether `moves` holds every legal move.
    pub(crate) moves_complete: bool,
    /// What both collect under best play, in games that count.
    pub(crate) score: Option<(u64, u64)>,
    /// With three or more players: whether the others can make each seat lose, from the player to move on.
    pub(crate) seats: Option<Vec<bool>>,
    pub(crate) theorem: Option<&'static Theorem>,
    pub(crate) positions: usize,
    /// Why something is missing.
    pub(crate) gave_up: Option<Message>,
}

wired!(Facts {
    position,
    outcome,
    nim_value,
    remoteness,
    winning,
    drawing,
    complete,
    moves,
    moves_complete,
    score,
    seats,
    theorem,
    positions,
    gave_up,
});

/// A move and what is known of where it leads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fact {
    pub(crate) mv: String,
    pub(crate) to: String,
    /// The outcome there, for the player who then moves.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) nim_value: Option<NimValue>,
    pub(crate) remoteness: Option<u32>,
}

wired!(Fact { mv, to, outcome, nim_value, remoteness });

impl From<Analysis> for Facts {
    fn from(analysis: Analysis) -> Facts {
        let moves = analysis.moves.into_iter().map(|report| Fact {
            mv: report.mv,
            to: report.to,
            outcome: report.outcome,
            nim_value: report.nim_value,
            remoteness: report.remoteness,
        });
        Facts {
            position: analysis.position,
            outcome: analysis.outcome,
            nim_value: analysis.nim_value,
            remoteness: analysis.remoteness,
            winning: analysis.winning_moves,
            drawing: analysis.drawing_moves,
            complete: analysis.complete,
            moves: moves.collect(),
            moves_complete: analysis.moves_complete,
            score: analysis.score.map(|score| (score.mine, score.theirs)),
            seats: analysis.seats,
            theorem: analysis.theorem,
            positions: analysis.positions,
            gave_up: analysis.gave_up.map(|reason| reason.message()),
        }
    }
}

impl Ask for Analyse {
    const NAME: &'static str = "analyse";
    type Out = Facts;

    fn answer(self, progress: &mut dyn FnMut(u64)) -> Answer<Facts> {
        let game = self.place.build().map_err(|error| error.message())?;
        let mut stage = FIRST.min(self.positions);
        loop {
            let question = Question { budget: Budget::positions(stage), ..Question::default() };
            let found = game.analyse(&self.place.position, self.place.convention, &question);
            let analysis = found.map_err(|error| error.message())?;
            if analysis.gave_up.is_none() || stage >= self.positions {
                return Ok(analysis.into());
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
    fn a_search_beyond_its_budget_says_so_after_telling_how_far_it_came() {
        let place = Place::usual(games::family("cram").unwrap()).at("7x7");
        let mut told = Vec::new();
        let facts = match (Analyse { place, positions: 50_000 }.answer(&mut |count| told.push(count))) {
            Ok(facts) => facts,
            Err(message) => panic!("{message}"),
        };
        assert_eq!(facts.outcome, None);
        assert!(facts.gave_up.is_some());
        assert_eq!(told, [20_000]);
    }
}
