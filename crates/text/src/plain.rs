//! Explanations as plain text: sentences, numbers under each other with arrows as on a blackboard, tables.
use crate::{Lang, Pieces, Wording, ascii, phrase, render, width, wrap};
use engine::{
    explain::{Cell, Columns, Explanation, Step, Table},
    message::Message,
    outcome::Outcome,
};

/// The page that is written on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Page {
    /// The language.
    pub lang: Lang,
    /// The nouns for the pieces of heaps.
    pub pieces: Pieces,
    /// Columns of the terminal.
    pub width: usize,
    /// Whether only ASCII can be shown.
    pub ascii: bool,
}

/// Indentation of tables.
const INDENT: usize = 2;

/// Minimum number of columns of a piece of a number, however narrow the page is.
const FEWEST_COLUMNS: usize = 8;

impl Page {
    /// A page of 80 columns.
    pub fn new(lang: Lang) -> Page {
        Page { lang, pieces: Pieces::Tokens, width: 80, ascii: false }
    }

    /// The words of a message, on one line.
    pub fn say(&self, message: &Message) -> String {
        self.signs(&render(Wording { lang: self.lang, pieces: self.pieces }, message))
    }

    /// A text, broken into lines.
    pub fn paragraphs(&self, text: &str) -> String {
        wrap(&self.signs(text), self.width)
    }

    /// A whole explanation: the outcome, the steps, and what they rest on.
    ///
    /// The steps need not repeat the outcome.
    pub fn explanation(&self, explanation: &Explanation) -> String {
        let blocks: Vec<String> = phrase::steps(explanation).iter().map(|step| self.step(step)).collect();
        blocks.join("\n\n") + "\n"
    }

    /// One step, without a line break at the end.
    pub fn step(&self, step: &Step) -> String {
        match step {
            Step::Say(message) => self.paragraphs(&self.say(message)),
            Step::Columns(columns) => self.columns(columns),
            Step::Table(table) => self.table(table),
        }
    }

    /// Binary numbers below each other, with the sums of the columns and arrows at what is marked. Numbers that are too
    /// wide for the page are cut into pieces, highest columns first.
    pub fn columns(&self, columns: &Columns) -> String {
        let board = Blackboard::new(self, columns);
        let all = columns.sums().len();
        let blocks: Vec<String> = (0..all).step_by(board.fit).map(|from| board.block(from, all)).collect();
        blocks.join("\n\n")
    }

    /// A table with its header, or one line for each cell if the page is too narrow for it.
    pub fn table(&self, table: &Table) -> String {
        let header: Vec<String> = table.header.iter().map(|message| self.say(message)).collect();
        let cell = |cell: &Cell| match cell {
            Cell::Text(text) | Cell::Move(text) | Cell::Position(text) => self.signs(text),
            Cell::Say(message) => self.say(message),
            Cell::Outcome(outcome) => self.outcome(*outcome),
            Cell::Value(value) => value.to_string(),
            Cell::Remoteness(moves) => moves.to_string(),
        };
        let rows: Vec<Vec<String>> = table.rows.iter().map(|row| row.iter().map(cell).collect()).collect();
        let grid = Grid::new(self, header, rows, &table.marked);
        if grid.width() <= self.width { grid.side_by_side() } else { grid.one_below_the_other() }
    }

    /// An outcome as letter and sign.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let sign = match outcome {
            Outcome::Win => "+",
            Outcome::Draw => "=",
            Outcome::Loss => "−",
        };
        self.signs(&format!("{} {sign}", outcome.letter()))
    }

    fn signs(&self, text: &str) -> String {
        if self.ascii { ascii(text) } else { text.to_owned() }
    }
}

/// Right-aligned within a number of columns.
fn right(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width(text))) + text
}

/// Left-aligned within a number of columns.
fn left(text: &str, columns: usize) -> String {
    text.to_owned() + &" ".repeat(columns.saturating_sub(width(text)))
}

/// Numbers to write below each other.
struct Blackboard<'a> {
    page: &'a Page,
    columns: &'a Columns,
    /// What comes before the binary digits of each row, all equally wide.
    labels: Vec<String>,
    sums: Vec<String>,
    /// Width of a digit and the space before it.
    cell: usize,
    /// Number of columns that fit the page.
    fit: usize,
}

