//! Boards read from their notation, as the general statements need them.
use crate::numbers::split_value;
use std::collections::{BTreeMap, BTreeSet};

/// The exponents of the prime factors of a number.
pub(crate) fn exponents(number: &str) -> Vec<u64> {
    let number: u64 = number.parse().expect("a number");
    let (mut rest, mut exponents) = (number, Vec::new());
    for prime in 2..=number {
        let mut exponent = 0;
        while rest > 1 && rest.is_multiple_of(prime) {
            rest /= prime;
            exponent += 1;
        }
        exponents.extend((exponent > 0).then_some(exponent));
    }
    exponents
}

/// The free squares of a board of Cram, with its width and height.
fn squares(position: &str) -> (BTreeSet<(usize, usize)>, usize, usize) {
    let sides = position.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    let rows: Vec<String> = match sides {
        Some((width, height)) => vec![".".repeat(width); height],
        None => position.split('/').map(str::to_owned).collect(),
    };
    let (width, height) = (rows.iter().map(String::len).max().unwrap_or(0), rows.len());
    let free = rows.iter().enumerate().flat_map(|(y, row)| {
        row.char_indices().filter(|(_, square)| *square == '.').map(move |(x, _)| (x, y)).collect::<Vec<_>>()
    });
    (free.collect(), width, height)
}

/// Whether a board looks the same when it is turned by half, and no domino covers part of its own image.
pub(crate) fn copies(position: &str) -> bool {
    let (free, width, height) = squares(position);
    let image = |(x, y): (usize, usize)| (width - 1 - x, height - 1 - y);
    let overlaps = |&(x, y): &(usize, usize)| {
        let next = [(x + 1, y), (x, y + 1)].into_iter().filter(|square| free.contains(square));
        let own = |other: (usize, usize)| image(other) == other || image(other) == (x, y) || image((x, y)) == (x, y);
        next.into_iter().any(own)
    };
    !free.is_empty() && free.iter().all(|&square| free.contains(&image(square))) && !free.iter().any(overlaps)
}

/// The values of straight lines, if nothing else is left.
pub(crate) fn lines(position: &str) -> Option<Vec<u128>> {
    let (mut free, ..) = squares(position);
    let mut values = Vec::new();
    while let Some(&first) = free.first() {
        let mut line = BTreeSet::new();
        let mut waiting = vec![first];
        while let Some((x, y)) = waiting.pop() {
            if free.remove(&(x, y)) {
                line.insert((x, y));
                waiting.extend([(x + 1, y), (x, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))]);
            }
        }
        let (same_x, same_y) = (line.iter().all(|s| s.0 == first.0), line.iter().all(|s| s.1 == first.1));
        if !same_x && !same_y {
            return None;
        }
        values.push(split_value(&[2], line.len()));
    }
    Some(values)
}

/// The number of places of a full ring.
pub(crate) fn ring(position: &str) -> Option<usize> {
    match position.strip_prefix('c') {
        Some(places) => places.parse().ok(),
        None => position.chars().all(|place| place == 'x').then_some(position.len()),
    }
}

/// A ring with gaps, from bits; the first place is always a gap.
pub(crate) fn ring_of(bits: u32, places: u32) -> String {
    (0..places).map(|place| if place > 0 && bits >> (place - 1) & 1 == 1 { 'x' } else { '.' }).collect()
}

/// The values of the rows of a ring with gaps.
pub(crate) fn rows(position: &str, k: usize) -> Option<Vec<u128>> {
    let gap = position.find('.')?;
    let turned = format!("{}{}", &position[gap..], &position[..gap]);
    let takes: Vec<usize> = (1..=k).collect();
    Some(turned.split('.').filter(|row| !row.is_empty()).map(|row| split_value(&takes, row.len())).collect())
}

/// The tokens on the edges of a graph by their ends.
fn edges(position: &str) -> BTreeMap<(u64, u64), u128> {
    let edge = |text: &str| {
        let (ends, tokens) = text.split_once(':')?;
        let (a, b) = ends.split_once('-')?;
        Some(((a.parse().ok()?, b.parse().ok()?), tokens.parse().ok()?))
    };
    position.split(',').filter_map(edge).filter(|(_, tokens): &(_, u128)| *tokens > 0).collect()
}

