//! `nimatron board`: a position as a picture.
use crate::{
    Console,
    analyze::no_option,
    choice::{NamedGame, Settings},
    failure::Failure,
    picture::{FileKind, Output, heading, json, picture, request},
};
use clap::ValueEnum;
use draw::board::{BoardScene, By, CapturedPieces, Look, svg};
use engine::{
    AnyGame, Convention, GameError,
    board::{Change, Touch},
    message::Message,
};
use play::capture_marks::CaptureMarks;
use protocol::board::{BoardAnswer, BoardInfo};
use text::render;
use tui::{Ink, draw::ScreenScene};

/// Columns and rows of a board in characters, unless it needs more.
const TEXT_SIZE: (usize, usize) = (80, 40);

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
        let kind = self.output.kind(&[FileKind::Svg, FileKind::Png, FileKind::Txt, FileKind::Json])?;
        let named = NamedGame::find(&self.game)?;
        let (position, convention) = (named.position(self.position.as_deref())?, named.convention(self.misere));
        let chosen = named.choose(&self.settings)?;
        let game = &*chosen.game;
        if let (Convention::Misere, Some(reason)) = (convention, game.normal_only()) {
            return Err(GameError::NormalOnly { reason }.into());
        }
        let (position, taken) = play_moves(game, position, &self.played)?;
        let board = game.board(&position)?;
        if kind == FileKind::Json {
            let request = request(&chosen, convention, &position);
            let bytes = json(&BoardAnswer::new(&request, BoardInfo::new(&board, lang)), console);
            return self.output.write(&bytes, console);
        }
        let touches = self.mv.as_ref().map(|mv| game.effect(&position, mv)).transpose()?.unwrap_or_default();
        if kind == FileKind::Txt {
            let text = text_board(&board, &touches, console);
            return self.output.write(text.as_bytes(), console);
        }
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

/// A board in characters, as the terminal game shows it.
fn text_board(board: &engine::board::Board, preview: &[Touch], console: &Console<'_>) -> String {
    let ink = Ink { ascii: console.ascii, colour: false };
    let part = render(console.lang, &Message::new("tui-part"));
    let (width, height) = (console.width.min(TEXT_SIZE.0), TEXT_SIZE.1);
    let marks = &CaptureMarks::default();
    let scene = ScreenScene { board, start: board, marks, preview, cursor: None, ink, width, height, part: &part };
    let facts = board.facts.iter().map(|fact| console.for_terminal(&render(console.lang, fact)) + "\n");
    facts.fold(tui::draw::draw(&scene).text(), |text, fact| text + &fact)
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
