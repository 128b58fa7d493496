//! The terminal game as data: what is shown, and how keys, mouse and finished tasks change it.
use crate::{
    ink::Ink,
    jobs::{Task, TaskResult},
    menu::Field,
    needs::Needs,
    panel::{self, Panel},
    placing::PlacingForm,
    setup_form::SetupForm,
    words::Words,
};
use engine::message::{Arg, Message, Say};
use play::{Effort, Level, Match, MatchBoard, Opening, Rng, hint, seats, trace::Thought};
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use text::{Lang, Pieces};

mod keys;
mod mouse;

/// What is on the screen.
pub enum Screen {
    /// The set-up, with the line pointed at.
    Menu(usize),
    /// Pieces being placed in secret.
    Placing(Box<PlacingForm>),
    /// A match.
    Table(Box<MatchBoard>),
}

/// Something that happened.
pub enum Event {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// The screen has a new number of columns and rows.
    Size(u16, u16),
    /// A task of this number is finished.
    TaskResult(u64, Box<TaskResult>),
    /// A record was written, or why it could not be.
    Saved(Result<String, Arg>),
}

/// Something for the caller to do.
pub enum Effect {
    /// Run a task, and report it under this number.
    Think(u64, Task),
    /// Write a record of this game.
    Save(&'static str, String),
    /// Leave.
    Quit,
}

/// Something that needs confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// To resign.
    Resign,
    /// To leave the match for the menu.
    Menu,
    /// To quit.
    Quit,
}

/// A move of the computer whose thoughts are shown one after the other.
pub struct Thinking {
    mv: String,
    thoughts: Vec<Thought>,
    count: usize,
}

/// The terminal game.
pub struct App {
    /// The language and signs.
    pub words: Words,
    /// Columns and rows of the screen.
    pub size: (u16, u16),
    /// What the menu shows.
    pub form: SetupForm,
    /// What is on the screen.
    pub screen: Screen,
    /// A text in front of it.
    pub panel: Option<Panel>,
    /// The last message.
    pub note: String,
    /// A move being typed.
    pub prompt: Option<String>,
    /// The action that waits for confirmation.
    pub sure: Option<Confirmation>,
    /// Number of the pending task.
    pub waiting: Option<u64>,
    /// Whether the computer shows what it thinks.
    pub trace: bool,
    /// What a player chooses between in this match.
    pub needs: Needs,
    /// The computer's move while its thoughts are shown.
    pub thinking: Option<Thinking>,
    rng: Rng,
    effort: Effort,
    tasks: u64,
    effects: Vec<Effect>,
    keep: bool,
}

impl App {
    /// The game, showing the menu.
    pub fn new(lang: Lang, ink: Ink, size: (u16, u16), mut form: SetupForm, seed: u64) -> App {
        let words = Words { lang, pieces: Pieces::Sticks, ink, width: usize::from(size.0).saturating_sub(6) };
        form.names = (words.id("tui-name-you"), words.id("tui-name-player"));
        App {
            words,
            size,
            form,
            screen: Screen::Menu(0),
            panel: None,
            note: String::new(),
            prompt: None,
            sure: None,
            waiting: None,
            trace: false,
            needs: Needs::default(),
            thinking: None,
            rng: Rng::new(seed),
            effort: Effort::default(),
            tasks: 0,
            effects: Vec::new(),
            keep: false,
        }
    }

    /// Writes a record of every match when it ends.
    pub fn keep_records(&mut self) {
        self.keep = true;
    }

