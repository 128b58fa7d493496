//! A table as a picture: strips of squares, maps of squares, and large maps as one image.
use super::{PositionTable, TableCell, TableContent};
use crate::{
    Paper, Theme,
    block::{Align, Block},
    data_uri, measure, scale,
    svg::{Anchor, Num, Pen},
};
use engine::{Convention, Outcome, message::Message};

/// Maximum number of columns and rows of a map drawn as squares; larger ones are painted as one image.
const MOST_SQUARES: usize = 41;
/// Maximum number of squares of a strip; longer ones are painted.
const LONGEST_STRIP: usize = 400;
/// Approximate width of a large map.
const MAP: usize = 720;
const AXIS: f64 = 58.0;

/// The picture of a table.
pub fn svg(table: &PositionTable, heading: &str, paper: &Paper) -> String {
    let kind = paper.word(match table.content {
        TableContent::NimValues => "draw-nim-values",
        TableContent::Outcomes => "draw-outcomes",
    });
    let play = paper.say(&text::phrase::convention(table.convention));
    let title = if table.convention == Convention::Misere {
        format!("{heading} · {kind} · {play}")
    } else {
        format!("{heading} · {kind}")
    };
    let small = table.columns <= MOST_SQUARES && table.rows() <= MOST_SQUARES;
    let as_squares = if table.pattern.is_map() { small } else { table.columns <= LONGEST_STRIP };
    let drawing = match table.pattern.is_map() {
        true if small => squares(table, paper),
        true => map_image(table, paper),
        false if table.columns <= LONGEST_STRIP => strip(table),
        false => painted_strip(table, paper),
    };
    let content = Block::column(vec![drawing, legend(table, as_squares, paper)], 14.0, Align::Start);
    paper.picture("table", &title, paper.frame(&title, content, &[]))
}

fn class(cell: TableCell) -> &'static str {
    match cell.outcome {
        Some(Outcome::Loss) => "p",
        Some(Outcome::Win) => "n",
        Some(Outcome::Draw) => "d",
        None => "u",
    }
}

/// One square: a letter with its colour, or a value on its shade.
fn square(pen: &mut Pen, table: &PositionTable, (x, y): (usize, usize), corner: (f64, f64), size: f64) {
    let cell = table.cell(x, y);
    let middle = (corner.0 + size / 2.0, corner.1 + size / 2.0);
    let data = format!("data-x=\"{x}\" data-y=\"{y}\"");
    match (table.content, cell.value, cell.outcome) {
        (TableContent::NimValues, Some(value), _) => {
            let colour = scale::colour(value as f64 / table.most().max(1) as f64);
            let ink = if scale::is_bright(colour) { "#111" } else { "#fff" };
            let text = value.to_string();
            let font = (size * 0.42).min(size * 0.92 / measure::width(&text, 1.0));
            pen.raw(&format!(
                "<g {data}><rect x=\"{}\" y=\"{}\" width=\"{s}\" height=\"{s}\" fill=\"{}\"/>",
                Num(corner.0),
                Num(corner.1),
                scale::hex(colour),
                s = Num(size)
            ));
            let bold = if value == 0 { " font-weight=\"bold\"" } else { "" };
            pen.raw(&format!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"middle\" \
                fill=\"{ink}\"{bold}>{text}</text></g>\n",
                Num(middle.0),
                Num(middle.1 + font * 0.36),
                Num(font)
            ));
        }
        (TableContent::Outcomes, _, Some(outcome)) => {
            pen.open("cell", &data);
            pen.rect(class(cell), corner, (size, size), 0.0);
            pen.middle_text(&format!("{}-ink", class(cell)), middle, size * 0.5, outcome.letter());
            pen.close();
        }
        _ => pen.rect("u", corner, (size, size), 0.0),
    }
}

/// Squares in rows of ten or twenty, each with its number, letter and value.
fn strip(table: &PositionTable) -> Block {
    let per_row = if table.columns > 120 { 25 } else { 20 };
    let size = 38.0;
    let mut pen = Pen::default();
    for x in 0..table.columns {
        let cell = table.cell(x, 0);
        let corner = ((x % per_row) as f64 * size, (x / per_row) as f64 * (size + 26.0) + 14.0);
        let middle = corner.0 + size / 2.0;
        pen.text("soft", (middle, corner.1 - 3.0), 10.5, Anchor::Middle, &x.to_string());
        pen.open("cell", &format!("data-x=\"{x}\""));
        pen.rect(class(cell), corner, (size, size), if cell.outcome == Some(Outcome::Loss) { 12.0 } else { 0.0 });
        let letter = cell.outcome.map_or("", Outcome::letter);
        let lift = if cell.value.is_some() { 7.0 } else { 0.0 };
        pen.middle_text(&format!("{}-ink", class(cell)), (middle, corner.1 + size / 2.0 - lift), 15.0, letter);
        if let Some(value) = cell.value {
            pen.middle_text("soft", (middle, corner.1 + size / 2.0 + 10.0), 10.5, &format!("*{value}"));
        }
        pen.close();
    }
    let rows = table.columns.div_ceil(per_row) as f64;
    Block::new(pen, per_row.min(table.columns) as f64 * size, rows * (size + 26.0) + 4.0)
}

