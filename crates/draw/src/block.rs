//! Pieces of drawing with a size, placed beside and below each other.
use crate::{
    measure,
    svg::{Anchor, Num, Pen},
};

/// A piece of drawing: markup whose corner is at the origin, and its size.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// The markup.
    pub(crate) pen: Pen,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// Where blocks of different size meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// At the left.
    Start,
    /// In the middle.
    Middle,
    /// At the bottom.
    End,
}

impl Align {
    fn shift(self, room: f64) -> f64 {
        match self {
            Align::Start => 0.0,
            Align::Middle => room / 2.0,
            Align::End => room,
        }
    }
}

impl Block {
    pub(crate) fn new(pen: Pen, width: f64, height: f64) -> Block {
        Block { pen, width, height }
    }

    /// One line of text.
    pub(crate) fn text(class: &str, size: f64, text: &str) -> Block {
        let mut pen = Pen::default();
        pen.text(class, (0.0, size), size, Anchor::Start, text);
        // Bold letters are wider.
        let wider = if class == "title" || class == "bold" { 1.12 } else { 1.0 };
        Block::new(pen, measure::width(text, size) * wider, size * 1.35)
    }

    /// Lines of text, broken between words if they are too long.
    pub(crate) fn paragraph(class: &str, size: f64, text: &str, most: f64) -> Block {
        let lines = measure::lines(text, size, most);
        Block::column(lines.iter().map(|line| Block::text(class, size, line)).collect(), 2.0, Align::Start)
    }

    /// The same with a margin on every side.
    #[must_use]
    pub(crate) fn with_margin(self, margin: f64) -> Block {
        let (width, height) = (self.width + 2.0 * margin, self.height + 2.0 * margin);
        let mut pen = Pen::default();
        self.put(&mut pen, (margin, margin));
        Block::new(pen, width, height)
    }

    /// The same with at least some size: what is added is on the right and above.
    #[must_use]
    pub(crate) fn at_least(self, width: f64, height: f64) -> Block {
        if self.width >= width && self.height >= height {
            return self;
        }
        let mut pen = Pen::default();
        self.put(&mut pen, (0.0, (height - self.height).max(0.0)));
        Block::new(pen, self.width.max(width), self.height.max(height))
    }

    /// Draws it at a point.
    pub(crate) fn put(&self, pen: &mut Pen, (x, y): (f64, f64)) {
        if x == 0.0 && y == 0.0 {
            return pen.raw(&self.pen.0);
        }
        pen.raw(&format!("<g transform=\"translate({} {})\">\n", Num(x), Num(y)));
        pen.raw(&self.pen.0);
        pen.close();
    }

    /// Blocks below each other; empty ones are left out.
    pub(crate) fn column(blocks: Vec<Block>, gap: f64, align: Align) -> Block {
        let blocks: Vec<Block> = blocks.into_iter().filter(|block| block.height > 0.0).collect();
        let width = blocks.iter().map(|block| block.width).fold(0.0, f64::max);
        let mut pen = Pen::default();
        let mut y = 0.0;
        for (i, block) in blocks.iter().enumerate() {
            y += if i > 0 { gap } else { 0.0 };
            block.put(&mut pen, (align.shift(width - block.width), y));
            y += block.height;
        }
        Block::new(pen, width, y)
    }

    /// Blocks beside each other; empty ones are left out.
    pub(crate) fn row(blocks: Vec<Block>, gap: f64, align: Align) -> Block {
        let blocks: Vec<Block> = blocks.into_iter().filter(|block| block.width > 0.0).collect();
        let height = blocks.iter().map(|block| block.height).fold(0.0, f64::max);
        let mut pen = Pen::default();
        let mut x = 0.0;
        for (i, block) in blocks.iter().enumerate() {
            x += if i > 0 { gap } else { 0.0 };
            block.put(&mut pen, (x, align.shift(height - block.height)));
            x += block.width;
        }
        Block::new(pen, x, height)
    }

    /// Blocks beside each other in as many rows as are needed.
    pub(crate) fn flow(blocks: Vec<Block>, most: f64, gap: f64, align: Align) -> Block {
        let mut rows: Vec<Vec<Block>> = Vec::new();
        let mut used = 0.0;
        for block in blocks {
            if rows.is_empty() || used + gap + block.width > most {
                rows.push(Vec::new());
                used = -gap;
            }
            used += gap + block.width;
            rows.last_mut().expect("there is a row").push(block);
        }
        Block::column(rows.into_iter().map(|row| Block::row(row, gap, align)).collect(), gap, Align::Start)
    }
}
