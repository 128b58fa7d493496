//! Where there is no second thread.

pub(super) struct Other;

impl Other {
    pub(super) fn new() -> Option<Other> {
        None
    }

    pub(super) fn both<A, B: Send>(&self, here: impl FnOnce() -> A, there: impl FnOnce() -> B + Send) -> (A, B) {
        (here(), there())
    }
}
