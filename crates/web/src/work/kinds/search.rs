//! Minimax and alpha-beta, drawn.
use super::wired;
use crate::{
    position_ref::PositionRef,
    work::{Answer, Ask},
};
use draw::{
    Paper,
    game_graph::Limits,
    search::{self, SearchError, SearchMethod},
};
use engine::message::{Message, Say};

/// Maximum number of visits that are drawn.
const MOST_VISITS: usize = 120;

/// Which search to draw.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DrawSearch {
    pub(crate) place: PositionRef,
    /// Whether the search is alpha-beta instead of minimax.
    pub(crate) alphabeta: bool,
    pub(crate) lang: String,
}

wired!(DrawSearch { place, alphabeta, lang });

impl Ask for DrawSearch {
    const NAME: &'static str = "search";
    /// The picture.
    type Out = String;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<String> {
        let game = self.place.build().map_err(|error| error.message())?;
        let method = if self.alphabeta { SearchMethod::AlphaBeta } else { SearchMethod::Minimax };
        let limits = Limits { depth: None, nodes: MOST_VISITS };
        let trace = search::trace(&*game, &self.place.position, self.place.convention, method, limits);
        let trace = trace.map_err(|error| refusal(&error))?;
        let paper = Paper { styled: false, ..Paper::new(self.lang.parse().unwrap_or_default()) };
        Ok(search::svg(&trace, method, "", &paper))
    }
}

fn refusal(error: &SearchError) -> Message {
    match error {
        SearchError::Game(error) => error.message(),
        SearchError::ManyPlayers => Message::new("draw-error-players"),
        SearchError::TooLarge(count) => Message::new("draw-error-search-large").with("count", *count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    #[test]
    fn alpha_beta_draws_less_than_minimax() {
        let place = PositionRef::usual(games::family("nim").unwrap()).at("1,2,2");
        let svg = |alphabeta| {
            let question = DrawSearch { place: place.clone(), alphabeta, lang: "pl".to_owned() };
            question.answer(&mut |_| {}).unwrap()
        };
        assert!(svg(true).len() < svg(false).len());
    }
}
