//! Why a graph is won or lost: one move takes everything, or simple forms with their nim-values.
use super::{PlainGraph, forms::Forms};
use crate::{
    explain::{Step, nim_sum::Parts},
    game::Game,
    message::Message,
    nim_value::NimValue,
    outcome::Convention,
};

/// The reasons in normal play, if the forms are simple or one of the moves takes everything.
pub(crate) fn of<G: Game<Position = PlainGraph>>(
    game: &G,
    forms: &Forms,
    graph: &PlainGraph,
    taking_all: Option<G::Move>,
) -> Vec<Step> {
    if let Some(mv) = taking_all {
        return vec![Message::new("reason-graph-all").with("move", game.describe(graph, &mv)).into()];
    }
    let Some(before) = forms.components(graph).map(|list| parts(&list)) else { return Vec::new() };
    let mut steps = vec![Message::new("reason-graph-forms").into()];
    let after = |mv: &G::Move| forms.components(&game.play(graph, mv)).map(|list| parts(&list));
    let winning = game.moves(graph).find_map(|mv| after(&mv).filter(|after| after.sum() == 0).map(|after| (mv, after)));
    match winning {
        Some((mv, after)) => {
            steps.extend(before.comparison(Convention::Normal, &after, game.describe(graph, &mv)));
        }
        None => steps.extend(before.even(Convention::Normal)),
    }
    steps
}

/// The components by their first vertices; those of value 0 are left out unless there are no others.
fn parts(components: &[(u8, NimValue)]) -> Parts {
    let name = |vertex: u8| Message::new("reason-component").with("vertex", u64::from(vertex));
    components.iter().map(|&(vertex, value)| (name(vertex), value.0)).collect()
}
