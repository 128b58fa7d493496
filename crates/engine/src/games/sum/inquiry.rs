//! One question to a sum: values of the parts by theory or search, and a search of the whole.
use super::{Sum, join, replace_part};
use crate::{
    analysis::{Analysis, GroupedMoves, Method, MoveReport, Question, SearchReport, Solver, StartedSearch},
    any::{AnyGame, Component, ExploreError, GameError, NumberedMove},
    common::numbered_sum::{Forms, Numbers, Sums},
    heap::MISERE,
    interrupt,
    nim_value::NimValue,
    outcome::{Convention, Outcome},
    solve::{Budget, Memo, NimValues, OutOfBudget, retrograde::Exploration},
    theory::{Claim, MOST_MOVES, Moves, Standing, Tame, Theorem},
};

const SPRAGUE_GRUNDY: Theorem =
    Theorem { id: "nim-sum-of-the-nim-values-of-the-parts", source: "Sprague 1935; Grundy 1939" };

/// One part of the sum, with what is known about it.
struct Part<'a> {
    game: &'a dyn AnyGame,
    position: &'a str,
    /// The nim-value, by theory or else by search.
    value: Option<NimValue>,
    standing: Standing,
    tame: Option<Tame>,
    /// The moves, as many as are needed.
    options: Vec<PartMove>,
    /// Whether these are all its moves.
    listed: bool,
    /// Its number among the forms, once it has been explored.
    number: Option<u32>,
}

struct PartMove {
    mv: String,
    to: String,
    value: Option<NimValue>,
    number: Option<u32>,
}

impl<'a> Part<'a> {
    /// Asks the part's theory, and lists moves.
    fn new(
        game: &'a dyn AnyGame,
        position: &'a str,
        convention: Convention,
        question: &Question,
    ) -> Result<Part<'a>, GameError> {
        let by_formula = game.moves_to(position, NimValue::ZERO)?.is_some();
        let move_limit = if by_formula { question.move_limit } else { MOST_MOVES };
        let theory = Question { method: Method::Theory, budget: question.budget.clone(), move_limit };
        let known = game.analyse(position, convention, &theory)?;
        let uses_theory = question.method != Method::Search;
        let option = |report: MoveReport| PartMove {
            mv: report.mv,
            to: report.to,
            value: report.nim_value.filter(|_| uses_theory),
            number: None,
        };
        Ok(Part {
            game,
            position,
            value: known.nim_value.filter(|_| uses_theory),
            standing: known.standing.unwrap_or(Standing::Proved),
            tame: game.tame(position)?.filter(|_| uses_theory),
            options: known.moves.into_iter().map(option).collect(),
            listed: known.moves_complete,
            number: None,
        })
    }

    /// Explores the part and adds its positions; returns the cost.
    fn explore(&mut self, forms: &mut Forms, budget: &Budget) -> Result<Cost, ExploreError> {
        let component = self.game.explore(self.position, budget)?;
        let numbers = forms.take_in(&component)?;
        let cost = Cost {
            positions: component.options.len(),
            moves: component.options.iter().map(|options| options.len() as u64).sum(),
        };
        self.number = Some(numbers[component.start as usize]);
        let number = |mv: NumberedMove| {
            let number = numbers[mv.number as usize];
            PartMove { mv: mv.mv, to: mv.to, value: Some(forms.value(number)), number: Some(number) }
        };
        self.options = component.moves.into_iter().map(number).collect();
        self.listed = component.complete;
        Ok(cost)
    }

    /// Every move to a nim-value.
    fn moves_to(&self, value: NimValue) -> Result<Moves<String>, GameError> {
        if let Some(moves) = self.game.moves_to(self.position, value)? {
            return Ok(moves);
        }
        let fits = self.options.iter().filter(|option| option.value == Some(value));
        let complete = self.listed && self.options.iter().all(|option| option.value.is_some());
        Ok(Moves { list: fits.map(|option| option.mv.clone()).collect(), complete })
    }

    /// Every move that leaves a misère loss beside tame others.
    fn misere_wins(&self, others: Tame) -> Result<Moves<String>, GameError> {
        let (even, odd) = (others.sum, others.sum + NimValue(1));
        let zero = self.game.moves_to(self.position, even)?;
        let one = self.game.moves_to(self.position, odd)?;
        let mut moves = match (zero, one) {
            (Some(mut zero), Some(one)) => {
                zero.list.extend(one.list);
                Moves { complete: zero.complete && one.complete, ..zero }
            }
            _ => Moves { list: self.options.iter().map(|option| option.mv.clone()).collect(), complete: self.listed },
        };
        let mut wins = Vec::new();
        for mv in moves.list {
            if interrupt::spend(1 + self.position.len() as u64 / 16) {
                moves.complete = false;
                break;
            }
            match tame_outcome(self.game, &self.game.play(self.position, &mv)?, others)? {
                Some(Outcome::Loss) => wins.push(mv),
                Some(_) => {}
                None => moves.complete = false,
            }
        }
        Ok(Moves { list: wins.into(), complete: moves.complete })
    }
}

