//! What the mouse does: it points as it moves, and plays where it clicks.
use super::{App, Screen};
use crate::{menu::Field, view};
use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};

impl App {
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        let wheel = match mouse.kind {
            MouseEventKind::ScrollUp => Some(-1),
            MouseEventKind::ScrollDown => Some(1),
            _ => None,
        };
        if let Some(lines) = wheel {
            self.wheel(lines);
            return;
        }
        let clicked = matches!(mouse.kind, MouseEventKind::Down(MouseButton::Left));
        if self.panel.is_some() {
            match clicked {
                true if self.thinking.is_some() => self.watch_on(),
                true => self.close_panel(),
                false => {}
            }
            return;
        }
        let moved = matches!(mouse.kind, MouseEventKind::Moved | MouseEventKind::Drag(_));
        if clicked || moved {
            self.at(mouse.column, mouse.row, clicked);
        }
    }

    fn wheel(&mut self, lines: isize) {
        let height = view::panel_height(self.size);
        match (&mut self.panel, &mut self.screen) {
            (Some(panel), _) => panel.scroll(lines * 3, height),
            (None, Screen::Table(table)) => drop(table.picker.vary(lines > 0)),
            _ => {}
        }
    }

    fn at(&mut self, x: u16, y: u16, clicked: bool) {
        let target = view::target(self, x, y);
        match &mut self.screen {
            Screen::Menu(line) => {
                let field = view::menu_line(y).filter(|line| *line < Field::ALL.len());
                if let (Some(field), true) = (field, clicked) {
                    *line = field;
                    Field::ALL[field].turn(&mut self.form, true);
                }
            }
            Screen::Placing(form) => {
                if let (Some(target), true) = (target, clicked) {
                    form.put(target.spot);
                }
            }
            Screen::Table(table) if table.can_point() => {
                let Some(target) = target else { return };
                let there = match target.piece {
                    Some(piece) => {
                        table.picker.point_piece(target.spot, piece, &table.board);
                        true
                    }
                    None => table.picker.point(target.spot),
                };
                if there && clicked {
                    self.key(KeyEvent::from(KeyCode::Enter));
                }
            }
            Screen::Table(_) => {}
        }
    }
}