/// A map of squares with a number in each.
fn squares(table: &PositionTable, paper: &Paper) -> Block {
    let size = if table.columns.max(table.rows()) <= 22 { 32.0 } else { 24.0 };
    let (width, height) = (table.columns as f64 * size, table.rows() as f64 * size);
    let mut pen = Pen::default();
    for (x, y) in (0..table.rows()).flat_map(|y| (0..table.columns).map(move |x| (x, y))) {
        square(&mut pen, table, (x, y), (AXIS + x as f64 * size, height - (y + 1) as f64 * size), size);
    }
    axes(&mut pen, table, (size, height), paper);
    Block::new(pen, AXIS + width + 4.0, height + AXIS)
}

/// Numbers and names along both sides.
fn axes(pen: &mut Pen, table: &PositionTable, (size, height): (f64, f64), paper: &Paper) {
    let width = table.columns as f64 * size;
    pen.path("axis", &format!("M{a} 0V{h}H{w}", a = Num(AXIS), h = Num(height), w = Num(AXIS + width)));
    let font = (width.max(height) / 55.0).clamp(11.0, 16.0);
    let about = |count: usize| if size >= 20.0 { count as u64 } else { 10 };
    for x in scale::ticks(table.columns as u64 - 1, about(table.columns)) {
        let middle = AXIS + (x as f64 + 0.5) * size;
        pen.line("axis", (middle, height), (middle, height + 4.0));
        pen.text("soft", (middle, height + 6.0 + font), font, Anchor::Middle, &x.to_string());
    }
    for y in scale::ticks(table.rows() as u64 - 1, about(table.rows())) {
        let middle = height - (y as f64 + 0.5) * size;
        pen.line("axis", (AXIS - 4.0, middle), (AXIS, middle));
        pen.text("soft", (AXIS - 7.0, middle + font * 0.36), font, Anchor::End, &y.to_string());
    }
    let (across, up) = names(table, paper);
    pen.text("ink", (AXIS + width, height + 14.0 + 2.2 * font), font, Anchor::End, &across);
    pen.raw("<g transform=\"translate(14 0) rotate(-90)\">");
    pen.text("ink", (0.0, 0.0), font, Anchor::End, &up);
    pen.close();
}

/// What the two numbers count.
fn names(table: &PositionTable, paper: &Paper) -> (String, String) {
    let heap = |number: usize| paper.say(&Message::new("explain-heap").with("heap", number as u64));
    let pattern = table.pattern.text();
    if pattern.contains("^Y") {
        return (paper.word("draw-tokens"), paper.word("draw-heaps"));
    }
    let part_of = |name: &str| pattern.split(',').position(|part| part == name);
    match (part_of("X"), part_of("Y")) {
        (Some(x), Some(y)) => (heap(x + 1), heap(y + 1)),
        _ => ("X".to_owned(), "Y".to_owned()),
    }
}

/// Colours of outcomes: P, N, draw, nothing.
fn outcome_palette(theme: Theme) -> [[u8; 3]; 4] {
    match theme {
        Theme::Light => [[21, 82, 176], [250, 222, 217], [170, 175, 184], [255, 255, 255]],
        Theme::Dark => [[127, 178, 255], [87, 33, 28], [120, 126, 136], [21, 23, 28]],
    }
}

/// The palette and the number of the colour of each cell.
fn colours(table: &PositionTable, theme: Theme) -> (Vec<[u8; 3]>, impl Fn(TableCell) -> u8) {
    let (content, most) = (table.content, table.most().max(1));
    let palette = match content {
        TableContent::Outcomes => outcome_palette(theme).to_vec(),
        TableContent::NimValues => {
            let shades = (0..255u32).map(|i| scale::colour(f64::from(i) / 254.0));
            shades.chain([outcome_palette(theme)[3]]).collect()
        }
    };
    let number = move |cell: TableCell| match (content, cell.outcome) {
        (TableContent::NimValues, _) => {
            let shade = cell.value.map(|value| u128::from(value) * 254 / u128::from(most));
            shade.and_then(|shade| u8::try_from(shade).ok()).unwrap_or(255)
        }
        (_, Some(Outcome::Loss)) => 0,
        (_, Some(Outcome::Win)) => 1,
        (_, Some(Outcome::Draw)) => 2,
        (_, None) => 3,
    };
    (palette, number)
}

