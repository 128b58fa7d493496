//! The three questions, asked of any game.
use super::{Columns, Explanation, Step, by_search};
use crate::{
    analysis::{Analysis, BestPlay, Question},
    any::{AnyGame, GameError},
    interrupt,
    message::{Arg, MOVER, Message},
    outcome::{Convention, Ending, Outcome},
};

/// Maximum number of moves listed in a sentence.
const MOST_LISTED: usize = 12;

/// Why is this position won or lost? "You" are to move in it.
pub fn explain(
    game: &dyn AnyGame,
    position: &str,
    convention: Convention,
    question: &Question,
) -> Result<Explanation, GameError> {
    let analysis = game.analyse(position, convention, question)?;
    let is_over = game.ending(position)?.is_some();
    let lead = analysis.outcome.filter(|_| !is_over).map(outcome);
    Ok(Explanation { lead, ..reasons(game, convention, question, &analysis)? })
}

/// Why does this move win, or why was it wrong, and what refutes it? "You" made it.
///
/// A move that loses is answered first, so that the reasons are about a position in which you are to move again.
pub fn explain_move(
    game: &dyn AnyGame,
    position: &str,
    mv: &str,
    convention: Convention,
    question: &Question,
) -> Result<Explanation, GameError> {
    let to = game.play(position, mv)?;
    let mv = game.normalise_move(mv)?;
    let before = game.analyse(position, convention, question)?;
    let after = game.analyse(&to, convention, question)?;
    let play = match after.outcome {
        Some(Outcome::Win) => by_search::best_play(game, convention, question, &after, &[])?,
        _ => BestPlay::default(),
    };
    let (answer, undo) = match game.undo(position, &mv, convention)? {
        Some((answer, why)) if after.winning_moves.contains(&answer) => (Some(answer), Some(why)),
        _ => (best_answer(game, &after, play.line.first())?, None),
    };
    let lead = Some(judgement(game, position, &mv, &before, &after, answer.as_ref())?);
    let mut steps: Vec<Step> = better(game, &before, after.outcome)?.into_iter().chain(undo).map(Step::from).collect();
    let (position, outcome) = (after.position.clone(), after.outcome);
    let Some(answer) = answer else {
        let there = opponent_to_move(if outcome == Some(Outcome::Win) && game.ending(&to)?.is_none() {
            // Who wins is known, but not how.
            Explanation { subject: position.clone(), ..Explanation::default() }
        } else {
            reasons(game, convention, question, &after)?
        });
        steps.extend(there.steps);
        return Ok(Explanation { position, outcome, lead, steps, ..there });
    };
    let answered = game.analyse(&game.play(&to, &answer)?, convention, question)?;
    let is_over = game.ending(&answered.position)?.is_some();
    let next = if is_over {
        Message::new("explain-after-last-answer")
    } else {
        Message::new("explain-after-answer").with("position", answered.position.as_str())
    };
    steps.push(next.into());
    let there = reasons(game, convention, question, &answered)?;
    steps.extend(there.steps);
    Ok(Explanation { position, outcome, lead, steps, line: play.line, length: play.length, ..there })
}

/// The same reasons for a reader who has just moved.
fn opponent_to_move(mut explanation: Explanation) -> Explanation {
    explanation.steps.iter_mut().for_each(Step::address_the_other);
    explanation.you_move = false;
    explanation
}

impl Step {
    /// Makes "you" the player who is not to move.
    pub(crate) fn address_the_other(&mut self) {
        if let Step::Say(message) = self {
            message.args.push((MOVER, "opponent".into()));
        }
    }
}

/// Who wins, said to the player to move.
fn outcome(outcome: Outcome) -> Message {
    Message::new(match outcome {
        Outcome::Win => "explain-you-win",
        Outcome::Loss => "explain-you-lose",
        Outcome::Draw => "explain-nobody-wins",
    })
}

/// The answer that refutes a move: the quickest, but one that is sure to lead to the end.
fn best_answer(game: &dyn AnyGame, after: &Analysis, quickest: Option<&String>) -> Result<Option<String>, GameError> {
    if after.outcome != Some(Outcome::Win) {
        return Ok(None);
    }
    for answer in quickest.into_iter().chain(&after.winning_moves) {
        if game.advances(&after.position, answer)? {
            return Ok(Some(answer.clone()));
        }
    }
    Ok(after.winning_moves.first().cloned())
}