impl<'a> Blackboard<'a> {
    fn new(page: &'a Page, columns: &'a Columns) -> Blackboard<'a> {
        let names: Vec<String> = columns.rows.iter().map(|(name, _)| page.say(name)).collect();
        let numbers: Vec<String> = columns.rows.iter().map(|(_, number)| number.to_string()).collect();
        let widest = |texts: &[String]| texts.iter().map(|text| width(text)).max().unwrap_or(0);
        let (name, number) = (widest(&names), widest(&numbers));
        let label = |(text, value): (&String, &String)| format!("{}  {} =", left(text, name), right(value, number));
        let labels: Vec<String> = names.iter().zip(&numbers).map(label).collect();
        let sums: Vec<String> = columns.sums().iter().map(u32::to_string).collect();
        let space = page.width.saturating_sub(INDENT + widest(&labels) + 1 + 3);
        let digit = widest(&sums);
        let dense = digit == 1 && sums.len() * 2 > space;
        let cell = if dense { 1 } else { digit + 1 };
        Blackboard { page, columns, labels, sums, cell, fit: (space / cell).max(FEWEST_COLUMNS) }
    }

    /// The columns from `from` on, as many as fit, counted from the left.
    fn block(&self, from: usize, all: usize) -> String {
        let to = (from + self.fit).min(all);
        let margin = " ".repeat(INDENT);
        let label = self.labels.first().map_or(0, |label| width(label));
        let below = |text: &str| format!("{margin}{} {text}", " ".repeat(label)).trim_end().to_owned();
        let mut lines: Vec<String> = Vec::new();
        if to - from < all {
            lines.push(below(&self.page.signs(&format!("2^{} … 2^{}", all - 1 - from, all - to))));
        }
        for (i, (label, (_, number))) in self.labels.iter().zip(&self.columns.rows).enumerate() {
            let arrow = if self.columns.marked_rows.contains(&i) { self.page.signs("  ←") } else { String::new() };
            lines.push(format!("{margin}{label} {}{arrow}", self.digits(*number, from..to, all)).trim_end().to_owned());
        }
        let gap = " ".repeat(self.cell.min(2) - 1);
        lines.push(below(&(gap + &self.page.signs("─").repeat((to - from) * self.cell - (self.cell.min(2) - 1)))));
        lines.push(below(&self.sums[from..to].iter().map(|sum| right(sum, self.cell)).collect::<String>()));
        lines.extend(self.marked_column(from..to, all).map(|arrow| below(&arrow)));
        lines.join("\n")
    }

    /// Binary digits without leading zeros, those of some columns.
    fn digits(&self, number: u128, columns: std::ops::Range<usize>, all: usize) -> String {
        let digit = |column: usize| {
            let bit = all - 1 - column;
            match number >> bit {
                0 if bit > 0 => " ",
                high if high & 1 == 1 => "1",
                _ => "0",
            }
        };
        columns.map(|column| right(digit(column), self.cell)).collect()
    }

    fn marked_column(&self, columns: std::ops::Range<usize>, all: usize) -> Option<String> {
        let bit = usize::try_from(self.columns.marked_column?).ok()?;
        let column = all.checked_sub(bit + 1).filter(|column| columns.contains(column))?;
        Some(right(&self.page.signs("↑"), (column - columns.start + 1) * self.cell))
    }
}

/// A table of ready texts.
struct Grid {
    header: Vec<String>,
    rows: Vec<(Vec<String>, String)>,
    widths: Vec<usize>,
    line: String,
}

impl Grid {
    fn new(page: &Page, header: Vec<String>, rows: Vec<Vec<String>>, marked: &[usize]) -> Grid {
        let count = rows.iter().map(Vec::len).chain([header.len()]).max().unwrap_or(0);
        let cell = |row: &Vec<String>, i: usize| row.get(i).map_or(0, |text| width(text));
        let widest = |i| rows.iter().chain([&header]).map(|row| cell(row, i)).max().unwrap_or(0);
        let widths = (0..count).map(widest).collect();
        let arrow = |i: usize| if marked.contains(&i) { page.signs("←") } else { String::new() };
        let rows = rows.into_iter().enumerate().map(|(i, row)| (row, arrow(i))).collect();
        Grid { header, rows, widths, line: page.signs("─") }
    }

    /// With two spaces between columns, and room for an arrow.
    fn width(&self) -> usize {
        INDENT + self.widths.iter().map(|width| width + 2).sum::<usize>() + 2
    }

    fn side_by_side(&self) -> String {
        let mut lines = Vec::new();
        if !self.header.is_empty() {
            lines.push(self.row(&self.header, ""));
            let total = self.widths.iter().sum::<usize>() + 2 * self.widths.len().saturating_sub(1);
            lines.push(" ".repeat(INDENT) + &self.line.repeat(total));
        }
        lines.extend(self.rows.iter().map(|(row, arrow)| self.row(row, arrow)));
        lines.join("\n")
    }

    fn row(&self, row: &[String], arrow: &str) -> String {
        let mut line = " ".repeat(INDENT);
        for (i, &columns) in self.widths.iter().enumerate() {
            let text = row.get(i).map_or("", String::as_str);
            let aligned = if self.is_numeric(i) { right(text, columns) } else { left(text, columns) };
            line.push_str(&aligned);
            line.push_str("  ");
        }
        line.push_str(arrow);
        line.trim_end().to_owned()
    }

    /// Columns of numbers are aligned at the right.
    fn is_numeric(&self, column: usize) -> bool {
        let number = |text: &String| text.bytes().all(|b| b.is_ascii_digit());
        self.rows.iter().filter_map(|(row, _)| row.get(column)).all(number)
    }

    fn one_below_the_other(&self) -> String {
        let cell = |(i, text): (usize, &String)| match self.header.get(i) {
            Some(name) => format!("{}{name}: {text}", " ".repeat(INDENT)),
            None => format!("{}{text}", " ".repeat(INDENT)),
        };
        let row = |(row, arrow): &(Vec<String>, String)| {
            let lines: Vec<String> = row.iter().enumerate().map(cell).collect();
            format!("{} {arrow}", lines.join("\n")).trim_end().to_owned()
        };
        let rows: Vec<String> = self.rows.iter().map(row).collect();
        rows.join("\n\n")
    }
}
