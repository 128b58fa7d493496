//! What keys do.
use super::{App, Confirmation, Effect, Screen};
use crate::{
    jobs::Task,
    layout::BoardLayout,
    menu::{self, Field},
    panel::{self, Panel},
    view,
};
use engine::{
    board::{Place, Shape},
    message::Message,
};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

impl App {
    pub(super) fn key(&mut self, key: KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match (key.code, &self.screen) {
                (KeyCode::Char('c' | 'd' | 'q'), _) => self.effects.push(Effect::Quit),
                (KeyCode::Char('z'), Screen::Table(_)) if self.panel.is_none() && self.prompt.is_none() => self.undo(),
                _ => {}
            }
            return;
        }
        let sure = self.sure.take();
        match key.code {
            code if self.prompt.is_some() => self.type_key(code),
            KeyCode::Esc if self.thinking.is_some() => self.stop_watching(),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right if self.thinking.is_some() => self.watch_on(),
            code if self.panel.is_some() => self.read(code),
            KeyCode::Char('?') | KeyCode::F(1) => self.help(),
            KeyCode::Char('q') => self.ask(Confirmation::Quit, sure),
            code => match &self.screen {
                Screen::Menu(_) => self.in_menu(code),
                Screen::Placing(_) => self.in_placing(code),
                Screen::Table(_) => self.at_table(code, sure),
            },
        }
    }

    /// Does something that needs confirmation; at once if nothing would be lost.
    fn ask(&mut self, what: Confirmation, before: Option<Confirmation>) {
        let under_way = match &self.screen {
            Screen::Table(table) => table.game.finish().is_none() && !table.game.plies().is_empty(),
            _ => false,
        };
        if under_way && before != Some(what) {
            self.sure = Some(what);
            let again = match what {
                Confirmation::Resign => Message::new("tui-sure-resign"),
                Confirmation::Menu => Message::new("tui-sure-menu"),
                Confirmation::Quit => Message::new("tui-sure-quit"),
            };
            self.note = self.words.say(&again);
            return;
        }
        self.note.clear();
        match what {
            Confirmation::Resign => self.resign(),
            Confirmation::Menu => self.leave_table(),
            Confirmation::Quit => self.effects.push(Effect::Quit),
        }
    }

    fn help(&mut self) {
        let id = match &self.screen {
            Screen::Menu(_) => "tui-help-menu",
            Screen::Placing(_) => "tui-help-placing",
            Screen::Table(_) => "tui-help-table",
        };
        let text = self.words.page().paragraphs(&self.words.id(id));
        self.panel = Some(Panel::new(self.words.id("tui-help"), &text));
    }

    /// Keys while a text is read.
    fn read(&mut self, code: KeyCode) {
        let height = view::panel_height(self.size);
        let Some(panel) = &mut self.panel else { return };
        let page = isize::try_from(height).unwrap_or(1);
        match code {
            KeyCode::Up | KeyCode::Char('k') => panel.scroll(-1, height),
            KeyCode::Down | KeyCode::Char('j') => panel.scroll(1, height),
            KeyCode::PageUp => panel.scroll(-page, height),
            KeyCode::PageDown | KeyCode::Char(' ') => panel.scroll(page, height),
            KeyCode::Home => panel.top = 0,
            KeyCode::Char(letter @ ('r' | 'n' | 'm' | 's' | 'u' | 'e' | 'i')) if panel.small => {
                self.panel = None;
                self.at_table(KeyCode::Char(letter), None);
            }
            KeyCode::Char('?') if panel.small => self.help(),
            KeyCode::Char('q') if panel.small => self.effects.push(Effect::Quit),
            KeyCode::Enter if panel.small => {
                self.panel = None;
                self.at_table(KeyCode::Char('n'), None);
            }
            _ if self.thinking.is_some() => {}
            _ => self.close_panel(),
        }
    }

    /// Closes a text; a match that waited for its reader begins.
    pub(super) fn close_panel(&mut self) {
        self.panel = None;
        let Screen::Table(table) = &self.screen else { return };
        if self.waiting.is_none() && table.game.finish().is_none() {
            self.carry_on();
        }
    }

    /// Keys while a move is typed.
    fn type_key(&mut self, code: KeyCode) {
        const LONGEST: usize = 400;
        let Some(text) = &mut self.prompt else { return };
        match code {
            KeyCode::Char(letter) if text.len() < LONGEST => text.push(letter),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Enter => {
                let mv = self.prompt.take().unwrap_or_default();
                if !mv.trim().is_empty() {
                    self.play(&mv);
                }
            }
            KeyCode::Esc => self.prompt = None,
            _ => {}
        }
    }

    fn in_menu(&mut self, code: KeyCode) {
        let Screen::Menu(line) = &mut self.screen else { return };
        let last = Field::ALL.len() - 1;
        match code {
            KeyCode::Up => *line = if *line == 0 { last } else { *line - 1 },
            KeyCode::Down | KeyCode::Tab => *line = if *line == last { 0 } else { *line + 1 },
            KeyCode::Left | KeyCode::Right => {
                if let Some(field) = self.field() {
                    field.turn(&mut self.form, code == KeyCode::Right);
                }
                self.note.clear();
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                let effects = self.begin();
                self.effects.extend(effects);
            }
            KeyCode::Esc => self.effects.push(Effect::Quit),
            KeyCode::Char('*') => self.panel = Some(panel::rules(&self.words, self.form.family.id)),
            KeyCode::Char(letter) => {
                *line = 0;
                menu::jump(&mut self.form, letter, &self.words);
            }
            _ => {}
        }
    }

    fn in_placing(&mut self, code: KeyCode) {
        if code == KeyCode::Enter {
            self.finish_placing();
            return;
        }
        let Screen::Placing(form) = &mut self.screen else { return };
        match code {
            KeyCode::Left => form.go((-1, 0)),
            KeyCode::Right | KeyCode::Tab => form.go((1, 0)),
            KeyCode::Up => form.go((0, -1)),
            KeyCode::Down => form.go((0, 1)),
            KeyCode::Esc => self.screen = Screen::Menu(0),
            _ => {}
        }
    }

    fn at_table(&mut self, code: KeyCode, sure: Option<Confirmation>) {
        let Screen::Table(table) = &self.screen else { return };
        let over = table.game.finish().is_some();
        match code {
            KeyCode::Char(':' | '/') if table.is_yours() => self.prompt = Some(String::new()),
            KeyCode::Char('h') => self.ask_hint(),
            KeyCode::Char('e' | 'w') => {
                let task = Task::Explain(Box::new(table.game.clone()));
                self.run_task(task);
            }
            KeyCode::Char('r') if over => {
                let task = Task::Review(Box::new(table.game.clone()));
                self.run_task(task);
            }
            KeyCode::Char('i' | '*') => self.panel = Some(panel::rules(&self.words, table.game.deal().game)),
            KeyCode::Char('u') | KeyCode::Backspace if table.digits.is_empty() => self.undo(),
            KeyCode::Char('t') => {
                self.trace = !self.trace;
                self.note = self.words.id(if self.trace { "tui-trace-on" } else { "tui-trace-off" });
            }
            KeyCode::Char('x') => self.ask(Confirmation::Resign, sure),
            KeyCode::Char('s') => self.save(),
            KeyCode::Char('n') if over => {
                let effects = self.begin();
                self.effects.extend(effects);
            }
            KeyCode::Char('m') => self.ask(Confirmation::Menu, sure),
            KeyCode::Enter if over => self.panel = Some(panel::result(&self.words, &table.game)),
            KeyCode::Enter => self.play_choice(),
            _ => self.point(code, sure),
        }
    }

    /// Runs a task unless one is pending.
    fn run_task(&mut self, task: Task) {
        if self.waiting.is_none() {
            self.think(task);
        }
    }

    fn play_choice(&mut self) {
        let Screen::Table(table) = &self.screen else { return };
        let chosen = if table.can_point() { table.picker.choice() } else { None };
        match chosen.map(|choice| choice.mv.clone()) {
            Some(mv) => self.play(&mv),
            None if table.is_yours() => self.prompt = Some(String::new()),
            None => {}
        }
    }

    /// Keys that point at spots and change the move.
    fn point(&mut self, code: KeyCode, sure: Option<Confirmation>) {
        let grid = view::board(self).grid;
        let hexagons = match &self.screen {
            Screen::Table(table) if matches!(table.board.shape, Shape::Hexagons { .. }) => table.board.spots.clone(),
            _ => Vec::new(),
        };
        let cell_of = |spot: usize| {
            // In a rhombus of hexagons up and down stay in the column, however its rows are shifted.
            if let Some(Place::Square { column, row }) = hexagons.get(spot).map(|spot| spot.place) {
                return Some((i32::try_from(column).ok()?, -i32::try_from(row).ok()?));
            }
            let (x, y) = grid.middle(spot)?;
            // Rows are about twice as far apart as columns.
            Some((i32::try_from(x).ok()?, i32::try_from(2 * y).ok()?))
        };
        let Screen::Table(table) = &mut self.screen else { return };
        if !matches!(code, KeyCode::Char('0'..='9') | KeyCode::Backspace) {
            table.digits.clear();
        }
        let layout = BoardLayout::of(&table.board);
        let picker = &mut table.picker;
        match (code, layout) {
            (KeyCode::Up, BoardLayout::Below) | (KeyCode::Left, BoardLayout::Beside) | (KeyCode::BackTab, _) => {
                picker.step(false);
            }
            (KeyCode::Down, BoardLayout::Below) | (KeyCode::Right, BoardLayout::Beside) | (KeyCode::Tab, _) => {
                picker.step(true);
            }
            (KeyCode::Right, BoardLayout::Below) | (KeyCode::Up, BoardLayout::Beside) | (KeyCode::Char('+'), _) => {
                picker.vary(true);
            }
            (KeyCode::Left, BoardLayout::Below) | (KeyCode::Down, BoardLayout::Beside) | (KeyCode::Char('-'), _) => {
                picker.vary(false);
            }
            (KeyCode::Up, BoardLayout::Plane) => table.go((0, -1), cell_of),
            (KeyCode::Down, BoardLayout::Plane) => table.go((0, 1), cell_of),
            (KeyCode::Left, BoardLayout::Plane) => table.go((-1, 0), cell_of),
            (KeyCode::Right, BoardLayout::Plane) => table.go((1, 0), cell_of),
            (KeyCode::Char(' '), _) => drop(picker.hold()),
            (KeyCode::Char(digit @ '0'..='9'), _) => self.digit(digit),
            (KeyCode::Backspace, _) => drop(table.digits.pop()),
            (KeyCode::Esc, _) if !picker.release() => self.ask(Confirmation::Menu, sure),
            _ => {}
        }
    }

    /// A digit of an amount.
    fn digit(&mut self, digit: char) {
        const LONGEST: usize = 19;
        let Screen::Table(table) = &mut self.screen else { return };
        if table.digits.len() >= LONGEST {
            table.digits.clear();
        }
        table.digits.push(digit);
        let amount: u64 = table.digits.parse().unwrap_or(u64::MAX);
        let exact = table.picker.set_amount(amount);
        self.note = match exact || !table.can_point() {
            true => String::new(),
            false => self.words.say(&Message::new("tui-no-such-amount").with("count", amount)),
        };
    }
}
