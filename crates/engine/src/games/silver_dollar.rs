//! The silver dollar game without the dollar: coins on different squares of a strip move left without jumping.
//! `1,4,6` names the squares from the left, counted from 0; `2-2` moves coin 2 two squares left.
//! Source: E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, 1982.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, MOST_SQUARES, Piece, Shape, Spot, Touch},
    common::nim_equivalent,
    explain::{Step, nim_sum::Ones},
    family::{Dice, Family, Preset, Sizes, Tag},
    game::{Game, Impartial, Size},
    message::Message,
    nim_value::NimValue,
    notation::{HeapList, ParseError, Takes},
    outcome::Convention,
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};

pub(crate) const FAMILY: Family = Family {
    id: "silver_dollar",
    parameters: &[],
    presets: &[Preset::new("five-coins", "1,4,6,9,13"), Preset::new("four-coins", "2,3,7,12")],
    usual: 0,
    tags: &[Tag::Classic],
    random,
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(SilverDollar))
}

const THEOREM: Theorem = Theorem { id: "nim-on-every-other-gap", source: "Berlekamp, Conway, Guy 1982" };

/// Largest square, so that moves can be listed.
const MOST: u64 = 1_000_000;

fn random(_: &Params, sizes: Sizes, dice: &mut Dice) -> Result<String, GameError> {
    let coins = sizes.heaps(4, 6, dice);
    let most = sizes.most(10, 16, MOST, dice).max(coins);
    let mut squares: Vec<u64> = Vec::new();
    while (squares.len() as u64) < coins {
        let square = dice.between(0, most);
        if !squares.contains(&square) {
            squares.push(square);
        }
    }
    squares.sort_unstable();
    Ok(squares.into_iter().collect::<HeapList>().to_string())
}

/// The rules of the silver dollar game without the dollar.
#[derive(Clone, Copy, Debug)]
pub(super) struct SilverDollar;

/// How far a coin can move.
fn room(squares: &HeapList, coin: usize) -> u64 {
    let square = squares.0[coin];
    if coin == 0 { square } else { square - squares.0[coin - 1] - 1 }
}

/// The gaps that count, each with the number of the coin at its right end, from right to left.
fn gaps(squares: &HeapList) -> Vec<(usize, u64)> {
    (0..squares.len()).rev().step_by(2).map(|coin| (coin, room(squares, coin))).collect()
}

impl Game for SilverDollar {
    type Position = HeapList;
    type Move = Takes;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        const EXPECTED: &str = "expected-silver_dollar-position";
        let mut squares = text.parse::<HeapList>()?.at_most(MOST, EXPECTED)?;
        squares.0.sort_unstable();
        if squares.0.is_sorted_by(|a, b| a < b) { Ok(squares) } else { Err(ParseError::new(text, EXPECTED)) }
    }

    fn read_move(&self, text: &str) -> Result<Takes, ParseError> {
        text.parse()
    }

    fn moves(&self, squares: &HeapList) -> impl Iterator<Item = Takes> {
        (0..squares.len()).flat_map(|coin| (1..=room(squares, coin)).map(move |far| Takes::one(coin, far)))
    }

    fn play(&self, squares: &HeapList, mv: &Takes) -> HeapList {
        mv.apply(squares)
    }

    fn board(&self, squares: &HeapList) -> Board {
        strip(squares)
    }

    fn effect(&self, squares: &HeapList, mv: &Takes) -> Vec<Touch> {
        mv.0.first().map(|&(coin, far)| slide(squares, coin, far)).unwrap_or_default()
    }

    fn is_legal(&self, squares: &HeapList, mv: &Takes) -> bool {
        let (coin, far) = mv.0[0];
        mv.0.len() == 1 && coin < squares.len() && (1..=room(squares, coin)).contains(&far)
    }

    fn canonical(&self, squares: HeapList) -> HeapList {
        // Coins at the left end that stand as far left as they can never move again, nor do they matter by number.
        let stuck = squares.iter().zip(0..).take_while(|&(square, i)| square == i).count();
        squares.0[stuck..].iter().map(|square| square - stuck as u64).collect()
    }

    fn size(&self, squares: &HeapList) -> Size {
        // The first coin alone can stand on any square to its left, then the second, and so on.
        let rooms: Vec<u64> = (0..squares.len()).map(|coin| room(squares, coin)).collect();
        Size::of_box(&rooms, 1, 0)
    }

    fn describe(&self, squares: &HeapList, mv: &Takes) -> Message {
        let (coin, far) = mv.0[0];
        coin_left(coin, squares.0[coin], far)
    }
}

impl Impartial for SilverDollar {}

/// Moving a coin to the left, in words.
pub(crate) fn coin_left(coin: usize, square: u64, far: u64) -> Message {
    Message::new("move-coin-left").with("coin", coin + 1).with("count", far).with("square", square - far)
}

/// The gap that ends at a coin, by name: between two coins, or between the edge and the first coin.
fn gap_name(coin: usize) -> Message {
    match coin {
        0 => Message::new("reason-gap-edge").with("coin", 1u64),
        _ => Message::new("reason-coin-gap").with("left", coin).with("right", coin + 1),
    }
}

