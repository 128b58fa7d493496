//! Entries 64 to 511 away, looked up heap by heap: wide vectors compare all heaps of that range at once.
//!
//! Columns would be loaded for only one, two or four blocks, with more work around the lookup than in it.
use super::to_u16;
use crate::simd::{Simd, XorPattern};

/// The least distance of these entries.
pub(super) const NEAREST: usize = 64;
/// The first distance that is too far.
pub(super) const END: usize = 512;
/// Number of strips of 64 heaps in the range.
const STRIPS: usize = (END - NEAREST) / 64;

/// Entries 64 to 511 away.
pub(super) struct MidRange {
    /// Usually one.
    layers: Vec<Layer>,
}

/// At most one entry for each heap of the range, the farthest heap first.
struct Layer {
    indices: [[Option<u16>; 64]; STRIPS],
    patterns: [XorPattern; STRIPS],
}

impl MidRange {
    /// Takes distances with indices.
    pub(super) fn new(entries: &[(usize, usize)]) -> MidRange {
        let mut layers: Vec<[[Option<u16>; 64]; STRIPS]> = Vec::new();
        for &(distance, index) in entries {
            let (strip, position) = ((END - 1 - distance) / 64, (END - 1 - distance) % 64);
            let free = layers.iter().position(|layer| layer[strip][position].is_none()).unwrap_or(layers.len());
            if free == layers.len() {
                layers.push([[None; 64]; STRIPS]);
            }
            layers[free][strip][position] = Some(to_u16(index));
        }
        let byte = |index: Option<u16>| index.map(|index| index.to_le_bytes()[0]);
        let patterns = |layer: &[[Option<u16>; 64]; STRIPS]| layer.map(|strip| XorPattern::new(strip.map(byte)));
        MidRange { layers: layers.iter().map(|layer| Layer { indices: *layer, patterns: patterns(layer) }).collect() }
    }

    /// Whether one of the last heaps excludes an index. `bytes` are the low bytes of `indices`.
    #[inline(always)]
    pub(super) fn exclude<S: Simd>(&self, simd: S, bytes: &[u8], indices: &[u16], index: usize) -> bool {
        let byte = index.to_le_bytes()[0];
        let bytes: &[[u8; 64]; STRIPS] = bytes.as_chunks().0.first_chunk().expect("the farthest heaps are known");
        for layer in &self.layers {
            let mut any = 0;
            for (bytes, pattern) in bytes.iter().zip(&layer.patterns) {
                any |= simd.matches(bytes, pattern, byte);
            }
            if any != 0 && layer.excludes(simd, bytes, indices, index) {
                return true;
            }
        }
        false
    }
}

impl Layer {
    /// Whether the index itself is excluded, not just one with the same low byte.
    #[inline(always)]
    fn excludes<S: Simd>(&self, simd: S, bytes: &[[u8; 64]; STRIPS], indices: &[u16], index: usize) -> bool {
        for (strip, (bytes, pattern)) in bytes.iter().zip(&self.patterns).enumerate() {
            let mut matches = simd.matches(bytes, pattern, index.to_le_bytes()[0]);
            while matches != 0 {
                let position = matches.trailing_zeros() as usize;
                let entry = self.indices[strip][position].unwrap_or(0);
                if usize::from(indices[64 * strip + position] ^ entry) == index {
                    return true;
                }
                matches &= matches - 1;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{SimdLevel, simd::Kernel};

    struct ExcludedBits<'a>(&'a MidRange, &'a [u16]);

    impl Kernel for ExcludedBits<'_> {
        type Output = Vec<bool>;
        #[inline(always)]
        fn run<S: Simd>(self, simd: S) -> Vec<bool> {
            let bytes: Vec<u8> = self.1.iter().map(|index| index.to_le_bytes()[0]).collect();
            (0..512).map(|index| self.0.exclude(simd, &bytes, self.1, index)).collect()
        }
    }

    #[test]
    fn exclusions_are_found_even_if_low_bytes_agree() {
        let indices: Vec<u16> = (0..448u32).map(|i| u16::try_from(i * i % 509).unwrap()).collect();
        // Some distances have several entries.
        let entries: Vec<(usize, usize)> = (0..150).map(|i| (NEAREST + i * i % 448, 7 * i % 301)).collect();
        let mut expected = vec![false; 512];
        for &(distance, entry) in &entries {
            expected[usize::from(indices[END - 1 - distance]) ^ entry] = true;
        }
        assert!(expected.contains(&true) && expected.contains(&false));
        for level in SimdLevel::available() {
            assert_eq!(level.run(ExcludedBits(&MidRange::new(&entries), &indices)), expected, "{level:?}");
        }
    }
}
