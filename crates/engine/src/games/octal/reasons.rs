//! Why heaps of an octal game have their values, and misère Kayles.
use super::Octal;
use crate::{
    common::kayles,
    explain::{Step, mex},
    heap::HeapRules,
    message::Message,
    notation::HeapList,
};

/// The value of one heap: by the period where it has begun to repeat, otherwise as the mex of its options.
pub(super) fn of_heap(rules: &Octal, heap: u64) -> Message {
    // The value comes first, since the period is found on the way.
    rules.value(heap);
    if let Some(period) = rules.period_before(heap) {
        let (same, times) = period.fold(heap);
        if times > 0 {
            let more = u128::from(times) * u128::from(period.saltus);
            let id = if more == 0 { "reason-octal-period" } else { "reason-octal-saltus" };
            let message = Message::new(id).with("start", period.n0).with("length", period.length).with("same", same);
            return if more == 0 { message } else { message.with("saltus", period.saltus).with("more", more) };
        }
    }
    mex::reason(rules.options(heap).map(|option| rules.value_of(heap, &option)))
}

/// Misère Kayles: normal play, unless all rows are of a few sizes and fit a pattern.
pub(super) fn misere_kayles(rules: &Octal, heaps: &HeapList, winning: Option<Message>) -> Vec<Step> {
    let values: Vec<u128> = heaps.iter().map(|heap| rules.value(heap).0).collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    let id = match kayles::switches(heaps.iter()) {
        false => "reason-kayles-same",
        true => "reason-kayles-switched",
    };
    let known = Message::new("reason-kayles-values").with("values", values).with("sum", sum);
    let mut steps: Vec<Step> = vec![known.into(), Message::new(id).into()];
    steps.extend(winning.map(|mv| Message::new("reason-move").with("move", mv).into()));
    steps
}

#[cfg(test)]
mod tests {
    use super::super::game;
    use super::*;
    use crate::message::Arg;

    #[test]
    fn the_set_of_option_values_misses_the_value() {
        for code in ["0.77", "0.07", "0.6", "4.7", "0.3a9"] {
            let rules = game(code).unwrap().0;
            for heap in 0..40 {
                let reason = of_heap(&rules, heap);
                let Some(Arg::List(values)) = reason.arg("values") else { continue };
                let missing = (0u128..).find(|value| !values.contains(&Arg::Number(*value)));
                assert_eq!(missing, Some(rules.value(heap).0), "{code} {heap}");
            }
        }
    }

    #[test]
    fn a_heap_within_the_period_is_like_one_before() {
        let rules = game("kayles").unwrap().0;
        let reason = of_heap(&rules, 1000);
        assert_eq!(reason.to_string(), "reason-octal-period start=71 length=12 same=76");
        assert_eq!(rules.value(1000), rules.value(76));
    }

    #[test]
    fn with_a_saltus_it_is_worth_more() {
        let rules = game("4.[3]").unwrap().0;
        let reason = of_heap(&rules, u64::MAX);
        let expected = "reason-octal-saltus start=1 length=4 same=3 saltus=4 more=18446744073709551612";
        assert_eq!(reason.to_string(), expected);
        assert_eq!(rules.value(u64::MAX).0, rules.value(3).0 + 18_446_744_073_709_551_612);
    }
}
