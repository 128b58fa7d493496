//! An explanation walked through sentence by sentence: which position each is about, and who "you" are.
use crate::{
    cells,
    claim::{Claim, index, number, text as text_of},
    meaning::{self, About},
    truth::Truth,
};
use engine::{
    AnyGame, Convention, Outcome,
    explain::{self, Cell, Columns, Explanation, Step, Table},
    message::{Arg, MOVER, Message},
};
use std::collections::BTreeSet;
use text::{Lang, render};

/// Words that address the reader or speak of the other player, in English.
const ADDRESS: [&str; 8] = ["you", "You", "your", "Your", "opponent", "Opponent", "theirs", "Theirs"];

/// Where an explanation stands.
pub(crate) struct Scene<'a> {
    pub truth: &'a Truth<'a>,
    /// The id of the game and its parameters.
    pub game: &'a str,
    pub set: &'a str,
    /// The position that the reasons are about, and whether "you" are to move there.
    pub subject: (String, bool),
    /// The position that is spoken of.
    pub position: String,
    /// Whether "you" are to move there.
    pub you_move: bool,
    /// The position after the move that was recommended last.
    pub recommended: Option<String>,
    /// The columns written last, and the table.
    pub columns: Option<Columns>,
    pub table: Option<Table>,
}

/// A question: a position, or a move in it, and how many positions may be searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Inquiry<'a> {
    pub position: &'a str,
    pub mv: Option<&'a String>,
    pub budget: usize,
}

impl Inquiry<'_> {
    pub(crate) fn explain(&self, game: &dyn AnyGame, convention: Convention) -> Explanation {
        let question = crate::question(self.budget);
        match self.mv {
            Some(mv) => explain::explain_move(game, self.position, mv, convention, &question),
            None => explain::explain(game, self.position, convention, &question),
        }
        .expect("an explanation")
    }
}

