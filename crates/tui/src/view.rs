//! What the screen looks like.
use crate::{
    app::{App, Screen},
    char_grid::{CharGrid, Target},
    draw::{ScreenScene, draw},
    ink::{Ink, Tone},
    panel::Panel,
};
use engine::message::Message;
use play::MatchBoard;
use ratatui::{
    Frame,
    layout::Rect,
    text::{Line, Span},
    widgets::{Block, BorderType, Clear, Paragraph, Wrap},
};

mod menu;
mod table;

/// Minimum number of columns and rows; a smaller screen only says that it is too small.
pub const LEAST: (u16, u16) = (60, 18);

/// Width of the list of moves, if there is room for it.
const SIDE: u16 = 25;

/// Draws everything.
pub fn view(app: &App, frame: &mut Frame) {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        too_small(app, frame, area);
        return;
    }
    match &app.screen {
        Screen::Menu(line) => menu::view(app, *line, frame),
        Screen::Placing(form) => table::placing(app, form, frame),
        Screen::Table(at) => table::view(app, at, frame),
    }
    if let Some(panel) = &app.panel {
        in_front(app, panel, frame);
    }
}

fn too_small(app: &App, frame: &mut Frame, area: Rect) {
    let say = Message::new("tui-too-small").with("width", u32::from(LEAST.0)).with("height", u32::from(LEAST.1));
    frame.render_widget(Paragraph::new(app.words.say(&say)).wrap(Wrap { trim: true }), area);
}

/// Where the board is drawn.
fn board_area((width, height): (u16, u16)) -> Rect {
    let side = if width >= LEAST.0 + 16 { SIDE } else { 0 };
    Rect { x: 1, y: 3, width: width.saturating_sub(side + 2), height: height.saturating_sub(9) }
}

/// Number of lines of a text that are visible at once.
pub fn panel_height((_, height): (u16, u16)) -> usize {
    usize::from(height.saturating_sub(4))
}

/// Which line of the menu is at a row.
pub fn menu_line(row: u16) -> Option<usize> {
    row.checked_sub(menu::TOP).map(usize::from)
}

/// The board as it is drawn now.
pub fn grid(app: &App) -> CharGrid {
    let area = board_area(app.size);
    match &app.screen {
        Screen::Table(table) => {
            let part = app.words.id("tui-part");
            draw_board(table, app.words.ink, &part, (usize::from(area.width), usize::from(area.height)))
        }
        Screen::Placing(form) => form.grid(app.words.ink),
        Screen::Menu(_) => CharGrid::default(),
    }
}

/// The board of a match in `width` columns and `height` rows.
pub fn draw_board(table: &MatchBoard, ink: Ink, part: &str, (width, height): (usize, usize)) -> CharGrid {
    let cursor = table.can_point().then(|| table.picker.cursor());
    let (board, start, marks) = (&table.board, &table.start, &table.marks);
    draw(&ScreenScene { board, start, marks, preview: table.preview(), cursor, ink, width, height, part })
}

/// What is at a place of the screen.
pub fn target(app: &App, x: u16, y: u16) -> Option<Target> {
    let area = board_area(app.size);
    let grid = grid(app);
    let top = match &app.screen {
        Screen::Table(table) => grid.scroll(Some(table.picker.cursor()), usize::from(area.height)),
        _ => 0,
    };
    let (x, y) = (x.checked_sub(area.x)?, y.checked_sub(area.y)?);
    if x >= area.width || y >= area.height {
        return None;
    }
    grid.at(usize::from(x), usize::from(y) + top)
}

/// A line across the screen.
fn bar(app: &App, frame: &mut Frame, y: u16, text: &str) {
    let area = Rect { y, height: 1, ..frame.area() };
    let wide = usize::from(area.width);
    let text: String = text.chars().take(wide).collect();
    frame.render_widget(Paragraph::new(format!("{text:<wide$}")).style(app.words.ink.style(Tone::Bar)), area);
}

/// The keys of a screen, as many as fit.
fn keys(app: &App, frame: &mut Frame, keys: &[(&str, &'static str)]) {
    let area = frame.area();
    let mut line = String::new();
    for (key, id) in keys {
        let item = format!(" {} {} ", app.words.ink.text(key), app.words.id(id));
        if text::width(&line) + text::width(&item) <= usize::from(area.width) {
            line.push_str(&item);
        }
    }
    bar(app, frame, area.height.saturating_sub(1), &line);
}

/// Some lines of plain text.
fn lines(app: &App, frame: &mut Frame, area: Rect, text: &str, tone: Tone) {
    let style = app.words.ink.style(tone);
    frame.render_widget(Paragraph::new(text.to_owned()).style(style).wrap(Wrap { trim: true }), area);
}

/// A text in front of everything else.
fn in_front(app: &App, panel: &Panel, frame: &mut Frame) {
    let screen = frame.area();
    let wide = panel.lines.iter().map(|line| text::width(line)).max().unwrap_or(0);
    let short = |length: usize, most: u16| u16::try_from(length).unwrap_or(u16::MAX).min(most);
    let area = if panel.small {
        let (width, height) = (short(wide + 4, screen.width - 4), short(panel.lines.len() + 2, screen.height - 4));
        Rect { x: (screen.width - width) / 2, y: (screen.height - height) / 2, width, height }
    } else {
        Rect { x: 1, y: 1, width: screen.width - 2, height: screen.height - 2 }
    };
    let height = usize::from(area.height.saturating_sub(2));
    let below = panel.lines.len().saturating_sub(panel.top + height);
    let ink = app.words.ink;
    let foot = match below {
        0 => app.words.id("tui-panel-end"),
        more => app.words.say(&Message::new("tui-panel-more").with("count", more)),
    };
    let mut block = Block::bordered().title(Span::styled(format!(" {} ", panel.title), ink.style(Tone::Strong)));
    if !panel.small {
        block = block.title_bottom(Span::styled(format!(" {foot} "), ink.style(Tone::Dim)));
    }
    block = if ink.ascii { block.border_set(ASCII) } else { block.border_type(BorderType::Rounded) };
    let text: Vec<Line> =
        panel.lines.iter().skip(panel.top).take(height).map(|line| Line::raw(line.as_str())).collect();
    frame.render_widget(Clear, area);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    frame.render_widget(Paragraph::new(text), inner);
}

/// Frames for terminals without box drawings.
const ASCII: ratatui::symbols::border::Set = ratatui::symbols::border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
