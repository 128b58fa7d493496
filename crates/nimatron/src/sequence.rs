//! `nimatron sequence`: nim-values of heaps, periods with proof, certificates, values files, surveys.
mod check;
mod cpu;
mod plot;
mod report;
mod survey;

use crate::{
    Console,
    choice::whole,
    failure::{Failure, reason},
    parallel::threads,
};
use cpu::Stopwatch;
use engine::message::Message;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Certificate, Code, Plan, SequenceError, ValuesFile};
use std::path::{Path, PathBuf};

/// Nim-values of heaps 0, 1, 2, … of a taking-and-breaking game, and their period with proof
///
/// A code such as 0.77 says how many tokens may be taken and what may be left; `0.[3]` repeats digits, `4.0u` is Grundy's game,
/// and there are `subtraction:1,2,3`, `all-but:2` and names such as kayles. Values are exact. A period is said only when it is
/// proved to last for ever; otherwise there is none up to where values were computed.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Sequence {
    /// The code of the game, or its name
    #[arg(required_unless_present_any = ["check", "survey"])]
    code: Option<String>,
    /// Values of so many heaps; until a period is proved, or 4194304, unless given
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    to: Option<u64>,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// Also say the standard form, the argument of the proof, the mask and how often each value occurs
    #[arg(long)]
    stats: bool,
    /// Say the value of this heap, however large, once the period is proved
    #[arg(long, value_name = "HEAP", value_parser = whole::<u64>, allow_hyphen_values = true)]
    at: Vec<u64>,
    /// Write all values to a file; a run that was interrupted goes on with it
    #[arg(long, value_name = "FILE")]
    values: Option<PathBuf>,
    /// Draw values, period and histogram: .svg or .png
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Write a certificate of the period, which --check can verify
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    /// How to compute: by looking at the game unless given
    #[arg(long, value_name = "METHOD", value_parser = ["auto", "plain", "sparse", "scan", "subtraction", "sets"])]
    method: Option<String>,
    /// How many threads may work; all cores unless given
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    threads: Option<usize>,
    /// Verify a certificate by plain code, or the checksums of a values file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["code", "survey"])]
    check: Option<PathBuf>,
    /// All codes of a pattern such as 0.xxx, where x is any octal digit, as a table
    #[arg(long, value_name = "PATTERN", conflicts_with = "code")]
    survey: Option<String>,
    /// Write the table of a survey to this file; a survey that was interrupted goes on with it
    #[arg(long, value_name = "FILE", requires = "survey")]
    table: Option<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  nimatron sequence kayles                                the period of Kayles
  nimatron sequence 0.77 --at 1000000000000               the value of a huge heap
  nimatron sequence 0.16 --certificate 0.16.certificate   a proof to keep
  nimatron sequence --check 0.16.certificate              and to verify
  nimatron sequence grundy --to 10000000 --plot grundy.svg
  nimatron sequence --survey 0.xx --to 65536 --table table.csv";

/// More values than this are not all kept in memory.
const MOST_KEPT: usize = 1 << 29;
/// Then so many are kept.
const KEPT: usize = 1 << 24;
/// Values written to a file at once.
const PORTION: usize = 1 << 20;

impl Sequence {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        if let Some(file) = &self.check {
            return check::run(console, file);
        }
        let plan = self.plan()?;
        if let Some(pattern) = &self.survey {
            let to = self.length()?.unwrap_or(1 << 16);
            return survey::run(console, pattern, to, &plan, self.table.as_deref());
        }
        let code: Code = self.code.as_deref().unwrap_or_default().parse()?;
        if let Some(path) = &self.plot {
            plot::admit(path, self.length()?)?;
        }
        let clock = Stopwatch::start(plan.threads > 1);
        let sequence = self.compute(console, &code, plan)?;
        let seconds = clock.seconds();
        if let Some(path) = &self.plot {
            plot::draw(path, &sequence, console.lang)?;
        }
        if let Some(path) = &self.certificate {
            write_certificate(path, &sequence)?;
        }
        let report = report::report(&sequence, self.length()?, &self.at, self.stats, seconds);
        if self.json {
            return console.write(&(protocol::pretty(&report) + "\n"));
        }
        console.print(&report::written(&report, &sequence, console.lang))
    }

    /// How many values are wanted, if that was said.
    fn length(&self) -> Result<Option<usize>, Failure> {
        let most = if self.values.is_some() { 1 << 40 } else { 1 << 36 };
        match self.to {
            Some(to) if to > most => Err(SequenceError::TooMany { wanted: to, most }.into()),
            to => Ok(to.and_then(|to| usize::try_from(to).ok())),
        }
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let method = self.method.as_deref().and_then(|name| name.parse().ok());
        let kept = if self.length()?.unwrap_or(0) <= MOST_KEPT { usize::MAX / 2 } else { KEPT };
        Ok(Plan { method, threads: self.threads.unwrap_or_else(threads).max(1), kept, ..Plan::default() })
    }

    fn compute(&self, console: &Console<'_>, code: &Code, plan: Plan) -> Result<lab::Sequence, Failure> {
        let mut sequence = lab::Sequence::new(code, &plan)?;
        let length = self.length()?;
        let to = length.unwrap_or_else(|| sequence.enough());
        let bar = progress_bar(to as u64, console.interactive);
        let mut watch = |sequence: &lab::Sequence| {
            bar.set_position(sequence.values().len() as u64);
            true
        };
        match &self.values {
            Some(path) => write_values(path, &mut sequence, to, length.is_some(), &mut watch)?,
            None if self.plot.is_some() && length.is_some() => sequence.extend(to, &mut watch)?,
            None => sequence.search(to, &mut watch)?,
        }
        bar.finish_and_clear();
        Ok(sequence)
    }
}

/// Writes values to a file while they are computed.
fn write_values(
    path: &Path,
    sequence: &mut lab::Sequence,
    to: usize,
    all: bool,
    watch: &mut dyn FnMut(&lab::Sequence) -> bool,
) -> Result<(), Failure> {
    let code = sequence.code().clone();
    let mut file = ValuesFile::open(path, &code, &mut |old| sequence.feed(old))?;
    let to = to.max(file.len());
    while file.len() < to {
        let next = (file.len() + PORTION).min(to);
        sequence.extend(next, watch)?;
        let from = file.len();
        file.push(&sequence.values().range(from..next))?;
        if !all && sequence.proof().is_some() {
            break;
        }
    }
    Ok(file.finish()?)
}

fn write_certificate(path: &Path, sequence: &lab::Sequence) -> Result<(), Failure> {
    let certificate = Certificate::of(sequence).ok_or_else(|| {
        let message = Message::new("sequence-no-certificate").with("code", sequence.code().to_string());
        Failure::Input(message.with("known", sequence.values().len()))
    })?;
    Ok(lab::write_whole(path, certificate.write().as_bytes())?)
}

/// A bar on standard error, if somebody watches.
fn progress_bar(length: u64, interactive: bool) -> ProgressBar {
    let target = if interactive { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let template = "{wide_bar} {human_pos} / {human_len} · {eta}";
    let style = ProgressStyle::with_template(template).expect("the template is right");
    ProgressBar::with_draw_target(Some(length), target).with_style(style)
}

impl From<SequenceError> for Failure {
    fn from(error: SequenceError) -> Failure {
        Failure::Input(text::phrase::sequence_error(&error, reason))
    }
}
