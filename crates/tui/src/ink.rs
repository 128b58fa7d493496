//! Glyphs and colours available.
use play::Hand;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// ASCII only.
    pub ascii: bool,
    /// Colours; without them glyphs, bold and reversed text say everything.
    pub colour: bool,
}

impl Ink {
    /// One of two glyphs: `fine`, or `plain` in ASCII.
    pub fn sign(self, fine: char, plain: char) -> char {
        if self.ascii { plain } else { fine }
    }

    /// A text in the characters available.
    pub fn text(self, text: &str) -> String {
        if self.ascii { text::ascii(text) } else { text.to_owned() }
    }

    /// The stroke with which a player crosses out what is taken, one way or the other.
    pub fn stroke(self, hand: Hand) -> char {
        match hand.0 % 2 {
            0 => self.sign('╱', '/'),
            _ => self.sign('╲', '\\'),
        }
    }

    /// How something looks.
    pub fn style(self, tone: Tone) -> Style {
        let style = self.emphasis(tone);
        if !self.colour {
            return style;
        }
        match tone {
            Tone::Plain | Tone::Strong | Tone::Cursor | Tone::Bar => style,
            Tone::Dim | Tone::Dark => style.fg(Color::DarkGray),
            Tone::Gold | Tone::Preview => style.fg(Color::Yellow),
            Tone::Taken(hand) => style.fg(colour(hand)),
            Tone::White => style.fg(Color::Green),
            Tone::Black => style.fg(Color::Blue),
            Tone::Warning => style.fg(Color::Red),
            Tone::Good => style.fg(Color::Green),
        }
    }

    /// Emphasis that needs no colours.
    fn emphasis(self, tone: Tone) -> Style {
        let style = Style::new();
        match tone {
            Tone::Strong | Tone::White | Tone::Warning | Tone::Good => style.add_modifier(Modifier::BOLD),
            Tone::Preview | Tone::Cursor | Tone::Bar => style.add_modifier(Modifier::REVERSED),
            Tone::Dim if !self.colour => style.add_modifier(Modifier::DIM),
            _ => style,
        }
    }
}

/// The colour of a hand.
fn colour(hand: Hand) -> Color {
    [Color::Green, Color::Blue, Color::Magenta, Color::Cyan, Color::Red, Color::Gray][hand.0 % 6]
}

/// The meaning of a character, which decides its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Anything.
    Plain,
    /// Something to be noticed.
    Strong,
    /// Something in the background.
    Dim,
    /// A dark square.
    Dark,
    /// A piece on the board.
    Gold,
    /// What the move would touch.
    Preview,
    /// Where the player points.
    Cursor,
    /// What was taken, and by which player.
    Taken(Hand),
    /// A piece of the first army.
    White,
    /// A piece of the second army.
    Black,
    /// The line at the top or bottom.
    Bar,
    /// Something that went wrong.
    Warning,
    /// Something that went well.
    Good,
}
