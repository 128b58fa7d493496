//! Why a bar is won or lost: two arms, two rows, equal arms, or a strategy to steal.
use super::{Bite, Chomp, arms, claim_two};
use crate::{
    explain::{Step, bouton, nim_sum::Parts},
    game::Game,
    message::Message,
    notation::HeapList,
    outcome::Convention,
};

/// The reasons, where theory has any.
pub(super) fn of(convention: Convention, rows: &HeapList) -> Vec<Step> {
    if let Some(arms) = arms(rows) {
        return of_arms(convention, rows, arms);
    }
    if convention == Convention::Normal
        && let Some(step) = two_lines(rows)
    {
        return vec![step];
    }
    if rows.0[0] == rows.len() as u64 && rows.len() > 2 {
        return equal_sides(convention, rows);
    }
    let whole = rows.0[0] == rows.0[rows.len() - 1];
    let stolen = whole && convention == Convention::Normal;
    stolen.then(|| Message::new("reason-chomp-steal").into()).into_iter().collect()
}

/// An L is Nim with its arms as heaps.
fn of_arms(convention: Convention, rows: &HeapList, (across, down): (u64, u64)) -> Vec<Step> {
    let names = ["reason-arm-row", "reason-arm-column"].map(Message::new);
    let parts: Parts = names.into_iter().zip([u128::from(across), u128::from(down)]).collect();
    let bite = |arm: usize, left: u128| {
        let first = u64::try_from(left).unwrap_or(0) + 1;
        let bite = match arm {
            0 => Bite { row: 0, square: first },
            _ => Bite { row: usize::try_from(first).unwrap_or(0), square: 0 },
        };
        Chomp.describe(rows, &bite)
    };
    let mut steps: Vec<Step> = vec![Message::new("reason-chomp-arms").into()];
    steps.extend(bouton::reasons(convention, &parts, bite));
    steps
}

/// Two rows or two columns: the first must be longer by exactly one square.
fn two_lines(rows: &HeapList) -> Option<Step> {
    let winning = claim_two(rows)?.winning?.list.first().copied();
    let second = rows.iter().skip(1).take_while(|&row| row > 1).count() as u64 + 1;
    let (long, short) = if rows.len() == 2 { (rows.0[0], rows.0[1]) } else { (rows.len() as u64, second) };
    let message = match winning {
        Some(bite) => Message::new("reason-chomp-two-won").with("move", Chomp.describe(rows, &bite)),
        None => Message::new("reason-chomp-two-lost"),
    };
    Some(message.with("long", long).with("short", short).into())
}

/// As many rows as columns: 2:2 leaves an L with equal arms.
fn equal_sides(convention: Convention, rows: &HeapList) -> Vec<Step> {
    let bite = Chomp.describe(rows, &Bite { row: 1, square: 1 });
    let message = Message::new("reason-chomp-square").with("arm", rows.len() - 1).with("move", bite);
    let misere = (convention == Convention::Misere).then(|| Message::new("explain-misere-same").into());
    std::iter::once(message.into()).chain(misere).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{outcome::Outcome, theory::Theory};

    #[test]
    fn reasons_exist_exactly_where_theory_claims() {
        for rows in (1..6).flat_map(|count| crate::heap::sorted_heaps(count, 1, 5)) {
            let rows: HeapList = rows.iter().rev().collect();
            for convention in Convention::BOTH {
                let claim = Chomp.claim(convention, &rows);
                assert_eq!(of(convention, &rows).is_empty(), claim.is_none(), "{convention:?} {rows}");
            }
        }
    }

    #[test]
    fn the_bite_of_equal_sides_leaves_equal_arms() {
        let after = Chomp.play(&"4,4,3,2".parse().unwrap(), &Bite { row: 1, square: 1 });
        assert_eq!(arms(&after), Some((3, 3)));
        assert_eq!(Chomp.claim(Convention::Misere, &after).unwrap().outcome, Outcome::Loss);
    }
}
