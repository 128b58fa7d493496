//! The whole of the terminal game as data: what is shown, and how keys, mouse and thoughts change it.
use crate::{
    ink::Ink,
    jobs::{Task, Thought},
    menu::Field,
    panel::{self, Panel},
    placing::Hidden,
    words::Words,
};
use engine::message::{Arg, Message, Say};
use play::{
    Chance, Effort, Match, Table, hint,
    wishes::{Begun, Wishes},
};
use ratatui::crossterm::event::{KeyEvent, MouseEvent};
use text::Lang;

mod keys;
mod mouse;

/// What is on the screen.
pub enum Screen {
    /// The set-up, with the line pointed at.
    Menu(usize),
    /// Pieces being placed in secret.
    Placing(Box<Hidden>),
    /// A match.
    Table(Box<Table>),
}

/// What comes from outside.
pub enum Event {
    /// A key.
    Key(KeyEvent),
    /// The mouse.
    Mouse(MouseEvent),
    /// The screen has so many columns and rows now.
    Size(u16, u16),
    /// What came out of a task of this number.
    Thought(u64, Box<Thought>),
    /// A record was written, or why it could not be.
    Saved(Result<String, Arg>),
}

/// What is to be done outside.
pub enum Wish {
    /// Think about something, and tell under this number.
    Think(u64, Task),
    /// Write a record, by a name of its own for this game unless one was given.
    Save(&'static str, String),
    /// Leave.
    Quit,
}

/// Something that is asked twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// To give up.
    Resign,
    /// To leave the match for the menu.
    Menu,
    /// To leave altogether.
    Quit,
}

/// The terminal game.
pub struct App {
    /// The language and signs.
    pub words: Words,
    /// Columns and rows of the screen.
    pub size: (u16, u16),
    /// What is wished.
    pub wishes: Wishes,
    /// What is on the screen.
    pub screen: Screen,
    /// A text in front of it.
    pub panel: Option<Panel>,
    /// The last thing that was said.
    pub note: String,
    /// A move being typed.
    pub prompt: Option<String>,
    /// What is to be done, if it is asked for once more.
    pub sure: Option<Sure>,
    /// The number of the task that is waited for.
    pub waiting: Option<u64>,
    chance: Chance,
    effort: Effort,
    tasks: u64,
    wanted: Vec<Wish>,
    keep: bool,
}

impl App {
    /// The set-up, or at once the game that was asked for.
    pub fn new(lang: Lang, ink: Ink, size: (u16, u16), mut wishes: Wishes, seed: u64) -> App {
        let words = Words { lang, ink, width: usize::from(size.0).saturating_sub(6) };
        wishes.names = (words.id("tui-name-you"), words.id("tui-name-player"));
        App {
            words,
            size,
            wishes,
            screen: Screen::Menu(0),
            panel: None,
            note: String::new(),
            prompt: None,
            sure: None,
            waiting: None,
            chance: Chance::new(seed),
            effort: Effort::default(),
            tasks: 0,
            wanted: Vec::new(),
            keep: false,
        }
    }

    /// Every match is to be kept in a file when it ends.
    pub fn keep_records(&mut self) {
        self.keep = true;
    }

    /// Takes in what happened and says what is to be done.
    pub fn update(&mut self, event: Event) -> Vec<Wish> {
        match event {
            Event::Key(key) => self.key(key),
            Event::Mouse(mouse) => self.mouse(mouse),
            Event::Size(columns, rows) => {
                self.size = (columns, rows);
                self.words.width = usize::from(columns).saturating_sub(6);
            }
            Event::Thought(number, thought) if self.waiting == Some(number) => {
                self.waiting = None;
                self.thought(*thought);
            }
            Event::Thought(..) => {}
            Event::Saved(Ok(path)) => self.note = self.words.say(&Message::new("tui-saved").with("path", path)),
            Event::Saved(Err(why)) => self.note = self.words.say(&Message::new("tui-not-saved").with("reason", why)),
        }
        std::mem::take(&mut self.wanted)
    }

    /// Begins the game that is wished.
    pub fn begin(&mut self) -> Vec<Wish> {
        match self.wishes.begin(&self.effort, &mut self.chance) {
            Ok(Begun::Match(game)) => self.sit_down(game),
            Ok(Begun::Placing(placing)) => self.place(placing),
            Err(error) => self.note = self.words.say(&error.message()),
        }
        std::mem::take(&mut self.wanted)
    }

    fn place(&mut self, placing: play::Placing) {
        self.note.clear();
        match Hidden::new(placing) {
            Some(hidden) => self.screen = Screen::Placing(Box::new(hidden)),
            None => self.note.clear(),
        }
    }