/// The tokens of separate stars, if nothing else is left.
pub(crate) fn stars(position: &str) -> Option<Vec<u128>> {
    let mut left = edges(position);
    let mut stars = Vec::new();
    while let Some((&first, _)) = left.iter().next() {
        let mut part = BTreeSet::from([first]);
        loop {
            let touches =
                |edge: &(u64, u64)| part.iter().any(|p| [p.0, p.1].contains(&edge.0) || [p.0, p.1].contains(&edge.1));
            let more: BTreeSet<(u64, u64)> = left.keys().copied().filter(touches).collect();
            if more.len() == part.len() {
                break;
            }
            part = more;
        }
        let centre = |point: u64| part.iter().all(|edge| edge.0 == point || edge.1 == point);
        if !centre(first.0) && !centre(first.1) {
            return None;
        }
        stars.push(part.iter().map(|edge| left[edge]).sum());
        left.retain(|edge, _| !part.contains(edge));
    }
    Some(stars)
}

/// The tokens of a triangle, if nothing else is left.
pub(crate) fn triangle(position: &str) -> Option<Vec<u128>> {
    let edges = edges(position);
    let points: BTreeSet<u64> = edges.keys().flat_map(|edge| [edge.0, edge.1]).collect();
    (edges.len() == 3 && points.len() == 3).then(|| edges.into_values().collect())
}

/// The values of the stretches of a strip in which no three can be completed at once.
pub(crate) fn treblecross(position: &str) -> Option<Vec<u128>> {
    let completes = ["xx", "x.x"].iter().any(|two| position.contains(two));
    if completes {
        return None;
    }
    let last = position.split('x').count() - 1;
    let heap = |(i, stretch): (usize, &str)| {
        let ends = [i == 0, i == last];
        let more = ends.iter().map(|&at_edge| if at_edge { 1 } else { -1 }).sum::<i64>();
        usize::try_from(stretch.len() as i64 + more).unwrap_or(0)
    };
    Some(position.split('x').enumerate().map(heap).map(|heap| split_value(&[3], heap)).collect())
}

/// The sizes of the rows of a ring with gaps, or of heaps.
pub(crate) fn row_sizes(position: &str) -> Option<Vec<usize>> {
    if !position.contains(['x', '.']) {
        return position.split(',').map(|heap| heap.parse().ok()).collect();
    }
    let gap = position.find('.')?;
    let turned = format!("{}{}", &position[gap..], &position[..gap]);
    Some(turned.split('.').map(str::len).collect())
}

/// The value of a bush by the colon principle, after the points of each cycle were pressed together.
pub(crate) fn bush(position: &str) -> u128 {
    let read =
        |edge: &str| edge.split_once('-').map(|(a, b)| (a.parse().expect("a point"), b.parse().expect("a point")));
    let mut edges: Vec<(u64, u64)> = position.split(',').filter_map(read).collect();
    while let Some(cycle) = (0..edges.len()).find(|&i| edges[i].0 != edges[i].1 && !is_bridge(&edges, i)) {
        let (kept, gone) = (edges[cycle].0.min(edges[cycle].1), edges[cycle].0.max(edges[cycle].1));
        let fused = |point: u64| if point == gone { kept } else { point };
        edges = edges.into_iter().map(|(a, b)| (fused(a), fused(b))).collect();
    }
    branch(&edges, 0, None)
}

/// Whether the ends of an edge are joined by no other way.
fn is_bridge(edges: &[(u64, u64)], edge: usize) -> bool {
    let mut reached = BTreeSet::from([edges[edge].0]);
    loop {
        let next = edges.iter().enumerate().filter(|(i, _)| *i != edge).map(|(_, ends)| *ends);
        let more: Vec<u64> = next
            .flat_map(|(a, b)| [(a, b), (b, a)])
            .filter(|(from, to)| reached.contains(from) && !reached.contains(to))
            .map(|(_, to)| to)
            .collect();
        if more.is_empty() {
            return !reached.contains(&edges[edge].1);
        }
        reached.extend(more);
    }
}

/// The nim-sum of what stands on a point: loops are worth 1, edges one more than what stands on them.
fn branch(edges: &[(u64, u64)], point: u64, from: Option<u64>) -> u128 {
    edges.iter().fold(0, |sum, &(a, b)| match (a == point, b == point) {
        (true, true) => sum ^ 1,
        (true, false) if Some(b) != from => sum ^ (branch(edges, b, Some(point)) + 1),
        (false, true) if Some(a) != from => sum ^ (branch(edges, a, Some(point)) + 1),
        _ => sum,
    })
}
