//! Random puzzles of a given difficulty.
use super::{Puzzle, PuzzleTheme, theme::is_heaps};
use crate::{effort::Effort, rng::Rng};
use engine::{Convention, Family, GameError, Sizes, games, games::FAMILIES};
use std::ops::Range;

/// Number of levels; the first is the easiest.
pub const LEVELS: usize = 8;

/// Maximum number of random positions before the nearest one is taken.
const TRIES: usize = 2_000;

/// First level with misère play.
const MISERE_FROM: usize = 3;

/// First level with games that are not played with heaps; before it, the rules need no explanation.
const BOARDS_FROM: usize = 3;

/// The puzzle of a level, counted from 1, and a seed: the same on every machine.
///
/// ```
/// use play::puzzle::puzzle;
/// let easy = puzzle(1, 1940);
/// assert_eq!(easy, puzzle(1, 1940));
/// assert!(easy.difficulty() < puzzle(2, 1940).difficulty());
/// ```
pub fn puzzle(level: usize, seed: u64) -> Puzzle {
    puzzle_with_theme(PuzzleTheme::Any, level, seed)
}

/// The puzzle of a theme, a level and a seed. If a theme has no puzzle of that level, the nearest is taken.
///
/// ```
/// use play::puzzle::{PuzzleTheme, puzzle_with_theme};
/// assert_eq!(puzzle_with_theme(PuzzleTheme::OnlyMove, 2, 7).solution.len(), 1);
/// ```
pub fn puzzle_with_theme(theme: PuzzleTheme, level: usize, seed: u64) -> Puzzle {
    let level = level.clamp(1, LEVELS);
    let range = difficulties(level);
    let mut rng = Rng::new(seed ^ (level as u64) << 56);
    let distance = |puzzle: &Puzzle| {
        let difficulty = puzzle.difficulty();
        if difficulty < range.start { range.start - difficulty } else { (difficulty + 1).saturating_sub(range.end) }
    };
    let mut nearest: Option<Puzzle> = None;
    let mut tries = 0;
    loop {
        tries += 1;
        if tries > TRIES
            && let Some(nearest) = nearest
        {
            return nearest;
        }
        let Some(drawn) = random_puzzle(theme, level, &mut rng) else { continue };
        match distance(&drawn) {
            0 => return drawn,
            far if nearest.as_ref().is_none_or(|nearest| far < distance(nearest)) => nearest = Some(drawn),
            _ => {}
        }
    }
}

/// The puzzle of a day, given as a number: the week begins easily and ends hard.
///
/// ```
/// use play::puzzle::daily;
/// assert_ne!(daily(20_000), daily(20_001));
/// ```
pub fn daily(day: u64) -> Puzzle {
    let weekday = usize::try_from(day % 7).expect("smaller than seven");
    puzzle(weekday + 2, day.wrapping_mul(0x2545_f491_4f6c_dd1d))
}

/// The greatest difficulty of a level.
pub(super) fn most_difficult(level: usize) -> usize {
    difficulties(level).end - 1
}

/// The difficulties of a level: above those of the level before.
fn difficulties(level: usize) -> Range<usize> {
    let least = |level: usize| if level == 1 { 8 } else { 10 + 6 * (level - 1) };
    least(level)..least(level + 1)
}

/// A random puzzle; `None` if the random position is not a puzzle.
fn random_puzzle(theme: PuzzleTheme, level: usize, rng: &mut Rng) -> Option<Puzzle> {
    let family = &FAMILIES[rng.below(FAMILIES.len())];
    let preset = rng.pick(family.presets)?;
    let convention = convention(theme, level, rng);
    let drawn = position(family, preset.set, (theme, level, convention), rng).ok().flatten();
    drawn.filter(|puzzle| theme.fits(puzzle))
}

fn convention(theme: PuzzleTheme, level: usize, rng: &mut Rng) -> Convention {
    if theme == PuzzleTheme::Misere {
        return Convention::Misere;
    }
    if level >= MISERE_FROM && rng.one_in(3) { Convention::Misere } else { Convention::Normal }
}

