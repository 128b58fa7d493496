//! The misère quotient of Notakto: every board is worth an element of a commutative monoid with 18 elements, a product
//! of the letters a, b, c and d, and a position is worth the product of its boards.
//!
//! The relations are a² = 1, b³ = b, b²c = c, c³ = ac², b²d = d, cd = ad, d² = c², and the losing positions have the
//! products a, b², bc and c². A test proves this for any number of boards.
use super::{Crosses, least_image};
use std::fmt;

/// A product of letters, reduced by the relations: the exponents of a, b, c and d.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Product([u8; 4]);

const A: Product = Product([1, 0, 0, 0]);
const B: Product = Product([0, 1, 0, 0]);
const C: Product = Product([0, 0, 1, 0]);
const D: Product = Product([0, 0, 0, 1]);

/// The least images of the open boards by their values; all others are worth 1.
const BOARDS: [(Product, &[Crosses]); 7] = [
    (A, &[10, 13, 21, 27, 28, 40, 43, 68, 97, 102, 108, 115, 170, 173, 229, 238, 325]),
    (B, &[5, 11, 12, 17, 18, 29, 30, 42, 45, 99, 101, 110, 113, 114, 171]),
    (C, &[0]),
    (Product([0, 0, 2, 0]), &[16]),
    (D, &[3]),
    (Product([1, 0, 0, 1]), &[14, 41, 70]),
    (Product([1, 1, 0, 0]), &[19, 26, 69, 78, 106]),
];

impl Product {
    /// The value of a board that is not closed.
    pub(super) fn of_board(board: Crosses) -> Product {
        let least = least_image(board);
        BOARDS.iter().find(|(_, boards)| boards.contains(&least)).map_or(Product::default(), |(value, _)| *value)
    }

    /// The product with another one.
    pub(super) fn times(self, other: Product) -> Product {
        let [mut a, mut b, mut c, mut d] = self.0;
        (a, b, c, d) = (a + other.0[0], b + other.0[1], c + other.0[2], d + other.0[3]);
        loop {
            match (b, c, d) {
                (.., 2..) => (c, d) = (c + 2, d - 2),
                (_, 1.., 1) => (a, c) = (a + 1, c - 1),
                (_, 3.., 0) => (a, c) = (a + 1, c - 1),
                (2.., 1.., _) | (2.., _, 1) | (3.., ..) => b -= 2,
                _ => return Product([a % 2, b, c, d]),
            }
        }
    }

    /// Whether a position with this product is lost.
    pub(super) fn is_lost(self) -> bool {
        [A, B.times(B), B.times(C), C.times(C)].contains(&self)
    }
}

impl FromIterator<Product> for Product {
    fn from_iter<I: IntoIterator<Item = Product>>(factors: I) -> Product {
        factors.into_iter().fold(Product::default(), Product::times)
    }
}

impl fmt::Display for Product {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == [0; 4] {
            return f.write_str("1");
        }
        for (letter, exponent) in ["a", "b", "c", "d"].iter().zip(self.0) {
            f.write_str(match exponent {
                0 => "",
                _ => letter,
            })?;
            f.write_str(if exponent == 2 { "²" } else { "" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::notakto::{free_squares, is_closed};
    use std::collections::BTreeSet;

    /// The value of a board, closed or not.
    fn worth(board: Crosses) -> Product {
        if is_closed(board) { Product::default() } else { Product::of_board(board) }
    }

    fn times_all(products: &BTreeSet<Product>, factor: Product) -> BTreeSet<Product> {
        products.iter().map(|product| product.times(factor)).collect()
    }

    #[test]
    fn there_are_eighteen_products() {
        let mut all = BTreeSet::from([Product::default()]);
        for _ in 0..8 {
            all = all.iter().flat_map(|&x| [x, x.times(A), x.times(B), x.times(C), x.times(D)]).collect();
        }
        assert_eq!(all.len(), 18);
        for &x in &all {
            for &y in &all {
                assert_eq!(x.times(y), y.times(x));
                assert!(all.iter().all(|&z| x.times(y).times(z) == x.times(y.times(z))));
            }
        }
        let names: Vec<String> = all.iter().filter(|product| product.is_lost()).map(ToString::to_string).collect();
        assert_eq!(names, ["c²", "bc", "b²", "a"]);
    }

    /// What counts of a position is its product and the products of its options. Adding boards one by one leads to
    /// finitely many such pairs; in each of them the product is lost exactly if there is an option and none is lost.
    #[test]
    fn the_products_decide_for_any_number_of_boards() {
        let kinds: BTreeSet<(Product, BTreeSet<Product>)> = (0..1 << 9)
            .filter(|&board| !is_closed(board))
            .map(|board| (worth(board), free_squares(board).map(|square| worth(board | 1 << square)).collect()))
            .collect();
        let start: (Product, BTreeSet<Product>) = Default::default();
        let (mut seen, mut left) = (BTreeSet::from([start.clone()]), vec![start]);
        while let Some((product, options)) = left.pop() {
            let is_lost = !options.is_empty() && !options.iter().any(|option| option.is_lost());
            assert_eq!(product.is_lost(), is_lost, "{product} {options:?}");
            for (value, moves) in &kinds {
                let options = &times_all(&options, *value) | &times_all(moves, product);
                let next = (product.times(*value), options);
                if seen.insert(next.clone()) {
                    left.push(next);
                }
            }
        }
        assert_eq!(seen.len(), 285);
    }
}
