//! `nimatron explain`: why a position is won or lost, why a move wins, why another was wrong.
use crate::{
    Console,
    analyze::no_option,
    choice::{Chosen, Settings, budget, convention, whole},
    failure::Failure,
};
use engine::{Question, explain, games};
use protocol::explanation::ExplanationInfo;
use text::plain::Page;

/// Why a position is won or lost, or what a move does
///
/// The reason is given in the game's own terms: columns of binary numbers, remainders, pairs, pairings; where only search
/// knows, the options with their outcomes, what refutes each, and a line of best play.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Explain {
    /// Which game; `nimatron games` lists them
    game: String,
    /// The position, as `nimatron rules` describes it for each game
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: String,
    /// Explain this move: why it wins, or why it was wrong and what refutes it
    #[arg(long = "move", value_name = "MOVE", allow_hyphen_values = true)]
    mv: Option<String>,
    #[command(flatten)]
    settings: Settings,
    /// Whoever makes the last move loses
    #[arg(long)]
    misere: bool,
    /// Search at most N positions (5000000 unless given)
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    positions: Option<usize>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "Examples:
  nimatron explain nim 5,19,40,51
  nimatron explain nim 1,1,1,2 --misere
  nimatron explain wythoff 8,13 --move 1-1 --lang sl";

impl Explain {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let family = games::family(&self.game)?;
        let chosen = Chosen::new(family, &self.settings.params(family)?)?;
        let question = Question { budget: budget(self.positions), ..Question::default() };
        let (game, convention) = (&*chosen.game, convention(self.misere));
        let explanation = match &self.mv {
            Some(mv) => explain::explain_move(game, &self.position, mv, convention, &question)?,
            None => explain::explain(game, &self.position, convention, &question)?,
        };
        if self.json {
            return console.write(&(protocol::pretty(&ExplanationInfo::new(&explanation, console.lang)) + "\n"));
        }
        let page = Page { ascii: console.ascii, ..Page::new(console.lang) };
        console.print(&page.explanation(&explanation))
    }
}
