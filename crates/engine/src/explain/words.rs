//! Moves in words that several games share.
use crate::{message::Message, notation::Takes};

/// Taking from one heap or from several: "take 2 from heap 1 and 3 from heap 2".
pub(crate) fn takes(mv: &Takes) -> Message {
    let take = |id, &(heap, amount): &(usize, u64)| Message::new(id).with("count", amount).with("heap", heap + 1);
    match &mv.0[..] {
        [only] => take("move-take", only),
        several => {
            let takes: Vec<Message> = several.iter().map(|part| take("move-from-heap", part)).collect();
            Message::new("move-several").with("takes", takes)
        }
    }
}

/// The heaps by their numbers, counted from zero here and from one in words.
pub(crate) fn heap(number: usize) -> Message {
    Message::new("explain-heap").with("heap", number + 1)
}
