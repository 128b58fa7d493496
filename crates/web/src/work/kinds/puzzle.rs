//! Puzzles: making one takes many tries.
use super::wired;
use crate::{
    position_ref::PositionRef,
    work::{Answer, Ask, Reader, Wire, Writer},
};
use engine::message::{Message, Say};
use play::{
    Attempt, Effort, Puzzle,
    puzzle::{self, PuzzleTheme},
    record,
};

/// Which puzzle.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum PuzzleQuery {
    /// A random one of a theme and a level.
    Level(PuzzleTheme, usize, u64),
    /// The one of a day.
    Day(u64),
    /// The one of a position.
    At(PositionRef),
}

impl Wire for PuzzleQuery {
    fn put(&self, writer: &mut Writer) {
        match self {
            PuzzleQuery::Level(theme, level, seed) => {
                (0u8, (theme.name().to_owned(), (*level, *seed))).put(writer);
            }
            PuzzleQuery::Day(day) => (1u8, *day).put(writer),
            PuzzleQuery::At(place) => {
                2u8.put(writer);
                place.put(writer);
            }
        }
    }

    fn take(reader: &mut Reader<'_>) -> Option<PuzzleQuery> {
        match u8::take(reader)? {
            0 => {
                let (theme, (level, seed)) = <(String, (usize, u64))>::take(reader)?;
                Some(PuzzleQuery::Level(PuzzleTheme::from_name(&theme)?, level, seed))
            }
            1 => u64::take(reader).map(PuzzleQuery::Day),
            2 => PositionRef::take(reader).map(PuzzleQuery::At),
            _ => None,
        }
    }
}

/// A puzzle as the page needs it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PuzzleTask {
    pub(crate) place: PositionRef,
    /// All winning moves.
    pub(crate) solution: Vec<String>,
    /// How hard it is, on the scale of the solvers.
    pub(crate) rating: u32,
}

wired!(PuzzleTask { place, solution, rating });

impl PuzzleTask {
    /// Compares the moves that a visitor found with the solution.
    pub(crate) fn judge(&self, moves: &[String]) -> Attempt {
        Attempt::of(&self.solution, moves)
    }
}

impl From<Puzzle> for PuzzleTask {
    fn from(puzzle: Puzzle) -> PuzzleTask {
        let rating = puzzle.rating();
        let place = PositionRef::of_params(puzzle.game, &puzzle.params, puzzle.convention, puzzle.position);
        PuzzleTask { place, solution: puzzle.solution, rating }
    }
}

impl Ask for PuzzleQuery {
    const NAME: &'static str = "puzzle";
    type Out = PuzzleTask;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<PuzzleTask> {
        match self {
            PuzzleQuery::Level(theme, level, seed) => Ok(puzzle::puzzle_with_theme(theme, level, seed).into()),
            PuzzleQuery::Day(day) => Ok(puzzle::daily(day).into()),
            PuzzleQuery::At(place) => {
                let params = place.params().map_err(|error| error.message())?;
                let puzzle = Puzzle::at(&place.game, params, place.convention, &place.position, &Effort::default());
                let puzzle = puzzle.map_err(|error| error.message())?;
                puzzle.map(PuzzleTask::from).ok_or_else(|| Message::new("puzzle-none-here"))
            }
        }
    }
}

/// The wins that the people in a match, or the player in one seat, threw away.
pub(crate) struct Mistakes {
    pub(crate) record: String,
    pub(crate) seat: Option<usize>,
}

wired!(Mistakes { record, seat });

impl Ask for Mistakes {
    const NAME: &'static str = "mistakes";
    type Out = Vec<PositionRef>;

    fn answer(self, _: &mut dyn FnMut(u64)) -> Answer<Vec<PositionRef>> {
        let game = record::read(&self.record).map_err(|error| error.message())?;
        let effort = Effort::default();
        let review = play::review(&game, &effort).map_err(|error| error.message())?;
        let seats = &game.deal().seats;
        let is_included = |seat: &usize| self.seat.map_or(seats[*seat].is_person(), |only| only == *seat);
        let puzzles =
            (0..seats.len()).filter(is_included).flat_map(|seat| puzzle::mistakes(&game, &review, seat, &effort));
        Ok(puzzles.map(|puzzle| PuzzleTask::from(puzzle).place).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_can_be_posed_again_from_its_position() {
        for level in [1, 4, 8] {
            let task = PuzzleQuery::Level(PuzzleTheme::Any, level, 7).answer(&mut |_| {}).unwrap();
            let again = PuzzleQuery::At(task.place.clone()).answer(&mut |_| {}).unwrap();
            assert_eq!(again, task);
        }
    }

    #[test]
    fn every_puzzle_that_can_be_asked_for_comes_through_the_wire() {
        let place = PositionRef::usual(engine::games::family("nim").unwrap());
        let of_themes = PuzzleTheme::ALL.map(|theme| PuzzleQuery::Level(theme, 3, 9));
        for query in of_themes.into_iter().chain([PuzzleQuery::Day(20_000), PuzzleQuery::At(place)]) {
            assert_eq!(PuzzleQuery::take(&mut Reader::new(&Writer::of(&query))), Some(query));
        }
    }

    #[test]
    fn positions_that_are_no_puzzle_are_refused() {
        let place = PositionRef::usual(engine::games::family("nim").unwrap()).at("1,1");
        assert_eq!(PuzzleQuery::At(place).answer(&mut |_| {}).unwrap_err().id, "puzzle-none-here");
    }

    #[test]
    fn mistakes_of_people_become_positions() {
        let record = "nimatron-record 1\ngame nim\nconvention normal\nA person \"Ana\"\nB computer 3\nstart 1,3,5\nA \
            3-1\nresult open\n";
        let mistakes = Mistakes { record: record.to_owned(), seat: None }.answer(&mut |_| {}).unwrap();
        assert_eq!(mistakes.iter().map(|place| place.position.as_str()).collect::<Vec<_>>(), ["1,3,5"]);
    }
}
