//! The three questions, asked of any game.
use super::{Explanation, Step, searched};
use crate::{
    analysis::{Analysis, Question},
    any::{AnyGame, GameError},
    interrupt,
    message::{Arg, MOVER, Message},
    outcome::{Convention, Ending, Outcome},
};

/// Maximum number of moves listed in a sentence.
const MOST_LISTED: usize = 12;

/// Why is this position won or lost?
pub fn explain(
    game: &dyn AnyGame,
    position: &str,
    convention: Convention,
    question: &Question,
) -> Result<Explanation, GameError> {
    let analysis = game.analyse(position, convention, question)?;
    let mut explanation = reasons(game, convention, question, &analysis)?;
    if let Some(mv) = analysis.winning_moves.first() {
        let budget_left = &mut searched::ExplainBudget::new(&analysis);
        explanation.line = searched::line(game, convention, question, (&analysis, mv), budget_left)?;
    }
    Ok(explanation)
}

/// Why does this move win, or why was it wrong, and what refutes it?
///
/// "You" is the player who makes the move, throughout: a move that loses is answered first, so that the reasons are
/// about a position in which that player is to move again.
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
    let lead = judgement(game, position, &mv, &before, &after)?;
    let mut steps = game.reply(position, &mv, convention)?;
    let mut line = vec![mv];
    let there = match after.winning_moves.first() {
        Some(reply) => {
            let budget_left = &mut searched::ExplainBudget::new(&after);
            line.extend(searched::line(game, convention, question, (&after, reply), budget_left)?);
            let answered = game.analyse(&game.play(&to, reply)?, convention, question)?;
            steps.push(Message::new("explain-after-answer").with("position", answered.position.as_str()).into());
            reasons(game, convention, question, &answered)?
        }
        None => opponent_to_move(reasons(game, convention, question, &after)?),
    };
    steps.extend(there.steps);
    let (position, outcome, lead) = (after.position, after.outcome, Some(lead));
    Ok(Explanation { position, outcome, lead, steps, line, ..there })
}

/// The same reasons for a reader who has just moved.
fn opponent_to_move(mut explanation: Explanation) -> Explanation {
    for step in &mut explanation.steps {
        if let Step::Say(message) = step {
            message.args.push((MOVER, "opponent".into()));
        }
    }
    explanation
}

/// What a move does, in one sentence: from where it stood to where it leads.
fn judgement(
    game: &dyn AnyGame,
    position: &str,
    mv: &str,
    before: &Analysis,
    after: &Analysis,
) -> Result<Message, GameError> {
    let about = |id: &'static str| -> Result<Message, GameError> {
        Ok(Message::new(id).with("move", game.describe(position, mv)?).with("to", after.position.as_str()))
    };
    let better = |message: Message, moves: &[String]| -> Result<Message, GameError> {
        Ok(message.with("better", one_of(described(game, position, moves)?)))
    };
    let refuted = |message: Message| -> Result<Message, GameError> {
        Ok(message.with("reply", described(game, &after.position, &after.winning_moves[..1])?))
    };
    let known_reply = !after.winning_moves.is_empty();
    match (before.outcome, after.outcome) {
        (_, None) => about("explain-move-unknown"),
        (_, Some(Outcome::Loss)) => about("explain-move-wins"),
        (Some(Outcome::Win), Some(Outcome::Draw)) => better(about("explain-move-win-to-draw")?, &before.winning_moves),
        (_, Some(Outcome::Draw)) => about("explain-move-draws"),
        (_, Some(Outcome::Win)) if !known_reply => about("explain-move-ends-lost"),
        (Some(Outcome::Win), Some(Outcome::Win)) => {
            refuted(better(about("explain-move-win-lost")?, &before.winning_moves)?)
        }
        (Some(Outcome::Draw), Some(Outcome::Win)) => {
            refuted(better(about("explain-move-draw-lost")?, &before.drawing_moves)?)
        }
        (_, Some(Outcome::Win)) => refuted(about("explain-move-lost-anyway")?),
    }
}

/// Moves in words, joined as the language does; only the first of many.
fn described(game: &dyn AnyGame, position: &str, moves: &[String]) -> Result<Arg, GameError> {
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

/// The reasons for the outcome of one position.
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
        outcome: analysis.outcome,
        theorem: analysis.theorem,
        standing: analysis.standing,
        ..Explanation::default()
    };
    if let Some(ending) = game.ending(position)? {
        explanation.steps = vec![over(ending, convention).into()];
        explanation.theorem = None;
        return Ok(explanation);
    }
    if let Some(seats) = &analysis.seats {
        explanation.steps = seats_of(seats);
        return Ok(explanation);
    }
    if interrupt::is_set() {
        return Ok(explanation);
    }
    explanation.steps = game.reasons(position, convention)?;
    let own = !explanation.steps.is_empty();
    if !own {
        explanation.steps = searched::options(game, convention, question, analysis)?;
    }
    if own && needs_moves(game, analysis, &explanation.steps)? {
        explanation.steps.push(all_winning(game, analysis)?.into());
    }
    if let Some(score) = &analysis.score {
        let best = described(game, position, &score.best_moves)?;
        let message = Message::new("explain-score").with("mine", score.mine).with("theirs", score.theirs);
        explanation.steps.push(message.with("moves", best).into());
    }
    Ok(explanation)
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

fn all_winning(game: &dyn AnyGame, analysis: &Analysis) -> Result<Message, GameError> {
    let moves = described(game, &analysis.position, &analysis.winning_moves)?;
    Ok(Message::new("explain-all-winning").with("count", analysis.winning_moves.len()).with("moves", moves))
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
