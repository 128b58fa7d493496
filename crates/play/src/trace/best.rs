//! The thoughts of the strongest: what theory or search says, what is rejected, what is found.
use super::{Thought, ThoughtKind, others};
use crate::{
    effort::Look,
    level::{ChosenMove, Why},
    opponent::low_columns::{columns, nim_sum},
    trap,
};
use engine::{
    Analysis, GameError, Outcome,
    explain::{Columns, Step},
    message::{Arg, Message},
};
use text::phrase;

/// Number of rejected moves that are spoken of.
const REJECTED: usize = 3;

/// Number of other moves of a lost position that are compared with the one that is played.
const COMPARED: usize = 2;

/// Maximum length of a position that is written into a sentence.
const LONGEST_POSITION: usize = 80;

/// Maximum number of parts that are named.
const MOST_NAMED: usize = 12;

pub(super) fn thoughts(look: &mut Look, position: &str, choice: &ChosenMove) -> Result<Vec<Thought>, GameError> {
    let root = look.at(position, 0)?;
    let mut thoughts = grounds(look, position, &root)?;
    match choice.why {
        Why::Trap { .. } => thoughts.extend(traps(look, &root, position, choice)?),
        _ => thoughts.extend(rejections(look, position, &root, &choice.mv)?),
    }
    if let Why::Wins { .. } = choice.why {
        thoughts.extend(reasons(look, position, &choice.mv)?);
    }
    thoughts.push(choice_thought(look, position, choice)?);
    Ok(thoughts)
}

/// Why the position after a winning move is lost for you, in the terms of the game; nothing if columns say it.
fn reasons(look: &Look, position: &str, mv: &str) -> Result<Vec<Thought>, GameError> {
    let option = look.game.play(position, mv)?;
    let is_over = look.game.ending(&option)?.is_some();
    if is_over || option.len() > LONGEST_POSITION || columns(look, &option)?.is_some() {
        return Ok(Vec::new());
    }
    let steps = look.game.reasons(&option, look.convention)?;
    if steps.is_empty() {
        return Ok(Vec::new());
    }
    let candidate = Thought::about(ThoughtKind::Look, "trace-try", mv);
    let mut last = Thought { say: candidate.say.with("position", option), ..candidate };
    let mut thoughts = Vec::new();
    for step in steps {
        match step {
            Step::Say(message) => thoughts.push(std::mem::replace(&mut last, Thought::look(message))),
            Step::Columns(columns) => last.columns = Some(columns),
            Step::Table(table) => last.table = Some(table),
        }
    }
    thoughts.push(last);
    Ok(thoughts)
}

/// What the position looks like: its columns, a theorem, or a search, and who wins.
fn grounds(look: &Look, position: &str, root: &Analysis) -> Result<Vec<Thought>, GameError> {
    let mut thoughts = Vec::new();
    match (columns(look, position)?, root.theorem) {
        (Some(columns), _) => thoughts.extend(columns_thoughts(&columns)),
        (None, Some(theorem)) => {
            let message = Message::new("trace-theorem").with("theorem", phrase::theorem_name(theorem));
            thoughts.push(Thought::look(message));
        }
        (None, None) if root.outcome.is_some() && root.positions > 0 => {
            thoughts.push(Thought::look(Message::new("trace-search").with("count", root.positions)));
        }
        (None, None) => {}
    }
    thoughts.push(Thought::look(Message::new(match root.outcome {
        Some(Outcome::Win) => "trace-win",
        Some(Outcome::Loss) => "trace-loss",
        Some(Outcome::Draw) => "trace-draw",
        None => "trace-too-large",
    })));
    Ok(thoughts)
}

/// The columns, and which numbers have a one in the leftmost odd one.
fn columns_thoughts(columns: &Columns) -> Vec<Thought> {
    let plain = Columns { marked_rows: Vec::new(), marked_column: None, ..columns.clone() };
    let mut thoughts = vec![Thought::look(Message::new("trace-look-columns")).with_columns(Some(plain.clone()))];
    let Some(bit) = nim_sum(columns).checked_ilog2() else {
        thoughts.push(Thought::look(Message::new("trace-columns-even")));
        return thoughts;
    };
    let (with, without): (Vec<usize>, Vec<usize>) =
        (0..columns.rows.len()).partition(|&row| columns.rows[row].1 >> bit & 1 == 1);
    let odd = Columns { marked_column: Some(bit), ..plain };
    let say = Message::new("trace-columns-odd").with("column", 1u128 << bit);
    thoughts.push(Thought::look(say).with_columns(Some(odd.clone())));
    if !without.is_empty() && without.len() <= MOST_NAMED {
        thoughts.push(Thought::look(Message::new("trace-parts-without").with("parts", names(columns, &without))));
    }
    if with.len() <= MOST_NAMED {
        let say = Message::new("trace-parts-with").with("parts", names(columns, &with));
        thoughts.push(Thought::look(say).with_columns(Some(Columns { marked_rows: with, ..odd })));
    }
    thoughts
}

