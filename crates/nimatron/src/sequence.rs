//! `nimatron sequence`: nim-values of heaps, periods with proof, certificates, values files, surveys.
mod check;
mod cpu;
mod plot;
mod report;
mod survey;
mod values;

use crate::{
    Console,
    choice::{NamedGame, Settings, Timeout, advice, whole},
    failure::Failure,
    output_file::{check_writable, is_standard, write},
    parallel::threads,
    picture::{FileKind, Output},
};
use cpu::Stopwatch;
use engine::{
    Value,
    interrupt::{self, Flag},
    message::Message,
    solve::OutOfBudget,
};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use lab::{Certificate, Code, Plan, SequenceError};
use protocol::sequence::SequenceAnswer;
use std::path::{Path, PathBuf};
use values::ValuesFormat;

#[derive(Debug, clap::Args)]
pub(crate) struct Sequence {
    #[arg(required_unless_present_any = ["check", "survey"])]
    code: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole::<u64>, allow_hyphen_values = true)]
    to: Option<u64>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    stats: bool,
    #[arg(long, value_name = "HEAP", value_parser = whole::<u64>, allow_hyphen_values = true)]
    at: Vec<u64>,
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    values: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum, requires = "values")]
    format: Option<ValuesFormat>,
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    plot: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT", value_enum, requires = "plot")]
    plot_format: Option<FileKind>,
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[arg(long, value_name = "METHOD", value_parser = ["auto", "plain", "sparse", "scan", "subtraction", "sets"])]
    method: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    threads: Option<usize>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["code", "survey"])]
    check: Option<PathBuf>,
    #[arg(long, value_name = "PATTERN", conflicts_with_all = ["code", "stats", "at"])]
    #[arg(conflicts_with_all = ["values", "plot", "certificate"])]
    survey: Option<String>,
    #[arg(long, value_name = "FILE", requires = "survey", conflicts_with = "json")]
    table: Option<PathBuf>,
    #[command(flatten)]
    timeout: Timeout,
}

/// Maximum number of values that all stay in memory.
const MOST_IN_MEMORY: usize = 1 << 29;

/// Number of values that stay in memory if there are more.
const WINDOW: usize = 1 << 24;
/// Number of values written to a file at once.
const PORTION: usize = 1 << 20;
/// Maximum number of values in JSON.
const MOST_IN_JSON: usize = 10_000;

/// Shows how far a sequence is computed.
type Watch<'w> = &'w mut dyn FnMut(&lab::Sequence) -> bool;

