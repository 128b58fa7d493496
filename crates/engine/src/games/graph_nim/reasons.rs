//! Why numbers on edges are won or lost: separate stars as heaps, three equal numbers on a triangle, a path to level.
use super::{Edges, GraphNim, PATH, STARS, TRIANGLE};
use crate::{
    common::takings::members,
    explain::{Step, bouton, nim_sum::Parts},
    message::Message,
    notation::Takes,
    outcome::{Convention, Outcome},
    theory::Theory,
};

/// The reasons, if theory knows them.
pub(super) fn of(convention: Convention, edges: &Edges) -> Vec<Step> {
    let Some(claim) = GraphNim.claim(convention, edges) else { return Vec::new() };
    let components = edges.components();
    match claim.theorem {
        theorem if *theorem == STARS => stars(edges, &components),
        theorem if *theorem == TRIANGLE && claim.outcome == Outcome::Loss => {
            vec![Message::new("reason-triangle-lost").into()]
        }
        theorem if *theorem == TRIANGLE => {
            let level = levelling_move(edges, components[0]);
            vec![Message::new("reason-triangle-won").with("move", describe(edges, &level)).into()]
        }
        theorem if *theorem == PATH => {
            let level = path(edges, components[0]);
            vec![Message::new("reason-path").with("move", describe(edges, &level)).into()]
        }
        _ => Vec::new(),
    }
}

/// A move in words: how much is taken from which edge.
pub(super) fn describe(edges: &Edges, mv: &Takes) -> Message {
    let take =
        |id, &(edge, count): &(usize, u64)| Message::new(id).with("count", count).with("edge", between(edges, edge));
    match &mv.0[..] {
        [only] => take("move-take-edge", only),
        several => {
            let takes: Vec<Message> = several.iter().map(|part| take("move-from-edge", part)).collect();
            Message::new("move-take-edges").with("takes", takes)
        }
    }
}

fn between(edges: &Edges, edge: usize) -> String {
    let (a, b) = edges.ends[edge];
    format!("{a}-{b}")
}

/// Separate stars: each is a heap with all the tokens on its edges.
fn stars(edges: &Edges, components: &[u64]) -> Vec<Step> {
    let tokens = |set: u64| members(set).map(|edge| u128::from(edges.tokens.0[edge])).sum();
    let parts: Parts = components.iter().map(|&set| (star(edges, set), tokens(set))).collect();
    let reduced = |part: usize, left: u128| {
        let mut rest = parts.rows[part].1 - left;
        let takes = members(components[part]).map(|edge| {
            let take = u64::try_from(rest).unwrap_or(u64::MAX).min(edges.tokens.0[edge]);
            rest -= u128::from(take);
            (edge, take)
        });
        describe(edges, &Takes(takes.filter(|&(_, take)| take > 0).collect()))
    };
    let mut steps: Vec<Step> = vec![Message::new("reason-stars").into()];
    steps.extend(bouton::reasons(Convention::Normal, &parts, reduced));
    steps
}

/// The name of a star: its edge, or the vertex in which its edges meet.
fn star(edges: &Edges, set: u64) -> Message {
    let first = members(set).next().unwrap_or(0);
    if set.count_ones() == 1 {
        return Message::new("reason-star-edge").with("edge", between(edges, first));
    }
    let (a, b) = edges.ends[first];
    let at_a = members(set).all(|edge| edges.ends[edge].0 == a || edges.ends[edge].1 == a);
    Message::new("reason-star").with("vertex", u64::from(if at_a { a } else { b }))
}

/// Makes all numbers of a triangle as small as the smallest.
fn levelling_move(edges: &Edges, set: u64) -> Takes {
    let least = members(set).map(|edge| edges.tokens.0[edge]).min().unwrap_or(0);
    Takes(members(set).map(|edge| (edge, edges.tokens.0[edge] - least)).filter(|&(_, take)| take > 0).collect())
}

/// Empties the middle of a path of three edges and makes its ends equal.
fn path(edges: &Edges, set: u64) -> Takes {
    let touches = |edge: usize| members(set).filter(|&other| edges.meet(1 << edge | 1 << other)).count() == 3;
    let ends = members(set).filter(|&edge| !touches(edge));
    let least = ends.map(|edge| edges.tokens.0[edge]).min().unwrap_or(0);
    let take = |edge: usize| edges.tokens.0[edge] - if touches(edge) { 0 } else { least };
    Takes(members(set).map(|edge| (edge, take(edge))).filter(|&(_, take)| take > 0).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;

    fn lost_after(edges: &Edges, mv: &Takes) {
        assert!(GraphNim.is_legal(edges, mv), "{edges} {mv}");
        let after = GraphNim.play(edges, mv);
        assert_eq!(GraphNim.claim(Convention::Normal, &after).unwrap().outcome, Outcome::Loss, "{edges} {mv}");
    }

    #[test]
    fn levelling_wins_on_triangles_and_paths() {
        for text in ["1-2:3,2-3:1,1-3:2", "1-2:5,2-3:5,1-3:2"] {
            let edges = GraphNim.read(text).unwrap();
            lost_after(&edges, &levelling_move(&edges, 0b111));
        }
        for text in ["1-2:3,2-3:1,3-4:2", "1-2:2,2-3:9,3-4:2", "2-3:4,1-2:1,3-4:6"] {
            let edges = GraphNim.read(text).unwrap();
            lost_after(&edges, &path(&edges, 0b111));
        }
    }

    #[test]
    fn stars_are_named_by_their_centre() {
        let edges = GraphNim.read("1-2:3,1-3:1,4-5:2").unwrap();
        assert_eq!(star(&edges, 0b011).to_string(), "reason-star vertex=1");
        assert_eq!(star(&edges, 0b100).to_string(), "reason-star-edge edge=4-5");
    }
}
