//! Paired entries: for many entries there is a second one, farther by the same distance and with an index that differs
//! by the same nim-sum.
//!
//! What the second entry of such a pair excludes in a heap follows from what the first excludes in an earlier heap.
//! That is computed once for all pairs of the same kind, so only the first entry of each pair is looked up.

/// All pairs of entries of one kind.
pub(super) struct Pairs {
    /// How much farther the second entry is.
    pub(super) distance: usize,
    /// The nim-sum of their indices.
    pub(super) sum: usize,
    /// The first entry of each pair: distances with indices.
    pub(super) firsts: Vec<(usize, usize)>,
}

/// Upper limit of how much farther second entries are, so that a heap needs only its own block and the one before.
const REACH: usize = 64;
/// Upper limit of the nim-sums, so that indices stay in their groups of eight.
const SUMS: usize = 8;
/// Minimum number of pairs of one kind; fewer would cost more than they save.
const MIN_PAIRS: usize = 24;
/// Number of kinds that are tried, the most frequent first, before the best is chosen.
const CANDIDATES_TRIED: usize = 4;

/// Removes pairs from sorted entries, as long as there are enough of one kind, and returns them.
pub(super) fn pairs(entries: &mut Vec<(usize, usize)>) -> Vec<Pairs> {
    let mut all = Vec::new();
    while entries.len() >= 2 * MIN_PAIRS {
        let kinds = kinds(entries);
        let candidates = kinds.iter().map(|&(_, distance, sum)| matches(entries, distance, sum));
        let Some(best) =
            candidates.max_by_key(|pairs| pairs.firsts.len()).filter(|best| best.firsts.len() >= MIN_PAIRS)
        else {
            break;
        };
        let is_first = |entry: &(usize, usize)| best.firsts.binary_search(entry).is_ok();
        entries.retain(|&(distance, index)| {
            let first = distance.checked_sub(best.distance).map(|before| (before, index ^ best.sum));
            !is_first(&(distance, index)) && !first.is_some_and(|first| is_first(&first))
        });
        all.push(best);
    }
    all
}

/// Returns the most frequent kinds of pairs: an upper bound of their number, the distance and the nim-sum.
fn kinds(entries: &[(usize, usize)]) -> Vec<(usize, usize, usize)> {
    let mut counts = [[0; SUMS]; REACH];
    for (i, &(one, index)) in entries.iter().enumerate() {
        for &(other, with) in entries[i + 1..].iter().take_while(|other| other.0 - one < REACH) {
            if other > one && index ^ with < SUMS {
                counts[other - one][index ^ with] += 1;
            }
        }
    }
    let counts = counts.iter().enumerate();
    let kinds = counts.flat_map(|(distance, sums)| sums.iter().enumerate().map(move |(sum, &n)| (n, distance, sum)));
    let mut kinds: Vec<(usize, usize, usize)> = kinds.collect();
    kinds.sort_unstable_by(|a, b| b.cmp(a));
    kinds.truncate(CANDIDATES_TRIED);
    kinds
}

/// Returns pairs of a kind such that no entry is in two of them.
fn matches(entries: &[(usize, usize)], distance: usize, sum: usize) -> Pairs {
    let mut used = vec![false; entries.len()];
    let mut firsts = Vec::new();
    for (i, &(near, index)) in entries.iter().enumerate() {
        if let Ok(second) = entries.binary_search(&(near + distance, index ^ sum))
            && !used[i]
            && !used[second]
        {
            used[second] = true;
            firsts.push((near, index));
        }
    }
    Pairs { distance, sum, firsts }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_and_what_is_left_are_all_entries() {
        let mut seed = 1u64;
        let mut random = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % below
        };
        let mut entries: Vec<(usize, usize)> = (0..300).map(|_| (512 + random(3000), random(40))).collect();
        // Many have a second entry, some of these a third one.
        for i in 0..200 {
            let (distance, index) = entries[i];
            entries.push((distance + 26, index ^ 3));
            entries.extend((i % 3 == 0).then_some((distance + 52, index)));
        }
        entries.sort_unstable();
        entries.dedup();
        let mut left = entries.clone();
        let pairs = pairs(&mut left);
        assert_eq!((pairs[0].distance, pairs[0].sum), (26, 3));
        assert!(
            pairs.iter().all(|pairs| pairs.distance < REACH && pairs.sum < SUMS && pairs.firsts.len() >= MIN_PAIRS)
        );
        for pairs in &pairs {
            left.extend(&pairs.firsts);
            left.extend(pairs.firsts.iter().map(|&(distance, index)| (distance + pairs.distance, index ^ pairs.sum)));
        }
        left.sort_unstable();
        assert_eq!(left, entries);
    }
}
