//! A move in steps: which place, then how many or what there, until only one move is left.
use crate::needs::Needs;
use engine::board::{Board, Change, Place, Spot, Touch};
use play::{Picker, picker::PickerMove};

/// Maximum number of moves that are listed with numbers.
const MOST_LISTED: usize = 12;

/// The next thing to ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Nothing: this is the move.
    Done(String),
    /// At which of these places, and the move if it may end here.
    Place { labels: Vec<String>, complete: Option<String>, arrives: bool },
    /// Which of these amounts at a place.
    Amount { label: String, amounts: Vec<u64>, adds: bool },
    /// Which of these moves.
    List(Vec<String>),
    /// The move itself, since there is no shorter way to say it.
    Typed,
}

/// A move as far as it is chosen.
pub(super) struct MoveSteps<'p> {
    choices: &'p [PickerMove],
    board: &'p Board,
    combines: bool,
    chosen: Vec<Touch>,
    spot: Option<usize>,
    amount: Option<u64>,
}

impl<'p> MoveSteps<'p> {
    /// Nothing is chosen.
    pub(super) fn new(picker: &'p Picker, board: &'p Board) -> MoveSteps<'p> {
        let combines = Needs::of(picker.choices()).combinations;
        MoveSteps { choices: picker.choices(), board, combines, chosen: Vec::new(), spot: None, amount: None }
    }

    /// Whether a part of the move is chosen.
    pub(super) fn has_begun(&self) -> bool {
        !self.chosen.is_empty() || self.spot.is_some()
    }

    /// The moves that fit what is chosen.
    fn fitting(&self) -> Vec<&'p PickerMove> {
        let begins = |choice: &PickerMove| self.combines || choice.touches.first() == self.chosen.first();
        let fits = |choice: &&PickerMove| {
            self.chosen.is_empty() || begins(choice) && self.chosen.iter().all(|touch| choice.touches.contains(touch))
        };
        self.choices.iter().filter(fits).collect()
    }

    /// What may be chosen next: of most moves only what they begin with.
    fn open(&self) -> Vec<(Touch, &'p PickerMove)> {
        let most = if self.combines || !self.chosen.is_empty() { usize::MAX } else { 1 };
        let of_move = |choice: &'p PickerMove| {
            let open = choice.touches.iter().filter(|touch| !self.chosen.contains(touch)).take(most);
            open.map(move |&touch| (touch, choice)).collect::<Vec<_>>()
        };
        let here = |touch: &Touch| self.spot.is_none_or(|spot| touch.spot == spot);
        let so_many = |touch: &Touch| self.amount.is_none_or(|count| amount(touch) == Some(count));
        let all = self.fitting().into_iter().flat_map(of_move);
        all.filter(|(touch, _)| here(touch) && so_many(touch)).collect()
    }

    /// The name of a place; in a sum with the number of its part.
    fn label(&self, spot: usize) -> String {
        let mut rest = spot;
        for (number, part) in (1..).zip(&self.board.parts) {
            if rest < part.len() {
                return format!("{number}:{}", part.spot(rest).map(name).unwrap_or_default());
            }
            rest -= part.len();
        }
        self.board.spot(spot).map(name).unwrap_or_default()
    }

    /// The next thing to ask. What is clear is chosen on the way.
    pub(super) fn next(&mut self) -> Step {
        loop {
            let fitting = self.fitting();
            if let (false, [only]) = (self.chosen.is_empty(), &fitting[..]) {
                return Step::Done(only.mv.clone());
            }
            let open = self.open();
            let Some(spot) = self.spot else {
                let mut spots: Vec<usize> = open.iter().map(|(touch, _)| touch.spot).collect();
                spots.sort_unstable();
                spots.dedup();
                let done = |choice: &&&PickerMove| choice.touches.len() == self.chosen.len();
                let complete = fitting.iter().find(done).map(|choice| choice.mv.clone());
                if let (None, [only]) = (&complete, &spots[..]) {
                    self.spot = Some(*only);
                    continue;
                }
                let labels: Vec<String> = spots.iter().map(|&spot| self.label(spot)).collect();
                let arrives = open.iter().all(|(touch, _)| matches!(touch.change, Change::Arrive { .. }));
                return if are_names(&labels) { Step::Place { labels, complete, arrives } } else { Step::Typed };
            };
            let mut touches: Vec<Touch> = Vec::new();
            for (touch, _) in &open {
                if !touches.contains(touch) {
                    touches.push(*touch);
                }
            }
            match touches[..] {
                [] => return Step::Typed,
                [only] => {
                    self.chosen.push(only);
                    (self.spot, self.amount) = (None, None);
                    continue;
                }
                _ => {}
            }
            let amounts: Option<Vec<u64>> = touches.iter().map(amount).collect();
            let mut amounts = amounts.unwrap_or_default();
            amounts.sort_unstable();
            amounts.dedup();
            let are_clear = amounts.len() == touches.len() || touches.len() > MOST_LISTED;
            if self.amount.is_none() && amounts.len() > 1 && are_clear {
                let adds = touches.iter().all(|touch| matches!(touch.change, Change::Put { .. }));
                return Step::Amount { label: self.label(spot), amounts, adds };
            }
            let moves: Vec<String> = open.iter().map(|(_, choice)| choice.mv.clone()).collect();
            return if moves.len() <= 3 * MOST_LISTED { Step::List(moves) } else { Step::Typed };
        }
    }

    /// Chooses a place by its label; `false` if there is no move.
    pub(super) fn choose_place(&mut self, label: &str) -> bool {
        let spot = self.open().iter().map(|(touch, _)| touch.spot).find(|&spot| self.label(spot) == label);
        self.spot = spot.or(self.spot);
        spot.is_some()
    }

    /// Chooses an amount at the place chosen.
    pub(super) fn choose_amount(&mut self, count: u64) -> bool {
        let exists = self.open().iter().any(|(touch, _)| amount(touch) == Some(count));
        if exists {
            self.amount = Some(count);
        }
        exists
    }
}

