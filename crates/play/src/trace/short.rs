//! The thoughts of those who do not think far.
use super::{Thought, others, rejected_at_sight};
use crate::{
    effort::Look,
    opponent::{
        SEEN,
        low_columns::{columns, nim_sum},
    },
};
use engine::{GameError, explain::Columns, message::Message};

/// Number of rejected moves that are spoken of.
const REJECTED: usize = 4;

/// Any move.
pub(super) fn chance(mv: &str) -> Vec<Thought> {
    vec![Thought::look(Message::new("trace-no-end")), Thought::find("trace-any", mv)]
}

/// A move after which no reply wins at once.
pub(super) fn calm(look: &Look, position: &str, mv: &str) -> Result<Vec<Thought>, GameError> {
    let mut thoughts = vec![Thought::look(Message::new("trace-no-end"))];
    thoughts.extend(rejection(look, position, mv)?);
    thoughts.push(Thought::find("trace-find-calm", mv));
    Ok(thoughts)
}

/// Every move seems to lose at once.
pub(super) fn nothing_calm(look: &Look, position: &str, mv: &str) -> Result<Vec<Thought>, GameError> {
    let mut thoughts = vec![Thought::look(Message::new("trace-no-end"))];
    thoughts.extend(rejection(look, position, mv)?);
    thoughts.push(Thought::find("trace-any", mv));
    Ok(thoughts)
}

fn rejection(look: &Look, position: &str, mv: &str) -> Result<Vec<Thought>, GameError> {
    if look.game.players() > 2 {
        return Ok(Vec::new());
    }
    let mut rejected = Vec::new();
    for other in others(look, position, mv, 3 * REJECTED)? {
        rejected.extend(rejected_at_sight(look, position, &other)?);
        if rejected.len() == REJECTED {
            break;
        }
    }
    Ok(rejected)
}

/// A move that makes the low columns even.
pub(super) fn low_columns(look: &Look, position: &str, mv: &str) -> Result<Vec<Thought>, GameError> {
    let mut thoughts = low(look, position)?;
    let after = columns(look, &look.game.play(position, mv)?)?;
    thoughts.push(Thought::find("trace-find-low", mv).with_columns(after.map(without_high)));
    Ok(thoughts)
}

/// No move makes the low columns even; nothing in games without columns.
pub(super) fn nothing_even(look: &Look, position: &str) -> Result<Vec<Thought>, GameError> {
    let mut thoughts = low(look, position)?;
    if !thoughts.is_empty() {
        thoughts.push(Thought::look(Message::new("trace-low-none")));
    }
    Ok(thoughts)
}

/// The columns that are seen, and the forgotten one that is odd.
fn low(look: &Look, position: &str) -> Result<Vec<Thought>, GameError> {
    let Some(columns) = columns(look, position)? else { return Ok(Vec::new()) };
    let odd = nim_sum(&columns).checked_ilog2().map_or(0, |bit| 1u128 << bit);
    let forgotten = Message::new("trace-low-forgot").with("column", odd);
    let seen = Thought::look(Message::new("trace-low")).with_columns(Some(without_high(columns)));
    Ok(vec![seen, Thought::look(forgotten)])
}

/// The columns without those that are forgotten.
fn without_high(columns: Columns) -> Columns {
    let rows = columns.rows.into_iter().map(|(name, number)| (name, number % SEEN)).collect();
    Columns { rows, marked_rows: Vec::new(), marked_column: None, ..columns }
}
