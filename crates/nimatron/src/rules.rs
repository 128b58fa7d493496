//! `nimatron rules`: how a game is played, and what is known about it.
use crate::{Console, failure::Failure, games::parameter, layout::wrapped};
use engine::{Convention, Family, family::Preset};

/// The rules and the theory of a game
#[derive(Debug, clap::Args)]
pub(crate) struct Rules {
    /// Which game; `nimatron games` lists them
    game: String,
}

impl Rules {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let family = engine::games::family(&self.game)?;
        Ok(console.output.write_all(written(family).as_bytes())?)
    }
}

fn written(family: &Family) -> String {
    let mut text = format!("{}\n\nRules\n{}", family.title, wrapped(family.rules, 4));
    text += &format!("\nTheory\n{}", wrapped(family.theory, 4));
    if !family.parameters.is_empty() {
        text += "\nParameters, given with --set name=value\n";
        text.extend(family.parameters.iter().map(parameter));
    }
    text += "\nPresets\n";
    text.extend(family.presets.iter().map(|preset| format!("    {}: {}\n", preset.name, command(family, preset))));
    text
}

/// The command that analyses a preset.
fn command(family: &Family, preset: &Preset) -> String {
    let mut command = format!("nimatron analyze {} {}", family.id, quoted(preset.position));
    for setting in preset.set.split_whitespace() {
        command += &format!(" --set {}", quoted(setting));
    }
    if preset.convention == Convention::Misere {
        command += " --misere";
    }
    command
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_,.:=+/".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{word}'") }
}
