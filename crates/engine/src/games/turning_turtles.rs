//! Turning Turtles: turn one head to tail and, if you like, one coin further left either way. `THH` has heads at 2 and
//! 3; `3` turns coin 3, `3,1` turns coins 3 and 1. Source: H. Lenstra; E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! Winning Ways, 1982.
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Change, Piece, Shape, Spot, Touch},
    explain::{Step, nim_sum::Parts},
    family::{Family, Preset, Tag},
    game::{Footprint, Game, Impartial, Packed, Size},
    message::Message,
    nim_value::NimValue,
    notation::{ParseError, heap_number},
    outcome::{Convention, Outcome},
    params::Params,
    theory::{Claim, Moves, Range, Theorem, Theory},
};
use std::fmt;

pub(crate) const FAMILY: Family = Family {
    id: "turning_turtles",
    parameters: &[],
    presets: &[Preset::new("six-turtles", "HTHHTH"), Preset::new("ten-turtles", "THHTHTTHTH")],
    usual: 1,
    tags: &[Tag::Short],
    random: |_, sizes, dice| {
        let coins = sizes.heaps.or(sizes.most).unwrap_or_else(|| dice.between(6, 10)).clamp(1, 64);
        let last = coins - 1;
        let side =
            |i: u64, dice: &mut crate::family::Dice| if i == last || dice.between(0, 1) == 1 { 'H' } else { 'T' };
        Ok((0..coins).map(|i| side(i, dice)).collect())
    },
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    Ok(impartial(TurningTurtles))
}

const THEOREM: Theorem = Theorem { id: "nim-sum-of-the-places-of-heads", source: "Berlekamp, Conway, Guy 1982" };

/// The rules of Turning Turtles.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurningTurtles;

/// A row of coins; bit i says that coin i, counted from 0, shows heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Coins {
    heads: u64,
    count: u32,
}

/// Which coins are turned, counted from 0: one, or one and another further left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    coin: u32,
    other: Option<u32>,
}

impl Footprint for Coins {
    fn pack(&self) -> Packed {
        let mut packed = Packed::from_slice(&self.heads.to_le_bytes());
        packed.extend_from_slice(&self.count.to_le_bytes());
        packed
    }
}

impl Coins {
    fn heads(self) -> impl Iterator<Item = u32> {
        (0..self.count).filter(move |coin| self.heads >> coin & 1 == 1)
    }

    /// The heads as heaps.
    fn parts(self) -> Parts {
        let head = |coin: u32| (Message::new("reason-head").with("place", coin + 1), u128::from(coin) + 1);
        self.heads().map(head).collect()
    }

    fn value(self) -> NimValue {
        self.heads().map(|coin| NimValue::from(u64::from(coin) + 1)).sum()
    }
}

impl Game for TurningTurtles {
    type Position = Coins;
    type Move = Turn;

    fn read(&self, text: &str) -> Result<Coins, ParseError> {
        const EXPECTED: &str = "expected-turning_turtles-position";
        let count = u32::try_from(text.len()).ok().filter(|count| (1..=64).contains(count));
        let count = count.ok_or_else(|| ParseError::new(text, EXPECTED))?;
        let mut heads = 0;
        for (i, side) in text.bytes().enumerate() {
            match side {
                b'H' | b'h' => heads |= 1 << i,
                b'T' | b't' => {}
                _ => return Err(ParseError::new(text, EXPECTED)),
            }
        }
        Ok(Coins { heads, count })
    }

    fn read_move(&self, text: &str) -> Result<Turn, ParseError> {
        const EXPECTED: &str = "expected-turning_turtles-move";
        let coin = |word: &str| {
            let number = u32::try_from(heap_number(word, EXPECTED)?);
            number.ok().filter(|&number| number < 64).ok_or_else(|| ParseError::new(text, EXPECTED))
        };
        let (first, other) = text.split_once(',').map_or((text, None), |(first, other)| (first, Some(other)));
        Ok(Turn { coin: coin(first)?, other: other.map(coin).transpose()? })
    }

    fn moves(&self, &coins: &Coins) -> impl Iterator<Item = Turn> {
        coins.heads().flat_map(|coin| {
            let two = (0..coin).map(move |other| Turn { coin, other: Some(other) });
            std::iter::once(Turn { coin, other: None }).chain(two)
        })
    }

    fn play(&self, coins: &Coins, mv: &Turn) -> Coins {
        let turned = 1 << mv.coin | mv.other.map_or(0, |other| 1 << other);
        Coins { heads: coins.heads ^ turned, ..*coins }
    }