/// A random start, some moves later, as a puzzle.
fn position(
    family: &Family,
    set: &str,
    (theme, level, convention): (PuzzleTheme, usize, Convention),
    rng: &mut Rng,
) -> Result<Option<Puzzle>, GameError> {
    let params = games::params(family, set)?;
    let checked = params.validate(family.parameters);
    let checked = checked.map_err(|error| GameError::Parameter { game: family.id, error })?;
    let game = games::build(family.id, &params)?;
    let most = rng.below(2 + 2 * level) as u64 + 3;
    let sizes = Sizes { heaps: Some(rng.below(2 + level / 2) as u64 + 2), most: Some(most) };
    let mut position = rng.with_dice(|dice| (family.random)(&checked, sizes, dice))?;
    for _ in 0..rng.below(4) {
        let moves = game.moves(&position, 200)?;
        let Some(mv) = rng.pick(&moves) else { break };
        position = game.play(&position, mv)?;
    }
    let is_familiar = level >= BOARDS_FROM || theme != PuzzleTheme::Any || is_heaps(&*game, &position)?;
    if !is_familiar || !theme.allows(&*game, convention, &position)? {
        return Ok(None);
    }
    Puzzle::at(family.id, params, convention, &position, &Effort::small())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Outcome, Question};
    use std::collections::BTreeSet;

    const SEEDS: u64 = 12;

    fn all() -> Vec<(usize, Puzzle)> {
        let levels = (1..=LEVELS).flat_map(|level| (0..SEEDS).map(move |seed| (level, seed)));
        levels.map(|(level, seed)| (level, puzzle(level, seed))).collect()
    }

    #[test]
    fn solutions_are_the_engines_and_nothing_is_trivial() {
        for (level, puzzle) in all() {
            let game = games::build(puzzle.game, &puzzle.params).unwrap();
            let wins = |mv: &String| {
                let to = game.play(&puzzle.position, mv).unwrap();
                let after = game.analyse(&to, puzzle.convention, &Question::default()).unwrap();
                after.outcome.unwrap() == Outcome::Loss
            };
            let moves = game.moves(&puzzle.position, 1_000).unwrap();
            let mut winning: Vec<String> = moves.iter().filter(|mv| wins(mv)).cloned().collect();
            winning.sort_unstable();
            assert_eq!(puzzle.solution, winning, "level {level}: {puzzle:?}");
            assert!(!winning.is_empty() && winning.len() < moves.len(), "{puzzle:?}");
            let over = |mv: &String| game.ending(&game.play(&puzzle.position, mv).unwrap()).unwrap().is_some();
            assert!(!winning.iter().any(over), "won at once: {puzzle:?}");
        }
    }

    #[test]
    fn every_level_is_harder_than_the_one_before() {
        for (level, puzzle) in all() {
            let range = difficulties(level);
            assert!(range.contains(&puzzle.difficulty()), "level {level} wants {range:?}: {puzzle:?}");
        }
    }

    #[test]
    fn seeds_give_different_puzzles_of_many_games_and_both_conventions() {
        let all = all();
        let mut positions = BTreeSet::new();
        for (_, puzzle) in &all {
            positions.insert((
                puzzle.game,
                format!("{:?}", puzzle.params),
                puzzle.position.clone(),
                puzzle.convention == Convention::Misere,
            ));
        }
        assert!(positions.len() * 10 >= all.len() * 9, "only {} of {} differ", positions.len(), all.len());
        let games: BTreeSet<&str> = all.iter().map(|(_, puzzle)| puzzle.game).collect();
        assert!(games.len() > 15, "{games:?}");
        assert!(all.iter().any(|(_, puzzle)| puzzle.convention == Convention::Misere));
    }

    #[test]
    fn every_theme_has_puzzles_that_belong_to_it() {
        for theme in PuzzleTheme::ALL {
            for (level, seed) in [(2, 1), (5, 2)] {
                let puzzle = puzzle_with_theme(theme, level, seed);
                assert!(theme.fits(&puzzle), "{theme:?}: {puzzle:?}");
                assert_eq!(puzzle, puzzle_with_theme(theme, level, seed));
            }
            assert_eq!(PuzzleTheme::from_name(theme.name()), Some(theme));
        }
    }

    #[test]
    fn the_first_levels_are_played_with_heaps() {
        for puzzle in (0..30).map(|seed| puzzle(1 + usize::from(seed % 2 == 1), seed)) {
            let game = games::build(puzzle.game, &puzzle.params).unwrap();
            assert!(is_heaps(&*game, &puzzle.position).unwrap(), "{puzzle:?}");
        }
    }

    #[test]
    fn a_week_of_daily_puzzles_grows_harder() {
        let week: Vec<usize> = (20_006..20_013).map(|day| daily(day).difficulty()).collect();
        assert_eq!(20_006 % 7, 0);
        assert!(week.is_sorted_by(|a, b| a < b), "{week:?}");
        assert_ne!(daily(20_006), daily(20_013));
    }
}