/// The misère outcome of a position beside tame others, if it is tame itself.
fn tame_outcome(game: &dyn AnyGame, position: &str, others: Tame) -> Result<Option<Outcome>, GameError> {
    Ok(game.tame(position)?.map(|tame| tame.and(others).outcome(Convention::Misere)))
}

/// What exploring used.
#[derive(Clone, Copy, Default)]
struct Cost {
    positions: usize,
    moves: u64,
}

impl Cost {
    /// What is left of a budget.
    fn remaining(self, budget: &Budget) -> Budget {
        let positions = budget.positions.saturating_sub(self.positions);
        Budget { positions, moves: budget.moves.saturating_sub(self.moves), ..budget.clone() }
    }
}

/// One question, while it is being analysed.
struct Inquiry<'a> {
    positions: &'a [String],
    convention: Convention,
    question: &'a Question,
    parts: Vec<Part<'a>>,
    forms: Forms,
    spent: Cost,
}

/// Analyses a parsed position under a convention that the game has.
pub(super) fn analyse(
    sum: &Sum,
    positions: &[String],
    convention: Convention,
    question: &Question,
) -> Result<Analysis, GameError> {
    let mut inquiry = Inquiry::new(sum, positions, convention, question)?;
    let evaluated = inquiry.evaluate();
    let claim = inquiry.claim();
    let firm = claim.as_ref().is_some_and(|claim| claim.standing != Standing::Conjectured);
    let firm = firm && question.method == Method::Auto;
    let explored = match question.method {
        Method::Theory => Err(OutOfBudget::Positions(0).into()),
        _ => evaluated.and_then(|()| inquiry.explore(&question.search_budget(firm), |_| true)),
    };
    let explored = match explored {
        Ok(root) => Ok(root),
        Err(error) => Err(error.out_of_budget()?),
    };
    let sums = Sums(std::mem::replace(&mut inquiry.forms, Forms::new()));
    let search = Search::new(&sums, &inquiry, explored, firm, claim.as_ref().is_some_and(|c| c.nim_value.is_some()));
    let claim = match claim {
        Some(claim) if claim.outcome == Outcome::Win => Some(claim.with_winning(inquiry.winning()?)),
        claim => claim.map(|claim| claim.with_winning(Moves::default())),
    };
    inquiry.conclude(search, claim)
}

/// Explores a sum as a whole.
pub(super) fn explore(sum: &Sum, positions: &[String], budget: &Budget) -> Result<Component, ExploreError> {
    let question = Question { method: Method::Search, budget: budget.clone(), move_limit: MOST_MOVES };
    let mut inquiry = Inquiry::new(sum, positions, Convention::Normal, &question)?;
    let root = inquiry.explore(budget, |_| true)?;
    let sums = Sums(std::mem::replace(&mut inquiry.forms, Forms::new()));
    let complete = inquiry.parts.iter().all(|part| part.listed);
    Ok(Component { complete, ..whole(&sums, &root, &inquiry, budget)? })
}

/// Everything that can be reached from a sum whose parts are explored.
fn whole(sums: &Sums, root: &Numbers, inquiry: &Inquiry<'_>, budget: &Budget) -> Result<Component, OutOfBudget> {
    let mut exploration = Exploration::new(sums, budget.clone());
    let start = exploration.start(root)?;
    let mut moves = Vec::new();
    for (part, option) in inquiry.options() {
        let text = option.mv.len() + option.to.len();
        if interrupt::spend(1 + text as u64 / 16) {
            return Err(OutOfBudget::Cancelled);
        }
        let number = exploration.start(&inquiry.after(part, option).expect("every part is explored"))?;
        let mv = format!("{}:{}", part + 1, option.mv);
        moves.push(NumberedMove { mv, to: replace_part(inquiry.positions, part, &option.to), number });
    }
    Ok(Component { start, moves, complete: true, options: exploration.explore()?.options })
}