    fn board(&self, coins: &Coins) -> Board {
        let side = |coin: u32| if coins.heads >> coin & 1 == 1 { Piece::Heads } else { Piece::Tails };
        let spot = |coin: u32| Spot::at(coin, 0, side(coin)).with_label((coin + 1).to_string());
        Board::new(Shape::Strip, (0..coins.count).map(spot).collect())
    }

    fn effect(&self, _: &Coins, mv: &Turn) -> Vec<Touch> {
        let turned = std::iter::once(mv.coin).chain(mv.other);
        turned.map(|coin| Touch::new(coin as usize, Change::Turn)).collect()
    }

    fn canonical(&self, coins: Coins) -> Coins {
        // Tails after the last head never matter again.
        Coins { count: (64 - coins.heads.leading_zeros()).max(1), ..coins }
    }

    fn size(&self, coins: &Coins) -> Size {
        // Heads can be moved left one after the other, the leftmost first, to any places that stay in order.
        let rooms: Vec<u64> = coins.heads().zip(0..).map(|(coin, i)| u64::from(coin - i)).collect();
        Size::of_box(&rooms, u128::MAX, 0)
    }

    fn describe(&self, coins: &Coins, mv: &Turn) -> Message {
        let message = match mv.other {
            None => Message::new("move-turn"),
            Some(other) if coins.heads >> other & 1 == 1 => Message::new("move-turn-tails").with("other", other + 1),
            Some(other) => Message::new("move-turn-heads").with("other", other + 1),
        };
        message.with("coin", mv.coin + 1)
    }
}

impl Impartial for TurningTurtles {}

impl Theory for TurningTurtles {
    fn claim(&self, convention: Convention, coins: &Coins) -> Option<Claim<Turn>> {
        if convention == Convention::Misere {
            return None;
        }
        let value = coins.value();
        let wins = |mv: &Turn| self.play(coins, mv).value() == NimValue::ZERO;
        let winning: Moves<Turn> = self.moves(coins).filter(wins).collect();
        let outcome = Outcome::win_if(value != NimValue::ZERO);
        Some(Claim::new(outcome, &THEOREM).with_value(value).with_winning(winning))
    }

    /// A head in place n is a heap of n; turning a coin further left leaves a heap of its place.
    fn reasons(&self, convention: Convention, coins: &Coins) -> Vec<Step> {
        if convention == Convention::Misere {
            return Vec::new();
        }
        let parts = coins.parts();
        let mut steps: Vec<Step> = vec![Message::new("reason-turtles").into()];
        steps.extend(match parts.first_repair() {
            None => parts.even(convention),
            Some(repair) => {
                let coin = |place: u128| u32::try_from(place).ok().and_then(|place| place.checked_sub(1));
                let turn = Turn { coin: coin(repair.from).unwrap_or(0), other: coin(repair.to) };
                parts.comparison(convention, &self.play(coins, &turn).parts(), self.describe(coins, &turn))
            }
        });
        steps
    }

    fn ranges(&self, deep: bool) -> Vec<Range<Coins>> {
        let count = if deep { 22 } else { 17 };
        let all = (0..1u64 << count).map(move |heads| Coins { heads, count });
        vec![Range::new(Message::new("range-coins").with("coins", count), all)]
    }
}

impl fmt::Display for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |coin: u32| if self.heads >> coin & 1 == 1 { 'H' } else { 'T' };
        f.write_str(&(0..self.count).map(side).collect::<String>())
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.coin + 1)?;
        self.other.map_or(Ok(()), |other| write!(f, ",{}", other + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_heaps_of_their_places() {
        let value = |text: &str| TurningTurtles.read(text).unwrap().value();
        assert_eq!(value("THH"), NimValue(1));
        assert_eq!(value("HHH"), NimValue(0));
        assert_eq!(TurningTurtles.read("hTh").unwrap().to_string(), "HTH");
        assert_eq!(value("HTHHTH"), NimValue(1 ^ 3 ^ 4 ^ 6));
    }

    #[test]
    fn sixty_four_coins_are_answered_by_the_formula() {
        let coins = TurningTurtles.read(&"H".repeat(64)).unwrap();
        let claim = TurningTurtles.claim(Convention::Normal, &coins).unwrap();
        assert_eq!(claim.nim_value, Some(NimValue(64)));
        assert!(claim.winning.unwrap().complete);
    }

    #[test]
    fn only_heads_can_be_turned_alone() {
        let coins = TurningTurtles.read("TH").unwrap();
        let legal = |mv: &str| TurningTurtles.is_legal(&coins, &TurningTurtles.read_move(mv).unwrap());
        assert!(legal("2") && legal("2,1") && !legal("1") && !legal("1,2") && !legal("2,2"));
    }
}