/// Coins on a strip, or for a very long one heaps that are as high as their squares are far from the end.
pub(super) fn strip(squares: &HeapList) -> Board {
    let last = squares.iter().max().unwrap_or(0);
    if last >= MOST_SQUARES {
        return Board::of_heaps(Shape::Row, squares);
    }
    let spot = |square: u64| {
        let coins = squares.iter().filter(|&coin| coin == square).count() as u64;
        let piece = if coins > 0 { Piece::Coin } else { Piece::Nothing };
        let column = u32::try_from(square).expect("a drawn strip is short");
        Spot::at(column, 0, piece).with_count(coins).with_label(square.to_string())
    };
    Board::new(Shape::Strip, (0..=last).map(spot).collect())
}

/// What a coin does that moves `far` squares to the left.
pub(super) fn slide(squares: &HeapList, coin: usize, far: u64) -> Vec<Touch> {
    let square = squares.0[coin];
    if squares.iter().any(|square| square >= MOST_SQUARES) {
        return vec![Touch::take(coin, far, square)];
    }
    let index = |square: u64| usize::try_from(square).expect("a drawn strip is short");
    Touch::step(index(square), index(square - far))
}

/// The gaps that count, without their coins.
fn heaps(squares: &HeapList) -> Vec<u64> {
    gaps(squares).into_iter().map(|(_, gap)| gap).collect()
}

/// The move that changes a gap that counts: the coin at its right end closes in, or the one at its left end moves away.
fn change(squares: &HeapList, gap: usize, size: u64) -> Option<Takes> {
    let (coin, now) = gaps(squares)[gap];
    if let Some(less) = now.checked_sub(size) {
        return Some(Takes::one(coin, less));
    }
    // The edge does not move.
    let left = coin.checked_sub(1)?;
    (size - now <= room(squares, left)).then(|| Takes::one(left, size - now))
}

impl Theory for SilverDollar {
    fn claim(&self, convention: Convention, squares: &HeapList) -> Option<Claim<Takes>> {
        Some(nim_equivalent::claim(convention, &heaps(squares), &THEOREM, |gap, size| change(squares, gap, size)))
    }

    fn verdict(&self, convention: Convention, squares: &HeapList) -> Option<Claim<Takes>> {
        Some(nim_equivalent::verdict(convention, &heaps(squares), &THEOREM))
    }

    fn moves_to(&self, squares: &HeapList, value: NimValue) -> Option<Moves<Takes>> {
        Some(nim_equivalent::moves_to(&heaps(squares), value, |gap, size| change(squares, gap, size)))
    }

    fn reasons(&self, convention: Convention, squares: &HeapList) -> Vec<Step> {
        let heaps = gaps(squares).into_iter().map(|(coin, gap)| (gap_name(coin), gap)).collect();
        let change = |gap, size| change(squares, gap, size);
        let columns = nim_equivalent::reasons(convention, heaps, Ones::Mended, change, |mv| self.describe(squares, mv));
        let intro = Message::new("reason-gaps-intro").into();
        std::iter::once(intro).chain(columns).chain([Message::new("reason-gaps-other").into()]).collect()
    }

    /// A gap that grows is closed again.
    fn undo(&self, _: Convention, squares: &HeapList, mv: &Takes) -> Option<(Takes, Message)> {
        let (coin, far) = mv.0[0];
        if (squares.len() - 1 - coin).is_multiple_of(2) {
            return None;
        }
        let why = Message::new("reason-gaps-undone").with("gap", gap_name(coin + 1));
        Some((Takes::one(coin + 1, far), why))
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        let sizes: &[(usize, u64)] =
            if deep { &[(3, 120), (4, 60), (5, 42), (6, 32), (7, 26)] } else { &[(3, 40), (4, 26), (5, 26), (6, 20)] };
        let range = |&(coins, most)| {
            Range::new(Message::new("range-coin-squares").with("coins", coins).with("most", most), strips(coins, most))
        };
        sizes.iter().map(range).collect()
    }
}

/// Every way to put coins on different squares up to `most`.
fn strips(coins: usize, most: u64) -> impl Iterator<Item = HeapList> {
    let spread = |squares: HeapList| squares.iter().zip(0..).map(|(square, i)| square + i).collect();
    crate::heap::sorted_heaps(coins, 0, most + 1 - coins as u64).map(spread)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::Outcome;

    fn claim(position: &str, convention: Convention) -> Claim<Takes> {
        SilverDollar.claim(convention, &SilverDollar.read(position).unwrap()).unwrap()
    }

    #[test]
    fn a_single_coin_is_a_heap() {
        assert_eq!(claim("5", Convention::Normal).nim_value, Some(NimValue(5)));
    }

    #[test]
    fn two_neighbours_are_lost_wherever_they_stand() {
        assert_eq!(claim("7,8", Convention::Normal).outcome, Outcome::Loss);
        assert_eq!(claim("7,8", Convention::Misere).outcome, Outcome::Win);
    }

    #[test]
    fn coins_cannot_jump_or_meet() {
        let squares = SilverDollar.read("1,4,6").unwrap();
        let legal = |mv: &str| SilverDollar.is_legal(&squares, &mv.parse().unwrap());
        assert!(legal("2-2") && legal("3-1") && legal("1-1"));
        assert!(!legal("2-3") && !legal("3-2") && !legal("1-2") && !legal("4-1"));
        assert!(SilverDollar.read("3,3").is_err());
        assert_eq!(SilverDollar.read("4,3").unwrap().to_string(), "3,4");
    }
}
