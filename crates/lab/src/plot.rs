//! A picture of a sequence: its values over the heaps, with the period marked, and how often each value occurs.
//!
//! The picture is SVG that needs nothing else and is readable on light and dark ground.
use crate::Sequence;
use std::fmt::Write;

const WIDTH: usize = 960;
const HEIGHT: usize = 420;
const LEFT: usize = 56;
const TOP: usize = 40;
/// The width of the part with values; the histogram stands to its right.
const VALUES: usize = 660;
const GAP: usize = 60;
const COUNTS: usize = WIDTH - LEFT - VALUES - GAP - 16;
/// About so many points are drawn.
const POINTS: usize = 6_000;

/// Draws the values of the first heaps, as many as are known.
pub fn plot(sequence: &Sequence) -> String {
    let (start, len) = (sequence.values().start(), sequence.values().len());
    let mut svg = String::new();
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {}\" role=\"img\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Nim-values of {}, heaps {start} to {}</title>\n\
         <style>text{{fill:#444}}.axis{{stroke:#888}}.point{{fill:#1f5fa8}}.mark{{stroke:#b3261e;stroke-dasharray:5 3}}.bar{{fill:#7a5ea8}}\
         @media(prefers-color-scheme:dark){{text{{fill:#ccc}}.point{{fill:#8ab8f0}}.mark{{stroke:#ff8a80}}.bar{{fill:#b79ee0}}}}</style>\n",
        HEIGHT + TOP + 44,
        sequence.code(),
        len.saturating_sub(1),
    );
    let largest = sequence.values().largest().0.max(1) as usize;
    points(&mut svg, sequence, largest);
    marks(&mut svg, sequence);
    histogram(&mut svg, &sequence.values().counts());
    svg.push_str("</svg>\n");
    svg
}

fn text(svg: &mut String, x: usize, y: usize, anchor: &str, text: &str) {
    let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{text}</text>");
}

fn axes(svg: &mut String, x: usize, width: usize) {
    let bottom = TOP + HEIGHT;
    let _ = writeln!(svg, "<path class=\"axis\" fill=\"none\" d=\"M{x} {TOP}V{bottom}H{}\"/>", x + width);
}

fn points(svg: &mut String, sequence: &Sequence, largest: usize) {
    let values = sequence.values();
    let (start, len) = (values.start(), values.len());
    axes(svg, LEFT, VALUES);
    text(svg, LEFT, TOP - 14, "start", &format!("{}: value over heap", sequence.code()));
    text(svg, LEFT - 6, TOP + 10, "end", &largest.to_string());
    text(svg, LEFT - 6, TOP + HEIGHT, "end", "0");
    text(svg, LEFT, TOP + HEIGHT + 16, "start", &start.to_string());
    text(svg, LEFT + VALUES, TOP + HEIGHT + 16, "end", &len.saturating_sub(1).to_string());
    // An odd step does not fall in with the parity of the heaps.
    let step = ((len - start) / POINTS).max(1) | 1;
    svg.push_str("<path class=\"point\" d=\"");
    for heap in (start..len).step_by(step) {
        let value = values.get(heap).unwrap_or(0) as usize;
        let x = LEFT + (heap - start) * VALUES / (len - start).max(1);
        let y = TOP + HEIGHT - value * HEIGHT / largest;
        let _ = write!(svg, "M{x} {y}h2v2h-2z");
    }
    svg.push_str("\"/>\n");
}

/// Marks where the first and the second period begin.
fn marks(svg: &mut String, sequence: &Sequence) {
    let (start, len) = (sequence.values().start(), sequence.values().len());
    let Some(proof) = sequence.proof() else {
        text(svg, LEFT + VALUES, TOP - 14, "end", &format!("no period up to {len}"));
        return;
    };
    let period = proof.period;
    let label = format!("period {} from heap {}, proved", period.length, period.n0);
    text(svg, LEFT + VALUES, TOP - 14, "end", &label);
    for heap in [period.n0, period.n0 + period.length].into_iter().filter(|heap| (start..len).contains(heap)) {
        let x = LEFT + (heap - start) * VALUES / (len - start);
        let _ = writeln!(svg, "<path class=\"mark\" d=\"M{x} {TOP}v{HEIGHT}\"/>");
    }
}

fn histogram(svg: &mut String, counts: &[u64]) {
    let x = LEFT + VALUES + GAP;
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    axes(svg, x, COUNTS);
    text(svg, x, TOP - 14, "start", "heaps by value");
    text(svg, x + COUNTS, TOP + HEIGHT + 16, "end", &most.to_string());
    text(svg, x, TOP + HEIGHT + 16, "start", "0");
    // More values than lines share bars.
    let together = counts.len().div_ceil(HEIGHT).max(1);
    let bars = counts.chunks(together);
    let height = (HEIGHT / bars.len().max(1)).max(1);
    for (place, bar) in bars.enumerate() {
        let count = bar.iter().copied().max().unwrap_or(0);
        let width = usize::try_from(u128::from(count) * COUNTS as u128 / u128::from(most)).unwrap_or(0);
        let y = (TOP + HEIGHT).saturating_sub((place + 1) * height);
        let thick = height.saturating_sub(1).max(1);
        let _ = writeln!(svg, "<rect class=\"bar\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{thick}\"/>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Plan;

    #[test]
    fn a_picture_marks_the_period() {
        let mut kayles = Sequence::new(&"0.77".parse().unwrap(), &Plan::default()).unwrap();
        kayles.extend(400, &mut |_| true).unwrap();
        let svg = plot(&kayles);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
        assert!(svg.contains("period 12 from heap 71, proved"));
        assert_eq!(svg.matches("class=\"mark\" d").count(), 2);
        assert_eq!(svg.matches("<rect").count(), kayles.values().counts().len());
    }

    #[test]
    fn nothing_known_is_drawn_too() {
        let empty = Sequence::new(&"0.6".parse().unwrap(), &Plan::default()).unwrap();
        assert!(plot(&empty).contains("no period up to 0"));
    }
}
