//! Why coins are won or lost: rows as heaps of Nim, or copying around the centre.
use super::{Coins, GridNim, Taking, geometry::Shadow};
use crate::{
    explain::{Step, bouton, nim_sum::Parts},
    game::Game,
    message::Message,
    outcome::Convention,
};

/// The reasons, if theory knows them.
pub(super) fn of(game: &GridNim, convention: Convention, coins: &Coins) -> Vec<Step> {
    if let Some(runs) = game.runs(coins) {
        return rows(game, convention, coins, &runs);
    }
    match game.shadow(convention, coins) {
        Some(Shadow::Free) => vec![Message::new("reason-grid-copy").into()],
        Some(Shadow::AfterTaking(taken)) => {
            let mv = game.describe(coins, &taking(coins, taken));
            let id = if taken == coins.set { "reason-graph-all" } else { "reason-grid-middle" };
            vec![Message::new(id).with("move", mv).into()]
        }
        None => Vec::new(),
    }
}

/// The move that takes some coins in a line.
fn taking(coins: &Coins, taken: u64) -> Taking {
    let last = 63 - taken.leading_zeros();
    Taking { first: coins.place(taken.trailing_zeros()), last: coins.place(last) }
}

fn rows(game: &GridNim, convention: Convention, coins: &Coins, runs: &[u64]) -> Vec<Step> {
    let name = |run: u64| {
        let ends = taking(coins, run);
        Message::new("reason-run").with("first", ends.first.to_string()).with("last", ends.last.to_string())
    };
    let parts: Parts = runs.iter().map(|&run| (name(run), run.count_ones().into())).collect();
    // The last coins of a row are taken.
    let shortened = |part: usize, left: u128| {
        let rest = super::coins(runs[part]).take(usize::try_from(left).unwrap_or(usize::MAX));
        let taken = runs[part] & !rest.fold(0u64, |set, coin| set | 1 << coin);
        game.describe(coins, &taking(coins, taken))
    };
    let mut steps: Vec<Step> = vec![Message::new("reason-grid-rows").into()];
    steps.extend(bouton::reasons(convention, &parts, shortened));
    steps
}
