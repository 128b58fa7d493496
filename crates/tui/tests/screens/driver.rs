//! A game on a screen in memory.
use engine::games::FAMILIES;
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent},
};
use text::Lang;
use tui::{App, Effect, Event, Ink, SetupForm, app::Screen, view};

pub(crate) const FINE: Ink = Ink { ascii: false, colour: true };

/// A game played without threads: tasks finish at once.
pub(crate) struct Driver {
    pub(crate) app: App,
    pub(crate) saved: Vec<String>,
    pub(crate) left: bool,
}

impl Driver {
    pub(crate) fn new(game: &str, lang: Lang, ink: Ink) -> Driver {
        let family = FAMILIES.iter().find(|family| family.id == game).unwrap();
        let app = App::new(lang, ink, (80, 24), SetupForm::new(family), 7);
        Driver { app, saved: Vec::new(), left: false }
    }

    /// A game after some keys, beginning with the menu.
    pub(crate) fn at(game: &str, keys: &str) -> Driver {
        let mut driver = Driver::new(game, Lang::En, FINE);
        driver.type_keys(keys);
        driver
    }

    pub(crate) fn fulfil(&mut self, form: Vec<Effect>) {
        for wish in form {
            match wish {
                Effect::Quit => self.left = true,
                Effect::Save(_, text) => self.saved.push(text),
                Effect::Think(number, task) => {
                    let thought = task.run(&play::Effort::default());
                    let form = self.app.update(Event::TaskResult(number, Box::new(thought)));
                    self.fulfil(form);
                }
            }
        }
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        let form = self.app.update(Event::Key(KeyEvent::from(code)));
        self.fulfil(form);
    }

    /// Arrows as `<^>v`, Enter as `\n`, Esc as `\u{1b}`, everything else as it is.
    pub(crate) fn type_keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.press(match key {
                '<' => KeyCode::Left,
                '>' => KeyCode::Right,
                '^' => KeyCode::Up,
                'v' => KeyCode::Down,
                '\n' => KeyCode::Enter,
                '\u{1b}' => KeyCode::Esc,
                other => KeyCode::Char(other),
            });
        }
    }

    pub(crate) fn screen(&self) -> String {
        let (width, height) = self.app.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| view::view(&self.app, frame)).unwrap();
        let screen = terminal.backend().to_string();
        screen.lines().map(|line| line.trim_matches('"').trim_end().to_owned() + "\n").collect()
    }

    pub(crate) fn table(&self) -> &play::match_board::MatchBoard {
        match &self.app.screen {
            Screen::Table(table) => table,
            _ => panic!("a match should be on the screen"),
        }
    }
}
