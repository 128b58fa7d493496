//! Rare and common values.
//!
//! A mask splits the values into two classes by the parity of the number of bits they share with it. Rare and rare add
//! up to rare, as do common and common, while rare and common add up to common. In many games almost every heap has a
//! common value, and then a common value is reached only by splitting off one of the few rare heaps. If all splits take
//! an even number of tokens, or all an odd one, the parity of the heap may count too.

/// The bits that decide which values are rare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mask {
    /// The bits that count. With none, every value is rare.
    pub bits: u32,
    /// Whether the parity of the heap counts too.
    pub positional: bool,
    /// 1 when splits take an odd number of tokens.
    phase: usize,
    /// Whether the parity of the heap may count: all splits take even numbers, or all odd ones.
    parity: bool,
}

impl Mask {
    /// Returns the mask of no bits, for splits that take these numbers.
    pub(crate) fn none(split: &[usize]) -> Mask {
        let phase = split.first().map_or(0, |t| t % 2);
        let parity = split.iter().all(|t| t % 2 == phase);
        Mask { bits: 0, positional: false, phase: if parity { phase } else { 0 }, parity }
    }

    /// Returns the mask of these bits.
    pub(crate) fn with(self, bits: u32, positional: bool) -> Mask {
        Mask { bits, positional, ..self }
    }

    /// Whether a value is rare in a heap of this size.
    #[inline(always)]
    pub(crate) fn is_rare(&self, value: u32, heap: usize) -> bool {
        let shared = (value & self.bits).count_ones() as usize;
        (shared ^ (usize::from(self.positional) & (heap ^ self.phase))) & 1 == 0
    }

    /// Returns for which of the 64 heaps from `heap` on a value is common, as bits.
    pub(crate) fn commons(&self, value: u32, heap: usize) -> u64 {
        let [even, odd] = [0, 1].map(|i| if self.is_rare(value, heap + i) { 0 } else { 0x5555_5555_5555_5555 << i });
        even | odd
    }

    /// Returns the lowest bit of the mask. The other bits of a value determine it, once it is known whether the value
    /// is rare.
    pub(crate) fn low_bit(&self) -> u32 {
        self.bits.trailing_zeros().min(31)
    }

    /// Returns the index of a value: the value without the lowest bit of the mask. The order of common values in heaps
    /// of one parity is preserved.
    #[inline(always)]
    pub(crate) fn index(&self, value: u32) -> u32 {
        let below = (1 << self.low_bit()) - 1;
        value & below | value >> 1 & !below
    }

    /// Returns the common value with an index, in a heap of this parity.
    pub(crate) fn common(&self, index: u32, heap: usize) -> u32 {
        let below = (1 << self.low_bit()) - 1;
        let value = index & below | (index & !below) << 1;
        if self.is_rare(value, heap) { value | 1 << self.low_bit() } else { value }
    }

    /// Returns the rare value with an index, in a heap of this parity.
    pub(crate) fn rare(&self, index: u32, heap: usize) -> u32 {
        self.common(index, heap) ^ 1 << self.low_bit()
    }

    /// Returns the number of rare values below a common one; they have the lowest indices.
    pub(crate) fn rares_below(&self, common: u32) -> usize {
        let low = self.low_bit();
        (common as usize >> low).div_ceil(2) << low
    }

    /// Returns the mask with the fewest rare heaps, by a Walsh–Hadamard transform of how often each value occurs in
    /// even and in odd heaps.
    pub(crate) fn best(&self, values: &[u16]) -> Mask {
        let size = values.iter().max().map_or(1, |&largest| usize::from(largest) + 1).next_power_of_two();
        let mut sums = vec![0i64; 2 * size];
        for (heap, &value) in values.iter().enumerate() {
            sums[2 * usize::from(value) + ((heap ^ self.phase) & 1)] += 1;
        }
        transform(&mut sums);
        let step = if self.parity { 1 } else { 2 };
        let best = (0..sums.len()).step_by(step).min_by_key(|&mask| sums[mask]).unwrap_or(0);
        let bits = u32::try_from(best / 2).expect("values have 32 bits");
        self.with(bits, best % 2 == 1 && bits != 0)
    }
}

/// Computes the Walsh–Hadamard transform in place.
fn transform(sums: &mut [i64]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (left, right) = block.split_at_mut(half);
            for (a, b) in left.iter_mut().zip(right) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indices_and_common_values_belong_together() {
        for bits in [0x1e, 0x17, 0x3d, 0xfe] {
            for positional in [false, true] {
                let mask = Mask::none(&[1]).with(bits, positional);
                for heap in 0..2 {
                    let common: Vec<u32> = (0..256).map(|index| mask.common(index, heap)).collect();
                    assert!(common.is_sorted());
                    assert!((0..256).all(|index| mask.index(common[index as usize]) == index));
                    assert!(common.iter().all(|&value| !mask.is_rare(value, heap)));
                }
            }
        }
    }

    #[test]
    fn the_best_mask_leaves_the_fewest_rare_heaps() {
        let values: Vec<u16> = (0..1000).map(|n| if n % 97 == 0 { n % 3 } else { ((n % 4) ^ 4) | (n % 2) }).collect();
        let none = Mask::none(&[1]);
        let rare =
            |mask: &Mask| values.iter().zip(0..).filter(|&(&value, heap)| mask.is_rare(value.into(), heap)).count();
        let best = none.best(&values);
        for bits in 1..8 {
            for positional in [false, true] {
                assert!(rare(&best) <= rare(&Mask { bits, positional, ..none }));
            }
        }
    }
}
