//! What several pages share.
pub(crate) mod answer;
pub(crate) mod board;
pub(crate) mod form;
pub(crate) mod frame;
pub(crate) mod mistakes;
pub(crate) mod remote;
pub(crate) mod table;
pub(crate) mod time;
