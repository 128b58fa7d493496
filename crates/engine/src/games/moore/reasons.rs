//! Why heaps are won or lost in Moore's game: columns modulo k + 1, the ones of misère play, remainders under a cap.
use super::{Balancing, Moore, Rule, count};
use crate::{
    explain::{
        Cell, Columns, Step, Table,
        nim_sum::{Ones, Parts, binary_pair, remainders},
        words,
    },
    game::Game,
    message::Message,
    notation::{HeapList, Takes},
    outcome::Convention,
};

impl Moore {
    pub(super) fn why(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        match self.rule(convention, heaps) {
            None => Vec::new(),
            Some(Rule::Residues) => self.one_heap_at_a_time(convention, heaps),
            Some(Rule::FewHeaps) => self.few_heaps(heaps),
            Some(Rule::Columns) if count(heaps, |heap| heap > 0) <= self.k && convention == Convention::Normal => {
                let all = Takes(heaps.iter().enumerate().filter(|&(_, heap)| heap > 0).collect());
                let message = Message::new("reason-moore-all").with("k", self.k);
                vec![message.with("move", self.describe(heaps, &all)).into()]
            }
            Some(Rule::Columns) if convention == Convention::Misere => self.columns_misere(heaps),
            Some(Rule::Columns) => self.columns(convention, heaps),
        }
    }

    /// With k = 1 this is Nim, on remainders when there is a cap.
    fn one_heap_at_a_time(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        let numbers = heaps.iter().map(|heap| u128::from(self.residue(heap)));
        let parts = Parts::heaps(numbers);
        let capped = heaps.iter().any(|heap| heap > self.cap);
        let list = self.winning_by_residues(convention, heaps).list;
        let lowers = |mv: &&Takes| mv.0[0].1 <= self.residue(heaps.0[mv.0[0].0]);
        let mv = list.iter().find(lowers).or(list.first());
        let winning = mv.map(|mv| (mv.0[0].0, self.describe(heaps, mv)));
        let ones = if capped { Ones::Mended } else { Ones::Taken };
        let mut steps = if capped { self.remainders(heaps) } else { Vec::new() };
        // With no winning move the position is lost, or, under a cap, the move makes a remainder larger.
        steps.extend(parts.reasons(convention, ones, winning));
        steps
    }

    /// Each heap with its remainder modulo r + 1.
    fn remainders(&self, heaps: &HeapList) -> Vec<Step> {
        let modulus = u128::from(self.cap) + 1;
        let intro = Message::new("reason-moore-cap").with("cap", self.cap).with("modulus", modulus);
        vec![intro.into(), Step::Table(remainders(heaps.iter(), modulus))]
    }

    /// A cap, and at most k + 1 heaps.
    fn few_heaps(&self, heaps: &HeapList) -> Vec<Step> {
        let mut steps = self.remainders(heaps);
        let all = count(heaps, |heap| heap > 0) > self.k;
        let mv = self.winning_with_few_heaps(heaps).list.into_iter().next();
        let Some(mv) = mv else {
            let id = if all { "reason-moore-equal-lost" } else { "reason-moore-zero-lost" };
            steps.push(Message::new(id).with("k", self.k).into());
            return steps;
        };
        let after = self.play(heaps, &mv);
        let id = if all { "reason-moore-equal-won" } else { "reason-moore-zero-won" };
        steps.push(Message::new(id).with("k", self.k).with("move", self.describe(heaps, &mv)).into());
        steps.push(Message::new("reason-moore-remainders-check").into());
        steps.push(Step::Table(remainders(after.iter(), u128::from(self.cap) + 1)));
        steps
    }

    /// The heaps under each other, judged modulo k + 1.
    fn columns_of(&self, heaps: &HeapList) -> Columns {
        let rows = Parts::heaps(heaps.iter().map(u128::from)).rows;
        Columns { rows, modulus: self.k + 1, ..Columns::default() }
    }

