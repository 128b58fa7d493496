//! Tables of a game: who wins and which nim-values, along one number or two.
//!
//! A [`Pattern`] is a position in which `X` and `Y` stand for numbers: `X` is a strip, `X,Y` and `3,X,Y` are maps, and
//! `X|0^Y` has Y zeros, as in Building Nim.
use engine::{
    AnyGame, Convention, GameError, Method, NimValue, Outcome, Question,
    solve::{
        Budget,
        dense::{Rays, nim_values},
    },
};

mod csv;
mod memo;
mod picture;

pub use csv::csv;
pub use picture::svg;

/// Maximum number of cells of a table.
pub const MOST_CELLS: usize = 1_100_000;

/// What a table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableContent {
    /// Nim-values, if the game has them.
    #[default]
    NimValues,
    /// Outcomes.
    Outcomes,
}

/// A position with placeholders for one number or two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern(String);

impl Pattern {
    /// Reads a pattern; `None` without an `X`.
    ///
    /// ```
    /// use draw::table::Pattern;
    /// assert_eq!(Pattern::new("X|0^Y").unwrap().position(6, 3), "6|0,0,0");
    /// assert!(Pattern::new("3,5").is_none());
    /// ```
    pub fn new(text: &str) -> Option<Pattern> {
        text.contains('X').then(|| Pattern(text.trim().to_owned()))
    }

    /// The patterns that are tried if none is given: a strip first for a start of one heap, otherwise a map first.
    fn usual(start: &str) -> [&'static str; 4] {
        let single = !start.contains([',', '|', ':']);
        if single { ["X", "cX", "X,Y", "X|0^Y"] } else { ["X,Y", "X|0^Y", "X", "cX"] }
    }

    /// Whether it has two numbers.
    pub fn is_map(&self) -> bool {
        self.0.contains('Y')
    }

    /// The text of the pattern.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The position for two numbers.
    pub fn position(&self, x: usize, y: usize) -> String {
        let mut text = self.0.clone();
        for (name, number) in [("X", x), ("Y", y)] {
            while let Some(at) = text.find(&format!("^{name}")) {
                let start = text[..at].rfind(|c: char| !c.is_ascii_digit()).map_or(0, |before| before + 1);
                let repeated = vec![&text[start..at]; number].join(",");
                text = format!("{}{repeated}{}", &text[..start], &text[at + 2..]);
            }
            text = text.replace(name, &number.to_string());
        }
        text
    }
}

/// What is known about one position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableCell {
    /// Who wins; `None` if there is no such position or nothing is known.
    pub outcome: Option<Outcome>,
    /// Its nim-value.
    pub value: Option<u64>,
}

/// A table, row by row from `Y = 0`.
#[derive(Clone, Debug)]
pub struct PositionTable {
    /// What the numbers stand for.
    pub pattern: Pattern,
    /// What the cells have.
    pub content: TableContent,
    /// The convention.
    pub convention: Convention,
    /// Number of columns, from `X = 0`.
    pub columns: usize,
    /// The cells.
    pub cells: Vec<TableCell>,
}

impl PositionTable {
    /// Number of rows, from `Y = 0`.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns.max(1)
    }

    /// The cell of two numbers.
    pub fn cell(&self, x: usize, y: usize) -> TableCell {
        self.cells[y * self.columns + x]
    }

    /// The greatest nim-value.
    fn most(&self) -> u64 {
        self.cells.iter().filter_map(|cell| cell.value).max().unwrap_or(0)
    }
}

/// Which table of a game.
#[derive(Clone, Debug, Default)]
pub struct Query<'a> {
    /// The pattern; a usual one if none is given.
    pub pattern: Option<&'a str>,
    /// A start of the game, by which the usual pattern is chosen.
    pub start: &'a str,
    /// What the cells should have.
    pub content: TableContent,
    /// The largest X; the usual size if none is given.
    pub to: Option<usize>,
    /// The largest Y; the same as X if none is given.
    pub to_y: Option<usize>,
}