/// What a spot is called: its label, or its column and its row.
pub(super) fn name(spot: &Spot) -> String {
    match spot.place {
        Place::Square { column, row } if spot.label.is_empty() => format!("{}:{}", column + 1, row + 1),
        _ => spot.label.clone(),
    }
}

/// Whether labels can be typed to tell places apart.
fn are_names(labels: &[String]) -> bool {
    let mut sorted: Vec<&String> = labels.iter().collect();
    sorted.sort_unstable();
    sorted.dedup();
    sorted.len() == labels.len() && !labels.iter().any(String::is_empty)
}

/// How many pieces are concerned.
fn amount(touch: &Touch) -> Option<u64> {
    match touch.change {
        Change::Take { count, .. } | Change::Put { count } | Change::Leave { count } => Some(count),
        Change::Cut { .. } | Change::Arrive { .. } | Change::Turn | Change::Place(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    /// Answers the questions about a position one after another, and returns the last step.
    fn answer(game: &str, set: &str, position: &str, answers: &[&str]) -> Step {
        let family = games::family(game).unwrap();
        let game = games::build(game, &games::params(family, set).unwrap()).unwrap();
        let board = game.board(position).unwrap();
        let picker = Picker::new(&*game, position).unwrap();
        let mut steps = MoveSteps::new(&picker, &board);
        for answer in answers {
            match steps.next() {
                Step::Place { .. } => assert!(steps.choose_place(answer), "{answer}"),
                Step::Amount { .. } => assert!(steps.choose_amount(answer.parse().unwrap()), "{answer}"),
                other => panic!("{other:?} before {answer}"),
            }
        }
        steps.next()
    }

    fn done(mv: &str) -> Step {
        Step::Done(mv.to_owned())
    }

    #[test]
    fn a_stone_needs_a_place_and_a_domino_two() {
        assert_eq!(answer("hex", "size=3", "-", &["b2"]), done("b2"));
        assert!(matches!(answer("cram", "", "2x2", &["a1"]), Step::Place { labels, .. } if labels == ["b1", "a2"]));
    }

    #[test]
    fn more_heaps_may_be_added() {
        let step = answer("moore", "k=2", "3,4", &["2", "3"]);
        assert!(matches!(&step, Step::Place { labels, complete: Some(mv), .. } if labels == &["1"] && mv == "2-3"));
        assert_eq!(answer("moore", "k=2", "3,4", &["2", "3", "1", "2"]), done("1-2,2-3"));
    }

    #[test]
    fn what_is_clear_is_not_asked() {
        assert!(matches!(answer("grundy", "", "7", &[]), Step::List(moves) if moves.len() == 3));
        assert!(matches!(answer("chomp", "", "2x2", &["2:2"]), Step::Done(_)));
    }
}
