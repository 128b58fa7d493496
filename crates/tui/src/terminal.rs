//! The real terminal: set up, read, and restored.
use crate::{
    app::{App, Effect, Event},
    record_files::RecordFiles,
    view,
};
use play::Effort;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{self, DisableMouseCapture, EnableMouseCapture, KeyCode, KeyModifiers},
        execute,
        terminal::{disable_raw_mode, enable_raw_mode, size},
    },
};
use std::{
    io::{self, stdout},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};
use text::phrase::unwritable;

/// Time to wait for a key before looking for finished tasks.
const BEAT: Duration = Duration::from_millis(40);

/// What the loop needs to know.
pub struct TerminalOptions {
    /// Where records are written.
    pub records: RecordFiles,
    /// Minimum time for a move of the computer, so that people can follow.
    pub pace: Duration,
    /// Whether to begin at once, without the set-up.
    pub at_once: bool,
}

/// Columns and rows of the terminal.
pub fn screen() -> (u16, u16) {
    size().unwrap_or((80, 24))
}

/// Waits for a key and returns its letter; none for Escape, Ctrl-C or Ctrl-D.
pub fn pressed_key() -> io::Result<Option<char>> {
    enable_raw_mode()?;
    let key = loop {
        let key = match event::read() {
            Ok(event::Event::Key(key)) if key.is_press() => key,
            Ok(_) => continue,
            Err(error) => break Err(error),
        };
        match key.code {
            KeyCode::Esc => break Ok(None),
            KeyCode::Char('c' | 'd') if key.modifiers.contains(KeyModifiers::CONTROL) => break Ok(None),
            KeyCode::Char(letter) => break Ok(Some(letter.to_ascii_lowercase())),
            _ => {}
        }
    };
    disable_raw_mode()?;
    key
}

/// Plays until the player leaves. However this ends, the terminal is as it was before.
pub fn play(mut app: App, options: &mut TerminalOptions) -> io::Result<()> {
    // This also restores the terminal after a panic.
    let mut terminal = ratatui::try_init()?;
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        hook(panic);
    }));
    let _ = execute!(stdout(), EnableMouseCapture);
    let played = run(&mut app, &mut terminal, options);
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    played
}

fn run(app: &mut App, terminal: &mut DefaultTerminal, options: &mut TerminalOptions) -> io::Result<()> {
    let (sender, thoughts) = channel();
    let mut effects = if options.at_once { app.begin() } else { Vec::new() };
    loop {
        if run_effects(app, effects, &sender, options) {
            return Ok(());
        }
        let drawn = terminal.draw(|frame| view::view(app, frame))?.area.as_size();
        // Nothing is drawn, and nothing sent over a slow line, until something happens.
        let event = loop {
            if let Some(event) = next(&thoughts)? {
                break event;
            }
            // Some changes of size raise no event, such as one before the first read.
            let size = terminal.size()?;
            if size != drawn {
                break Event::Size(size.width, size.height);
            }
        };
        effects = app.update(event);
    }
}

/// Carries out an effect; true if the player quits.
fn run_effects(app: &mut App, effects: Vec<Effect>, sender: &Sender<Event>, options: &mut TerminalOptions) -> bool {
    for wish in effects {
        match wish {
            Effect::Quit => return true,
            Effect::Think(number, task) => {
                let (sender, pace) = (sender.clone(), options.pace);
                thread::spawn(move || {
                    let begun = Instant::now();
                    let is_move = matches!(task, crate::jobs::Task::Move(..));
                    let thought = task.run(&Effort::default());
                    if is_move {
                        thread::sleep(pace.saturating_sub(begun.elapsed()));
                    }
                    // If the receiver is gone, the game is over.
                    let _ = sender.send(Event::TaskResult(number, Box::new(thought)));
                });
            }
            Effect::Save(game, text) => {
                let saved = options.records.write(game, &text);
                app.update(Event::Saved(saved.map_err(|error| unwritable(&error))));
            }
        }
    }
    false
}

/// The next event, if one comes in time.
fn next(thoughts: &Receiver<Event>) -> io::Result<Option<Event>> {
    if let Ok(event) = thoughts.try_recv() {
        return Ok(Some(event));
    }
    if !event::poll(BEAT)? {
        return Ok(None);
    }
    Ok(match event::read()? {
        event::Event::Key(key) => Some(Event::Key(key)),
        event::Event::Mouse(mouse) => Some(Event::Mouse(mouse)),
        event::Event::Resize(columns, rows) => Some(Event::Size(columns, rows)),
        _ => None,
    })
}
