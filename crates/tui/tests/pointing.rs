//! The mouse: it points at pieces as it moves, and plays where it clicks.
use engine::games::FAMILIES;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use text::Lang;
use tui::{App, Event, Ink, SetupForm, app::Screen, view};

fn app() -> App {
    let family = FAMILIES.iter().find(|family| family.id == "nim").unwrap();
    let mut app = App::new(Lang::En, Ink { ascii: false, colour: true }, (80, 24), SetupForm::new(family), 7);
    app.update(Event::Key(KeyEvent::from(KeyCode::Enter)));
    app
}

fn mouse(kind: MouseEventKind, (column, row): (u16, u16)) -> Event {
    Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

/// Where the fourth piece of the fifth heap is drawn.
fn piece_cell(app: &App) -> (u16, u16) {
    let all = (0..24).flat_map(|y| (0..80).map(move |x| (x, y)));
    let is_target =
        |&(x, y): &(u16, u16)| view::target(app, x, y).is_some_and(|at| (at.spot, at.piece) == (4, Some(3)));
    all.into_iter().find(is_target).unwrap()
}

#[test]
fn moving_over_a_piece_shows_what_would_be_taken_and_a_click_takes_it() {
    let mut app = app();
    let cell = piece_cell(&app);
    app.update(mouse(MouseEventKind::Moved, cell));
    let Screen::Table(table) = &app.screen else { panic!("no match") };
    assert_eq!(table.picker.choice().unwrap().mv, "5-2");
    let form = app.update(mouse(MouseEventKind::Down(MouseButton::Left), cell));
    assert_eq!(form.len(), 1, "the computer is to think");
    let Screen::Table(table) = &app.screen else { panic!("no match") };
    assert_eq!(table.game.plies()[0].mv, "5-2");
}