impl Sequence {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        self.timeout.limit(|budget| self.answer(budget.cancel.as_ref(), console))
    }

    fn answer(&self, cancel: Option<&Flag>, console: &mut Console<'_>) -> Result<(), Failure> {
        if let Some(file) = &self.check {
            return check::run(console, file, self.json);
        }
        let plan = self.plan()?;
        if let Some(pattern) = &self.survey {
            let to = self.length()?.unwrap_or(1 << 16);
            let output = survey::Output { table: self.table.as_deref(), json: self.json, cancel };
            return survey::run(console, pattern, to, &plan, output);
        }
        let code = code(self.code.as_deref().unwrap_or_default())?;
        let prints_instead = self.prints_instead()?;
        let format = self.values_format()?;
        let plot = self.plot.as_ref().map(|path| Output::to(path, self.plot_format, false));
        plot.iter().try_for_each(|plot| plot::check(plot, self.length()?))?;
        self.certificate.iter().try_for_each(|path| check_writable(path))?;
        let clock = Stopwatch::start(plan.threads > 1);
        let (sequence, is_whole) = self.compute(console, &code, plan, format)?;
        let seconds = clock.seconds();
        if let Some(plot) = &plot {
            plot::draw(plot, &sequence, console)?;
        }
        if let Some(path) = &self.certificate {
            write_certificate(path, &sequence, console)?;
        }
        if prints_instead {
            return if is_whole { Ok(()) } else { Err(Failure::Unknown(advice(OutOfBudget::Cancelled))) };
        }
        let lang = console.lang;
        let statistics = self.stats.then_some(report::StatisticsWish { lang, seconds });
        let report = report::report(&sequence, self.length()?, &self.at, statistics);
        let is_known = report.at.iter().all(|at| at.value.is_some());
        if self.json {
            let answer = SequenceAnswer::new(&sequence, report, MOST_IN_JSON, console.lang);
            console.write_json(&protocol::pretty(&answer))?;
        } else {
            let text = report::render_report(&report, &sequence, console);
            console.print(&text)?;
        }
        match (is_whole, is_known) {
            (false, _) => Err(Failure::Unknown(advice(OutOfBudget::Cancelled))),
            (true, false) => Err(Failure::Unknown(Message::new("cli-raise-to"))),
            (true, true) => Ok(()),
        }
    }

    /// Whether values, a picture or a certificate are printed instead of the report. Only one of them can be.
    fn prints_instead(&self) -> Result<bool, Failure> {
        let is_printed = |path: &Option<PathBuf>| path.as_deref().is_some_and(is_standard);
        let outputs = [
            (is_printed(&self.values), "--values -"),
            (is_printed(&self.plot), "--plot -"),
            (is_printed(&self.certificate), "--certificate -"),
            (self.json, "--json"),
        ];
        let mut chosen = outputs.into_iter().filter(|(is_chosen, _)| *is_chosen).map(|(_, name)| name);
        match (chosen.next(), chosen.next()) {
            (Some(argument), Some(other)) => {
                Err(Failure::Input(Message::new("cli-conflict").with("argument", argument).with("other", other)))
            }
            (argument, _) => Ok(argument.is_some_and(|argument| argument != "--json")),
        }
    }

    /// The format of the file of values, if there is one.
    fn values_format(&self) -> Result<Option<ValuesFormat>, Failure> {
        let Some(path) = &self.values else { return Ok(None) };
        self.format.map_or_else(|| ValuesFormat::of(path), Ok).map(Some)
    }

    /// The requested number of values.
    fn length(&self) -> Result<Option<usize>, Failure> {
        let most = if self.values.is_some() { 1 << 40 } else { 1 << 36 };
        match self.to {
            Some(to) if to > most => Err(SequenceError::TooMany { count: to, most }.into()),
            to => Ok(to.and_then(|to| usize::try_from(to).ok())),
        }
    }

    fn plan(&self) -> Result<Plan, Failure> {
        let method = self.method.as_deref().and_then(|name| name.parse().ok());
        let values_in_memory = if self.length()?.unwrap_or(0) <= MOST_IN_MEMORY { usize::MAX / 2 } else { WINDOW };
        Ok(Plan { method, threads: self.threads.unwrap_or_else(threads).max(1), values_in_memory, ..Plan::default() })
    }

    /// The values, and whether they were computed as far as was asked for.
    fn compute(
        &self,
        console: &mut Console<'_>,
        code: &Code,
        plan: Plan,
        format: Option<ValuesFormat>,
    ) -> Result<(lab::Sequence, bool), Failure> {
        let mut sequence = lab::Sequence::new(code, &plan)?;
        let length = self.length()?;
        let to = length.unwrap_or_else(|| sequence.enough());
        let bar = progress_bar(to as u64, console.interactive);
        let mut watch = |sequence: &lab::Sequence| {
            bar.set_position(sequence.values().len() as u64);
            !interrupt::is_set()
        };
        let mut is_whole = true;
        match (&self.values, format) {
            (Some(path), Some(ValuesFormat::Binary)) => {
                values::write_binary(path, &mut sequence, to, length.is_some(), &mut watch)?;
            }
            (Some(path), Some(format)) => {
                let extent = (to, length.is_some());
                values::write_text(path, format, &mut sequence, extent, &mut watch, console)?;
            }
            _ if self.plot.is_some() && length.is_some() => sequence.extend(to, &mut watch)?,
            _ => match sequence.search(to, &mut watch) {
                // What is known by then is an answer.
                Ok(()) => {}
                Err(SequenceError::Stopped) => is_whole = false,
                Err(error) => return Err(error.into()),
            },
        }
        bar.finish_and_clear();
        Ok((sequence, is_whole))
    }
}

/// Reads a code, or the name of a game that has one.
fn code(text: &str) -> Result<Code, Failure> {
    text.parse().or_else(|error: SequenceError| {
        let named = NamedGame::find(text).and_then(|named| named.choose(&Settings::default()));
        let code = named.ok().and_then(|chosen| match chosen.params.get("code") {
            Some(Value::Text(code)) => code.parse().ok(),
            _ => None,
        });
        code.ok_or_else(|| error.into())
    })
}

fn write_certificate(path: &Path, sequence: &lab::Sequence, console: &mut Console<'_>) -> Result<(), Failure> {
    let certificate = Certificate::of(sequence).ok_or_else(|| {
        let message = Message::new("sequence-no-certificate").with("code", sequence.code().to_string());
        Failure::Input(message.with("known", sequence.values().len()))
    })?;
    write(path, certificate.write().as_bytes(), console)
}

/// A progress bar on standard error, if that is a terminal.
fn progress_bar(length: u64, interactive: bool) -> ProgressBar {
    let target = if interactive { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let template = "{wide_bar} {human_pos} / {human_len} · {eta}";
    let style = ProgressStyle::with_template(template).expect("the template is right");
    ProgressBar::with_draw_target(Some(length), target).with_style(style)
}

impl From<SequenceError> for Failure {
    fn from(error: SequenceError) -> Failure {
        // Only the end of the time stops a sequence.
        if matches!(error, SequenceError::Stopped) {
            return Failure::Unknown(advice(OutOfBudget::Cancelled));
        }
        Failure::Input(text::phrase::sequence_error(&error))
    }
}
