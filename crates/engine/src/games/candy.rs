//! Candy Nim: Nim in which both players also want many candies. Heaps and moves are written as in Nim: `1,2,3`, `3-3`.
//! Winning comes first, candies second; the loser tries to collect as many as possible.
//! Source: M. H. Albert, Candy Nim, 2004; P-play in Candy Nim, arXiv 1805.07019, 2018.
use super::nim::{self, Nim};
use crate::{
    any::{Build, GameError, impartial},
    board::{Board, Piece, Touch},
    explain::{
        Step,
        nim_sum::{Ones, Parts},
    },
    family::{Family, Preset, Tag, heaps_between},
    game::{Game, Impartial, ScoredGame, Size},
    heap::{HeapMove, Heaps},
    message::Message,
    notation::{HeapList, ParseError},
    outcome::Convention,
    params::Params,
    theory::{Claim, Range, Theory},
};

pub(crate) const FAMILY: Family = Family {
    id: "candy",
    parameters: &[],
    presets: &[
        Preset::new("losers-feast", "1,2,3"),
        Preset::new("four-bags", "1,3,5,7"),
        Preset::new("stairs", "1,2,3,4,5"),
    ],
    usual: 2,
    tags: &[Tag::Classroom],
    random: |_, sizes, dice| {
        // As many candies as a search for the best share can still count.
        let most = sizes.most.map(|most| most.min(20));
        let heaps = sizes.heaps.map(|heaps| heaps.min(5));
        Ok(heaps_between(crate::family::Sizes { heaps, most }, (3, 5), (5, 9), dice))
    },
    samples: &[""],
};

pub(crate) fn build(_: &Params) -> Result<impl Build, GameError> {
    let reason = "normal-only-candy";
    Ok(impartial(Candy(nim::game())).with_score().normal_only(reason))
}

/// Nim with candies.
#[derive(Clone, Debug)]
pub(super) struct Candy(Heaps<Nim>);

impl Game for Candy {
    type Position = HeapList;
    type Move = HeapMove;

    fn read(&self, text: &str) -> Result<HeapList, ParseError> {
        let heaps = self.0.read(text)?;
        let choices = heaps.iter().try_fold(1u64, |product, heap| product.checked_mul(heap.checked_add(1)?));
        match choices {
            Some(..=10_000_000) => Ok(heaps),
            _ => Err(ParseError::new(text, "expected-candy-position")),
        }
    }

    fn read_move(&self, text: &str) -> Result<HeapMove, ParseError> {
        self.0.read_move(text)
    }

    fn moves(&self, heaps: &HeapList) -> impl Iterator<Item = HeapMove> {
        self.0.moves(heaps)
    }

    fn play(&self, heaps: &HeapList, mv: &HeapMove) -> HeapList {
        self.0.play(heaps, mv)
    }

    fn board(&self, heaps: &HeapList) -> Board {
        let mut board = self.0.board(heaps);
        board.spots.iter_mut().for_each(|heap| heap.piece = Piece::Candy);
        board
    }

    fn effect(&self, heaps: &HeapList, mv: &HeapMove) -> Vec<Touch> {
        self.0.effect(heaps, mv)
    }

    fn is_legal(&self, heaps: &HeapList, mv: &HeapMove) -> bool {
        self.0.is_legal(heaps, mv)
    }

    fn canonical(&self, heaps: HeapList) -> HeapList {
        self.0.canonical(heaps)
    }

    fn choices(&self, canonical: &HeapList) -> impl Iterator<Item = HeapMove> {
        self.0.choices(canonical)
    }

    fn size(&self, heaps: &HeapList) -> Size {
        self.0.size(heaps)
    }

    fn describe(&self, _: &HeapList, mv: &HeapMove) -> Message {
        Message::new("move-take-candies").with("count", mv.option.take).with("heap", mv.heap + 1)
    }
}

/// Whether every size of heap occurs an even number of times, which decides what a lost position is good for.
fn consolation(heaps: &HeapList) -> Message {
    let paired = |&size: &u64| heaps.iter().filter(|&heap| heap == size).count().is_multiple_of(2);
    let id =
        if heaps.0.iter().filter(|&&size| size > 0).all(paired) { "reason-candy-tie" } else { "reason-candy-more" };
    Message::new(id)
}

impl Impartial for Candy {}

impl ScoredGame for Candy {
    fn gain(&self, _: &HeapList, mv: &HeapMove) -> u64 {
        mv.option.take
    }
}

impl Theory for Candy {
    fn claim(&self, convention: Convention, heaps: &HeapList) -> Option<Claim<HeapMove>> {
        self.0.claim(convention, heaps)
    }

    fn verdict(&self, convention: Convention, heaps: &HeapList) -> Option<Claim<HeapMove>> {
        self.0.verdict(convention, heaps)
    }

    fn reasons(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        let winning = self.claim(convention, heaps).and_then(|claim| claim.winning).unwrap_or_default().list;
        let mv = winning.first().map(|mv| (mv.heap, self.describe(heaps, mv)));
        let last = if mv.is_some() { Message::new("reason-candy-win") } else { consolation(heaps) };
        let mut steps = Parts::heaps(heaps.iter().map(u128::from)).reasons(convention, Ones::Taken, mv);
        steps.push(last.into());
        steps
    }

    fn ranges(&self, deep: bool) -> Vec<Range<HeapList>> {
        // The rules and the claim are those of Nim, which checks the largest range.
        let mut ranges = self.0.ranges(deep);
        ranges.truncate(if deep { 4 } else { 5 });
        ranges
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        heap::sorted_heaps,
        solve::{Budget, Memo, Score, Scores},
    };

    fn score(search: &mut Memo<'_, Candy, Scores>, heaps: &HeapList) -> Score {
        search.value(heaps).unwrap()
    }

    #[test]
    fn the_loser_never_gets_less_and_ties_exactly_when_heaps_pair_up() {
        let game = Candy(nim::game());
        let mut search = Memo::new(&game, Scores(Convention::Normal), Budget::default());
        for (count, most) in [(2, 12), (3, 15), (4, 9), (5, 5)] {
            for heaps in sorted_heaps(count, 0, most).filter(|heaps| game.0.nim_value(heaps).0 == 0) {
                let found = score(&mut search, &heaps);
                let paired = (1..=most).all(|size| heaps.iter().filter(|&heap| heap == size).count().is_multiple_of(2));
                assert!(!found.wins && found.mine >= found.theirs, "{heaps}");
                assert_eq!(found.mine == found.theirs, paired, "{heaps}");
                assert_eq!(u128::from(found.mine + found.theirs), heaps.total(), "{heaps}");
            }
        }
    }

    #[test]
    fn the_loser_of_one_and_two_neighbours_leads_by_the_even_one() {
        let game = Candy(nim::game());
        let mut search = Memo::new(&game, Scores(Convention::Normal), Budget::default());
        for j in 1..=7u64 {
            let found = score(&mut search, &[1, 2 * j, 2 * j + 1].into_iter().collect());
            assert_eq!(found.mine - found.theirs, 2 * j);
        }
    }

    #[test]
    fn too_many_candies_are_refused() {
        let game = Candy(nim::game());
        assert!(game.read("214,215,214").is_ok());
        assert!(game.read("999,999,99").is_err());
        assert!(game.read("18446744073709551615").is_err());
    }
}
