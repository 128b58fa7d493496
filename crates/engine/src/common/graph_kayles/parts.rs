//! Kayles on a graph by its connected components. A part is a set of vertices of the graph with which a search began.
use super::{
    PlainGraph, Rule, Vertices,
    forms::{Forms, components},
};
use crate::{
    outcome::Convention,
    solve::parts::{Fact, Part, Parts, Sum},
};

/// The components of a graph and of all that is left of it later.
pub(crate) struct Components {
    vertices: Vertices,
    neighbours: [Vertices; 64],
    forms: Forms,
    convention: Convention,
}

impl Components {
    pub(crate) fn new(rule: Rule, convention: Convention, graph: &PlainGraph) -> Components {
        let (vertices, neighbours) = (graph.vertices, graph.neighbours());
        Components { vertices, neighbours, forms: Forms::new(rule), convention }
    }

    /// The components on which there is a move, and the nim-sum of those that a formula knows.
    fn sum(&self, left: Vertices) -> (Sum, u8) {
        let (mut sum, mut value) = (Sum::new(), 0);
        for part in components(&self.neighbours, left) {
            if self.forms.rule == Rule::Arc && part.is_power_of_two() {
                continue;
            }
            let known = (self.convention == Convention::Normal).then(|| self.forms.value(&self.neighbours, part));
            match known.flatten() {
                Some(known) => value ^= known,
                None => sum.push(part),
            }
        }
        (sum, value)
    }
}

impl Parts<PlainGraph> for Components {
    /// Parts of another graph are of another kind: a hash of the graph.
    fn kind(&self) -> u32 {
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        let start = if self.forms.rule == Rule::Node { 1 } else { 2 };
        let hash = self.neighbours.iter().fold(mix(start, self.vertices), |hash, &around| mix(hash, around));
        u32::try_from(hash >> 32).expect("half of the bits") | 1 << 31
    }

    fn split(&self, graph: &PlainGraph) -> Option<(Sum, u8)> {
        let neighbours = graph.neighbours();
        let is_left_over = graph.vertices & !self.vertices == 0
            && (0..64).all(|vertex| {
                let is_left = graph.vertices >> vertex & 1 == 1;
                !is_left || neighbours[vertex] == self.neighbours[vertex] & graph.vertices
            });
        is_left_over.then(|| self.sum(graph.vertices))
    }

    fn options(&self, part: Part, show: &mut dyn FnMut(&[Part], u8, u32) -> bool) {
        for gone in self.forms.rule.removals(&self.neighbours, part) {
            let (sum, value) = self.sum(part & !gone);
            if !show(&sum, value, 0) {
                return;
            }
        }
    }

    fn weight(&self, part: Part) -> u32 {
        let vertices = part.count_ones();
        4 * vertices + vertices * vertices / 4
    }

    fn fact(&self, part: Part) -> Fact {
        let moves = self.forms.rule.removals(&self.neighbours, part).take(62).count();
        Fact::AtMost(u8::try_from(moves).expect("at most 62"))
    }

    fn is_single(&self, part: Part) -> bool {
        let rule = self.forms.rule;
        let ends = |gone: Vertices| rule.removals(&self.neighbours, part & !gone).next().is_none();
        rule.removals(&self.neighbours, part).all(ends)
    }
}
