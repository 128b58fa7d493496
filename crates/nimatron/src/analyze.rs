//! `nimatron analyze`: everything about one position, or a line for each of many.
mod sharing;

use crate::{
    Console, batch,
    choice::{ChosenGame, Limits, NamedGame, Settings, advice, whole},
    failure::Failure,
    graph::infinity,
    output_file::STANDARD,
    progress::{Progress, ProgressPage},
    report::{self, ReportPage},
};
use clap::ValueEnum;
use engine::{Analysis, Convention, Method, Question, graph::LoopyValue, message::Message, solve::Budget};
use protocol::{FullAnalysis, Request};
use sharing::{EndgameFiles, Sharing, cache_folder};
use std::{
    fs::File,
    io::{Read, Write},
    path::PathBuf,
    sync::Arc,
};
use text::{
    Lang,
    phrase::{self, unreadable},
};

#[derive(Debug, clap::Args)]
pub(crate) struct Analyze {
    game: Option<String>,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "settings", "misere", "json", "moves"])]
    #[arg(conflicts_with_all = ["threads", "table"])]
    batch: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long)]
    json: bool,
    #[arg(long, value_enum, default_value = "auto")]
    method: MethodName,
    #[command(flatten)]
    limits: Limits,
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    moves: Option<usize>,
    #[command(flatten)]
    sharing: Sharing,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MethodName {
    Auto,
    Theory,
    Search,
    Both,
}

impl From<MethodName> for Method {
    fn from(name: MethodName) -> Method {
        match name {
            MethodName::Auto => Method::Auto,
            MethodName::Theory => Method::Theory,
            MethodName::Search => Method::Search,
            MethodName::Both => Method::Both,
        }
    }
}

/// Minimum number of moves to examine, even if fewer are listed, so that the best come first.
const LEAST_EXAMINED: usize = 1_000;

/// Parses a position, which may begin with a hyphen; two hyphens mean an option.
pub(crate) fn no_option(text: &str) -> Result<String, &'static str> {
    if text.starts_with("--") { Err("expected-no-option") } else { Ok(text.to_owned()) }
}

impl Analyze {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        if let Some(file) = &self.batch {
            return self.batch(file, console);
        }
        let Some(game) = &self.game else {
            return Err(Failure::Input(Message::new("cli-missing-game")));
        };
        let named = NamedGame::find(game)?;
        let position = named.position(self.position.as_deref())?;
        let convention = named.convention(self.misere);
        let endgames = Arc::new(EndgameFiles::new(named.family.id, cache_folder()));
        let done = self.limits.limit(|budget| {
            let budget = Budget { endgames: Some(Arc::<EndgameFiles>::clone(&endgames)), ..budget };
            let chosen = named.choose(&self.settings)?;
            let move_limit = self.moves.map_or(LEAST_EXAMINED, |rows| rows.max(LEAST_EXAMINED));
            let progress = Progress::start(console, Some(&budget));
            self.sharing.with_table(&chosen, position, convention, budget, |budget| {
                // The threads have ended; the answer has a line of its own.
                drop(progress);
                let question = self.question(budget, move_limit);
                let infinity = infinity(&chosen, convention, position);
                let options = AnswerOptions { question, json: self.json, moves: self.moves, infinity };
                answer(console, &chosen, position, convention, &options)
            })
        });
        if let Some(complaint) = endgames.complaint() {
            console.complain(&complaint);
        }
        done
    }

    fn question(&self, budget: Budget, move_limit: usize) -> Question {
        Question { method: self.method.into(), budget, move_limit }
    }

    fn batch(&self, file: &PathBuf, console: &mut Console<'_>) -> Result<(), Failure> {
        let style = batch::Style { lang: console.lang, safe_numbers: console.safe_numbers };
        // In a terminal the answers themselves show how far it is.
        let page = Some(ProgressPage::of(console)).filter(|_| console.width == usize::MAX);
        let answer = |input: &mut (dyn Read + Send), output: &mut (dyn Write + Send)| {
            self.limits.limit(|budget| {
                let _progress = page.map(|page| Progress::on(page, Some(&budget)));
                batch::run(input, output, &self.question(budget, 0), style)
            })
        };
        if file.as_os_str() == STANDARD {
            return answer(console.input, console.output);
        }
        let mut input = File::open(file).map_err(|error| Failure::file(file, unreadable(&error)))?;
        if input.metadata().is_ok_and(|data| data.is_dir()) {
            return Err(Failure::file(file, Message::new("file-directory")));
        }
        answer(&mut input, console.output)
    }
}

/// How to find and print an answer.
pub(crate) struct AnswerOptions {
    pub(crate) question: Question,
    pub(crate) json: bool,
    pub(crate) moves: Option<usize>,
    /// The nim-value, if it is infinity.
    pub(crate) infinity: Option<LoopyValue>,
}

/// Analyses one position and writes the answer.
pub(crate) fn answer(
    console: &mut Console<'_>,
    chosen: &ChosenGame,
    position: &str,
    convention: Convention,
    options: &AnswerOptions,
) -> Result<(), Failure> {
    let progress = Progress::start(console, Some(&options.question.budget));
    let analysis = chosen.game.analyse(position, convention, &options.question);
    drop(progress);
    let analysis = analysis?;
    if options.json {
        console.write_json(&json(chosen, convention, &analysis, options, console.lang))?;
    } else {
        let page = ReportPage { lang: console.lang, width: console.width, paint: console.paint };
        console.print(&report::render_report(chosen, convention, &analysis, options, &page))?;
    }
    if let Some(what) = phrase::difference_at(chosen.family.id, &analysis) {
        return Err(Failure::Bug(what));
    }
    let is_known = analysis.outcome.is_some() || analysis.seats.is_some() || analysis.score.is_some();
    match analysis.gave_up.filter(|_| !is_known) {
        Some(reason) => Err(Failure::Unknown(advice(reason))),
        None => Ok(()),
    }
}

fn json(
    chosen: &ChosenGame,
    convention: Convention,
    analysis: &Analysis,
    options: &AnswerOptions,
    lang: Lang,
) -> String {
    let request = Request {
        game: chosen.family.id.to_owned(),
        params: protocol::params::write(&chosen.params),
        convention,
        position: analysis.position.clone(),
    };
    protocol::pretty(&FullAnalysis::new(&request, analysis, lang).with_infinity(options.infinity.as_ref()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_nim::{FAMILY, with_test_console, wrong};
    use engine::Params;

    #[test]
    fn a_difference_between_theory_and_search_is_a_bug() {
        let chosen = ChosenGame { family: &FAMILY, params: Params::default(), game: wrong() };
        let question = Question { method: Method::Both, ..Question::default() };
        let options = AnswerOptions { question, json: false, moves: None, infinity: None };
        let (result, _) = with_test_console(|console| answer(console, &chosen, "1,6", Convention::Normal, &options));
        let failure = result.unwrap_err();
        assert!(matches!(failure, Failure::Bug(what) if what.to_string().contains("position=test 1,6")));
    }
}
