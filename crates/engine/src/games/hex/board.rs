//! The geometry of Hex: cells as bits, groups of stones, and chains that cannot be cut.
//!
//! Two groups with two common empty neighbours are as good as joined: if the opponent takes one of the two, the other
//! remains (a bridge is the usual case). A chain of such links, no empty cell used twice, cannot be cut.
use smallvec::SmallVec;

/// A set of cells, row by row from the top.
pub(super) type Cells = u128;

/// A board of some size.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    pub(super) size: u32,
    pub(super) all: Cells,
    left: Cells,
    right: Cells,
    /// The neighbours of each cell.
    next: [Cells; MOST_CELLS],
}

/// Number of cells of the largest board.
const MOST_CELLS: usize = 121;

/// A player's stones, the opponent's stones, and the two sides that the player joins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub(super) mine: Cells,
    pub(super) theirs: Cells,
    pub(super) from: Cells,
    pub(super) to: Cells,
}

/// Stones that cannot be cut off from one side of the board, and the empty cells this rests on.
struct Region {
    stones: Cells,
    used: Cells,
    /// Empty cells next to it that are free for more links.
    free: Cells,
}

/// A cell that completes a chain, with the empty cells the chain rests on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threat {
    pub(super) cell: Cells,
    pub(super) used: Cells,
}

impl Board {
    pub(super) fn new(size: u32) -> Board {
        let all = (1 << (size * size)) - 1;
        let left = (0..size).fold(0, |cells, row| cells | 1 << (row * size));
        let mut board = Board { size, all, left, right: left << (size - 1), next: [0; MOST_CELLS] };
        each(all).for_each(|cell| board.next[index(cell)] = board.neighbours(cell));
        board
    }

    /// Left and right, top and bottom.
    pub(super) fn sides(&self) -> [(Cells, Cells); 2] {
        let top = (1 << self.size) - 1;
        [(self.left, self.right), (top, top << (self.size * (self.size - 1)))]
    }

    /// The board turned upside down.
    pub(super) fn rotate(&self, cells: Cells) -> Cells {
        cells.reverse_bits() >> (128 - self.size * self.size)
    }

    /// All neighbours of some cells.
    fn neighbours(&self, cells: Cells) -> Cells {
        let right = (cells << 1) | (cells >> (self.size - 1));
        let left = (cells >> 1) | (cells << (self.size - 1));
        let sideways = if self.size == 1 { 0 } else { (right & !self.left) | (left & !self.right) };
        (sideways | (cells << self.size) | (cells >> self.size)) & self.all
    }

