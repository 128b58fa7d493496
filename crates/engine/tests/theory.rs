//! Theory against exhaustive search, on the small ranges of `nimatron verify`.
use engine::{
    Convention, Family,
    games::{self, FAMILIES},
};
use std::{
    sync::atomic::{AtomicUsize, Ordering},
    thread::{available_parallelism, scope},
};

/// Number of positions of each range: enough to catch a wrong formula, few enough to stay quick.
const ENOUGH: u64 = 20_000;

#[test]
fn every_claim_agrees_with_search() {
    let only = std::env::var("NIMATRON_GAME").ok();
    let families: Vec<&Family> =
        FAMILIES.iter().filter(|family| only.as_deref().is_none_or(|id| id == family.id)).collect();
    let next = AtomicUsize::new(0);
    scope(|scope| {
        for _ in 0..available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(family) = families.get(next.fetch_add(1, Ordering::Relaxed)) {
                    check(family);
                }
            });
        }
    });
}

/// Compares all claims of a family with search.
fn check(family: &Family) {
    for sample in family.samples {
        let game = games::build(family.id, &games::params(family, sample).unwrap()).unwrap();
        for convention in Convention::BOTH {
            for (range, label) in game.ranges(false).iter().enumerate() {
                let report = game.verify(convention, false, range, &mut |positions| positions < ENOUGH);
                let name = format!("{} {sample} {convention} {label}", family.id);
                assert_eq!(report.disagreements, 0, "{name}: {:#?}", report.examples);
            }
        }
    }
}
