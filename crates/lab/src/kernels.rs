//! Kernels: the values of thousands of heaps at once, for the [sparse method](crate::methods::sparse).
//!
//! Both compute the common values of a *tile* of consecutive heaps and then verify that every smaller rare value is an
//! option. They differ in how they hold common values, which depends on how many [indices](crate::mask::Mask::index) a
//! game has.
pub(crate) mod lookup;
pub(crate) mod small_index;
pub(crate) mod view;
pub(crate) mod wide_index;
