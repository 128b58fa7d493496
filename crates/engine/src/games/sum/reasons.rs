//! Why a sum is won or lost: what each part is worth, and the columns of these values.
use super::{Sum, inquiry, join};
use crate::{
    analysis::Question,
    any::GameError,
    explain::{Cell, Step, Table, nim_sum::Parts},
    message::Message,
    outcome::Convention,
    solve::Budget,
    theory::Tame,
};

/// Budget for the value of a part; parts that take longer are left to the general search.
fn quick() -> Question {
    Question { budget: Budget::positions(20_000), ..Question::default() }
}

/// The reasons; none if the values of the parts are not found quickly, or do not decide.
pub(super) fn of(sum: &Sum, positions: &[String], convention: Convention) -> Result<Vec<Step>, GameError> {
    match convention {
        Convention::Normal => normal(sum, positions),
        Convention::Misere => misere(sum, positions),
    }
}

fn normal(sum: &Sum, positions: &[String]) -> Result<Vec<Step>, GameError> {
    let mut values = Vec::new();
    for (part, position) in sum.parts.iter().zip(positions) {
        let known = part.game.analyse(position, Convention::Normal, &quick())?;
        let Some(value) = known.nim_value else { return Ok(Vec::new()) };
        values.push(value.0);
    }
    let parts = name_parts(&values);
    let mut steps: Vec<Step> = vec![Message::new("reason-sum").into(), table(sum, positions, &values)];
    let Some(mv) = winning(sum, positions, Convention::Normal)? else {
        steps.extend(parts.even(Convention::Normal));
        return Ok(steps);
    };
    let (part, _) = sum.read_move(&mv)?;
    let words = sum.describe(&join(positions), &mv)?;
    steps.extend(parts.repair(part).map(|repair| parts.odd(Convention::Normal, &repair, words)).unwrap_or_default());
    Ok(steps)
}

/// Misère play: the values decide only if every part is tame, and whether a heap larger than 1 is left matters too.
fn misere(sum: &Sum, positions: &[String]) -> Result<Vec<Step>, GameError> {
    let Some(tame) = tame(sum, positions)? else { return Ok(Vec::new()) };
    let parts = named_tame(&tame);
    let whole = tame.iter().fold(Tame::EMPTY, |all, part| all.and(*part));
    let words = winning(sum, positions, Convention::Misere)?
        .map(|mv| sum.describe(&join(positions), &mv).map(|words| (mv, words)))
        .transpose()?;
    let mut steps: Vec<Step> = vec![Message::new("reason-sum-tame").into(), tame_table(sum, positions, &tame)];
    let rule = || Message::new("reason-sum-misere").into();
    match words {
        None if whole.large => steps.extend(parts.even_then(rule())),
        None => steps.push(Message::new("reason-sum-ones-lost").into()),
        Some((_, words)) if !whole.large => {
            steps.push(Message::new("reason-sum-ones-won").with("move", words).into());
        }
        Some((mv, words)) => {
            let after = tame_after(sum, positions, &mv)?;
            if after.iter().any(|part| part.large) {
                steps.extend(parts.compared_with(&named_tame(&after), words, None, rule()));
            } else {
                steps.push(Message::new("reason-sum-switch").with("move", words).into());
            }
        }
    }
    Ok(steps)
}

fn tame(sum: &Sum, positions: &[String]) -> Result<Option<Vec<Tame>>, GameError> {
    sum.parts.iter().zip(positions).map(|(part, position)| part.game.tame(position)).collect()
}

fn tame_after(sum: &Sum, positions: &[String], mv: &str) -> Result<Vec<Tame>, GameError> {
    let after = sum.read(&sum.play(&join(positions), mv)?)?;
    Ok(tame(sum, &after)?.unwrap_or_default())
}

/// A winning move, if one is found quickly.
fn winning(sum: &Sum, positions: &[String], convention: Convention) -> Result<Option<String>, GameError> {
    let analysis = inquiry::analyse(sum, positions, convention, &quick())?;
    Ok(analysis.winning_moves.into_iter().next())
}

/// Numbers of the parts, named in order.
fn name_parts(values: &[u128]) -> Parts {
    (1u64..).zip(values).map(|(part, &value)| (Message::new("reason-part").with("part", part), value)).collect()
}

/// The nim-sums of tame parts, named in order.
fn named_tame(tame: &[Tame]) -> Parts {
    name_parts(&tame.iter().map(|tame| tame.sum.0).collect::<Vec<u128>>())
}

/// The table of tame parts: also whether a heap larger than 1 is in them, since the nim-sum does not tell.
fn tame_table(sum: &Sum, positions: &[String], tame: &[Tame]) -> Step {
    let mut table = parts_of(sum, positions, &tame.iter().map(|tame| tame.sum.0).collect::<Vec<u128>>());
    table.header.push(Message::new("label-large"));
    for (row, tame) in table.rows.iter_mut().zip(tame) {
        row.push(Cell::Say(Message::new(if tame.large { "reason-sum-large" } else { "reason-sum-small" })));
    }
    Step::Table(table)
}

/// Each part with its game, its position and its value.
fn table(sum: &Sum, positions: &[String], values: &[u128]) -> Step {
    Step::Table(parts_of(sum, positions, values))
}

fn parts_of(sum: &Sum, positions: &[String], values: &[u128]) -> Table {
    let parts = (1u64..).zip(sum.parts.iter().zip(positions).zip(values));
    let row = |(number, ((part, position), value)): (u64, ((&super::Part, &String), &u128))| {
        vec![
            Cell::Say(Message::new("reason-part").with("part", number)),
            Cell::Text(part.spec.family.id.to_owned()),
            Cell::Text(position.clone()),
            Cell::Text(value.to_string()),
        ]
    };
    let header = ["label-part", "label-game", "label-position", "label-nim-value"].map(Message::new).to_vec();
    Table { header, rows: parts.map(row).collect(), marked: Vec::new() }
}
