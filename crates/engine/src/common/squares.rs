//! Rectangles of at most 64 squares as sets of bits: how they are read, mirrored and drawn.
use crate::{
    board::{Board, Piece, Shape, Spot},
    notation::GridCell,
};

/// Maximum number of squares: as many as bits.
pub(crate) const MOST_SQUARES: u32 = 64;

/// Maximum number of columns, as many as letters, and of rows.
const LONGEST_SIDE: u32 = 26;

/// The signs of the squares: one for an empty square, and one for each kind of piece.
pub(crate) type Signs<const N: usize> = [char; N];

/// The sides of a rectangle. Its squares are numbered row by row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Sides {
    pub(crate) width: u32,
    pub(crate) height: u32,
}

/// One of the eight ways to lay a rectangle on itself or, with rows as columns, on the turned one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Image {
    flips_columns: bool,
    flips_rows: bool,
    pub(crate) transposes: bool,
}

/// All eight images; the first changes nothing.
pub(crate) const IMAGES: [Image; 8] = {
    let mut images = [Image { flips_columns: false, flips_rows: false, transposes: false }; 8];
    let mut i = 0;
    while i < 8 {
        images[i] = Image { flips_columns: i & 1 != 0, flips_rows: i & 2 != 0, transposes: i & 4 != 0 };
        i += 1;
    }
    images
};

impl Image {
    /// Whether the image of the image is the board itself: not so after a quarter turn.
    pub(crate) fn is_own_inverse(self) -> bool {
        !self.transposes || self.flips_columns == self.flips_rows
    }

    /// Whether this is half a turn.
    pub(crate) fn is_half_turn(self) -> bool {
        self.flips_columns && self.flips_rows && !self.transposes
    }
}

impl Sides {
    /// The sides, if the rectangle is neither empty nor too large.
    pub(crate) fn new(width: u32, height: u32) -> Option<Sides> {
        let squares = width.checked_mul(height)?;
        let fits = (1..=MOST_SQUARES).contains(&squares) && width.max(height) <= LONGEST_SIDE;
        fits.then_some(Sides { width, height })
    }

