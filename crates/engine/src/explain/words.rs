//! Moves in words that several games share.
use crate::{message::Message, notation::Takes};

/// Taking from one heap or from several: "take 2 from heap 1 and take 3 from heap 2".
pub(crate) fn takes(mv: &Takes) -> Message {
    let one = |&(heap, amount): &(usize, u64)| Message::new("move-take").with("count", amount).with("heap", heap + 1);
    match &mv.0[..] {
        [only] => one(only),
        several => Message::new("move-several").with("moves", several.iter().map(one).collect::<Vec<_>>()),
    }
}

/// The heaps by their numbers, counted from zero here and from one in words.
pub(crate) fn heap(number: usize) -> Message {
    Message::new("explain-heap").with("heap", number + 1)
}
