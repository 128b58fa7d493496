//! Layered drawings of graphs: few crossings by sweeps of medians, and straight lines where they can be.
//!
//! Every vertex has a layer. Edges that pass layers get a bend in each of them, the order within layers is improved by
//! sweeps up and down (Sugiyama, Tagawa and Toda 1981), and the positions follow by least squares: each vertex as near
//! to the mean of its neighbours as the order allows, by pooling adjacent violators.

/// A graph to be laid out.
#[derive(Clone, Debug, Default)]
pub struct Input {
    /// The room that each vertex takes across its layer.
    pub widths: Vec<f64>,
    /// The layer of each vertex.
    pub layers: Vec<usize>,
    /// Edges; those within a layer are not bent.
    pub edges: Vec<(usize, usize)>,
    /// The room between neighbours.
    pub gap: f64,
}

/// Where everything is, across the layers.
#[derive(Clone, Debug, Default)]
pub struct LayeredLayout {
    /// The position of each vertex.
    pub positions: Vec<f64>,
    /// For each edge its bends: layer and position, from its start to its end.
    pub bends: Vec<Vec<(usize, f64)>>,
    /// The room that the widest layer takes.
    pub width: f64,
}

/// Maximum number of bends; with more, long edges are drawn straight.
const MOST_BENDS: usize = 120_000;
/// Number of times that the order is improved.
const SWEEPS: usize = 12;
/// Number of times that the positions are improved.
const SMOOTHINGS: usize = 10;

/// Lays a graph out.
///
/// ```
/// use draw::layered::{Input, layout};
/// let input = Input { widths: vec![10.0; 3], layers: vec![0, 1, 1], edges: vec![(0, 1), (0, 2)], gap: 5.0 };
/// let found = layout(&input);
/// assert_eq!(found.positions[2] - found.positions[1], 15.0);
/// assert_eq!(found.positions[0] * 2.0, found.positions[1] + found.positions[2]);
/// ```
pub fn layout(input: &Input) -> LayeredLayout {
    let mut net = Net::new(input);
    net.order();
    net.assign_positions();
    net.finish(input)
}

/// Vertices and bends, layer by layer.
struct Net {
    /// Half the room of each vertex or bend.
    half: Vec<f64>,
    gap: f64,
    layer_of: Vec<usize>,
    layers: Vec<Vec<usize>>,
    up: Vec<Vec<usize>>,
    down: Vec<Vec<usize>>,
    rank: Vec<usize>,
    positions: Vec<f64>,
    /// The bends of each edge, from its start.
    chains: Vec<Vec<usize>>,
    vertices: usize,
}

impl Net {
    fn new(input: &Input) -> Net {
        let vertices = input.widths.len();
        let mut net = Net {
            half: input.widths.iter().map(|width| width / 2.0).collect(),
            gap: input.gap,
            layer_of: input.layers.clone(),
            layers: Vec::new(),
            up: vec![Vec::new(); vertices],
            down: vec![Vec::new(); vertices],
            rank: Vec::new(),
            positions: Vec::new(),
            chains: Vec::with_capacity(input.edges.len()),
            vertices,
        };
        let span = |&(a, b): &(usize, usize)| input.layers[a].abs_diff(input.layers[b]).saturating_sub(1);
        let bent = input.edges.iter().map(span).sum::<usize>() <= MOST_BENDS;
        for &edge in &input.edges {
            let chain = net.join(edge, bent);
            net.chains.push(chain);
        }
        net.fill_layers();
        net
    }

    /// Joins two vertices by a chain of bends.
    fn join(&mut self, (from, to): (usize, usize), bent: bool) -> Vec<usize> {
        let (a, b) = (self.layer_of[from], self.layer_of[to]);
        if a == b {
            return Vec::new();
        }
        let (top, bottom) = if a < b { (from, to) } else { (to, from) };
        let mut chain = Vec::new();
        let mut last = top;
        let passed = if bent { self.layer_of[top] + 1..self.layer_of[bottom] } else { 0..0 };
        for layer in passed {
            let bend = self.half.len();
            self.half.push(3.0);
            self.layer_of.push(layer);
            self.up.push(vec![last]);
            self.down.push(Vec::new());
            self.down[last].push(bend);
            chain.push(bend);
            last = bend;
        }
        self.down[last].push(bottom);
        self.up[bottom].push(last);
        if a > b {
            chain.reverse();
        }
        chain
    }

