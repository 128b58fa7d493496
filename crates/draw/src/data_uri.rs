//! Images inside pictures: a PNG as a data URI.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes in base 64.
fn base64(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let padded = [chunk[0], chunk.get(1).copied().unwrap_or(0), chunk.get(2).copied().unwrap_or(0)];
        let word = u32::from_be_bytes([0, padded[0], padded[1], padded[2]]);
        for digit_number in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * digit_number) & 63) as usize];
            out.push(if digit_number <= chunk.len() { char::from(digit) } else { '=' });
        }
    }
    out
}

/// A PNG of pixels that are numbers of a palette, rows from above.
pub(crate) fn png(width: u32, palette: &[[u8; 3]], pixels: &[u8]) -> String {
    let mut bytes = Vec::new();
    let height = u32::try_from(pixels.len()).unwrap_or(u32::MAX) / width.max(1);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(pixels));
    written.expect("a palette image in memory can be written");
    format!("data:image/png;base64,{}", base64(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_that_of_the_standard() {
        let check = |text: &str, expected: &str| assert_eq!(base64(text.as_bytes()), expected);
        check("", "");
        check("f", "Zg==");
        check("fo", "Zm8=");
        check("foobar", "Zm9vYmFy");
    }
}
