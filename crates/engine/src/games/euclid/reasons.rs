//! Why a position of Euclid's game is won or lost: the larger number against the golden ratio times the smaller.
use super::{Euclid, Pair};
use crate::{
    explain::Step,
    game::Game,
    message::Message,
    notation::{HeapList, Takes},
    outcome::Convention,
};

pub(super) fn of(convention: Convention, position: &HeapList) -> Vec<Step> {
    let pair = Pair::of(position);
    let Pair { large, small, heap } = pair;
    let misere = convention == Convention::Misere;
    let rule = Message::new(if misere { "reason-euclid-golden-misere" } else { "reason-euclid-golden" });
    let Some(amount) = pair.winning_amount(convention) else {
        let why = if large == small {
            Message::new("reason-euclid-equal").with("small", small)
        } else {
            Message::new("reason-euclid-lost").with("large", large).with("small", small).with("rest", large - small)
        };
        return vec![rule.into(), why.into()];
    };
    let mv = Euclid.describe(position, &Takes::one(heap, amount));
    let left = large - amount;
    let message = |id| Message::new(id).with("large", large).with("small", small);
    match left {
        0 => vec![message("reason-euclid-zero").with("move", mv).into()],
        _ if left == small => vec![rule.into(), message("reason-euclid-leave-equal").with("move", mv).into()],
        _ => {
            let (first, second) = (left.max(small), left.min(small));
            let leave = message("reason-euclid-leave").with("move", mv).with("first", first).with("second", second);
            vec![rule.into(), leave.into(), Message::new("reason-euclid-then").into()]
        }
    }
}
