//! Explanations as a reader sees them. Whether they are true is evaluated in `claims`.
mod explanations;
mod games;
mod heaps;
mod plain;