    /// Updates the model and returns what the caller has to do.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Size(columns, rows) => {
                self.size = (columns, rows);
                self.words.width = usize::from(columns).saturating_sub(6);
            }
            Event::TaskResult(number, thought) if self.waiting == Some(number) => {
                self.waiting = None;
                self.finish_task(*thought);
            }
            Event::TaskResult(..) => {}
            Event::Saved(Ok(path)) => self.note = self.words.say(&Message::new("tui-saved").with("path", path)),
            Event::Saved(Err(why)) => self.note = self.words.say(&Message::new("tui-not-saved").with("reason", why)),
        }
        std::mem::take(&mut self.effects)
    }

    /// Begins the match that the menu describes.
    pub fn begin(&mut self) -> Vec<Effect> {
        self.leave_table();
        match self.form.begin(&self.effort, &mut self.rng) {
            Ok(Opening::Match(game)) => self.open(game),
            Ok(Opening::Placing(placing)) => self.place(placing),
            Err(error) => self.note = self.words.say(&error.message()),
        }
        std::mem::take(&mut self.effects)
    }

    /// Leaves a match for the menu; its result counts for the next one.
    fn leave_table(&mut self) {
        if let Screen::Table(table) = &self.screen {
            self.form.count(&table.game);
            self.screen = Screen::Menu(0);
        }
        (self.waiting, self.panel, self.thinking) = (None, None, None);
    }

    fn place(&mut self, placing: play::Placing) {
        self.note.clear();
        match PlacingForm::new(placing) {
            Some(form) => self.screen = Screen::Placing(Box::new(form)),
            None => self.note.clear(),
        }
    }

    /// Places the pieces of one person; then the next person places, or the match begins.
    fn finish_placing(&mut self) {
        let Screen::Placing(form) = &mut self.screen else { return };
        let (seat, squares) = (form.seat, form.squares.clone());
        if let Err(error) = form.placing.place(seat, &squares) {
            self.note = self.words.say(&error.message());
            return;
        }
        match form.placing.begin() {
            Ok(game) => self.open(game),
            Err(_) => {
                let seat = (0..form.placing.seats().len()).find(|&seat| !form.placing.has_placed(seat));
                if let Some(seat) = seat {
                    form.seat = seat;
                    let least = *form.half().start();
                    form.squares.fill(least);
                    form.column = 0;
                } else {
                    self.note = self.words.id("tui-nothing-to-play");
                    self.screen = Screen::Menu(0);
                }
            }
        }
    }

    /// Shows a match; if its opponent is the strongest, once it is known how well it can play.
    fn open(&mut self, game: Match) {
        if seats::opponent(&game) == Some(Level::Perfect.into()) {
            self.think(Task::Warn(Box::new(game)));
        } else {
            self.sit_down(game, None);
        }
    }

    /// Shows a match, and first what must be known of its start and its opponent.
    fn sit_down(&mut self, game: Match, warning: Option<&Message>) {
        self.note.clear();
        (self.prompt, self.sure) = (None, None);
        let notice = self.form.notice.take();
        let notices: Vec<&Message> = notice.iter().chain(warning).collect();
        self.panel = (!notices.is_empty()).then(|| panel::notices(&self.words, &game, &notices));
        match MatchBoard::new(game) {
            Ok(table) => {
                self.needs = Needs::of(table.picker.choices());
                self.screen = Screen::Table(Box::new(table));
                self.wait_for_reader();
            }
            Err(error) => self.note = self.words.say(&error.message()),
        }
    }

    /// Goes on with the match unless a text is still being read.
    fn wait_for_reader(&mut self) {
        if self.panel.is_none() {
            self.carry_on();
        }
    }

    /// Asks for the computer's move, or shows the result.
    fn carry_on(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        if table.game.finish().is_some() {
            self.panel = Some(panel::result(&self.words, &table.game));
            if self.keep {
                self.save();
            }
        } else if !table.is_yours() {
            let (game, rng) = (Box::new(table.game.clone()), self.rng.clone());
            self.think(if self.trace { Task::Watch(game, rng) } else { Task::Move(game, rng) });
        }
    }

    fn think(&mut self, task: Task) {
        self.tasks += 1;
        self.waiting = Some(self.tasks);
        self.effects.push(Effect::Think(self.tasks, task));
    }

    fn save(&mut self) {
        if let Screen::Table(table) = &self.screen {
            let game = table.game.deal().game;
            self.effects.push(Effect::Save(game, play::record::write(&table.game)));
        }
    }

    /// Makes a move of the person whose turn it is.
    fn play(&mut self, mv: &str) {
        let Screen::Table(table) = &mut self.screen else { return };
        match table.game.play(mv) {
            Ok(_) => {
                self.note.clear();
                self.refresh();
                self.carry_on();
            }
            Err(error) => self.note = self.words.say(&error.message()),
        }
    }

    fn refresh(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        if let Err(error) = table.refresh() {
            self.note = self.words.say(&error.message());
        }
    }

    fn finish_task(&mut self, thought: TaskResult) {
        match thought {
            TaskResult::Warn(game, warning) => self.sit_down(*game, warning.as_ref()),
            TaskResult::Move(choice, rng) => {
                self.rng = rng;
                let Ok(Some(choice)) = choice else { return };
                self.play_computer(&choice.mv);
            }
            TaskResult::Watch(choice, rng) => {
                self.rng = rng;
                let Ok(Some((choice, thoughts))) = choice else { return };
                self.thinking = Some(Thinking { mv: choice.mv, thoughts, count: 0 });
                self.watch_on();
            }
            TaskResult::Hint(Ok(known)) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.hints = Some(*known);
                }
                self.tell_hint();
            }
            TaskResult::Explain(found) => match *found {
                Ok(explanation) => {
                    let text = self.words.page().explanation(&explanation);
                    self.panel = Some(Panel::new(self.words.id("tui-why"), &text));
                }
                Err(error) => self.note = self.words.say(&error.message()),
            },
            TaskResult::Review(Ok(review)) => {
                self.panel = Some(Panel::new(self.words.id("tui-review"), &panel::review(&self.words, &review)));
            }
            TaskResult::Hint(Err(error)) | TaskResult::Review(Err(error)) => {
                self.note = self.words.say(&error.message());
            }
        }
    }

    /// Makes a move of the computer and says it in words.
    fn play_computer(&mut self, mv: &str) {
        self.play(mv);
        if let Screen::Table(table) = &self.screen
            && let Some(last) = table.game.plies().len().checked_sub(1)
        {
            self.note = self.words.move_words(&table.game, last);
        }
    }

    /// Shows one more thought, or makes the move after the last one.
    fn watch_on(&mut self) {
        let Some(thinking) = &mut self.thinking else { return };
        if thinking.count == thinking.thoughts.len() {
            self.stop_watching();
            return;
        }
        thinking.count += 1;
        let text = panel::thoughts(&self.words, &thinking.thoughts[..thinking.count]);
        let mut panel = Panel::new(self.words.id("trace-title"), &text);
        panel.scroll(isize::MAX, crate::view::panel_height(self.size));
        self.panel = Some(panel);
    }

    /// Makes the move that was thinking.
    fn stop_watching(&mut self) {
        let Some(thinking) = self.thinking.take() else { return };
        self.panel = None;
        self.play_computer(&thinking.mv);
    }

    /// Asks for a hint, one depth further each time.
    fn ask_hint(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        if !table.is_yours() {
            return;
        }
        if table.hints.is_some() {
            self.tell_hint();
        } else {
            let task = Task::Hint(Box::new(table.game.clone()), self.rng.clone());
            self.think(task);
        }
    }

    fn tell_hint(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let Some(known) = &table.hints else { return };
        table.depth = (table.depth + 1).min(hint::DEPTHS);
        let hint = known.hint(&table.game, table.depth);
        if let Some(mv) = &hint.mv {
            table.picker.show(mv);
        }
        self.note = self.words.say_plain(&hint.say);
    }

    /// Takes back the person's last move and whatever came after it.
    fn undo(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let undone = table.game.undo_turn();
        self.note = if undone { String::new() } else { self.words.id("tui-nothing-to-undo") };
        // A move that the computer was thinking about is no longer needed.
        if undone {
            (self.waiting, self.panel) = (None, None);
            self.refresh();
            self.carry_on();
        }
    }

    fn resign(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        if table.game.resign_person() {
            self.waiting = None;
            self.refresh();
            self.carry_on();
        }
    }

    /// The line of the menu pointed at.
    fn field(&self) -> Option<Field> {
        match self.screen {
            Screen::Menu(line) => Field::ALL.get(line).copied(),
            _ => None,
        }
    }
}
