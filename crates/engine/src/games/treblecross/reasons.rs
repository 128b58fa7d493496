//! Why a strip is won or lost: three to complete, or the free stretches as heaps of 0.007.
use super::{Strip, Treblecross};
use crate::{
    explain::{Step, mex, nim_sum::Parts},
    game::Game,
    message::Message,
    outcome::Convention,
    theory::Theory,
};

/// The reasons, if theory knows them.
pub(super) fn of(game: &Treblecross, convention: Convention, strip: &Strip) -> Option<Vec<Step>> {
    let winning = game.claim(convention, strip)?.winning?.list;
    let named = winning.first().map(|mv| (*mv, game.describe(strip, mv)));
    if let Some((mv, words)) = &named
        && strip.with(mv.0).is_won()
    {
        return Some(vec![Message::new("reason-treblecross-complete").with("move", words.clone()).into()]);
    }
    let mut steps: Vec<Step> = vec![Message::new("reason-treblecross").into()];
    let parts = parts(game, *strip);
    if parts.rows.is_empty() {
        steps.push(Message::new("reason-treblecross-none").into());
        return Some(steps);
    }
    steps.push(table(game, *strip));
    let Some((mv, words)) = named else {
        steps.extend(parts.even(convention));
        return Some(steps);
    };
    let after = self::parts(game, game.play(strip, &mv));
    steps.extend(parts.comparison(convention, &after, words));
    if after.rows.is_empty() {
        // Places are left, but none of them is safe.
        steps.pop();
        steps.push(Message::new("reason-treblecross-last").into());
    }
    Some(steps)
}

/// The name of a stretch by its first and last place.
fn name(places: &std::ops::Range<u32>) -> Message {
    Message::new("reason-stretch").with("first", places.start + 1).with("last", places.end)
}

/// The stretches in which a move is left, with their values.
fn parts(game: &Treblecross, strip: Strip) -> Parts {
    let live = strip.stretches().filter(|stretch| stretch.heap > 2);
    live.map(|stretch| (name(&stretch.places), game.value(stretch.heap).0)).collect()
}

/// Each stretch with its heap, its value, and why.
fn table(game: &Treblecross, strip: Strip) -> Step {
    mex::table_of(
        "label-heap-value",
        strip.stretches().filter(|stretch| stretch.heap > 2).map(|stretch| {
            let left = stretch.heap - 3;
            let options = (0..=left / 2).map(move |a| game.value(a) + game.value(left - a));
            let (size, value) = (stretch.heap as u64, game.value(stretch.heap));
            mex::Worth { name: name(&stretch.places), size, value, options }
        }),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim_value::NimValue;

    #[test]
    fn stretches_are_worth_what_the_strip_is_worth() {
        let game = super::super::game();
        for text in ["........", "...x......", "x.........x...", ".....x.....x....."] {
            let strip = game.read(text).unwrap();
            assert_eq!(NimValue(parts(&game, strip).sum()), game.sum(strip), "{text}");
        }
    }
}
