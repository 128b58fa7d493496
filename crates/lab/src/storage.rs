//! Storage of values: in memory, in a window of the first and last ones, in files.
pub(crate) mod aligned_bytes;
pub(crate) mod bitset;
mod bytes;
pub(crate) mod checksum;
pub(crate) mod file;
pub(crate) mod values;
pub(crate) mod window;
