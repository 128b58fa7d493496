//! What is true: a search of its own, from the rules alone, so that no theory of the engine can mislead it.
use engine::{AnyGame, Convention, Ending, Outcome};
use std::{
    cell::RefCell,
    collections::{BTreeSet, BinaryHeap, HashMap},
};

/// Maximum number of positions that are explored for one question.
const MOST: usize = 20_000;

/// Maximum number of moves for each of these positions, on average.
const MOVES: usize = 12;

/// The outcome of a position for the player to move, and how many moves remain when the winner hurries and the loser
/// delays; no number in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fact {
    pub outcome: Outcome,
    pub remoteness: Option<u32>,
}

/// Everything about one game in one convention.
pub(crate) struct Truth<'a> {
    pub game: &'a dyn AnyGame,
    pub convention: Convention,
    graph: RefCell<Graph>,
}

#[derive(Default)]
struct Graph {
    numbers: HashMap<String, usize>,
    options: Vec<Vec<usize>>,
    facts: Vec<Option<Fact>>,
    values: HashMap<usize, u128>,
}

impl<'a> Truth<'a> {
    pub(crate) fn new(game: &'a dyn AnyGame, convention: Convention) -> Truth<'a> {
        Truth { game, convention, graph: RefCell::default() }
    }

    /// The fact of a position; `None` if too much can be reached from it.
    pub(crate) fn fact(&self, position: &str) -> Option<Fact> {
        self.fact_within(position, MOST)
    }

    /// The same, if at most this number of positions can be reached that are not known yet.
    pub(crate) fn fact_within(&self, position: &str, most: usize) -> Option<Fact> {
        let position = self.game.normalise(position).expect("a position");
        let mut graph = self.graph.borrow_mut();
        if let Some(&number) = graph.numbers.get(&position) {
            return graph.facts[number];
        }
        let first = graph.options.len();
        if !graph.explore(self, position.clone(), most) {
            graph.forget(first);
            return None;
        }
        graph.decide(first);
        graph.facts[graph.numbers[&position]]
    }

    pub(crate) fn outcome(&self, position: &str) -> Option<Outcome> {
        self.fact(position).map(|fact| fact.outcome)
    }

    /// The nim-value of a position of an impartial game without cycles: the least number that no option has.
    pub(crate) fn value(&self, position: &str) -> Option<u128> {
        if self.game.is_loopy() || !self.game.is_impartial() {
            return None;
        }
        self.fact(position)?;
        let mut graph = self.graph.borrow_mut();
        let number = graph.numbers[&self.game.normalise(position).expect("a position")];
        Some(graph.value(number))
    }

    /// The moves of a position, none if it is over.
    pub(crate) fn moves(&self, position: &str) -> Vec<String> {
        self.game.moves(position, usize::MAX).expect("a position")
    }

    pub(crate) fn after(&self, position: &str, mv: &str) -> String {
        self.game.play(position, mv).unwrap_or_else(|error| panic!("{position} {mv}: {error}"))
    }

    /// The moves after which the player who then moves has this outcome.
    pub(crate) fn moves_to(&self, position: &str, outcome: Outcome) -> BTreeSet<String> {
        let leads = |mv: &String| self.outcome(&self.after(position, mv)) == Some(outcome);
        self.moves(position).into_iter().filter(leads).collect()
    }
}

impl Graph {
    /// Adds everything that can be reached; false if it is too much.
    fn explore(&mut self, truth: &Truth, start: String, most: usize) -> bool {
        let first = self.options.len();
        let mut moves_left = most * MOVES;
        let mut waiting = vec![(self.add(truth, &start), start)];
        while let Some((number, position)) = waiting.pop() {
            if self.facts[number].is_some() {
                continue;
            }
            let moves = truth.moves(&position);
            moves_left = moves_left.saturating_sub(moves.len());
            if self.options.len() - first > most || moves_left == 0 {
                return false;
            }
            for mv in moves {
                let to = truth.after(&position, &mv);
                let option = match self.numbers.get(&to) {
                    Some(&known) => known,
                    None => {
                        let new = self.add(truth, &to);
                        waiting.push((new, to));
                        new
                    }
                };
                self.options[number].push(option);
            }
        }
        true
    }

    fn add(&mut self, truth: &Truth, position: &str) -> usize {
        let number = self.options.len();
        self.numbers.insert(position.to_owned(), number);
        self.options.push(Vec::new());
        let ending = truth.game.ending(position).expect("a position");
        let outcome = ending.map(|ending| match (ending, truth.convention) {
            (Ending::Won, _) | (Ending::Stuck, Convention::Misere) => Outcome::Win,
            (Ending::Lost, _) | (Ending::Stuck, Convention::Normal) => Outcome::Loss,
        });
        self.facts.push(outcome.map(|outcome| Fact { outcome, remoteness: Some(0) }));
        number
    }

    fn forget(&mut self, first: usize) {
        self.numbers.retain(|_, number| *number < first);
        self.options.truncate(first);
        self.facts.truncate(first);
    }

    /// Decides the positions from `first` on, nearest to the end first; what stays undecided is drawn.
    fn decide(&mut self, first: usize) {
        let mut before: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut open: Vec<usize> = Vec::new();
        for number in first..self.options.len() {
            open.push(self.options[number].len());
            for &option in &self.options[number] {
                before.entry(option).or_default().push(number);
            }
        }
        let key = |fact: Fact, number| (std::cmp::Reverse(fact.remoteness.unwrap_or(0)), number);
        let mut queue: BinaryHeap<_> =
            before.keys().filter_map(|&option| Some(key(self.facts[option]?, option))).collect();
        while let Some((std::cmp::Reverse(remoteness), number)) = queue.pop() {
            let outcome = self.facts[number].expect("it was decided").outcome;
            for &earlier in before.get(&number).into_iter().flatten() {
                if self.facts[earlier].is_some() {
                    continue;
                }
                open[earlier - first] -= 1;
                let decided = match outcome {
                    Outcome::Loss => Outcome::Win,
                    Outcome::Win if open[earlier - first] == 0 => Outcome::Loss,
                    _ => continue,
                };
                let fact = Fact { outcome: decided, remoteness: Some(remoteness + 1) };
                self.facts[earlier] = Some(fact);
                queue.push(key(fact, earlier));
            }
        }
        for fact in &mut self.facts[first..] {
            fact.get_or_insert(Fact { outcome: Outcome::Draw, remoteness: None });
        }
    }

    fn value(&mut self, number: usize) -> u128 {
        if let Some(&value) = self.values.get(&number) {
            return value;
        }
        let options: BTreeSet<u128> =
            self.options[number].clone().into_iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|value| !options.contains(value)).expect("some number is missing");
        self.values.insert(number, value);
        value
    }
}
