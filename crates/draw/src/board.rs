//! Boards: any position of any game, with what a move takes and what has been taken.
use crate::svg::Pen;
use crate::{
    Paper,
    block::{Align, Block},
};
use engine::{
    Outcome,
    board::{Board, Change, Shape, Spot, Touch},
};
use text::Pieces;

mod counter;
mod factors;
mod heaps;
mod hexagons;
mod network;
mod pieces;
mod pile;
mod ring;
mod squares;

/// What the tokens of heaps look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Gold bars.
    #[default]
    Bars,
    /// Sticks or matches.
    Sticks,
    /// Balls.
    Balls,
    /// Coins.
    Coins,
}

impl Look {
    /// The nouns for pieces that look like this.
    pub fn pieces(self) -> Pieces {
        match self {
            Look::Bars => Pieces::Bars,
            Look::Sticks => Pieces::Sticks,
            Look::Balls => Pieces::Balls,
            Look::Coins => Pieces::Coins,
        }
    }
}

/// Whose stroke crosses out what is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// Green, rising.
    #[default]
    Mine,
    /// Blue, falling.
    Theirs,
}

impl By {
    fn class(self) -> &'static str {
        match self {
            By::Mine => "mine",
            By::Theirs => "theirs",
        }
    }
}

/// Pieces that were taken from a spot and are still drawn, crossed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CapturedPieces {
    /// Which spot.
    pub spot: usize,
    /// How many.
    pub count: u64,
    /// Who took them.
    pub by: By,
}

/// A judgement of a move, drawn where the move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveMark {
    /// Which spot.
    pub spot: usize,
    /// Which of its pieces, if it has several.
    pub piece: Option<u64>,
    /// What the move leads to for the player who makes it.
    pub outcome: Outcome,
}

/// What stands out on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Accents {
    /// The board whose size and layout the picture keeps, so that it does not jump during a game.
    pub frame: Option<Board>,
    /// What the last move has changed.
    pub last: Vec<Touch>,
    /// Spots to which something can go.
    pub targets: Vec<usize>,
    /// Spots of which a sentence speaks.
    pub lit: Vec<usize>,
    /// Judgements of moves.
    pub marks: Vec<MoveMark>,
}

/// A board with everything that is drawn on it.
#[derive(Clone, Debug)]
pub struct BoardScene<'a> {
    board: &'a Board,
    touches: &'a [Touch],
    captures: &'a [CapturedPieces],
    accents: Option<&'a Accents>,
    by: By,
    look: Look,
    heading: String,
    notes: Vec<String>,
}

impl<'a> BoardScene<'a> {
    /// A board without marks.
    pub fn new(board: &'a Board) -> BoardScene<'a> {
        let (by, look) = (By::default(), Look::default());
        let (heading, notes) = (String::new(), Vec::new());
        BoardScene { board, touches: &[], captures: &[], accents: None, by, look, heading, notes }
    }

    /// Shows what a move does.
    #[must_use]
    pub fn with_touches(self, touches: &'a [Touch]) -> Self {
        BoardScene { touches, ..self }
    }

    /// Whose move is drawn.
    #[must_use]
    pub fn by(self, by: By) -> Self {
        BoardScene { by, ..self }
    }

    /// Draws what was taken before.
    #[must_use]
    pub fn with_captures(self, captures: &'a [CapturedPieces]) -> Self {
        BoardScene { captures, ..self }
    }

    /// Draws what stands out.
    #[must_use]
    pub fn with_accents(self, accents: &'a Accents) -> Self {
        BoardScene { accents: Some(accents), ..self }
    }

    /// Another look of the tokens.
    #[must_use]
    pub fn with_look(self, look: Look) -> Self {
        BoardScene { look, ..self }
    }

    /// A heading above the board.
    #[must_use]
    pub fn with_heading(self, heading: impl Into<String>) -> Self {
        BoardScene { heading: heading.into(), ..self }
    }

    /// A line below the board.
    #[must_use]
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }
}

/// The picture of a board.
pub fn svg(scene: &BoardScene<'_>, paper: &Paper) -> String {
    let paper = &Paper { pieces: scene.look.pieces(), ..*paper };
    let view = View { board: scene.board, first: 0, scene, paper };
    let mut notes: Vec<String> = scene.board.facts.iter().map(|fact| paper.say(fact)).collect();
    notes.extend(scene.notes.iter().cloned());
    let name = if scene.heading.is_empty() { paper.word("draw-board") } else { scene.heading.clone() };
    let drawing = view.block();
    // What is drawn is never smaller than at the start, so that it keeps its scale.
    let frame =
        scene.accents.and_then(|accents| accents.frame.as_ref()).filter(|frame| frame.shape == scene.board.shape);
    let start = frame.map(|frame| {
        View { board: frame, first: 0, scene: &BoardScene::new(frame).with_look(scene.look), paper }.block()
    });
    let (width, height) = start.map_or((0.0, 0.0), |start| (start.width, start.height));
    let drawing = drawing.at_least(width, height);
    paper.picture("board", &name, paper.frame(&scene.heading, drawing, &notes))
}