fn names(columns: &Columns, rows: &[usize]) -> Arg {
    Arg::List(rows.iter().map(|&row| columns.rows[row].0.clone().into()).collect())
}

/// Moves that are tried and rejected.
fn rejections(look: &mut Look, position: &str, root: &Analysis, mv: &str) -> Result<Vec<Thought>, GameError> {
    let good = [&root.winning_moves, &root.drawing_moves];
    let mut thoughts = Vec::new();
    for other in others(look, position, mv, 3 * REJECTED)? {
        if good.into_iter().flatten().any(|good| *good == other) {
            continue;
        }
        thoughts.extend(rejection(look, position, root, &other)?);
        if thoughts.len() == REJECTED {
            break;
        }
    }
    Ok(thoughts)
}

/// Why a move is rejected, if that is known.
fn rejection(look: &mut Look, position: &str, root: &Analysis, mv: &str) -> Result<Option<Thought>, GameError> {
    let option = look.game.play(position, mv)?;
    if look.game.ending(&option)?.is_some() {
        return Ok((!look.ends_well(position, mv)?).then(|| Thought::reject("trace-reject-ends", mv)));
    }
    let after = look.quickly(&option)?;
    let odd = columns(look, &option)?.and_then(|columns| Some((nim_sum(&columns).checked_ilog2()?, columns)));
    Ok(match (after.outcome, after.winning_moves.first(), odd) {
        (Some(Outcome::Win), Some(reply), Some((bit, columns))) => {
            let columns = Columns { marked_rows: Vec::new(), marked_column: Some(bit), ..columns };
            let thought = Thought::reject("trace-reject-column", mv).with_reply(reply).with_columns(Some(columns));
            Some(Thought { say: thought.say.with("column", 1u128 << bit), ..thought })
        }
        (Some(Outcome::Win), Some(reply), None) => Some(Thought::reject("trace-reject", mv).with_reply(reply)),
        (Some(Outcome::Draw), ..) if root.outcome == Some(Outcome::Win) => {
            Some(Thought::reject("trace-reject-draw", mv))
        }
        _ => None,
    })
}

/// How hard some moves of a lost position are to answer, the one that is played last.
fn traps(look: &mut Look, root: &Analysis, position: &str, choice: &ChosenMove) -> Result<Vec<Thought>, GameError> {
    let Why::Trap { replies: Some(best), .. } = choice.why else { return Ok(Vec::new()) };
    let mut thoughts = Vec::new();
    for other in others(look, position, &choice.mv, 4 * COMPARED)? {
        match trap::trap(look, root, position, &other)?.replies {
            Some(usize::MAX) => thoughts.push(Thought::reject("trace-reject-ends", &other)),
            Some(replies) if replies > best => {
                let thought = Thought::reject("trace-trap", &other);
                thoughts.push(Thought { say: thought.say.with("replies", replies), ..thought });
            }
            _ => {}
        }
        if thoughts.len() == COMPARED {
            break;
        }
    }
    Ok(thoughts)
}

/// The move that is played, and what it does.
fn choice_thought(look: &Look, position: &str, choice: &ChosenMove) -> Result<Thought, GameError> {
    let mv = choice.mv.as_str();
    Ok(match choice.why {
        Why::Wins { .. } => {
            let after = columns(look, &look.game.play(position, mv)?)?.filter(|columns| nim_sum(columns) == 0);
            match after {
                Some(columns) => Thought::find("trace-find-even", mv).with_columns(Some(columns)),
                None => Thought::find("trace-find-win", mv),
            }
        }
        Why::Draws { .. } => Thought::find("trace-find-draw", mv),
        Why::Trap { replies: Some(replies), .. } if replies < usize::MAX => {
            let thought = Thought::find("trace-find-trap", mv);
            Thought { say: thought.say.with("replies", replies), ..thought }
        }
        Why::Trap { .. } => Thought::find("trace-find-last", mv),
        _ => Thought::find("trace-guess", mv),
    })
}