fn image(
    table: &PositionTable,
    theme: Theme,
    (x, y): (f64, f64),
    (width, height): (f64, f64),
    per_row: usize,
) -> String {
    let (palette, number) = colours(table, theme);
    let mut pixels: Vec<u8> = Vec::with_capacity(table.cells.len() + per_row);
    if table.pattern.is_map() {
        table.cells.chunks(per_row).rev().for_each(|row| pixels.extend(row.iter().map(|&cell| number(cell))));
    } else {
        pixels.extend(table.cells.iter().map(|&cell| number(cell)));
        pixels.resize(pixels.len().div_ceil(per_row) * per_row, number(TableCell::default()));
    }
    let columns = u32::try_from(per_row).unwrap_or(1);
    let uri = data_uri::png(columns, &palette, &pixels);
    let (x, y, width, height) = (Num(x), Num(y), Num(width), Num(height));
    format!(
        "<image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" preserveAspectRatio=\"none\" \
         style=\"image-rendering:pixelated\" image-rendering=\"optimizeSpeed\" href=\"{uri}\"/>\n"
    )
}

/// A large map as one image.
fn map_image(table: &PositionTable, paper: &Paper) -> Block {
    let pixel = (MAP / table.columns.max(table.rows())).max(1) as f64;
    let (width, height) = (table.columns as f64 * pixel, table.rows() as f64 * pixel);
    let mut pen = Pen::default();
    pen.raw(&image(table, paper.theme, (AXIS, 0.0), (width, height), table.columns));
    axes(&mut pen, table, (pixel, height), paper);
    Block::new(pen, AXIS + width + 20.0, height + AXIS)
}

/// A long strip in rows of a hundred.
fn painted_strip(table: &PositionTable, paper: &Paper) -> Block {
    let rows = table.columns.div_ceil(100);
    let pixel = 7.0;
    let mut pen = Pen::default();
    pen.raw(&image(table, paper.theme, (AXIS + 16.0, 0.0), (100.0 * pixel, rows as f64 * pixel), 100));
    for row in (0..rows).step_by(rows.div_ceil(20).max(2)) {
        let middle = (row as f64 + 0.5) * pixel + 4.0;
        pen.text("soft", (AXIS + 10.0, middle), 10.5, Anchor::End, &(row * 100).to_string());
    }
    for column in (0..100).step_by(10) {
        let x = AXIS + 16.0 + (f64::from(column) + 0.5) * pixel;
        pen.text("soft", (x, rows as f64 * pixel + 14.0), 10.5, Anchor::Middle, &format!("+{column}"));
    }
    Block::new(pen, AXIS + 26.0 + 100.0 * pixel, rows as f64 * pixel + 20.0)
}

/// What the colours mean.
fn legend(table: &PositionTable, squares: bool, paper: &Paper) -> Block {
    let valued = table.content == TableContent::NimValues && (table.pattern.is_map() || !squares);
    if valued {
        return shades(table, paper);
    }
    let palette = outcome_palette(paper.theme);
    let mut entries = Vec::new();
    for (i, (outcome, id)) in
        [(Outcome::Loss, "draw-legend-p"), (Outcome::Win, "draw-legend-n"), (Outcome::Draw, "draw-legend-d")]
            .into_iter()
            .enumerate()
    {
        if table.cells.iter().any(|cell| cell.outcome == Some(outcome)) {
            let mut pen = Pen::default();
            if squares {
                let class = class(TableCell { outcome: Some(outcome), value: None });
                pen.rect(class, (1.0, 1.0), (20.0, 18.0), 0.0);
                pen.middle_text(&format!("{class}-ink"), (11.0, 10.0), 11.0, outcome.letter());
            } else {
                let colour = scale::hex(palette[i]);
                pen.raw(&format!(
                    "<rect x=\"1\" y=\"1\" width=\"20\" height=\"18\" fill=\"{colour}\" class=\"axis\" \
                    style=\"fill:{colour}\"/>"
                ));
            }
            let swatch = Block::new(pen, 22.0, 20.0);
            entries.push(Block::row(vec![swatch, Block::text("soft", 12.0, &paper.word(id))], 6.0, Align::Middle));
        }
    }
    if table.content == TableContent::NimValues {
        entries.push(Block::text("soft", 12.0, &paper.word("draw-legend-value")));
    }
    Block::flow(entries, 720.0, 18.0, Align::Middle)
}

/// A bar from the smallest value to the greatest.
fn shades(table: &PositionTable, paper: &Paper) -> Block {
    let most = table.most();
    let mut pen = Pen::default();
    for i in 0..64u32 {
        let colour = scale::hex(scale::colour(f64::from(i) / 63.0));
        pen.raw(&format!("<rect x=\"{}\" y=\"2\" width=\"5.2\" height=\"14\" fill=\"{colour}\"/>", i * 5));
    }
    for value in scale::ticks(most, 6) {
        let middle = 320.0 * value as f64 / most.max(1) as f64;
        pen.text("soft", (middle, 30.0), 11.0, Anchor::Middle, &value.to_string());
    }
    let bar = Block::new(pen, 330.0, 34.0).with_margin(6.0);
    Block::row(vec![bar, Block::text("soft", 12.0, &paper.word("draw-nim-value"))], 8.0, Align::Middle)
}
