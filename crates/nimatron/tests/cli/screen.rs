//! The game on the screen, driven through a pseudo-terminal.
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::{
    io::{Read, Write},
    sync::{Arc, Condvar, Mutex},
    thread,
    time::Duration,
};

/// The program at a pseudo-terminal.
struct Terminal {
    screen: Arc<(Mutex<vt100::Parser>, Condvar)>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
}

fn size(rows: u16, cols: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

impl Terminal {
    fn new(args: &[&str]) -> Terminal {
        Terminal::of("xterm-256color", args)
    }

    /// The program at a terminal of a kind.
    fn of(term: &str, args: &[&str]) -> Terminal {
        let pair = native_pty_system().openpty(size(24, 80)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_nimatron"));
        command.args(args);
        command.env("TERM", term);
        command.env("LC_ALL", "C.UTF-8");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let screen = Arc::new((Mutex::new(vt100::Parser::new(24, 80, 0)), Condvar::new()));
        let shared = Arc::clone(&screen);
        thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut part) {
                shared.0.lock().unwrap().process(&part[..count]);
                shared.1.notify_all();
            }
        });
        Terminal { screen, keys: pair.master.take_writer().unwrap(), child, master: pair.master }
    }

    /// Waits until the screen satisfies a condition.
    fn wait(&self, what: &str, is_so: impl Fn(&vt100::Screen) -> bool) {
        let (screen, changed) = &*self.screen;
        let not_yet = |parser: &mut vt100::Parser| !is_so(parser.screen());
        let result = changed.wait_timeout_while(screen.lock().unwrap(), Duration::from_secs(60), not_yet).unwrap();
        assert!(!result.1.timed_out(), "waited for {what} in vain:\n{}", result.0.screen().contents());
    }

    fn wait_for(&self, text: &str) {
        self.wait(text, |screen| screen.contents().contains(text));
    }

    fn shows(&self, text: &str) -> bool {
        self.screen.0.lock().unwrap().screen().contents().contains(text)
    }

    fn type_keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    fn resize(&self, rows: u16, columns: u16) {
        self.screen.0.lock().unwrap().screen_mut().set_size(rows, columns);
        self.master.resize(size(rows, columns)).unwrap();
    }

    /// Waits for the end and asserts that the terminal is restored: usual screen, no mouse, visible cursor.
    fn assert_clean_end(mut self) {
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status:?}");
        self.wait("the usual screen", |screen| {
            let no_mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
            !screen.alternate_screen() && no_mouse && !screen.hide_cursor()
        });
    }
}

#[test]
fn a_whole_game_is_played_with_keys() {
    let mut terminal = Terminal::new(&["play", "--seed", "1"]);
    terminal.wait_for("Choose a game");
    terminal.type_keys("\r");
    terminal.wait_for("Your turn.");
    // Take all that is in the first heap, again and again, until somebody has won.
    for answer in (2..).step_by(2) {
        terminal.type_keys("9\r");
        let answered = |screen: &vt100::Screen| {
            let screen = screen.contents();
            screen.contains(&format!("{answer}. ╲")) && screen.contains("Your turn") || screen.contains("Game over")
        };
        terminal.wait("an answer", answered);
        if terminal.shows("Game over") {
            break;
        }
    }
    terminal.type_keys("r");
    terminal.wait_for("╭ Review");
    terminal.type_keys("\u{3}");
    terminal.assert_clean_end();
}

#[test]
fn the_terminal_may_change_its_size() {
    let mut terminal = Terminal::new(&["play", "nim", "--seed", "1"]);
    terminal.wait_for("Your turn.");
    terminal.resize(10, 30);
    terminal.wait_for("too small");
    terminal.resize(40, 120);
    terminal.wait_for("Your turn.");
    terminal.type_keys("\u{3}");
    terminal.assert_clean_end();
}

#[test]
fn control_c_leaves_at_once_while_the_computer_thinks() {
    let mut terminal = Terminal::new(&["play", "chomp", "--position", "12x12", "--level", "3", "--first", "computer"]);
    terminal.wait_for("Thinking");
    terminal.type_keys("\u{3}");
    terminal.assert_clean_end();
}

#[test]
fn bare_nimatron_shows_a_menu_with_a_key_for_each_choice() {
    let mut terminal = Terminal::new(&[]);
    let choices = "1 play · 2 analyse · 3 learn more · 4 open the page · h help · q quit";
    terminal.wait("the menu", |screen| screen.contents().replace('\u{a0}', " ").contains(choices));
    terminal.type_keys("x2");
    terminal.wait_for("A game and a position, such as nim 3,5,7:");
    terminal.type_keys("kayles 5\r");
    terminal.wait_for("N: the player to move wins");
    terminal.assert_clean_end();
    let mut terminal = Terminal::new(&[]);
    terminal.wait_for("q quit");
    terminal.type_keys("1");
    terminal.wait_for("Choose a game");
    terminal.type_keys("\u{3}");
    terminal.assert_clean_end();
}

#[test]
fn a_dumb_terminal_plays_line_by_line() {
    let mut terminal = Terminal::of("dumb", &["play", "count", "--seed", "1"]);
    terminal.wait_for("Your turn");
    assert!(!terminal.screen.0.lock().unwrap().screen().alternate_screen());
    terminal.type_keys("quit\r");
    terminal.assert_clean_end();
}

#[test]
fn colours_are_as_they_are_asked_for() {
    let is_coloured = |args: &[&str], term: &str| {
        let mut terminal = Terminal::of(term, &[args, &["play", "nim", "--seed", "1"]].concat());
        terminal.wait_for("Your turn.");
        let coloured = {
            let parser = terminal.screen.0.lock().unwrap();
            let screen = parser.screen();
            let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
            let mut cells = cells.filter_map(|(row, column)| screen.cell(row, column));
            cells.any(|cell| cell.fgcolor() != vt100::Color::Default)
        };
        terminal.type_keys("\u{3}");
        terminal.assert_clean_end();
        coloured
    };
    assert!(is_coloured(&[], "xterm-256color") && !is_coloured(&["--color", "never"], "xterm-256color"));
    assert!(!is_coloured(&[], "vt100") && is_coloured(&["--color", "always"], "vt100"));
}

#[test]
fn control_z_takes_a_move_back() {
    let mut terminal = Terminal::new(&["play", "nim", "--position", "3,5", "--opponent", "hen", "--seed", "1"]);
    terminal.wait_for("Your turn.");
    terminal.type_keys("1\r");
    terminal.wait_for("2. ╲");
    terminal.type_keys("\u{1a}");
    terminal.wait("the start", |screen| !screen.contents().contains("2. ╲"));
    terminal.type_keys("\u{3}");
    terminal.assert_clean_end();
}
