//! Why a row is won or lost: around its middle every end has one partner.
use super::{End, EndMove, EndRules, Ends};
use crate::{
    common::small_sort::sort_few,
    explain::{Cell, Step, Table},
    game::Game,
    message::Message,
    notation::HeapList,
    outcome::{Convention, Outcome},
    theory::Theory,
};

/// The reasons for a row that is not empty; none if its partners take too long to find.
pub(super) fn of<R: EndRules>(game: &Ends<R>, convention: Convention, row: &HeapList) -> Option<Vec<Step>> {
    let winning = game.claim(convention, row)?.winning?.list.first().copied();
    if row.len() < 2 {
        return Some(vec![single(game, row, winning).into()]);
    }
    let ones = row.iter().all(|heap| heap == 1);
    if convention == Convention::Misere && !R::BOTH && ones {
        let id = if row.len() % 2 == 1 { "explain-misere-odd-ones" } else { "explain-misere-even-ones" };
        return Some(vec![Message::new(id).with("count", row.len()).into()]);
    }
    let view = View::new(row);
    let mut steps: Vec<Step> = vec![view.intro().into()];
    steps.push(view.partners(game, convention, winning)?);
    steps.extend(game.0.rule(convention, view.fixed, &view.middle).map(Step::from));
    match winning {
        Some(mv) => steps.extend(winning_steps(game, row, &mv)),
        None => steps.push(losing_sentence(row).into()),
    }
    steps.extend((convention == Convention::Misere).then(|| misere::<R>().into()));
    Some(steps)
}

/// One heap is taken at once, or all but one token of it in misère play.
fn single<R: EndRules>(game: &Ends<R>, row: &HeapList, winning: Option<EndMove>) -> Message {
    match winning {
        Some(mv) => Message::new("reason-ends-single").with("move", game.describe(row, &mv)),
        None => Message::new("reason-ends-single-lost"),
    }
}

fn winning_steps<R: EndRules>(game: &Ends<R>, row: &HeapList, mv: &EndMove) -> [Step; 2] {
    let after = game.play(row, mv);
    let message = if after.len() < row.len() {
        Message::new("reason-ends-won-shorter").with("to", after.to_string())
    } else {
        let (left, right) = (after.0[0], after.0[after.len() - 1]);
        Message::new("reason-ends-won").with("left", left).with("right", right)
    };
    [message.with("move", game.describe(row, mv)).into(), Message::new("reason-ends-then").into()]
}

fn losing_sentence(row: &HeapList) -> Message {
    Message::new("reason-ends-lost").with("left", row.0[0]).with("right", row.0[row.len() - 1])
}

/// What misère play changes.
fn misere<R: EndRules>() -> Message {
    Message::new(if R::BOTH { "reason-endwythoff-misere" } else { "reason-endnim-misere" })
}

/// A row seen from its smaller end, whose partner is looked for.
struct View {
    fixed: u64,
    middle: Vec<u64>,
    /// Whether the smaller end is the right one.
    turned: bool,
}

impl View {
    fn new(row: &HeapList) -> View {
        let last = row.len() - 1;
        let turned = row.0[0] > row.0[last];
        let inside = row.0[1..last].iter().copied();
        let middle = if turned { inside.rev().collect() } else { inside.collect() };
        View { fixed: row.0[0].min(row.0[last]), middle, turned }
    }

    fn intro(&self) -> Message {
        if self.middle.is_empty() {
            return Message::new("reason-ends-two");
        }
        let middle: HeapList = self.row(None, None);
        Message::new("reason-ends-partner").with("middle", middle.to_string())
    }

    /// The row with these ends as it stands on the table.
    fn row(&self, end: Option<u64>, other: Option<u64>) -> HeapList {
        let ends = (end.into_iter(), other.into_iter());
        let row: HeapList = ends.0.chain(self.middle.iter().copied()).chain(ends.1).collect();
        if self.turned { row.iter().rev().collect() } else { row }
    }

    /// The partners of the smaller end, of the one before it, and of the one that the winning move leaves.
    fn partners<R: EndRules>(&self, game: &Ends<R>, convention: Convention, winning: Option<EndMove>) -> Option<Step> {
        let left = winning.map_or(self.fixed, |mv| self.left_by(&mv));
        let mut sizes = vec![self.fixed.saturating_sub(2), self.fixed - 1, self.fixed, left];
        sizes.retain(|&size| size > 0);
        sort_few(&mut sizes);
        sizes.dedup();
        let header = ["label-left-end", "label-right-end", "label-position", "label-result"].map(Message::new);
        let mut table = Table { header: header.to_vec(), ..Table::default() };
        for size in sizes {
            // The largest end comes first, so that smaller ones are known.
            game.0.partner(convention, self.fixed, &self.middle)?;
            let partner = game.0.partner(convention, size, &self.middle)?;
            let Ok(partner) = u64::try_from(partner) else { continue };
            if size == left {
                table.marked.push(table.rows.len());
            }
            table.rows.push(self.pair(size, partner));
        }
        Some(Step::Table(table))
    }

    /// What a move leaves of the smaller end.
    fn left_by(&self, mv: &EndMove) -> u64 {
        let touches = match mv.end {
            End::Left => !self.turned,
            End::Right => self.turned,
            End::Both => true,
        };
        if touches { self.fixed - mv.take } else { self.fixed }
    }

    /// A row of the table: an end, its partner, and the position that they make lost.
    fn pair(&self, end: u64, partner: u64) -> Vec<Cell> {
        let other = Some(partner).filter(|&partner| partner > 0);
        let mut ends = [end.to_string(), other.map_or("–".to_owned(), |partner| partner.to_string())];
        if self.turned {
            ends.reverse();
        }
        let position = self.row(Some(end), other).to_string();
        let [left, right] = ends.map(Cell::Text);
        vec![left, right, Cell::Position(position), Cell::Outcome(Outcome::Loss)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::{endnim, endwythoff},
        heap::all_heaps,
        solve::{Budget, Memo, Outcomes},
    };

    /// Every pair of the table must be lost when it is searched.
    fn pairs_are_lost<R: EndRules>(game: &Ends<R>, convention: Convention) {
        let mut search = Memo::new(game, Outcomes(convention), Budget::default());
        for row in (1..=4).flat_map(|count| all_heaps(count, 1, 4)) {
            for step in of(game, convention, &row).unwrap() {
                let Step::Table(table) = step else { continue };
                for cells in table.rows {
                    let Some(Cell::Position(text)) = cells.get(2) else { panic!("no position") };
                    let position = game.read(text).unwrap();
                    assert_eq!(search.value(&position).unwrap(), Outcome::Loss, "{row}: {text}");
                }
            }
        }
    }

    #[test]
    fn partners_make_lost_rows() {
        for convention in Convention::BOTH {
            pairs_are_lost(&endnim::game(), convention);
            pairs_are_lost(&endwythoff::game(), convention);
        }
    }
}
