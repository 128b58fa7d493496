//! Writing SVG: numbers, escaped text and elements.
use std::fmt::{self, Display, Write};

/// A number with at most one decimal, so that the same picture is always the same text.
pub(crate) struct Num(pub(crate) f64);

impl Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[expect(clippy::cast_possible_truncation, reason = "places in a picture are small; casts saturate")]
        let tenths = (self.0 * 10.0).round() as i64;
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}", tenths.unsigned_abs() / 10)?;
        match tenths.unsigned_abs() % 10 {
            0 => Ok(()),
            tenth => write!(f, ".{tenth}"),
        }
    }
}

/// A text as content or attribute of an element: nothing in it is read as markup, and what XML forbids is left out.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The text of a drawing being written. Classes are ours and need no escaping; texts are escaped.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen(pub(crate) String);

impl Pen {
    fn add(&mut self, args: fmt::Arguments<'_>) {
        self.0.write_fmt(args).expect("a string takes everything");
    }

    pub(crate) fn open(&mut self, class: &str, attributes: &str) {
        let space = if attributes.is_empty() { "" } else { " " };
        self.add(format_args!("<g class=\"{class}\"{space}{attributes}>"));
    }

    pub(crate) fn close(&mut self) {
        self.0.push_str("</g>\n");
    }

    /// A rectangle with round corners.
    pub(crate) fn rect(&mut self, class: &str, (x, y): (f64, f64), (width, height): (f64, f64), round: f64) {
        let (x, y, width, height) = (Num(x), Num(y), Num(width), Num(height));
        self.add(format_args!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""));
        if round > 0.0 {
            self.add(format_args!(" rx=\"{}\"", Num(round)));
        }
        self.0.push_str("/>\n");
    }

    pub(crate) fn circle(&mut self, class: &str, (x, y): (f64, f64), radius: f64) {
        let (x, y, radius) = (Num(x), Num(y), Num(radius));
        self.add(format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>\n"));
    }

    pub(crate) fn ellipse(&mut self, class: &str, (x, y): (f64, f64), (rx, ry): (f64, f64)) {
        let (x, y, rx, ry) = (Num(x), Num(y), Num(rx), Num(ry));
        self.add(format_args!("<ellipse class=\"{class}\" cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"/>\n"));
    }

    pub(crate) fn line(&mut self, class: &str, (a, b): (f64, f64), (c, d): (f64, f64)) {
        let (a, b, c, d) = (Num(a), Num(b), Num(c), Num(d));
        self.add(format_args!("<line class=\"{class}\" x1=\"{a}\" y1=\"{b}\" x2=\"{c}\" y2=\"{d}\"/>\n"));
    }

    pub(crate) fn path(&mut self, class: &str, data: &str) {
        self.add(format_args!("<path class=\"{class}\" d=\"{data}\"/>\n"));
    }

    /// A closed polygon.
    pub(crate) fn polygon(&mut self, class: &str, points: &[(f64, f64)]) {
        let points: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", Num(x), Num(y))).collect();
        self.add(format_args!("<polygon class=\"{class}\" points=\"{}\"/>\n", points.join(" ")));
    }

    /// A text on a base line.
    pub(crate) fn text(&mut self, class: &str, (x, y): (f64, f64), size: f64, anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let (x, y, size, text) = (Num(x), Num(y), Num(size), escape(text));
        self.add(format_args!(
            "<text class=\"{class}\" x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}>{text}</text>\n"
        ));
    }

    /// A text whose middle is at a point, both ways.
    pub(crate) fn middle_text(&mut self, class: &str, (x, y): (f64, f64), size: f64, text: &str) {
        self.text(class, (x, y + size * 0.36), size, Anchor::Middle, text);
    }

    pub(crate) fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_at_most_one_decimal() {
        let written: Vec<String> = [1.0, 2.25, -0.01, 1e3 / 3.0].map(|number| Num(number).to_string()).into();
        assert_eq!(written, ["1", "2.3", "0", "333.3"]);
    }

    #[test]
    fn text_of_users_stays_text() {
        assert_eq!(escape("\"><script>'&\u{1}"), "&quot;&gt;&lt;script&gt;&#39;&amp;\u{fffd}");
    }
}
