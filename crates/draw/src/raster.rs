//! PNG from SVG, with our own fonts, so that a machine without fonts writes the accents of all languages.
use resvg::{tiny_skia, usvg};
use std::sync::{Arc, OnceLock};

/// DejaVu Sans, cut down to the letters of Europe and mathematical signs; see `font/LICENSE`.
const FONTS: [&[u8]; 2] = [include_bytes!("../font/DejaVuSans.ttf"), include_bytes!("../font/DejaVuSans-Bold.ttf")];

/// Maximum number of pixels on a side.
const LARGEST_SIDE: f64 = 16_000.0;

/// Maximum number of pixels.
const MOST_PIXELS: f64 = 64e6;

/// Why a picture cannot be painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

fn fonts() -> Arc<usvg::fontdb::Database> {
    static FONT_DATABASE: OnceLock<Arc<usvg::fontdb::Database>> = OnceLock::new();
    let load = || {
        let mut fonts = usvg::fontdb::Database::new();
        FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
        fonts.set_sans_serif_family("DejaVu Sans");
        Arc::new(fonts)
    };
    Arc::clone(FONT_DATABASE.get_or_init(load))
}

/// Paints a picture of this crate with `scale` pixels for each unit; fewer if it would be too large.
///
/// ```
/// use draw::{Paper, board::BoardScene, raster};
/// let game = engine::games::build("nim", &engine::Params::default()).unwrap();
/// let svg = draw::board::svg(&BoardScene::new(&game.board("1,2").unwrap()), &Paper::default());
/// assert_eq!(raster::png(&svg, 2.0).unwrap()[1..4], *b"PNG");
/// ```
pub fn png(svg: &str, scale: f64) -> Result<Vec<u8>, TooLarge> {
    let options = usvg::Options { fontdb: fonts(), font_family: "DejaVu Sans".to_owned(), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(&plain(svg), &options).expect("our pictures are valid SVG");
    let (width, height) = (f64::from(tree.size().width()), f64::from(tree.size().height()));
    let scale = scale.min(LARGEST_SIDE / width.max(height)).min((MOST_PIXELS / (width * height)).sqrt());
    if scale < 0.25 {
        return Err(TooLarge);
    }
    let mut pixels = tiny_skia::Pixmap::new(side(width * scale), side(height * scale)).ok_or(TooLarge)?;
    #[expect(clippy::cast_possible_truncation, reason = "a scale is near 1")]
    let transform = tiny_skia::Transform::from_scale(scale as f32, scale as f32);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    Ok(pixels.encode_png().expect("pixels in memory can be encoded"))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sides are positive and at most 16000")]
fn side(length: f64) -> u32 {
    length.round().clamp(1.0, LARGEST_SIDE) as u32
}

/// The same picture with colours instead of variables: `var(--nim-ink,#000)` becomes `#000`.
fn plain(svg: &str) -> String {
    let mut out = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some(start) = rest.find("var(--nim-") {
        out.push_str(&rest[..start]);
        let variable = &rest[start..];
        let end = variable.find(')').map_or(variable.len(), |end| end + 1);
        out.push_str(variable[..end].split_once(',').map_or("", |(_, colour)| colour).trim_end_matches(')'));
        rest = &variable[end..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_become_colours() {
        assert_eq!(plain("a{fill:var(--nim-ink,#123);x:y}b"), "a{fill:#123;x:y}b");
        assert_eq!(plain("text var(--nim-"), "text ");
    }
}
