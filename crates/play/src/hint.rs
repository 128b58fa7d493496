//! A hint in three depths: is there a win, where, and which move.
use crate::{
    effort::Effort,
    game_match::Match,
    level::{Level, Turn, Why},
    opponent::choose,
    rng::Rng,
};
use engine::{
    Analysis, AnyGame, GameError, Outcome, Question,
    board::{Board, Shape},
    message::{Message, Say},
    solve::Budget,
};
use text::phrase;

/// Number of depths of a hint.
pub const DEPTHS: u8 = 3;

/// Number of positions searched for a hint.
const POSITIONS: usize = 400_000;

/// An analysis of a position, from which hints are made.
#[derive(Clone, Debug)]
pub struct HintSource {
    /// The analysis of the position.
    pub analysis: Analysis,
    /// A move that wins or is safe, if the outcome is not known or there are more than two players.
    pub safe: Option<String>,
}

impl HintSource {
    /// Analyses the present position.
    pub fn of(game: &Match, effort: &Effort, rng: &mut Rng) -> Result<HintSource, GameError> {
        let question = Question { budget: Budget::positions(POSITIONS), move_limit: 0, ..Question::default() };
        let (convention, position) = (game.deal().convention, game.position());
        let analysis = game.game().analyse(position, convention, &question)?;
        let turn = Turn { game: game.game(), convention, position, made: 0 };
        let known = analysis.outcome.is_some() && game.game().players() == 2 && !good_moves(&analysis).is_empty();
        let lost = analysis.outcome == Some(Outcome::Loss);
        let choice = if known || lost { None } else { choose(&turn, Level::Perfect, effort, rng)? };
        // Level 3 also guesses; a hint never does.
        let computed = choice.filter(|choice| !matches!(choice.why, Why::Unknown | Why::Chance));
        Ok(HintSource { analysis, safe: computed.map(|choice| choice.mv) })
    }

    /// The hint of a depth from 1 to 3.
    pub fn hint(&self, game: &Match, depth: u8) -> Hint {
        hint(game, &self.analysis, self.safe.as_deref(), depth)
    }
}

/// What a hint says, and the move that the last one names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// What the hint says.
    pub say: Message,
    /// The move, in the third depth.
    pub mv: Option<String>,
}

fn hint(game: &Match, analysis: &Analysis, safe: Option<&str>, depth: u8) -> Hint {
    let sentence = |say: Message| Hint { say, mv: None };
    let several = game.game().players() > 2;
    match (depth, safe, analysis.outcome) {
        (1, ..) if several => sentence(Message::new("hint-several")),
        (1, Some(_), _) => sentence(phrase::hint_outcome(Outcome::Win)),
        (_, Some(mv), _) => move_hint(game, mv),
        (1, None, None) => sentence(analysis.gave_up.map_or_else(|| Message::new("hint-unknown"), |why| why.message())),
        (_, None, None) => sentence(Message::new("hint-unknown")),
        (_, None, Some(outcome)) => match (depth, good_moves(analysis)) {
            (1, _) | (_, []) => sentence(phrase::hint_outcome(outcome)),
            (2, good) => sentence(place(game.game(), game.position(), good)),
            (_, [mv, ..]) => move_hint(game, mv),
        },
    }
}

fn good_moves(analysis: &Analysis) -> &[String] {
    match analysis.outcome {
        Some(Outcome::Draw) => &analysis.drawing_moves,
        _ => &analysis.winning_moves,
    }
}

fn move_hint(game: &Match, mv: &str) -> Hint {
    let words =
        game.game().describe(game.position(), mv).unwrap_or_else(|_| Message::new("move-plain").with("move", mv));
    let say = Message::new("hint-move-words").with("move", mv).with("words", words);
    Hint { say, mv: Some(mv.to_owned()) }
}

/// Where the good moves begin.
fn place(game: &dyn AnyGame, position: &str, good: &[String]) -> Message {
    const SHOWN: usize = 6;
    let board = game.board(position).unwrap_or_else(|_| Board::new(Shape::Heaps, Vec::new()));
    let first = |mv: &String| game.effect(position, mv).ok()?.first().map(|touch| touch.spot);
    let mut spots: Vec<usize> = good.iter().take(60).filter_map(first).collect();
    spots.sort_unstable();
    spots.dedup();
    let label = |spot: &usize| board.spot(*spot).map(|spot| spot.label.clone()).filter(|label| !label.is_empty());
    let labels: Vec<String> = spots.iter().filter_map(label).take(SHOWN).collect();
    let heaps: Vec<u64> = labels.iter().filter_map(|label| label.parse().ok()).collect();
    let counted = matches!(board.shape, Shape::Heaps | Shape::Stairs);
    match labels.is_empty() {
        true => phrase::hint_count(good.len() as u64),
        false if counted && heaps.len() == labels.len() => phrase::hint_heaps(heaps),
        false => phrase::hint_part(&labels.join(", ")),
    }
}
