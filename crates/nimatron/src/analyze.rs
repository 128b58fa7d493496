//! `nimatron analyze`: everything about one position, or one line about each of many.
use crate::{
    Console, batch,
    choice::{Chosen, Settings, budget, convention, whole},
    failure::{Failure, reason},
    report,
};
use clap::ValueEnum;
use engine::{Analysis, Convention, Family, Method, Question, games, message::Message};
use protocol::{FullAnalysis, Request};
use std::{fs::File, path::PathBuf};
use text::Lang;

/// Who wins a position, by which moves, and why
///
/// The outcome is said from the player to move: N, the next player wins; P, the previous player wins; D, nobody can
/// force a win. Remoteness is the number of moves to the end when the winner hurries and the loser delays.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyze {
    /// Which game; `nimatron games` lists them
    game: Option<String>,
    /// The position, as `nimatron rules` describes it for each game
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: Option<String>,
    /// Questions as JSON lines, from a file or - for standard input; answers in the same order
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "settings", "misere", "json", "moves"])]
    batch: Option<PathBuf>,
    #[command(flatten)]
    settings: Settings,
    /// Whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// Write JSON
    #[arg(long)]
    json: bool,
    /// By which way the answer is found; `both` compares them
    #[arg(long, value_enum, default_value = "auto")]
    method: MethodName,
    /// Search at most N positions (5000000 unless given)
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    positions: Option<usize>,
    /// Show at most N moves one by one (12 unless given, with --json 1000)
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    moves: Option<usize>,
}

const EXAMPLES: &str = r#"Examples:
  nimatron analyze nim 5,19,40,51
  nimatron analyze nim 1,3,5,7 --misere --json
  echo '{"game":"nim","position":"3,5,7"}' | nimatron analyze --batch -"#;

#[derive(Clone, Copy, Debug, ValueEnum)]
enum MethodName {
    /// Theory where there is one, and search for what it leaves open
    Auto,
    /// Theory alone
    Theory,
    /// Search alone
    Search,
    /// Both, compared: a difference is a bug
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

/// So many moves are looked at even when fewer are shown, so that the best come first.
const LOOKED_AT: usize = 1_000;
/// So many rows are shown unless asked otherwise.
const SHOWN: usize = 12;

/// Positions may begin with a hyphen, but what begins with two was meant as an option.
pub(crate) fn no_option(text: &str) -> Result<String, &'static str> {
    if text.starts_with("--") { Err("expected-no-option") } else { Ok(text.to_owned()) }
}

impl Analyze {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        if let Some(file) = &self.batch {
            return self.batch(file, console);
        }
        let (family, position) = self.asked()?;
        let chosen = Chosen::new(family, &self.settings.params(family)?)?;
        let question = self.question(self.moves.map_or(LOOKED_AT, |rows| rows.max(LOOKED_AT)));
        answer(
            console,
            &chosen,
            position,
            convention(self.misere),
            &Shown { question, json: self.json, moves: self.moves },
        )
    }

    /// The family and the position, or what is missing.
    fn asked(&self) -> Result<(&'static Family, &str), Failure> {
        let Some(game) = &self.game else {
            return Err(Failure::Input(Message::new("cli-missing-game")));
        };
        let family = games::family(game)?;
        let Some(position) = &self.position else {
            let example = family.presets.first().map_or("", |preset| preset.position);
            let message = Message::new("cli-missing-position").with("game", family.id).with("example", example);
            return Err(Failure::Input(message));
        };
        Ok((family, position))
    }

    fn question(&self, move_limit: usize) -> Question {
        Question { method: self.method.into(), budget: budget(self.positions), move_limit }
    }

    fn batch(&self, file: &PathBuf, console: &mut Console<'_>) -> Result<(), Failure> {
        let question = self.question(0);
        if file.as_os_str() == "-" {
            return batch::run(console.input, console.output, &question, console.lang);
        }
        let mut input = File::open(file).map_err(|error| Failure::file(file, reason(&error)))?;
        if input.metadata().is_ok_and(|data| data.is_dir()) {
            return Err(Failure::file(file, Message::new("file-directory")));
        }
        batch::run(&mut input, console.output, &question, console.lang)
    }
}

/// How an answer is found and shown.
pub(crate) struct Shown {
    pub(crate) question: Question,
    pub(crate) json: bool,
    pub(crate) moves: Option<usize>,
}

/// Analyses one position and writes the answer.
pub(crate) fn answer(
    console: &mut Console<'_>,
    chosen: &Chosen,
    position: &str,
    convention: Convention,
    shown: &Shown,
) -> Result<(), Failure> {
    let analysis = chosen.game.analyse(position, convention, &shown.question)?;
    if shown.json {
        console.write(&json(chosen, convention, &analysis, console.lang))?;
    } else {
        console.print(&report::written(chosen, convention, &analysis, shown.moves.unwrap_or(SHOWN), console.lang))?;
    }
    let Some(difference) = analysis.disagreement else { return Ok(()) };
    let position = format!("{} {}", chosen.family.id, analysis.position);
    Err(Failure::Bug(Message::new("difference-at").with("position", position).with("difference", difference)))
}

fn json(chosen: &Chosen, convention: Convention, analysis: &Analysis, lang: Lang) -> String {
    let request = Request {
        game: chosen.family.id.to_owned(),
        params: protocol::params::write(&chosen.params),
        convention,
        position: analysis.position.clone(),
    };
    protocol::pretty(&FullAnalysis::new(&request, analysis, lang)) + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_nim::{WRONG, unwatched};
    use engine::Params;

    #[test]
    fn a_difference_between_theory_and_search_is_a_bug() {
        let game = (WRONG.build)(&Params::default()).unwrap();
        let chosen = Chosen { family: &WRONG, params: Params::default(), game };
        let question = Question { method: Method::Both, ..Question::default() };
        let shown = Shown { question, json: false, moves: None };
        let (result, _) = unwatched(|console| answer(console, &chosen, "1,6", Convention::Normal, &shown));
        let failure = result.unwrap_err();
        assert!(matches!(failure, Failure::Bug(what) if what.to_string().contains("position=test 1,6")));
    }
}
