//! Staircase Nim: coins on steps; take any number from one step and put them one step down, off the stairs from step 1.
//! `2,0,3` has 2 coins on step 1 and 3 on step 3; `3-2` moves two coins from step 3 to step 2.
//! Source: the reversal argument of Sprague and Grundy; T. S. Ferguson, Game Theory, part I.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Change, Piece, Shape, Touch},
    common::nim_equivalent,
    explain::{Step, nim_sum::Ones},
    family::{Family, Preset, Tag, heaps_within},
    game::{Game, Impartial, Size},
    heap::all_heaps,
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::Convention,
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};

pub(crate) const FAMILY: Family = Family {
    id: "staircase",
    parameters: &[],
    presets: &[Preset::new("four-steps", "3,1,2,4"), Preset::new("five-steps", "1,2,3,4,5")],
    usual: 0,
    tags: &[Tag::Classic],
    random: |_, sizes, dice| Ok(heaps_within(sizes, (3, 6), (4, 9), 1..=u64::MAX / 64, dice)),
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(Staircase))
}

const THEOREM: Theorem = Theorem { id: "nim-on-the-odd-steps", source: "reversible moves; Bouton 1901" };

/// The rules of Staircase Nim.
#[derive(Clone, Copy, Debug)]
pub(super) struct Staircase;

impl Game for Staircase {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let steps: HeapList = text.parse()?;
        match steps.total() > u128::from(u64::MAX) {
            true => Err(ParseError::new(text, "expected-staircase-position")),
            false => Ok(steps),
        }
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, steps: &HeapList) -> impl Iterator<Item = Takes> {
        steps.iter().enumerate().flat_map(|(step, coins)| (1..=coins).map(move |take| Takes::one(step, take)))
    }

    fn play(&self, steps: &HeapList, mv: &Takes) -> HeapList {
        let mut after = mv.apply(steps);
        let (step, coins) = mv.0[0];
        if step > 0 {
            after.0[step - 1] += coins;
        }
        after
    }

    fn board(&self, steps: &HeapList) -> Board {
        let mut board = Board::of_heaps(Shape::Stairs, steps);
        board.spots.iter_mut().for_each(|step| step.piece = Piece::Coin);
        board
    }

    fn effect(&self, steps: &HeapList, mv: &Takes) -> Vec<Touch> {
        let (step, count) = mv.0[0];
        match step.checked_sub(1) {
            None => vec![Touch::take(step, count, steps.0[step])],
            Some(below) => vec![Touch::new(step, Change::Leave { count }), Touch::new(below, Change::Arrive { count })],
        }
    }

    fn is_legal(&self, steps: &HeapList, mv: &Takes) -> bool {
        mv.0.len() == 1 && mv.fits(steps)
    }

    fn canonical(&self, mut steps: HeapList) -> HeapList {
        let used = steps.0.iter().rposition(|&coins| coins > 0).map_or(0, |last| last + 1);
        steps.0.truncate(used);
        steps
    }

    fn size(&self, steps: &HeapList) -> Size {
        // Each step can be emptied to any number while those above stay as they are.
        Size::of_box(&steps.0, 1, 0)
    }

    fn describe(&self, _: &HeapList, mv: &Takes) -> Message {
        let (step, coins) = mv.0[0];
        let message = Message::new(if step == 0 { "move-coins-off" } else { "move-coins-down" }).with("count", coins);
        if step == 0 { message } else { message.with("from", step + 1).with("to", step) }
    }
}

impl Impartial for Staircase {}

/// The coins on steps 1, 3, 5, ….
fn odd_steps(steps: &HeapList) -> Vec<u64> {
    steps.iter().step_by(2).collect()
}

/// The move that changes the coins of an odd step: it gives some away, or gets them from the step above.
fn change(steps: &HeapList, odd: usize, size: u64) -> Option<Takes> {
    let step = 2 * odd;
    match steps.0[step].checked_sub(size) {
        Some(less) => Some(Takes::one(step, less)),
        None => {
            let more = size - steps.0[step];
            steps.0.get(step + 1).is_some_and(|&above| more <= above).then(|| Takes::one(step + 1, more))
        }
    }
}

impl Theory for Staircase {
    fn claim(&self, convention: Convention, steps: &HeapList) -> Option<Claim<Takes>> {
        Some(nim_equivalent::claim(convention, &odd_steps(steps), &THEOREM, |odd, size| change(steps, odd, size)))
    }

    fn verdict(&self, convention: Convention, steps: &HeapList) -> Option<Claim<Takes>> {
        Some(nim_equivalent::verdict(convention, &odd_steps(steps), &THEOREM))
    }

    fn moves_to(&self, steps: &HeapList, value: NimValue) -> Option<Moves<Takes>> {
        Some(nim_equivalent::moves_to(&odd_steps(steps), value, |odd, size| change(steps, odd, size)))
    }

    fn reasons(&self, convention: Convention, position: &HeapList) -> Vec<Step> {
        let name = |(odd, coins): (usize, u64)| (Message::new("reason-step").with("step", 2 * odd + 1), coins);
        let heaps = odd_steps(position).into_iter().enumerate().map(name).collect();
        let change = |odd, size| change(position, odd, size);
        let columns =
            nim_equivalent::reasons(convention, heaps, Ones::Mended, change, |mv| self.describe(position, mv));
        let intro = Message::new("reason-staircase-odd").into();
        std::iter::once(intro).chain(columns).chain([Message::new("reason-staircase-even").into()]).collect()
    }

    /// Coins that come down to an odd step are moved on.
    fn undo(&self, _: Convention, _: &HeapList, mv: &Takes) -> Option<(Takes, Message)> {
        let (step, coins) = mv.0[0];
        if step % 2 == 0 {
            return None;
        }
        let why = Message::new("reason-staircase-undone").with("step", step + 1).with("coins", coins);
        Some((Takes::one(step - 1, coins), why))
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let sizes: &[(usize, u64)] =
            if deep { &[(3, 50), (4, 19), (5, 13), (6, 8)] } else { &[(3, 20), (4, 9), (5, 8), (6, 5)] };
        let range = |&(steps, most)| {
            Range::new(Message::new("range-steps").with("steps", steps).with("most", most), all_heaps(steps, 0, most))
        };
        sizes.iter().map(range).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;

    fn check(position: &str, convention: Convention, outcome: Outcome, winning: &str) {
        let claim = Staircase.claim(convention, &Staircase.read(position).unwrap()).unwrap();
        let moves: Vec<String> = claim.winning.unwrap().list.iter().map(Takes::to_string).collect();
        assert_eq!((claim.outcome, moves.join(" ")), (outcome, winning.to_owned()), "{position}");
    }

    #[test]
    fn even_steps_do_not_count() {
        check("0,5", Convention::Normal, Outcome::Loss, "");
        check("2,7,2", Convention::Normal, Outcome::Loss, "");
        check("0,5", Convention::Misere, Outcome::Win, "2-1");
    }

    #[test]
    fn a_winning_move_may_bring_coins_down_to_an_odd_step() {
        check("1,2,3", Convention::Normal, Outcome::Win, "2-2 3-2");
    }

    #[test]
    fn coins_leave_the_stairs_only_from_the_first_step() {
        let steps = Staircase.read("1,2").unwrap();
        let after = |mv: &str| Staircase.play(&steps, &mv.parse().unwrap()).to_string();
        assert_eq!((after("1-1"), after("2-2")), ("0,2".to_owned(), "3,0".to_owned()));
        assert!(Staircase.read("18446744073709551615,1").is_err());
    }
}
