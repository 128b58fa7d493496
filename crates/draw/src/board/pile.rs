//! One heap of pieces, piece by piece while they can be counted.
use super::{View, pieces};
use crate::{block::Block, svg::Pen};
use engine::board::{Change, Piece, Spot};

/// Maximum number of pieces that are drawn; more are a number.
const MOST_DRAWN: u64 = 120;

/// What is drawn of one piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stays,
    Taken,
    Leaves,
    Arrives,
    Gone(super::By),
}

/// How many pieces stand above or beside each other before a new stack begins.
#[derive(Clone, Copy)]
pub(super) struct Fold {
    pub(super) length: u64,
}

/// How the largest heap of a board is folded, so that all of them look alike.
pub(super) fn fold(view: &View<'_>, upright: bool) -> Fold {
    let most = view.spots().map(|(i, spot)| piece_count(view, i, spot)).filter(|&count| count <= MOST_DRAWN).max();
    let most = most.unwrap_or(1);
    if view.board.spots.iter().any(|spot| spot.piece == Piece::Pin) {
        return Fold { length: most };
    }
    let length = match (upright, most) {
        (true, ..=12) => most.max(1),
        (true, _) => most.div_ceil(most.div_ceil(12)).clamp(8, 16),
        (false, ..=10) => 5,
        (false, _) => 8,
    };
    Fold { length }
}

/// Number of pieces that are drawn: those that lie there, that come, and that were taken.
fn piece_count(view: &View<'_>, index: usize, spot: &Spot) -> u64 {
    let come = view.changes(index).map(|change| match change {
        Change::Put { count } | Change::Arrive { count } => count,
        _ => 0,
    });
    let captures = view.captures_on(index).map(|capture| capture.count);
    spot.count.saturating_add(come.chain(captures).fold(0, u64::saturating_add))
}

fn fates(view: &View<'_>, index: usize, spot: &Spot) -> Vec<Fate> {
    let size = |count: u64| usize::try_from(count).unwrap_or(usize::MAX);
    let mut fates = vec![Fate::Stays; size(spot.count)];
    let mut mark = |from: u64, count: u64, fate: Fate| {
        fates.iter_mut().skip(size(from)).take(size(count)).for_each(|piece| *piece = fate);
    };
    let mut come = 0;
    for change in view.changes(index) {
        match change {
            Change::Take { first, count } => mark(first, count, Fate::Taken),
            Change::Leave { count } => mark(spot.count.saturating_sub(count), count, Fate::Leaves),
            Change::Put { count } | Change::Arrive { count } => come += size(count),
            _ => {}
        }
    }
    fates.extend(std::iter::repeat_n(Fate::Arrives, come));
    fates.extend(
        view.captures_on(index).flat_map(|capture| std::iter::repeat_n(Fate::Gone(capture.by), size(capture.count))),
    );
    fates
}

/// A heap, its foot at the bottom of the block.
pub(super) fn pile(view: &View<'_>, index: usize, spot: &Spot, fold: Fold) -> Block {
    let look = view.scene.look;
    let (width, height) = pieces::token_size(spot.piece, look);
    if piece_count(view, index, spot) > MOST_DRAWN {
        return number(view, index, spot);
    }
    let fates = fates(view, index, spot);
    let lying = height > width;
    let length = usize::try_from(fold.length.max(1)).unwrap_or(1);
    let stacks = fates.len().div_ceil(length).max(1);
    let tallest = fates.len().min(length).max(1);
    let (across, along) = if lying { (tallest, stacks) } else { (stacks, tallest) };
    let size = (across as f64 * width, along as f64 * height);
    let corner = |i: usize| {
        let (stack, rank) = (i / length, i % length);
        let (column, row) = if lying { (rank, stack) } else { (stack, rank) };
        ((column as f64 + 0.5) * width, size.1 - (row as f64 + 0.5) * height)
    };
    let mut pen = Pen::default();
    let mut recent = last_taken(view, index);
    for (i, &fate) in fates.iter().enumerate() {
        let is_last = matches!(fate, Fate::Gone(_)) && recent > 0;
        recent -= u64::from(is_last);
        piece(view, &mut pen, (i, spot.piece), fate, corner(i), (width, height), is_last);
        let side = if lying { (corner(i).0, corner(i).1 - height * 0.36) } else { corner(i) };
        view.mark(&mut pen, index, Some(i as u64), side, if lying { 9.0 } else { 11.0 });
    }
    cuts(view, &mut pen, index, &corner, (width, height), lying);
    Block::new(pen, size.0, size.1)
}

/// Number of pieces that the last move took from a heap: the first of those that are crossed out.
fn last_taken(view: &View<'_>, index: usize) -> u64 {
    let taken = view.recent_changes(index).map(|change| match change {
        Change::Take { count, .. } | Change::Leave { count } => count,
        _ => 0,
    });
    taken.sum()
}

fn piece(
    view: &View<'_>,
    pen: &mut Pen,
    (i, kind): (usize, Piece),
    fate: Fate,
    at: (f64, f64),
    size: (f64, f64),
    is_last: bool,
) {
    let (class, extra) = match fate {
        Fate::Gone(_) if is_last => ("piece gone latest", ""),
        Fate::Stays => ("piece", ""),
        Fate::Taken => ("piece taken", ""),
        Fate::Leaves => ("piece leaving gone", ""),
        Fate::Arrives => ("piece arriving", " new"),
        Fate::Gone(_) => ("piece gone", ""),
    };
    pen.open(class, &format!("data-piece=\"{i}\""));
    pieces::token(pen, kind, view.scene.look, at, extra);
    pen.close();
    match fate {
        Fate::Taken => pieces::stroke(pen, view.scene.by, at, size),
        Fate::Gone(by) => pieces::stroke(pen, by, at, size),
        _ => {}
    }
}

/// A line where a heap is cut in two without taking anything.
fn cuts(
    view: &View<'_>,
    pen: &mut Pen,
    index: usize,
    corner: &dyn Fn(usize) -> (f64, f64),
    (width, height): (f64, f64),
    lying: bool,
) {
    for change in view.changes(index) {
        let Change::Cut { at } = change else { continue };
        let (x, y) = corner(usize::try_from(at).unwrap_or(0));
        if lying {
            pen.line(view.scene.by.class(), (x - width / 2.0, y - height / 2.0), (x - width / 2.0, y + height / 2.0));
        } else {
            pen.line(view.scene.by.class(), (x - width * 0.62, y + height / 2.0), (x + width * 0.62, y + height / 2.0));
        }
    }
}

/// A heap that is too large to be drawn piece by piece.
fn number(view: &View<'_>, index: usize, spot: &Spot) -> Block {
    let (width, height) = pieces::token_size(spot.piece, view.scene.look);
    let count = Block::text("bold", 18.0, &format!("× {}", spot.count));
    let mut pen = Pen::default();
    let mut one = Pen::default();
    pieces::token(&mut one, spot.piece, view.scene.look, (width / 2.0, height / 2.0), "");
    pen.open("piece", "");
    pen.raw(&one.0);
    pen.close();
    let mut blocks = vec![Block::new(pen, width, height), count];
    let change = view.changes(index).find_map(|change| match change {
        Change::Take { count, .. } | Change::Leave { count } => Some(format!("− {count}")),
        Change::Put { count } | Change::Arrive { count } => Some(format!("+ {count}")),
        _ => None,
    });
    blocks.extend(change.map(|change| Block::text("p-ink", 16.0, &change)));
    Block::column(blocks, 6.0, crate::block::Align::Middle)
}
