//! The set-up: one line for each wish, changed with the arrows.
use crate::words::Words;
use engine::{Convention, games::FAMILIES, message::Message};
use play::{First, Level, Start, Wishes};
use text::{GameText, phrase};

/// The lines of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Which game.
    Game,
    /// From where.
    Start,
    /// Against whom.
    Opponent,
    /// Normal or misère play.
    Convention,
    /// Who begins.
    First,
}

impl Field {
    /// All of them, from the top.
    pub const ALL: [Field; 5] = [Field::Game, Field::Start, Field::Opponent, Field::Convention, Field::First];

    /// What it is called.
    pub fn name(self) -> Message {
        Message::new(match self {
            Field::Game => "tui-field-game",
            Field::Start => "tui-field-start",
            Field::Opponent => "tui-field-opponent",
            Field::Convention => "tui-field-convention",
            Field::First => "tui-field-first",
        })
    }

    /// What is chosen.
    pub fn value(self, wishes: &Wishes, words: &Words) -> String {
        match self {
            Field::Game => words.title(wishes.family.id),
            Field::Start => match wishes.chosen() {
                Start::Preset(id) => words.ink.text(text::preset(words.lang, &id).unwrap_or(&id)),
                Start::Given(position) => position,
                Start::Random(_) => words.id("tui-start-random"),
                Start::Placed(_) => words.id("tui-start-placed"),
            },
            Field::Opponent => match wishes.level {
                Some(level) => words.say(&phrase::level(level.number())),
                None => words.id("tui-opponent-person"),
            },
            Field::Convention => words.say(&phrase::convention(wishes.convention())),
            Field::First => words.id(match wishes.first {
                First::You => "tui-first-you",
                First::Computer => "tui-first-computer",
                First::Lot => "tui-first-lot",
            }),
        }
    }

    /// What the choice means, in a sentence.
    pub fn meaning(self, wishes: &Wishes, words: &Words) -> String {
        match self {
            Field::Game => {
                words.ink.text(text::game(words.lang, GameText::Summary, wishes.family.id).unwrap_or_default())
            }
            Field::Start => match (wishes.chosen(), wishes.preset()) {
                (_, Some(preset)) => preset.position.to_owned(),
                (Start::Placed(_), _) => words.id("tui-start-placed-meaning"),
                (Start::Random(_), _) => words.id("tui-start-random-meaning"),
                _ => String::new(),
            },
            Field::Opponent => match wishes.level {
                Some(level) => words.say(&phrase::level_meaning(level.number())),
                None => words.id("tui-opponent-person-meaning"),
            },
            Field::Convention => match wishes.allows_misere() {
                true => words.say(&phrase::convention_meaning(wishes.convention())),
                false => words.id("tui-normal-only"),
            },
            Field::First => String::new(),
        }
    }

    /// Chooses the next or the one before.
    pub fn turn(self, wishes: &mut Wishes, forward: bool) {
        match self {
            Field::Game => {
                let now = FAMILIES.iter().position(|family| family.id == wishes.family.id).unwrap_or(0);
                choose_game(wishes, next(now, FAMILIES.len(), forward));
            }
            Field::Start => {
                wishes.start = next(wishes.start, wishes.starts().len(), forward);
                wishes.convention = None;
            }
            Field::Opponent => {
                let all: Vec<Option<Level>> = Level::ALL.into_iter().map(Some).chain([None]).collect();
                let now = all.iter().position(|level| *level == wishes.level).unwrap_or(0);
                wishes.level = all[next(now, all.len(), forward)];
            }
            Field::Convention if wishes.allows_misere() => {
                wishes.convention = Some(match wishes.convention() {
                    Convention::Normal => Convention::Misere,
                    Convention::Misere => Convention::Normal,
                });
            }
            Field::Convention => wishes.convention = None,
            Field::First => {
                let all = [First::You, First::Computer, First::Lot];
                let now = all.iter().position(|first| *first == wishes.first).unwrap_or(0);
                wishes.first = all[next(now, all.len(), forward)];
            }
        }
    }
}

/// Chooses a game by its number, with its usual start.
pub fn choose_game(wishes: &mut Wishes, number: usize) {
    wishes.family = &FAMILIES[number];
    (wishes.start, wishes.convention, wishes.position) = (0, None, None);
    wishes.params = engine::Params::default();
}

/// Chooses the next game whose name begins with a letter.
pub fn jump(wishes: &mut Wishes, letter: char, words: &Words) {
    let now = FAMILIES.iter().position(|family| family.id == wishes.family.id).unwrap_or(0);
    let begins = |number: &usize| {
        let title = words.title(FAMILIES[*number].id);
        title.to_lowercase().starts_with(&letter.to_lowercase().to_string())
    };
    let after = (now + 1..FAMILIES.len()).chain(0..=now).find(begins);
    if let Some(number) = after {
        choose_game(wishes, number);
    }
}

fn next(now: usize, count: usize, forward: bool) -> usize {
    let count = count.max(1);
    if forward { (now + 1) % count } else { (now + count - 1) % count }
}
