//! Why a picture has its value: branches from their tips down, cycles pressed together into points.
use super::{Hackenbush, MOST, Picture};
use crate::{
    common::small_sort::sort_few_by_key,
    explain::{Cell, Step, Table, nim_sum::Parts},
    game::Game,
    message::Message,
    outcome::Convention,
    theory::Theory,
};

/// Maximum number of listed branches; those on the ground are always listed.
const MOST_LISTED: usize = 16;

/// The value of each branch, then the columns of what stands on the ground.
pub(super) fn of(convention: Convention, picture: &Picture) -> Vec<Step> {
    let Some(claim) = Hackenbush.claim(convention, picture) else { return Vec::new() };
    let tree = Tree::new(picture);
    let mut steps: Vec<Step> = vec![Message::new("reason-bush").into()];
    steps.extend(tree.has_cycles().then(|| Message::new("reason-bush-cycles").into()));
    steps.extend(tree.table());
    let winning = claim.winning.and_then(|winning| winning.list.first().copied());
    match winning {
        Some(cut) => {
            let after = Tree::new(&Hackenbush.play(picture, &cut)).parts();
            steps.extend(tree.parts().comparison(convention, &after, Hackenbush.describe(picture, &cut)));
        }
        None => steps.extend(tree.parts().even(convention)),
    }
    steps
}

/// A picture whose cycles are pressed together: what is left are bridges between clusters of points.
struct Tree<'p> {
    picture: &'p Picture,
    bridges: Vec<bool>,
    /// The cluster of each point, named by one of its points.
    clusters: [u8; MOST],
    branches: Vec<Branch>,
}

/// What a bridge carries.
struct Branch {
    edge: usize,
    /// The values of the branches on it.
    carried: Vec<u128>,
    /// How many edges of cycles stand on it.
    loops: usize,
    on_ground: bool,
}

impl Branch {
    /// One edge longer than what it carries.
    fn value(&self) -> u128 {
        worth(&self.carried, self.loops) + 1
    }
}

/// The nim-sum of branches and of loops, each of which is worth 1.
fn worth(values: &[u128], loops: usize) -> u128 {
    values.iter().fold(u128::from(loops % 2 == 1), |sum, value| sum ^ value)
}

impl Tree<'_> {
    fn new(picture: &Picture) -> Tree<'_> {
        let bridges = (0..picture.0.len()).map(|edge| is_bridge(picture, edge)).collect();
        let mut tree = Tree { picture, bridges, clusters: [0; MOST], branches: Vec::new() };
        tree.press_together();
        tree.climb(tree.clusters[0], None);
        tree
    }

    /// Gives all points of a cycle the same name, the smallest.
    fn press_together(&mut self) {
        self.clusters = std::array::from_fn(|point| u8::try_from(point).unwrap_or(0));
        let mut changed = true;
        while changed {
            changed = false;
            let on_cycles = self.picture.0.iter().zip(&self.bridges).filter(|(_, bridge)| !**bridge);
            for (&(a, b), _) in on_cycles {
                let (a, b) = (usize::from(a), usize::from(b));
                let least = self.clusters[a].min(self.clusters[b]);
                changed |= self.clusters[a] != least || self.clusters[b] != least;
                (self.clusters[a], self.clusters[b]) = (least, least);
            }
        }
    }

    fn ends(&self, edge: usize) -> (u8, u8) {
        let (a, b) = self.picture.0[edge];
        (self.clusters[usize::from(a)], self.clusters[usize::from(b)])
    }

    fn loops(&self, cluster: u8) -> usize {
        (0..self.bridges.len()).filter(|&edge| !self.bridges[edge] && self.ends(edge).0 == cluster).count()
    }

    /// The values of the branches that grow from a cluster; the branches themselves are recorded on the way, tips
    /// first.
    fn climb(&mut self, cluster: u8, came_by: Option<usize>) -> Vec<u128> {
        let mut values = Vec::new();
        for edge in 0..self.bridges.len() {
            let (a, b) = self.ends(edge);
            if !self.bridges[edge] || Some(edge) == came_by || (a != cluster && b != cluster) {
                continue;
            }
            let above = if a == cluster { b } else { a };
            let carried = self.climb(above, Some(edge));
            let branch = Branch { edge, carried, loops: self.loops(above), on_ground: came_by.is_none() };
            values.push(branch.value());
            self.branches.push(branch);
        }
        values
    }

    fn has_cycles(&self) -> bool {
        self.bridges.contains(&false)
    }

    fn name(&self, edge: usize) -> Message {
        let (a, b) = self.picture.0[edge];
        Message::new("reason-edge").with("number", edge + 1).with("edge", format!("{a}-{b}"))
    }

    /// What stands on the ground.
    fn parts(&self) -> Parts {
        let mut ground: Vec<&Branch> = self.branches.iter().filter(|branch| branch.on_ground).collect();
        sort_few_by_key(&mut ground, |branch| branch.edge);
        let branches = ground.into_iter().map(|branch| (self.name(branch.edge), branch.value()));
        let loops = self.loops(self.clusters[0]);
        let cycles = (Message::new("reason-loops").with("count", loops), u128::from(loops % 2 == 1));
        branches.chain((loops > 0).then_some(cycles)).collect()
    }

    /// Every branch with what it carries, tips first; none if nothing branches.
    fn table(&self) -> Option<Step> {
        let all = self.branches.len() <= MOST_LISTED;
        let rows = self.branches.iter().filter(|branch| all || branch.on_ground).take(MOST_LISTED).map(|branch| {
            let carries = match (&branch.carried[..], branch.loops) {
                ([], 0) => Message::new("reason-bush-tip"),
                ([], loops) => Message::new("reason-bush-loops").with("count", loops),
                (values, 0) => Message::new("reason-bush-carries").with("values", values.to_vec()),
                (values, loops) => {
                    Message::new("reason-bush-both").with("values", values.to_vec()).with("count", loops)
                }
            };
            let worth = worth(&branch.carried, branch.loops);
            vec![
                Cell::Say(self.name(branch.edge)),
                Cell::Say(carries),
                Cell::Text(format!("{worth} + 1 = {}", branch.value())),
            ]
        });
        let rows: Vec<Vec<Cell>> = rows.collect();
        let header = ["label-part", "label-reason", "label-nim-value"].map(Message::new).to_vec();
        (!rows.is_empty()).then_some(Step::Table(Table { header, rows, marked: Vec::new() }))
    }
}

/// Whether nothing else joins the two ends of an edge.
fn is_bridge(picture: &Picture, edge: usize) -> bool {
    let (a, b) = picture.0[edge];
    let mut reached = 1u128 << a;
    loop {
        let before = reached;
        for (other, &(x, y)) in picture.0.iter().enumerate() {
            if other != edge && (reached >> x | reached >> y) & 1 == 1 {
                reached |= 1 << x | 1 << y;
            }
        }
        if reached == before {
            return reached >> b & 1 == 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim_value::NimValue;

    #[test]
    fn what_stands_on_the_ground_adds_up_to_the_value() {
        let ranges = Hackenbush.ranges(false);
        let pictures = ranges.into_iter().flat_map(|range| range.positions.step_by(997));
        let drawn = ["0-1,1-2,1-3,3-4,3-5", "0-1,0-2,1-2,1-3,2-3", "0-1,0-2,1-3,2-3,3-4,4-5,4-6,4-7,7-7"];
        let drawn = drawn.map(|text| Hackenbush.read(text).unwrap());
        for picture in pictures.chain(drawn) {
            assert_eq!(NimValue(Tree::new(&picture).parts().sum()), super::super::value(&picture), "{picture}");
        }
    }
}
