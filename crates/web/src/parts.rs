//! What several pages share.
pub(crate) mod answer;
pub(crate) mod board;
pub(crate) mod focus;
pub(crate) mod form;
pub(crate) mod frame;
pub(crate) mod mistakes;
pub(crate) mod pane;
pub(crate) mod remote;
pub(crate) mod table;
pub(crate) mod time;
