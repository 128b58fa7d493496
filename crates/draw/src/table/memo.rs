//! Searches many positions of one game through its public interface and remembers each: for tables that theory does not
//! give.
use super::{TableCell, TableContent, TableError};
use engine::{AnyGame, Convention, GameError, NimValue, Outcome};
use rustc_hash::FxHashMap;

/// Maximum number of moves for one table.
const MOST_MOVES: u64 = 6_000_000;

/// What is remembered of each position.
pub(super) struct Memo<'a> {
    game: &'a dyn AnyGame,
    convention: Convention,
    content: TableContent,
    known: FxHashMap<String, TableCell>,
    moves: u64,
}

impl<'a> Memo<'a> {
    pub(super) fn new(game: &'a dyn AnyGame, convention: Convention, content: TableContent) -> Memo<'a> {
        Memo { game, convention, content, known: FxHashMap::default(), moves: 0 }
    }

    /// The cell of a position, after those of all positions below it.
    pub(super) fn cell(&mut self, position: &str) -> Result<TableCell, TableError> {
        let start = self.game.canonical(position)?;
        let mut stack = vec![(start.clone(), None)];
        while let Some((position, options)) = stack.pop() {
            if self.known.contains_key(&position) {
                continue;
            }
            let options = match options {
                Some(options) => options,
                None => self.options(&position)?,
            };
            let open: Vec<&String> = options.iter().filter(|option| !self.known.contains_key(*option)).collect();
            if open.is_empty() {
                let cell = self.judge(&position, &options)?;
                self.known.insert(position, cell);
                continue;
            }
            let open: Vec<(String, Option<Vec<String>>)> = open.into_iter().map(|open| (open.clone(), None)).collect();
            stack.push((position, Some(options)));
            stack.extend(open);
        }
        Ok(self.known.get(&start).copied().unwrap_or_default())
    }

    fn options(&mut self, position: &str) -> Result<Vec<String>, TableError> {
        let moves = self.game.moves(position, usize::MAX)?;
        self.moves += moves.len() as u64;
        if self.moves > MOST_MOVES {
            return Err(TableError::TooLarge);
        }
        let mut options = Vec::with_capacity(moves.len());
        for mv in moves {
            options.push(self.game.canonical(&self.game.play(position, &mv)?)?);
        }
        options.sort_unstable();
        options.dedup();
        Ok(options)
    }

    fn judge(&self, position: &str, options: &[String]) -> Result<TableCell, GameError> {
        if let Some(ending) = self.game.ending(position)? {
            let value = (self.content == TableContent::NimValues).then_some(0);
            return Ok(TableCell { outcome: Some(ending.outcome(self.convention)), value });
        }
        let cells = options.iter().filter_map(|option| self.known.get(option));
        if self.content == TableContent::NimValues {
            let mex = NimValue::mex(cells.filter_map(|cell| cell.value).map(|value| NimValue(value.into())));
            let value = u64::try_from(mex.0).unwrap_or(u64::MAX);
            return Ok(TableCell { outcome: Some(Outcome::win_if(value > 0)), value: Some(value) });
        }
        let best = cells.filter_map(|cell| cell.outcome).map(Outcome::reverse).max();
        Ok(TableCell { outcome: best, value: None })
    }
}
