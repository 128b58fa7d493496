//! The match on the screen: the board, the moves, the messages, and the keys.
use super::{BoardView, bar, board, lines};
use crate::{
    app::App,
    ink::Tone,
    placing::{self, PlacingForm},
};
use play::{Match, MatchBoard, seats};
use ratatui::{Frame, layout::Rect};
use text::{phrase, wrap};

pub(super) fn view(app: &App, table: &MatchBoard, frame: &mut Frame) {
    let words = &app.words;
    title(app, &table.game, frame);
    let turn = match table.game.turn() {
        Some(seat) => words.say(&phrase::turn(seats::seat(&table.game, seat))),
        None => words.id("tui-over"),
    };
    let thinking = if app.waiting.is_some() { words.id("tui-thinking") } else { String::new() };
    let score = words.scores(&table.game).unwrap_or_default();
    let wide = frame.area().width - 4;
    let line = |y: u16, height: u16| Rect { x: 2, y, width: wide, height };
    lines(app, frame, line(1, 1), format!("{turn}  {thinking}  {score}").trim_end(), Tone::Strong);
    lines(app, frame, line(2, 1), &words.goal(&table.game), Tone::Dim);
    let BoardView { area, grid, corner } = board(app);
    grid.show(words.ink, corner, area, frame.buffer_mut());
    moves(app, &table.game, area, frame);
    // A long message may take what the facts leave of these lines.
    let facts = wrap(&words.facts(&table.board).join(" "), usize::from(wide));
    let rows = u16::try_from(facts.lines().count()).unwrap_or(2).min(2);
    lines(app, frame, line(area.bottom(), rows), &facts, Tone::Dim);
    lines(app, frame, line(area.bottom() + rows, 4 - rows), &app.note, Tone::Strong);
    lines(app, frame, line(area.bottom() + 4, 1), &choice(app, table), Tone::Plain);
}

/// The game, the convention, and the players.
fn title(app: &App, game: &Match, frame: &mut Frame) {
    let words = &app.words;
    let mut parts = vec![words.title(game.deal().game), words.say(&phrase::convention(game.deal().convention))];
    parts.extend(seats::opponent(game).map(|opponent| words.say(&opponent.title())));
    bar(app, frame, 0, &format!(" {}", words.ink.text(&parts.join(" · "))));
}

/// The last moves, beside the board.
fn moves(app: &App, game: &Match, area: Rect, frame: &mut Frame) {
    let side = frame.area().width.saturating_sub(area.right());
    if side < super::SIDE {
        return;
    }
    let rows = usize::from(area.height);
    let skipped = game.plies().len().saturating_sub(rows.saturating_sub(1));
    let head = Rect { x: area.right() + 1, y: area.y, width: side - 2, height: 1 };
    lines(app, frame, head, &app.words.id("tui-moves"), Tone::Dim);
    for (i, (number, ply)) in (1..).zip(game.plies()).skip(skipped).enumerate() {
        let hand = seats::hand(game, ply.seat);
        let line = format!("{number:>3}. {} {}", app.words.ink.stroke(hand), ply.mv);
        let y = area.y + 1 + u16::try_from(i).unwrap_or(0);
        let row = Rect { x: area.right() + 1, y, width: side - 2, height: 1 };
        lines(app, frame, row, &line, Tone::Taken(hand));
    }
}

/// The move pointed at or typed.
fn choice(app: &App, table: &MatchBoard) -> String {
    let words = &app.words;
    if let Some(text) = &app.prompt {
        return format!("{} {text}_", words.id("tui-type-move"));
    }
    if !table.is_yours() {
        return String::new();
    }
    if !table.picker.is_complete() {
        return words.id("tui-too-many-moves");
    }
    let Some(choice) = table.picker.choice() else { return String::new() };
    let described = table.game.game().describe(table.game.position(), &choice.mv);
    let description = described.map(|message| words.say(&message)).unwrap_or_default();
    let mv = if description == choice.mv { String::new() } else { format!("   [{}]", choice.mv) };
    format!("{} {description}{mv}", words.ink.sign('▶', '>'))
}

/// The board on which pieces are placed in secret.
pub(super) fn placing(app: &App, form: &PlacingForm, frame: &mut Frame) {
    let words = &app.words;
    bar(app, frame, 0, &format!(" {}", words.title(app.form.family.id)));
    let say = placing::request(&form.placing, form.seat);
    let line = Rect { x: 2, y: 1, width: frame.area().width - 4, height: 2 };
    lines(app, frame, line, &words.say(&say), Tone::Strong);
    let BoardView { area, grid, corner } = board(app);
    grid.show(words.ink, corner, area, frame.buffer_mut());
    let row = Rect { x: 2, y: area.bottom() + 2, width: frame.area().width - 4, height: 2 };
    lines(app, frame, row, &app.note, Tone::Warning);
}
