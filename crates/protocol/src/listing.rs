//! The list of games.
use crate::params::{self, Object};
use engine::{
    Convention, Family, GameError,
    family::Preset,
    games,
    params::{Kind, Parameter},
};
use serde::Serialize;
use text::{GameText, Lang};

/// Games described in a language.
#[derive(Clone, Debug, Serialize)]
pub struct Listing {
    games: Vec<GameInfo>,
}

#[derive(Clone, Debug, Serialize)]
struct GameInfo {
    id: &'static str,
    title: &'static str,
    summary: String,
    rules: String,
    theory: String,
    conventions: Vec<&'static str>,
    impartial: bool,
    loopy: bool,
    parameters: Vec<ParameterInfo>,
    presets: Vec<PresetInfo>,
}

#[derive(Clone, Debug, Serialize)]
struct ParameterInfo {
    name: &'static str,
    about: &'static str,
    default: Option<&'static str>,
    #[serde(flatten)]
    kind: KindInfo,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum KindInfo {
    Number { least: u64, most: u64 },
    Numbers { least: u64, most: u64 },
    Choice { choices: &'static [&'static str] },
    Flag,
    Text,
    Parts,
    Graph,
}

#[derive(Clone, Debug, Serialize)]
struct PresetInfo {
    id: &'static str,
    name: &'static str,
    params: Object,
    convention: &'static str,
    position: &'static str,
}

impl Listing {
    /// The list of families in a language.
    pub fn new(families: &'static [Family], lang: Lang) -> Result<Listing, GameError> {
        Ok(Listing { games: families.iter().map(|family| game(family, lang)).collect::<Result<_, _>>()? })
    }
}

fn game(family: &'static Family, lang: Lang) -> Result<GameInfo, GameError> {
    let text = |kind| text::game(lang, kind, family.id);
    let sample = family.samples.first().copied().unwrap_or_default();
    let built = games::build(family.id, &games::params(family, sample)?)?;
    let misere = built.normal_only().is_none();
    let conventions = Convention::BOTH.into_iter().filter(|&c| misere || c == Convention::Normal);
    Ok(GameInfo {
        id: family.id,
        title: text::title(lang, family.id).unwrap_or_default(),
        summary: text::summary(lang, family.id),
        rules: text(GameText::Rules),
        theory: text(GameText::Theory),
        conventions: conventions.map(Convention::name).collect(),
        impartial: built.is_impartial(),
        loopy: built.is_loopy(),
        parameters: family.parameters.iter().map(|p| parameter(family, p, lang)).collect(),
        presets: family.presets.iter().map(|p| preset(family, p, lang)).collect::<Result<_, _>>()?,
    })
}

fn parameter(family: &Family, parameter: &Parameter, lang: Lang) -> ParameterInfo {
    let kind = match parameter.kind {
        Kind::Number { least, most } => KindInfo::Number { least, most },
        Kind::Numbers { least, most } => KindInfo::Numbers { least, most },
        Kind::Choice(choices) => KindInfo::Choice { choices },
        Kind::Flag => KindInfo::Flag,
        Kind::Text => KindInfo::Text,
        Kind::Parts => KindInfo::Parts,
        Kind::Graph => KindInfo::Graph,
    };
    let default = Some(parameter.default).filter(|text| !text.is_empty());
    let about = text::about(lang, family.id, parameter.name).unwrap_or_default();
    ParameterInfo { name: parameter.name, about, default, kind }
}

fn preset(family: &Family, preset: &Preset, lang: Lang) -> Result<PresetInfo, GameError> {
    Ok(PresetInfo {
        id: preset.id,
        name: text::preset(lang, preset.id).unwrap_or(preset.id),
        params: params::write(&games::params(family, preset.set)?),
        convention: preset.convention.name(),
        position: preset.position,
    })
}
