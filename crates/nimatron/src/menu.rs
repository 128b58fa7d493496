//! Bare `nimatron` in a terminal: a short menu, with one key for each choice.
use crate::{Console, answer, choice::NamedGame, failure::Failure};
use engine::message::Message;
use std::ffi::OsString;
use text::render;
use tui::terminal::pressed_key;

/// Shows the menu and does what is chosen.
pub(crate) fn run(console: &mut Console<'_>) -> Result<(), Failure> {
    say(console, "menu-title")?;
    say(console, "menu-choices")?;
    loop {
        let words = match pressed_key()? {
            Some('1') => vec!["play".to_owned()],
            Some('2') => ask(console, "menu-ask-position", "analyze")?,
            Some('3') => ask(console, "menu-ask-game", "rules")?,
            Some('4') => vec!["serve".to_owned()],
            Some('h' | '?') => vec!["--help".to_owned()],
            None | Some('q') => return Ok(()),
            Some(_) => continue,
        };
        let lang = ["--lang".to_owned(), console.lang.to_string()];
        let words = std::iter::once("nimatron".to_owned()).chain(words).chain(lang);
        return answer(&words.map(OsString::from).collect::<Vec<_>>(), console);
    }
}

/// Asks for the arguments of a command, in a line.
fn ask(console: &mut Console<'_>, question: &'static str, command: &str) -> Result<Vec<String>, Failure> {
    say(console, question)?;
    let mut line = Vec::new();
    let mut byte = [0];
    // Nothing beyond the line is read: the command may read on.
    while console.input.read(&mut byte)? == 1 && byte[0] != b'\n' {
        line.push(byte[0]);
    }
    let line = String::from_utf8_lossy(&line).into_owned();
    let words: Vec<&str> = line.split_whitespace().filter(|word| *word != command).collect();
    Ok(std::iter::once(command.to_owned()).chain(arguments(&words)).collect())
}

/// The name of a game, the position and the options that were typed without quotes: `Dawson's Chess 15` is a game and a
/// position.
fn arguments(words: &[&str]) -> Vec<String> {
    let options = words.iter().position(|word| word.starts_with("--")).unwrap_or(words.len());
    let (words, options) = words.split_at(options);
    let name = (1..=words.len()).rev().find(|&name| NamedGame::find(&words[..name].join(" ")).is_ok()).unwrap_or(1);
    let (name, position) = words.split_at(name.min(words.len()));
    let texts = [name, position].into_iter().filter(|text| !text.is_empty()).map(|text| text.join(" "));
    texts.chain(options.iter().map(|&option| option.to_owned())).collect()
}

fn say(console: &mut Console<'_>, id: &'static str) -> Result<(), Failure> {
    let text = render(console.lang, &Message::new(id)).replace('`', "");
    console.print(&(text + "\n"))?;
    Ok(console.output.flush()?)
}

#[cfg(test)]
mod tests {
    use super::arguments;

    #[test]
    fn names_of_several_words_are_one_argument() {
        for (line, expected) in [
            ("Dawson's Chess 15", &["Dawson's Chess", "15"][..]),
            ("nim 3,5,7 --misere", &["nim", "3,5,7", "--misere"]),
            ("21", &["21"]),
            ("hex x ../.. --set size=2", &["hex", "x ../..", "--set", "size=2"]),
            ("nothing 5", &["nothing", "5"]),
            ("", &[]),
        ] {
            assert_eq!(arguments(&line.split_whitespace().collect::<Vec<_>>()), expected, "{line}");
        }
    }
}