impl<'a> Inquiry<'a> {
    fn new(
        sum: &'a Sum,
        positions: &'a [String],
        convention: Convention,
        question: &'a Question,
    ) -> Result<Inquiry<'a>, GameError> {
        let parts = sum.parts.iter().zip(positions);
        let parts = parts.map(|(part, position)| Part::new(&*part.game, position, convention, question));
        let parts = parts.collect::<Result<_, _>>()?;
        Ok(Inquiry { positions, convention, question, parts, forms: Forms::new(), spent: Cost::default() })
    }

    /// Finds by search the nim-values that theory does not give, if they decide.
    fn evaluate(&mut self) -> Result<(), ExploreError> {
        let by_values = matches!(self.question.method, Method::Auto | Method::Both);
        if !by_values || self.convention == Convention::Misere {
            return Ok(());
        }
        let explored = self.explore(&self.question.budget, |part| part.value.is_none());
        for part in &mut self.parts {
            part.value = part.value.or(part.number.map(|number| self.forms.value(number)));
        }
        explored.map(|_| ())
    }

    /// Explores the included parts that are not yet explored; returns the numbers of all explored parts.
    fn explore(&mut self, budget: &Budget, is_included: impl Fn(&Part) -> bool) -> Result<Numbers, ExploreError> {
        for part in self.parts.iter_mut().filter(|part| part.number.is_none()) {
            if !is_included(part) {
                continue;
            }
            let cost = part.explore(&mut self.forms, &self.spent.remaining(budget))?;
            self.spent.positions += cost.positions;
            self.spent.moves += cost.moves;
        }
        Ok(self.parts.iter().filter_map(|part| part.number).collect())
    }

    /// What follows from the parts, without the winning moves.
    fn claim(&self) -> Option<Claim<String>> {
        if self.question.method == Method::Search {
            return None;
        }
        if self.convention == Convention::Misere {
            return Some(Claim::new(self.tame(None)?.outcome(self.convention), &MISERE));
        }
        let value = self.value(None)?;
        let conjectured = self.parts.iter().any(|part| part.standing == Standing::Conjectured);
        let standing = if conjectured { Standing::Conjectured } else { Standing::Proved };
        let outcome = Outcome::win_if(value != NimValue::ZERO);
        Some(Claim::new(outcome, &SPRAGUE_GRUNDY).with_value(value).standing(standing))
    }

    /// The nim-sum of all parts but one.
    fn value(&self, except: Option<usize>) -> Option<NimValue> {
        self.others(except).map(|part| part.value).sum()
    }

    /// All parts but one together, if all are tame.
    fn tame(&self, except: Option<usize>) -> Option<Tame> {
        self.others(except).try_fold(Tame::EMPTY, |all, part| part.tame.map(|tame| all.and(tame)))
    }

    fn others(&self, except: Option<usize>) -> impl Iterator<Item = &Part<'a>> {
        self.parts.iter().enumerate().filter(move |(i, _)| Some(*i) != except).map(|(_, part)| part)
    }

    /// Every winning move, as far as theory and the values of the options tell.
    fn winning(&self) -> Result<Moves<String>, GameError> {
        let mut winning = Moves::default();
        for (i, part) in self.parts.iter().enumerate() {
            let found = match self.convention {
                Convention::Normal => part.moves_to(self.value(Some(i)).expect("the claim rests on all values"))?,
                Convention::Misere => part.misere_wins(self.tame(Some(i)).expect("the claim rests on tame parts"))?,
            };
            winning.complete &= found.complete;
            for mv in found.list {
                winning.push(format!("{}:{mv}", i + 1));
            }
        }
        Ok(winning)
    }

    /// Every move that is listed, with its part.
    fn options(&self) -> impl Iterator<Item = (usize, &PartMove)> {
        self.parts.iter().enumerate().flat_map(|(i, part)| part.options.iter().map(move |option| (i, option)))
    }

    /// The numbers after a move, if all parts are explored.
    fn after(&self, moved: usize, option: &PartMove) -> Option<Numbers> {
        let number = |(i, part): (usize, &Part)| if i == moved { option.number } else { part.number };
        self.parts.iter().enumerate().map(number).collect()
    }

    fn conclude(&self, mut search: Search<'_>, claim: Option<Claim<String>>) -> Result<Analysis, GameError> {
        let root = self.parts.iter().map(|part| part.number).collect::<Option<Numbers>>();
        let answer = root.as_ref().and_then(|root| search.whole.as_mut().ok()?.answer(root).ok());
        let nim_value = root.as_ref().and_then(|root| search.nim_value(root));
        let found = SearchReport {
            position: join(self.positions),
            root: answer,
            nim_value,
            sorted: self.sort(&mut search, claim.as_ref())?,
            positions: search.whole.as_ref().map_or(0, |search| search.positions()),
            failure: search.whole.as_ref().err().copied(),
        };
        Ok(found.with(claim))
    }

    fn sort(&self, search: &mut Search<'_>, claim: Option<&Claim<String>>) -> Result<GroupedMoves, GameError> {
        let mut sorted = GroupedMoves::new(self.question);
        let winning = claim.and_then(|claim| claim.winning.as_ref());
        let limit = self.question.looks_at(winning.is_some_and(|moves| moves.complete));
        for (count, (part, option)) in self.options().enumerate() {
            // Each position is written and, in misère play, read again.
            let units = 1 + (option.mv.len() + option.to.len()) as u64 / 16;
            if count >= limit || interrupt::spend(units) {
                sorted.stop();
                break;
            }
            sorted.add(self.look(part, option, search, claim.is_some())?);
        }
        if !self.parts.iter().all(|part| part.listed) {
            sorted.stop();
        }
        Ok(sorted)
    }

    /// What is known of the position after a move.
    fn look(
        &self,
        part: usize,
        option: &PartMove,
        search: &mut Search<'_>,
        claimed: bool,
    ) -> Result<MoveReport, GameError> {
        let numbers = self.after(part, option);
        let answer = numbers.as_ref().and_then(|numbers| search.whole.as_mut().ok()?.answer(numbers).ok());
        let searched = numbers.as_ref().and_then(|numbers| search.nim_value(numbers));
        let by_theory = if claimed && self.convention == Convention::Normal {
            option.value.and_then(|value| Some(value + self.value(Some(part))?))
        } else {
            None
        };
        let outcome = match (answer, by_theory) {
            (Some(answer), _) => Some(answer.outcome),
            (None, Some(value)) => Some(Outcome::win_if(value != NimValue::ZERO)),
            (None, None) => match self.tame(Some(part)).filter(|_| claimed && self.convention == Convention::Misere) {
                Some(others) => tame_outcome(self.parts[part].game, &option.to, others)?,
                None => None,
            },
        };
        Ok(MoveReport {
            mv: format!("{}:{}", part + 1, option.mv),
            to: replace_part(self.positions, part, &option.to),
            outcome,
            nim_value: searched.or(by_theory),
            remoteness: answer.and_then(|answer| answer.remoteness),
        })
    }
}

/// The searches of the whole sum.
struct Search<'s> {
    whole: StartedSearch<'s, Sums>,
    nim_values: Option<Memo<'s, Sums, NimValues>>,
}

impl<'s> Search<'s> {
    fn new(
        sums: &'s Sums,
        inquiry: &Inquiry<'_>,
        root: Result<Numbers, OutOfBudget>,
        firm: bool,
        valued: bool,
    ) -> Search<'s> {
        let Inquiry { convention, question, .. } = *inquiry;
        let budget = question.search_budget(firm);
        let whole = root.and_then(|root| {
            let solver = Solver::loop_free();
            if firm {
                (solver.full)(sums, convention, &root, &budget)
            } else {
                solver.start(sums, convention, &root, &budget)
            }
        });
        let by_theory = valued && question.method != Method::Both;
        let needs_values = convention == Convention::Normal && !by_theory && whole.is_ok();
        let nim_values = needs_values.then(|| Memo::new(sums, NimValues, question.budget.clone()));
        Search { whole, nim_values }
    }

    fn nim_value(&mut self, numbers: &Numbers) -> Option<NimValue> {
        self.nim_values.as_mut()?.value(numbers).ok().map(NimValue::from)
    }
}