    /// Reads a size such as `4x3`: columns, then rows.
    pub(crate) fn read(text: &str) -> Option<Sides> {
        let (width, height) = text.split_once('x')?;
        let side = |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok())?;
        Sides::new(side(width)?, side(height)?)
    }

    /// Reads rows of signs with `/` between them; returns for each sign the squares that have it.
    pub(crate) fn read_rows<const N: usize>(text: &str, signs: Signs<N>) -> Option<(Sides, [u64; N])> {
        let (width, height) = (text.split('/').next()?.len(), text.split('/').count());
        let sides = Sides::new(u32::try_from(width).ok()?, u32::try_from(height).ok()?)?;
        let mut sets = [0; N];
        if text.split('/').any(|row| row.len() != width) {
            return None;
        }
        for (number, sign) in text.chars().filter(|&sign| sign != '/').enumerate() {
            sets[signs.iter().position(|&known| known == sign)?] |= 1 << number;
        }
        Some((sides, sets))
    }

    /// Writes rows with `/` between them.
    pub(crate) fn write(self, sign: impl Fn(u32) -> char) -> String {
        let row = |row: u32| (0..self.width).map(|column| sign(row * self.width + column)).collect::<String>();
        (0..self.height).map(row).collect::<Vec<_>>().join("/")
    }

    /// Number of squares.
    pub(crate) fn count(self) -> u32 {
        self.width * self.height
    }

    /// All squares.
    pub(crate) fn all(self) -> u64 {
        u64::MAX >> (MOST_SQUARES - self.count())
    }

    /// The number of a square, if it is on the board.
    pub(crate) fn number(self, cell: GridCell) -> Option<u32> {
        let is_here = cell.column < self.width && cell.row < self.height;
        is_here.then(|| cell.row * self.width + cell.column)
    }

    /// The square of a number.
    pub(crate) fn cell(self, number: u32) -> GridCell {
        GridCell { row: number / self.width, column: number % self.width }
    }

    /// The square to the right and the one below, as far as they are on the board.
    pub(crate) fn after(self, number: u32) -> impl Iterator<Item = u32> {
        let cell = self.cell(number);
        let right = (cell.column + 1 < self.width).then_some(number + 1);
        right.into_iter().chain((cell.row + 1 < self.height).then_some(number + self.width))
    }

    /// The squares next to some squares.
    pub(crate) fn beside(self, set: u64) -> u64 {
        let first = (0..self.height).fold(0, |column, row| column | 1 << (row * self.width));
        let sideways = (set << 1 & !first) | (set & !first) >> 1;
        (sideways | set << self.width | set >> self.width) & self.all()
    }

    /// The squares of `all` that hang together with some of them.
    pub(crate) fn component(self, some: u64, all: u64) -> u64 {
        let mut component = some & all;
        loop {
            let wider = (component | self.beside(component)) & all;
            if wider == component {
                return component;
            }
            component = wider;
        }
    }

    /// The sides after an image is taken.
    pub(crate) fn of_image(self, image: Image) -> Sides {
        if image.transposes { Sides { width: self.height, height: self.width } } else { self }
    }

    /// Where an image sends a square.
    pub(crate) fn send(self, image: Image, number: u32) -> u32 {
        let GridCell { row, column } = self.cell(number);
        let column = if image.flips_columns { self.width - 1 - column } else { column };
        let row = if image.flips_rows { self.height - 1 - row } else { row };
        if image.transposes { column * self.height + row } else { row * self.width + column }
    }

    /// The image of some squares.
    pub(crate) fn image(self, image: Image, set: u64) -> u64 {
        numbers(set).fold(0, |all, number| all | 1 << self.send(image, number))
    }

    /// A board with a piece on each square.
    pub(crate) fn board(self, piece: impl Fn(u32) -> Piece) -> Board {
        let spot = |number: u32| {
            let cell = self.cell(number);
            Spot::at(cell.column, self.height - 1 - cell.row, piece(number)).with_label(cell.to_string())
        };
        let shape = Shape::Grid { columns: self.width, rows: self.height, chequered: false };
        let names = (0..self.width).map(|column| GridCell { row: 0, column }.to_string().replace('1', ""));
        Board::new(shape, (0..self.count()).map(spot).collect()).with_axes(names, (1..=self.height).rev())
    }
}

/// The numbers of the squares of a set.
pub(crate) fn numbers(mut set: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        let number = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (number < MOST_SQUARES).then_some(number)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_written_as_they_are_read() {
        for text in [".", "x.o/o.x", "...../.....", "x/o/."] {
            let (sides, [_, x, o]) = Sides::read_rows(text, ['.', 'x', 'o']).unwrap();
            let sign = |n: u32| {
                if x >> n & 1 == 1 {
                    'x'
                } else if o >> n & 1 == 1 {
                    'o'
                } else {
                    '.'
                }
            };
            assert_eq!(sides.write(sign), text);
        }
        for text in ["", "/", "x/", "xx/x", "y", "é.", "x.o/o.é"] {
            assert!(Sides::read_rows(text, ['.', 'x', 'o']).is_none(), "{text}");
        }
        assert!(Sides::read("8x8").is_some() && Sides::read("27x1").is_none() && Sides::read("+2x2").is_none());
    }

    #[test]
    fn images_keep_neighbours() {
        for sides in [Sides { width: 8, height: 8 }, Sides { width: 5, height: 3 }, Sides { width: 1, height: 6 }] {
            for image in IMAGES {
                assert_eq!(sides.image(image, sides.all()), sides.all());
                for number in 0..sides.count() {
                    let beside = sides.image(image, sides.beside(1 << number));
                    let seen = sides.of_image(image);
                    assert_eq!(beside, seen.beside(1 << sides.send(image, number)), "{sides:?} {image:?} {number}");
                }
            }
        }
    }
}
