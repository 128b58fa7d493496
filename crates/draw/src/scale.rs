//! Numbers along an axis, and colours for numbers that all people can tell apart.

/// Round numbers from 0 to `largest`, about `about` of them.
pub(crate) fn ticks(largest: u64, about: u64) -> Vec<u64> {
    let rough = (largest / about.max(1)).max(1);
    let power = 10u64.saturating_pow(rough.ilog10());
    let step =
        [1, 2, 5, 10].into_iter().map(|step| power.saturating_mul(step)).find(|&step| step >= rough).unwrap_or(rough);
    (0..=largest / step).map(|i| i * step).collect()
}

/// Ten colours of the map known as viridis, from dark to bright.
const VIRIDIS: [[u8; 3]; 10] = [
    [68, 1, 84],
    [72, 40, 120],
    [62, 74, 137],
    [49, 104, 142],
    [38, 130, 142],
    [31, 158, 137],
    [53, 183, 121],
    [110, 206, 88],
    [181, 222, 43],
    [253, 231, 37],
];

/// The colour of a share between 0 and 1: brightness rises with it, so that it is also readable in grey.
pub(crate) fn colour(share: f64) -> [u8; 3] {
    let scaled = share.clamp(0.0, 1.0) * 9.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 8")]
    let low = (scaled.floor() as usize).min(8);
    let part = scaled - low as f64;
    std::array::from_fn(|i| {
        let (a, b) = (f64::from(VIRIDIS[low][i]), f64::from(VIRIDIS[low + 1][i]));
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
        let mixed = (a + (b - a) * part).round() as u8;
        mixed
    })
}

/// A colour in hexadecimal notation.
pub(crate) fn hex([r, g, b]: [u8; 3]) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

/// Whether dark letters can be read on a colour.
pub(crate) fn is_bright([r, g, b]: [u8; 3]) -> bool {
    299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b) > 128_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round() {
        assert_eq!(ticks(1000, 5), [0, 200, 400, 600, 800, 1000]);
        assert_eq!(ticks(7, 10), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(ticks(0, 5), [0]);
    }

    #[test]
    fn brightness_rises() {
        let grey = |[r, g, b]: [u8; 3]| 299 * u32::from(r) + 587 * u32::from(g) + 114 * u32::from(b);
        let shades: Vec<u32> = (0..=20).map(|i| grey(colour(f64::from(i) / 20.0))).collect();
        assert!(shades.is_sorted(), "{shades:?}");
    }
}
