//! `nimatron board`: a position as a picture.
use crate::{
    Console,
    analyze::no_option,
    choice::{NamedGame, Settings},
    failure::Failure,
    picture::{FileKind, Output, heading, picture},
};
use clap::ValueEnum;
use draw::board::{BoardScene, By, CapturedPieces, Look, svg};
use engine::{AnyGame, Convention, GameError, board::Change};

#[derive(Debug, clap::Args)]
pub(crate) struct Board {
    game: String,
    #[arg(allow_hyphen_values = true, value_parser = no_option)]
    position: Option<String>,
    #[arg(long, value_name = "MOVE", allow_hyphen_values = true)]
    played: Vec<String>,
    #[arg(long = "move", value_name = "MOVE", allow_hyphen_values = true)]
    mv: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_enum, default_value = "bars")]
    pieces: Pieces,
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Pieces {
    Bars,
    Sticks,
    Balls,
    Coins,
}

impl From<Pieces> for Look {
    fn from(pieces: Pieces) -> Look {
        match pieces {
            Pieces::Bars => Look::Bars,
            Pieces::Sticks => Look::Sticks,
            Pieces::Balls => Look::Balls,
            Pieces::Coins => Look::Coins,
        }
    }
}

impl Board {
    pub(crate) fn run(&self, console: &mut Console<'_>) -> Result<(), Failure> {
        let lang = console.lang;
        let kind = self.output.kind(&[FileKind::Svg, FileKind::Png])?;
        let named = NamedGame::find(&self.game)?;
        let (position, convention) = (named.position(self.position.as_deref())?, named.convention(self.misere));
        let chosen = named.choose(&self.settings)?;
        let game = &*chosen.game;
        if let (Convention::Misere, Some(reason)) = (convention, game.normal_only()) {
            return Err(GameError::NormalOnly { reason }.into());
        }
        let (position, taken) = play_moves(game, position, &self.played)?;
        let board = game.board(&position)?;
        let touches = self.mv.as_ref().map(|mv| game.effect(&position, mv)).transpose()?.unwrap_or_default();
        let by = if self.played.len().is_multiple_of(2) { By::Mine } else { By::Theirs };
        let heading = heading(&chosen, &position, convention, lang);
        let scene =
            BoardScene::new(&board).with_touches(&touches).with_captures(&taken).by(by).with_look(self.pieces.into());
        let mut scene = scene.with_heading(heading);
        if let Some(mv) = &self.mv {
            let description = text::render(lang, &game.describe(&position, mv)?).replace('`', "");
            scene = scene.with_note(if description == *mv { description } else { format!("{mv}: {description}") });
        }
        self.output.write(&picture(kind, svg(&scene, &self.output.paper(lang)))?, console)
    }
}

/// The position after some moves, and the pieces that they took from spots that still exist.
fn play_moves(game: &dyn AnyGame, start: &str, moves: &[String]) -> Result<(String, Vec<CapturedPieces>), GameError> {
    let mut position = game.normalise(start)?;
    let mut taken = Vec::new();
    for (i, mv) in moves.iter().enumerate() {
        let by = if i.is_multiple_of(2) { By::Mine } else { By::Theirs };
        let (touches, before) = (game.effect(&position, mv)?, game.board(&position)?.len());
        position = game.play(&position, mv)?;
        if game.board(&position)?.len() != before {
            // The spots get new numbers.
            taken.clear();
            continue;
        }
        taken.extend(touches.iter().filter_map(|touch| match touch.change {
            Change::Take { count, .. } => Some(CapturedPieces { spot: touch.spot, count, by }),
            _ => None,
        }));
    }
    Ok((position, taken))
}
