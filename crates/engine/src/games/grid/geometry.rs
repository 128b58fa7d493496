//! Which coins are in one line, which hang together, and which positions are alike.
use super::Coins;

/// Along which lines coins are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// Along the rows.
    Rows,
    /// Along the rows, columns and layers; on triangles, along all three sides.
    Straight,
    /// Along the diagonals too.
    All,
}

type Vector = [i32; 3];

/// The directions of the lines, and the linear maps that send lines to lines.
#[derive(Clone, Debug)]
pub(super) struct Geometry {
    pub(super) lines: Lines,
    pub(super) is_triangle: bool,
    directions: Vec<Vector>,
    maps: Vec<[Vector; 3]>,
}

/// A board that looks the same when it is turned upside down: every move can be copied, at once or after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shadow {
    /// No move touches its own image.
    Free,
    /// No move does after these coins are taken.
    AfterTaking(u64),
}

/// The coins of a set, by their numbers.
pub(super) fn coins(mut set: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let coin = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (coin < 64).then_some(coin)
    })
}

/// Every vector of steps of at most one, except none.
fn steps() -> impl Iterator<Item = Vector> {
    let step = |code: i32| [code % 3 - 1, code / 3 % 3 - 1, code / 9 - 1];
    (0..27).map(step).filter(|step| *step != [0; 3])
}