/// Why there is no table.
#[derive(Debug)]
pub enum TableError {
    /// The game has no positions of this form.
    NoTable,
    /// The pattern has no X.
    NoNumber,
    /// The positions of the pattern do not belong to the game.
    Game(GameError),
    /// More cells than a table may have, or more work than a table is worth.
    TooLarge,
}

impl From<GameError> for TableError {
    fn from(error: GameError) -> TableError {
        TableError::Game(error)
    }
}

/// Fills a table of a game.
///
/// ```
/// use draw::table::{Query, fill};
/// use engine::{Convention, Params, games};
/// let wythoff = games::build("wythoff", &Params::default()).unwrap();
/// let query = Query { start: "5,8", to: Some(9), ..Query::default() };
/// let table = fill(&*wythoff, Convention::Normal, &query).unwrap();
/// assert_eq!(table.cell(3, 5).value, Some(0));
/// ```
pub fn fill(game: &dyn AnyGame, convention: Convention, query: &Query<'_>) -> Result<PositionTable, TableError> {
    let pattern = match query.pattern {
        Some(text) => Pattern::new(text).ok_or(TableError::NoNumber)?,
        None => {
            let mut usual = Pattern::usual(query.start).into_iter().filter_map(Pattern::new);
            usual.find(|pattern| fits(game, pattern).is_ok()).ok_or(TableError::NoTable)?
        }
    };
    fits(game, &pattern)?;
    let to = query.to.unwrap_or(if pattern.is_map() { 20 } else { 60 });
    let to_y = if pattern.is_map() { query.to_y.unwrap_or(to) } else { 0 };
    let cells = to.checked_add(1).and_then(|columns| columns.checked_mul(to_y.checked_add(1)?));
    if cells.is_none_or(|cells| cells > MOST_CELLS) {
        return Err(TableError::TooLarge);
    }
    // Refuses a convention that the game refuses.
    let first = (0..64).map(|n| pattern.position(n, n)).find(|position| game.normalise(position).is_ok());
    game.analyse(&first.unwrap_or_default(), convention, &question(Method::Theory))?;
    let valued = convention == Convention::Normal && game.is_impartial();
    let content = if valued { query.content } else { TableContent::Outcomes };
    let cells = match game.rays().filter(|_| pattern.text() == "X,Y" && convention == Convention::Normal) {
        Some(rays) => by_rays(rays, to + 1, to_y + 1),
        None => Filler::new(game, convention, content).cells(&pattern, to, to_y)?,
    };
    Ok(PositionTable { pattern, content, convention, columns: to + 1, cells })
}

/// Whether some position of a pattern belongs to the game.
fn fits(game: &dyn AnyGame, pattern: &Pattern) -> Result<(), GameError> {
    let mut refused = None;
    for (x, y) in [(0, 0), (1, 1), (2, 2), (3, 3), (6, 3), (12, 12)] {
        match game.normalise(&pattern.position(x, y)) {
            Ok(_) => return Ok(()),
            Err(error) => refused = Some(error),
        }
    }
    refused.map_or(Ok(()), Err)
}

fn by_rays(rays: Rays, columns: usize, rows: usize) -> Vec<TableCell> {
    let values = nim_values(rays, columns, rows).into_iter().flatten();
    let cell = |value| TableCell { outcome: Some(Outcome::win_if(value > 0)), value: Some(u64::from(value)) };
    values.map(cell).collect()
}

fn question(method: Method) -> Question {
    Question { method, budget: Budget::positions(100_000), move_limit: 0 }
}

/// Asks theory first and searches for the rest, remembering everything.
struct Filler<'a> {
    game: &'a dyn AnyGame,
    convention: Convention,
    content: TableContent,
    /// Whether theory is worth asking: it answered the first few positions.
    theory: bool,
    memo: memo::Memo<'a>,
}

