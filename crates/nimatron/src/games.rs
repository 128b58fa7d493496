//! `nimatron games`: every game, its parameters and presets.
use crate::{Console, failure::Failure, layout::wrapped};
use engine::{Convention, Family, family::Preset, games::FAMILIES, params::Parameter};
use protocol::listing::Listing;

/// Every game, its parameters and presets
#[derive(Debug, clap::Args)]
pub(crate) struct Games {
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let text = if self.json {
            protocol::pretty(&Listing::new(FAMILIES)?) + "\n"
        } else {
            let games: Vec<String> = FAMILIES.iter().map(listed).collect();
            games.join("\n")
        };
        Ok(console.output.write_all(text.as_bytes())?)
    }
}

fn listed(family: &Family) -> String {
    let mut text = format!("{}: {}\n{}", family.id, family.title, wrapped(family.summary, 4));
    text.extend(family.parameters.iter().map(parameter));
    let presets: Vec<String> = family.presets.iter().map(short).collect();
    text + &wrapped(&format!("Presets: {}", presets.join(" · ")), 4)
}

fn short(preset: &Preset) -> String {
    let Preset { name, set, position, convention } = preset;
    let set = if set.is_empty() { String::new() } else { format!(" with {set}") };
    let misere = if *convention == Convention::Misere { " (misère)" } else { "" };
    format!("{name}: {position}{set}{misere}")
}

/// One parameter: what it is and what it takes.
pub(crate) fn parameter(parameter: &Parameter) -> String {
    let Parameter { name, kind, default, about } = parameter;
    let usual = if default.is_empty() { String::new() } else { format!("; default {default}") };
    wrapped(&format!("{name}: {about} ({kind}{usual})"), 4)
}
