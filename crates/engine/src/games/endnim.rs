//! End-Nim: heaps stand in a row, and only the heap at an end may be made smaller. `3,1,2` is a position, `L-1` takes 1
//! from the left end. Source: M. H. Albert, R. J. Nowakowski, The game of End-Nim, 2001; misère play: G. Cairns,
//! N. B. Ho, Some remarks on End-Nim, 2011.
use crate::{
    any::{Build, GameError, impartial},
    common::ends::{End, EndMove, EndRules, Ends},
    family::{Family, Preset, heaps_between},
    message::Message,
    outcome::Convention,
    params::Params,
    theory::{Moves, Theorem},
};

pub(crate) const FAMILY: Family = Family {
    id: "endnim",
    parameters: &[],
    presets: &[
        Preset::new("three-heaps", "3,5,7"),
        Preset::new("five-heaps", "3,1,4,1,5"),
        Preset::new("stairs", "1,2,3,4,5"),
        Preset::new("long-row", "2,7,1,8,2,8,1,8"),
        Preset::new("five-heaps-misere", "3,1,4,1,5").misere(),
    ],
    usual: 0,
    tags: &[],
    random: |_, sizes, dice| Ok(heaps_between(sizes, (3, 7), (5, 12), dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(game()))
}

/// End-Nim with any row.
pub(crate) fn game() -> Ends<EndNim> {
    Ends(EndNim)
}

/// The rules of End-Nim.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct EndNim;

impl EndRules for EndNim {
    const BOTH: bool = false;
    const THEOREM: &'static Theorem =
        &Theorem { id: "partners-of-the-ends", source: "Albert and Nowakowski 2001; misère: Cairns and Ho 2011" };

    fn winning(&self, convention: Convention, row: &[u64]) -> Option<Moves<EndMove>> {
        let (left, right) = partners(convention, row);
        let from_left = EndMove::leaving(End::Left, row[0], left);
        let from_right = EndMove::leaving(End::Right, row[row.len() - 1], right).filter(|_| row.len() > 1);
        Some(from_left.into_iter().chain(from_right).collect())
    }

    fn partner(&self, convention: Convention, left: u64, middle: &[u64]) -> Option<u128> {
        Some(partners(convention, &around(left, middle)).1)
    }

    fn rule(&self, convention: Convention, left: u64, middle: &[u64]) -> Option<Message> {
        if middle.is_empty() {
            // In misère play a single 1 is lost as it stands.
            let equal = convention == Convention::Normal || left > 1;
            return equal.then(|| Message::new("reason-endnim-two"));
        }
        // The ends that belong to the middle alone: on the side of the left end, and on the other side.
        let row = around(left, middle);
        let near = partners(convention, &row[..row.len() - 1]).0;
        let far = partners(convention, &row[1..]).1;
        if near == 0 {
            return Some(Message::new("reason-endnim-lost-middle"));
        }
        let id = match u128::from(left) {
            end if end == near => "reason-endnim-none",
            end if near < end && end <= far => "reason-endnim-less",
            end if far <= end && end < near => "reason-endnim-more",
            _ => "reason-endnim-equal",
        };
        Some(Message::new(id).with("end", left).with("near", near).with("far", far))
    }

    fn ranges(&self, deep: bool) -> Vec<(usize, u64)> {
        match deep {
            false => vec![(1, 100), (2, 100), (3, 40), (4, 20), (5, 10), (6, 7), (7, 5), (9, 3), (12, 2)],
            true => vec![(1, 300), (2, 300), (3, 90), (4, 32), (5, 16), (6, 10), (7, 7), (8, 5), (10, 3), (16, 2)],
        }
    }
}

/// A row of which the right end does not matter.
fn around(left: u64, middle: &[u64]) -> Vec<u64> {
    std::iter::once(left).chain(middle.iter().copied()).chain([1]).collect()
}

/// The left end that would make the row a loss, given the rest of it, and the same for the right end.
///
/// Why the rule of [`partner`] holds, in both conventions: fix a middle row, and write down for the left ends 0, 1, 2,
/// … in turn the right end with which each loses. Either end can be made smaller at will, so a left end loses with the
/// least right end that belongs to no smaller left end; and 0, no end at all, belongs to the left end that needs none.
fn partners(convention: Convention, row: &[u64]) -> (u128, u128) {
    // The empty row with one end is a single heap, which loses when it is empty, or in misère play when it is 1.
    let alone = u128::from(convention == Convention::Misere);
    // For each part of one length, from left to right, the left and the right end that belong to it alone.
    let mut parts = vec![(alone, alone); row.len() + 1];
    for length in 1..row.len() {
        for i in 0..=row.len() - length {
            let (without_first, (left, right)) = (parts[i + 1], parts[i]);
            parts[i] = (partner((right, left), row[i + length - 1]), partner(without_first, row[i]));
        }
    }
    (parts[1].0, parts[0].1)
}

/// The right end that makes a left end lose, around a middle row whose own ends are `(l, r)`; 0 stands for none.
fn partner((l, r): (u128, u128), end: u64) -> u128 {
    match u128::from(end) {
        end if end == l => 0,
        end if l < end && end <= r => end - 1,
        end if r <= end && end < l => end + 1,
        end => end,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::Game, notation::HeapList, outcome::Outcome, theory::Theory};

    fn winning(convention: Convention, row: &str) -> String {
        let claim = game().claim(convention, &game().read(row).unwrap()).unwrap();
        let moves: Vec<String> = claim.winning.unwrap().list.iter().map(ToString::to_string).collect();
        assert_eq!(
            claim.outcome == Outcome::Win,
            !moves.is_empty() || (row == "-" && convention == Convention::Misere)
        );
        moves.join(" ")
    }

    #[test]
    fn worked_examples_are_answered() {
        let (normal, misere) = (Convention::Normal, Convention::Misere);
        assert_eq!(winning(normal, "3,1,2"), "L-1");
        assert_eq!(winning(normal, "2,2,2"), "L-2 R-2");
        assert_eq!(winning(normal, "4,2,2,4"), "");
        assert_eq!(winning(misere, "1,1,1"), "");
        assert_eq!(winning(misere, "1,1"), "L-1 R-1");
        assert_eq!(winning(misere, "3,1,4,1,5"), "R-2");
        assert_eq!(winning(normal, "-"), "");
        assert_eq!(winning(misere, "-"), "");
    }

    #[test]
    fn empty_heaps_vanish() {
        let row = game().read("0,3,0,5,0").unwrap();
        assert_eq!(row.to_string(), "3,5");
        let left = game().play(&row, &EndMove { end: End::Left, take: 3 });
        assert_eq!(left.to_string(), "5");
        assert!(!game().is_legal(&left, &EndMove { end: End::Right, take: 1 }), "a single heap is a left end only");
    }

    #[test]
    fn two_hundred_heaps_are_read_and_one_more_is_not() {
        let row = |heaps: usize| vec!["1"; heaps].join(",");
        assert!(game().read(&row(200)).is_ok() && game().read(&format!("0,{}", row(200))).is_ok());
        assert!(game().read(&row(201)).is_err());
    }

    #[test]
    fn conventions_differ_only_for_rows_of_ones() {
        for row in crate::heap::all_heaps(4, 1, 6) {
            let outcome = |c| game().claim(c, &row).unwrap().outcome;
            let ones = row.iter().all(|heap| heap == 1);
            assert_eq!(outcome(Convention::Normal) != outcome(Convention::Misere), ones, "{row}");
        }
    }

    #[test]
    fn winning_moves_in_huge_rows_lead_to_losses() {
        let mut heap = u64::MAX;
        for length in 1..=200 {
            let row: HeapList = (0..length)
                .map(|i| {
                    heap = heap.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    if i % 3 == 0 { u64::MAX - (heap >> 62) } else { heap >> (heap % 60) | 1 }
                })
                .collect();
            for convention in Convention::BOTH {
                let claim = game().claim(convention, &row).unwrap();
                for mv in &claim.winning.unwrap().list {
                    let option = game().play(&row, mv);
                    assert_eq!(game().claim(convention, &option).unwrap().outcome, Outcome::Loss, "{row} {mv}");
                }
            }
        }
    }
}
