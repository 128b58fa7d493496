//! Colours and bold letters of texts for people.
use clap::ValueEnum;

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ColorChoice {
    Auto,
    Always,
    Never,
}

/// What a text means, which decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// A title or the head of a column.
    Heading,
    /// A win.
    Good,
    /// A draw.
    Even,
    /// A loss, or an error.
    Bad,
}

/// Whether texts are coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paint(pub bool);

impl Paint {
    /// Colours for a terminal, unless the environment refuses them: `NO_COLOR` (no-color.org), or a terminal that is
    /// dumb or as old as a VT100.
    pub fn from_environment(is_terminal: bool, variable: impl Fn(&str) -> Option<String>) -> Paint {
        let refused = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_dumb = variable("TERM").map_or(cfg!(unix), |term| term == "dumb" || term.starts_with("vt"));
        Paint(is_terminal && !refused && !is_dumb)
    }

    /// What `--color` says, or this.
    pub(crate) fn or(self, choice: Option<ColorChoice>) -> Paint {
        match choice {
            Some(ColorChoice::Always) => Paint(true),
            Some(ColorChoice::Never) => Paint(false),
            Some(ColorChoice::Auto) | None => self,
        }
    }

    /// A text in the colour of its meaning.
    pub(crate) fn text(self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Heading => "1",
            Tone::Good => "32",
            Tone::Even => "33",
            Tone::Bad => "31",
        };
        if self.0 && !text.is_empty() { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_and_the_option_decide() {
        let paint = |is_terminal, set: &[(&str, &str)]| {
            let find = |name: &str| set.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
            Paint::from_environment(is_terminal, find).0
        };
        assert!(paint(true, &[("TERM", "xterm")]) && paint(true, &[("TERM", "xterm"), ("NO_COLOR", "")]));
        assert!(!paint(false, &[("TERM", "xterm")]) && !paint(true, &[("TERM", "dumb")]));
        assert!(!paint(true, &[("TERM", "vt100")]) && paint(true, &[]) != cfg!(unix));
        assert!(!paint(true, &[("TERM", "xterm"), ("NO_COLOR", "1")]));
        assert_eq!(Paint(false).or(Some(ColorChoice::Always)).text(Tone::Good, "won"), "\u{1b}[32mwon\u{1b}[0m");
        assert_eq!(Paint(true).or(Some(ColorChoice::Never)).text(Tone::Good, "won"), "won");
    }
}
