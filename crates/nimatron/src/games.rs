//! `nimatron games`: every game, its parameters and presets.
use crate::{Console, failure::Failure, layout::wrap, paint::Tone};
use engine::{Convention, Family, family::Preset, games::FAMILIES, message::Message, params::Parameter};
use protocol::listing::Listing;
use text::{Lang, render, say};

#[derive(Debug, clap::Args)]
pub(crate) struct Games {
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        if self.json {
            return console.write_json(&protocol::pretty(&Listing::new(FAMILIES, console.lang)?));
        }
        let games: Vec<String> = FAMILIES.iter().map(|family| render_game(family, console)).collect();
        console.print(&games.join("\n"))
    }
}

fn render_game(family: &Family, console: &Console<'_>) -> String {
    let (lang, width) = (console.lang, console.width);
    let title = format!("{}: {}", family.id, text::title(lang, family.id).unwrap_or_default());
    let title = console.paint.text(Tone::Heading, &title);
    let mut text = format!("{title}\n{}", wrap(&text::summary(lang, family.id), 4, width));
    text.extend(family.parameters.iter().map(|parameter| self::parameter(family, parameter, lang, width)));
    let presets: Vec<String> = family.presets.iter().map(|preset| render_preset(preset, lang)).collect();
    let presets = Message::new("games-presets").with("presets", presets.join(" · "));
    text + &wrap(&render(lang, &presets), 4, width)
}

fn render_preset(preset: &Preset, lang: Lang) -> String {
    let Preset { id, set, position, convention } = preset;
    let name = text::preset(lang, id).unwrap_or(id);
    let set = if set.is_empty() { String::new() } else { format!(", {set}") };
    let play = match convention {
        Convention::Normal => String::new(),
        Convention::Misere => format!(" ({})", render(lang, &Message::new("word-misere"))),
    };
    format!("{name}: {position}{set}{play}")
}

/// The description of a parameter and its values.
pub(crate) fn parameter(family: &Family, parameter: &Parameter, lang: Lang, width: usize) -> String {
    let about = text::about(lang, family.id, parameter.name).unwrap_or_default();
    let kind = say(lang, &parameter.kind);
    let takes = match parameter.default {
        "" => kind,
        usual => render(lang, &Message::new("games-default").with("kind", kind).with("default", usual)),
    };
    wrap(&format!("{}: {about} ({takes})", parameter.name), 4, width)
}
