//! `nimatron rules`: the rules of a game, and its theory and history.
use crate::{Console, choice::NamedGame, failure::Failure, games::parameter, layout::wrap};
use engine::{Convention, Family, family::Preset, message::Message};
use protocol::listing::Listing;
use text::{GameText, Lang, phrase, render};

#[derive(Debug, clap::Args)]
pub(crate) struct Rules {
    game: String,
    #[arg(long)]
    json: bool,
}

impl Rules {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let family = NamedGame::find(&self.game)?.family;
        if self.json {
            let listing = Listing::new(std::slice::from_ref(family), console.lang)?;
            return console.write_json(&protocol::pretty(&listing));
        }
        console.print(&render_rules(family, console.lang, console.width))
    }
}

fn render_rules(family: &Family, lang: Lang, width: usize) -> String {
    let about = |kind| text::game(lang, kind, family.id);
    let mut text = format!("{}\n", about(GameText::Title));
    for kind in [GameText::Rules, GameText::Theory] {
        text += &format!("\n{}\n{}", render(lang, &phrase::heading(kind)), wrap(&about(kind), 4, width));
    }
    if !family.parameters.is_empty() {
        text += &heading("heading-parameters", lang);
        text.extend(family.parameters.iter().map(|parameter| self::parameter(family, parameter, lang, width)));
    }
    text += &heading("heading-presets", lang);
    for preset in family.presets {
        let name = text::preset(lang, preset.id).unwrap_or(preset.id);
        text += &format!("    {name}: {}\n", command(family, preset));
    }
    text + &history(family, lang, width)
}

fn heading(id: &'static str, lang: Lang) -> String {
    format!("\n{}\n", render(lang, &Message::new(id)))
}

/// The history of a game, chapter by chapter; empty if there is none.
fn history(family: &Family, lang: Lang, width: usize) -> String {
    let mut text = String::new();
    for chapter in phrase::history().into_iter().filter(|chapter| chapter.game == family.id) {
        text += &format!("\n    {}: {}\n", chapter.year, render(lang, &chapter.title));
        text += &wrap(&render(lang, &chapter.text), 4, width);
    }
    if text.is_empty() { text } else { heading("heading-history", lang) + text.trim_start_matches('\n') }
}

/// The command that analyses a preset.
fn command(family: &Family, preset: &Preset) -> String {
    let mut command = format!("nimatron analyze {} {}", family.id, quote(preset.position));
    for setting in preset.set.split_whitespace() {
        command += &format!(" --set {}", quote(setting));
    }
    if preset.convention == Convention::Misere {
        command += " --misere";
    }
    command
}

/// Quotes a word for the shell.
fn quote(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_,.:=+/".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{word}'") }
}
