//! Paragraphs and tables of plain text.
use crate::paint::{Paint, Tone};
use engine::message::Message;
use std::cmp::Ordering;
use text::{Lang, render, width};

/// Width of paragraphs, however wide the terminal is.
pub(crate) const WIDEST: usize = 88;

/// Breaks the paragraphs of a text into lines, each indented. What stands between backticks is one word.
pub(crate) fn wrap(text: &str, indent: usize, columns: usize) -> String {
    let mut lines = String::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        let mut quoted = false;
        let between_words = |c: char| {
            quoted ^= c == '`';
            matches!(c, ' ' | '\t') && !quoted
        };
        for word in paragraph.split(between_words).filter(|word| !word.is_empty()) {
            if !line.is_empty() && indent + width(&line) + 1 + width(word) > columns.min(WIDEST) {
                push_line(&mut lines, indent, &line);
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        push_line(&mut lines, indent, &line);
    }
    lines
}

fn push_line(lines: &mut String, indent: usize, line: &str) {
    if !line.is_empty() {
        lines.push_str(&" ".repeat(indent));
    }
    lines.push_str(line);
    lines.push('\n');
}

/// The first few of a list, and the number of the rest.
pub(crate) fn first_few(list: &[String], few: usize) -> Message {
    match list.len() {
        0 => Message::new("fact-none"),
        n if n <= few => Message::new("fact-all").with("list", list.join(" ")),
        n => Message::new("fact-first-few").with("list", list[..few].join(" ")).with("more", n - few),
    }
}

/// A table of plain text. A column that is empty in every row is left out.
pub(crate) struct TextTable<const N: usize> {
    columns: [Column; N],
    head: [String; N],
    rows: Vec<([String; N], Option<Tone>)>,
}

/// The head of a column, by its id.
#[derive(Clone, Copy)]
pub(crate) enum Column {
    /// Texts, aligned left.
    Text(&'static str),
    /// Numbers, aligned right.
    Number(&'static str),
}

impl Column {
    fn head(self, lang: Lang) -> String {
        let (Column::Text(id) | Column::Number(id)) = self;
        render(lang, &Message::new(id))
    }
}

/// Minimum width of a column whose cells are broken into lines.
const NARROWEST: usize = 12;

/// The space between two columns.
const GAP: usize = 2;

impl<const N: usize> TextTable<N> {
    /// An empty table with its heads in a language.
    pub(crate) fn new(lang: Lang, columns: [Column; N]) -> TextTable<N> {
        TextTable { columns, head: columns.map(|column| column.head(lang)), rows: Vec::new() }
    }

    /// Adds a row.
    pub(crate) fn push(&mut self, row: [String; N]) {
        self.rows.push((row, None));
    }

    /// Adds a row with a meaning, in which it is coloured.
    pub(crate) fn push_toned(&mut self, row: [String; N], tone: Option<Tone>) {
        self.rows.push((row, tone));
    }

    /// Width of a column; 0 if it is empty below its head.
    fn width(&self, column: usize) -> usize {
        let below = self.rows.iter().map(|(row, _)| width(&row[column])).max().unwrap_or(0);
        if below == 0 { 0 } else { below.max(width(&self.head[column])) }
    }

    /// Widths of the columns; where they are too wide together, the widest texts are broken between words.
    fn widths(&self, most: usize) -> [usize; N] {
        let mut widths: [usize; N] = std::array::from_fn(|column| self.width(column));
        let all = |widths: &[usize; N]| widths.iter().filter(|wide| **wide > 0).map(|wide| wide + GAP).sum::<usize>();
        loop {
            let excess = all(&widths).saturating_sub(GAP).saturating_sub(most);
            let texts = (0..N).filter(|&column| matches!(self.columns[column], Column::Text(_)));
            let widest = texts.max_by_key(|&column| widths[column]).filter(|&column| widths[column] > NARROWEST);
            match widest.filter(|_| excess > 0) {
                Some(column) => widths[column] -= 1,
                None => return widths,
            }
        }
    }

    /// The lines of the table in a number of columns, with colours or without.
    pub(crate) fn render(&self, most: usize, paint: Paint) -> String {
        let widths = self.widths(most);
        let mut text = self.render_row(&self.head, Some(Tone::Heading), &widths, paint);
        text.extend(self.rows.iter().map(|(row, tone)| self.render_row(row, *tone, &widths, paint)));
        text
    }

    fn render_row(&self, row: &[String; N], tone: Option<Tone>, widths: &[usize; N], paint: Paint) -> String {
        let cells: Vec<Vec<String>> = row
            .iter()
            .zip(widths)
            .map(|(cell, &wide)| match width(cell) > wide {
                true => text::wrap(cell, wide.max(1)).lines().map(str::to_owned).collect(),
                false => vec![cell.clone()],
            })
            .collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let mut text = String::new();
        for i in 0..height {
            let mut line = String::new();
            for ((cell, column), wide) in cells.iter().zip(self.columns).zip(widths).filter(|(_, wide)| **wide > 0) {
                let cell = cell.get(i).map_or("", String::as_str);
                let space = " ".repeat(wide.saturating_sub(width(cell)));
                line += &match column {
                    Column::Text(_) => format!("{cell}{space}  "),
                    Column::Number(_) => format!("{space}{cell}  "),
                };
            }
            let line = line.trim_end();
            text += &tone.map_or_else(|| line.to_owned(), |tone| paint.text(tone, line));
            text.push('\n');
        }
        text
    }
}

/// Compares texts in natural order, so that `1-2` comes before `1-10`.
pub(crate) fn natural(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a, b);
    loop {
        let (Some(x), Some(y)) = (a.chars().next(), b.chars().next()) else { return a.len().cmp(&b.len()) };
        if x.is_ascii_digit() && y.is_ascii_digit() {
            let ((n, rest_a), (m, rest_b)) = (digits(a), digits(b));
            match n.len().cmp(&m.len()).then(n.cmp(m)) {
                Ordering::Equal => (a, b) = (rest_a, rest_b),
                different => return different,
            }
        } else if x == y {
            (a, b) = (&a[x.len_utf8()..], &b[y.len_utf8()..]);
        } else {
            return x.cmp(&y);
        }
    }
}

/// The digits a text begins with, and the rest.
fn digits(text: &str) -> (&str, &str) {
    text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_broken_between_words() {
        let text = wrap(&"heap ".repeat(40), 2, 60);
        assert!(text.lines().all(|line| line.starts_with("  heap") && line.len() <= 60));
        assert!(wrap(&"heap ".repeat(40), 2, 200).lines().all(|line| line.len() <= WIDEST));
        assert_eq!(wrap("one\n\ntwo", 1, 88), " one\n\n two\n");
        assert_eq!(wrap(&"x".repeat(100), 0, 88).lines().count(), 1);
        assert_eq!(wrap("as in `3,5 ; 2,4`", 0, 10), "as in\n`3,5 ; 2,4`\n");
    }

    #[test]
    fn numbers_are_aligned_right() {
        let mut table = TextTable::new(Lang::En, [Column::Text("label-game"), Column::Number("label-positions")]);
        table.push(["nim".into(), "7".into()]);
        assert_eq!(table.render(88, Paint(false)), "game  positions\nnim           7\n");
    }

    #[test]
    fn empty_columns_are_left_out() {
        let columns = [Column::Text("label-game"), Column::Text("label-set"), Column::Number("label-positions")];
        let mut table = TextTable::new(Lang::En, columns);
        table.push(["nim".into(), String::new(), "7".into()]);
        assert_eq!(table.render(88, Paint(false)), "game  positions\nnim           7\n");
    }

    #[test]
    fn wide_texts_are_broken_and_rows_are_coloured() {
        let mut table = TextTable::new(Lang::En, [Column::Text("label-game"), Column::Number("label-positions")]);
        table.push_toned(["one two three four".into(), "7".into()], Some(Tone::Good));
        assert_eq!(table.render(23, Paint(false)), "game          positions\none two               7\nthree four\n");
        let coloured = table.render(80, Paint(true));
        assert!(coloured.contains("\u{1b}[32mone two three four          7\u{1b}[0m\n"), "{coloured:?}");
    }

    #[test]
    fn numbers_within_texts_are_compared_as_numbers() {
        let mut moves = ["2-1", "1-10", "1-2", "10-1", "1-2/1+1", "é", "1-"];
        moves.sort_by(|a, b| natural(a, b));
        assert_eq!(moves, ["1-", "1-2", "1-2/1+1", "1-10", "2-1", "10-1", "é"]);
    }

    #[test]
    fn long_lists_are_cut_and_say_so() {
        let moves: Vec<String> = (1..=5).map(|n| format!("1-{n}")).collect();
        let check = |list: &[String], few, right| assert_eq!(render(Lang::En, &first_few(list, few)), right);
        check(&moves, 5, "1-1 1-2 1-3 1-4 1-5");
        check(&moves, 2, "1-1 1-2 and 3 more");
        check(&[], 2, "none");
    }
}