/// What a move does, in one sentence: from where it stood to where it leads.
fn judgement(
    game: &dyn AnyGame,
    position: &str,
    mv: &str,
    before: &Analysis,
    after: &Analysis,
    answer: Option<&String>,
) -> Result<Message, GameError> {
    use Outcome::{Draw, Loss, Win};
    let is_over = game.ending(&after.position)?.is_some();
    let ends = |id: &'static str| -> Result<Message, GameError> {
        Ok(Message::new(id).with("move", game.describe(position, mv)?))
    };
    let about = |id: &'static str| -> Result<Message, GameError> { Ok(ends(id)?.with("to", after.position.as_str())) };
    let refuted = |id: &'static str, answer: &String| -> Result<Message, GameError> {
        Ok(about(id)?.with("reply", game.describe(&after.position, answer)?))
    };
    match (before.outcome, after.outcome, answer) {
        (_, None, _) => about("explain-move-unknown"),
        (_, Some(Loss), _) if is_over => ends("explain-move-ends-won"),
        (_, Some(Loss), _) => about("explain-move-wins"),
        (Some(Win), Some(Draw), _) => about("explain-move-win-to-draw"),
        (_, Some(Draw), _) => about("explain-move-draws"),
        (Some(Win), Some(Win), Some(answer)) => refuted("explain-move-win-lost", answer),
        (Some(Draw), Some(Win), Some(answer)) => refuted("explain-move-draw-lost", answer),
        (Some(Loss), Some(Win), Some(answer)) => refuted("explain-move-lost-anyway", answer),
        (None, Some(Win), _) => about("explain-move-loses"),
        (_, Some(Win), None) if !is_over => about("explain-move-loses"),
        (Some(Win), Some(Win), None) => ends("explain-move-ends-win"),
        (Some(Draw), Some(Win), None) => ends("explain-move-ends-draw"),
        (Some(Loss), Some(Win), None) => ends("explain-move-ends-lost"),
    }
}

/// What would have been better than a move that gives the win or the draw away.
fn better(game: &dyn AnyGame, before: &Analysis, after: Option<Outcome>) -> Result<Option<Message>, GameError> {
    let (id, moves) = match (before.outcome, after) {
        (Some(Outcome::Win), Some(Outcome::Win | Outcome::Draw)) => ("explain-better-win", &before.winning_moves),
        (Some(Outcome::Draw), Some(Outcome::Win)) => ("explain-better-draw", &before.drawing_moves),
        _ => return Ok(None),
    };
    if moves.is_empty() {
        return Ok(None);
    }
    let moves = one_of(describe_moves(game, &before.position, moves)?);
    Ok(Some(Message::new(id).with("moves", moves)))
}

/// Moves in words, joined as the language does; only the first of many.
fn describe_moves(game: &dyn AnyGame, position: &str, moves: &[String]) -> Result<Arg, GameError> {
    let words = moves.iter().take(MOST_LISTED).map(|mv| game.describe(position, mv).map(Arg::from));
    let mut words = words.collect::<Result<Vec<Arg>, GameError>>()?;
    if moves.len() > MOST_LISTED {
        words.push(Message::new("explain-others").with("count", moves.len() - MOST_LISTED).into());
    }
    Ok(if words.len() == 1 { words.remove(0) } else { Arg::List(words) })
}

/// Moves as alternatives.
fn one_of(moves: Arg) -> Arg {
    if let Arg::List(moves) = moves { Arg::Either(moves) } else { moves }
}

/// The reasons for the outcome of one position, said to the player to move.
fn reasons(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
) -> Result<Explanation, GameError> {
    let position = analysis.position.as_str();
    let mut explanation = Explanation {
        position: position.to_owned(),
        subject: position.to_owned(),
        you_move: true,
        outcome: analysis.outcome,
        theorem: analysis.theorem,
        standing: analysis.standing,
        ..Explanation::default()
    };
    if let Some(ending) = game.ending(position)? {
        explanation.steps = vec![over(ending, convention).into()];
        explanation.theorem = None;
        explanation.standing = None;
        return Ok(explanation);
    }
    if let Some(seats) = &analysis.seats {
        explanation.steps = seats_of(seats);
        explanation.steps.extend(seats_after_moves(game, convention, question, analysis, seats)?);
        return Ok(explanation);
    }
    if interrupt::is_set() {
        return Ok(explanation);
    }
    explanation.steps = game.reasons(position, convention)?;
    let own = !explanation.steps.is_empty();
    leave_out_answers(game, analysis, &mut explanation.steps)?;
    let play = if own {
        by_search::best_play(game, convention, question, analysis, &[])?
    } else {
        let (steps, play) = by_search::options(game, convention, question, analysis)?;
        explanation.steps = steps;
        // The reasons come from search, whatever else is known.
        explanation.theorem = explanation.theorem.filter(|_| analysis.positions == 0);
        explanation.standing = explanation.standing.filter(|_| analysis.positions == 0);
        play
    };
    (explanation.line, explanation.length) = (play.line, play.length);
    if own && needs_moves(game, analysis, &explanation.steps)? {
        explanation.steps.push(all_winning(game, analysis)?.into());
    }
    if let Some(score) = &analysis.score {
        let best = one_of(describe_moves(game, position, &score.best_moves)?);
        let message = Message::new("explain-score").with("mine", score.mine).with("theirs", score.theirs);
        explanation.steps.push(message.with("moves", best).into());
    }
    Ok(explanation)
}