    /// What one person has placed is kept; then the next places, or the match begins.
    fn placed(&mut self) {
        let Screen::Placing(hidden) = &mut self.screen else { return };
        let (seat, squares) = (hidden.seat, hidden.squares.clone());
        if let Err(error) = hidden.placing.place(seat, &squares) {
            self.note = self.words.say(&error.message());
            return;
        }
        match hidden.placing.begin() {
            Ok(game) => self.sit_down(game),
            Err(_) => {
                let seat = (0..hidden.placing.seats().len()).find(|&seat| !hidden.placing.has_placed(seat));
                if let Some(seat) = seat {
                    hidden.seat = seat;
                    let least = *hidden.half().start();
                    hidden.squares.fill(least);
                    hidden.column = 0;
                } else {
                    self.note = self.words.id("tui-nothing-to-play");
                    self.screen = Screen::Menu(0);
                }
            }
        }
    }

    fn sit_down(&mut self, game: Match) {
        self.note.clear();
        (self.panel, self.prompt, self.sure) = (None, None, None);
        match Table::new(game) {
            Ok(table) => {
                self.screen = Screen::Table(Box::new(table));
                self.carry_on();
            }
            Err(error) => self.note = self.words.say(&error.message()),
        }
    }

    /// Lets the computer think if it is to move, or tells the result.
    fn carry_on(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        if table.game.finish().is_some() {
            self.panel = Some(panel::result(&self.words, &table.game));
            if self.keep {
                self.save();
            }
        } else if !table.is_yours() {
            let task = Task::Move(Box::new(table.game.clone()), self.chance.clone());
            self.think(task);
        }
    }

    fn think(&mut self, task: Task) {
        self.tasks += 1;
        self.waiting = Some(self.tasks);
        self.wanted.push(Wish::Think(self.tasks, task));
    }

    fn save(&mut self) {
        if let Screen::Table(table) = &self.screen {
            let game = table.game.deal().game;
            self.wanted.push(Wish::Save(game, play::record::write(&table.game)));
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

    fn thought(&mut self, thought: Thought) {
        match thought {
            Thought::Move(choice, chance) => {
                self.chance = chance;
                let Ok(Some(choice)) = choice else { return };
                self.play(&choice.mv);
                if let Screen::Table(table) = &self.screen
                    && let Some(last) = table.game.plies().len().checked_sub(1)
                {
                    self.note = self.words.played(&table.game, last);
                }
            }
            Thought::Hint(Ok(known)) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.known = Some(*known);
                }
                self.tell_hint();
            }
            Thought::Explain(found) => match *found {
                Ok(explanation) => {
                    let text = self.words.page().explanation(&explanation);
                    self.panel = Some(Panel::new(self.words.id("tui-why"), &text));
                }
                Err(error) => self.note = self.words.say(&error.message()),
            },
            Thought::Review(Ok(review)) => {
                self.panel = Some(Panel::new(self.words.id("tui-review"), &panel::review(&self.words, &review)));
            }
            Thought::Hint(Err(error)) | Thought::Review(Err(error)) => {
                self.note = self.words.say(&error.message());
            }
        }
    }

    /// Asks for a hint, one depth further each time.
    fn ask_hint(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        if !table.is_yours() {
            return;
        }
        if table.known.is_some() {
            self.tell_hint();
        } else {
            let task = Task::Hint(Box::new(table.game.clone()), self.chance.clone());
            self.think(task);
        }
    }

    fn tell_hint(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let Some(known) = &table.known else { return };
        table.depth = (table.depth + 1).min(hint::DEPTHS);
        let hint = known.hint(&table.game, table.depth);
        if let Some(mv) = &hint.mv {
            table.picker.show(mv);
        }
        self.note = self.words.say(&hint.say);
    }

    /// Takes back one's own last move, and what came after it.
    fn undo(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let people: Vec<usize> =
            (0..table.game.deal().seats.len()).filter(|&seat| table.game.deal().seats[seat].is_person()).collect();
        let undone = match people[..] {
            [you] => table.game.undo_to(you),
            _ => table.game.undo(),
        };
        self.note = if undone { String::new() } else { self.words.id("tui-nothing-to-undo") };
        // A move that the computer was thinking about is no longer wanted.
        if undone {
            (self.waiting, self.panel) = (None, None);
            self.refresh();
            self.carry_on();
        }
    }

    fn resign(&mut self) {
        let Screen::Table(table) = &mut self.screen else { return };
        let you = table.game.turn().filter(|_| table.is_yours());
        let person = table.game.deal().seats.iter().position(play::Player::is_person);
        if let Some(seat) = you.or(person)
            && table.game.resign(seat).is_ok()
        {
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
