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

mod foot;
mod menu;
mod table;

/// Minimum number of columns and rows; a smaller screen only says that it is too small.
pub const LEAST: (u16, u16) = (60, 20);

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
    foot::view(app, frame);
    if let Some(panel) = &app.panel {
        in_front(app, panel, frame);
    }
}

fn too_small(app: &App, frame: &mut Frame, area: Rect) {
    let say = Message::new("tui-too-small").with("width", u32::from(LEAST.0)).with("height", u32::from(LEAST.1));
    frame.render_widget(Paragraph::new(app.words.say(&say)).wrap(Wrap { trim: true }), area);
}

/// A board on the screen.
pub struct BoardView {
    /// Where it is.
    pub area: Rect,
    /// The board.
    pub grid: CharGrid,
    /// The first column and row of the board that are visible.
    pub corner: (usize, usize),
}

/// The board as it is drawn now. The list of moves gives its place to a board that does not fit beside it.
pub fn board(app: &App) -> BoardView {
    let beside = board_view(app, if app.size.0 >= LEAST.0 + 16 { SIDE } else { 0 });
    if beside.grid.width() > usize::from(beside.area.width) { board_view(app, 0) } else { beside }
}

fn board_view(app: &App, side: u16) -> BoardView {
    let (width, height) = app.size;
    // Beside the board there is a column for the arrows that say where more of it is.
    let (width, height) = (width.saturating_sub(side.max(1) + 1), height.saturating_sub(8 + foot::rows(app)));
    let area = Rect { x: 1, y: 3, width, height };
    let room = (usize::from(width), usize::from(height));
    let (grid, cursor) = match &app.screen {
        Screen::Table(table) => {
            let cursor = table.can_point().then(|| table.picker.cursor());
            (draw_board(table, app.words.ink, &app.words.id("tui-part"), room), cursor)
        }
        Screen::Placing(form) => (form.grid(app.words.ink), Some(form.cursor())),
        Screen::Menu(_) => (CharGrid::default(), None),
    };
    let corner = grid.scroll(cursor, room);
    BoardView { area, grid, corner }
}

/// Number of lines of a text that are visible at once.
pub fn panel_height((_, height): (u16, u16)) -> usize {
    usize::from(height.saturating_sub(4))
}

/// Which line of the menu is at a row.
pub fn menu_line(row: u16) -> Option<usize> {
    row.checked_sub(menu::TOP).map(usize::from)
}

/// The board of a match in `width` columns and `height` rows.
pub fn draw_board(table: &MatchBoard, ink: Ink, part: &str, (width, height): (usize, usize)) -> CharGrid {
    let cursor = table.can_point().then(|| table.picker.cursor());
    let (board, start, marks) = (&table.board, &table.start, &table.marks);
    draw(&ScreenScene { board, start, marks, preview: table.preview(), cursor, ink, width, height, part })
}

/// What is at a place of the screen.
pub fn target(app: &App, x: u16, y: u16) -> Option<Target> {
    let BoardView { area, grid, corner } = board(app);
    let (x, y) = (x.checked_sub(area.x)?, y.checked_sub(area.y)?);
    if x >= area.width || y >= area.height {
        return None;
    }
    grid.at(usize::from(x) + corner.0, usize::from(y) + corner.1)
}

/// A line across the screen.
fn bar(app: &App, frame: &mut Frame, y: u16, text: &str) {
    let area = Rect { y, height: 1, ..frame.area() };
    let wide = usize::from(area.width);
    let text: String = text.chars().take(wide).collect();
    frame.render_widget(Paragraph::new(format!("{text:<wide$}")).style(app.words.ink.style(Tone::Bar)), area);
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
        _ if app.thinking.is_some() => app.words.id("tui-panel-thinking"),
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
