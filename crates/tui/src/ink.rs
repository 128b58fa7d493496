//! With what is drawn: signs that the terminal can show, and colours unless they are unwanted.
use play::Hand;
use ratatui::style::{Color, Modifier, Style};

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Only signs of ASCII.
    pub ascii: bool,
    /// Colours; without them everything is told by signs, bold and reversed letters.
    pub colour: bool,
}

impl Ink {
    /// What an environment says: `NO_COLOR`, a dumb terminal, and whether the locale is UTF-8.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Ink {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        let utf8 = locale.contains("utf-8") || locale.contains("utf8");
        let dumb = set("TERM").is_some_and(|term| term == "dumb" || term.starts_with("vt"));
        Ink { ascii: !utf8, colour: set("NO_COLOR").is_none() && !dumb }
    }

    /// One of two signs: the fine one, or the plain one of ASCII.
    pub fn sign(self, fine: char, plain: char) -> char {
        if self.ascii { plain } else { fine }
    }

    /// A text in the signs that can be shown.
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

    /// What can be told without colours.
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

/// What a sign means, which decides how it looks.
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
    /// What lies on the table.
    Gold,
    /// What the move would touch.
    Preview,
    /// Where the player points.
    Cursor,
    /// What was taken, and by whom.
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
