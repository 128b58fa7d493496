//! `nimatron explain`: why a position is won or lost, why a move wins, why another was wrong.
use crate::{
    Console,
    analyze::no_option,
    choice::{Limits, NamedGame, Settings, advice_now},
    failure::Failure,
    progress::Progress,
};
use engine::{Question, explain};
use protocol::explanation::ExplanationInfo;

#[derive(Debug, clap::Args)]
pub(crate) struct Explain {
    game: String,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: Option<String>,
    #[arg(long = "move", value_name = "MOVE", allow_hyphen_values = true)]
    mv: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[command(flatten)]
    limits: Limits,
    #[arg(long)]
    json: bool,
}

impl Explain {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let named = NamedGame::find(&self.game)?;
        let (position, convention) = (named.position(self.position.as_deref())?, named.convention(self.misere));
        let explained = self.limits.limit(|budget| {
            let _progress = Progress::start(console, Some(&budget));
            let chosen = named.choose(&self.settings)?;
            let (game, question) = (&*chosen.game, Question { budget, ..Question::default() });
            let explanation = match &self.mv {
                Some(mv) => explain::explain_move(game, position, mv, convention, &question)?,
                None => explain::explain(game, position, convention, &question)?,
            };
            Ok((explanation, game.players() > 2, advice_now()))
        });
        let (explanation, has_seats, advice) = explained?;
        if self.json {
            console.write_json(&protocol::pretty(&ExplanationInfo::new(&explanation, console.lang)))?;
        } else {
            console.print(&console.page().explanation(&explanation))?;
        }
        if explanation.outcome.is_some() || has_seats {
            return Ok(());
        }
        Err(Failure::Unknown(advice))
    }
}