    fn columns(&self, convention: Convention, heaps: &HeapList) -> Vec<Step> {
        let written = self.columns_of(heaps);
        let with_k = |id| Message::new(id).with("k", self.k).with("modulus", self.k + 1);
        let mut steps = vec![with_k("reason-moore-intro").into()];
        let Some((column, sum)) = self.uneven(&written) else {
            steps.extend([Step::Columns(written), with_k("reason-moore-even").into()]);
            steps.push(self.conclusion(convention, "explain-answer-lost"));
            return steps;
        };
        let Some(mv) = Balancing::one_of(heaps, self.k) else { return Vec::new() };
        let marked_rows = mv.0.iter().map(|&(heap, _)| heap).collect();
        steps.push(Step::Columns(Columns { marked_rows, marked_column: Some(column), ..written }));
        let odd = Message::new("reason-moore-odd").with("modulus", self.k + 1);
        steps.push(odd.with("column", 1u128 << column).with("sum", sum).into());
        steps.push(Step::Table(changes(heaps, &mv)));
        steps.push(Message::new("reason-move").with("move", self.describe(heaps, &mv)).into());
        steps.push(Message::new("reason-moore-check").with("modulus", self.k + 1).into());
        steps.push(Step::Columns(self.columns_of(&self.play(heaps, &mv))));
        steps.push(with_k("reason-moore-then").into());
        steps.push(self.conclusion(convention, "explain-answer-won"));
        steps
    }

    /// Who has the last move in normal play, or what misère play changes.
    fn conclusion(&self, convention: Convention, normal: &'static str) -> Step {
        let misere = || Message::new("reason-moore-misere-same").with("k", self.k).with("modulus", self.k + 1);
        if convention == Convention::Misere { misere() } else { Message::new(normal) }.into()
    }

    /// The leftmost column whose sum is not divisible by k + 1, as a power of two, and its sum.
    fn uneven(&self, columns: &Columns) -> Option<(u32, u32)> {
        let mut sums = (0..columns.width()).rev().zip(columns.sums());
        sums.find(|(_, sum)| !sum.is_multiple_of(columns.modulus))
    }

    /// Misère play: the same columns while more than k heaps are 2 or more, then the ones are counted.
    fn columns_misere(&self, heaps: &HeapList) -> Vec<Step> {
        let (large, ones) = (count(heaps, |heap| heap > 1), count(heaps, |heap| heap == 1));
        if large > self.k {
            return self.columns(Convention::Misere, heaps);
        }
        let counted = |id| {
            let message = Message::new(id).with("count", ones).with("modulus", self.k + 1);
            message.with("remainder", ones % (self.k + 1))
        };
        let Some(mv) = self.winning_at_the_end(heaps).list.into_iter().next() else {
            return vec![counted("reason-moore-ones-lost").into()];
        };
        let words = self.describe(heaps, &mv);
        let left = count(&self.play(heaps, &mv), |heap| heap == 1);
        let first = if large == 0 {
            counted("reason-moore-ones-won").with("move", words)
        } else {
            let switch = Message::new("reason-moore-switch").with("count", large).with("k", self.k);
            switch.with("modulus", self.k + 1).with("move", words)
        };
        let check = Message::new("reason-moore-ones-check").with("count", left).with("modulus", self.k + 1);
        vec![first.into(), check.into(), Message::new("reason-moore-why").with("modulus", self.k + 1).into()]
    }
}

/// What a move does to the binary digits of each heap it touches.
fn changes(heaps: &HeapList, mv: &Takes) -> Table {
    let row = |&(heap, amount): &(usize, u64)| {
        let (from, to) = (heaps.0[heap], heaps.0[heap] - amount);
        let digits = binary_pair(from.into(), to.into()).join(" → ");
        vec![Cell::Say(words::heap(heap)), Cell::Text(digits), Cell::Text(format!("{from} → {to}"))]
    };
    let header = ["label-heap", "label-binary", "label-size"].map(Message::new).to_vec();
    Table { header, rows: mv.0.iter().map(row).collect(), marked: Vec::new() }
}
