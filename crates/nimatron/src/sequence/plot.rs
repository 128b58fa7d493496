//! `nimatron sequence --plot`: values, period and histogram as a picture.
use crate::{
    Console,
    failure::Failure,
    picture::{FileKind, Output, picture},
    progress::Progress,
};
use draw::plot::{self, SequencePlot};
use engine::message::Message;

/// Maximum number of values in a plot.
const MOST: usize = 1 << 26;

const KINDS: [FileKind; 2] = [FileKind::Svg, FileKind::Png];

/// Refuses a plot that could not be drawn, before anything is computed.
pub(super) fn check(output: &Output, length: Option<usize>) -> Result<(), Failure> {
    output.kind(&KINDS)?;
    match length {
        Some(length) if length > MOST => Err(Failure::Input(Message::new("draw-error-plot").with("most", MOST as u64))),
        _ => Ok(()),
    }
}

/// Draws a sequence.
pub(super) fn draw(output: &Output, sequence: &lab::Sequence, console: &mut Console<'_>) -> Result<(), Failure> {
    let kind = output.kind(&KINDS)?;
    let values = sequence.values();
    let values = values.range(values.start()..values.len());
    let period = sequence.proof().map(|proof| (proof.period.n0, proof.period.length));
    let saltus = sequence.proof().map(|proof| proof.period.saltus).filter(|&saltus| saltus > 0);
    let code = sequence.code().to_string();
    let named = |name: &str| Message::new("sequence-named").with("code", code.as_str()).with("name", name);
    let heading = sequence.code().name().map_or_else(|| code.clone(), |name| text::render(console.lang, &named(name)));
    let plotted = SequencePlot { values: &values, period, saltus, heading: &heading };
    let progress = Progress::start(console, None);
    let picture = picture(kind, plot::both(&plotted, &output.paper(console.lang)));
    drop(progress);
    output.write(&picture?, console)
}
