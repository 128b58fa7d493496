//! Why a board is won or lost: copying around the centre, or straight lines as heaps of Dawson's Kayles.
use super::{Board, Cram, Domino, Line, square_name};
use crate::{
    explain::{Step, mex, nim_sum::Parts},
    game::Game,
    message::Message,
    outcome::{Convention, Outcome},
    theory::Theory,
};

/// The reasons, if theory knows them.
pub(super) fn of(game: &Cram, convention: Convention, board: &Board) -> Vec<Step> {
    let Some(claim) = game.claim(convention, board) else { return Vec::new() };
    match board.straight_lines() {
        Some(lines) => of_lines(game, board, &lines),
        None if claim.outcome == Outcome::Loss => vec![Message::new("reason-cram-copy").into()],
        None => {
            let middle = game.describe(board, &middle(board));
            vec![Message::new("reason-cram-middle").with("move", middle).into()]
        }
    }
}

/// The domino on the two middle squares of a board with one even side.
fn middle(board: &Board) -> Domino {
    let (x, y) = (board.width / 2, board.height / 2);
    match board.width.is_multiple_of(2) {
        true => Domino { first: (x - 1, y), second: (x, y) },
        false => Domino { first: (x, y - 1), second: (x, y) },
    }
}

fn of_lines(game: &Cram, board: &Board, lines: &[Line]) -> Vec<Step> {
    let before = parts(game, lines);
    let mut steps: Vec<Step> = vec![Message::new("reason-cram-lines").into(), table(game, lines)];
    let after = |mv: &Domino| parts(game, &game.play(board, mv).straight_lines().unwrap_or_default());
    match game.moves(board).find(|mv| before.sum() != 0 && after(mv).sum() == 0) {
        Some(mv) => steps.extend(before.comparison(Convention::Normal, &after(&mv), game.describe(board, &mv))),
        None => steps.extend(before.even(Convention::Normal)),
    }
    steps
}

/// The lines on which a domino fits.
fn live(lines: &[Line]) -> impl Iterator<Item = &Line> {
    lines.iter().filter(|line| line.squares > 1)
}

fn name(line: &Line) -> Message {
    let far = u32::try_from(line.squares).unwrap_or(1) - 1;
    let (x, y) = line.first;
    let last = if line.lies { (x + far, y) } else { (x, y + far) };
    Message::new("reason-line").with("first", square_name(line.first)).with("last", square_name(last))
}

fn parts(game: &Cram, lines: &[Line]) -> Parts {
    live(lines).map(|line| (name(line), game.line(line.squares).0)).collect()
}

/// Each line with its length, its value, and why.
fn table(game: &Cram, lines: &[Line]) -> Step {
    mex::table(live(lines).map(|line| {
        let left = line.squares - 2;
        let options = (0..=left / 2).map(move |a| game.line(a) + game.line(left - a));
        mex::Worth { name: name(line), size: line.squares as u64, value: game.line(line.squares), options }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_domino_leaves_a_board_that_is_its_own_image() {
        let game = super::super::game();
        for (width, height) in [(4, 3), (3, 4), (2, 5), (6, 1), (1, 6)] {
            let board = game.read(&format!("{width}x{height}")).unwrap();
            let after = game.play(&board, &middle(&board));
            let turned = after.seen_as(width, height, |x, y| (width - 1 - x, height - 1 - y));
            assert_eq!(after, turned, "{width}x{height}");
        }
    }

    #[test]
    fn lines_are_named_by_their_ends() {
        let game = super::super::game();
        let board = game.read("..#./###./...#").unwrap();
        let names: Vec<String> = live(&board.straight_lines().unwrap()).map(|line| name(line).to_string()).collect();
        assert_eq!(
            names,
            ["reason-line first=a1 last=b1", "reason-line first=d1 last=d2", "reason-line first=a3 last=c3"]
        );
    }
}
