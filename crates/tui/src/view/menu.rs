//! The set-up on the screen, with a look at the start.
use super::{bar, foot, lines};
use crate::{
    app::App,
    draw::{ScreenScene, draw},
    ink::Tone,
    menu::Field,
};
use engine::{board::Board, games};
use play::capture_marks::CaptureMarks;
use ratatui::{Frame, layout::Rect};

/// The row of the first line.
pub(super) const TOP: u16 = 3;

pub(super) fn view(app: &App, at: usize, frame: &mut Frame) {
    let area = frame.area();
    let words = &app.words;
    bar(app, frame, 0, &format!(" Nimatron   {}", words.id("tui-welcome")));
    let names: Vec<String> = Field::ALL.iter().map(|field| words.say(&field.name())).collect();
    let wide = names.iter().map(|name| text::width(name)).max().unwrap_or(0);
    for (i, field) in Field::ALL.into_iter().enumerate() {
        let row = Rect { x: 2, y: TOP + u16::try_from(i).unwrap_or(0), width: area.width - 4, height: 1 };
        let pad = " ".repeat(wide - text::width(&names[i]));
        let value = field.value(&app.form, words);
        let (left, right, tone) = match i == at {
            true => (words.ink.sign('◀', '<'), words.ink.sign('▶', '>'), Tone::Strong),
            false => (' ', ' ', Tone::Plain),
        };
        lines(app, frame, row, &format!("{}{pad}   {left} {value} {right}", names[i]), tone);
    }
    let meaning = Field::ALL[at.min(Field::ALL.len() - 1)].meaning(&app.form, words);
    let below = TOP + 6;
    lines(app, frame, Rect { x: 2, y: below, width: area.width - 4, height: 3 }, &meaning, Tone::Dim);
    let rest = Rect {
        x: 4,
        y: below + 4,
        width: area.width - 8,
        height: area.height.saturating_sub(below + 5 + foot::rows(app)),
    };
    match start(app).filter(|_| app.note.is_empty()) {
        Some(board) => {
            let (width, height, ink) = (usize::from(rest.width), usize::from(rest.height), words.ink);
            let part = words.id("tui-part");
            let (marks, preview, cursor) = (&CaptureMarks::default(), &[][..], None);
            let scene =
                ScreenScene { board: &board, start: &board, marks, preview, cursor, ink, width, height, part: &part };
            draw(&scene).show(ink, (0, 0), rest, frame.buffer_mut());
        }
        None => lines(app, frame, rest, &app.note, Tone::Warning),
    }
}

/// The board of the start, if it is known.
fn start(app: &App) -> Option<Board> {
    let game = games::build(app.form.family.id, &app.form.all_params()).ok()?;
    let position = app.form.preset().map(|preset| preset.position).or(app.form.position.as_deref())?;
    game.board(position).ok()
}
