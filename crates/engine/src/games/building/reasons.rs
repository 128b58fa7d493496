//! Why a position of Building Nim is won or lost: who will open Nim, equal heaps in pairs, or the pattern of the starts.
use super::{Building, COPY, OPENER, Phase, STARTS, Turn};
use crate::{
    explain::Step,
    game::Game,
    message::Message,
    notation::HeapList,
    order::sort_few_by_key,
    outcome::{Convention, Outcome},
    theory::Theory,
};

/// A move in words.
pub(super) fn describe(game: &Building, phase: &Phase, mv: &Turn) -> Message {
    match mv {
        Turn::Put(heap) => Message::new("move-put").with("heap", heap + 1),
        Turn::Take(mv) => game.nim.describe(phase.parts().1, mv),
    }
}

impl Building {
    pub(super) fn why(&self, convention: Convention, phase: &Phase) -> Vec<Step> {
        let (left, heaps) = match phase {
            Phase::Playing(heaps) => return self.nim.reasons(convention, heaps),
            Phase::Building { left, heaps } => (*left, heaps),
        };
        let Some(claim) = self.claim(convention, phase) else { return Vec::new() };
        let won = claim.outcome == Outcome::Win;
        let mv = claim.winning.and_then(|moves| moves.list.into_iter().next());
        let mv = mv.map(|mv| self.describe(phase, &mv));
        if won && mv.is_none() {
            return Vec::new();
        }
        let mut steps = match claim.theorem {
            theorem if *theorem == OPENER => opener(left, heaps, won),
            theorem if *theorem == COPY => vec![pairs(left, heaps).into(), Message::new("reason-building-copy").into()],
            theorem if *theorem == STARTS => starts(convention, left, heaps, won),
            _ => return Vec::new(),
        };
        steps.extend(mv.map(|mv| Message::new("reason-building-any").with("move", mv).into()));
        if convention == Convention::Misere && *claim.theorem != STARTS {
            steps.push(Message::new("reason-building-misere").into());
        }
        steps
    }
}

/// Who will be the first to take, and why that player wins.
fn opener(left: u64, heaps: &HeapList, won: bool) -> Vec<Step> {
    let who = if won { "reason-building-opener-you" } else { "reason-building-opener-other" };
    let tokens = u128::from(left) + heaps.total();
    let why = if heaps.len() == 1 {
        Message::new("reason-building-single")
    } else {
        Message::new("reason-building-parity").with("tokens", tokens)
    };
    vec![Message::new(who).with("left", left).into(), why.into()]
}

/// The heaps in equal pairs.
fn pairs(left: u64, heaps: &HeapList) -> Message {
    let mut order: Vec<usize> = (0..heaps.len()).collect();
    sort_few_by_key(&mut order, |&heap| heaps.0[heap]);
    let pair = |two: &[usize]| format!("{}–{}", two[0] + 1, two[1] + 1);
    let pairs: Vec<String> = order.chunks_exact(2).map(pair).collect();
    Message::new("reason-building-pairs").with("left", left).with("pairs", pairs)
}

/// What search has found about empty heaps, and about the one position that follows.
fn starts(convention: Convention, left: u64, heaps: &HeapList, won: bool) -> Vec<Step> {
    let tokens = u128::from(left) + heaps.total();
    let places = heaps.len();
    let first_wins = won == (heaps.total() == 0);
    // In misère play with no more tokens than places all heaps may stay at 1.
    let ones = convention == Convention::Misere && tokens <= places as u128;
    let rule = match places {
        _ if ones => Message::new("reason-building-ones"),
        3 => Message::new("reason-building-three").with("sum", tokens + 2),
        places => Message::new("reason-building-five").with("bound", places + 5),
    };
    let verdict = if first_wins { "reason-building-first-wins" } else { "reason-building-first-loses" };
    let verdict = Message::new(verdict).with("tokens", tokens).with("places", places);
    let mut steps = vec![rule.into(), verdict.into()];
    if heaps.total() > 0 {
        steps.push(Message::new("reason-building-next").into());
    }
    steps
}
