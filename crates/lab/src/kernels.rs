//! Kernels: the values of thousands of heaps at once, for the [sparse method](crate::methods::sparse).
//!
//! There are two. Each computes the common values of a *tile* of consecutive heaps and then verifies that every smaller
//! rare value is an option. They differ in how they store common values, which depends on how many
//! [indices](crate::mask::Mask::index) a game has.
pub(crate) mod lookup;
pub(crate) mod small_index;
pub(crate) mod view;
pub(crate) mod wide_index;