    /// The groups of `stones` that touch `cells`.
    fn groups(&self, cells: Cells, stones: Cells) -> Cells {
        let mut found = cells & stones;
        if found == 0 {
            return 0;
        }
        loop {
            let more = found | (self.neighbours(found) & stones);
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Whether the stones join the two sides.
    pub(super) fn joins_sides(&self, side: &Side) -> bool {
        self.groups(side.from, side.mine) & side.to != 0
    }

    /// Number of stones that the player still needs at least; `None` if the opponent has joined their sides.
    pub(super) fn missing(&self, side: &Side) -> Option<u32> {
        let open = self.all & !side.theirs;
        let mut reached = self.groups(side.from, side.mine);
        let mut next = side.from & open;
        for stones in 0..=self.size * self.size {
            if reached & side.to != 0 {
                return Some(stones);
            }
            reached |= next | self.groups(next | self.neighbours(next), side.mine);
            next = self.neighbours(reached) & open;
        }
        None
    }

    fn region(&self, side: &Side, from: Cells) -> Region {
        let empty = self.all & !(side.mine | side.theirs);
        let mut stones = self.groups(from, side.mine);
        let mut near = (from | self.neighbours(stones)) & empty;
        let mut used = 0;
        'grow: loop {
            let free = near & !used;
            let mut rest = self.neighbours(free) & side.mine & !stones;
            while rest != 0 {
                let group = self.groups(lowest(rest), side.mine);
                let around = self.neighbours(group) & empty;
                if let Some(link) = link(free & around) {
                    used |= link;
                    stones |= group;
                    near |= around;
                    continue 'grow;
                }
                rest &= !group;
            }
            return Region { stones, used, free };
        }
    }

    /// Whether the chain of a player is complete, or can be completed by one stone.
    pub(super) fn wins_with_next(&self, side: &Side) -> bool {
        let mut wins = false;
        let is_open = self.each_threat(side, |_| {
            wins = true;
            false
        });
        wins || !is_open
    }

    /// The chain of a player: `None` if it is complete, otherwise the cells that would complete it.
    pub(super) fn threats(&self, side: &Side) -> Option<SmallVec<[Threat; 8]>> {
        let mut threats = SmallVec::new();
        let is_open = self.each_threat(side, |threat| {
            threats.push(threat);
            true
        });
        is_open.then_some(threats)
    }

    /// Shows the cells that would complete the chain of a player until `show` returns false; returns false if the chain
    /// is complete.
    fn each_threat(&self, side: &Side, mut show: impl FnMut(Threat) -> bool) -> bool {
        let (a, b) = (self.region(side, side.from), self.region(side, side.to));
        let reaches = |region: &Region, other: Cells| region.stones & other != 0 || link(region.free & other).is_some();
        if reaches(&a, side.to) || reaches(&b, side.from) {
            return false;
        }
        if a.used & b.used != 0 {
            return true;
        }
        if a.stones & b.stones != 0 || link(a.free & b.free).is_some() {
            return false;
        }
        let used = a.used | b.used;
        for cell in each(self.all & !(side.mine | side.theirs | used)) {
            let links = self.links(side, cell, &a, &b);
            if links.is_some_and(|links| !show(Threat { cell, used: used | links })) {
                break;
            }
        }
        true
    }

    /// How a stone on `cell` would link both regions: the empty cells this would rest on.
    fn links(&self, side: &Side, cell: Cells, a: &Region, b: &Region) -> Option<Cells> {
        let next = self.next[index(cell)];
        let group = self.groups(next, side.mine);
        let beside = if group == 0 { 0 } else { self.neighbours(group) };
        let around = (next | beside) & !cell;
        let touches = |region: &Region| cell & region.free != 0 || group & region.stones != 0;
        let (to_a, to_b) = (around & a.free & !b.used, around & b.free & !a.used);
        match (touches(a), touches(b)) {
            (true, true) => Some(0),
            (true, false) => link(to_b),
            (false, true) => link(to_a),
            (false, false) => {
                let both = |first: Cells, second: Cells| {
                    let first = link(first)?;
                    Some(first | link(second & !first)?)
                };
                both(to_a, to_b).or_else(|| both(to_b, to_a))
            }
        }
    }

    /// Adds for each empty cell how many moves away it is from either side when the opponent may spoil the best way
    /// each time: one more than its second nearest neighbour, own groups counting as one step. [J. van Rijswijck, 2002]
    pub(super) fn add_second_distances(&self, side: &Side, sums: &mut [u8; 128]) {
        let empty = self.all & !(side.mine | side.theirs);
        let mut around = [0; 128];
        let mut nearest = [0; 2];
        for cell in each(empty) {
            let next = self.next[index(cell)];
            let group = self.groups(next, side.mine);
            let beside = if group == 0 { next } else { next | self.neighbours(group) };
            around[index(cell)] = beside & empty & !cell;
            for (near, edge) in nearest.iter_mut().zip([side.from, side.to]) {
                *near |= if (cell | group) & edge == 0 { 0 } else { cell };
            }
        }
        for near in nearest {
            let (mut new, mut known) = (near, 0);
            for steps in 1..FAR {
                each(new).for_each(|cell| sums[index(cell)] += steps);
                known |= new;
                let twice = |cell: &Cells| link(around[index(*cell)] & known).is_some();
                new = each(empty & !known).filter(twice).fold(0, |all, cell| all | cell);
                if new == 0 {
                    break;
                }
            }
            each(empty & !known).for_each(|cell| sums[index(cell)] += FAR);
        }
    }
}

/// The distance of what cannot be reached.
const FAR: u8 = 30;

fn lowest(cells: Cells) -> Cells {
    cells & cells.wrapping_neg()
}

/// Two of the cells, if there are two.
fn link(cells: Cells) -> Option<Cells> {
    let first = lowest(cells);
    let rest = cells & !first;
    (rest != 0).then(|| first | lowest(rest))
}

/// The cells one by one.
pub(super) fn each(mut cells: Cells) -> impl Iterator<Item = Cells> {
    std::iter::from_fn(move || {
        let cell = lowest(cells);
        cells &= !cell;
        (cell != 0).then_some(cell)
    })
}

/// The number of a cell.
pub(super) fn index(cell: Cells) -> usize {
    cell.trailing_zeros() as usize
}
