//! Games that only tests need: one with cycles and a secret placement, one that counts.
use crate::{Deal, Match, Player};
use engine::{
    AnyGame, Claim, Convention, Game, Impartial, Outcome, Params, ScoredGame, Theorem, Theory,
    any::{impartial, loopy},
    game::{Footprint, Packed},
    games::nim,
    heap::{HeapMove, Heaps},
    notation::{HeapList, ParseError},
    placement::{Placement, Side},
    theory::Moves,
};
use std::fmt;

/// Columns of 6 squares, each with a piece of the player to move and one of the other. A move shifts the mover's own
/// piece towards the other or back, as in Northcott's game. Rows are counted from the player to move: `1:3,2:4`, move
/// `1+2`.
pub(crate) struct Corridors;

pub(crate) const SQUARES: u64 = 6;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Columns(Vec<(u64, u64)>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shift {
    column: usize,
    by: u64,
    forward: bool,
}

impl Footprint for Columns {
    fn pack(&self) -> Packed {
        self.to_string().into_bytes().into()
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(|(mine, theirs)| format!("{mine}:{theirs}")).collect();
        f.write_str(&words.join(","))
    }
}

impl fmt::Display for Shift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.column + 1, if self.forward { '+' } else { '-' }, self.by)
    }
}

impl Game for Corridors {
    type Position = Columns;
    type Move = Shift;

    fn read(&self, text: &str) -> Result<Columns, ParseError> {
        let wrong = || ParseError::new(text, "columns such as 1:3,2:6");
        let column = |word: &str| {
            let (mine, theirs) = word.split_once(':')?;
            let (mine, theirs): (u64, u64) = (mine.parse().ok()?, theirs.parse().ok()?);
            (1 <= mine && mine < theirs && theirs <= SQUARES).then_some((mine, theirs))
        };
        text.split(',').map(column).collect::<Option<_>>().map(Columns).ok_or_else(wrong)
    }

    fn read_move(&self, text: &str) -> Result<Shift, ParseError> {
        let wrong = || ParseError::new(text, "a move such as 1+2");
        let (column, by) = text.split_once(['+', '-']).ok_or_else(wrong)?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| wrong());
        let column = usize::try_from(number(column)?).ok().and_then(|c| c.checked_sub(1)).ok_or_else(wrong)?;
        Ok(Shift { column, by: number(by)?, forward: text.contains('+') })
    }

    fn moves(&self, position: &Columns) -> impl Iterator<Item = Shift> {
        position.0.clone().into_iter().enumerate().flat_map(|(column, (mine, theirs))| {
            let forward = (1..theirs - mine).map(move |by| Shift { column, by, forward: true });
            forward.chain((1..mine).map(move |by| Shift { column, by, forward: false }))
        })
    }

    fn play(&self, position: &Columns, mv: &Shift) -> Columns {
        let moved = |(column, &(mine, theirs)): (usize, &(u64, u64))| {
            let mine = match (column == mv.column, mv.forward) {
                (false, _) => mine,
                (true, true) => mine + mv.by,
                (true, false) => mine - mv.by,
            };
            (SQUARES + 1 - theirs, SQUARES + 1 - mine)
        };
        Columns(position.0.iter().enumerate().map(moved).collect())
    }
}

const GAPS: Theorem = Theorem { id: "nim-on-the-gaps", source: "Northcott" };

impl Theory for Corridors {
    fn claim(&self, convention: Convention, position: &Columns) -> Option<Claim<Shift>> {
        let sum = |columns: &Columns| columns.0.iter().fold(0, |sum, (mine, theirs)| sum ^ (theirs - mine - 1));
        let winning: Moves<Shift> = self.moves(position).filter(|mv| sum(&self.play(position, mv)) == 0).collect();
        let claim = Claim::new(Outcome::win_if(sum(position) != 0), &GAPS);
        (convention == Convention::Normal).then(|| claim.with_winning(winning))
    }

    fn advances(&self, _: &Columns, mv: &Shift) -> bool {
        mv.forward
    }
}

/// Corridors with their placement: each side in its half.
pub(crate) fn corridors() -> Box<dyn AnyGame> {
    let placement = Placement {
        pieces: 3,
        most_pieces: 8,
        sides: vec![Side { squares: 1..=3 }, Side { squares: 4..=6 }],
        combine: |placed| {
            let columns: Vec<String> = placed[0].iter().zip(&placed[1]).map(|(a, b)| format!("{a}:{b}")).collect();
            columns.join(",")
        },
    };
    loopy(Corridors).with_placement(placement).boxed()
}

/// A graph with cycles: 0 and 1 are draws, 2 and 4 are won, 3 is the end; 0 to 2 gives a draw away, 4 to 1 a win.
pub(crate) struct Graph;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Vertex(usize);

impl Footprint for Vertex {
    fn pack(&self) -> Packed {
        self.to_string().into_bytes().into()
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Graph {
    const EDGES: [&[usize]; 5] = [&[1, 2], &[0, 4], &[3], &[], &[3, 1]];
}

impl Game for Graph {
    type Position = Vertex;
    type Move = Vertex;

    fn read(&self, text: &str) -> Result<Vertex, ParseError> {
        let vertex = text.parse().ok().filter(|&vertex| vertex < Self::EDGES.len());
        vertex.map(Vertex).ok_or_else(|| ParseError::new(text, "a vertex from 0 to 4"))
    }

    fn read_move(&self, text: &str) -> Result<Vertex, ParseError> {
        self.read(text)
    }

    fn moves(&self, position: &Vertex) -> impl Iterator<Item = Vertex> {
        Self::EDGES[position.0].iter().map(|&vertex| Vertex(vertex))
    }

    fn play(&self, _: &Vertex, mv: &Vertex) -> Vertex {
        mv.clone()
    }
}

impl Theory for Graph {}

pub(crate) fn graph() -> Box<dyn AnyGame> {
    loopy(Graph).boxed()
}

/// Nim in which players collect what they take.
pub(crate) struct Candy(Heaps<nim::Nim>);

impl Game for Candy {
    type Position = HeapList;
    type Move = HeapMove;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        self.0.read(text)
    }

    fn read_move(&self, text: &str) -> Result<HeapMove, ParseError> {
        self.0.read_move(text)
    }

    fn moves(&self, position: &HeapList) -> impl Iterator<Item = HeapMove> {
        self.0.moves(position)
    }

    fn play(&self, position: &HeapList, mv: &HeapMove) -> HeapList {
        self.0.play(position, mv)
    }
}

impl Impartial for Candy {}

impl Theory for Candy {}

impl ScoredGame for Candy {
    fn gain(&self, _: &HeapList, mv: &HeapMove) -> u64 {
        mv.option.take
    }
}

pub(crate) fn candy() -> Box<dyn AnyGame> {
    impartial(Candy(nim::game())).with_score().boxed()
}

/// Nim for several players.
pub(crate) fn nim_for(players: usize) -> Box<dyn AnyGame> {
    impartial(nim::game()).players(players).boxed()
}

/// A match of a game between people called A, B, C.
pub(crate) fn people(game: Box<dyn AnyGame>, convention: Convention, start: &str) -> Match {
    let seats = (0..game.players()).map(|seat| Player::Person(crate::deal::letter(seat).to_string())).collect();
    let deal = Deal { game: "nim", params: Params::default(), convention, start: start.to_owned(), seats };
    Match::with_game(deal, game.into()).unwrap()
}

/// A match of Nim between two people.
pub(crate) fn nim_match(convention: Convention, start: &str) -> Match {
    people(nim_for(2), convention, start)
}
