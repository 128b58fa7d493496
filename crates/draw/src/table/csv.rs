//! A table as comma-separated values: a strip line by line, a map as a rectangle with its numbers above and beside.
use super::{PositionTable, TableCell, TableContent};
use engine::Outcome;

fn cell_text(cell: TableCell, content: TableContent) -> String {
    match content {
        TableContent::NimValues => cell.value.map(|value| value.to_string()).unwrap_or_default(),
        TableContent::Outcomes => cell.outcome.map_or("", Outcome::letter).to_owned(),
    }
}

/// The table for spreadsheets.
pub fn csv(table: &PositionTable) -> String {
    let mut out = String::new();
    let mut add = |cells: &[String]| {
        out.push_str(&cells.join(","));
        out.push('\n');
    };
    if !table.pattern.is_map() {
        add(&["x", "outcome", "nim_value"].map(str::to_owned));
        for x in 0..table.columns {
            let cell = table.cell(x, 0);
            add(&[x.to_string(), cell_text(cell, TableContent::Outcomes), cell_text(cell, TableContent::NimValues)]);
        }
        return out;
    }
    let head: Vec<String> =
        std::iter::once("y\\x".to_owned()).chain((0..table.columns).map(|x| x.to_string())).collect();
    add(&head);
    for y in 0..table.rows() {
        let cells = (0..table.columns).map(|x| cell_text(table.cell(x, y), table.content));
        let row: Vec<String> = std::iter::once(y.to_string()).chain(cells).collect();
        add(&row);
    }
    out
}
