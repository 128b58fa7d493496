//! What several games share and nothing outside the games needs.
pub(crate) mod columns;
pub(crate) mod ends;
pub(crate) mod factor;
pub(crate) mod falling;
pub(crate) mod kayles;
pub(crate) mod nim_equivalent;
pub(crate) mod numbered_sum;
pub(crate) mod sequence;
pub(crate) mod small_sort;
pub(crate) mod takings;
