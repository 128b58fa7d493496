//! A hint in three depths: is there a win, where, and which move.
use crate::{
    effort::Effort,
    game_match::Match,
    level::{ChosenMove, Level, Turn, Why},
    opponent::choose,
    rng::Rng,
};
use engine::{
    Analysis, AnyGame, GameError, Outcome, Question,
    board::{Board, Shape},
    message::{Arg, Message, Say},
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
    /// The move of a lost position that is hardest to answer, if that was computed.
    pub trap: Option<TrapHint>,
}

/// A move of a lost position, and why it is hard to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrapHint {
    /// The move.
    pub mv: String,
    /// Number of replies that win after it.
    pub replies: Option<usize>,
    /// Number of moves that the game then lasts if the winner hurries.
    pub moves: Option<u32>,
}

impl TrapHint {
    /// The trap of a chosen move; `None` if nothing about it was computed.
    fn of(choice: &ChosenMove) -> Option<TrapHint> {
        let Why::Trap { replies, remoteness: moves } = choice.why else { return None };
        let replies = replies.filter(|&replies| replies < usize::MAX);
        (replies.is_some() || moves.is_some()).then(|| TrapHint { mv: choice.mv.clone(), replies, moves })
    }
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
        let choice = if known { None } else { choose(&turn, Level::Perfect, effort, rng)? };
        let trap = choice.as_ref().filter(|_| lost).and_then(TrapHint::of);
        // Level 3 also guesses; a hint never does.
        let computed = choice.filter(|choice| !lost && !matches!(choice.why, Why::Unknown | Why::Chance));
        Ok(HintSource { analysis, safe: computed.map(|choice| choice.mv), trap })
    }

    /// The hint of a depth from 1 to 3.
    pub fn hint(&self, game: &Match, depth: u8) -> Hint {
        match &self.trap {
            Some(trap) if depth > 1 => trap_hint(game, trap, depth),
            _ => hint(game, &self.analysis, self.safe.as_deref(), depth),
        }
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

/// Where the move is that is hardest to answer, then which it is and why.
fn trap_hint(game: &Match, trap: &TrapHint, depth: u8) -> Hint {
    let mv = trap.mv.as_str();
    if depth == 2 {
        return Hint { say: place(game.game(), game.position(), &[mv.to_owned()]), mv: None };
    }
    let about = |id| Message::new(id).with("move", mv).with("words", words(game, mv));
    let say = match (trap.replies, trap.moves) {
        (Some(replies), _) => about("hint-trap").with("replies", replies),
        (None, moves) => about("hint-trap-long").with("moves", moves.unwrap_or_default()),
    };
    Hint { say, mv: Some(mv.to_owned()) }
}

fn good_moves(analysis: &Analysis) -> &[String] {
    match analysis.outcome {
        Some(Outcome::Draw) => &analysis.drawing_moves,
        _ => &analysis.winning_moves,
    }
}

fn move_hint(game: &Match, mv: &str) -> Hint {
    let say = Message::new("hint-move-words").with("move", mv).with("words", words(game, mv));
    Hint { say, mv: Some(mv.to_owned()) }
}

/// A move in words.
fn words(game: &Match, mv: &str) -> Message {
    game.game().describe(game.position(), mv).unwrap_or_else(|_| Message::new("move-plain").with("move", mv))
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
    let named = |id, arg| Arg::List(heaps.iter().map(|&number| Message::new(id).with(arg, number).into()).collect());
    match board.shape {
        _ if labels.is_empty() => phrase::hint_count(good.len() as u64),
        _ if heaps.len() < labels.len() => phrase::hint_part(labels.join(", ")),
        Shape::Stairs => phrase::hint_part(named("reason-step", "step")),
        Shape::Ring if board.spots.iter().all(|spot| spot.count <= 1) => {
            phrase::hint_part(named("reason-circle-place", "place"))
        }
        Shape::Heaps | Shape::Ring => phrase::hint_heaps(heaps).with_pieces(board.pieces()),
        _ => phrase::hint_part(labels.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::nim_match;
    use engine::{Convention, Params};

    fn hints(game: &Match) -> Vec<Hint> {
        let source = HintSource::of(game, &Effort::default(), &mut Rng::new(1)).unwrap();
        (1..=DEPTHS).map(|depth| source.hint(game, depth)).collect()
    }

    #[test]
    fn a_lost_position_ends_with_the_move_that_is_hardest_to_answer_and_the_reason() {
        let game = nim_match(Convention::Normal, "1,2,3");
        let hints = hints(&game);
        let sentences: Vec<String> = hints.iter().map(|hint| text::render(text::Lang::En, &hint.say)).collect();
        assert!(sentences[0].starts_with("Every move loses"), "{sentences:?}");
        let mv = hints[2].mv.clone().unwrap();
        // By hand: 1-1 and 3-1 leave one winning reply and the longest game.
        assert!(["1-1", "3-1"].contains(&mv.as_str()), "{mv}");
        assert_eq!(sentences[1], format!("Look at heap {}.", &mv[..1]));
        assert_eq!(
            sentences[2],
            format!("Play `{mv}`: take 1 token from heap {}. Your opponent has only 1 winning answer.", &mv[..1])
        );
    }

    #[test]
    fn the_hint_of_a_lost_position_is_as_good_as_any_move() {
        for start in ["1,4,5", "2,4,6", "1,1,2,2", "3,5,6"] {
            let game = nim_match(Convention::Normal, start);
            let mv = hints(&game)[2].mv.clone().unwrap();
            let replies = |mv: &str| {
                let to = game.game().play(game.position(), mv).unwrap();
                let after = game.game().analyse(&to, Convention::Normal, &Question::default()).unwrap();
                after.winning_moves.len()
            };
            let moves = game.game().moves(game.position(), 100).unwrap();
            assert_eq!(Some(replies(&mv)), moves.iter().map(|mv| replies(mv)).min(), "{start}: {mv}");
        }
    }

    #[test]
    fn a_hint_in_a_row_of_pins_names_them() {
        let seats = vec![crate::Player::Person("A".to_owned()), crate::Player::Person("B".to_owned())];
        let (params, convention, start) = (Params::default(), Convention::Normal, "5".to_owned());
        let Ok(game) = Match::new(crate::Deal { game: "octal", params, convention, start, seats }) else {
            panic!("the start is a position of Kayles")
        };
        let sentences = hints(&game).iter().map(|hint| text::render(text::Lang::En, &hint.say)).collect::<Vec<_>>();
        assert_eq!(sentences[1], "Look at row 1.");
        // By hand: 1-1/2+2 is the only winning move, after which the other player is mirrored.
        assert_eq!(sentences[2], "Play `1-1/2+2`: knock down 1 pin in row 1 and leave rows of 2 and 2.");
    }

    #[test]
    fn a_hint_names_steps_and_places_as_the_game_does() {
        let second = |game, start: &str| {
            let seats = vec![crate::Player::Person("A".to_owned()), crate::Player::Person("B".to_owned())];
            let (params, convention, start) = (Params::default(), Convention::Normal, start.to_owned());
            let Ok(game) = Match::new(crate::Deal { game, params, convention, start, seats }) else {
                panic!("{game} has the start")
            };
            text::render(text::Lang::En, &hints(&game)[1].say)
        };
        // By hand: only the odd steps count, and the steps 1 and 3 hold 2 and 1.
        assert_eq!(second("staircase", "2,3,1"), "Look at step 1.");
        assert_eq!(second("cn", "2,0,0"), "Look at heap 1.");
    }

    #[test]
    fn what_was_not_computed_is_not_named() {
        let seats = vec![crate::Player::Person("A".to_owned()), crate::Player::Person("B".to_owned())];
        let start = "##....../......../......../......../......../........".to_owned();
        let (params, convention) = (Params::default(), Convention::Normal);
        let cram = crate::Deal { game: "cram", params, convention, start, seats };
        let Ok(game) = Match::new(cram) else { panic!("the start is a position of Cram") };
        let source = HintSource::of(&game, &Effort::small(), &mut Rng::new(1)).unwrap();
        assert_eq!(source.trap, None);
    }
}