    /// The first order: depth first, so that subtrees stay together.
    fn fill_layers(&mut self) {
        let count = self.layer_of.iter().max().map_or(0, |most| most + 1);
        self.layers = vec![Vec::new(); count];
        let mut seen = vec![false; self.half.len()];
        let mut starts: Vec<usize> = (0..self.half.len()).collect();
        starts.sort_by_key(|&vertex| self.layer_of[vertex]);
        let mut stack = Vec::new();
        for start in starts {
            stack.push(start);
            while let Some(vertex) = stack.pop() {
                if !std::mem::replace(&mut seen[vertex], true) {
                    self.layers[self.layer_of[vertex]].push(vertex);
                    stack.extend(self.down[vertex].iter().rev());
                }
            }
        }
        self.rank = vec![0; self.half.len()];
        (0..count).for_each(|layer| self.number(layer));
    }

    fn number(&mut self, layer: usize) {
        for (rank, &vertex) in self.layers[layer].iter().enumerate() {
            self.rank[vertex] = rank;
        }
    }

    /// Sweeps down and up, and keeps the best order.
    fn order(&mut self) {
        let mut best = (self.crossings(), self.layers.clone());
        let mut idle = 0;
        for sweep in 0..SWEEPS {
            let count = self.layers.len();
            for step in 1..count {
                let (layer, down) = if sweep % 2 == 0 { (step, true) } else { (count - 1 - step, false) };
                self.sort(layer, down);
            }
            let crossings = self.crossings();
            idle = if crossings < best.0 { 0 } else { idle + 1 };
            if crossings < best.0 {
                best = (crossings, self.layers.clone());
            }
            if best.0 == 0 || idle == 4 {
                break;
            }
        }
        self.layers = best.1;
        (0..self.layers.len()).for_each(|layer| self.number(layer));
    }

    /// Sorts a layer by the mean rank of its neighbours above or below; vertices without neighbours keep their
    /// position.
    fn sort(&mut self, layer: usize, down: bool) {
        let near = if down { &self.up } else { &self.down };
        let key = |vertex: usize| match near[vertex].len() {
            0 => self.rank[vertex] as f64,
            count => near[vertex].iter().map(|&other| self.rank[other] as f64).sum::<f64>() / count as f64,
        };
        let mut keyed: Vec<(f64, usize)> = self.layers[layer].iter().map(|&vertex| (key(vertex), vertex)).collect();
        keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
        self.layers[layer] = keyed.into_iter().map(|(_, vertex)| vertex).collect();
        self.number(layer);
    }

    fn crossings(&self) -> u64 {
        (1..self.layers.len()).map(|layer| self.crossings_above(layer)).sum()
    }

    /// Crossings between a layer and the one above, counted with a tree of sums.
    fn crossings_above(&self, layer: usize) -> u64 {
        let size = self.layers[layer - 1].len();
        let mut sums = vec![0u64; size + 1];
        let (mut crossings, mut total) = (0, 0);
        for &vertex in &self.layers[layer] {
            // Edges without bends may come from far above; those are not counted.
            let near = self.up[vertex].iter().filter(|&&other| self.layer_of[other] + 1 == layer);
            let mut ranks: Vec<usize> = near.map(|&other| self.rank[other]).collect();
            ranks.sort_unstable();
            for &rank in &ranks {
                let mut index = rank + 1;
                let mut before = 0;
                while index > 0 {
                    before += sums[index];
                    index &= index - 1;
                }
                crossings += total - before;
            }
            for rank in ranks {
                total += 1;
                let mut index = rank + 1;
                while index <= size {
                    sums[index] += 1;
                    index += index & index.wrapping_neg();
                }
            }
        }
        crossings
    }

    /// Places every vertex near the mean of its neighbours.
    fn assign_positions(&mut self) {
        self.positions = vec![0.0; self.half.len()];
        for layer in 0..self.layers.len() {
            let mut position = 0.0;
            for &vertex in &self.layers[layer] {
                position += self.half[vertex];
                self.positions[vertex] = position;
                position += self.half[vertex] + self.gap;
            }
            let middle = (position - self.gap) / 2.0;
            self.layers[layer].iter().for_each(|&vertex| self.positions[vertex] -= middle);
        }
        for round in 0..SMOOTHINGS {
            let count = self.layers.len();
            for step in 0..count {
                let layer = if round % 2 == 0 { step } else { count - 1 - step };
                self.smooth(layer, round);
            }
        }
    }

    fn smooth(&mut self, layer: usize, round: usize) {
        let both = round >= 4;
        let wish = |&vertex: &usize| {
            let above = self.up[vertex].iter().filter(|_| both || round.is_multiple_of(2));
            let below = self.down[vertex].iter().filter(|_| both || round % 2 == 1);
            let near: Vec<f64> = above.chain(below).map(|&other| self.positions[other]).collect();
            let wish =
                if near.is_empty() { self.positions[vertex] } else { near.iter().sum::<f64>() / near.len() as f64 };
            // Bends should be straight; vertices without neighbours do not matter.
            let weight = if vertex >= self.vertices { 4.0 } else { 1.0 + near.len() as f64 * 0.2 };
            (wish, weight)
        };
        let wishes: Vec<(f64, f64)> = self.layers[layer].iter().map(wish).collect();
        let offsets = self.offsets(layer);
        for (i, position) in pool_violators(&wishes, &offsets).into_iter().enumerate() {
            self.positions[self.layers[layer][i]] = position + offsets[i];
        }
    }