impl<'a> Filler<'a> {
    fn new(game: &'a dyn AnyGame, convention: Convention, content: TableContent) -> Filler<'a> {
        let memo = memo::Memo::new(game, convention, content);
        Filler { game, convention, content, theory: true, memo }
    }

    fn cells(mut self, pattern: &Pattern, to: usize, to_y: usize) -> Result<Vec<TableCell>, TableError> {
        let mut cells = Vec::with_capacity((to + 1) * (to_y + 1));
        for y in 0..=to_y {
            for x in 0..=to {
                cells.push(self.cell(&pattern.position(x, y))?);
            }
        }
        Ok(cells)
    }

    fn cell(&mut self, position: &str) -> Result<TableCell, TableError> {
        if self.game.normalise(position).is_err() {
            return Ok(TableCell::default());
        }
        if self.theory {
            let analysis = self.game.analyse(position, self.convention, &question(Method::Theory))?;
            let outcome = analysis.outcome.filter(|_| !analysis.is_conjecture());
            let value = analysis.nim_value.and_then(|NimValue(value)| u64::try_from(value).ok());
            let enough = outcome.is_some() && (self.content == TableContent::Outcomes || value.is_some());
            if enough {
                return Ok(TableCell { outcome, value: value.filter(|_| self.content == TableContent::NimValues) });
            }
            // Lost positions have the value 0 without any theory of values.
            self.theory = self.content == TableContent::Outcomes;
        }
        if self.game.is_loopy() || self.game.players() > 2 {
            let analysis = self.game.analyse(position, self.convention, &question(Method::Auto))?;
            return Ok(TableCell { outcome: analysis.outcome, value: None });
        }
        self.memo.cell(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games;

    fn table_of(game: &str, query: &Query<'_>) -> Result<PositionTable, TableError> {
        let game = games::build(game, &engine::Params::default()).unwrap();
        fill(&*game, Convention::Normal, query)
    }

    #[test]
    fn maps_by_theory_rays_and_search_agree_with_the_engine() {
        for (id, pattern) in
            [("nim", "X,Y"), ("wythoff", "X,Y"), ("endnim", "X,2,Y"), ("multiheap", "X,Y"), ("chomp", "Y,X")]
        {
            let game = games::build(id, &engine::Params::default()).unwrap();
            for content in [TableContent::NimValues, TableContent::Outcomes] {
                let query = Query { pattern: Some(pattern), to: Some(6), content, ..Query::default() };
                let table = fill(&*game, Convention::Normal, &query).unwrap();
                for (x, y) in (0..=6).flat_map(|x| (0..=6).map(move |y| (x, y))) {
                    let position = table.pattern.position(x, y);
                    let Ok(analysis) = game.analyse(&position, Convention::Normal, &Question::default()) else {
                        continue;
                    };
                    let cell = table.cell(x, y);
                    assert_eq!(cell.outcome, analysis.outcome, "{id} {position}");
                    if content == TableContent::NimValues {
                        assert_eq!(
                            cell.value.map(u128::from),
                            analysis.nim_value.map(|value| value.0),
                            "{id} {position}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn building_nim_has_a_table_of_tokens_and_heaps() {
        let query =
            Query { start: "6|0,0,0", content: TableContent::Outcomes, to: Some(8), to_y: Some(5), ..Query::default() };
        let table = table_of("building", &query).unwrap();
        assert_eq!(table.pattern.text(), "X|0^Y");
        assert_eq!(table.cell(6, 3).outcome, Some(Outcome::Loss));
        assert_eq!(table.cell(8, 3).outcome, Some(Outcome::Win));
    }

    #[test]
    fn a_game_without_a_table_and_a_table_too_large_are_refused() {
        assert!(matches!(table_of("hex", &Query { start: "-", ..Query::default() }), Err(TableError::NoTable)));
        let query = Query { pattern: Some("3,5"), ..Query::default() };
        assert!(matches!(table_of("nim", &query), Err(TableError::NoNumber)));
        let query = Query { pattern: Some("X,Y"), to: Some(usize::MAX), ..Query::default() };
        assert!(matches!(table_of("nim", &query), Err(TableError::TooLarge)));
        let query = Query { pattern: Some("X;Y"), ..Query::default() };
        assert!(matches!(table_of("nim", &query), Err(TableError::Game(_))));
    }
}