/// A board or a part of one: `first` is the index of its first spot.
pub(crate) struct View<'a> {
    board: &'a Board,
    first: usize,
    scene: &'a BoardScene<'a>,
    paper: &'a Paper,
}

impl View<'_> {
    fn block(&self) -> Block {
        match &self.board.shape {
            Shape::Heaps => heaps::heaps(self),
            Shape::Row => heaps::row(self),
            Shape::Stairs => heaps::stairs(self),
            Shape::Ring => ring::ring(self),
            Shape::Strip => squares::strip(self),
            Shape::Counter { target } => counter::counter(self, *target),
            Shape::Factors => factors::factors(self),
            &Shape::Grid { columns, rows, chequered } => squares::grid(self, columns, rows, chequered),
            &Shape::Hexagons { side } => hexagons::hexagons(self, side),
            &Shape::Graph { directed } => network::network(self, directed),
            Shape::Sum => self.sum(),
            Shape::Text(text) => Block::paragraph("bold", 22.0, text, 700.0),
        }
    }

    /// Several boards side by side, each in its own panel.
    fn sum(&self) -> Block {
        let mut first = self.first;
        let mut blocks = Vec::new();
        for part in &self.board.parts {
            let view = View { board: part, first, ..*self };
            let notes: Vec<Block> =
                part.facts.iter().map(|fact| Block::paragraph("soft", 12.0, &self.paper.say(fact), 240.0)).collect();
            let content = std::iter::once(view.block()).chain(notes).collect();
            let content = Block::column(content, 10.0, Align::Middle).with_margin(14.0);
            let mut pen = Pen::default();
            pen.rect("rule", (0.0, 0.0), (content.width, content.height), 10.0);
            content.put(&mut pen, (0.0, 0.0));
            if !blocks.is_empty() {
                blocks.push(Block::text("title", 26.0, "+"));
            }
            blocks.push(Block::new(pen, content.width, content.height));
            first += part.len();
        }
        Block::flow(blocks, 1400.0, 14.0, Align::Middle)
    }

    /// The spots with the numbers by which the page knows them.
    fn spots(&self) -> impl Iterator<Item = (usize, &Spot)> {
        (self.first..).zip(&self.board.spots)
    }

    /// What the move does to a spot.
    fn changes(&self, spot: usize) -> impl Iterator<Item = Change> {
        self.scene.touches.iter().filter(move |touch| touch.spot == spot).map(|touch| touch.change)
    }

    /// What was taken from a spot.
    fn captures_on(&self, spot: usize) -> impl Iterator<Item = CapturedPieces> {
        self.scene.captures.iter().filter(move |capture| capture.spot == spot).copied()
    }

    /// Opens the group of a spot: a page finds it by its number, and a style sees what stands out.
    fn open(&self, pen: &mut Pen, class: &str, spot: usize) {
        let has = |spots: &[usize], word| if spots.contains(&spot) { word } else { "" };
        let (lit, goal) = self
            .scene
            .accents
            .map_or(("", ""), |accents| (has(&accents.lit, " lit"), has(&accents.targets, " goal-spot")));
        let last = if self.recent_changes(spot).next().is_some() { " recent" } else { "" };
        pen.open(&format!("{class}{lit}{goal}{last}"), &format!("data-spot=\"{spot}\""));
    }

    /// What the last move has changed at a spot.
    fn recent_changes(&self, spot: usize) -> impl Iterator<Item = Change> {
        let last = self.scene.accents.map_or(&[][..], |accents| &accents.last);
        last.iter().filter(move |touch| touch.spot == spot).map(|touch| touch.change)
    }

    /// Whether something can go to a spot.
    fn is_target(&self, spot: usize) -> bool {
        self.scene.accents.is_some_and(|accents| accents.targets.contains(&spot))
    }

    /// The board whose layout is kept, unless this is a part of a sum.
    fn frame(&self) -> Option<&Board> {
        let whole = std::ptr::eq(self.board, self.scene.board);
        self.scene.accents.and_then(|accents| accents.frame.as_ref()).filter(|_| whole)
    }

    /// Draws the judgement of the move at a piece or spot.
    fn mark(&self, pen: &mut Pen, spot: usize, piece: Option<u64>, at: (f64, f64), size: f64) {
        let marks = self.scene.accents.map_or(&[][..], |accents| &accents.marks);
        let Some(mark) = marks.iter().find(|mark| mark.spot == spot && mark.piece == piece) else { return };
        let (class, sign) = match mark.outcome {
            Outcome::Win => ("mark-good", "✓"),
            Outcome::Loss => ("mark-bad", "✗"),
            Outcome::Draw => ("mark-even", "="),
        };
        pen.circle("mark-plate", at, size * 0.62);
        pen.middle_text(class, at, size, sign);
    }
}