impl Geometry {
    pub(super) fn new(lines: Lines, is_triangle: bool) -> Geometry {
        // Forwards: to later layers, in a layer to later rows, in a row to the right.
        let forward = |step: &Vector| [step[2], step[1], step[0]] > [0; 3];
        let is_line = |step: &Vector| match (lines, is_triangle) {
            (Lines::Rows, _) => *step == [1, 0, 0],
            (_, true) => [[1, 0, 0], [0, 1, 0], [1, 1, 0]].contains(step),
            (Lines::Straight, _) => step.iter().filter(|part| **part != 0).count() == 1,
            (Lines::All, _) => true,
        };
        let directions = steps().filter(forward).filter(is_line).collect();
        let maps = match (lines, is_triangle) {
            (Lines::Rows, _) => vec![[[1, 0, 0], [0, 1, 0], [0, 0, 1]]],
            (_, true) => maps_of(&[[1, 0, 0], [0, 1, 0], [1, 1, 0]]),
            _ => maps_of(&[[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
        };
        Geometry { lines, is_triangle, directions, maps }
    }

    /// Neighbouring coins in a line from a coin on: two of them, then three, and so on.
    fn from(&self, board: Coins, coin: u32) -> impl Iterator<Item = u64> {
        let start = board.point(coin);
        self.directions.iter().flat_map(move |step| {
            let mut taken = 1u64 << coin;
            let mut point = start;
            std::iter::from_fn(move || {
                point = std::array::from_fn(|axis| point[axis] + step[axis]);
                let next = 1u64 << board.number(point)?;
                taken |= next;
                (board.set & next != 0).then_some(taken)
            })
        })
    }

    /// Every move, as the coins that are taken.
    pub(super) fn takings(&self, board: &Coins) -> impl Iterator<Item = u64> {
        let board = *board;
        coins(board.set).flat_map(move |coin| std::iter::once(1 << coin).chain(self.from(board, coin)))
    }

    /// The coins in groups that hang together by lines.
    pub(super) fn groups(&self, board: &Coins, set: u64) -> impl Iterator<Item = u64> {
        let (board, mut rest) = (*board, set);
        std::iter::from_fn(move || {
            let mut group = rest & rest.wrapping_neg();
            let mut new = group;
            while new != 0 {
                let around = coins(new).flat_map(|coin| {
                    let point = board.point(coin);
                    let beside = move |step: &Vector, sign: i32| {
                        board.number(std::array::from_fn(|axis| point[axis] + sign * step[axis]))
                    };
                    self.directions.iter().flat_map(move |step| [beside(step, 1), beside(step, -1)]).flatten()
                });
                new = around.fold(0u64, |set, coin| set | 1 << coin) & rest & !group;
                group |= new;
            }
            rest &= !group;
            (group != 0).then_some(group)
        })
    }

    /// The least of the images of some coins that fit on the board, each moved into the corner.
    pub(super) fn least_image(&self, board: &Coins, set: u64) -> u64 {
        let points: smallvec::SmallVec<[Vector; 32]> = coins(set).map(|coin| board.point(coin)).collect();
        let image = |map: &[Vector; 3]| {
            let send = |point: &Vector| -> Vector {
                std::array::from_fn(|axis| (0..3).map(|from| map[axis][from] * point[from]).sum())
            };
            let least = points.iter().map(send).reduce(|a, b| std::array::from_fn(|axis| a[axis].min(b[axis])))?;
            let place = |point: &Vector| {
                let sent = send(point);
                board.number(std::array::from_fn(|axis| sent[axis] - least[axis]))
            };
            points.iter().try_fold(0u64, |all, point| Some(all | 1 << place(point)?))
        };
        let fits = |set: &u64| coins(*set).all(|coin| board.has_place(coin));
        // Without layers, nothing leaves its plane.
        let is_flat = board.sides[2] == 1;
        let maps = self.maps.iter().filter(|map| !is_flat || map[2] == [0, 0, 1]);
        maps.filter_map(image).filter(fits).min().unwrap_or(set)
    }

    /// How every move on these coins can be copied, if they look the same upside down.
    pub(super) fn shadow(&self, board: &Coins, set: u64) -> Option<Shadow> {
        let ends = |axis: usize| {
            let all = || coins(set).map(|coin| board.point(coin)[axis]);
            Some(all().min()? + all().max()?)
        };
        let sums = [ends(0)?, ends(1)?, ends(2)?];
        let image = |coin: u32| {
            let point = board.point(coin);
            board.number(std::array::from_fn(|axis| sums[axis] - point[axis]))
        };
        let turned = |set: u64| coins(set).try_fold(0u64, |all, coin| Some(all | 1 << image(coin)?));
        if turned(set)? != set {
            return None;
        }
        let on = |set: u64| Coins { set, ..*board };
        let touches = |taken: u64| turned(taken).is_some_and(|image| image & taken != 0);
        let is_free = |set: u64| !self.takings(&on(set)).any(touches);
        if is_free(set) {
            return Some(Shadow::Free);
        }
        let is_middle = |taken: &u64| turned(*taken) == Some(*taken) && is_free(set & !taken);
        self.takings(&on(set)).find(is_middle).map(Shadow::AfterTaking)
    }
}

/// Every linear map that sends these directions to themselves, forwards or backwards, and no layer out of its plane
/// unless all three directions are at right angles.
fn maps_of(directions: &[Vector; 3]) -> Vec<[Vector; 3]> {
    let is_flat = directions.iter().all(|step| step[2] == 0);
    let signed = || directions.iter().flat_map(|step| [*step, step.map(|part| -part)]).collect::<Vec<Vector>>();
    let mut maps = Vec::new();
    // A map is known by where it sends the first two axes, and the third.
    for x in signed() {
        for y in signed() {
            for z in if is_flat { vec![[0, 0, 1]] } else { signed() } {
                let map: [Vector; 3] = std::array::from_fn(|axis| [x[axis], y[axis], z[axis]]);
                let send = |point: &Vector| -> Vector {
                    std::array::from_fn(|axis| (0..3).map(|from| map[axis][from] * point[from]).sum())
                };
                let stays = |step: &Vector| signed().contains(&send(step));
                let mut images: Vec<Vector> =
                    directions.iter().map(|step| send(step).map(|part| part * sign(&send(step)))).collect();
                images.sort_unstable();
                images.dedup();
                if directions.iter().all(stays) && images.len() == 3 {
                    maps.push(map);
                }
            }
        }
    }
    maps
}

/// The sign of the first part of a vector that is not zero.
fn sign(vector: &Vector) -> i32 {
    vector.iter().copied().find(|part| *part != 0).map_or(1, i32::signum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_cubes_and_triangles_have_all_their_images() {
        for (lines, is_triangle, directions, maps) in [
            (Lines::Rows, false, 1, 1),
            (Lines::Straight, false, 3, 48),
            (Lines::All, false, 13, 48),
            (Lines::Straight, true, 3, 12),
        ] {
            let geometry = Geometry::new(lines, is_triangle);
            assert_eq!((geometry.directions.len(), geometry.maps.len()), (directions, maps), "{lines:?} {is_triangle}");
        }
    }
}