impl<'a> Scene<'a> {
    pub(crate) fn new(truth: &'a Truth<'a>, game: &'a str, set: &'a str, position: &str) -> Scene<'a> {
        let position = truth.game.normalise(position).expect("a position");
        let subject = (position.clone(), true);
        Scene { truth, game, set, subject, position, you_move: true, recommended: None, columns: None, table: None }
    }

    /// The same at another position, where nothing has been said yet.
    pub(crate) fn at(&self, position: &str) -> Scene<'a> {
        Scene::new(self.truth, self.game, self.set, position)
    }

    /// Everything that is wrong with an explanation.
    pub(crate) fn faults(&mut self, inquiry: Inquiry, explanation: &Explanation) -> Vec<String> {
        let mut faults = Vec::new();
        let mut report = |what: &dyn std::fmt::Display, result: Result<(), String>| {
            if let Err(fault) = result {
                faults.push(format!("{what}: {fault}"));
            }
        };
        report(&"the explanation", self.check_frame(inquiry, explanation));
        if let Some(lead) = &explanation.lead {
            report(lead, self.check_sentence(inquiry, lead));
        }
        self.subject = (explanation.subject.clone(), explanation.you_move);
        (self.position, self.you_move) = self.subject.clone();
        for step in &explanation.steps {
            match step {
                Step::Say(message) => report(message, self.check_sentence(inquiry, message)),
                Step::Columns(columns) => report(&"columns", self.check_columns(columns)),
                Step::Table(table) => report(&"table", self.check_table(table)),
            }
        }
        report(&"the line", self.check_line(inquiry, explanation));
        faults
    }

    /// The outcome, and whose turn it is.
    fn check_frame(&self, inquiry: Inquiry, explanation: &Explanation) -> Result<(), String> {
        let position = match inquiry.mv {
            Some(mv) => self.truth.after(inquiry.position, mv),
            None => self.truth.game.normalise(inquiry.position).expect("a position"),
        };
        if explanation.position != position {
            return Err(format!("it is about {}", explanation.position));
        }
        let outcome = self.truth.outcome(&position);
        let is_left_open = explanation.outcome.is_none() && inquiry.budget < crate::ENOUGH;
        if outcome.is_some() && explanation.outcome != outcome && self.truth.game.players() == 2 && !is_left_open {
            return Err(format!("{:?}, but {outcome:?}", explanation.outcome));
        }
        let answered = explanation.subject != position;
        if explanation.you_move != (inquiry.mv.is_none() || answered) {
            return Err(format!("you_move is {}", explanation.you_move));
        }
        Ok(())
    }

    /// One sentence: it addresses the right player, and its claims hold.
    fn check_sentence(&mut self, inquiry: Inquiry, message: &Message) -> Result<(), String> {
        let Some(meaning) = meaning::of(message.id) else {
            return Err("no claim stands behind it".to_owned());
        };
        let (position, you_move) = (self.position.clone(), self.you_move);
        match meaning.about {
            About::Here => {}
            About::Subject => (self.position, self.you_move) = self.subject.clone(),
            About::Move => {
                self.position = self.truth.game.normalise(inquiry.position).expect("a position");
                self.you_move = true;
            }
        }
        let result = self
            .check_address(message, meaning.about)
            .and_then(|()| meaning.claims.iter().try_for_each(|claim: &Claim| claim.evaluate(self, message)));
        (self.position, self.you_move) = (position, you_move);
        if let Some(next) = meaning.next {
            (self.position, self.you_move) = next(message);
            self.recommended = None;
        }
        result
    }

    /// Who "you" are: a sentence with two forms has the right one, and one with a single form is said to the mover.
    fn check_address(&self, message: &Message, about: About) -> Result<(), String> {
        let forms = text::arguments(message.id).is_some_and(|names| names.contains(&MOVER));
        let says_opponent = message.arg(MOVER) == Some(&"opponent".into());
        if forms && says_opponent == self.you_move {
            return Err("it swaps you and the opponent".to_owned());
        }
        let words = render(Lang::En, message);
        let addresses = words.split(|c: char| !c.is_alphabetic()).any(|word| ADDRESS.contains(&word));
        if addresses && !forms && !self.you_move && about != About::Move {
            return Err("it calls the player to move you".to_owned());
        }
        let mut other = message.clone();
        other.args.retain(|(name, _)| *name != MOVER);
        if !says_opponent {
            other.args.push((MOVER, "opponent".into()));
        }
        for lang in Lang::ALL.into_iter().filter(|_| forms) {
            if render(lang, message) == render(lang, &other) {
                return Err(format!("its two forms are the same in {lang}"));
            }
        }
        Ok(())
    }

    /// The move whose words are in an argument.
    pub(crate) fn move_in(&self, message: &Message, arg: &str) -> Result<String, String> {
        let words = match message.arg(arg) {
            Some(Arg::Message(words)) => words,
            other => return Err(format!("`{arg}` is no move but {other:?}")),
        };
        let moves = self.truth.moves(&self.position);
        let described = |mv: &String| self.truth.game.describe(&self.position, mv).as_ref() == Ok(words);
        moves.into_iter().find(described).ok_or_else(|| format!("no move is described by {words}"))
    }

    /// The moves whose words are listed in an argument, and how many others are only counted.
    pub(crate) fn moves_in(&self, message: &Message, arg: &str) -> Result<(BTreeSet<String>, usize), String> {
        let words: Vec<Arg> = match message.arg(arg) {
            Some(Arg::List(list) | Arg::Either(list)) => list.clone(),
            Some(one) => vec![one.clone()],
            None => return Err(format!("no `{arg}`")),
        };
        let (mut listed, mut others) = (BTreeSet::new(), 0);
        for words in words {
            if let Arg::Message(message) = &words
                && message.id == "explain-others"
            {
                others += index(number(message, "count"));
                continue;
            }
            listed.insert(self.move_in(&Message::new(message.id).with("move", words), "move")?);
        }
        Ok((listed, others))
    }

    /// A move of a position to which no answer wins, or after which there is no move.
    pub(crate) fn unanswered(&self, position: &str) -> Option<String> {
        let has_answer = |mv: &String| {
            let after = self.truth.after(position, mv);
            !self.truth.moves_to(&after, Outcome::Loss).is_empty()
        };
        self.truth.moves(position).into_iter().find(|mv| !has_answer(mv))
    }

    /// Columns: balanced exactly if the player to move loses. The numbers add up to the nim-value of the position, or
    /// they are those of the position after the recommended move.
    fn check_columns(&mut self, columns: &Columns) -> Result<(), String> {
        let balanced = columns.sums().iter().all(|sum| sum.is_multiple_of(columns.modulus));
        let sum = columns.rows.iter().fold(0, |sum, (_, number)| sum ^ number);
        let numbers = |columns: &Columns| {
            let mut numbers: Vec<u128> = columns.rows.iter().map(|row| row.1).filter(|&number| number > 0).collect();
            numbers.sort_unstable();
            numbers
        };
        let position = self.recommended.clone().unwrap_or_else(|| self.position.clone());
        let first = self.columns.replace(columns.clone()).is_none();
        let Some(fact) = self.truth.fact(&position) else { return Ok(()) };
        if balanced != (fact.outcome == Outcome::Loss) {
            return Err(format!("balanced: {balanced}, but {position} is {:?}", fact.outcome));
        }
        if columns.modulus == 2
            && self.truth.convention == Convention::Normal
            && self.game != "treblecross"
            && let Some(value) = self.truth.value(&position).filter(|&value| value != sum)
        {
            return Err(format!("the nim-sum is {sum}, but {position} has value {value}"));
        }
        if first {
            return Ok(());
        }
        let there = self.truth.game.reasons(&position, self.truth.convention).expect("a position");
        let theirs = there.iter().find_map(|step| if let Step::Columns(columns) = step { Some(columns) } else { None });
        match theirs {
            Some(theirs) if numbers(theirs) != numbers(columns) => {
                Err(format!("{position} has {:?}, not {:?}", numbers(theirs), numbers(columns)))
            }
            _ => Ok(()),
        }
    }

    /// A row with a move or position and an outcome, value or remoteness claims that this is so there; an answer wins.
    fn check_table(&mut self, table: &Table) -> Result<(), String> {
        self.table = Some(table.clone());
        let answers = table.header.iter().position(|label| label.id == "label-answer");
        for row in &table.rows {
            cells::row(self, table, row)?;
            let mut there: Option<String> = None;
            for cell in row {
                let at = match cell {
                    Cell::Move(mv) => self.truth.after(&self.position, mv),
                    Cell::Position(position) => {
                        self.truth.game.normalise(position).map_err(|error| error.to_string())?
                    }
                    _ => continue,
                };
                if there.as_ref().is_some_and(|there| *there != at) {
                    return Err(format!("{row:?} is about two positions"));
                }
                there = Some(at);
            }
            let Some(there) = there else { continue };
            let Some(fact) = self.truth.fact(&there) else { continue };
            for (column, cell) in row.iter().enumerate() {
                let holds = match cell {
                    Cell::Outcome(outcome) => fact.outcome == *outcome,
                    Cell::Value(value) => {
                        let normal = Truth::new(self.truth.game, Convention::Normal);
                        normal.value(&there).is_none_or(|found| found == *value)
                    }
                    Cell::Remoteness(moves) => fact.remoteness == Some(*moves),
                    Cell::Text(answer) if Some(column) == answers && fact.outcome == Outcome::Win => {
                        self.truth.moves_to(&there, Outcome::Loss).contains(answer)
                    }
                    Cell::Say(over) if over.id == "explain-answer-over" => fact.remoteness == Some(0),
                    _ => true,
                };
                if !holds {
                    return Err(format!("{row:?}, but {there} is {fact:?}"));
                }
            }
        }
        Ok(())
    }

    /// Best play: each move brings the end nearer by just one, and the line is whole or says how much is missing.
    fn check_line(&self, inquiry: Inquiry, explanation: &Explanation) -> Result<(), String> {
        let mut position = explanation.position.clone();
        let Some(fact) = self.truth.fact(&position) else { return Ok(()) };
        if self.truth.game.players() > 2 {
            return Ok(());
        }
        // In games that count, the way to the end does not show best play.
        let Some(length) = fact.remoteness.filter(|&length| length > 0 && self.game != "candy") else {
            return if explanation.line.is_empty() { Ok(()) } else { Err("there is no best play here".to_owned()) };
        };
        if explanation.line.is_empty() && inquiry.budget < crate::ENOUGH {
            return Ok(());
        }
        if explanation.length != length || explanation.line.len() != length.min(16) as usize {
            return Err(format!("{} of {} moves, but {length}", explanation.line.len(), explanation.length));
        }
        for (played, mv) in (0..).zip(&explanation.line) {
            position = self.truth.after(&position, mv);
            let left = self.truth.fact(&position).and_then(|fact| fact.remoteness);
            if left != Some(length - played - 1) {
                return Err(format!("{mv} is not best: {left:?} moves remain"));
            }
        }
        let message = explanation.line_message().ok_or("the line is not said")?;
        let is_cut = explanation.line.len() < length as usize;
        let says_so = (message.id == "explain-line-cut") == is_cut;
        let same = text_of(&message, "line") == explanation.line.join("  ");
        if says_so && same { Ok(()) } else { Err(message.to_string()) }
    }
}
