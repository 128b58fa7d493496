//! Why a position of Building Nim is won or lost: who will open Nim, equal heaps in pairs, or the pattern of the
//! starts.
use super::{Building, COPY, OPENER, Phase, STARTS, Turn};
use crate::{
    common::small_sort::sort_few_by_key,
    explain::Step,
    game::Game,
    message::Message,
    notation::HeapList,
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
    let pair = |two: &[usize]| format!("({}, {})", two[0] + 1, two[1] + 1);
    let pairs: Vec<String> = order.chunks_exact(2).map(pair).collect();
    Message::new("reason-building-pairs").with("left", left).with("pairs", pairs)
}

/// What search has found about empty heaps, and about the one position that follows.
fn starts(convention: Convention, left: u64, heaps: &HeapList, won: bool) -> Vec<Step> {
    let tokens = u128::from(left) + heaps.total();
    let places = heaps.len();
    let first_wins = won == (heaps.total() == 0);
    let misere = convention == Convention::Misere;
    let rule = match places {
        // With no more tokens than places all heaps may stay at 1.
        _ if misere && tokens <= places as u128 => Message::new("reason-building-ones"),
        3 => {
            let id = if misere { "reason-building-three-misere" } else { "reason-building-three" };
            Message::new(id).with("sum", tokens + 2)
        }
        places => {
            let id = if misere { "reason-building-five-misere" } else { "reason-building-five" };
            Message::new(id).with("bound", places + 5)
        }
    };
    let verdict = if first_wins { "reason-building-first-wins" } else { "reason-building-first-loses" };
    let verdict = Message::new(verdict).with("tokens", tokens).with("places", places);
    let mut steps = vec![rule.into(), verdict.into()];
    if heaps.total() > 0 {
        steps.push(Message::new("reason-building-next").into());
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        analysis::{Method, Question},
        games,
        params::Params,
    };

    /// What a rule says about a start: whether the first player wins, if the rule applies.
    fn verdict(rule: &str, tokens: u64, places: u64) -> Option<bool> {
        let even = tokens.is_multiple_of(2);
        let many = places >= 5 && !places.is_multiple_of(2);
        match rule {
            "reason-building-ones" => (tokens <= places).then_some(matches!(tokens, 1 | 2 | 4)),
            "reason-building-three" => (places == 3 && even).then_some(!(tokens + 2).is_power_of_two()),
            "reason-building-three-misere" => {
                (places == 3 && even && tokens >= 4).then_some(!(tokens + 2).is_power_of_two())
            }
            "reason-building-five" => (many && even).then_some(tokens >= places + 5),
            "reason-building-five-misere" => (many && even && tokens > places).then_some(tokens >= places + 5),
            other => panic!("a rule without a test: {other}"),
        }
    }

    #[test]
    fn rules_about_all_starts_hold_for_all_of_them() {
        let game = games::build("building", &Params::default()).unwrap();
        let starts = || (1..=7u64).flat_map(|places| (1..=14u64).map(move |tokens| (tokens, places)));
        let position = |(tokens, places): (u64, u64)| {
            let heaps: Vec<&str> = (0..places).map(|_| "0").collect();
            format!("{tokens}|{}", heaps.join(","))
        };
        for convention in Convention::BOTH {
            let search = Question { method: Method::Search, ..Question::default() };
            let known: Vec<_> = starts()
                .map(|start| (start, game.analyse(&position(start), convention, &search).unwrap().outcome))
                .collect();
            for start in starts() {
                let steps = game.reasons(&position(start), convention).unwrap();
                let ids =
                    steps.iter().filter_map(|step| if let Step::Say(message) = step { Some(message.id) } else { None });
                let general = ["-ones", "-three", "-three-misere", "-five", "-five-misere"];
                for rule in ids.filter(|id| general.iter().any(|end| id.strip_prefix("reason-building") == Some(end))) {
                    for &((tokens, places), outcome) in &known {
                        let Some(wins) = verdict(rule, tokens, places) else { continue };
                        assert_eq!(
                            outcome,
                            Some(Outcome::win_if(wins)),
                            "{convention} {rule}: {tokens} tokens, {places} heaps"
                        );
                    }
                }
            }
        }
    }
}
