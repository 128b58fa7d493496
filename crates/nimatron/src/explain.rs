//! `nimatron explain`: why a position is won or lost, why a move wins, why another was wrong.
use crate::{
    Console,
    analyze::no_option,
    choice::{ChosenGame, Settings, budget, convention, whole},
    failure::Failure,
};
use engine::{Question, explain, games};
use protocol::explanation::ExplanationInfo;
use text::plain::Page;

#[derive(Debug, clap::Args)]
pub(crate) struct Explain {
    game: String,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: String,
    #[arg(long = "move", value_name = "MOVE", allow_hyphen_values = true)]
    mv: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_name = "N", value_parser = whole::<usize>, allow_hyphen_values = true)]
    positions: Option<usize>,
    #[arg(long)]
    json: bool,
}

impl Explain {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let family = games::family(&self.game)?;
        let chosen = ChosenGame::new(family, &self.settings.params(family)?)?;
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