/// If the winning move that was named ends the game, nothing is said about answers to it.
fn leave_out_answers(game: &dyn AnyGame, analysis: &Analysis, steps: &mut Vec<Step>) -> Result<(), GameError> {
    let id_is = |step: &Step, id: &str| matches!(step, Step::Say(message) if message.id == id);
    let Some(then) = steps.iter().position(|step| id_is(step, "explain-columns-then")) else { return Ok(()) };
    let is_empty = |columns: &Columns| columns.rows.iter().all(|(_, number)| *number == 0);
    if !steps[..then].last().is_some_and(|step| matches!(step, Step::Columns(columns) if is_empty(columns))) {
        return Ok(());
    }
    for mv in &analysis.winning_moves {
        let words = game.describe(&analysis.position, mv)?;
        if !steps.iter().any(|step| matches!(step, Step::Say(message) if says(message, &words))) {
            continue;
        }
        if game.ending(&game.play(&analysis.position, mv)?)?.is_some() {
            steps[then] = Message::new("explain-nothing-left").into();
            steps.retain(|step| !id_is(step, "explain-answer-won"));
        }
        break;
    }
    Ok(())
}

/// Whether the winning moves must still be named: there are several, or the reasons do not say which it is.
fn needs_moves(game: &dyn AnyGame, analysis: &Analysis, steps: &[Step]) -> Result<bool, GameError> {
    match &analysis.winning_moves[..] {
        [] => Ok(false),
        [only] => {
            let words = game.describe(&analysis.position, only)?;
            let names = |step: &Step| matches!(step, Step::Say(message) if says(message, &words));
            Ok(!steps.iter().any(names))
        }
        _ => Ok(true),
    }
}

/// Whether a message contains another.
fn says(message: &Message, words: &Message) -> bool {
    let within = |(_, arg): &(&str, Arg)| matches!(arg, Arg::Message(inner) if says(inner, words));
    message == words || message.args.iter().any(within)
}

/// All winning moves; if the list may lack some, those that are known.
fn all_winning(game: &dyn AnyGame, analysis: &Analysis) -> Result<Message, GameError> {
    let moves = one_of(describe_moves(game, &analysis.position, &analysis.winning_moves)?);
    let id = if analysis.complete { "explain-all-winning" } else { "explain-some-winning" };
    Ok(Message::new(id).with("count", analysis.winning_moves.len()).with("moves", moves))
}

/// Why a game that is over is won or lost.
fn over(ending: Ending, convention: Convention) -> Message {
    Message::new(match (ending, convention) {
        (Ending::Stuck, Convention::Normal) => "explain-over-normal",
        (Ending::Stuck, Convention::Misere) => "explain-over-misere",
        (Ending::Won, _) => "explain-over-won",
        (Ending::Lost, _) => "explain-over-lost",
    })
}

/// With three or more players: who can be made to lose by all the others together.
fn seats_of(seats: &[bool]) -> Vec<Step> {
    let forced = (1u64..).zip(seats).filter(|(_, forced)| **forced).map(|(seat, _)| seat);
    let forced: Vec<u64> = forced.collect();
    let players = seats.len();
    let message = if forced.is_empty() {
        Message::new("explain-seats-none")
    } else {
        Message::new("explain-seats").with("seats", forced)
    };
    vec![Message::new("explain-seats-meaning").with("count", players).into(), message.into()]
}

/// Maximum number of first moves that are tried with three or more players.
const MOST_TRIED: usize = 60;

/// With three or more players: which first moves keep the player to move safe, and which ones beat somebody else.
fn seats_after_moves(
    game: &dyn AnyGame,
    convention: Convention,
    question: &Question,
    analysis: &Analysis,
    seats: &[bool],
) -> Result<Vec<Step>, GameError> {
    let moves = game.moves(&analysis.position, MOST_TRIED + 1)?;
    let mut after = Vec::new();
    for mv in moves.iter().take(MOST_TRIED) {
        match game.analyse(&game.play(&analysis.position, mv)?, convention, question)?.seats {
            Some(seats) => after.push(seats),
            None => return Ok(Vec::new()),
        }
    }
    if moves.len() > MOST_TRIED || moves.is_empty() {
        return Ok(Vec::new());
    }
    // The player who was first to move is the last afterwards, and everybody else is one turn closer.
    let leading_to = |forced: bool, turn: usize| -> Vec<String> {
        let fits = |seats: &&Vec<bool>| seats.get(turn) == Some(&forced);
        moves.iter().zip(&after).filter(|(_, seats)| fits(seats)).map(|(mv, _)| mv.clone()).collect()
    };
    let mut steps: Vec<Step> = Vec::new();
    for (turn, _) in seats.iter().enumerate().filter(|(turn, forced)| *turn == 0 || **forced) {
        let message = match turn {
            0 if seats[0] => Message::new("explain-seats-caught"),
            0 => {
                let safe = leading_to(false, seats.len() - 1);
                let safe = one_of(describe_moves(game, &analysis.position, &safe)?);
                Message::new("explain-seats-safe").with("moves", safe)
            }
            _ => {
                let traps = one_of(describe_moves(game, &analysis.position, &leading_to(true, turn - 1))?);
                Message::new("explain-seats-trap").with("seat", turn + 1).with("moves", traps)
            }
        };
        steps.push(message.into());
    }
    Ok(steps)
}
