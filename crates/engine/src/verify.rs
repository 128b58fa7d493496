//! Theory against exhaustive search: every claim about a range of positions is compared with the result of search.
use crate::{
    analysis::{Analysis, differs},
    any::NimSearch,
    game::Game,
    message::Message,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{Budget, Memo, OutOfBudget, Outcomes, Remoteness, retrograde::Retrograde},
    theory::{Claim, Moves, Theory},
};

/// The result of a comparison.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Number of positions compared.
    pub positions: u64,
    /// Number of positions on which theory and search differ.
    pub disagreements: u64,
    /// The first few differences, in words.
    pub examples: Vec<Message>,
    /// Why the comparison ended early, if it did.
    pub stopped: Option<OutOfBudget>,
}

/// Comparisons are bounded by their ranges; this only guards against a range that is too large.
pub(crate) fn budget() -> Budget {
    Budget { positions: 200_000_000, moves: u64::MAX, memory: 8 << 30, ..Budget::default() }
}

/// Compares a theory with memo search, in a game without cycles.
///
/// ```
/// use engine::{Convention, games::nim, heap::sorted_heaps, verify};
/// let report = verify::loop_free(&nim::game(), Convention::Misere, sorted_heaps(3, 0, 5), &mut |_| true);
/// assert_eq!((report.positions, report.disagreements), (56, 0));
/// ```
pub fn loop_free<G: Theory>(
    game: &G,
    convention: Convention,
    positions: impl Iterator<Item = G::Position>,
    tick: &mut dyn FnMut(u64) -> bool,
) -> Report {
    let mut search = Memo::new(game, Outcomes(convention), budget());
    compare(game, convention, positions, tick, &mut |position| Ok((search.value(position)?, None)))
}

/// Compares a theory with nim-values found by search, in normal play, and search by parts with search of whole
/// positions.
pub(crate) fn normal<'g, G: Theory>(
    game: &'g G,
    mut search: Box<dyn NimSearch<G> + 'g>,
    positions: impl Iterator<Item = G::Position>,
    tick: &mut dyn FnMut(u64) -> bool,
) -> Report {
    compare(game, Convention::Normal, positions, tick, &mut |position| {
        let (value, by_parts) = (search.value_of_whole(position)?, search.nim_value(position)?);
        let outcome = Outcome::win_if(value != NimValue::ZERO);
        // A wrong value by parts contradicts every claim.
        Ok(if by_parts == value { (outcome, Some(value)) } else { (outcome.reverse(), Some(by_parts)) })
    })
}

/// Compares a theory with retrograde analysis, in a game with cycles.
pub fn loopy<G: Theory>(
    game: &G,
    convention: Convention,
    positions: impl Iterator<Item = G::Position>,
    tick: &mut dyn FnMut(u64) -> bool,
) -> Report {
    let mut solved: Option<Retrograde<'_, G>> = None;
    compare(game, convention, positions, tick, &mut |position| {
        if let Some(value) = solved.as_ref().and_then(|graph| graph.value(position)) {
            return Ok((value.outcome, None));
        }
        let graph = solved.insert(Retrograde::solve(game, convention, position, budget())?);
        Ok((graph.value(position).expect("the start is in its own graph").outcome, None))
    })
}

/// Searches whole positions in a hash table, for outcome and remoteness.
pub(crate) fn plain<G: Game>(
    game: &G,
    is_loopy: bool,
    convention: Convention,
    position: &G::Position,
    budget: &Budget,
) -> Analysis {
    let (found, positions) = if is_loopy {
        let solved = Retrograde::solve(game, convention, position, budget.clone());
        let found = solved.as_ref().map(|graph| graph.value(position).expect("the start is in its own graph"));
        (found.map_err(|reason| *reason), solved.as_ref().map_or(0, Retrograde::positions))
    } else {
        let mut search = Memo::new(game, Remoteness(convention), budget.clone());
        (search.value(position), search.positions())
    };
    let decided = found.as_ref().ok().filter(|solved| solved.outcome != Outcome::Draw);
    Analysis {
        position: position.to_string(),
        outcome: found.as_ref().ok().map(|solved| solved.outcome),
        remoteness: decided.map(|solved| solved.remoteness),
        positions,
        gave_up: found.err(),
        ..Analysis::default()
    }
}

type Search<'a, P> = dyn FnMut(&P) -> Result<(Outcome, Option<NimValue>), OutOfBudget> + 'a;

fn compare<G: Theory>(
    game: &G,
    convention: Convention,
    positions: impl Iterator<Item = G::Position>,
    tick: &mut dyn FnMut(u64) -> bool,
    search: &mut Search<'_, G::Position>,
) -> Report {
    let mut report = Report::default();
    for position in positions {
        let Some(claim) = game.claim(convention, &position) else { continue };
        match difference(game, &position, &claim, search) {
            Ok(None) => {}
            Ok(Some(difference)) => {
                report.disagreements += 1;
                if report.examples.len() < 5 {
                    report.examples.push(at(&position, difference));
                }
            }
            Err(reason) => {
                report.stopped = Some(reason);
                return report;
            }
        }
        report.positions += 1;
        if report.positions.is_multiple_of(1024) && !tick(report.positions) {
            report.stopped = Some(OutOfBudget::Cancelled);
            return report;
        }
    }
    tick(report.positions);
    report
}

/// Where they differ.
pub(crate) fn at(position: &impl ToString, difference: Message) -> Message {
    Message::new("difference-at").with("position", position.to_string()).with("difference", difference)
}

/// How search contradicts a claim, if it does.
fn difference<G: Game>(
    game: &G,
    position: &G::Position,
    claim: &Claim<G::Move>,
    search: &mut Search<'_, G::Position>,
) -> Result<Option<Message>, OutOfBudget> {
    let (outcome, value) = search(position)?;
    if outcome != claim.outcome {
        return Ok(Some(differs("label-outcome", claim.outcome.to_string(), outcome.to_string())));
    }
    if let (Some(claimed), Some(found)) = (claim.nim_value, value)
        && claimed != found
    {
        return Ok(Some(differs("label-nim-value", claimed.to_string(), found.to_string())));
    }
    let Some(Moves { list, complete: true }) = &claim.winning else { return Ok(None) };
    let mut winning = 0;
    if game.ending(position).is_none() {
        for mv in game.moves(position) {
            if search(&game.play(position, &mv))?.0 == Outcome::Loss {
                winning += 1;
                if !list.contains(&mv) {
                    return Ok(Some(Message::new("difference-missed").with("move", mv.to_string())));
                }
            }
        }
    }
    let counted = || differs("label-winning-moves", list.len().to_string(), winning.to_string());
    Ok((winning != list.len()).then(counted))
}