    /// The distance of each vertex of a layer from the first, if they are as close as possible.
    fn offsets(&self, layer: usize) -> Vec<f64> {
        let mut offset = 0.0;
        let mut last: Option<f64> = None;
        let step = |&vertex: &usize| {
            offset += last.map_or(0.0, |half| half + self.gap + self.half[vertex]);
            last = Some(self.half[vertex]);
            offset
        };
        self.layers[layer].iter().map(step).collect()
    }

    fn finish(self, input: &Input) -> LayeredLayout {
        let left = (0..self.half.len()).map(|v| self.positions[v] - self.half[v]).fold(f64::INFINITY, f64::min);
        let right = (0..self.half.len()).map(|v| self.positions[v] + self.half[v]).fold(f64::NEG_INFINITY, f64::max);
        let left = if left.is_finite() { left } else { 0.0 };
        let bend = |&vertex: &usize| (self.layer_of[vertex], self.positions[vertex] - left);
        LayeredLayout {
            positions: self.positions[..input.widths.len()].iter().map(|position| position - left).collect(),
            bends: self.chains.iter().map(|chain| chain.iter().map(bend).collect()).collect(),
            width: if right.is_finite() { right - left } else { 0.0 },
        }
    }
}

/// The positions, less the offsets, that are nearest to the desired ones and do not fall: neighbours that would are
/// pooled.
fn pool_violators(wishes: &[(f64, f64)], offsets: &[f64]) -> Vec<f64> {
    let mut pools: Vec<(f64, f64, usize)> = Vec::new();
    for (&(wish, weight), offset) in wishes.iter().zip(offsets) {
        let mut pool = (wish - offset, weight, 1);
        while let Some(&(position, heavy, count)) = pools.last().filter(|last| last.0 > pool.0) {
            let weight = pool.1 + heavy;
            pool = ((pool.0 * pool.1 + position * heavy) / weight, weight, pool.2 + count);
            pools.pop();
        }
        pools.push(pool);
    }
    pools.into_iter().flat_map(|(position, _, count)| std::iter::repeat_n(position, count)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout_of(layers: &[usize], edges: &[(usize, usize)]) -> LayeredLayout {
        layout(&Input { widths: vec![20.0; layers.len()], layers: layers.to_vec(), edges: edges.to_vec(), gap: 10.0 })
    }

    #[test]
    fn crossings_that_can_be_avoided_are_avoided() {
        let found = layout_of(&[0, 0, 1, 1], &[(0, 3), (1, 2)]);
        assert_eq!(found.positions[0] < found.positions[1], found.positions[3] < found.positions[2]);
    }

    #[test]
    fn neighbours_keep_their_distance() {
        let found = layout_of(&[0, 1, 1, 1, 1], &[(0, 1), (0, 2), (0, 3), (0, 4)]);
        let mut positions = found.positions[1..].to_vec();
        positions.sort_by(f64::total_cmp);
        assert!(positions.windows(2).all(|pair| pair[1] - pair[0] >= 29.9), "{positions:?}");
    }

    #[test]
    fn long_edges_bend_in_every_layer_they_pass_in_their_own_direction() {
        let found = layout_of(&[0, 1, 2, 3], &[(0, 1), (1, 2), (2, 3), (0, 3), (3, 0)]);
        let layers = |edge: usize| found.bends[edge].iter().map(|bend| bend.0).collect::<Vec<_>>();
        assert_eq!((layers(3), layers(4)), (vec![1, 2], vec![2, 1]));
    }

    #[test]
    fn very_many_long_edges_are_drawn_without_bends() {
        let layers: Vec<usize> = (0..240).map(|vertex| vertex / 2).collect();
        let edges: Vec<(usize, usize)> = (0..240).flat_map(|a| (a + 1..240).map(move |b| (a, b))).collect();
        let found = layout_of(&layers, &edges);
        assert!(found.bends.iter().all(Vec::is_empty));
        assert!(found.positions.iter().all(|position| position.is_finite()));
    }

    #[test]
    fn nothing_and_loops_are_laid_out() {
        assert_eq!(layout_of(&[], &[]).width, 0.0);
        assert_eq!(layout_of(&[0], &[(0, 0)]).width, 20.0);
    }
}
