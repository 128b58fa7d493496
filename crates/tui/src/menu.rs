//! The set-up: one line for each choice, changed with the arrows.
use crate::{setup_form::SetupForm, words::Words};
use engine::{Convention, games::FAMILIES, message::Message};
use play::{First, Opponent, Start};
use text::{GameText, phrase};

/// The lines of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Which game.
    Game,
    /// From where.
    Start,
    /// Who plays.
    Opponent,
    /// Normal or misère play.
    Convention,
    /// Who begins.
    First,
}

impl Field {
    /// All of them, from the top.
    pub const ALL: [Field; 5] = [Field::Game, Field::Start, Field::Opponent, Field::Convention, Field::First];

    /// The label.
    pub fn name(self) -> Message {
        Message::new(match self {
            Field::Game => "tui-field-game",
            Field::Start => "tui-field-start",
            Field::Opponent => "tui-field-opponent",
            Field::Convention => "tui-field-convention",
            Field::First => "tui-field-first",
        })
    }

    /// The chosen value.
    pub fn value(self, form: &SetupForm, words: &Words) -> String {
        match self {
            Field::Game => words.title(form.family.id),
            Field::Start => match form.start() {
                Start::Preset(id) => words.ink.text(text::preset(words.lang, &id).unwrap_or(&id)),
                Start::Given(position) => position,
                Start::Random(_) => words.id("tui-start-random"),
                Start::Placed(_) => words.id("tui-start-placed"),
            },
            Field::Opponent => match form.opponent {
                Some(opponent) => words.say(&opponent.title()),
                None => words.id("tui-opponent-person"),
            },
            Field::Convention => words.say(&phrase::convention(form.convention())),
            Field::First => words.id(match form.first {
                First::You => "tui-first-you",
                First::Computer => "tui-first-computer",
                First::Lot => "tui-first-lot",
            }),
        }
    }

    /// What the choice means, in a sentence.
    pub fn meaning(self, form: &SetupForm, words: &Words) -> String {
        match self {
            Field::Game => words.ink.text(&words.about(GameText::Summary, form.family.id)),
            Field::Start => match (form.start(), form.preset()) {
                (_, Some(preset)) => preset.position.to_owned(),
                (Start::Placed(_), _) => words.id("tui-start-placed-meaning"),
                (Start::Random(_), _) => words.id("tui-start-random-meaning"),
                _ => String::new(),
            },
            Field::Opponent => match form.opponent {
                Some(opponent) => words.say(&opponent.meaning()),
                None => words.id("tui-opponent-person-meaning"),
            },
            Field::Convention => match form.allows_misere() {
                true => words.say(&phrase::convention_meaning(form.convention())),
                false => words.id("tui-normal-only"),
            },
            Field::First => String::new(),
        }
    }

    /// Chooses the next value, or the one before.
    pub fn turn(self, form: &mut SetupForm, forward: bool) {
        match self {
            Field::Game => {
                let now = FAMILIES.iter().position(|family| family.id == form.family.id).unwrap_or(0);
                choose_game(form, next(now, FAMILIES.len(), forward));
            }
            Field::Start => {
                form.start = next(form.start, form.starts().len(), forward);
                form.convention = None;
            }
            Field::Opponent => {
                let all: Vec<Option<Opponent>> = Opponent::ALL.into_iter().map(Some).chain([None]).collect();
                let name = |opponent: Option<Opponent>| opponent.map(Opponent::name);
                let now = all.iter().position(|other| name(*other) == name(form.opponent)).unwrap_or(0);
                form.opponent = all[next(now, all.len(), forward)];
            }
            Field::Convention if form.allows_misere() => {
                form.convention = Some(match form.convention() {
                    Convention::Normal => Convention::Misere,
                    Convention::Misere => Convention::Normal,
                });
            }
            Field::Convention => form.convention = None,
            Field::First => {
                let all = [First::You, First::Computer, First::Lot];
                let now = all.iter().position(|first| *first == form.first).unwrap_or(0);
                form.first = all[next(now, all.len(), forward)];
            }
        }
    }
}

/// Chooses a game by its number, with its usual start.
pub fn choose_game(form: &mut SetupForm, number: usize) {
    form.family = &FAMILIES[number];
    (form.start, form.convention, form.position) = (0, None, None);
    form.params = engine::Params::default();
}

/// Chooses the next game whose name begins with a letter.
pub fn jump(form: &mut SetupForm, letter: char, words: &Words) {
    let now = FAMILIES.iter().position(|family| family.id == form.family.id).unwrap_or(0);
    let begins = |number: &usize| {
        let title = words.title(FAMILIES[*number].id);
        title.to_lowercase().starts_with(&letter.to_lowercase().to_string())
    };
    let after = (now + 1..FAMILIES.len()).chain(0..=now).find(begins);
    if let Some(number) = after {
        choose_game(form, number);
    }
}

fn next(now: usize, count: usize, forward: bool) -> usize {
    let count = count.max(1);
    if forward { (now + 1) % count } else { (now + count - 1) % count }
}
