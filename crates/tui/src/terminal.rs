//! The real terminal: set up, watched, and left as it was found.
use crate::{
    app::{App, Event, Wish},
    view,
};
use play::Effort;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{self, DisableMouseCapture, EnableMouseCapture},
        execute,
        terminal::size,
    },
};
use std::{
    fs::OpenOptions,
    io::{self, Write, stdout},
    path::PathBuf,
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};
use text::phrase::unwritable;

/// How long the screen waits for a key before it looks for thoughts.
const BEAT: Duration = Duration::from_millis(40);

/// What the loop needs to know.
pub struct Options {
    /// The file for records, if one was given.
    pub record: Option<PathBuf>,
    /// How long the computer takes for a move at the least, so that one can follow.
    pub pace: Duration,
    /// Whether to begin at once, without the set-up.
    pub at_once: bool,
}

/// Columns and rows of the terminal.
pub fn screen() -> (u16, u16) {
    size().unwrap_or((80, 24))
}

/// Plays until the player leaves. However this ends, the terminal is as it was before.
pub fn play(mut app: App, options: &Options) -> io::Result<()> {
    // This also leaves the terminal clean when something panics.
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

fn run(app: &mut App, terminal: &mut DefaultTerminal, options: &Options) -> io::Result<()> {
    let (sender, thoughts) = channel();
    let mut wishes = if options.at_once { app.begin() } else { Vec::new() };
    loop {
        if fulfil(app, wishes, &sender, options) {
            return Ok(());
        }
        let drawn = terminal.draw(|frame| view::view(app, frame))?.area.as_size();
        // Nothing is drawn, and nothing sent over a slow line, until something happens.
        let event = loop {
            if let Some(event) = next(&thoughts)? {
                break event;
            }
            // A change of size is not always told, such as one before the first look for events.
            let size = terminal.size()?;
            if size != drawn {
                break Event::Size(size.width, size.height);
            }
        };
        wishes = app.update(event);
    }
}

/// Does what is wished outside; true when the player leaves.
fn fulfil(app: &mut App, wishes: Vec<Wish>, sender: &Sender<Event>, options: &Options) -> bool {
    for wish in wishes {
        match wish {
            Wish::Quit => return true,
            Wish::Think(number, task) => {
                let (sender, pace) = (sender.clone(), options.pace);
                thread::spawn(move || {
                    let begun = Instant::now();
                    let is_move = matches!(task, crate::jobs::Task::Move(..));
                    let thought = task.run(&Effort::default());
                    if is_move {
                        thread::sleep(pace.saturating_sub(begun.elapsed()));
                    }
                    // When nobody listens any more, the game is over.
                    let _ = sender.send(Event::Thought(number, Box::new(thought)));
                });
            }
            Wish::Save(game, text) => {
                let saved = save(options.record.as_ref(), game, &text);
                app.update(Event::Saved(saved.map_err(|error| unwritable(&error))));
            }
        }
    }
    false
}

/// The next thing that happens, or nothing for a while.
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

/// Writes a record into the file that was given, or into a new one that does not exist yet; gives its name.
pub fn save(given: Option<&PathBuf>, game: &str, text: &str) -> io::Result<String> {
    if let Some(path) = given {
        std::fs::write(path, text)?;
        return Ok(path.display().to_string());
    }
    for number in 1..1_000 {
        let name = format!("nimatron-{game}-{number}.txt");
        match OpenOptions::new().write(true).create_new(true).open(&name) {
            Ok(mut file) => return file.write_all(text.as_bytes()).map(|()| name),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::from(io::ErrorKind::AlreadyExists))
}
